import type { Emphasis } from "../../../artifacts/cue.ts";

const NUMBER = String.raw`\p{Nd}{1,3}(?:[.,]\p{Nd}{1,2})?`;
/** Before and behind a pair of numbers: they are no part of a word, of a date or of a longer number. */
const OPENS = String.raw`(?<![\p{Lu}\p{Ll}\p{N}.,:/–-]|\p{Nd}[.,:]\s?)`;
const ENDS = String.raw`(?![\p{N}:/]|[.,:]\p{N})`;

/** Between the two numbers of a ratio, where nothing else has this word between two numbers. */
const RATIO: Readonly<Record<string, string>> = {
  de: "\\szu\\s",
  ja: "対",
  zh: "比",
  ko: "\\s?대\\s?(?=\\p{Nd}+(?:(?:으?로|의|인)(?!\\p{Nd})|[\\s.,]|$))",
};
/** Where a span of hours or amounts has the same word, something that is won, mixed or compared stands with it. */
const SCORE: Readonly<Record<string, { joint: string; told: RegExp }>> = {
  en: { joint: "\\sto\\s", told: /(?<!\p{L})(?:beat|beats|won|wins?|lost|loses?|drew|defeat\p{L}*|score[ds]?|led|leads?|final|match|odds|ratio|proportions?|mix\p{L}*|vote[ds]?|outnumber\p{L}*|victory)(?!\p{L})|\p{Nd}\.\p{Nd}\sto\s\p{Nd}\.\p{Nd}/iu },
  fr: { joint: "\\s(?:à|contre)\\s", told: /(?<!\p{L})(?:gagn\p{L}+|battu\p{L}*|bat|remport\p{L}+|perd\p{L}*|score|finale?|match|victoire|mené|vote)(?!\p{L})/iu },
  es: { joint: "\\s(?:a|contra)\\s", told: /(?<!\p{L})(?:gan[óao]\p{L}*|venci\p{L}+|derrot\p{L}+|perdi\p{L}+|marcador|final|partido|victoria|proporción)(?!\p{L})/iu },
  it: { joint: "\\sa\\s", told: /(?<!\p{L})(?:vin\p{L}+|batt\p{L}+|pers\p{L}+|finale|partita|vittoria|sconfi\p{L}+|proporzione|rapporto)(?!\p{L})/iu },
  pt: { joint: "\\s(?:a|contra)\\s", told: /(?<!\p{L})(?:ganh\p{L}+|venc\p{L}+|derrot\p{L}+|perd\p{L}+|final|jogo|vitória|proporção)(?!\p{L})/iu },
  nl: { joint: "\\s(?:op|tegen)\\s", told: /(?<!\p{L})(?:won|winnen|versl\p{L}+|verloor|finale|wedstrijd|verhouding|stemmen)(?!\p{L})/iu },
}; // prettier-ignore
/** "3–1", "3 : 2": written with a sign, where a game is told of. */
const BY_SIGN =
  /(?<!\p{L})(?:won|beat|score|final|match|gewann|gewinnt|siegte|verlor|Finale|Spiel|gagn\p{L}+|battu\p{L}*|gan[óo]|vinse|venceu|wygra\p{L}+|выигра\p{L}+|побед\p{L}+|сч[её]т\p{L}*|матч\p{L}*|рахунк\p{L}+|перем\p{L}+)(?!\p{L})/iu;

const patterns = new Map<string, RegExp>();

function patternOf(joint: string): RegExp {
  const made = patterns.get(joint) ?? new RegExp(`${OPENS}${NUMBER}(?:${joint})${NUMBER}${ENDS}`, "giu");
  patterns.set(joint, made);
  return made;
}

/**
 * The scores and ratios of a text, whole but for their unit: "3.5 to 2.5", "53 zu 47 Prozent", 3対2. One of their numbers alone would be
 * half of what is told, or the loser's.
 */
export function scoresIn(text: string, base: string): Emphasis[] {
  const ratio = RATIO[base];
  const score = SCORE[base];
  const worded = ratio ?? (score?.told.test(text) === true ? score.joint : undefined);
  const joints = [worded, BY_SIGN.test(text) ? "\\s?[:：]\\s|[–-]" : undefined].filter(
    (one) => one !== undefined,
  );
  return joints.flatMap((joint) =>
    [...text.matchAll(patternOf(joint))].map(({ index, 0: found }) => ({
      start: index,
      end: index + found.length,
    })),
  );
}
