import { regex } from "../../text/regex.ts";
import { capitalise } from "../../text/sentences.ts";
import { NAMES_FILM } from "../request-words.ts";
import type { Fact } from "./fact.ts";

/** How somebody says what is sold, in the words of one who sells it. */
const SELLS: Readonly<Record<string, string>> = {
  en: "we\\s(?:\\p{L}+ly\\s)?(?:bake|sell|make|offer|hire|rent|serve|brew|grow|produce|roast|print|weave|build)(?!\\p{L})",
  de: "wir\\s(?:verkaufen|backen|bieten|vermieten|brauen|bauen|fertigen|rösten|machen|produzieren)(?!\\p{L})",
  fr: "(?:nous\\s(?:vendons|faisons|proposons|louons|fabriquons|produisons|cuisons)|on\\s(?:vend|fait|propose|loue|fabrique|produit))(?!\\p{L})",
  es: "(?:vendemos|hacemos|ofrecemos|horneamos|alquilamos|elaboramos|fabricamos|producimos)(?!\\p{L})",
  it: "(?:vendiamo|facciamo|offriamo|sforniamo|noleggiamo|produciamo)(?!\\p{L})",
  pt: "(?:vendemos|fazemos|oferecemos|alugamos|produzimos|fabricamos)(?!\\p{L})",
  nl: "(?:we|wij)\\s(?:verkopen|bakken|maken|verhuren|brouwen|bieden|bouwen)(?!\\p{L})",
  sv: "vi\\s(?:säljer|bakar|gör|hyr ut|brygger)(?!\\p{L})",
  da: "vi\\s(?:sælger|bager|laver|udlejer|brygger)(?!\\p{L})",
  nb: "vi\\s(?:selger|baker|lager|leier ut|brygger)(?!\\p{L})",
  pl: "(?:sprzedajemy|pieczemy|robimy|oferujemy|wynajmujemy|produkujemy)(?!\\p{L})",
  cs: "(?:prodáváme|pečeme|vyrábíme|nabízíme|půjčujeme)(?!\\p{L})",
  ru: "(?:мы\\s)?(?:продаём|продаем|печём|печем|делаем|варим|сдаём)(?!\\p{L})",
  uk: "(?:ми\\s)?(?:продаємо|печемо|робимо|варимо)(?!\\p{L})",
};
const PRICE =
  "(?:[€£$₽₴₺]\\s?\\p{Nd}+(?:[.,]\\p{Nd}+)?|\\p{Nd}+(?:[.,]\\p{Nd}+)?\\s?(?:[€£$₽₴₺]|euros?|eur|pounds?|dollars?|pence|francs?|franken|kronor|kroner|zł\\p{L}*|kč|korun\\p{L}*|рубл\\p{L}*|руб\\.?|гривень|грн|reais))";

/** "We bake sourdough at 4 euros a loaf": the clause, with its price; null where a sentence sells nothing, or speaks of the film. */
export function offerIn(sentence: string, base: string): Fact | null {
  const sells = SELLS[base];
  if (sells === undefined) return null;
  const found = regex(`(?<![\\p{L}])(?<said>${sells}(?:[^,.;:!?\\n]|(?<=\\p{Nd})[.,](?=\\p{Nd})){0,70}?${PRICE}(?:[^,.;:!?\\n]{0,24}))(?=[,.;:!?\\n]|$)`, "iu").exec(sentence); // prettier-ignore
  const said = found?.groups?.["said"]?.trim() ?? "";
  if (said === "" || NAMES_FILM.test(said)) return null;
  return { name: "", line: capitalise(said, base), said };
}
