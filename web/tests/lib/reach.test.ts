import { expect, it } from "vitest";
import { reachNote, reachOf } from "$lib/reach";

it.each([
  ["localhost", "here"],
  ["games.localhost", "here"],
  ["127.0.0.1", "here"],
  ["127.3.2.1", "here"],
  ["[::1]", "here"],
  ["[::ffff:127.0.0.1]", "here"],
  ["0.0.0.0", "here"],
  ["192.168.1.20", "network"],
  ["10.0.0.7", "network"],
  ["172.16.0.1", "network"],
  ["172.31.9.9", "network"],
  ["169.254.1.1", "network"],
  ["100.100.1.1", "network"],
  ["[fd12:3456::1]", "network"],
  ["[fe80::1]", "network"],
  ["nas", "network"],
  ["nas.local", "network"],
  ["172.32.0.1", "anywhere"],
  ["193.168.1.1", "anywhere"],
  ["[2001:db8::1]", "anywhere"],
  ["games.example", "anywhere"],
  ["localhost.example", "anywhere"],
])("%s can be reached: %s", (host, reach) => {
  expect(reachOf(host)).toBe(reach);
});

it("says with which option others can come, and at which address", () => {
  const here = reachNote({ hostname: "127.0.0.1", host: "127.0.0.1:8123", port: "8123" });
  expect(here?.message).toBe("table-link-here");
  expect(Object.values(here?.args ?? {}).map(String)).toEqual([
    "127.0.0.1:8123", "pentapolis serve --host 0.0.0.0 --port 8123", "http://192.168.1.20:8123",
  ]); // prettier-ignore
  expect(reachNote({ hostname: "192.168.1.20", host: "192.168.1.20:8000", port: "8000" })?.message).toBe("table-link-network");
  expect(reachNote({ hostname: "games.example", host: "games.example", port: "" })).toBeNull();
});
