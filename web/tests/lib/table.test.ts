import { beforeEach, describe, expect, it, vi } from "vitest";
import type { State, TableInfo } from "../../src/lib/contract";
import { headline } from "../../src/lib/question";
import { SeenMemory } from "../../src/lib/seen";
import { Refusal } from "../../src/lib/socket";
import { TableStore } from "../../src/lib/table.svelte";
import type { Words } from "../../src/lib/words";
import { bot, ENGLISH, FakeLink, HUNGARIAN, info, line, me, problem, sheet, state, view } from "./tableFixture";

let link: FakeLink;
let storage: SeenMemory;
const onTurn = vi.fn();
const position = vi.fn((ply: number, seat: number | null) => Promise.resolve(view(seat, ply, [])));
const changes = vi.fn((): string[] => Array.from({ length: 20 }, (_, number) => `card:c${number}`));

function opened(of: TableInfo, settings = { confirm: false, curtain: true }, spoken: Words = ENGLISH): TableStore {
  const store = new TableStore({
    info: of, sheet, connection: link, changes, words: () => spoken, settings, seen: storage, position, onTurn,
  }); // prettier-ignore
  store.open();
  return store;
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  link = new FakeLink();
  localStorage.clear();
  storage = new SeenMemory(localStorage);
  vi.clearAllMocks();
});

describe("names", () => {
  it("call bots by their level and number those that play twice", () => {
    const of = info([me, bot, { kind: "open", name: "" }, bot]);
    expect([...opened(of).names]).toEqual(["Miska", "Expert bot (1)", "Seat 3", "Expert bot (2)"]);
    expect([...opened(of, undefined, HUNGARIAN).names]).toEqual(["Miska", "Mesterbot (1)", "3. hely", "Mesterbot (2)"]);
    expect(opened(of).names.common).toEqual([false, true, true, true]);
  });
});

describe("actions", () => {
  it("are found by every thing they speak of", () => {
    const of = info([me, bot]);
    const store = opened(of);
    link.send(state(of, 0, { moves: ["discard:baths", "raise:colossus:baths", "pass"] }));
    expect(store.actions("card:baths").map((action) => action.move)).toEqual(["discard:baths", "raise:colossus:baths"]);
    expect(store.actions("wonder:colossus")[0]?.keys).toEqual(["wonder:colossus", "card:baths"]);
    expect(store.canAct("wonder:colossus")).toBe(true);
    expect(store.canAct("wonder:sphinx")).toBe(false);
    expect(store.actions("")).toMatchObject([{ move: "pass", keys: [] }]);
  });

  it("are none for a spectator", () => {
    const of = info([bot, bot]);
    const store = opened(of);
    expect(store.seat).toBeNull();
    link.send(state(of, null, { moves: ["pass"], stamp: null }));
    expect(store.live).toBe(false);
    expect(store.asked).toBe(false);
    expect(store.actions("")).toEqual([]);
  });
});

describe("playing", () => {
  const of = info([me, bot]);

  it("waits for the state and shows nothing before", async () => {
    const store = opened(of);
    link.send(state(of, 0, { moves: ["build:baths"] }));
    store.choose("card:baths");
    store.play("build:baths");
    expect(link.commands).toEqual([{ type: "play", seat: 0, stamp: 5, move: "build:baths" }]);
    expect(store.asked).toBe(false);
    expect(store.view.ply).toBe(0);
    store.play("build:baths");
    expect(link.commands).toHaveLength(1);
    link.answer({ type: "done", id: "x", table: of.id, seq: 2 });
    await settled();
    expect(store.pending).toBe(true);
    link.send(state({ ...of, seq: 2, ply: 1, to_act: [1] }, 0, { stamp: null }));
    expect(store.pending).toBe(false);
    expect(store.chosen).toBeNull();
    expect(store.view.ply).toBe(1);
  });

  it("tells why it was refused", async () => {
    const store = opened(of);
    link.send(state(of, 0, { moves: ["build:baths"] }));
    store.play("build:baths");
    link.refuse(new Refusal(problem));
    await settled();
    expect(store.refusal).toEqual(problem);
    expect(store.tell(problem)).toBe("The game is over.");
    expect(store.asked).toBe(true);
  });

  it("asks first where the settings say so", () => {
    const store = opened(of, { confirm: true, curtain: true });
    link.send(state(of, 0, { moves: ["build:baths"] }));
    store.play("build:baths");
    expect(store.staged).toBe("build:baths");
    expect(link.commands).toEqual([]);
    store.cancelStaged();
    store.confirmStaged();
    expect(link.commands).toEqual([]);
    store.play("build:baths");
    store.confirmStaged();
    expect(link.commands).toHaveLength(1);
  });

  it("knows what a thing answers, and chooses only what can act", () => {
    const store = opened(of);
    const refused = [{ things: ["card:baths", "wonder:sphinx"], rule: "SWD-2", message: "refuse-over", args: {} }];
    link.send(state(of, 0, { moves: ["discard:altar", "discard:baths"], refused }));
    expect(store.whyNot("wonder:sphinx")).toMatchObject({ rule: "SWD-2", message: "refuse-over" });
    expect(store.whyNot("card:baths")).toBe(store.whyNot("wonder:sphinx"));
    expect(store.whyNot("card:altar")).toBeNull();
    store.choose("card:baths");
    expect(store.chosen).toBe("card:baths");
    store.choose("wonder:sphinx");
    expect(store.chosen).toBeNull();
  });

  it("asks the server why a move is not possible", async () => {
    const store = opened(of);
    link.send(state(of, 0, { moves: ["discard:altar"] }));
    expect(await store.why("raise:sphinx:altar")).toEqual({ rule: "SWD-1", message: "refuse-over", args: {} });
    expect(link.asked).toEqual(["raise:sphinx:altar"]);
    link.because = null;
    expect(await store.why("discard:altar")).toBeNull();
  });

  it("forgets the choice when the thing can no longer be acted on", () => {
    const store = opened(of);
    link.send(state(of, 0, { moves: ["build:baths", "build:altar"] }));
    store.choose("card:baths");
    link.send(state({ ...of, seq: 2 }, 0, { moves: ["build:baths"] }));
    expect(store.chosen).toBe("card:baths");
    link.send(state({ ...of, seq: 3 }, 0, { moves: ["build:altar"] }));
    expect(store.chosen).toBeNull();
  });
});

describe("states", () => {
  it("keep the beginning of the log and mark at most twelve changes", () => {
    const of = info([me, bot]);
    const store = opened(of);
    link.send(state(of, 0, { log: [line(0), line(1), line(1)] }));
    expect(store.changed("card:c0")).toBe(false);
    link.send(state({ ...of, seq: 2, ply: 2 }, 0, { log_keep: 2, log: [line(2)] }));
    expect(store.log.map((told) => told.ply)).toEqual([0, 1, 2]);
    expect(store.changed("card:c11")).toBe(true);
    expect(store.changed("card:c12")).toBe(false);
  });

  it("give one notice a turn", () => {
    const of = info([me, bot]);
    opened(of);
    link.send(state(of, 0));
    expect(onTurn).not.toHaveBeenCalled();
    link.send(state({ ...of, to_act: [1] }, 0));
    link.send(state({ ...of, to_act: [0] }, 0));
    link.send(state({ ...of, to_act: [0], seq: 9 }, 0));
    expect(onTurn).toHaveBeenCalledTimes(1);
  });

  it("make the sentence of the bar", () => {
    const of = info([me, bot]);
    const store = opened(of, undefined, HUNGARIAN);
    expect(headline(store)).toBe("Terítjük az asztalt…");
    link.send(state(of, 0, { moves: ["build:baths"] }));
    expect(headline(store)).toMatch(/^Vegyél el egy hozzáférhető kártyát/);
    // One effect that may be left out, and two of which one comes first.
    const reacting = (moves: string[]): State => {
      const found = state(of, 0, { moves });
      return { ...found, view: { ...found.view, question: "ask-reaction" } as unknown as State["view"] };
    };
    link.send(reacting(["build:baths", "no"]));
    expect(headline(store)).toBe("Fürdő: használod a hatását?");
    link.send(reacting(["build:baths", "build:altar", "no"]));
    expect(headline(store)).toBe("Melyik kártyád hatása jöjjön előbb?");
    link.send(state({ ...of, to_act: [1] }, 0, { stamp: null }));
    expect(headline(store)).toBe("Most a Mesterbot dönt");
    const result: TableInfo["result"] = { winners: [0], how: "played", seat: null };
    link.send(state({ ...of, to_act: [], status: "over", result }, 0, { stamp: null }));
    expect(headline(store)).toBe("Győztél!");
  });
});

describe("several people at one screen", () => {
  const of = info([me, { you: true, name: "Borcsa" }]);

  it("begin and pass on behind the curtain, and nothing of the first one's view is left", () => {
    const store = opened(of);
    expect(store.handOver).toEqual({ to: 0, from: null, undo: false });
    expect(link.watched).toEqual([]);
    store.reveal();
    expect(link.watched.map(({ seat }) => seat)).toEqual([0]);
    link.send(state(of, 0, { moves: ["build:baths"], log: [line(0)] }));
    expect(store.begun).toBe(true);
    const undo = { undo: true, redo: false, reset: false, ask: false, asked: null, refused_by: null };
    link.send(state({ ...of, to_act: [1], seq: 2, ply: 1 }, 0, { undo, stamp: null }));
    expect(store.handOver).toEqual({ to: 1, from: 0, undo: true });
    expect(store.begun).toBe(false);
    expect(store.log).toEqual([]);
    expect(link.watched).toHaveLength(1);
    store.reveal();
    expect(link.watched.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(store.seat).toBe(1);
  });

  it("may take the move back before passing on", () => {
    const store = opened(of);
    store.reveal();
    link.send(state({ ...of, to_act: [1] }, 0, { stamp: null }));
    void store.takeBack();
    expect(link.commands).toEqual([{ type: "undo", seat: 0, to: null, ask: false }]);
    link.send(state({ ...of, seq: 3 }, 0));
    expect(store.handOver).toBeNull();
    expect(store.begun).toBe(true);
  });

  it("need no curtain where the settings say so, or where a bot is the other", () => {
    const store = opened(of, { confirm: false, curtain: false });
    link.send(state({ ...of, to_act: [1] }, 0, { stamp: null }));
    expect(store.handOver).toBeNull();
    expect(link.watched.map(({ seat }) => seat)).toEqual([0, 1]);
    const alone = opened(info([me, bot]));
    expect(alone.handOver).toBeNull();
  });
});

describe("since I was here", () => {
  const of = info([me, bot]);

  it("shows what is new after being away, until the next move", async () => {
    opened(of);
    link.send(state({ ...of, ply: 2 }, 0, { log: [line(0), line(1), line(2)], moves: ["pass"] }));
    const store = opened(of);
    const later = { ...of, ply: 4, seq: 4 };
    link.send(state(later, 0, { log: [line(0), line(1), line(2), line(3), line(4)], moves: ["pass"] }));
    expect(store.news).toEqual({ line: 3, ply: 2 });
    await settled();
    expect(position).toHaveBeenCalledWith(2, 0);
    expect(store.changed("card:c0")).toBe(true);
    store.play("pass");
    expect(store.news).toBeNull();
  });

  it("is nothing for those who stayed, and for those who come for the first time", () => {
    const store = opened(of);
    link.send(state(of, 0, { log: [line(0)] }));
    link.send(state({ ...of, ply: 3, seq: 3 }, 0, { log_keep: 1, log: [line(3)] }));
    expect(store.news).toBeNull();
  });

  it("shows positions of the past, in which nobody acts", async () => {
    const store = opened(of);
    link.send(state({ ...of, ply: 3 }, 0, { moves: ["pass"] }));
    await store.look(1);
    expect(store.view.ply).toBe(1);
    expect(store.live).toBe(false);
    expect(store.actions("")).toEqual([]);
    store.present();
    expect(store.view.ply).toBe(3);
    expect(store.asked).toBe(true);
  });
});

describe("since the last decision", () => {
  const at = (ply: number, to_act = [1]): TableInfo => info([me, bot], { ply, seq: ply + 1, to_act });
  const said = (ply: number, seat: number) => ({ ply, message: "log-again", args: { seat } as unknown as Record<string, never> });

  async function played(): Promise<TableStore> {
    const store = opened(at(4, [0]));
    link.send(state(at(4, [0]), 0, { moves: ["build:baths"], log: [said(3, 0), said(4, 1)] }));
    store.play("build:baths");
    link.send(state(at(5), 0, { stamp: null, log_keep: 2, log: [said(5, 0)] }));
    link.answer({ type: "done", id: "x", seq: 6 } as never);
    await settled();
    return store;
  }

  it("everything is told that others did, and what glows is all of it", async () => {
    const store = await played();
    expect(store.since).toEqual([]);
    link.send(state(at(6), 0, { stamp: null, log_keep: 3, log: [said(6, 1)] }));
    link.send(state(at(7, [0]), 0, { moves: ["pass"], log_keep: 4, log: [said(7, 1)] }));
    expect(store.since.map(({ ply, seat }) => [ply, seat])).toEqual([[6, 1], [7, 1]]); // prettier-ignore
    const [from, to] = changes.mock.lastCall as unknown as [{ ply: number }, { ply: number }];
    expect([from.ply, to.ply]).toEqual([5, 7]);
  });

  it("moves that were played for the seat are told as well, and a new page still knows", async () => {
    await played();
    const again = opened(at(7, [0]));
    link.send(state(at(7, [0]), 0, { log: [said(5, 0), said(6, 1), said(7, 0)] }));
    expect(again.since.map(({ ply, seat }) => [ply, seat])).toEqual([[6, 1], [7, 0]]); // prettier-ignore
    await settled();
    expect(position).toHaveBeenCalledWith(5, 0);
  });

  it("a refused move decides nothing", async () => {
    const store = opened(at(4, [0]));
    link.send(state(at(4, [0]), 0, { moves: ["build:baths"], log: [said(3, 0), said(4, 1)] }));
    store.play("build:baths");
    link.refuse(new Refusal(problem));
    await settled();
    expect(store.since.map(({ ply }) => ply)).toEqual([4]);
  });

  it("after an undo it is told again what happened before", async () => {
    const store = await played();
    link.send(state(at(4, [0]), 0, { moves: ["build:baths"], log_keep: 2 }));
    expect(store.since.map(({ ply }) => ply)).toEqual([4]);
  });
});
