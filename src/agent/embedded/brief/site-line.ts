import { addressSpans } from "../text/address.ts";
import type { Line } from "./closing.ts";
import { blanked, lastProse, sentencesOf, textAt, type Span } from "./sentence-spans.ts";
import { wordsOrSignsTold } from "./words-told.ts";
import { toPattern } from "../text/regex.ts";

/** A text without the line that only says where more is found, in the same length, and that address. */
export type SiteLine = { text: string; address: string | null; span: Span | null };

const SITE = "(?:web ?site|web ?page|homepage|home page|site|url|link|webseite|internetseite|seite|sitio(?: web)?|página(?: web)?|web|sito(?: web| internet)?|site web|website|strona(?: internetowa)?|сайт\\p{L}*|страниц\\p{L}*|сторінк\\p{L}*|webbplats|hemsida|hjemmeside|nettside|web sitesi|internet sitesi|sitemiz|الموقع(?: الإلكتروني)?|موقعنا|האתר|אתר|वेबसाइट|网站|網站|网址|網址|官网|ホームページ|サイト|ウェブサイト|홈페이지|웹사이트|사이트)"; // prettier-ignore
const OUR = "(?:(?:the|our|my|die|das|unsere?|meine|le|notre|la|nuestra|nuestro|el|il|nostro|il nostro|o|o nosso|a|de|onze|ons|nasza|наш|vår|vores|our own) )?"; // prettier-ignore
const IS =
  "(?:\\s?[:：]|\\s(?:is|ist|lautet|est|es|è|é|to|это|är|er|on)(?: now)?[:：]?|\\s?[-–—]|は|是|은|는|:)?";
const MORE = [
  "(?:(?:find out|learn|read|see) )?more(?: info(?:rmation)?| details)?(?: can be found)?(?: (?:on|at|about (?:us|it) (?:on|at)|under|is on|is at))?",
  "(?:find|visit) us (?:on|at)|visit",
  "mehr(?: infos?| informationen| dazu| details)?(?: (?:auf|unter|gibt es auf|gibt['’]s auf|gibt es unter|finden sie (?:auf|unter)|findet ihr (?:auf|unter)))?|(?:weitere )?infos?(?:rmationen)?(?: (?:auf|unter))?",
  "(?:plus|davantage) (?:d['’]infos?(?:rmations?)?|de détails)?\\s?(?:sur|à)?|en savoir plus|infos?(?: sur)?",
  "(?:más|mas) (?:información|info|detalles)(?: en)?|infórmate en|(?:maggiori|più|altre|ulteriori) (?:informazioni|info|dettagli)(?: su)?|info su",
  "mais (?:informações|info|detalhes)(?: em| no site)?|saiba mais(?: em)?|meer(?: info(?:rmatie)?| weten)?(?: (?:op|via))?|więcej(?: informacji)?(?: na)?",
  "(?:подробнее|больше информации|подробности|детальніше|більше інформації)(?: на| —)?|mer(?: info(?:rmation)?)?(?: på)?|mere(?: info(?:rmation)?)?(?: på)?|(?:daha fazla(?:sı)?(?: bilgi)?|ayrıntılar)(?: için)?",
  "(?:ل?لمزيد|المزيد)(?: من المعلومات)?(?: على| زوروا)?|(?:עוד |לפרטים |פרטים |מידע )(?:נוספים |נוסף |מידע )?(?:באתר|ב-|ב)?|(?:अधिक|और) जानकारी(?: के लिए)?",
  "詳しくは|詳細は|くわしくは|更多(?:信息|資訊|内容|详情)?(?:请|請)?(?:见|見|访问|訪問|在|看)?|详情(?:请)?(?:见|访问)?|자세한 (?:내용|정보)(?:은|는)?",
].join("|"); // prettier-ignore
const BEHIND =
  "(?:へ|まで|で|をご覧ください|を見てください|をごらんください|にて|에서(?: 볼 수 있습니다| 확인하세요)?|에 있습니다|(?: adresinde|['’]de|['’]da)| पर(?: देखें)?)?";
const LINE = toPattern(`^(?:${OUR}${SITE}${IS}|(?:${MORE})(?: (?:on|at|auf|unter|sur|en|su|em|op|na|на|på|adresi|באתר|على))?\\s?[:：]?)\\s*$`, "iu"); // prettier-ignore
const TAIL = toPattern(`^\\s?${BEHIND}[\\s.。!！।)]*$`, "iu");
const FEWEST_TOLD = 8;

/**
 * "Website is millane.example", "Mehr auf www.…", among the last lines of a brief that orders a film or says how it ends: the address
 * is shown on the last card, where viewers look for it, and is no sentence of what is told before.
 */
export function withoutSiteLine(source: string, closing: Line | null, asked: boolean): SiteLine {
  const none: SiteLine = { text: source, address: null, span: null };
  if ((!asked && closing === null) || (closing?.address ?? null) !== null) return none;
  if (addressSpans(source).length !== 1) return none;
  const last = lastProse(source);
  if (last === null) return none;
  for (const span of sentencesOf(source, last, true)) {
    const said = textAt(source, span);
    const [address] = addressSpans(said);
    if (address === undefined) continue;
    if (!LINE.test(said.slice(0, address.start)) || !TAIL.test(said.slice(address.end))) return none;
    const text = blanked(source, span);
    if (wordsOrSignsTold(text) < FEWEST_TOLD) return none;
    return { text, address: said.slice(address.start, address.end).replace(/^https?:\/\/|^www\.|[/.]+$/giu, ""), span }; // prettier-ignore
  }
  return none;
}

/** The film's last line with the address below it. */
export function withSite(closing: Line | null, { address, span }: SiteLine): Line | null {
  if (address === null || span === null) return closing;
  return closing === null
    ? { text: null, address, span }
    : { ...closing, address: closing.address ?? address };
}
