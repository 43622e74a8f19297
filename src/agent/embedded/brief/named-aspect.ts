import { capitalise, countWords } from "../text/sentences.ts";

const LABEL = /^(?<label>[^:：]{2,40}?)\s?[:：]\s?(?=\S)/u;
const MOST_WORDS = 4;
/** What stands at the end of an aspect and belongs to what follows it. */
const LEADS_ON =
  /\s+(?:of|at|for|from|to|about|around|approx\.?|some|roughly|noch|etwa|rund|ca\.?|von|bei|zu|circa|ongeveer|zo['’]n|van|voor|de|du|des|d['’]|environ|à|en|unos|unas|aprox\.?|del?|da|di|dal|per|cerca|do|ok\.?|około|na|z|do|w|около|на|в|до|с|біля|від|ungefär|cirka|på|til|fra|om|av|af|is|are|the|a|an|der|die|das|le|la|les|el|il|lo|o|os|as|het)$/iu;

/** What two facts tell of, and what each says of it: "Install: £27,500 / £24,000"; `aspect` is "" where no words of both name it. */
export function namedAspect(
  one: string,
  other: string,
  language: string,
): { aspect: string; cells: [string, string] } {
  const [a, b] = [LABEL.exec(one)?.groups?.["label"], LABEL.exec(other)?.groups?.["label"]];
  if (a !== undefined && b !== undefined && a.toLowerCase() === b.toLowerCase())
    return { aspect: a, cells: [restOf(one, a), restOf(other, b)] };
  const shared = sharedWords(one, other);
  const whole = {
    aspect: "",
    cells: [capitalise(one, language), capitalise(other, language)] as [string, string],
  };
  if (shared === "" || countWords(shared) > MOST_WORDS) return whole;
  const aspect = longerName(one, other, shared);
  const cells: [string, string] = [
    restOf(one, longestOf(one, aspect, shared)),
    restOf(other, longestOf(other, aspect, shared)),
  ];
  return cells.includes("") ? whole : { aspect: capitalise(aspect, language), cells };
}

/** "Running costs approx. £2,150" beside "Running about £2,600": the words up to the amount of whichever has more of them. */
function longerName(one: string, other: string, shared: string): string {
  const [a = "", b = ""] = [one, other].map((fact) => nameOf(restOf(fact, shared)));
  // "Gas: 0" has its name whole before the colon.
  const isLabelled = [one, other].some((fact) => LABEL.test(fact));
  const more = isLabelled ? "" : a !== "" && b === "" ? a : b !== "" && a === "" ? b : "";
  return more === "" || countWords(`${shared} ${more}`) > MOST_WORDS ? shared : `${shared} ${more}`;
}

/** A word or two before an amount that belong to no amount. */
function nameOf(rest: string): string {
  const { words = "", amount } =
    /^(?<words>\p{Ll}{3,}(?:\s\p{Ll}{3,})?)(?<amount>\s(?:\p{L}+\.?\s)?[\p{Sc}\p{Nd}].*)$/u.exec(rest)
      ?.groups ?? {};
  const bare = ` ${words}`.replace(LEADS_ON, "").trim();
  return amount === undefined || SMALL.test(bare) ? "" : bare;
}

/** What tells how sure an amount is, how long it is to be, or what is done with it, and names nothing. */
const SMALL =
  /^(?:only|just|still|another|up|now|noch|nur|jetzt|bis|encore|aún|sólo|solo|ancora|ainda|nog|slechts|jeszcze|tylko|ещё|еще|только|ще|тільки|ännu|bara|endnu|kun|ennå|bare|each|every|per|is|are|was|takes?|lasts?|needs?|kostet|dauert|braucht|coûte|dure|cuesta|tarda|dura|costa|kost|duurt|kostuje|trwa|стоит|длится|kostar|tar|koster|tager)(?:\s|$)/iu;

function longestOf(fact: string, aspect: string, shared: string): string {
  return fact.toLowerCase().startsWith(aspect.toLowerCase()) ? aspect : shared;
}

function restOf(fact: string, aspect: string): string {
  // "Grant | of 7,500"
  return fact
    .slice(aspect.length)
    .replace(/^[\s:：]+/u, "")
    .replace(/^(?:of|von|de|di|van|av|af)\s(?=\p{Sc}?\p{Nd})/u, "")
    .trim();
}

/** The words that both begin with, up to the first number; in Japanese up to the particle, in Chinese up to the amount. */
function sharedWords(one: string, other: string): string {
  if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(one)) return "";
  const [a, b] = [one, other].map((text) => text.split(/\s+/u));
  if (a === undefined || b === undefined) return "";
  let at = 0;
  while (at < a.length && at < b.length && isSame(a[at] ?? "", b[at] ?? "") && !/\p{Nd}/u.test(a[at] ?? ""))
    at += 1;
  let words = a
    .slice(0, at)
    .join(" ")
    .replace(/[\s:：]+$/u, "");
  for (let before = ""; before !== words;) {
    before = words;
    words = words.replace(LEADS_ON, "");
  }
  return /\p{L}{3}/u.test(words) ? words : "";
}

function isSame(one: string, other: string): boolean {
  const bare = (word: string): string => word.toLowerCase().replace(/[:：]$/u, "");
  return bare(one) === bare(other);
}
