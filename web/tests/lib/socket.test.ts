import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Problem, State } from "../../src/lib/contract";
import { Connection, type LinkState, PROTOCOL, Refusal } from "../../src/lib/socket";

const TABLE = "a-table-of-sixteen";
const PING = 2.5;

/** A socket whose other end is the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error("nobody has dialled");
    return last;
  }

  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;
  readonly sent: Record<string, unknown>[] = [];

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  say(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  hello(protocol = PROTOCOL): void {
    this.say({ type: "hello", protocol, version: "1.2.3", person: "p", name: "Miska", ping: PING });
  }

  break(): void {
    this.onclose?.();
  }

  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message["type"] === type);
  }
}

const problem: Problem = { code: "no", message: "refuse-over", args: {}, text: { en: "No.", hu: "Nem." }, rule: null };
const state = (seq: number, seat: number | null = 0): Record<string, unknown> => ({
  type: "state", table: TABLE, seq, seat,
}); // prettier-ignore

function dialled(random = 0.5): Connection {
  return new Connection({ url: "ws://test", dial: () => new FakeSocket() as unknown as WebSocket, random: () => random });
}

let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  connection = dialled();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe("resuming", () => {
  it("asks again for every table with the last state it has", () => {
    const seen: number[] = [];
    connection.open();
    connection.watch(TABLE, 0, null, { state: (got: State) => seen.push(got.seq) });
    expect(FakeSocket.last.sent).toEqual([]);
    FakeSocket.last.hello();
    expect(FakeSocket.last.sent).toEqual([{ type: "watch", table: TABLE, seat: 0, seq: null }]);
    FakeSocket.last.say(state(7));
    FakeSocket.last.break();
    vi.advanceTimersByTime(500);
    FakeSocket.last.hello();
    expect(FakeSocket.last.sent).toEqual([{ type: "watch", table: TABLE, seat: 0, seq: 7 }]);
    FakeSocket.last.say(state(9));
    expect(seen).toEqual([7, 9]);
  });

  it("drops what was on its way for a seat that is no longer watched", () => {
    const first = vi.fn();
    const second = vi.fn();
    connection.open();
    FakeSocket.last.hello();
    connection.watch(TABLE, 0, null, { state: first });
    connection.watch(TABLE, 1, null, { state: second });
    FakeSocket.last.say(state(3, 0));
    FakeSocket.last.say(state(3, 1));
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
  });

  it("forgets a table that is gone", () => {
    const gone = vi.fn();
    connection.open();
    FakeSocket.last.hello();
    connection.watch(TABLE, null, null, { state: vi.fn(), gone });
    FakeSocket.last.say({ type: "gone", table: TABLE, problem });
    expect(gone).toHaveBeenCalledWith(problem);
    FakeSocket.last.break();
    vi.advanceTimersByTime(500);
    FakeSocket.last.hello();
    expect(FakeSocket.last.sent).toEqual([]);
  });
});

describe("commands", () => {
  it("are sent again under the same id until they are answered, and answered once", async () => {
    connection.open();
    FakeSocket.last.hello();
    const answered = vi.fn();
    const done = connection.command(TABLE, { type: "redo", seat: 0 }).then(answered);
    const [sent] = FakeSocket.last.of("command");
    FakeSocket.last.break();
    vi.advanceTimersByTime(500);
    FakeSocket.last.hello();
    expect(FakeSocket.last.of("command")).toEqual([sent]);
    FakeSocket.last.say({ type: "done", id: sent?.["id"], table: TABLE, seq: 4 });
    FakeSocket.last.say({ type: "done", id: sent?.["id"], table: TABLE, seq: 5 });
    await done;
    expect(answered).toHaveBeenCalledTimes(1);
    expect(answered.mock.calls[0]?.[0]).toMatchObject({ seq: 4 });
    FakeSocket.last.break();
    vi.advanceTimersByTime(500);
    FakeSocket.last.hello();
    expect(FakeSocket.last.of("command")).toEqual([]);
  });

  it("given while there is no link wait for it, after the watches", () => {
    connection.open();
    connection.watch(TABLE, 0, null, { state: vi.fn() });
    void connection.command(TABLE, { type: "redo", seat: 0 });
    FakeSocket.last.hello();
    expect(FakeSocket.last.sent.map((message) => message["type"])).toEqual(["watch", "command"]);
  });

  it("reject with the problem when refused, and have ids of their own", async () => {
    connection.open();
    FakeSocket.last.hello();
    const first = connection.command(TABLE, { type: "redo", seat: 0 });
    void connection.command(TABLE, { type: "redo", seat: 0 });
    const [one, two] = FakeSocket.last.of("command");
    expect(one?.["id"]).not.toBe(two?.["id"]);
    FakeSocket.last.say({ type: "denied", id: one?.["id"], problem });
    await expect(first).rejects.toBeInstanceOf(Refusal);
    await expect(first).rejects.toMatchObject({ problem });
  });

  it("do not wait for ever after a fault", async () => {
    connection.open();
    FakeSocket.last.hello();
    const lost = connection.command(TABLE, { type: "redo", seat: 0 });
    FakeSocket.last.say({ type: "fault", problem });
    await expect(lost).rejects.toMatchObject({ problem });
  });

  it("ask why", async () => {
    connection.open();
    FakeSocket.last.hello();
    const because = connection.why(TABLE, 1, "build:baths");
    const [sent] = FakeSocket.last.of("why");
    expect(sent).toMatchObject({ table: TABLE, seat: 1, move: "build:baths" });
    FakeSocket.last.say({ type: "because", id: sent?.["id"], problem });
    expect(await because).toEqual(problem);
  });
});

describe("the link", () => {
  it("is tried again after half a second, doubling to eight", () => {
    connection.open();
    for (const wait of [500, 1000, 2000, 4000, 8000, 8000]) {
      const before = FakeSocket.all.length;
      FakeSocket.last.break();
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all.length).toBe(before + 1);
    }
    FakeSocket.last.hello();
    FakeSocket.last.break();
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all.length).toBe(before + 1);
  });

  it.each([[0, 375], [1, 625]])("with jitter: %d gives %d ms", (random, wait) => {
    const own = dialled(random);
    own.open();
    FakeSocket.last.break();
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSocket.all.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all.length).toBe(before + 1);
    own.close();
  }); // prettier-ignore

  it("is asked after a silence and dead nine seconds later", () => {
    connection.open();
    FakeSocket.last.hello();
    const socket = FakeSocket.last;
    vi.advanceTimersByTime(PING * 1000 - 1);
    expect(socket.of("ping")).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(socket.of("ping")).toHaveLength(1);
    vi.advanceTimersByTime(8_999);
    expect(connection.state).toBe("open");
    vi.advanceTimersByTime(1);
    expect(connection.state).toBe("waiting");
    expect(socket.closed).toBe(true);
  });

  it("lives as long as anything arrives", () => {
    connection.open();
    FakeSocket.last.hello();
    for (let i = 0; i < 10; i += 1) {
      vi.advanceTimersByTime(PING * 1000);
      FakeSocket.last.say({ type: "pong" });
    }
    expect(FakeSocket.all).toHaveLength(1);
    expect(FakeSocket.last.of("ping")).toHaveLength(10);
    expect(connection.state).toBe("open");
  });

  it("that never says hello is given up", () => {
    connection.open();
    vi.advanceTimersByTime(9_000);
    expect(connection.state).toBe("waiting");
  });

  it("is tried at once when the network is back, and tested when it seemed to live", () => {
    connection.open();
    FakeSocket.last.break();
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.hello();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.last.of("ping")).toHaveLength(1);
  });

  it("tells its observers", () => {
    const states: LinkState[] = [];
    const stop = connection.subscribe((now) => states.push(now));
    connection.open();
    FakeSocket.last.hello();
    FakeSocket.last.break();
    connection.close();
    stop();
    connection.open();
    expect(states).toEqual(["closed", "connecting", "open", "waiting", "closed"]);
  });

  it("ends where the server speaks another protocol", () => {
    connection.open();
    FakeSocket.last.hello(PROTOCOL + 1);
    expect(connection.state).toBe("outdated");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
