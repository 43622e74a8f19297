/** Which addresses on the network are public. Pure: nothing is resolved here. */
import { BlockList, isIP } from "node:net";

/** Everything that IANA's special-purpose registries keep from the public internet, and multicast. */
const RESERVED_V4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];
/** Only 2000::/3 is given out; inside it, ranges that lead elsewhere (6to4, Teredo, documentation …). */
const RESERVED_V6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

function listOf(ranges: readonly string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network, bits] = range.split("/");
    list.addSubnet(network ?? "", Number(bits), family);
  }
  return list;
}

const reservedV4 = listOf(RESERVED_V4, "ipv4");
const reservedV6 = listOf(RESERVED_V6, "ipv6");
const givenOutV6 = listOf(["2000::/3"], "ipv6");

/** True for an IPv4 or IPv6 address that anyone on the internet may reach. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !reservedV4.check(address, "ipv4");
    case 6:
      return givenOutV6.check(address, "ipv6") && !reservedV6.check(address, "ipv6");
    default:
      return false;
  }
}

/** Names that never belong to the public internet. */
const RESERVED_SUFFIXES = [
  "localhost",
  "local",
  "localdomain",
  "internal",
  "intranet",
  "private",
  "corp",
  "home",
  "lan",
  "test",
  "invalid",
  "onion",
  "home.arpa",
  "in-addr.arpa",
  "ip6.arpa",
];

/**
 * Judges the host of a URL as `URL.hostname` gives it (decimal, octal and short forms of IPv4 are
 * already dotted there): `public` and `private` for literals and reserved names, `name` for one
 * that must be resolved to know.
 */
export function judgeHost(hostname: string): "public" | "private" | "name" {
  const host = hostname
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "")
    .toLowerCase();
  if (isIP(host) !== 0) return isPublicAddress(host) ? "public" : "private";
  if (!host.includes(".")) return "private";
  return RESERVED_SUFFIXES.some((suffix) => host.endsWith(`.${suffix}`)) ? "private" : "name";
}
