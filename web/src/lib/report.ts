/** A bug report: one block of text that says exactly what the reporter saw. */
import type { LogLine, TableInfo } from "./contract";
import { sha256 } from "./sha256";

export interface Reported {
  readonly info: TableInfo;
  readonly seq: number;
  readonly seat: number | null;
  readonly view: unknown;
  readonly log: readonly LogLine[];
  readonly version: string | null;
  readonly language: string;
  readonly browser: string;
  /** Only where nobody's secrets are in it. */
  readonly record: unknown;
}

/** How many of the last lines of the log are told. */
const LINES = 5;

/** Its keys are for programs and stay as they are in every language. */
export function reportText(reported: Reported): string {
  const { info, seq, seat, view, log, version, language, browser, record } = reported;
  const report = {
    table: info.id,
    seq,
    ply: info.ply,
    game: info.game,
    rules: info.rules,
    server: version,
    seat,
    view: view === null ? null : sha256(JSON.stringify(view)),
    language,
    browser,
    log: log.slice(-LINES).map(({ ply, message, args }) => ({ ply, message, args })),
    ...(record === null ? {} : { record }),
  };
  return `pentapolis-report\n${JSON.stringify(report, null, 1)}\n`;
}
