import { isPercent, type FoundFigure } from "./figures.ts";

/** "40% of its waste", "31 % der Menschen": what follows a percentage of a whole. */
const OF_AFTER: Readonly<Record<string, RegExp>> = {
  en: /^\s(?:of)\s/i,
  de: /^\s(?:der|des|aller|unserer|ihrer|seiner|davon|von)\s/i,
  fr: /^\s(?:des|du|de la|de l['’]|de nos|d['’])/i,
  es: /^\s(?:de|del)\s/i,
  it: /^\s(?:dei|degli|delle|della|del|dell['’]|di)/i,
  pt: /^\s(?:dos|das|do|da|de)\s/i,
  nl: /^\s(?:van)\s/i,
  ar: /^\sمن\s/u,
  he: /^\sמ/u,
  tr: /^['’](?:i|ı|u|ü|si|sı|su|sü)n?i?\s/iu,
};
/** What stands before it where the whole is named first. */
const OF_BEFORE: Readonly<Record<string, RegExp>> = {
  ja: /の\s?$/u,
  zh: /[的中]\s?$/u,
  ko: /의\s?$/u,
  hi: /(?:का|की|के)\s$/u,
};
/** A percentage that something rises, falls or differs by is no part of it. */
const CHANGES =
  /(?<!\p{L})(?:rose|rises?|grew|grows?|growth|increas\w*|climb\w*|jump\w*|fell|falls?|drop\w*|declin\w*|decreas\w*|shr[aiu]nk|cuts?|saved?|saves|saving|discount|up|down|by|more|less|higher|lower|faster|slower|interest|inflation|stieg|steigt|gestiegen|sank|sinkt|gesunken|wuchs|wächst|gewachsen|um|mehr|weniger|höher|niedriger|schneller|hausse|baisse|augment\p{L}*|diminu\p{L}*|recul\p{L}*|moins|subi\p{L}*|sub[eió]\p{L}*|baj\p{L}*|aument\p{L}*|descuento|más|menos|cres\p{L}*|cal\p{L}*|sconto|meno|più|menos|mais|desconto|arttı|azaldı|düştü|yükseldi|زاد\p{L}*|ارتفع\p{L}*|انخفض\p{L}*|תוספת|עלה|ירד|増\p{L}*|減\p{L}*|增\p{L}*|下降|上升|늘\p{L}*|줄\p{L}*)(?!\p{L})/iu;

/** Whether a percentage tells a part of something whole, so that it can be drawn as one. */
export function isShareOfWhole({ figure, start, end }: FoundFigure, text: string, language: string): boolean {
  const value = figure.value ?? 0;
  if (!isPercent(figure) || value <= 0 || value >= 100 || /[+\-−]/u.test(figure.display)) return false;
  const of =
    OF_AFTER[language]?.test(text.slice(end)) === true ||
    OF_BEFORE[language]?.test(text.slice(0, start)) === true;
  return of && !CHANGES.test(text);
}
