import { toPattern } from "../text/regex.ts";

/** "Target is 50.": a short sentence that only tells a value that others are measured by. */
export function tellsMark(sentence: string): boolean {
  const figure = /\p{Nd}[\p{Nd}.,]*(?:[\s\u00A0\u202F]\p{Nd}{3}(?!\p{Nd}))*/u.exec(sentence);
  const rest = figure === null ? "" : sentence.slice(figure.index + figure[0].length);
  return figure !== null && MARK.test(sentence.slice(0, figure.index)) && !/\p{Nd}/u.test(rest) && rest.length <= MOST_BEHIND_MARK; // prettier-ignore
}

const MOST_BEHIND_MARK = 24;

/** Words for a value that things are measured by. */
const WORD =
  "target|goal|aim|limit|threshold|average|capacity|(?:jahres|monats|tages|klima|spar)?ziel|zielwert|grenzwert|durchschnitt|schwelle|kapazität|objectif|seuil|limite|moyenne|capacité|objetivo|meta|límite|umbral|media|promedio|capacidad|obiettivo|traguardo|soglia|capienza|média|limiar|capacidade|doel|streefwaarde|grens|gemiddelde|capaciteit|mål\\p{L}*|gräns\\p{L}*|kapacitet\\p{L}*|tavoite|cel(?:em|u)?|próg|limit\\p{L}?|cíl(?:em)?|cél(?:unk)?|țint[aă]|порог\\p{L}?|лимит\\p{L}?|план\\p{L}?|цел(?:ь|ью)|мета|ціль|στόχος|hedef\\p{L}*|الهدف|היעד|लक्ष्य|目標|目标|목표";
/** Between the word and its value: "is", "of", "de la cooperativa es llegar a". */
const BETWEEN =
  "(?:\\s(?:for (?:\\p{L}+\\s?){1,3}|each \\p{L}+|every \\p{L}+|per \\p{L}+))?\\s*(?:[:：]|\\s(?:of|is|was|are|were|is to reach|stands at|von|ist|sind|war|liegt bei|lag bei|van|is om|ligt op|was|de|est de|est|est d['’]atteindre|était de|es|es de|eran|son|es llegar a|di|è|è di|è stato di|era|é|é de|são|na|på|är|ligger på|av|er|til|on|w|to|jest|wynosi|je|je to|este(?: de)?|в|на|составляет|становить|είναι|–|—|هو)(?=\\s)|は|是|为|為|[는은])?\\s*$";

/** What a value may be that things are measured by, right before it, or with "is" between. */
export const MARK = toPattern(`(?<![\\p{L}])(?<word>${WORD})${BETWEEN}`, "iu");

/** "Celem jest 300", "målet är 80": as the word stands by itself. */
export function plainMark(word: string): string {
  return STEMS.find((stem) => word.toLowerCase().startsWith(stem.replace(/ь$/u, ""))) ?? word;
}

const STEMS = [
  "mål",
  "gräns",
  "kapacitet",
  "cel",
  "cíl",
  "cél",
  "hedef",
  "цель",
  "ціль",
  "план",
  "порог",
  "лимит",
];
