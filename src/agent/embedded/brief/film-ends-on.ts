import type { Line } from "./closing.ts";
import { concept } from "./note-model/concepts.ts";
import { NAMES_FILM } from "./request-words.ts";
import { blanked, textAt } from "./sentence-spans.ts";
import { pointsBack, saidAtEnd } from "./said-at-end.ts";
import { END_CARDS } from "./script/end-card-words.ts";
import { speaksOfSpeaking } from "./wishes.ts";
import { tellsEnough } from "./words-told.ts";
import { toPattern } from "../text/regex.ts";
import { capitalise } from "../text/sentences.ts";

/** What leads up to words in their marks that close a paragraph. */
const LED =
  /(?<=^|\n|[.!?。！？।؟]\s)(?<lead>[^\n.!?。！？।؟:：]{4,220})[:：][ \t]*["“„«「『]\s*(?<line>[^"“”„«»「」『』\n]{2,200}?)\s*["”“»」』][.。]?[ \t]*(?=\n|$)/gu;
const OF_END = concept("end");
const WANT = concept("want");
/** How else a wish is put. */
const WISHES =
  /(?<!\p{L})(?:(?:i|we)(?:['’]d| would)? (?:love|like|prefer)|let|must|has to|please|bitte|muss|lass\p{L}*|aimer\p{L}+|préfér\p{L}+|doit|gustaría|prefier\p{L}*|debe|piacerebbe|deve|prefer\p{L}*|gostava|moet|måste|må|chciał\p{L}*|musi|chtěl\p{L}*|хочу|хотел\p{L}*|хотіл\p{L}*|должен|пусть|нехай|isteri[mz]|istiyor\p{L}*|أحب\p{M}*|نحب\p{M}*|أود\p{M}*|أتمنى|نتمنى|אשמח|רוצה)(?!\p{L})/iu;
/** Letters that stand behind an order for the end at most: thanks, a signature. */
const BEHIND = 200;

/**
 * "We want the film to end on the sound of coffee, and then on one sentence: “…”": what wishes something of the film and of its
 * end, whatever else, leads up to its last line; what somebody says at the end of a film is told. The text without it, as long as before; null where nothing does.
 */
export function withoutFilmEndsOn(source: string): { text: string; closing: Line; wishes: string[] } | null {
  const found = [...source.matchAll(LED)].findLast((one) => endsOn(source, one));
  if (found === undefined) return withoutSaidAtEnd(source);
  const { index, 0: said, groups } = found;
  const span = { start: headOver(source, index), end: index + said.length };
  const text = blanked(source, span);
  if (!tellsEnough(text)) return null;
  const line = (groups?.["line"] ?? "").trim();
  return {
    text,
    closing: { text: capitalise(line), address: null, span },
    wishes: [textAt(source, { start: index, end: index + said.search(/[:：]/u) + 1 })],
  };
}

/** Whether what leads up to words wishes something of the film and of its end, and hardly anything stands behind them. */
function endsOn(source: string, { index, 0: said, groups }: RegExpExecArray): boolean {
  const lead = groups?.["lead"] ?? "";
  const isLast = source.slice(index + said.length).trim().length <= BEHIND;
  return isLast && NAMES_FILM.test(lead) && OF_END.test(lead) && (WANT.test(lead) || WISHES.test(lead));
}

/** "Finissez sur cette phrase que l'on prête à un vieux stationnaire : « … »" and "In the last scene show the well, and ask: …?" */
function withoutSaidAtEnd(source: string): { text: string; closing: Line; wishes: string[] } | null {
  const said = saidAtEnd(source);
  // "Termina con una pregunta: «…»" of a lesson on how to speak orders no film.
  const orders = said !== null && (said.by !== null || pointsBack(said.lead) || NAMES_FILM.test(source)) && !speaksOfSpeaking(source); // prettier-ignore
  const found = orders ? said : (askedInLastScene(source) ?? questionWished(source));
  if (found === null) return null;
  const span = { start: headOver(source, found.start), end: found.end };
  const text = blanked(source, span);
  if (!tellsEnough(text)) return null;
  const by = found.by === null ? {} : { by: found.by };
  return {
    text,
    closing: { text: capitalise(found.line), address: null, span, ...by },
    wishes: [`${found.lead}:`],
  };
}

/** What stands behind the colon of a text's last sentence, whose first words direct its last picture. */
function askedInLastScene(source: string): ReturnType<typeof saidAtEnd> {
  const found = LAST_PARAGRAPH.exec(source);
  const lead = found?.groups?.["lead"] ?? "";
  // A label alone is read as one.
  if (found === null || !LAST_PICTURE.test(lead) || LABEL_ALONE.test(lead.trim())) return null;
  return saidIn(found);
}

/** "I'd like the film to end with a question for the pupils: what would you write of?", without marks, and a few words at most behind it. */
function questionWished(source: string): ReturnType<typeof saidAtEnd> {
  const found = [...source.matchAll(QUESTION_LED)].findLast((one) => endsOn(source, one) && ASKED.test(one.groups?.["lead"] ?? "")); // prettier-ignore
  return found === undefined || speaksOfSpeaking(source) ? null : saidIn(found);
}

/** What a pattern found: words that are led up to by others, and are nobody's. */
function saidIn(found: RegExpExecArray): ReturnType<typeof saidAtEnd> {
  const { index, 0: all, groups } = found;
  const [lead = "", line = ""] = [groups?.["lead"], groups?.["line"]];
  return { start: index, end: index + all.length, lead: lead.trim(), line: line.trim(), by: null };
}

const QUESTION_LED =
  /(?<=^|\n|[.!?。！？।؟]\s)(?<lead>[^\n.!?。！？।؟:：]{4,220})\s?[:：][ \t]*(?<line>[^\n"“”„«»「」:：.!。]{8,160}?\s?[?？؟])(?=\s|$)/gu;
const ASKED =
  /(?<![\p{L}\p{M}])(?:questions?|frage|preguntas?|domanda|pergunta|vraag|fråga|spørgsmål\p{L}*|spørsmål\p{L}*|kysymy\p{L}+|pytani\p{L}+|otázk\p{L}+|kérdés\p{L}*|întrebar\p{L}+|вопрос\p{L}*|(?:за)?питання\p{L}*|ερώτησ\p{L}+|sor(?:u|uyla|usuyla)|(?:ب|ال)?سؤال\p{L}*|(?:ב|ה)?שאלה|پرسش\p{L}*|प्रश्न|सवाल)(?![\p{L}\p{M}])|問い|质问|问题|問題|질문/iu;

const LAST_PARAGRAPH =
  /(?<=^|\n)(?<lead>[^\n.!?。！？।؟:：]{6,120})\s?[:：][ \t]*(?<line>[^\n"“”„«»「」]{8,200}?[.!?。！？।؟]?)\s*$/u;
/** The last picture of a film, where something is to be seen or asked. */
const LAST_PICTURE = toPattern(
  "(?<![\\p{L}\\p{M}])(?:(?:in|on|over) (?:the )?(?:last|final|closing) (?:scene|shot|frame|image|picture|screen)|(?:in|auf|zu) (?:der|dem|die|das) (?:letzten?|abschließenden?) (?:szene|einstellung|bild)|im letzten bild|(?:sur|dans|à) (?:la dernière (?:image|scène)|le dernier plan)|en (?:la última (?:escena|imagen)|el último plano)|(?:nell['’]ultim[ao]|sull['’]ultim[ao]) (?:scena|inquadratura|immagine)|n[ao] (?:última (?:cena|imagem)|último plano)|in (?:de laatste scène|het laatste (?:beeld|shot))|i (?:sista|den sista|sidste|den sidste|siste|den siste) (?:scenen?|bilden?|billedet?|bildet)|w ostatni(?:ej scenie|m ujęciu|m kadrze)|v poslední(?:m záběru| scéně)|в последн(?:ей сцене|ем кадре)|в останн(?:ій сцені|ьому кадрі)|son (?:sahnede|karede|görüntüde)|في (?:المشهد الأخير|اللقطة الأخيرة|الصورة الأخيرة)|ב(?:סצנה|תמונה) האחרונה|(?:आख़िरी|आखिरी|अंतिम) (?:दृश्य|सीन|तस्वीर|फ़्रेम|फ्रेम) (?:में|पर)|শেষ দৃশ্যে|கடைசி காட்சியில்)(?![\\p{L}\\p{M}])|最後の(?:場面|シーン|画面|カット)(?:で|に)|(?:最后|最後)一?(?:个|個)?(?:画面|畫面|镜头|鏡頭|场景|場景)|마지막 (?:장면|화면)(?:에서|에)",
  "iu",
);
const LABEL_ALONE = toPattern(`^[*_]{0,2}(?:${END_CARDS})[*_]{0,2}$`, "iu");

/** A heading that stands over nothing else is of the order. */
const HEAD = /(?<=^|\n)[ \t]{0,3}#{1,6}[ \t][^\n]+\n\s*$/u;

function headOver(source: string, index: number): number {
  return HEAD.exec(source.slice(0, index))?.index ?? index;
}
