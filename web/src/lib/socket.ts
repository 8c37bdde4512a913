/**
 * One socket for all tables a page follows.
 *
 * The link may break at any time, so nothing here depends on it staying: subscriptions are asked for again with the
 * last state the client has, and a command without an answer is sent again under the same id, which the server
 * answers once and the same way however often it arrives.
 */
import type { components } from "../generated/api";
import type { Problem, State } from "./contract";

type Schemas = components["schemas"];
export type Action = Schemas["Command"]["do"];
export type Done = Schemas["Done"];
export type BotWait = Schemas["BotWait"];
type Hello = Schemas["Hello"];
type FromClient = Schemas["Watch"] | Schemas["Leave"] | Schemas["Ping"] | Schemas["Why"] | Schemas["Command"];
type ToClient =
  | Hello
  | State
  | Schemas["Current"]
  | Schemas["Presence"]
  | BotWait
  | Done
  | Schemas["Denied"]
  | Schemas["Because"]
  | Schemas["Gone"]
  | Schemas["Pong"]
  | Schemas["Fault"];

/** The version of the messages this client speaks. */
export const PROTOCOL = 2;

const FIRST_RETRY = 500;
const LAST_RETRY = 8_000;
/** How long an answer may take before the link is taken for dead. */
const PATIENCE = 9_000;

/** `waiting`: for the next attempt. `outdated`: the server speaks another protocol, the page has to be loaded again. */
export type LinkState = "connecting" | "open" | "waiting" | "closed" | "outdated";

/** The server refused; nothing was changed. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  constructor(readonly problem: Problem) {
    super(problem.text["en"] ?? problem.code);
  }
}

/** Who follows a table. */
export interface Watcher {
  state(state: State): void;
  /** Nothing has happened since the last state. */
  current?(): void;
  presence?(connected: readonly number[]): void;
  /** A bot has not begun to think: other tables' bots come first. */
  botWait?(wait: BotWait): void;
  gone?(problem: Problem): void;
}

interface Subscription {
  readonly seat: number | null;
  readonly watcher: Watcher;
  seq: number | null;
}

interface Request {
  readonly message: FromClient;
  settle(answer: ToClient): void;
  fail(reason: Refusal): void;
}

export interface ConnectionOptions {
  readonly url?: string;
  /** Makes a socket; tests give their own. */
  readonly dial?: (url: string) => WebSocket;
  /** From 0 to 1, for the jitter. */
  readonly random?: () => number;
}

function socketUrl(): string {
  const url = new URL("/api/socket", window.location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

/** `crypto.randomUUID` is not there on plain http; random values are. */
function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  readonly #url: string;
  readonly #dial: (url: string) => WebSocket;
  readonly #random: () => number;
  readonly #observers = new Set<(state: LinkState) => void>();
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #requests = new Map<string, Request>();
  #state: LinkState = "closed";
  #socket: WebSocket | null = null;
  #hello: Hello | null = null;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ConnectionOptions = {}) {
    this.#url = options.url ?? socketUrl();
    this.#dial = options.dial ?? ((url) => new WebSocket(url));
    this.#random = options.random ?? Math.random;
  }

  get state(): LinkState {
    return this.#state;
  }

  /** The server's version, once it has said hello. */
  get version(): string | null {
    return this.#hello?.version ?? null;
  }

  /** Called at once and at every change, until the function given back is called. */
  subscribe(observer: (state: LinkState) => void): () => void {
    this.#observers.add(observer);
    observer(this.#state);
    return () => this.#observers.delete(observer);
  }

  open(): void {
    if (this.#state !== "closed") return;
    window.addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** For good: what was not answered stays unanswered. */
  close(): void {
    this.#end("closed");
  }

  /**
   * Follow a table as a seat, or as a spectator; one watcher a table, a new one replaces the old.
   * `seq`: the last state the watcher already has of this seat.
   */
  watch(table: string, seat: number | null, seq: number | null, watcher: Watcher): void {
    this.#subscriptions.set(table, { seat, seq, watcher });
    this.#send({ type: "watch", table, seat, seq });
  }

  leave(table: string): void {
    if (this.#subscriptions.delete(table)) this.#send({ type: "leave", table });
  }

  /** Rejected with a `Refusal` when the server refuses. */
  command(table: string, action: Action): Promise<Done> {
    const id = freshId();
    return this.#request(id, { type: "command", id, table, do: action }, (answer) => {
      if (answer.type === "denied") throw new Refusal(answer.problem);
      return answer as Done;
    });
  }

  /** Why a move is not possible; null when it is. */
  why(table: string, seat: number, move: string): Promise<Problem | null> {
    const id = freshId();
    return this.#request(id, { type: "why", id, table, seat, move }, (answer) => {
      if (answer.type === "denied") throw new Refusal(answer.problem);
      return (answer as Schemas["Because"]).problem;
    });
  }

  #request<Answer>(id: string, message: FromClient, read: (answer: ToClient) => Answer): Promise<Answer> {
    return new Promise((resolve, reject: (reason: unknown) => void) => {
      this.#requests.set(id, {
        message,
        settle: (answer) => {
          try {
            resolve(read(answer));
          } catch (refusal) {
            reject(refusal);
          }
        },
        fail: reject,
      });
      this.#send(message);
    });
  }

  #connect(): void {
    this.#become("connecting");
    const socket = this.#dial(this.#url);
    this.#socket = socket;
    // Events of a socket that was given up are not news.
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(event.data)) as ToClient);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    this.#after(PATIENCE, () => this.#lost());
  }

  /** The link is dead: give the socket up and try again, later each time. */
  #lost(): void {
    this.#drop();
    const delay = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** this.#attempts);
    this.#attempts += 1;
    this.#become("waiting");
    this.#after(delay * (0.75 + this.#random() / 2), () => this.#connect());
  }

  #drop(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #end(state: "closed" | "outdated"): void {
    window.removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
    this.#become(state);
  }

  /** The network or the reader is back: no reason to wait any longer, or to trust a link that slept. */
  #wake = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.#state === "waiting") {
      clearTimeout(this.#timer);
      this.#attempts = 0;
      this.#connect();
    } else if (this.#state === "open") {
      this.#ping();
    }
  };

  #ping(): void {
    this.#send({ type: "ping" });
    this.#after(PATIENCE, () => this.#lost());
  }

  #receive(message: ToClient): void {
    if (message.type === "hello") this.#greeted(message);
    if (this.#hello && this.#state === "open") this.#after(this.#hello.ping * 1000, () => this.#ping());
    switch (message.type) {
      case "state":
        this.#changed(message);
        break;
      case "current":
        this.#of(message.table, message.seat)?.watcher.current?.();
        break;
      case "presence":
        this.#subscriptions.get(message.table)?.watcher.presence?.(message.connected);
        break;
      case "bot-wait":
        this.#subscriptions.get(message.table)?.watcher.botWait?.(message);
        break;
      case "gone": {
        const gone = this.#subscriptions.get(message.table);
        this.#subscriptions.delete(message.table);
        gone?.watcher.gone?.(message.problem);
        break;
      }
      case "done":
      case "denied":
      case "because": {
        const request = this.#requests.get(message.id);
        this.#requests.delete(message.id);
        request?.settle(message);
        break;
      }
      case "fault":
        this.#faulted(message.problem);
        break;
      default:
        break;
    }
  }

  #greeted(hello: Hello): void {
    if (hello.protocol !== PROTOCOL) {
      this.#end("outdated");
      return;
    }
    this.#hello = hello;
    this.#attempts = 0;
    this.#become("open");
    for (const [table, { seat, seq }] of this.#subscriptions) this.#send({ type: "watch", table, seat, seq });
    for (const { message } of this.#requests.values()) this.#send(message);
  }

  #changed(state: State): void {
    const subscription = this.#of(state.table, state.seat);
    if (!subscription) return;
    subscription.seq = state.seq;
    subscription.watcher.state(state);
  }

  /** What is still on its way for a seat that is no longer watched must not be shown. */
  #of(table: string, seat: number | null): Subscription | undefined {
    const subscription = this.#subscriptions.get(table);
    return subscription?.seat === seat ? subscription : undefined;
  }

  /** A fault does not say which message it was about, so nobody goes on waiting; the table's state tells the truth. */
  #faulted(problem: Problem): void {
    const requests = [...this.#requests.values()];
    this.#requests.clear();
    for (const request of requests) request.fail(new Refusal(problem));
  }

  /** What cannot be sent now is sent after the next hello, from the subscriptions and requests. */
  #send(message: FromClient): void {
    if (this.#state === "open") this.#socket?.send(JSON.stringify(message));
  }

  #after(delay: number, action: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(action, delay);
  }

  #become(state: LinkState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const observer of [...this.#observers]) observer(state);
  }
}
