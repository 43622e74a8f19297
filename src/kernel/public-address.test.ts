import assert from "node:assert/strict";
import { test } from "node:test";
import { isPublicAddress, judgeHost } from "./public-address.ts";

test("addresses that nobody outside may reach are not public", () => {
  for (const address of [
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "169.254.169.254",
    "172.31.255.255",
    "192.168.0.1",
    "192.0.2.1",
    "198.18.0.1",
    "198.51.100.7",
    "203.0.113.9",
    "224.0.0.1",
    "255.255.255.255",

    "::",
    "::1",
    "::ffff:8.8.8.8",
    "::ffff:127.0.0.1",
    "64:ff9b::7f00:1",
    "fc00::1",
    "fe80::1",
    "ff02::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "2001::1",
    "100::1",
    "nonsense",
    "",
  ]) {
    assert.equal(isPublicAddress(address), false, address);
  }
  for (const address of ["8.8.8.8", "93.184.216.34", "172.32.0.1", "2606:2800:220:1::1", "2a00:1450::1"]) {
    assert.equal(isPublicAddress(address), true, address);
  }
});

test("hosts as URLs write them", () => {
  const judge = (url: string): string => judgeHost(new URL(url).hostname);
  for (const url of [
    "https://localhost",
    "https://a.localhost.",
    "https://printer",
    "https://db.internal",
    "https://x.test",
    "https://2130706433",
    "https://0x7f.1",
    "https://017700000001",
    "https://127.1",
    "https://[::1]",
    "https://[::ffff:a00:1]",
    "https://LOCALHOST",
    "https://metadata.google.internal",
  ]) {
    assert.equal(judge(url), "private", url);
  }
  assert.equal(judge("https://example.com"), "name");
  assert.equal(judge("https://1.1.1.1"), "public");
});
