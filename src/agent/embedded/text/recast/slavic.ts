import { splitNoun, within, type Told } from "./told.ts";
import { join } from "./words.ts";

/** Past and present forms that no noun has; what they need stands in free order around them. */
const VERB: Readonly<Record<string, RegExp>> = {
  ru: /^\p{Ll}{2,}(?:ла|ло|ли|лся|лась|лось|лись|ет|ут|ют|ит|ат|ят|ёт|ется|утся|ются|ится|атся|ятся)$/u,
  uk: /^\p{Ll}{2,}(?:ла|ло|ли|вся|лася|лося|лися|ить|уть|ють|ать|ять|ає|яє|ує|ється|ються|иться|яться)$/u,
  pl: /^\p{Ll}{2,}(?:ł|ła|ło|li|ły|uje|ują|ają|eją|śmy)$/u,
};
/** Nouns and small words of the same endings. */
const NO_VERB =
  /^(?:этот|свет|цвет|ответ|совет|билет|лет|нет|сорт|брат|сад|если|или|дела|села|числа|силы|для|мало|около|кредит|лимит|гранит|магнит|маршрут|институт|приют|салют|бюджет|пакет|предмет|буфет|проект|кабинет|паркет|макет|сюжет|комплект|объект|сертификат|экспонат|результат|автомат|аппарат|аромат|квадрат|комбинат|салат|формат|мандат|стекло|масло|мыло|кресло|весло|тепло|зеркало|начало|одеяло|правило|кило|тело|дело|село|число|школа|скала|пчела|стрела|смола|сила|скло|крісло|джерело|дзеркало|село|діло|тіло|скеля|бджола|пам['’]ять|szkło|masło|mydło|krzesło|źródło|światło|skrzydło|dzieło|hasło|koło|czoło|tło|szkoła|pszczoła|siła|skała|fala|artykuł|stół|dół|kościół|zespół|tytuł|materiał|kanał|oddział|kapitał|medal|udział|przedział|podział|wydział|fotel|dział)$/u;
/** "Эту", "новый": behind them stands a noun. */
const DESCRIBES =
  /(?:^(?:один|одна|одно|одну|эту|этот|это|свой|свою|своё|наш|нашу|його|її|їх|один|jeden|jedną|jedno|ten|tę|to|swój|swoją|swoje|nasz|naszą)|(?:ый|ий|ую|юю|ое|ее|ськ(?:ий|у|е)|ою|ową|owe|owy|nego|nej|nowy|nową|nowe))$/u;

/** "Родини, | у яких плата перевищує | 15 %": what is told of a noun before it cannot be turned without that. */
const RELATIVE =
  /^(?:(?:у|в|во|на|о|об|про|від|от|до|з|із|с|из|за|для|к|по|при|w|we|z|ze|na|o|od|do|dla|po|przy)\s)?(?:котор\p{L}+|як(?:і|ий|а|е|их|им|ими|ому|ого|ої|ою|у)|чи[йяєїми]\p{L}*|któr\p{L}+|що|что|где|де|gdzie)(?!\p{L})/iu;

/** "Каждый день в центр едут | 70 000 человек" → "едут каждый день в центр": Slavic words stand in any order. */
export function recastSlavic(told: Told): string | null {
  const { before, language } = told;
  if (RELATIVE.test(before)) return null;
  const tokens = before.split(/\s+/u);
  const verb = tokens.at(-1) ?? "";
  if (VERB[language]?.test(verb.toLowerCase()) !== true || NO_VERB.test(verb.toLowerCase())) return null;
  // "Банк выдал один кредит | 4 млн рублей": the verb came before.
  const others = tokens.slice(0, -1).map((token) => token.toLowerCase());
  if (DESCRIBES.test(others.at(-1) ?? "") || others.some((token) => VERB[language]?.test(token) === true && !NO_VERB.test(token))) return null; // prettier-ignore
  const { noun, rest } = splitNoun(told);
  if (noun === "" && told.unit === "") return null;
  if (tokens.length === 1) return join(noun, verb.toLowerCase(), rest);
  const first = within(tokens.slice(0, -1).join(" "), told);
  return first === null ? null : join(noun, verb, first, rest);
}
