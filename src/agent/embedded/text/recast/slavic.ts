import { splitNoun, within, type Told } from "./told.ts";
import { join } from "./words.ts";

/** Past and present forms that no noun has; what they need stands in free order around them. */
const VERB: Readonly<Record<string, RegExp>> = {
  ru: /^\p{Ll}{2,}(?:ла|ло|ли|лся|лась|лось|лись|ет|ут|ют|ит|ат|ят|ёт|ется|утся|ются|ится|атся|ятся)$/u,
  uk: /^\p{Ll}{2,}(?:ла|ло|ли|вся|лася|лося|лися|ить|уть|ють|ать|ять|ає|яє|ує|ється|ються|иться|яться)$/u,
  pl: /^\p{Ll}{2,}(?:ł|ła|ło|li|ły|uje|ują|ają|eją|śmy)$/u,
};
const NO_VERB =
  /^(?:этот|свет|цвет|ответ|совет|билет|лет|нет|сорт|брат|сад|если|или|дела|села|числа|силы|для|мало|около)$/u;

/** "Каждый день в центр едут | 70 000 человек" → "едут каждый день в центр": Slavic words stand in any order. */
export function recastSlavic(told: Told): string | null {
  const { before, language } = told;
  const tokens = before.split(/\s+/u);
  const verb = tokens.at(-1) ?? "";
  if (VERB[language]?.test(verb.toLowerCase()) !== true || NO_VERB.test(verb.toLowerCase())) return null;
  const { noun, rest } = splitNoun(told);
  if (noun === "" && told.unit === "") return null;
  if (tokens.length === 1) return join(noun, verb.toLowerCase(), rest);
  const first = within(tokens.slice(0, -1).join(" "), told);
  return first === null ? null : join(noun, verb, first, rest);
}
