import { isSum } from "./currencies.ts";
import { findFigures, isPercent, type FoundFigure } from "./figures.ts";
import { toPattern } from "./regex.ts";

/**
 * What something came to and what it was before: UTF-16 `clause` where the clause of the first begins, `start` where the
 * comparison does, `rest` what the sentence says behind it.
 */
export type ComparedSums = {
  now: FoundFigure;
  was: FoundFigure;
  clause: number;
  start: number;
  rest: string;
};

/** What says that the second amount was before the first, between the two or behind them. */
const UP: Readonly<Record<string, string>> = {
  en: "(?:up|down) from", de: "(?:nach zuvor|gestiegen von|gesunken von)", fr: "en (?:hausse|baisse) par rapport à",
  es: "(?:subiendo|bajando) desde", it: "in (?:aumento|calo) rispetto a(?:i|l)?", pt: "(?:acima|abaixo) dos?", nl: "tegen eerder",
}; // prettier-ignore
const AGAINST: Readonly<Record<string, string>> = {
  en: "compared (?:with|to)|against|after|from", de: "nach|gegenüber|statt", fr: "contre", es: "frente a|contra", it: "contro|rispetto a(?:i|l)?",
  pt: "contra|face a(?:os)?", nl: "tegen(?:over)?", sv: "jämfört med|mot", nb: "mot|sammenlignet med", da: "mod|sammenlignet med", pl: "wobec|w porównaniu z", ru: "против|по сравнению с", uk: "проти|порівняно з",
}; // prettier-ignore
/** Words that set it at an earlier time. */
const EARLIER: Readonly<Record<string, string>> = {
  en: "(?:the|a) (?:year|month|quarter|season|week) (?:before|earlier|ago)|last (?:year|month|quarter|season|week)|(?:the )?(?:previous|prior) (?:year|month|quarter|season)|(?:\\p{L}+ )?years? (?:before|earlier|ago)|in (?:19|20)\\d{2}",
  de: "(?:im|aus dem) Vor(?:jahr|monat|quartal)|(?:ein|zwei|drei|zehn) Jahre? (?:zuvor|davor|vorher)|im (?:Jahr )?(?:19|20)\\d{2}|vor (?:einem Jahr|\\p{L}+ Jahren)|letztes Jahr",
  fr: "(?:un|deux|trois|dix) ans? (?:plus tôt|auparavant|avant)|l['’](?:an(?:née)? (?:dernière?|précédente?|passée?))|en (?:19|20)\\d{2}|il y a un an",
  es: "(?:el|del) (?:año|mes|trimestre|curso) (?:anterior|pasado|previo)|un año (?:antes|atrás)|hace un año|en (?:19|20)\\d{2}|de (?:19|20)\\d{2}",
  it: "(?:l['’]anno|dell['’]anno|il mese|del) (?:prima|precedente|scorso)|un anno (?:prima|fa)|(?:nel|del) (?:19|20)\\d{2}",
  pt: "(?:no|do) (?:ano|mês) (?:anterior|passado)|um ano antes|(?:em|de) (?:19|20)\\d{2}",
  nl: "(?:een|twee) jaar (?:eerder|geleden)|(?:het )?(?:jaar|vorig jaar)(?: ervoor)?|in (?:19|20)\\d{2}",
  sv: "(?:året|ett år) (?:innan|före|tidigare)|förra året|(?:19|20)\\d{2}", nb: "(?:året|ett år) (?:før|tidligere)|i fjor|i (?:19|20)\\d{2}", da: "(?:året|et år) (?:før|tidligere)|sidste år|i (?:19|20)\\d{2}",
  pl: "rok (?:wcześniej|temu)|w (?:zeszłym|poprzednim|ubiegłym) roku|w (?:19|20)\\d{2}(?: roku| r\\.)?",
  ru: "год(?:ом)? (?:ранее|раньше|назад)|в прошлом году|в (?:19|20)\\d{2}(?: году| г\\.)?", uk: "рік(?:ом)? (?:тому|раніше)|торік|минулого року|у (?:19|20)\\d{2}(?: році)?",
}; // prettier-ignore
const ABOUT =
  "(?:(?:about|around|just|nearly|rund|etwa|knapp|environ|unos|circa|cerca de|ongeveer|około|около|près de|casi|quasi)\\s)?";

/**
 * "Revenue came to £4.8m, up from £4.1m the year before": two amounts of one kind, of which the second was earlier. What is
 * compared with another place or thing is none: "compared with £3.1m in Leeds".
 */
export function comparedSums(text: string, language: string): ComparedSums | null {
  const against = AGAINST[language];
  const earlier = EARLIER[language];
  if (against === undefined || earlier === undefined || /[?？"“”«»„]/u.test(text)) return null;
  const amounts = findFigures(text, language).filter((one) => isSum(one) || one.unit !== "" || isPercent(one.figure) || /\p{L}/u.test(one.figure.suffix)); // prettier-ignore
  const [now, was, another] = amounts;
  if (now === undefined || was === undefined || another !== undefined || !areAlike(now, was)) return null;
  const between = text.slice(now.end, was.start);
  const behind = text.slice(was.end).replace(/[\s.!]+$/u, "");
  const up = toPattern(`^(?<of>[^,;:()]{0,40}?),?\\s(?:${UP[language] ?? "(?!)"})\\s${ABOUT}$`, "iu").exec(
    between,
  );
  const than = toPattern(`^(?<of>[^,;:()]{0,40}?),?\\s(?:${against})\\s${ABOUT}$`, "iu").exec(between);
  const when = toPattern(`^\\s(?:${earlier})$`, "iu").test(behind);
  const found = up !== null && (when || behind === "") ? up : when ? than : null;
  if (found === null || now.figure.value === was.figure.value) return null;
  const of = found.groups?.["of"] ?? "";
  const clause = Math.max(
    0,
    ...[...text.slice(0, now.start).matchAll(/[,;:]\s/gu)].map(({ index, 0: mark }) => index + mark.length),
  );
  return { now, was, clause, start: now.end + of.length, rest: "." };
}

function areAlike(a: FoundFigure, b: FoundFigure): boolean {
  return a.figure.prefix === b.figure.prefix && a.figure.suffix === b.figure.suffix && a.figure.value !== null && b.figure.value !== null; // prettier-ignore
}
