/** Who the server takes this browser for. There is no account: a person is a cookie and a name. */

import { deleteSession, door, patchSession, postSession, type Session } from "./api";

class SessionStore {
  #now = $state.raw<Session | null>(null);
  #starting: Promise<void> | null = null;

  get person(): string | null {
    return this.#now?.person ?? null;
  }

  get name(): string {
    return this.#now?.name ?? "";
  }

  get known(): boolean {
    return this.#now !== null;
  }

  /** Ask the server who this is; several askers at once share one question. */
  start(): Promise<void> {
    this.#starting ??= postSession()
      .then((session) => this.#take(session))
      .finally(() => (this.#starting = null));
    return this.#starting;
  }

  async rename(name: string): Promise<void> {
    this.#take(await patchSession({ name }));
  }

  /** The server forgets this person, and the browser becomes somebody new. */
  async forget(): Promise<void> {
    await deleteSession();
    this.#now = null;
    door.token = null;
    await this.start();
  }

  #take(session: Session): void {
    this.#now = session;
    door.token = session.token;
  }
}

export const session = new SessionStore();

/** Every request waits for a session, and gets a new one when the server has forgotten the old. */
door.enter = () => session.start();
