import { toPattern } from "../text/regex.ts";
import type { ChartData } from "./chart-form.ts";

/** How the name of what each year adds opens, or is: "Increase", "Zuwachs". */
const ADDS = [
  "(?:annual |yearly )?(?:increases?|rises?|gains?|growth|additions?)|(?:newly )?added",
  "(?:jährlicher |jährliche )?(?:zuwachs|anstieg|zunahme|zugänge|wachstum)|neu gebaut",
  "(?:hausse|augmentation|croissance|gain)s?|ajout(?:s|és|ées)?",
  "aumentos?|incrementos?|crecimiento|crescita|incremento|crescimento",
  "toename|stijging|groei|ökning|tillväxt|tillkomna|stigning|vækst|økning|vekst|tilvækst|tilvekst",
  "wzrost|przyrost|nárůst|přírůstek|növekedés|kasvu|lisäys|creștere[a]?",
  "рост|прирост|увеличение|зростання|приріст|αύξηση",
  "artış|(?:ال)?زيادة|النمو|נוספו|עלייה|גידול|افزایش|رشد|वृद्धि|बढ़ोतरी|kenaikan|pertumbuhan|tambahan|mức tăng|tăng thêm",
].join("|");
/** How fast something grows is no amount that is added: "Growth rate". */
const RATE = "rates?|taux|tasas?|tasso|taxas?|tempo|factor|percentage|percent|oranı|hızı|दर|takt|темп\\p{L}*";
const OPENS_ADDED = toPattern(`^(?:${ADDS})(?![\\p{L}\\p{M}]|\\s(?:${RATE})(?![\\p{L}\\p{M}]))`, "iu");
/** "New roofs", "नई छतें": by itself, or before a word that is no name. */
const OPENS_NEW = toPattern(
  "^(?:new|nouve(?:aux|lles)|nuev[oa]s|nuov[ie]|nov[oa]s|nieuwe|nya|nye|now(?:e|ych|i)|nov(?:é|ých)|új|uude[tn]|uusia|noi|нов(?:ые|ых|і|их)|νέ(?:α|οι|ες)|yeni|नए|नई)(?<named>$|\\s.+$)",
  "iu",
);
const IS_NO_NAME = /^(?:$|\s[^\p{Lu}\p{Lt}])/u;
/** German writes all nouns as it writes names: "Neue Dächer", and "Neue Donau". */
const NEW_IN_GERMAN =
  /^neue?(?:$|\s(?!(?:donau|welt|mitte|wache|pinakothek|heimat|hebriden|maas|straße|zürcher|züricher|presse|musik|deutsche)(?!\p{L})).+)/iu;
/** Written without blanks, or behind what it is of: "전년 대비 증가", 新增, "Neubauten". */
const HAS_ADDED =
  /(?:增加|增长|增長|増加|증가)(?![率速幅율률])|新增|新装|新裝|新建|増えた|新規|新設|신규|(?:zuwachs|zunahme|anstieg|tillväxt|ökning)$|^neubau/iu;

/** More years than this are a course for the eye, whatever is counted. */
const MOST_COLUMNS = 10;

/**
 * A course of what each year added as columns: a line, or an area below it, would be read as how much there is. `heading`: what
 * the chart stands under where its values have no name.
 */
export function asIncrements(data: ChartData, heading: string): ChartData {
  const [only, another] = data.series;
  if (data.chart !== "line" && data.chart !== "area") return data;
  if (only === undefined || another !== undefined || data.course === true || data.categories.length > MOST_COLUMNS) return data; // prettier-ignore
  const name = (only.name === "" ? heading : only.name).trim();
  return addsEachTime(name) ? { ...data, chart: "column" } : data;
}

function addsEachTime(name: string): boolean {
  const named = OPENS_NEW.exec(name)?.groups?.["named"];
  const isNew = (named !== undefined && IS_NO_NAME.test(named)) || NEW_IN_GERMAN.test(name);
  return isNew || OPENS_ADDED.test(name) || HAS_ADDED.test(name);
}
