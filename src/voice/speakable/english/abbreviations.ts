import type { Rule } from "../rules.ts";
import { anyOf } from "../pattern.ts";
import { numberWords, ordinalWords } from "./numbers.ts";

/** Said in full wherever they stand; the dot is part of them. */
const ANYWHERE: Readonly<Record<string, string>> = {
  "vs.": "versus",
  vs: "versus",
  "e.g.": "for example",
  "i.e.": "that is",
  "etc.": "et cetera",
  "cf.": "compare",
  "viz.": "namely",
  "approx.": "approximately",
  "ca.": "circa",
  "incl.": "including",
  "excl.": "excluding",
  "est.": "established",
  "dept.": "department",
  "Dept.": "Department",
  "govt.": "government",
  "a.k.a.": "also known as",
  "et al.": "and others",
  "w/o": "without",
  "w/": "with",
  "b/c": "because",
  "Inc.": "Incorporated",
  "Ltd.": "Limited",
  "Corp.": "Corporation",
  "Co.": "Company",
  "Jr.": "Junior",
  "Sr.": "Senior",
  "Ph.D.": "P.H.D",
  PhD: "P.H.D",
};
/** Said in full before a capital letter: titles and parts of names. */
const BEFORE_NAME: Readonly<Record<string, string>> = {
  "Dr.": "Doctor",
  Dr: "Doctor",
  "Mr.": "Mister",
  Mr: "Mister",
  "Mrs.": "Missis",
  Mrs: "Missis",
  "Ms.": "Miz",
  Ms: "Miz",
  "Prof.": "Professor",
  "St.": "Saint",
  "Mt.": "Mount",
  "Gen.": "General",
  "Sen.": "Senator",
  "Rep.": "Representative",
  "Gov.": "Governor",
  "Capt.": "Captain",
  "Lt.": "Lieutenant",
  "Sgt.": "Sergeant",
  "Rev.": "Reverend",
  "Hon.": "Honorable",
};
/** Said in full before a number. */
const BEFORE_NUMBER: Readonly<Record<string, string>> = {
  "No.": "Number",
  "no.": "number",
  "Nos.": "Numbers",
  "nos.": "numbers",
  "№": "number",
  "Fig.": "Figure",
  "fig.": "figure",
  "Figs.": "Figures",
  "Ch.": "Chapter",
  "ch.": "chapter",
  "Vol.": "Volume",
  "vol.": "volume",
  "Sec.": "Section",
  "sec.": "section",
  "Eq.": "Equation",
  "eq.": "equation",
  "Art.": "Article",
  "art.": "article",
  "pp.": "pages",
  "p.": "page",
  "c.": "circa",
  "§": "section",
  "max.": "at most",
  "min.": "at least",
};

/** A full stop that also ended the sentence stays, so that the voice still falls. */
function withStop(written: string, spoken: string, after: string): string {
  return written.endsWith(".") && /^["”’')\]]*(?:$|\s+["“‘']?\p{Lu})/u.test(after) ? `${spoken}.` : spoken;
}

const anywhere: Rule = {
  name: "abbreviation",
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}.])(?:${anyOf(Object.keys(ANYWHERE))})(?![\p{L}])`, "gu"),
  say: ([all], { after }) => {
    const spoken = ANYWHERE[all] ?? all;
    // "Acme Inc. Sales" goes on; only an end of text tells for sure.
    return /^["”’')\]]*$/u.test(after) ? withStop(all, spoken, after) : spoken;
  },
};

const title: Rule = {
  name: "title before a name",
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}.])(?:${anyOf(Object.keys(BEFORE_NAME))})(?=\s(?:\p{Lu}|&|and\b))`,
    "gu",
  ),
  say: ([all], { before }) => {
    // "Main St. Then": a street when a name stands before it.
    if (all === "St." && /\p{Lu}\p{L}+ $/u.test(before)) return "Street";
    return BEFORE_NAME[all] ?? all;
  },
};

const STREETS: Readonly<Record<string, string>> = {
  "St.": "Street",
  "Ave.": "Avenue",
  "Rd.": "Road",
  "Blvd.": "Boulevard",
};

const street: Rule = {
  name: "street",
  pattern: /(?<=\p{Lu}\p{Ll}+ )(?:St|Ave|Rd|Blvd)\.(?!\s\p{Lu})/gu,
  say: ([all], { after }) => withStop(all, STREETS[all] ?? all, after),
};

const numbered: Rule = {
  name: "abbreviation before a number",
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}.])(?:${anyOf(Object.keys(BEFORE_NUMBER))})(\s?)(?=\d)`,
    "gu",
  ),
  say: ([all]) => `${BEFORE_NUMBER[all.trim()] ?? all.trim()} `,
};

const hashNumber: Rule = {
  name: "number sign",
  pattern: /(?<![\p{L}\p{N}&#])#(\d{1,6})(?![\p{L}\p{N}])/gu,
  say: ([, digits = ""]) => `number ${numberWords(digits)}`,
};

const ROMAN_VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
const ROMAN = "(?=[IVXLC])(?:C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})";

function romanValue(numeral: string): number {
  let total = 0;
  for (const [index, letter] of numeral.split("").entries()) {
    const value = ROMAN_VALUES[letter] ?? 0;
    const next = ROMAN_VALUES[numeral[index + 1] ?? ""] ?? 0;
    total += value < next ? -value : value;
  }
  return total;
}

const PARTS =
  "Chapter|Part|Section|Act|Scene|Volume|Book|Phase|Type|Appendix|Article|Class|Grade|Level|Stage|Title|Table|Figure|War|Group|Tier";
const MONARCHS =
  "Louis|Henry|Elizabeth|George|Charles|Edward|Richard|William|James|Napoleon|Philip|Philippe|Francis|Frederick|Wilhelm|Catherine|Peter|Nicholas|Alexander|Ivan|Pius|John Paul|Benedict|Leo|Gregory|Clement|Innocent|Urban|Ramesses|Ptolemy|Cleopatra|Mary|Victoria|Alfonso|Ferdinand|Carlos|Gustav|Christian|Harald|Otto|Leopold|Franz|Mehmed|Murad|Selim|Xerxes|Darius|Harald";

const romanPart: Rule = {
  name: "roman numeral of a part",
  pattern: new RegExp(String.raw`\b(${PARTS}) (${ROMAN})(?![\p{L}\p{N}'’])`, "gu"),
  say: ([all, , numeral = ""]) => [
    { start: all.length - numeral.length, end: all.length, spoken: numberWords(String(romanValue(numeral))) },
  ],
};

const romanMonarch: Rule = {
  name: "roman numeral of a ruler",
  pattern: new RegExp(String.raw`\b(${MONARCHS}) (${ROMAN})(?![\p{L}\p{N}])`, "gu"),
  say: ([all, , numeral = ""]) => [
    {
      start: all.length - numeral.length,
      end: all.length,
      spoken: `the ${ordinalWords(String(romanValue(numeral)))}`,
    },
  ],
};

/** "Rocky II", "Apollo XIII": two letters at least, after a name; "XL" and the like are sizes. */
const romanName: Rule = {
  name: "roman numeral of a name",
  pattern: new RegExp(String.raw`(?<=\p{Lu}\p{Ll}+ )(${ROMAN})(?![\p{L}\p{N}'’&/-])`, "gu"),
  say: ([all]) => (all.length < 2 || /[LC]/u.test(all) ? null : numberWords(String(romanValue(all)))),
};

export const ABBREVIATION_RULES: readonly Rule[] = [
  anywhere,
  street,
  title,
  numbered,
  hashNumber,
  romanPart,
  romanMonarch,
  romanName,
];
