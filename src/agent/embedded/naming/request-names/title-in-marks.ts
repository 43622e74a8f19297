import { FILM } from "../../brief/request-words.ts";
import { regex } from "../../text/regex.ts";
import { isTitle } from "./called-in-text.ts";

/** What is held and announced as films are: "Internal tech talk teaser". */
const TALK =
  "(?<!\\p{L})(?:talk|lecture|teaser|trailer|webinar|keynote|session|workshop|podcast|episode|vortrag|teaser|folge|conférence|exposé|épisode|charla|ponencia|conferencia|episodio|conferenza|intervento|puntata|palestra|episódio|lezing|praatje|aflevering|föredrag|foredrag|avsnitt|prelekcj\\p{L}+|wykład\\p{L}*|odcin\\p{L}+|лекци\\p{L}+|доклад\\p{L}*|выпуск\\p{L}*|лекці\\p{L}+|доповід\\p{L}+|přednášk\\p{L}+|konuşma\\p{L}*|sunum\\p{L}*|محاضرة|הרצאה)(?!\\p{L})|講演|セミナー|讲座|講座|강연|세미나|व्याख्यान";
const OPENS = '["“„«「『《]';
const CLOSES = '["”“»」』》]';
const MARKED = `${OPENS}\\s?(?<marked>[^"“”„«»「」『』《》\\n]{4,80}?)\\s?${CLOSES}`;
const CALLED =
  "called|titled|entitled|named|with the title|namens|mit dem titel|unter dem titel|intitulée?|sous le titre|titulad[oa]|con el título|intitolat[oa]|dal titolo|con il titolo|intitulad[oa]|com o título|getiteld|met de titel|med titeln|med titlen|med tittelen|pod tytułem|pt\\.|s názvem|под названием|под заголовком|під назвою|cu titlul|με τίτλο|című|adlı|başlıklı|بعنوان|בשם|תחת הכותרת";
/** Words that are to be said, and name nothing. */
const TO_BE_SAID =
  /(?<!\p{L})(?:end|ends|ending|finish|clos(?:e|ing)|say|says|saying|slogan|tagline|claim|motto|quote|line|words?|start|begin|open|schluss|enden|endet|aufhören|sagen|sagt|spruch|zitat|anfang|beginn\p{L}*|fin|finir|finit|termin\p{L}+|dire|phrase|citation|accroche|commenc\p{L}+|acab\p{L}+|cerr\p{L}+|decir|diga|frase|lema|cita|empez\p{L}+|finire|chiud\p{L}+|concl\p{L}+|dica|motto|inizi\p{L}+|dizer|diga|lema|começ\p{L}+|eindig\p{L}*|afsluit\p{L}*|zeggen|leus|sluta\p{L}*|avslut\p{L}*|säg\p{L}*|afslut\p{L}*|sige\p{L}*|zakończ\p{L}*|kończ\p{L}*|hasł\p{L}*|powie\p{L}*|законч\p{L}+|заверш\p{L}+|сказать|лозунг|фраз\p{L}+|закінч\p{L}+|сказати|končit|závěr\p{L}*|bitsin|slogan\p{L}*|sözü)(?!\p{L})|اختم|الختام|شعار|לסיים|סיום|סלוגן|अंत|आखिर|最後|締め|一言|结尾|结束|最后|口号|마지막|끝|문구/iu;

/**
 * The name in marks that a request gives its film, or the talk that it announces: "Internal tech talk teaser for our all-hands: “How one
 * missing index cost us $11k a month”". `asked`: the sentences of the request.
 */
export function titleInMarks(asked: readonly string[]): string | null {
  for (const sentence of asked) {
    const behindColon = regex(`^(?<before>[^:：]{6,160})[:：]\\s*${MARKED}[\\s.。!]*$`, "iu").exec(sentence)?.groups;
    const called = regex(`^(?<before>.{3,160}?)[\\s,]+(?:${CALLED})[\\s:：]+${MARKED}`, "iu").exec(sentence)?.groups;
    const { before = "", marked = "" } = called ?? behindColon ?? {};
    const announced = regex(`${FILM}|${TALK}`, "iu").test(before) && !TO_BE_SAID.test(before);
    if (announced && isTitle(marked.trim())) return marked.trim();
  }
  return null;
} // prettier-ignore

/** For whom or what it is, which no sentence of a text says of a talk before a colon. */
const FOR =
  /(?<!\p{L})(?:for|für|fürs|pour|para|per|voor|för|till|til|dla|pro|для|için)(?!\p{L})|ل(?:فريق|موظف)|עבור|के लिए|向け|给|위한/iu;

/** The same where a text opens with it and no reader took it for a request. */
export function titleAnnounced(first: string): string | null {
  const colon = first.search(/[:：]\s*["“„«「『《]/u);
  return colon > 0 && FOR.test(first.slice(0, colon)) ? titleInMarks([first]) : null;
}
