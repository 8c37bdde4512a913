/** From where an address of this page can be opened, as far as its host tells. */

import { type Args, person } from "./words";

/** `here`: on this computer alone. `network`: in the same network. `anywhere`: from everywhere. */
export type Reach = "here" | "network" | "anywhere";

const HERE = [/^localhost$/, /\.localhost$/, /^127\./, /^0\.0\.0\.0$/, /^::1?$/];
const NETWORK = [
  /^10\./, /^192\.168\./, /^172\.(1[6-9]|2\d|3[01])\./, /^169\.254\./, /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
  /^f[cd][0-9a-f]{2}:/, /^fe[89ab][0-9a-f]:/, /\.(local|lan|home|internal|home\.arpa)$/,
]; // prettier-ignore

/** Of a host as `location.hostname` gives it: a name, or a number in brackets if it has colons. */
export function reachOf(hostname: string): Reach {
  const host = hostname.toLowerCase().replace(/^\[|\]$|\.$/g, "");
  const number = host.replace(/^::ffff:(?=\d+\.)/, "");
  if (HERE.some((pattern) => pattern.test(number))) return "here";
  if (NETWORK.some((pattern) => pattern.test(number))) return "network";
  // A name without a dot is known in the network at most.
  return host.includes(".") || host.includes(":") ? "anywhere" : "network";
}

/** What must be known about a link of this page before it is sent to others; null if they can open it. */
export function reachNote(place: Pick<Location, "hostname" | "host" | "port">): { message: string; args: Args } | null {
  const reach = reachOf(place.hostname);
  if (reach === "anywhere") return null;
  const port = place.port === "" ? "80" : place.port;
  const said = {
    host: person(place.host),
    command: person(`pentapolis serve --host 0.0.0.0 --port ${port}`),
    example: person(`http://192.168.1.20:${port}`),
  };
  return { message: `table-link-${reach}`, args: reach === "here" ? said : { host: said.host } };
}
