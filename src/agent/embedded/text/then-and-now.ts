import { findFigures, type FoundFigure } from "./figures.ts";
import { toPattern } from "./regex.ts";

/** Sentences that say no more than what the amount of the sentence before was at an earlier time; {N} the amount. */
const THEN: Readonly<Record<string, string>> = {
  en: "(?:\\p{L}+ years? (?:ago|earlier|before)|last (?:year|month|season)|the (?:year|month|season) before|in (?:19|20)\\d{2}),? (?:it was|there were|there was|that was|they were|the figure was|it stood at|we had) (?:(?:only|just|still|about|around) )?{N}",
  de: "(?:vor \\p{L}+ (?:Jahren|Jahr|Monaten)|vor (?:einem|zehn) Jahr|\\p{L}+ Jahre? (?:zuvor|davor|vorher)|im (?:Vorjahr|Vormonat|Jahr davor)|letztes Jahr|(?:im Jahr )?(?:19|20)\\d{2}|damals) (?:waren (?:es|das)|war es|war das|hatten wir|lag (?:sie|er|es) bei|zählten wir) (?:(?:noch|erst|nur|rund|etwa|gerade) )*{N}",
  fr: "(?:il y a \\p{L}+ ans?|l['’](?:an dernier|année dernière|année précédente)|en (?:19|20)\\d{2}|\\p{L}+ ans? (?:plus tôt|auparavant)),? (?:(?:ils|elles) (?:n['’])?étaient|il y en avait|on en comptait|c['’]était|il n['’]y en avait que|nous étions) (?:(?:seulement|encore|environ|que) )?{N}",
  es: "(?:hace \\p{L}+ años?|el año (?:pasado|anterior)|un año antes|en (?:19|20)\\d{2}),? (?:eran|era|había|fueron|éramos) (?:(?:solo|sólo|apenas|unos|unas) )?{N}",
  it: "(?:\\p{L}+ ann[io] (?:fa|prima)|l['’]anno (?:scorso|prima|precedente)|nel (?:19|20)\\d{2}),? (?:erano|era|ce n['’]erano|eravamo) (?:(?:solo|appena|ancora|circa) )?{N}",
  pt: "(?:há \\p{L}+ anos?|\\p{L}+ anos? (?:antes|atrás)|no ano (?:passado|anterior)|em (?:19|20)\\d{2}),? (?:eram|era|foram|havia|éramos) (?:(?:só|apenas|ainda|cerca de) )?{N}",
  nl: "(?:\\p{L}+ jaar (?:geleden|eerder)|vorig jaar|het jaar ervoor|in (?:19|20)\\d{2}) (?:waren (?:het|dat) er|waren er|waren dat|was het|was dat|hadden we er) (?:(?:nog|slechts|maar|ongeveer) )*{N}",
  sv: "(?:för \\p{L}+ år sedan|i fjol|förra året|året innan|(?:19|20)\\d{2}) var (?:det|de|siffran) (?:(?:bara|ännu|cirka) )?{N}",
  nb: "(?:for \\p{L}+ år siden|i fjor|året før|i (?:19|20)\\d{2}) var (?:det|de|tallet) (?:(?:bare|fortsatt) )?{N}",
  da: "(?:for \\p{L}+ år siden|sidste år|året før|i (?:19|20)\\d{2}) var (?:det|der|de|tallet) (?:(?:kun|bare|stadig) )?{N}",
  pl: "(?:\\p{L}+ lat(?:a)? temu|rok (?:temu|wcześniej)|w (?:zeszłym|poprzednim|ubiegłym) roku|w (?:19|20)\\d{2} (?:roku|r\\.)) było (?:(?:ich|to|tylko|zaledwie) )*{N}",
  ru: "(?:\\p{L}+ (?:лет|года) назад|год (?:назад|раньше)|в прошлом году|в (?:19|20)\\d{2} (?:году|г\\.)) (?:их|было|их было|таких было) (?:(?:было|только|всего|лишь|ещё) )*{N}",
  uk: "(?:\\p{L}+ рок(?:ів|и) тому|рік тому|торік|минулого року|у (?:19|20)\\d{2} році) (?:їх було|їх|було) (?:(?:було|лише|тільки|ще) )*{N}",
}; // prettier-ignore
const patterns = new Map<string, RegExp>();

/**
 * "The network serves 4,380 homes. Five years ago there were 2,910.": what the second sentence says was, where it says
 * nothing else and counts the same; null where that is not sure.
 */
export function thenOf(
  now: FoundFigure,
  sentence: string,
  next: string,
  language: string,
): FoundFigure | null {
  const source = THEN[language];
  if (source === undefined) return null;
  const pattern = patterns.get(language) ?? toPattern(`^${source.replace("{N}", "$")}`, "iu");
  patterns.set(language, pattern);
  const body = next.trim().replace(/[\s.!]+$/u, "");
  const found = findFigures(body, language).filter(({ figure }) => !/^(?:19|20)\d{2}$/u.test(figure.display));
  const [was, another] = found.length > 0 ? found : findFigures(body, language).slice(-1);
  if (was === undefined || another !== undefined || !pattern.test(body.slice(0, was.start))) return null;
  // "In 2021 there were 34. In 2022 there were 21": the second is what is now, and 34 was.
  const [later, year] = [yearIn(body.slice(0, was.start)), yearIn(sentence.slice(0, now.start))];
  // "In 2019 it was 412. Last year it was 218": which of them was before is not sure.
  if (later >= year || (Number.isNaN(later) && !Number.isNaN(year))) return null;
  const tail = body.slice(was.end).trim();
  const noun = /^\s?([\p{L}\p{M}-]+)/u.exec(sentence.slice(now.end))?.[1] ?? "";
  const same = was.figure.prefix === now.figure.prefix && was.figure.suffix === now.figure.suffix;
  const bare = was.figure.prefix === "" && was.figure.suffix === "";
  if (!same && !bare) return null;
  // "2,910 complaints" after "4,380 homes" is another count.
  if (tail !== "" && tail.toLowerCase() !== noun.toLowerCase()) return null;
  const { value } = was.figure;
  return value === null || now.figure.value === null || value === now.figure.value ? null : was;
}

/** The year that words name; what names none is of now, and an earlier time that has no number before all years. */
function yearIn(text: string): number {
  return Number(/(?<!\p{Nd})(?:19|20)\d{2}(?!\p{Nd})/u.exec(text)?.[0] ?? Number.NaN);
}
