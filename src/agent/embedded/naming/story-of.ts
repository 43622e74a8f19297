import { withoutStop } from "../text/sentences.ts";

/** "The story of X begins with …", by language: what is told is `name`. */
const STORIES: Readonly<Record<string, RegExp>> = {
  de: /^die geschichte (?:des|der|von|vom)\s(?<name>[^,;:]{2,40}?)\s(?:beginnt|fängt|begann|nimmt)\s/iu,
  fr: /^(?<name>l['’]histoire (?:du|de la|de l['’]|des|de|d['’])\s?[^,;:]{2,40}?)\s(?:commence|débute|a commencé)\s/iu,
  es: /^(?<name>la historia (?:del|de la|de los|de las|de)\s[^,;:]{2,40}?)\s(?:comienza|empieza|comenzó|empezó)\s/iu,
  it: /^(?<name>la storia (?:del|della|dello|dell['’]|dei|di)\s?[^,;:]{2,40}?)\s(?:comincia|inizia|cominciò|iniziò)\s/iu,
  pt: /^(?<name>a história (?:do|da|dos|das|de)\s[^,;:]{2,40}?)\s(?:começa|começou)\s/iu,
  nl: /^(?<name>het verhaal (?:van de|van het|van)\s[^,;:]{2,40}?)\s(?:begint|begon)\s/iu,
  hi: /^(?<name>[^,।:]{2,40}?)\sकी (?:कहानी|कथा|दास्तान)\s.*(?:शुरू|आरंभ|आरम्भ)/u,
  zh: /^(?<name>[^,，。：]{2,16}?)的故事(?:要)?(?:从|從|始于|開始|开始)/u,
  ja: /^(?<name>[^、。：]{2,20}?)の(?:物語|話|歴史)は.*(?:始ま|はじま)/u,
  ko: /^(?<name>[^,.:]{2,20}?)의\s?(?:이야기|역사)는\s.*시작/u,
  tr: /^(?<name>[^,.:]{2,30}?)['’]?(?:n?[ıiuü]n)\s(?:hikâyesi|hikayesi|öyküsü)\s.*başl/iu,
};

/** What a text is called that opens with where its story begins: "चंद्रयान-3 की कहानी … से शुरू होती है". */
export function storyOf(first: string, text: string, base: string): string | null {
  const name = STORIES[base]?.exec(withoutStop(first))?.groups?.["name"]?.trim();
  if (name === undefined) return null;
  // "The story of the two began at school" names nothing that the text comes back to.
  const last = name.split(/\s/u).at(-1) ?? "";
  return text.toLowerCase().split(last.toLowerCase()).length > 2 ? name : null;
}
