import { NAMES_FILM } from "../brief/request-words.ts";
import { capitalise, countWords } from "../text/sentences.ts";

const A_FILM = "(?:vídeo|video|vidéo|film|filme|filmpje|filmato|clip|animation|animación|movie)";
/** What only says what such a film is good for or like. */
const KIND =
  "(?:short|little|new|explainer|explanatory|training|promo|promotional|image|info|information|product|company|tutorial|animated|instructional|teaching|a|an|the|our|un|una|une|uma|een|en|ett|court|petit|breve|corto|curto|kort|kort|educativo|explicativo|informativo|promocional|institucional|promozionale|explicatif|promotionnel|didactique|(?:de|di) (?:présentation|presentación|presentazione|apresentação|formation|formación|formação|formazione))";
/** German compounds that name no subject: "Erklärfilm", "Imagevideo". */
const KIND_BEFORE =
  /^(?:erklär|lehr|lern|schulungs?|image|werbe|info(?:rmations)?|kurz|produkt|trick|animations|präsentations|vorstellungs|marketing|social-?media|online|web|musik|heim|spiel|dokumentar)-?$/iu;
/** Before what a film is on, with its article as it stands without them. */
const ON: readonly (readonly [on: string, article: string])[] = [
  ["sulla", "La "], ["sullo", "Lo "], ["sul", "Il "], ["sull['’]", "L’"], ["sui", "I "], ["sugli", "Gli "], ["sulle", "Le "],
  ["della", "La "], ["dello", "Lo "], ["dei", "I "], ["degli", "Gli "], ["delle", "Le "], ["dell['’]", "L’"],
  ["zum thema", ""], ["über", ""], ["zur", "Die "], ["about", ""], ["on", ""], ["sobre", ""], ["acerca de", ""], ["sur", ""], ["à propos d(?:e |u |['’])", ""], ["over", ""], ["om", ""],
  ["su", ""], ["de", ""], ["di", ""], ["d['’]", ""], ["of", ""],
]; // prettier-ignore
const LEADING = new RegExp(
  `^(?:${KIND}\\s){0,3}${A_FILM}(?:\\s${KIND}){0,2}\\s(?<on>${ON.map(([on]) => on).join("|")})(?:\\s|(?<=['’]))(?<rest>\\S.{2,80})$`,
  "iu",
);
const ENGLISH =
  /^(?<rest>\p{L}.{2,50}?)\s(?:video|film|clip|animation)(?<whom>\s(?:for|to|on how|at|in)\s.{2,50})?$/iu;
const COMPOUND =
  /^(?<rest>\p{Lu}[\p{L}-]{3,30}?)-?(?:video|film|filmchen|clip)(?<whom>\s(?:für|zu[mr]?|im|am|in)\s.{2,60})?$/u;
/** "Sicherheitsvideo": these stems are joined with an s. */
const JOINED = /(?<=heit|keit|ung|ion|tät|schaft|tum)s$/u;
const ELSEWHERE: Readonly<Record<string, RegExp>> = {
  hi: /^(?<rest>.{3,60}?)(?:\s(?:का|की|के|पर|के बारे में|से संबंधित))?\s(?:एक |छोटा |छोटी )*(?:वीडियो|फ़िल्म|फिल्म)$/u,
  ja: /^(?<rest>.{2,30}?)(?:に関する|についての|の)?(?:短い)?(?:動画|ビデオ|映像|ムービー)$/u,
  zh: /^(?:关于|關於)?(?<rest>.{2,24}?)(?:的)?(?:宣传|宣傳|科普|小|短)?(?:视频|視頻|影片|短片|动画片|动画|片子)$/u,
  ko: /^(?<rest>.{2,30}?)(?:에 (?:대한|관한))?\s?(?:영상|동영상|비디오)$/u,
  tr: /^(?<rest>.{3,60}?)(?:\s(?:hakkında|üzerine|konulu|ile ilgili))?\s(?:(?:bir|kısa|yeni)\s)*(?:video|film|videosu|filmi|klibi)$/iu,
  ar: /^(?:فيديو|فيلم|مقطع(?: فيديو)?)(?:\s(?:قصير|توضيحي|تعريفي|تعليمي|إرشادي))*\s(?:(?:عن|حول|بشأن)\s)?(?<rest>(?!لل?)\S.{2,60})$/u,
  he: /^(?:סרטון|סרט|וידאו)(?:\s(?:קצר|הסבר|הדרכה|תדמית))*\s(?:(?:על|אודות|בנושא)\s)?(?<rest>(?!ל)\S.{2,60})$/u,
};
/** Whom something is for, and nothing else. */
const FOR_WHOM_ALONE = /(?:के लिए|向け|のため|için|위한|用)$/u;
const FEWEST_LETTERS = 3;
const FEWEST_SIGNS = 2;

/**
 * What is left of a title that names a film and its subject: "Safety video for drivers" → "Safety for drivers", "Vídeo sobre las
 * abejas" → "Las abejas". Null where it names no film, nothing else, or where the text is about films (`told`).
 */
export function withoutFilmInTitle(title: string, told: string, base: string): string | null {
  const bare = title.trim().replace(/[.!।。]+$/u, "");
  const compound = base === "de" ? COMPOUND.exec(bare)?.groups : undefined;
  if ((compound === undefined && !NAMES_FILM.test(bare)) || NAMES_FILM.test(told)) return null;
  const elsewhere = ELSEWHERE[base];
  if (elsewhere !== undefined) return subject(elsewhere.exec(bare)?.groups?.["rest"] ?? "", base);
  const leading = LEADING.exec(bare)?.groups;
  if (leading !== undefined) {
    const said = (leading["on"] ?? "").toLowerCase();
    const article = ON.find(([on]) => new RegExp(`^(?:${on})$`, "iu").test(said))?.[1] ?? "";
    return subject(`${article}${leading["rest"] ?? ""}`, base);
  }
  const found = base === "en" ? ENGLISH.exec(bare)?.groups : compound;
  const rest = (found?.["rest"] ?? "").replace(JOINED, "");
  if (found === undefined || KIND_BEFORE.test(found["rest"] ?? "")) return null;
  const kinds = new RegExp(`^(?:${KIND}\\s?)+$`, "iu").test(rest);
  return kinds ? null : subject(`${rest}${found["whom"] ?? ""}`, base);
}

function subject(rest: string, base: string): string | null {
  const said = rest.trim();
  const fewest = /^[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(said) ? FEWEST_LETTERS : FEWEST_SIGNS;
  const letters = said.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters < fewest || countWords(said) < 1 || FOR_WHOM_ALONE.test(said) || NAMES_FILM.test(said))
    return null;
  return capitalise(said, base);
}
