import type { Figure } from "../../../artifacts/cue.ts";
import { baseOfThird } from "../english/verbs.ts";
import { isPercent } from "../text/figures.ts";
import { SCALE } from "../text/measures.ts";
import { countWords } from "../text/sentences.ts";
import type { Striking } from "./striking.ts";

/** "100 times": by how much, and of nothing. */
export const FACTOR = /^(?:times|mal|fois|veces|volte|vezes|keer|раза?|倍|배|गुना)$/iu;
/** A thousand and more in words. */
export const LARGE = new RegExp(`^${SCALE}`, "iu");

/** Whether a label says what its figure counts, and does not tell the figure once more or break off before its end. */
export function tells(
  { label, figure, unit, score, start, end, turned, tied, share, from }: Striking,
  text: string,
): boolean {
  // "More than half" is no half.
  if (share !== undefined && figure.display.includes("/") && ABOUT_SHARE.test(text.slice(0, start)))
    return false;
  // "2.7 million / It", "60 % / of it in side basins": what it stands for was named before.
  if (LEANS.test(label) || WHO_DOES.test(label) || LEANS_LATER.test(label)) return false;
  // "About 3 in 1,000" below 3 of 1000: of what stands in the sentence only.
  if (share !== undefined && repeats(label, text.slice(start, end)) && saysNothing(label)) return false;
  // "12,500 books, 3,200 of them for children, a reading room for sixty, twenty computers" is no ring of children's books.
  if (share !== undefined && thingsBehind(text.slice(end)) >= MANY_THINGS) return false;
  if (share !== undefined || from !== undefined) return true;
  // "£17.8 million, because paper prices …": why is no name of it.
  if (WHY.test(label)) return false;
  // Millions stand large above their sentence where it cannot be turned; a fragment or a small measure does not.
  if (repeats(label, text.slice(start, end)) && saysNothing(label)) return false;
  if (repeats(label, text.slice(start, end)))
    return isGreat(figure, unit) && score >= GREAT && label.length >= text.length * WHOLE;
  // What changed is named before its figure, and Chinese names all there.
  if (tied === true || /^[+−]/u.test(figure.display) || /\p{Script=Han}/u.test(label)) return true;
  // "que hotel": what goes on has no verb.
  if (turned === true) return !/^(?:que|che)\s\S+(?:\s\S+)?$/iu.test(label) && !TORN_HINDI.test(label);
  // "900 tonnes of lettuce": the thing counted stands right behind its figure.
  const [head = ""] = label.toLowerCase().replace(ARTICLES, "").split(/[\s,]/u);
  const behind = text.slice(end, end + COUNTED_WITHIN).toLowerCase();
  return behind.includes(head) && !(countWords(label) > 1 && baseOfThird(head) !== null);
}

/** How many things of two words and more are told behind a part of a whole, each behind its comma. */
function thingsBehind(rest: string): number {
  const [, ...others] = rest.split(/[,;،؛，、；]/u);
  return others.filter((one) => countWords(one) >= 2).length;
}

const MANY_THINGS = 2;

/** "The bridge" below "300 m" in "300 metres longer than the old one": no article is the thing counted. */
const ARTICLES =
  /^(?:the|an?|der|die|das|ein|eine|le|la|les|une?|el|los|las|una|il|lo|i|gli|o|os|as|uma?|de|het|een|en|ett?|den|det)\s/u;
const WHY =
  /^(?:because|since|although|though|while|weil|da|obwohl|während|parce que|puisque|bien que|porque|aunque|mientras|perché|poiché|anche se|enquanto|embora|omdat|hoewel|terwijl|ponieważ|bo|choć|потому|так как|хотя)(?!\p{L})/iu;
const ABOUT_SHARE =
  /(?:more|less|fewer) than\s$|(?:mehr|weniger) als\s$|(?:plus|moins) (?:de|d['’]|que)\s?$|(?:más|menos) de\s$|(?:più|meno) (?:di|del)\s$|(?:mais|menos) d[eo]\s$|(?:meer|minder) dan\s$|(?:более|больше|менее|меньше)\s$|(?:ponad|więcej niż|mniej niż)\s$/iu;

/** "We suggest", "Wir empfehlen": somebody and what he does, of what the next word names. */
const WHO_DOES =
  /^(?:it|they|we|he|she|you|es|sie|er|wir|ihr|elle|ils|elles|nous|vous|ellos|ellas|nosotros|noi|loro|eles|elas|nós|ze|zij|wij|он|она|они|мы|вы|він|вона|вони|ми|ви)\s\p{Ll}+$/iu;

/** A pronoun alone, or one that the label begins with and that another sentence explains; pounds may be of money or of weight. */
const LEANS =
  /^(?:sind|waren|war|ist)\s(?:es|das)(?!\p{L})|^(?:it|they|we|he|she|you|this|that|these|those|them|one|es|sie|er|wir|ihr|il|elle|ils|elles|on|nous|vous|ello|eso|esto|ellos|ellas|esso|essi|loro|isso|eles|elas|het|zij|ze|wij|он|она|оно|они|мы|він|вона|вони)$|^of (?:it|this|that)(?!\p{L})|^pounds(?!\p{L}|\sof)/iu;

/** "40 m / sind manche davon tief": of things that the clause before names. */
export const LEANS_ON_OTHERS =
  /(?<!\p{L})(?:davon|darunter|of (?:them|these|those)|d['’]entre (?:eux|elles)|de (?:ellos|ellas|estos|estas)|di (?:essi|esse|loro|questi|queste)|del(?:es|as)|daarvan|z nich|из них|з них)(?!\p{L})/iu;

/** "Last year that came to", "L'an dernier, cela représentait": when, and then what another sentence names. */
const LEANS_LATER =
  /^(?:(?:last|this|in|by|since|every|each)\s[^,]{2,24},?\s(?:that|this|these|those)|(?:l['’]an|l['’]année|cette|en|chaque)\s?[^,]{2,24},?\s(?:cela|ça|ce|c['’])|(?:el|este|en|cada)\s[^,]{2,24},?\s(?:eso|esto|ello)|(?:l['’]anno|nel|ogni|quest['’]anno)\s?[^,]{0,24},?\s(?:questo|ciò)|(?:no|em|este|cada)\s[^,]{2,24},?\s(?:isso|isto)|(?:letztes|dieses|jedes|im|in|seit)\s[^,]{2,24}\s(?:war|waren|sind|macht|machte|ergab|kostete)\s(?:das|dies))(?!\p{L})/iu;

/** "… और उससे": and from it, nothing. */
const TORN_HINDI = /\s(?:और|या|से|उससे|जिससे|में|के|का|की|को|पर|तक|कि|बाद)$/u;

/** Whether a label has the digits of its figure in it. */
export function repeats(label: string, written: string): boolean {
  const digits = /\p{Nd}[\p{Nd}.,\s\u00A0\u202F]*\p{Nd}|\p{Nd}/u.exec(written)?.[0];
  // "Doubled": said in words, shown as ×2.
  if (digits === undefined) return false;
  return new RegExp(`(?<!\\p{Nd})${digits.replaceAll(".", "\\.")}(?!\\p{Nd})`, "u").test(label);
}

/** "We are 48,250 already", "Ya somos 48.250": besides its figure there is nothing that names it. */
const EMPTY_WORDS = new Set(
  (
    "we are there is it they you i have been now already only about in of us with the a by " +
    "wir sind schon jetzt bereits es das heute insgesamt zu mit nous sommes déjà maintenant on est à en c ya somos son estamos hoy ahora en los las el " +
    "siamo già in sono ora oggi i já somos são agora hoje os as we zijn al met nu er vi är redan nu er allerede nå er vi er nu " +
    "нас уже мы сейчас теперь это нас вже ми зараз jest nas już jesteśmy teraz to biz şimdi نحن الآن אנחנו כבר עכשיו"
  ).split(" "),
);

/** Whether a label names nothing besides the figure in it. */
export function saysNothing(label: string): boolean {
  const words = label.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.every((word) => EMPTY_WORDS.has(word));
}

function isGreat(figure: Figure, unit: string): boolean {
  if (figure.value === null || figure.value >= 1000) return true;
  return (
    LARGE.test(figure.suffix) || isPercent(figure) || FACTOR.test(unit) || FACTOR.test(figure.suffix.trim())
  );
}

const GREAT = 3;
/** A label of so great a part of its sentence is that sentence. */
const WHOLE = 0.8;
const COUNTED_WITHIN = 30;
