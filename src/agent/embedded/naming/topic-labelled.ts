import { NAMES_FILM } from "../brief/request-words.ts";
import { toPattern } from "../text/regex.ts";
import { capitalise, countWords } from "../text/sentences.ts";

/** "Topic: …", in languages whose mails call their subject otherwise … */
const TOPIC =
  "topic|theme|thema|thème|sujet(?: de la vidéo| du film)?|tema(?: del (?:v[ií]deo|filmato|film))?|argomento|onderwerp(?: van (?:de film|het filmpje|de video))|主题|主題|课题|題目|题目|テーマ|お題|주제";
/** … and in those that have one word for both, which heads no mail within a text. */
const TOPIC_OR_SUBJECT = "temat|téma|тема|konu|θέμα|aihe|ämne|emne|onderwerp|الموضوع|נושא|विषय|বিষয়";
const LABELLED = toPattern(
  `(?:^|[.!?。！？]\\s*|\\n\\s*|\\s[–—-]\\s)[*_\\s]*(?:(?:the|our|das|unser|le|notre|el|il|o|het|ons)\\s)?(?:(?<sure>${TOPIC})|(?<mail>${TOPIC_OR_SUBJECT}))[*_]*\\s?[:：]\\s*[*_]*(?<what>[^\\s.。:：\\n](?:[^.。\\n!?？！]|\\.(?=\\p{Nd}))*[?？!]*)`,
  "iu",
);
const MOST = { words: 14, letters: 90 };

/** What a sender says that a film's topic is, behind a label: "Topic: why do the digits of multiples of 9 add up to 9???". */
export function topicLabelled(said: readonly string[], source: string, language: string): string | null {
  for (const wish of said) {
    const { sure, what = "" } = LABELLED.exec(wish)?.groups ?? {};
    if (what === "" || (sure === undefined && HEADS_MAIL.test(source))) continue;
    const name = nameOf(what.replace(/[*_]+$/u, "").trim());
    if (name !== null) return capitalise(name, language);
  }
  return null;
}

/** The first line of a mail that was copied with its head. */
const HEADS_MAIL = toPattern(`^\\s*(?:\\p{L}+[:：][^\\n]*\\n){0,3}(?:${TOPIC_OR_SUBJECT})\\s?[:：]`, "iu");

function nameOf(said: string): string | null {
  const what = said.replace(/([!?？])[!?？]+/gu, "$1").replace(/[!,;，；\s]+$/u, "");
  if (NAMES_FILM.test(what) || !/\p{L}{2}|\p{Script=Han}/u.test(what)) return null;
  if (fits(what)) return what;
  const shorter = what.split(/[,;，；]\s*|\s[–—-]\s/u)[0]?.trim() ?? "";
  return countWords(shorter) > 1 && fits(shorter) ? shorter : null;
}

const fits = (name: string): boolean => countWords(name) <= MOST.words && name.length <= MOST.letters;
