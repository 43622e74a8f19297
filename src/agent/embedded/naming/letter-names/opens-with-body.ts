import { subjectOf } from "../../english/subject.ts";
import { countWords } from "../../text/sentences.ts";
import { regex } from "../../text/regex.ts";
import { BODY_NAME } from "../name-form.ts";
import { smallWordsOf } from "../titles/small-words.ts";
import { OWNS, SPEAKS_OF } from "./business-words.ts";

const ARTICLE = "(?:(?:The|Der|Die|Das|La|Le|Les|El|Los|Las|Il|Lo|I|Gli|O|A|Os|As|De|Het)\\s|L['’])";
/** Of where it is: "Koło Gospodyń Wiejskich w Starej Wsi", "Banco de Alimentos de Alcañiz". */
const WHERE = "(?:\\s(?:of|in|at|im|am|aus|von|à|de|du|d['’]|en|del|di|da|do|a|van|te|i|på|w|we|v|ve|в|во|на|у)\\s?(?:la\\s|el\\s|o\\s|a\\s)?(?<place>\\p{Lu}[\\p{L}\\p{M}'’-]+(?:\\s\\p{Lu}[\\p{L}\\p{M}'’-]+){0,2}))?"; // prettier-ignore
const OPENS = `^(?<article>${ARTICLE})?(?<name>${BODY_NAME})${WHERE}(?=\\s\\p{Ll})`;
/** When it is, and whoever speaks: no name begins so. */
const POINTS = /^(?:[每我这這那今明昨在从從]|हम|मेर|यह|इस|우리|저희|이|그|今日|毎|この|その|هذا|هذه)/u;
const MOST_WORDS = 8;
const EAST_SIGNS = 24;

/** Up to the noun that says what it is, of scripts without capitals. */
const NOUN_LAST: Readonly<Record<string, string>> = {
  hi: "^(?<name>(?:[\\p{L}\\p{M}]+\\s){1,4}?(?:केंद्र|समूह|संस्था|पुस्तकालय|विद्यालय|स्कूल|क्लब|समिति|मंडल|बैंक|अस्पताल|संग्रहालय|समिति))(?=\\s)",
  zh: "^(?<name>\\p{Script=Han}{2,12}?(?:协会|中心|合作社|俱乐部|工作室|图书馆|博物馆|食堂|学校|小学|中学|医院|餐厅|书店|工坊|協會|圖書館|博物館|學校|醫院|俱樂部))(?=\\p{Script=Han}|\\p{Nd}|，|在)",
  ja: "^(?<name>[^、。はがを「」\\s]{2,14}(?:会|センター|館|園|学校|クラブ|協会|組合|病院|工房|商店街|教室|図書館|市場))(?=は|が)",
  ko: "^(?<name>(?:[\\p{Script=Hangul}\\p{Nd}]+\\s){0,3}[\\p{Script=Hangul}]*(?:회|센터|관|학교|클럽|협회|조합|병원|공방|시장|도서관|모임))(?=은|는|이|가)",
  ar: "^(?<name>(?:جمعية|مؤسسة|نادي|فريق|مكتبة|مدرسة|مركز|رابطة|فرقة|متحف|تعاونية|مقهى|مخبز|مطعم|معهد|مطبخ|ورشة)(?:\\sال\\p{L}[\\p{L}\\p{M}]*){1,2}(?:\\sفي\\s[\\p{L}\\p{M}]+)?)(?=\\s)",
  he: "^(?<name>(?:עמותת|מועדון|מרכז|ספריית|מקהלת|מאפיית|מוזיאון|גן|בית הספר)\\s[\\p{L}'\"־-]+(?:\\sשל\\s[\\p{L}'\"־-]+\\s[\\p{L}'\"־-]+)?)(?=\\s)",
};

/**
 * The body with whose name what is told begins, whole: "Koło Gospodyń Wiejskich w Starej Wsi działa od 1956 roku", "Gull Point lighthouse
 * opens to visitors". `first`: the first sentence that is told. Null where it begins with anything else.
 */
export function opensWithBody(first: string, language: string): string | null {
  const said = first.replace(/\s+/gu, " ").trim();
  const last = NOUN_LAST[language];
  if (last !== undefined) {
    const name = regex(last, "u").exec(said)?.groups?.["name"] ?? "";
    return name === "" || name.length > EAST_SIGNS || POINTS.test(name) ? null : name;
  }
  const groups = regex(OPENS, "u").exec(said)?.groups;
  const name = groups?.["name"] ?? "";
  const [head = ""] = name.split(/[\s'’]/u);
  // "On Monday you stay": a small word begins a sentence, and no name.
  const isSmall = (smallWordsOf(language)?.get(head.toLowerCase()) ?? null) !== null;
  const large = name.match(/(?<!\p{L})\p{Lu}/gu)?.length ?? 0;
  if (large < 2 || isSmall || SPEAKS_OF.test(name) || /(?<!\p{L})I['’]/u.test(name)) return null;
  const subject = language === "en" ? (subjectOf(said) ?? withNoun(said)) : null;
  const place = groups?.["place"] ?? "";
  const to = place === "" ? name.length : said.indexOf(place, said.indexOf(name) + name.length) + place.length - said.indexOf(name); // prettier-ignore
  const whole = said.slice(said.indexOf(name), said.indexOf(name) + to);
  const found = subject?.startsWith(name) === true ? subject : whole;
  return countWords(found) > MOST_WORDS ? null : found;
}

/** "Gull Point lighthouse | opens to visitors": one plain noun behind the name, before what may be its verb. */
function withNoun(said: string): string | null {
  const found = /^(?<whole>(?:The\s)?(?:\p{Lu}\S*\s)+\p{Ll}{4,}(?<!s|ed|ing))\s(?:\p{Ll}{2,}s|was|had|will|can)\s/u.exec(said);
  return found?.groups?.["whole"]?.replace(/^The\s/u, "") ?? null;
} // prettier-ignore

/** "I run a clock and barometer repair shop with my brother in Ludlow": what it is, and where; null where nobody says what they run. */
export function businessOf(sentences: readonly string[], language: string): string | null {
  const words = OWNS[language];
  if (words === undefined) return null;
  for (const sentence of sentences) {
    const groups = regex(words, "u").exec(sentence.replace(/\s+/gu, " ").trim())?.groups;
    const what = groups?.["what"]?.trim() ?? "";
    if (countWords(what) < 1 || countWords(what) > MOST_WORDS || what.length < 4) continue;
    const where = groups?.["where"] ?? "";
    return `${what.slice(0, 1).toUpperCase()}${what.slice(1)}${where}`;
  }
  return null;
}
