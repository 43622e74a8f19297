import { toPattern } from "../text/regex.ts";

/**
 * What an English mail says to its maker within the sentences that the film is to tell: "Also please mention that we're looking
 * for volunteers", "So basically: pagers go off", "…, and I'd like it said early on". In a text whose sender asked for a film.
 */
export type HurriedWords = {
  /** As long as the text given, so that every offset stays. */
  text: string;
  wishes: string[];
};

const PLEASE = "(?:please|pls|plz|can you|could you|can u)";
const BEGINS = "(?<=^\\s*|[.!?]\\s+|\\n\\s*)";

/** "Oh and", "So basically:", "Basically the idea is this:", at the head of a sentence that goes on. */
const OPENER = toPattern(
  `${BEGINS}(?:(?:(?:oh|anyway|anyhow|right|ok|okay)\\b,?\\s+)?(?:and\\s+|so\\s+)?basically\\b(?:\\s+(?:the\\s+)?(?:idea|gist|story|point|thing)\\s+is(?:\\s+(?:this|that|simple))?)?\\s*[:,–-]?\\s+|(?:oh|anyway|anyhow)\\b,?\\s+(?:and\\s+|so\\s+|yes,?\\s+)?|(?:so|right|well|ok|okay),\\s+)(?<next>\\p{L})`,
  "giu",
);
const MENTIONS =
  "(?:mention|say|add|point\\s+out|stress|explain|note|make\\s+(?:it\\s+)?clear|tell\\s+(?:people|them|everyone|viewers))\\s+(?:somewhere\\s+|early\\s+on\\s+)?that\\s+";
/** "Also pls mention that …": the order goes, and what is to be mentioned stays. */
const MENTION = toPattern(
  `${BEGINS}(?:oh,?\\s+)?(?:and\\s+|also,?\\s+|but\\s+)*(?:${PLEASE},?\\s+)?(?:also\\s+)?(?:(?:don['’]t\\s+forget\\s+to|make\\s+sure\\s+(?:to|you)|remember\\s+to)\\s+)?${MENTIONS}(?<next>\\p{L})`,
  "giu",
);
const SENTENCE_OF_MENTION = toPattern(`${MENTION.source.replace("(?<next>\\p{L})", "")}(?:\\p{L}\\.\\p{L}|\\besp\\.|[^.!?\\n])+`, "giu"); // prettier-ignore
const AND_THAT = /,?\s(?:and\s)?that\s(?<next>(?:we|you|it|there|they|the|our|all|no|every)\b)/giu;
/** ", and I'd like it said early on": where and how it is told. */
const AS_I_WISH =
  /(?:,?\s+(?:that['’]s|this is|it['’]s)\s+(?:the|our)\s+(?:main|most important|key)\s+(?:thing|point)[^.!?\n]{0,60}?)?,?\s+(?:and|so|but)\s+(?:I['’]d|I would|we['’]d|we would)\s+(?:really\s+)?(?:like|love|want|prefer)\s+(?:it|that|this|them)\s+(?:to\s+be\s+)?(?:said|mentioned|shown|told|included|up|in|first|early|clear|clearly)\b[^.!?\n]*(?=[.!?])/giu;
/** "No need to put my name in it." */
const NOT_MY_NAME = toPattern(
  `${BEGINS}(?:(?:there['’]s\\s+)?no\\s+need\\s+to|you\\s+(?:don['’]t\\s+(?:need|have)\\s+to|needn['’]t)|(?:${PLEASE}\\s+)?(?:don['’]t|do\\s+not))\\s+(?:put|mention|use|include|say|show|name|credit)\\b[^.!?\\n]{0,40}?\\b(?:my|our)\\s+names?\\b[^.!?\\n]{0,24}[.!?]`,
  "giu",
);
/** "Most people living there are over 60, so please no jargon": who watches, as the reason of the order behind it. */
const SO_PLEASE = toPattern(
  `${BEGINS}(?:most|many|some|half|nearly\\s+all|a\\s+lot|they|they['’]re|the\\s+audience|viewers)\\b[^.!?\\n]{4,200}?,\\s+so\\s+(?:${PLEASE}\\b|no\\s+(?:jargon|long|big|difficult)|keep\\s+it|nothing\\s+(?:too|fancy|scary))[^.!?\\n]*[.!?]+`,
  "giu",
);
/** "Basically, it is about safety, but please don't frighten the children." */
const ABOUT_BUT = toPattern(
  `${BEGINS}(?:basically,?\\s+)?(?:it|this|the\\s+(?:film|video|clip))(?:['’]s|\\s+is)\\s+(?:all\\s+)?about\\s[^.!?\\n]{2,80}?,\\s+(?:but|so|and)\\s+${PLEASE}\\s[^.!?\\n]*[.!?]+`,
  "giu",
);
/** The same where another reader has already taken the order: what is left of its marks stands behind a gap. */
const SO_GONE = toPattern(
  `${BEGINS}(?:most|many|some|half|nearly\\s+all|a\\s+lot|they|they['’]re|the\\s+audience|viewers)\\b[^.!?\\n]{4,200}[.,]? {8,}[!?]+`,
  "giu",
);
const STRAY_MARKS = /(?<=[.!?,]) {3,}[!?]+(?=\s|$)/gu;
/** "…in its whole life. we've got one": behind a word, and no abbreviation. */
const SMALL_START =
  /(?<!\.\p{L}\. )(?<!\b(?:esp|incl|excl|approx|etc|vs|appt|no|max|min)\. )(?<=\p{L}\)?[.!?] |\p{N}\)?[!?] )\p{Ll}(?=\p{L}*(?:['’]\p{L}+)?\s)/gu;

/** "need a 1 min film", "Could you put together a quick video" */
const ASKS = toPattern(
  `(?:we|i)(?:['’]d|\\swould)\\s(?:like|love)|(?:we|i)?\\s?(?:need|want)\\s|(?:can|could|would)\\s(?:you|u)\\s|please\\s(?:make|do|create|produce)`,
  "iu",
);

/** Whether a text asks for a film in English, as a mail does. */
export function asksInEnglish(source: string): boolean {
  return source.split(/[.!?\n]/u).some((sentence) => ASKS.test(sentence) && FILM_IN_ENGLISH.test(sentence));
}

const FILM_IN_ENGLISH = /\b(?:film|video|clip|animation|explainer)s?\b/iu;

/** Takes such words out, and lets what they led to begin a sentence. */
export function withoutHurriedWords(source: string): HurriedWords {
  const wishes: string[] = [];
  const drop = (found: string): string => {
    wishes.push(found.replace(/^[\s,]+/u, "").trim());
    return blank(found);
  };
  const text = source
    .replaceAll(SO_PLEASE, drop)
    .replaceAll(ABOUT_BUT, drop)
    .replaceAll(SO_GONE, drop)
    .replaceAll(STRAY_MARKS, blank)
    .replaceAll(NOT_MY_NAME, drop)
    .replaceAll(AS_I_WISH, drop)
    // "… mention that we need helpers and that we take gifts": two sentences.
    .replaceAll(SENTENCE_OF_MENTION, (sentence) => {
      const head = sentence.search(/that\s/iu) + "that ".length;
      return (
        sentence.slice(0, head) + sentence.slice(head).replaceAll(AND_THAT, (found) => withHead(found, "."))
      );
    })
    .replaceAll(MENTION, (found) => withHead(found))
    .replaceAll(OPENER, (found) => withHead(found))
    .replaceAll(SMALL_START, (letter) => letter.toUpperCase());
  return { text, wishes };
}

function blank(found: string): string {
  return found.replaceAll(/[^\n]/gu, " ");
}

/** Blanks but for the word behind, which begins a sentence; `stop`: the mark that ends the one before. */
function withHead(found: string, stop = ""): string {
  const next = /\p{L}+$/u.exec(found)?.[0] ?? "";
  const led = found.slice(0, found.length - next.length);
  return stop + blank(led.slice(stop.length)) + next.charAt(0).toUpperCase() + next.slice(1);
}
