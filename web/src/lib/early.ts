/** Answers of the server that were asked for before the page could ask. Each is given to the first who wants it. */

/** Milliseconds after which an answer is no news any more, or will never come. */
const FRESH = 10_000;

const coming = new Map<string, { readonly answer: Promise<Response>; readonly asked: number }>();

const named = (method: string, path: string): string => `${method} ${path}`;

export function askEarly(method: string, path: string, init: RequestInit = {}): void {
  const answer = fetch(path, { ...init, method, credentials: "same-origin" });
  // Nobody may come for it; whoever does hears of what went wrong.
  answer.catch(() => undefined);
  coming.set(named(method, path), { answer, asked: performance.now() });
}

/** The answer to a request, if it was asked for not long ago and nobody has taken it yet. */
export function takeEarly(method: string, path: string): Promise<Response> | undefined {
  const found = coming.get(named(method, path));
  coming.delete(named(method, path));
  return found !== undefined && performance.now() - found.asked < FRESH ? found.answer : undefined;
}
