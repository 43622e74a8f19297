import type { Fact } from "./fact.ts";
import { toPattern } from "../../text/regex.ts";

const JA_DATE = "\\d{1,2}月\\d{1,2}日(?:[（(][月火水木金土日祝・]+[)）])?";
const KO_DATE = "\\d{1,2}월\\s?\\d{1,2}일(?:\\s?[(（]?[월화수목금토일](?:요일)?[)）]?)?";
const ZH_DATE = "\\d{1,2}月\\d{1,2}[日号號](?:[（(]?(?:周|星期)[一二三四五六日天][)）]?)?";
const CODE = "(?:[A-Z]{1,2}[-‐]?\\d{1,4}|\\d{1,4})";

/** Languages that say when and where before what: the words as they stand, up to it. */
const STANDS: Readonly<Record<string, RegExp>> = {
  ja: toPattern(`(?<line>(?:${JA_DATE}(?:(?:から|[〜～~-])(?:\\d{1,2}月)?\\d{1,2}日)?の?)?[^、。\\s]{0,14}?(?<name>ブース|小間)(?:番号)?[\\s]?${CODE})`, "u"), // prettier-ignore
  ko: toPattern(`(?<line>(?:${KO_DATE}(?:부터|\\s?[~-])\\s?(?:\\d{1,2}월\\s?)?\\d{1,2}일(?:까지)?\\s)?(?:[\\p{L}\\p{N}]+\\s){0,3}?${CODE}(?:번)?\\s?(?<name>부스))`, "u"), // prettier-ignore
  zh: toPattern(`^.*?(?<said>(?:.*[在为為])?(?:我们|我們)?(?<line>[\\p{Script=Han}]{2,14}?[会會展]\\s?${CODE}\\s?号?(?<name>展位|展台|攤位|摊位))(?:[^，。]*，(?:展会|展會)?(?:时间|時間)[是为為：:]?(?<when>${ZH_DATE}(?:[到至–-](?:\\d{1,2}月)?\\d{1,2}[日号號])?))?)`, "u"), // prettier-ignore
};
const EVENTS: Readonly<Record<string, RegExp>> = {
  ja: toPattern(`(?<line>${JA_DATE}(?:(?:から|[〜～~-])(?:\\d{1,2}月)?\\d{1,2}日)?[^、。]{0,10}?(?:の|に(?:行う|開く|開催する))(?<name>[^、。のにで]{0,8}(?:オープンキャンパス|説明会|文化祭|学園祭|祭り|まつり|展示会|見学会|体験会|コンサート|バザー|フェア|マルシェ)))`, "u"), // prettier-ignore
  ko: toPattern(`(?<line>${KO_DATE}[^,.]{0,16}?\\s(?:열리는\\s)?(?<name>(?:[\\p{L}]+\\s)?(?:오픈데이|오픈\\s?하우스|축제|음악회|전시회|공개의?\\s?날|개방의?\\s?날|바자회)))`, "u"), // prettier-ignore
  zh: toPattern(`(?<line>${ZH_DATE}[^，。]{0,10}?(?:举办|舉辦|举行|舉行)?的(?<name>[^，。的]{0,6}(?:开放日|開放日|音乐会|音樂會|市集|展览|展覽|嘉年华|嘉年華|运动会|文化节|文化節)))`, "u"), // prettier-ignore
  tr: /(?<line>\p{Nd}{1,2}\s\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?[^,.]{0,24}?\s(?<name>açık kapı gün|tanıtım gün|kermes|şenli[kğ]|konser|sergi))/u,
};
/** "Açık kapı günümüz için": as it is called by itself. */
const TURKISH: Readonly<Record<string, string>> = { "açık kapı gün": "açık kapı günü", "tanıtım gün": "tanıtım günü", "şenliğ": "şenlik" }; // prettier-ignore

/** As `factsOfRequest`, of one sentence; null in other languages. */
export function eastFacts(sentence: string, base: string): { event: Fact | null; stand: Fact | null } | null {
  if (EVENTS[base] === undefined) return null;
  return { event: factIn(EVENTS[base], sentence), stand: factIn(STANDS[base], sentence) };
}

function factIn(pattern: RegExp | undefined, sentence: string): Fact | null {
  const { line = "", name = "", when, said = line } = pattern?.exec(sentence)?.groups ?? {};
  if (line === "") return null;
  const called = TURKISH[name] ?? name;
  const whole = line.slice(0, line.length - (line.endsWith(name) ? name.length : 0)) + (line.endsWith(name) ? called : ""); // prettier-ignore
  // "…展位做一个短片，展会时间是5月16日到18日": when it is, is said behind the film.
  return { name: called, line: `${whole.trim()}${when === undefined ? "" : `，${when}`}`, said };
}
