import { afterEach, expect, it, vi } from "vitest";
import { tellTurn } from "../../src/lib/notices";

const notice = { title: "Your turn", text: "7 Wonders Duel", table: "t" };
const shown = vi.fn();

class FakeNotification {
  static permission = "granted";
  onclick: (() => void) | null = null;
  constructor(title: string, options: { body: string; tag: string }) {
    shown(title, options);
  }
}

function look(visible: boolean): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visible ? "visible" : "hidden");
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  shown.mockClear();
});

it("leaves those alone who are looking", () => {
  vi.stubGlobal("Notification", FakeNotification);
  look(true);
  expect(tellTurn(notice, { sound: false, notify: true })).toBe(false);
  expect(shown).not.toHaveBeenCalled();
});

it("tells those who are not, as far as they want it", () => {
  vi.stubGlobal("Notification", FakeNotification);
  look(false);
  expect(tellTurn(notice, { sound: false, notify: false })).toBe(true);
  expect(shown).not.toHaveBeenCalled();
  tellTurn(notice, { sound: false, notify: true });
  expect(shown).toHaveBeenCalledWith("Your turn", { body: "7 Wonders Duel", tag: "pentapolis-t" });
});

it("asks nobody who has forbidden it", () => {
  vi.stubGlobal("Notification", class extends FakeNotification {
    static override permission = "denied";
  }); // prettier-ignore
  look(false);
  expect(tellTurn(notice, { sound: false, notify: true })).toBe(true);
  expect(shown).not.toHaveBeenCalled();
});
