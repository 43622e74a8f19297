import { toPattern } from "../text/regex.ts";
import type { ChartData } from "./chart-form.ts";

/** How the name of what each year adds opens, or is: "Increase", "New roofs", "Zuwachs". */
const ADDS = [
  "(?:annual |yearly )?(?:increases?|rises?|gains?|growth|additions?|changes?)|(?:newly )?added|new",
  "(?:jährlicher |jährliche )?(?:zuwachs|anstieg|zunahme|zugänge|veränderung|wachstum)|neue?|neu gebaut",
  "(?:hausse|augmentation|croissance|gain|variation)s?|nouve(?:aux|lles)|ajout(?:s|és|ées)?",
  "aumentos?|incrementos?|crecimiento|nuev[oa]s|variación|crescita|nuov[ie]|incremento|variazione|crescimento|nov[oa]s|variação",
  "toename|stijging|groei|nieuwe|ökning|tillväxt|nya|tillkomna|stigning|vækst|økning|vekst|nye|tilvækst|tilvekst",
  "wzrost|przyrost|now(?:e|ych|i)|nárůst|přírůstek|nov(?:é|ých)|növekedés|új|kasvu|lisäys|uude[tn]|uusia|creștere[a]?|noi",
  "рост|прирост|увеличение|нов(?:ые|ых)|зростання|приріст|нов(?:і|их)|αύξηση|νέ(?:α|οι|ες)",
  "artış|yeni|(?:ال)?زيادة|النمو|נוספו|עלייה|גידול|افزایش|رشد|वृद्धि|बढ़ोतरी|नए|नई|kenaikan|pertumbuhan|tambahan|mức tăng|tăng thêm",
].join("|");
const OPENS_ADDED = toPattern(`^(?:${ADDS})(?![\\p{L}\\p{M}])`, "iu");
/** Written without blanks, or behind what it is of: "전년 대비 증가", 新增, "Neubauten". */
const HAS_ADDED =
  /增加|增长|增長|新增|新装|新裝|新建|増加|増えた|新規|新設|증가|신규|(?:zuwachs|zunahme|anstieg|tillväxt|ökning)$|^neubau/iu;

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
  return OPENS_ADDED.test(name) || HAS_ADDED.test(name) ? { ...data, chart: "column" } : data;
}
