import type { Rule } from "../rules.ts";
import { digitByDigit, numberWords } from "./numbers.ts";

/** Endings that are taken for a host name without "https://" in front. */
const TOP_LEVEL =
  "com|org|net|io|dev|edu|gov|int|info|ai|app|co|uk|de|fr|eu|es|it|nl|ch|at|jp|cn|in|br|ru|us|ca|au|se|no|fi|pl|example|test|local";

/** "docs.acme.example" → "docs dot acme dot example". Hyphens are said as a short joint. */
function hostWords(host: string): string {
  return host
    .replace(/^www\./iu, "")
    .toLowerCase()
    .replaceAll(".", " dot ")
    .replaceAll(/[-_]/gu, " ");
}

/** Only the host is said: nobody can hear a path. */
const url: Rule = {
  name: "web address",
  pattern:
    /\b(?:https?|ftp):\/\/(?:[^\s/@]{1,100}@)?([\p{L}\p{N}.-]{1,253})(?::\d{1,5})?(?:[/?#][^\s<>"”'’)\]]*[\p{L}\p{N}/=_-])?/giu,
  say: ([, host = ""]) => hostWords(host.replace(/[.-]+$/u, "")),
};

const bareHost: Rule = {
  name: "host name",
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}@._/-])((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,4}(?:${TOP_LEVEL}))(?:/[\p{L}\p{N}/_.~%-]*[\p{L}\p{N}/])?(?![\p{L}\p{N}@-]|\.\p{L})`,
    "giu",
  ),
  // "end.In" after a missing space is no host: hosts are written small.
  say: ([all, host = ""]) => (/\.[A-Z][a-z]*$/u.test(all) ? null : hostWords(host)),
};

const mail: Rule = {
  name: "e-mail address",
  pattern:
    /(?<![\p{L}\p{N}._%+-])([\p{L}\p{N}._%+-]{1,64})@((?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24})(?!\p{L})/gu,
  say: ([, user = "", host = ""]) => {
    const name = user
      .replaceAll(".", " dot ")
      .replaceAll("_", " underscore ")
      .replaceAll("-", " dash ")
      .replaceAll("+", " plus ");
    return `${name} at ${hostWords(host)}`;
  },
};

const emergency: Rule = {
  name: "emergency number",
  pattern: /(?<=\b(?:[Cc]all|[Dd]ial|[Pp]hone|[Rr]ing) )\d{3}(?![\p{L}\p{N}]|[.,]\d)/gu,
  say: ([all]) => digitByDigit(all),
};

const version: Rule = {
  name: "version",
  pattern: /(?<![\p{L}\p{N}.])(?:(v)(\d+(?:\.\d+){0,4})|(\d+(?:\.\d+){2,5}))(?![\p{L}\p{N}])(?!\.\d)/giu,
  say: ([, letter, withLetter, bare], { before }) => {
    const parts = (withLetter ?? bare ?? "").split(".");
    const point = parts.length === 4 && letter === undefined ? " dot " : " point ";
    const words = parts.map((part) => numberWords(part)).join(point);
    return letter === undefined || /\bversion $/iu.test(before) ? words : `version ${words}`;
  },
};

function groupsByDigit(written: string): string {
  const groups = written.match(/\d+/gu) ?? [];
  const spoken = groups.map((group) => digitByDigit(group)).join(", ");
  return written.startsWith("+") ? `plus ${spoken}` : spoken;
}

const phone: Rule = {
  name: "telephone number",
  pattern:
    /(?<![\p{L}\p{N}.,$£€-])(?:\+\d{1,3}(?:[ .-]?\(?\d{1,4}\)?){2,6}|(?:1[ -])?\(\d{3}\) ?\d{3}[ -]\d{4}|(?:1-)?\d{3}-\d{3}-\d{4}|0\d{2,4}[ /-]\d{3,4}[ -]?\d{2,5})(?![\p{L}\p{N}]|[.,-]\d)/gu,
  say: ([all], { after }) => {
    const digits = all.replaceAll(/\D/gu, "").length;
    return digits < 7 || digits > 15 || after.startsWith("%") ? null : groupsByDigit(all);
  },
};

export const ADDRESS_RULES: readonly Rule[] = [url, mail, bareHost, phone, emergency, version];
