import { isAboutFilms } from "./asks-for-film.ts";
import { FILM } from "./request-words.ts";
import { blanked, textAt } from "./sentence-spans.ts";

const NOTES =
  "(?:(?:my|our|some|a few|quick|rough|i miei|alcuni|quelques|mes|nos|algunas?|mis|nuestras?|meine|unsere|ein paar|wat|enkele|mijn|kilka|moje|мои|наши|några|mina|nogle|noen) )?(?:notes?|bullet points|bullets|points|ideas|appunti|note|punti|idee|notizen|stichpunkte|stichworte|punkte|notas|apuntes|puntos|ideas|apontamentos|tópicos|notities|aantekeningen|punten|anteckningar|punkter|stikord|noter|notater|notatki|punkty|poznámky|body|заметки|пункты|тезисы|нотатки|тези|notlar)"; // prettier-ignore
const FOR =
  "(?:for|on|about|per|sul|pour|sur|für|zum|zu|para|sobre|voor|over|för|om|til|do|na temat|pro|k|для|к|про|до|için)";
/** Brackets may say anything: where it is shown, how long it is. */
const HEAD = new RegExp(
  `^[#\\s*_>-]*(?:${NOTES}\\s${FOR}\\s[^.!?:\\n()]{0,40}?(?:${FILM})(?:\\s[^.!?:\\n()]{0,60})?|(?:${FILM})[^.!?:\\n()]{0,40}\\s${NOTES})\\s*(?:\\([^()\\n]{0,160}\\))?[\\s*_:.]*$`,
  "iu",
);
const EAST_HEAD =
  /^[#\s*]*[^。，、\n]{0,24}(?:動画|映像|ビデオ|短片|视频|視頻|影片|영상|동영상)(?:の|用の?|的|용|을 위한)?\s?(?:メモ|下書き|箇条書き|笔记|筆記|要点|提纲|메모|초안|정리)\s*(?:[（(][^（）()\n]{0,80}[）)])?\s*$/u;

/** A text without a first line that only says what it is, "appunti per il video del panificio (…)", as long as before. */
export function withoutNotesHead(source: string): { text: string; wishes: string[] } {
  const none = { text: source, wishes: [] };
  const start = source.search(/\S/u);
  if (start < 0) return none;
  const [line = ""] = source.slice(start).split("\n", 1);
  const end = start + line.length;
  if (!HEAD.test(line) && !EAST_HEAD.test(line)) return none;
  if (!/\p{L}{2}/u.test(source.slice(end)) || isAboutFilms(source.slice(end))) return none;
  const span = { start, end };
  return { text: blanked(source, span), wishes: [textAt(source, span).replace(/^[#\s*_>-]+|[*_]+$/gu, "")] };
}
