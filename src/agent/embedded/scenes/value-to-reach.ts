/** "Target is 50.": a short sentence that only tells a value that others are measured by. */
export function tellsMark(sentence: string): boolean {
  const figure = /\p{Nd}[\p{Nd}.,]*/u.exec(sentence);
  const rest = figure === null ? "" : sentence.slice(figure.index + figure[0].length);
  return figure !== null && MARK.test(sentence.slice(0, figure.index)) && !/\p{Nd}/u.test(rest) && rest.length <= MOST_BEHIND_MARK; // prettier-ignore
}

const MOST_BEHIND_MARK = 16;

/** What a value may be that things are measured by, right before it, or with "is" between. */
export const MARK =
  /(?<![\p{L}])(?<word>target|goal|limit|threshold|average|capacity|ziel|grenzwert|durchschnitt|schwelle|objectif|seuil|limite|moyenne|capacité|objetivo|meta|límite|umbral|media|promedio|obiettivo|soglia|média|limiar|doel|grens|gemiddelde|mål\p{L}*|gräns\p{L}*|cel\p{L}?|próg|limit\p{L}?|порог\p{L}?|лимит\p{L}?|план\p{L}?|hedef\p{L}*|الهدف|היעד|लक्ष्य|目標|目标|목표)\s*(?:[:：]|\s(?:of|is|was|von|ist|van|de|di|na|på|av|w|в|est|es|è|é|är|er|to|wynosi|составляет|–|—|هو)(?=\s)|は|是|为|為|[는은])?\s*$/iu;
