import { countWords } from "../text/sentences.ts";
import { audienceIn, isForPlace } from "./audience-words.ts";
import { IS_SHOWN } from "./lone-order-words.ts";
import { FILM, NAMES_FILM, NO_CINEMA, SAYS_SOMETHING } from "./request-words.ts";
import { toPattern } from "../text/regex.ts";

/** The film that a subject line orders, and what it is of: "video open day", "vidéo pour la fête du pain", 「防災訓練の動画」. */

const KIND =
  "(?:a|an|our|the|short|little|small|quick|new|nice|explainer|explanatory|training|promo(?:tional)?|image|ein(?:en?)?|unser|kurze[rs]?|kurzen|kleine[rs]?|kleinen|neue[rs]?|neuen|une?|notre|petite?|courte?|nouvelle|una?|un|nuestro|breve|pequeño|nuevo|corto|nuovo|piccolo|nostro|uma?|nosso|novo|pequeno|curto|een|ons|kort|korte|klein|nieuwe?|krótki|nowy|mały|короткий|новый|небольшой|новий|krátké|nové|en|ett|et|kort|nytt|ny|vår|vores)";
const BEHIND =
  "(?:explicati[fv][eo]?|explicative|explicativo|promozionale|promocional|promotionnel(?:le)?|informati[vf][eo]?|educativo|istruttivo|institucional|institutionnel(?:le)?|corporate|tutorial|court|breve|corto|curto|(?:de|di) (?:présentation|presentación|presentazione|apresentação)|szkoleni\\p{L}+|promocyjn\\p{L}+|informacyjn\\p{L}+)";
const ABOUT =
  "about|on|explaining|über|zu|zum|zur|vom|sur|sobre|su|sul|sullo|sulla|sui|sull['’]|over|o|ob?|про|об?|om|acerca de|à propos d[eu]|về|tentang|mengenai";
const OF = "de|du|des|d['’]|del|di|della|dello|dei|dell['’]|do|da|dos|das|of";
const FOR =
  "for|für|pour|para|per|voor|för|till|til|for|na|pro|on the occasion of|anlässlich|à l['’]occasion d[eu]|in occasione d(?:i|el|ella)|con motivo d(?:e|el)";
const ARTICLE =
  /^(?:the|our|this year['’]s|die|das|unser|unsere|la|le|les|l['’]|notre|nos|el|los|las|nuestr[oa]s?|il|lo|i|gli|(?:la |il |le |i )?nostr[oaie]|o|a|os|as|(?:[oa]s? )?noss[oa]s?|de|het|onze?|ons|den|det|vår[t]?|våra|vores)\s+|^l['’]/iu;
const LEADING = toPattern(
  `^(?:${KIND}\\s){0,4}(?:${FILM})(?:\\s${BEHIND}){0,2}(?:\\s(?:(?<about>${ABOUT})|(?<for>${FOR})|${OF}))?\\s?(?<rest>(?<=\\s|['’])\\S.{3,90})$`,
  "iu",
);
const TRAILING = toPattern(`^(?<rest>\\S.{3,80}?)[\\s-](?:${KIND}[\\s-]){0,2}(?:${FILM})$`, "iu");
/** "hand hygiene film for ward 4". */
const BEFORE_WHOM = toPattern(
  `^(?<rest>\\S.{3,60}?)[\\s-](?:${KIND}[\\s-]){0,2}(?:${FILM})\\s(?:for|für|voor|för|til)\\s.{2,60}$`,
  "iu",
);
const EAST: readonly RegExp[] = [
  /^(?<rest>[^、。]{2,40}?)(?:の|に関する|についての)?(?:社内|紹介|説明|解説|案内|告知|ＰＲ|PR|宣伝|短い)?(?:用)?(?:の)?(?:動画|映像|ムービー|ビデオ)(?:の)?(?:制作|作成)?(?:(?:の|に|を)?(?:ご|お)?(?:件|依頼|願い|相談|について|関して|(?:いた|致)?します|作って(?:ください|ほしい)?))*$/u,
  /^(?:关于|關於|有关)?(?<rest>[^，。]{2,30}?)(?:的)?(?:宣传|宣傳|介绍|介紹|讲解|推广|科普|短|小)?(?:视频|視頻|影片|短片|动画|片)(?:的)?(?:制作|製作)?(?:需求|请求|請求|事宜|一事)?$/u,
  /^(?<rest>[^.,]{2,40}?)(?:에 (?:대한|관한))?\s?(?:홍보|소개|안내|설명|짧은)?\s?(?:영상|동영상|비디오)(?:\s?(?:제작|요청|부탁|의뢰|관련|건|드립니다|합니다))*$/u,
  /^(?<rest>.{3,60}?)\s(?:için|hakkında(?:ki)?|üzerine|konulu|ile ilgili|(?:tanıtım|bilgilendirme))\s(?:bir |kısa |yeni |tanıtım ){0,3}(?:video|film|klip)(?:u|su|i|si|sı|ı)?$/iu,
  /^(?<rest>.{3,60}?)\s(?:videosu|filmi)$/iu,
  /^(?:طلب )?(?:فيديو|فيلم|مقطع)(?: قصير| توضيحي| تعريفي)*\s(?:عن|حول|بخصوص|بمناسبة)\s(?<rest>.{3,60})$/u,
  /^(?:סרטון|סרט|וידאו)(?: קצר| הסבר| תדמית)*\s(?:על|אודות|בנושא|לקראת|לרגל)\s(?<rest>.{3,60})$/u,
  /^(?<rest>.{3,60}?)\s(?:पर|के लिए|के बारे में|का|की)\s(?:एक |छोटा |छोटी )*(?:वीडियो|फ़िल्म|फिल्म)$/u,
  /^(?<rest>.{3,60}?)\s(?:নিয়ে|নিয়ে|সম্পর্কে|বিষয়ে|বিষয়ে|জন্য)\s(?:একটা |একটি |ছোট )*ভিডিও$/u,
  /^(?<rest>.{3,60}?)\s(?:பற்றிய|குறித்த)\s(?:ஒரு |சிறு |சிறிய |குறு )*(?:வீடியோ|காணொளி|காணொலி)$/u,
  /^(?:ขอ|ทำ)?(?:วิดีโอ|คลิป)(?:แนะนำ|ประชาสัมพันธ์|สั้น)?(?:เรื่อง|เกี่ยวกับ)?\s?(?<rest>.{3,60})$/u,
];
/** "ролик для ярмарки", "video mit Untertiteln": no name of anything. */
const PREPOSITION = toPattern(
  `^(?:${ABOUT}|${FOR}|für|для|dla|к|до|do|ko|with|mit|avec|con|com|met|z|ze|с|со|med|by|in|im|am|an|auf|en|nel|em|no|aus|von|and|und|et|y|e|i|и)\\s`,
  "iu",
);
/** Who may want a film and is no subject of it. */
const WHO =
  /(?<!\p{L})(?:team|board|council|committee|management|boss|crew|staff|club|office|company|school|customers?|clients?|members?|everyone|us|me|you|vorstand|gemeinderat|geschäftsführung|chef(?:in|s)?|verein|firma|schule|büro|alle|uns|mich|équipe|conseil|direction|mairie|bureau|école|entreprise|association|nous|tous|consejo|junta|dirección|ayuntamiento|oficina|empresa|colegio|asociación|todos|consiglio|direzione|comune|ufficio|azienda|scuola|associazione|tutti|conselho|diretoria|direção|prefeitura|câmara|escritório|escola|associação|bestuur|gemeente|raad|directie|kantoor|bedrijf|vereniging|iedereen|zarząd\p{L}*|rad[ayę]|firm[ayę]|szkoł[ayęy]|wszystkich|styrelsen|ledningen|företaget|skolan|alla|bestyrelsen|ledelsen|skolen|alle)(?![\p{L}])/iu;
/** What is held on a day or begins: a film for it is of it. */
const EVENT =
  /(?<!\p{L})(?:[\p{L}-]*(?:fest|feier|markt|konzert|turnier|lauf|basar|ausstellung|jubiläum|flohmarkt|tag|woche|eröffnung|fair|festival|party|concert|day|week|opening|anniversary|launch|jubilee|parade|regatta|harvest|marknad|marked|fête|feest|braderie|dag|toernooi)|fête|kermesse|vide-grenier|portes ouvertes|journée|semaine|marché|tournoi|exposition|inauguration|anniversaire|fiesta|feria|concierto|mercadillo|torneo|exposición|jornada|semana|inauguración|aniversario|verbena|vendimia|festa|sagra|concerto|mercatino|mostra|giornata|settimana|inaugurazione|anniversario|vendemmia|fiera|feira|dia|torneio|exposição|inauguração|aniversário|arraial|mutirão|festyn|piknik|koncert|jarmark|kiermasz|turniej|dzień|tydzień|jubileusz|wystaw[aęy]|otwarcie|zabaw[aęy]|день|дня|ярмарк[аиу]|выставк[аиу]|праздник\p{L}*|концерт|фестиваль|неделя|свято|тиждень|den|slavnost|jarmark|výstav[auy]|trh|öppet hus|åbent hus|åpent hus)(?![\p{L}])/iu;
const MOST_WORDS = 9;

/**
 * What a film is of, where a subject line names it with the film; null where it does not, or names only for whom or where.
 * `told`: the text of the mail, which shows whether films are what it is about ("Novo vídeo porteiro no prédio").
 */
export function subjectOfFilm(line: string, told: string): string | null {
  const bare = withoutShowing(line).replace(/[?？!.\s]+$/u, "");
  if (bare.search(NO_CINEMA) >= 0 || NAMES_FILM.test(told) || isForPeopleEast(bare)) return null;
  const east = EAST.map((pattern) => pattern.exec(bare)?.groups?.["rest"]).find((one) => one !== undefined);
  if (east !== undefined) return NAMES_FILM.test(east) ? null : named(east.trim(), told);
  const groups = LEADING.exec(bare)?.groups;
  if (groups !== undefined) {
    const rest = (groups["rest"] ?? "").trim();
    if (SAYS_SOMETHING.test(rest.replace(/^open\s/iu, ""))) return null;
    if (groups["about"] !== undefined) return named(rest, rest);
    if (PREPOSITION.test(rest)) return null;
    return groups["for"] === undefined ? named(rest, told) : occasion(groups["for"], rest, told);
  }
  const rest = (TRAILING.exec(bare) ?? BEFORE_WHOM.exec(bare))?.groups?.["rest"]?.trim() ?? "";
  return rest === "" || toPattern(`^(?:${KIND}\\s?)+$`, "iu").test(rest) || countWords(rest) < 2
    ? null
    : named(rest, told);
}

const OF_ONE_WORD = toPattern(`^(?!(?:${KIND}|safety|training|corporate|image|product|sample|test|demo|final|last|first|next|team|company|club|school)\\s)(?<rest>\\p{L}{4,})\\s(?:${FILM})$`, "iu"); // prettier-ignore

/** "Curling film!": where a subject line names nothing else, the word beside the film is what its sender calls it. */
export function oneWordOfFilm(line: string): string | null {
  const bare = line.replace(/[?？!.\s]+$/u, "");
  return bare.search(NO_CINEMA) >= 0 || WHO.test(bare)
    ? null
    : (OF_ONE_WORD.exec(bare)?.groups?.["rest"] ?? null);
}

/** 土曜日のボランティア向け動画, 给志愿者的视频, "cumartesi gönüllüleri için video": whom a film is for, in languages that say so before it. */
const FOR_PEOPLE: readonly RegExp[] = [
  /(?:向け|むけ|のため|に見せる|に配る)(?:の|に)?(?:短い|紹介|説明|研修|案内)?(?:動画|映像|ムービー|ビデオ)/u,
  /^(?:给|給|面向|写给|供)[^，。]{2,16}?(?:看|用)?的?(?:宣传|介绍|培训|培訓|短)?(?:视频|視頻|影片|短片|动画|片)/u,
  /(?:들을?\s위한|에게 보여\S+|(?:자|생|원|님|들)용)\s?(?:짧은\s|안내\s|홍보\s|교육\s)?(?:영상|동영상|비디오)/u,
  /\p{L}(?:ler|lar)(?:i|ı|imiz|ımız)?\siçin\s(?:bir |kısa |yeni |tanıtım ){0,3}(?:video|film|klip)/iu,
  /[\p{L}\p{M}](?:ों|ओं)\sके लिए\s(?:एक |छोटा |छोटी )*(?:वीडियो|फ़िल्म|फिल्म)/u,
  /(?:দের)\sজন্য\s(?:একটা |একটি |ছোট )*ভিডিও/u,
  /^(?:طلب )?(?:فيديو|فيلم|مقطع)(?: قصير| توضيحي| تعريفي)*\s(?:لل?|إلى ال)(?:متطوع|موظف|طلاب|طلبة|زوار|عملاء|زبائن|سكان|أولياء|أعضاء|أهالي)/u,
  /^(?:סרטון|סרט|וידאו)(?: קצר| הסבר)*\sל(?:מתנדב|עובד|תלמיד|מבקר|לקוח|דייר|הורי|חבר|תושב)/u,
];

/** Whether a line only says for which people a film is, in languages whose lines have no "for" before them. */
export function isForPeopleEast(line: string): boolean {
  const small = line.replaceAll("İ", "i");
  return FOR_PEOPLE.some((pattern) => pattern.test(small));
}

/** "…（商店街のモニターで流します）": where it is shown, in brackets at the end. */
function withoutShowing(line: string): string {
  const shown = /\s*[(（]([^()（）]{2,40})[)）]\s*$/u.exec(line);
  const said = shown?.[1] ?? "";
  return shown !== null && (IS_SHOWN.test(said) || isForPlace(said)) ? line.slice(0, shown.index) : line;
}

/** One word names a film's subject only where the text speaks of it as well. */
function named(rest: string, told: string): string | null {
  const words = countWords(rest);
  const letters = rest.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (words > MOST_WORDS || letters < 2 || NAMES_FILM.test(rest) || WHO.test(rest)) return null;
  if (words <= 1 && !recurs(rest, told)) return null;
  return /^[「『“„«"]([^「」『』“”„«»"]+)[」』”“»"]$/u.exec(rest)?.[1]?.trim() ?? rest;
}

/** "… für die neue Turnhalle": an event, or what the text comes back to; neither people nor a place to show it. */
function occasion(preposition: string, rest: string, told: string): string | null {
  const piece = `${preposition} ${rest}`;
  if (audienceIn(piece) !== null || isForPlace(piece) || WHO.test(rest)) return null;
  const subject = nominative(rest);
  return subject !== null && (EVENT.test(subject) || recurs(subject, told)) ? named(subject, told) : null;
}

/** As it stands in a title: without its article, and with a German or a Slavic ending put right. */
function nominative(rest: string): string | null {
  const german = /^den\s(\p{Ll}+e)n\s(.+)$/u.exec(rest);
  if (german !== null) return `Der ${german[1] ?? ""} ${german[2] ?? ""}`;
  const adjective = /^(?:die|das|unsere?)\s\p{Ll}/u.test(rest);
  if (adjective) return rest.replace(/^unsere?\s/iu, "die ");
  return rest.replace(ARTICLE, "").replace(/^(\p{Ll}+)ę(?=\s|$)/u, "$1a");
}

const FEWEST_LETTERS = 5;

/** Whether a longer word of it stands in the text, by its beginning. */
function recurs(words: string, told: string): boolean {
  const text = told.toLowerCase();
  if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(words))
    return text.includes(words.toLowerCase().slice(0, 2));
  return (words.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).some(
    (word) => word.length >= FEWEST_LETTERS && text.includes(word.slice(0, Math.max(4, word.length - 2))),
  );
}
