/** Telling a player who looks elsewhere that it is their turn. */
import { chime } from "./sound";

export interface Notice {
  readonly title: string;
  readonly text: string;
  /** A later notice of the same table takes the place of the earlier one. */
  readonly table: string;
}

export interface NoticeSettings {
  readonly sound: boolean;
  readonly notify: boolean;
}

/** True when the player was not looking, and therefore told. */
export function tellTurn(notice: Notice, settings: NoticeSettings): boolean {
  if (document.visibilityState !== "hidden") return false;
  if (settings.sound) chime();
  if (settings.notify) show(notice);
  return true;
}

function show({ title, text, table }: Notice): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const notification = new Notification(title, { body: text, tag: `pentapolis-${table}` });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Some phones know notifications only from service workers; title and sound remain.
  }
}
