import {
  GREETS_AT_END,
  MORE_ADDRESSED,
  MORE_GREETINGS,
  MORE_REGARDS,
  REGARDS_WITH_NAME,
  SIGNED_OFF,
} from "./letter-words.ts";
import { toPattern } from "../text/regex.ts";

/** Words that greet and do nothing else. */
const GREETS =
  "hi|hiya|howdy|hello|hey|good (?:morning|afternoon|evening)|hallo|guten (?:tag|morgen|abend)|moin|servus|grüß gott|grüezi|bonjour|bonsoir|salut|coucou|hola|buenos días|buenas tardes|buenas|buongiorno|buonasera|ciao|salve|olá|oi|bom dia|boa tarde|hoi|hej|hejsan|hei|heippa|moi|terve|hyvää (?:päivää|huomenta|iltaa)|szia(?:sztok)?|üdv|jó (?:napot|reggelt|estét)(?: kívánok)?|cześć|dzień dobry|здравствуйте|привет|добрый день|всем привет|merhaba|السلام عليكم|שלום|היי|नमस्ते|大家好|您好|你好|皆様|皆さん|안녕하세요";
/** Words with which one is addressed, and much else begins: "Care tips", "Дороги Сибири", "Madame Curie". */
const ADDRESSES =
  "dear|liebe[rs]?|sehr geehrte[rs]?|cher(?:s|es?)?|chères?|madame|monsieur|mesdames|estimad[oa]s?|querid[oa]s?|car[oiae]|carissim[oiae]|gentil[ei]|egregi[oa]?|prezad[oa]s?|car[oa]s|beste|dag(?= \\p{L}{2,}(?: \\p{L}+)?[,!]$)|geachte|drog(?:i|a|ie|dzy)|drodzy|szanown[yaie]\\p{L}*|kära|käre|kære|уважаем\\p{L}+|дорог(?:ой|ая|ие)|sayın|değerli|sevgili|عزيز\\p{L}*|أعزائي|السادة|تحية|יקר\\p{L}*|प्रिय|आदरणीय|尊敬的|亲爱的|親愛的|各位|お世話に";
const greetingLine = (words: string, ends: string): RegExp =>
  toPattern(`^(?:${words})(?:$|(?![\\p{L}\\p{M}-])|(?<=[^\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Devanagari}]))${ends}`, "iu"); // prettier-ignore
/** What greets stands with a name or "all"; whoever is only addressed, with a mark behind. */
const GREETING = greetingLine(`${GREETS}|${MORE_GREETINGS}`, "");
const ADDRESS = greetingLine(`${ADDRESSES}|${MORE_ADDRESSED}`, ".*[,،，:：!！、]$");
/** More words than this behind what greets say something. */
const MOST_GREETED = 4;
/** 皆さんにスープがあります: without blanks so many signs say something, and a particle does at once. */
const UNSPACED_TELLS =
  /^[はがをにもの](?=\p{L})|^[^\p{L}]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{11}/u;

/** Everybody, by the words that are written small. */
const ALL =
  /^(?:all|everyone|everybody|team|folks|there|friends|guys|again|and|from|zusammen|alle|an|euch|ihr|und|leute|team|tous|toutes|à|tout|le|monde|et|équipe|a|todos|todas|equipo|y|tutti|tutte|ragazzi|e|pessoal|gente|allemaal|iedereen|en|allihopa|alla|alle|og|och|wszystkim|i|всем|herkese|arkadaşlar|для|the|in|der|die|die|lieben?|dear|chers?|chères?|queridos?|cari|the)$/iu;

const HOW_ARE_YOU =
  /[,!.\s]+¿?(?:how are (?:you|things|we)(?: all| doing)?|how['’]?s it going|(?:alles (?:gut|klar)|wie geht['’]?s)(?: (?:euch|ihnen|dir))?|(?:comment )?ça va|qué tal(?: (?:estáis|están|estás|todo))?|cómo (?:estáis|están|estás|va)|come (?:va|state|stai)|tutto bene|(?:tudo|td|tdo) (?:bem|bom|certo)(?: com vocês?)?|como (?:vai|vão|estão)|beleza|hoe gaat het|alles goed|hur är läget|hur mår ni|hvordan går det|co słychać|jak się mac?ie|как дела|nasılsınız|كيف حالكم|مה שלומכם|कैसे हैं)\s?[?!]*\s*$/iu;

/** Whether a line or sentence greets, and nothing else: "Hi team", "Dear all,", "Hallo zusammen!". */
export function isGreeting(greeted: string): boolean {
  // "Oi gente, td bem?": who greets asks how it goes.
  const line = greeted.replace(HOW_ARE_YOU, "");
  if (ADDRESS.test(line) || GREETS_AT_END.test(line)) return true;
  const match = GREETING.exec(line);
  if (match === null) return false;
  const rest = line.slice(match[0].length);
  const words = rest.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
  if (words.length > MOST_GREETED || /[.?？。]\s+\S/u.test(rest) || UNSPACED_TELLS.test(rest)) return false;
  // "Hello is a word." tells; whom it greets is a name, everybody, or followed by a mark.
  const named = words.every((word) => !/^\p{Ll}/u.test(word) || ALL.test(word.replace(/[^\p{L}]/gu, "")));
  return named || /[,،，:：!！、]$/u.test(line);
}

const COMMON_REGARDS =
  /^(?:(?:(?:with )?(?:best|kind|warm|many) (?:regards|wishes|thanks)|regards|best|all the best|(?:yours )?sincerely|yours(?: \p{L}+)?|cheers|thanks(?: and regards| in advance)?|thank you(?: all| everyone| everybody| so much| very much)?|viele grüße|liebe grüße|mit freundlichen grüßen|beste grüße|herzliche grüße|freundliche grüße|schöne grüße|cordialement|bien (?:à vous|cordialement)|sincères salutations|amicalement|merci(?: d['’]avance)?|saludos(?: cordiales)?|un saludo|atentamente|gracias|(?:cordiali |distinti )?saluti|un saluto|grazie|atenciosamente|abraços?|(?:com os melhores )?cumprimentos|obrigad[oa]|met vriendelijke groet(?:en)?|groet(?:en|jes)?|pozdrawiam(?: serdecznie)?|z poważaniem|с уважением|с наилучшими пожеланиями|всего доброго|saygılarım(?:ız)?la|sevgiler(?:imle)?|iyi çalışmalar|teşekkürler|مع (?:أطيب |خالص )?(?:التحيات|التحية|الشكر)|وتفضلوا.*|شكراً|בברכה|תודה(?: רבה)?|धन्यवाद|सादर|此致|敬礼|祝好|顺颂商祺|敬上|敬具|以上|よろしくお願い(?:いた)?します|どうぞよろしくお願い(?:いた)?します|감사합니다|고맙습니다|수고하세요|잘 부탁드립니다|thx|thnx|thanx|tx|ty|tia|kr|br|vg|lg|vlg|mfg|bg|danke(?: euch| dir| ihnen)?(?: (?:im voraus|schon mal|vorab))?|(?:vielen|besten|herzlichen|lieben) dank|bises|bisous|à (?:bientôt|plus)|merci (?:beaucoup|à (?:tous|vous))|muchas gracias|un abrazo|slds|mille grazie|a presto|cari saluti|um abraço|obrigad[oa] (?:desde já|a todos)|valeu|dzięki|dziękuję|pozdro|(?:заранее )?спасибо(?: заранее)?|дякую|з повагою|teşekkür ederi[mz]|谢谢(?:大家|啦|您)?|多谢|谢啦|ありがとうございます|شكر[اًا]*|تحياتي|مع تحياتي|תודה מראש|शुक्रिया))(?:(?![\p{L}\p{M}])|(?<=[^\p{Script=Latin}\p{Script=Cyrillic}]))(?:\s[:;]-?[)D])?[\s,，!！.。~–—-]*(?:(?<=(?:[,，–—-]|thx|thanks|lg|vg|kr|br|mfg|cheers|danke|merci|gracias|grazie|dzięki|спасибо|谢谢|tack|tak)\s*)\p{L}[\p{L}.’'-]{0,20}(?:\s\p{L}[\p{L}.’'-]{0,20})?)?$/iu;
export const REGARDS = toPattern(
  `${COMMON_REGARDS.source}|^(?:${MORE_REGARDS})[\\s!！.。।]*(?:[,，–—-]\\s*(?:\\p{L}[\\p{L}.’' -]{1,30})?)?$|${SIGNED_OFF.source}|${REGARDS_WITH_NAME.source}`,
  "iu",
);
