import type { Rule } from "../rules.ts";
import { anyOf } from "../pattern.ts";
import { numberWords } from "./numbers.ts";

/** Capitals that are said as a word although three letters would be spelt out. */
const WORDS = new Set(
  (
    "NASA NATO UNESCO UNICEF AIDS OPEC SCUBA SWAT FIFA UEFA ASEAN NAFTA COVID CAPTCHA RAM ROM PIN SIM GIF LAN WAN " +
    "LASER RADAR SONAR MODEM BASIC COBOL FORTRAN SAAS LIDAR NOAA CERN ESA INSEAD IKEA LEGO NIMBY YOLO FOMO " +
    "THE AND NOT YES ALL ONE TWO NEW OUR YOU CAN BUT FOR ARE WAS HAS HOW WHY OUT OFF END TOP SET GET PUT ADD " +
    "NO OR IF IN ON TO IS IT'S DO GO SO BE BY WE MY STOP NOW SEE SAY DAY BIG LOW HIGH MUST ONLY NEVER FREE SALE " +
    "OPEN NEXT STEP LIST TIP TIPS NOTE SALT HAVE WITH THIS THAT FROM WHAT WHEN WHO'S THEIR"
  ).split(" "),
);
/** Four letters and more that are spelt out although they could be said. */
const SPELT = new Set(
  "USSR HDMI USDA IEEE HTML HTTP HTTPS IOPS UEFI ISBN RSVP ASAP AAAS AARP IUPAC OECD ACLU OLED".split(" "),
);
const SAID: Readonly<Record<string, string>> = {
  JSON: "Jason",
  YAML: "yammel",
  JPEG: "jay peg",
  JPG: "jay peg",
  MPEG: "em peg",
  PNG: "ping",
  OK: "okay",
  WiFi: "why fye",
  "Wi-Fi": "why fye",
  SQLite: "S.Q.L light",
  MySQL: "my S.Q.L",
  PostgreSQL: "Postgres",
  GitHub: "git hub",
  GitLab: "git lab",
  YouTube: "You Tube",
  LinkedIn: "Linked In",
  iPhone: "eye phone",
  iPad: "eye pad",
  eBay: "ee bay",
  macOS: "mac O.S",
  iOS: "eye O.S",
  IoT: "I.O.T",
  pH: "P.H",
  YoY: "year over year",
  QoQ: "quarter over quarter",
  SaaS: "sass",
  NoSQL: "no S.Q.L",
  LaTeX: "lay tech",
  TeX: "tech",
  "Node.js": "Node J.S",
  "Vue.js": "Vue J.S",
  "Next.js": "Next J.S",
  "C++": "C plus plus",
  "C#": "C sharp",
  "F#": "F sharp",
  ".NET": "dot net",
};

/** Letters joined by dots: espeak then says each by its name and stresses the last, as people do. */
function spelt(letters: string): string {
  return letters.split("").join(".");
}

const fixed: Rule = {
  name: "name with a reading of its own",
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${anyOf(Object.keys(SAID))})(?![\p{L}\p{N}])`, "gu"),
  say: ([all]) => SAID[all] ?? all,
};

/** A text that shouts is no row of acronyms. */
function shouts(before: string, after: string): boolean {
  return /\p{Lu}{3,}\s+$/u.test(before) || /^\s+\p{Lu}{3,}(?!\p{L})/u.test(after);
}

const acronym: Rule = {
  name: "acronym",
  pattern: /(?<![\p{L}\p{N}_.])(\p{Lu}(?:[&]?\p{Lu}){1,9})(s|['’]s)?(?![\p{L}\p{N}_])/gu,
  say: ([all, letters = "", ending = ""], { before, after }) => {
    if (SAID[letters] !== undefined || !/^[A-Z&]+$/u.test(letters)) return null;
    if (letters.includes("&")) return letters.split("&").map(spelt).join(" and ") + (ending && "'s");
    const isWord = WORDS.has(letters) || (letters.length > 3 && shouts(before, after));
    const sayable = letters.length > 3 && /[AEIOUY]/u.test(letters) && !/[^AEIOUY]{4}/u.test(letters);
    if (isWord || (sayable && !SPELT.has(letters))) {
      const word = letters.length > 2 && !WORDS.has(letters) ? letters : letters.toLowerCase();
      return all === letters ? word.toLowerCase() : `${word.toLowerCase()}s`;
    }
    return spelt(letters) + (ending === "" ? "" : "'s");
  },
};

/** "U.S.", "D.C.": the last dot stays only at the end of a sentence. */
const dotted: Rule = {
  name: "initials with dots",
  pattern: /(?<![\p{L}\p{N}.])((?:\p{Lu}\.){2,6})(?!\p{L})/gu,
  say: ([all], { after }) => (/^["”’')\]]*$/u.test(after) ? `${all.slice(0, -1)}.` : all.slice(0, -1)),
};

/** "J. K. Rowling": a single initial must not end a sentence. */
const initial: Rule = {
  name: "initial",
  pattern: /(?<![\p{L}\p{N}.])([A-Z])\.(?= \p{Lu}\p{L}*)/gu,
  say: ([, letter = ""], { before }) => (before === "" || /[\p{L}.] $/u.test(before) ? letter : null),
};

/** "H2O", "CO₂", "MP3", "B2B", "A4": letters and numbers one after the other. */
const mixed: Rule = {
  name: "letters with digits",
  pattern:
    /(?<![\p{L}\p{N}_.])(?=[A-Za-z0-9₀-₉]*[A-Z])(?=[A-Za-z₀-₉]*\d|[A-Za-z0-9]*[₀-₉])([A-Za-z0-9₀-₉]{2,24})(?![\p{L}\p{N}_])/gu,
  say: ([, token = ""]) => {
    const plain = token.normalize("NFKC");
    const parts = plain.match(/[A-Z][a-z]+|[A-Z]+|[a-z]+|\d+/gu) ?? [];
    const words = parts.map((part) => {
      if (/\d/u.test(part)) return numberWords(part);
      if (/^[A-Z]+$/u.test(part)) return WORDS.has(part) ? part.toLowerCase() : spelt(part);
      return part.length <= 2 && parts.length > 2 ? spelt(part.toUpperCase()) : part;
    });
    return words.join(" ");
  },
};

/** "A" after these words is the letter, not the article. */
const letterA: Rule = {
  name: "the letter A",
  pattern:
    /(?<=\b(?:vitamin|plan|option|type|group|grade|hepatitis|section|point|class|level|team|from|side|exhibit|appendix) )A(?![\p{L}\p{N}'’])/giu,
  say: ([all]) => (all === "A" ? "ay" : null),
};

export const ACRONYM_RULES: readonly Rule[] = [fixed, dotted, initial, acronym, mixed, letterA];
