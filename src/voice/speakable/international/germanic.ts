import { toCardinal as danish } from "n2words/da-DK";
import { toCardinal as german, toOrdinal as germanOrdinal } from "n2words/de-DE";
import { toCardinal as norwegian } from "n2words/nb-NO";
import { toCardinal as dutch } from "n2words/nl-NL";
import { toCardinal as swedish } from "n2words/sv-SE";
import type { Rule } from "../rules.ts";

/** Years from 1100 to 1999 are said in hundreds in the Germanic languages: "sechzehnhundertvierzig". */
function hundreds(cardinal: (value: number) => string, hundred: string, joint: string): Rule {
  return {
    name: "year",
    pattern:
      /(?<![\p{L}\p{N}.,:/€$£-])1[1-9]\d\d(er(?= Jahre))?(?![\p{L}\p{N}%°€$£/]|[.,:]\d| ?[–-] ?\d{5}| (?:km|kg|m|g|MW|kWh|TWh|GWh)\b)/gu,
    say: ([all, ending = ""], { before }) => {
      if (/[=:] $/u.test(before)) return null;
      const rest = Number(all.slice(2, 4));
      const tail = rest === 0 ? "" : joint + cardinal(rest);
      return `${cardinal(Number(all.slice(0, 2)))}${joint}${hundred}${tail}${ending}`;
    },
  };
}

const MONTHS = "Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember";

/** "am 3. März", "im 19. Jahrhundert": the ending follows the word in front. */
const germanOrdinals: Rule = {
  name: "ordinal",
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}.,])(\d{1,3})\.(?= (?:${MONTHS}|Jahrhundert|Jahrtausend|Jh|Klasse|Platz|Mal|Kapitel|Stock|Tag|Weltkrieg|Schritt|Teil|Stufe)(?!\p{Ll}{4}))`,
    "gu",
  ),
  say: ([, digits = ""], { before }) => {
    if (Number(digits) === 0) return null;
    const stem = germanOrdinal(Number(digits)).replace(/e$/u, "");
    if (/\b(?:der|die|das)\s$/iu.test(before)) return `${stem}e`;
    return /\b(?:am|im|vom|zum|beim|dem|den|des|ab|bis|seit|nach|vor|einem|einen|diesem|jedem)\s$/iu.test(
      before,
    )
      ? `${stem}en`
      : `${stem}er`;
  },
};

export const GERMANIC_RULES: Readonly<Record<string, readonly Rule[]>> = {
  de: [germanOrdinals, hundreds(german, "hundert", "")],
  nl: [hundreds(dutch, "honderd", "")],
  sv: [hundreds(swedish, "hundra", "")],
  da: [hundreds(danish, "hundrede", " ")],
  nb: [hundreds(norwegian, "hundre", " ")],
};
