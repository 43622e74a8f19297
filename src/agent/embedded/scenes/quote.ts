import type { QuoteBlock } from "../brief/brief.ts";
import { fill } from "../phrases/phrases.ts";
import { capitalise, countWords, endSentence, splitSentences } from "../text/sentences.ts";
import { hardLabel } from "../text/shorten.ts";
import { saidClause } from "./said-words.ts";
import { say, withCue, type Candidate, type SceneContext, type Utterance } from "./draft.ts";

const MAX_QUOTE_WORDS = 40;
const QUOTED = /["“„«「『]([^"“”„«»「」『』]{12,280})["”“»」』]/u;

export function quoteCandidate(block: QuoteBlock, context: SceneContext): Candidate {
  const spoken = block.text.spoken.replace(/^["“„«「]+|["”“»」]+$/gu, "");
  const sentences = splitSentences(spoken, context.language);
  const utterances = sentences.map((sentence, at) =>
    say(
      capitalise(endSentence(sentence, context.language)),
      at === 0 ? 1.6 : 1.2,
      at === 0 ? [{ key: "quote", offset: 0 }] : [],
    ),
  );
  if (block.attribution !== null && context.phrases.saidBy !== "{}") {
    utterances.push(say(endSentence(fill(context.phrases.saidBy, block.attribution), context.language), 0.8));
  }
  return {
    kind: "quote",
    score: 72,
    utterances,
    visual: (cueOf) =>
      withCue(
        {
          kind: "quote" as const,
          ...(context.ownHeading ? { heading: context.heading } : {}),
          text: quoteText(block.text.shown, context),
          ...(block.attribution === null ? {} : { attribution: block.attribution }),
        },
        context.ownHeading ? cueOf("quote") : undefined,
      ),
  };
}

/** Long quotations are shown by their first sentences. */
function quoteText(shown: string, context: SceneContext): string {
  const text = shown.replace(/^["“„«「]+|["”“»」]+$/gu, "").trim();
  if (countWords(text) <= MAX_QUOTE_WORDS) return text;
  let out = "";
  for (const sentence of splitSentences(text.replace(/\n/g, " "), context.language)) {
    if (countWords(`${out} ${sentence}`) > MAX_QUOTE_WORDS) break;
    out = `${out} ${sentence}`.trim();
  }
  return out === "" ? hardLabel(text, MAX_QUOTE_WORDS) : out;
}

/** A sentence in quotation marks within prose. */
export function inlineQuoteCandidate(utterances: Utterance[], context: SceneContext): Candidate | null {
  for (const [at, utterance] of utterances.entries()) {
    const match = QUOTED.exec(utterance.text);
    if (match === null || isName(match[1] ?? "")) continue;
    // Whether a comma belongs between its halves cannot be told: it is shown as it is written.
    if (isInterrupted(utterance.text.slice(0, match.index))) continue;
    const after = utterance.text.slice(match.index + match[0].length);
    const following = utterances[at + 1];
    // What answers a question is said by somebody else.
    const asks = /[?？؟]["”]?$/u.test(match[1]?.trim() ?? "");
    const goesOn = asks ? null : followsOn(after, following?.text ?? "");
    if (countWords(`${match[1] ?? ""} ${goesOn ?? ""}`) < 5) continue;
    // "We knew it first," wrote one keeper, "because the tower spoke."
    const again = QUOTED.exec(after);
    const clause = again === null ? "" : after.slice(0, again.index);
    const between =
      again === null ? null : (speakerOf(clause.replace(/[\s,，.;:]+$/u, "")) ?? saidClause(clause));
    const first = endQuote(match[1] ?? "");
    const second = endQuote(again?.[1] ?? "");
    const stop = /[!?…！？]$/u.test(first) ? "" : ".";
    const joined = /^\p{Lu}/u.test(second) ? `${first}${stop} ${second}` : `${first}, ${second}`;
    const text = goesOn !== null ? `${first}${stop} ${goesOn}` : between === null ? first : joined;
    // "… time." — Kim Min-su: whoever said it may stand for a sentence of its own.
    const signed = /\p{L}/u.test(after) ? after : (utterances[at + 1]?.text ?? "");
    const attribution =
      between ??
      speakerOf(after) ??
      (goesOn === null ? null : saidClause(after)) ??
      SIGNED.exec(signed)?.[1] ??
      speakerBefore(utterance.text.slice(0, match.index));
    if (goesOn !== null) following?.marks.push({ key: "inline-quote", offset: 0 });
    return quoteOf(utterances, utterance, match.index, text, attribution, context);
  }
  return null;
}

function quoteOf(
  utterances: Utterance[],
  said: Utterance,
  offset: number,
  text: string,
  attribution: string | null,
  context: SceneContext,
): Candidate {
  said.marks.push({ key: "inline-quote", offset });
  return {
    kind: "quote",
    score: 56,
    utterances,
    visual: (cueOf) => {
      // Asked for in any case: what is told before it is a scene of its own.
      const cue = cueOf("inline-quote");
      const visual = {
        kind: "quote" as const,
        ...(context.ownHeading ? { heading: context.heading } : {}),
        text,
        ...(attribution === null ? {} : { attribution }),
      };
      return withCue(visual, context.ownHeading ? cue : undefined);
    },
  };
}

/** "A light," she told a reporter, | "does not ask …": the first half is too short to stand for a quotation. */
function isInterrupted(before: string): boolean {
  const between = /["“„«「][^"“”„«»「」]{2,40}?["”“»」]([^"“”„«»「」.!?。]{4,60})$/u.exec(before)?.[1];
  return between !== undefined && saidClause(between) !== null;
}

/** "To walk was hard," one survivor said. "To stop eating was not.": what the same speaker goes on to say. */
function followsOn(after: string, next: string): string | null {
  if (!SUBJECT_SAYS.test(after) && !SAYS.test(after) && saidClause(after) === null) return null;
  const quoted = /^["“„«「]([^"“”„«»「」]{4,280})["”“»」][.。]?$/u.exec(next.trim())?.[1];
  return quoted === undefined ? null : endQuote(quoted).replace(/[.。]$/u, "");
}

/** « le Versailles de la mer » is what something is called, not what somebody said. */
function isName(quoted: string): boolean {
  return /^\p{Ll}/u.test(quoted.trim()) && countWords(quoted) < 9 && !/[.!?…,]$/u.test(quoted.trim());
}

/** Verbs that stand between a quotation and whoever said it. */
const SAYS =
  /^[\s,，]*(?:says?|said|explains?|explained|adds?|added|writes?|wrote|recalls?|recalled|sagte?|erklärte?|erzählte?|schreibt|schrieb|meinte?|so|dit|explique|expliquait|raconte|déclare|écrit|selon|dice|dijo|explica|explicó|cuenta|afirma|spiega|disse|racconta|diz|conta|zegt|zei|говорит|сказала?|пишет|powiedziała?|mówi)\s+(\S.{1,60}?)\s*[.!]?\s*$/iu;

/** "…," one survivor said later. */
const SUBJECT_SAYS =
  /^[\s,，]*(\S.{1,50}?)\s(?:says?|said|explains?|explained|adds?|added|writes?|wrote|recalls?|recalled|remembers?|remembered|asked|asks)(?:\s(?:later|once|afterwards|today|then|years later))?\s*[.!]?\s*$/u;

const SIGNED = /^\s*[-–—―]+\s*(\p{L}[^.!?。]{1,60}?)[.。]?\s*$/u;

/** 「…」と田中さんは話します; 「…」라고 김 씨는 말했다: the verb stands last. */
const SAYS_LAST =
  /^(?:と[、,]?(?<ja>[^、。「」]{2,24}?)(?:さん|氏)?(?:は|が)(?:話|言|語|述べ|説明|振り返|笑|コメント)|(?:라고|이라고)\s(?<ko>[^.「」]{2,24}?)(?:은|는|이|가)\s(?:말|전|밝|설명))/u;

/** Who said it, where that is all that follows: "dit la directrice, Leïla Benali". */
function speakerOf(after: string): string | null {
  const last = SAYS_LAST.exec(after.trim())?.groups;
  const eastern = last?.["ja"] ?? last?.["ko"];
  if (eastern !== undefined) return /と[、,]?[^、。]{2,24}?さん/u.test(after) ? `${eastern}さん` : eastern;
  const speaker = (SAYS.exec(after) ?? SUBJECT_SAYS.exec(after))?.[1]?.trim() ?? "";
  // "sagte sie einer Reporterin", "disse a uma jornalista": somebody who was named before.
  if (NOT_NAMED.test(speaker)) return null;
  const plain = /^(?:an?|the|one|our|my)\s/u.test(speaker) && countWords(speaker) <= 4;
  const named = (/\p{Lu}/u.test(speaker) || plain) && countWords(speaker) <= 8 && !/[:;.!?]/.test(speaker);
  return named ? capitalise(speaker) : null;
}

const NOT_NAMED =
  /^(?:she|he|they|it|sie|er|es|elle|il|ils|elles|on|ella|él|lei|lui|ela|ele|ze|zij|hij|hon|han|hun|ona|она|он|они|to|einer|einem|ihr|ihm|à|au|al|alla|ad|ao|aan|a (?:una?|uma?|la|el|los|las|su|sua|seu|mi|minha|meu|o))(?:\s|$)/iu;

const SAID_BEFORE =
  /^(?:(?:قال|قالت|يقول|تقول|كتب|كتبت)\s(?<first>[^:،.]{2,40}?)|(?<last>\p{Lu}[^:,.]{2,40}?)\s(?:said|says|wrote|writes|sagte?|schrieb|dit|écrit|dijo|dice|escribió|disse|scrisse|escreveu|zei|powiedziała?|сказала?|писала?|говорила?))\s?[:,،]\s*$/u;

/** قال شيخ من الربع الخالي: «…», Ada Lovelace wrote: "…". */
function speakerBefore(before: string): string | null {
  const groups = SAID_BEFORE.exec(before.trim())?.groups;
  const speaker = (groups?.["first"] ?? groups?.["last"])?.trim() ?? "";
  return speaker === "" || countWords(speaker) > 8 ? null : speaker;
}

/** "We paid it off," says Ana: on its own the quotation ends with no comma. */
function endQuote(text: string): string {
  return text.trim().replace(/[\s,;:，；：、–—-]+$/u, "");
}

/** Verse: the lines as the poet broke them, one stanza a scene. */
export function verseCandidate(
  lines: readonly string[],
  utterances: Utterance[],
  context: SceneContext,
): Candidate {
  utterances[0]?.marks.push({ key: "quote", offset: 0 });
  return {
    kind: "quote",
    score: 90,
    utterances,
    visual: () => ({
      kind: "quote",
      ...(context.ownHeading ? { heading: context.heading } : {}),
      text: lines.join("\n"),
    }),
  };
}
