import type { QuoteBlock } from "../brief/brief.ts";
import { capitalise, countWords, endSentence, splitSentences, withoutStop } from "../text/sentences.ts";
import { hardLabel } from "../text/shorten.ts";
import { quotationsIn } from "../text/quotations.ts";
import { namesNobody } from "./names-nobody.ts";
import { saidClause } from "./said-words.ts";
import { saidWithin } from "./said-within.ts";
import { withoutOuterMarks } from "../text/outer-marks.ts";
import { settingOf, type Setting } from "./quote-setting.ts";
import { say, withCue, type Candidate, type SceneContext, type Utterance } from "./draft.ts";
import { nameAlone, signatureOf } from "./signatures.ts";
import { isCallout } from "./callout.ts";
import { romanceSpeaker } from "./romance-speakers.ts";
import { namedDays } from "../text/calendar-days.ts";
import { CLOCK } from "../text/clock.ts";
import { speakerOfPassage } from "./speaker-of-passage.ts";
import { speakerBefore, speakerOf, withPlaceApart, tellsWho } from "./speakers.ts";

const MAX_QUOTE_WORDS = 40;

export function quoteCandidate(block: QuoteBlock, context: SceneContext): Candidate {
  const spoken = withoutOuterMarks(block.text.spoken, context.base);
  const sentences = splitSentences(spoken, context.language);
  const utterances = sentences.map((sentence, at) =>
    say(
      capitalise(endSentence(sentence, context.language)),
      at === 0 ? 1.6 : 1.2,
      at === 0
        ? [{ key: "quote", offset: 0 }]
        : at === sentences.length - 1
          ? [{ key: SIGNED, offset: 0 }]
          : [],
    ),
  );
  // A name alone is heard as a signature is read: a sentence around it would have to know its case.
  if (block.attribution !== null)
    utterances.push(say(endSentence(block.attribution, context.language), 0.8, [{ key: "by", offset: 0 }]));
  return {
    kind: "quote",
    score: 72,
    utterances,
    visual: (cueOf) => {
      const cue = cueOf("quote");
      // Asked for, so that what is said up to the name stays in the scene that shows it.
      cueOf(SIGNED);
      cueOf("by");
      if (isCallout(block.text.shown, block.attribution, context.base)) {
        const text = withoutStop(quoteText(block.text.shown, context));
        return { kind: "statement", text, ...(context.ownHeading ? { heading: context.heading } : {}) };
      }
      const within = block.attribution === null ? saidWithin(quoteText(block.text.shown, context)) : null;
      const attribution = block.attribution ?? within?.speaker ?? null;
      const visual = {
        kind: "quote" as const,
        ...(context.ownHeading ? { heading: context.heading } : {}),
        text: within?.words ?? quoteText(block.text.shown, context),
        ...(attribution === null ? {} : { attribution }),
      };
      return withCue(visual, context.ownHeading ? cue : undefined);
    },
  };
}

/** The last sentence of somebody's words. */
const SIGNED = "quote-end";

/** Long quotations are shown by their first sentences. */
function quoteText(shown: string, context: SceneContext): string {
  const text = withoutOuterMarks(shown, context.base);
  if (countWords(text) <= MAX_QUOTE_WORDS) return text;
  let out = "";
  for (const sentence of splitSentences(text.replace(/\n/g, " "), context.language)) {
    if (countWords(`${out} ${sentence}`) > MAX_QUOTE_WORDS) break;
    out = `${out} ${sentence}`.trim();
  }
  return out === "" ? hardLabel(text, MAX_QUOTE_WORDS) : out;
}

/** What somebody said within prose, in one sentence or several. */
export function inlineQuoteCandidate(utterances: Utterance[], context: SceneContext): Candidate | null {
  for (const [at, utterance] of utterances.entries()) {
    const said = quotedIn(utterance.text);
    if (said === null || isName(said.inner)) continue;
    const before = utterance.text.slice(0, said.start);
    // Whether a comma belongs between its halves cannot be told: it is shown as it is written.
    if (isInterrupted(before)) continue;
    const after = utterance.text.slice(said.end);
    const following = utterances[at + 1];
    // What answers a question is said by somebody else.
    const asks = /[?？؟]["”]?$/u.test(said.inner.trim());
    const goesOn = asks ? null : followsOn(after, following?.text ?? "");
    // "We knew it first," wrote one keeper, "because the tower spoke."
    const again = quotedIn(after) ?? rest(after);
    const clause = again === null ? "" : after.slice(0, again.start);
    const between =
      again === null
        ? null
        : (speakerOf(clause.replace(/[\s,，.;:–—-]+$/u, "")) ?? saidClause(clause) ?? EAST_SAYS.exec(clause)?.[0] ?? null); // prettier-ignore
    const found = romanceSpeaker(after, context.base);
    // "La muestra «Sal y luz» abre el sábado 14 de marzo": a day says nothing.
    const romance = found !== null && tellsWhen(found, context.base) ? null : found;
    const whose =
      (between !== null && EAST_SAYS.test(between) ? null : between) ??
      (romance === null ? speakerOf(after) : withPlaceApart(romance));
    const words = countWords(`${said.inner} ${goesOn ?? ""} ${between === null ? "" : (again?.inner ?? "")}`);
    // "… time." — Kim Min-su: whoever said it may stand for a sentence of its own.
    const below = /\p{L}/u.test(after) ? null : (following ?? null);
    const credited = below !== null && CREDITS.test(below.text) ? speakerOf(below.text) : null;
    if (words < ((whose ?? credited) === null ? FEWEST_WORDS.alone : FEWEST_WORDS.spoken)) continue;
    const first = endQuote(said.inner);
    const second = endQuote(again?.inner ?? "");
    const stop = /[!?…！？]$/u.test(first) ? "" : ".";
    // "As long as it burned," he said, "I knew you were alive.": between commas the sentence goes on.
    const begins = /^\p{Lu}/u.test(second) && !/[,，]\s*$/u.test(clause);
    const isEast = /\p{Script=Han}/u.test(said.inner);
    const joined = isEast
      ? `${first}${/[。！？，]$/u.test(first) ? "" : "，"}${second}`
      : begins
        ? `${first}${stop} ${second}`
        : `${first}${/[,，]\s*$/u.test(said.inner) ? "," : ""} ${second}`;
    const whole = goesOn !== null ? `${first}${stop} ${goesOn}` : between === null ? first : joined;
    const text = stopped(whole, context);
    const signed = below?.text ?? after;
    const signature = signatureOf(signed) ?? (below === null || /\p{L}/u.test(before) ? null : nameAlone(signed, context.base)); // prettier-ignore
    const attribution =
      whose ??
      credited ??
      (goesOn === null ? null : saidClause(after)) ??
      signature ??
      speakerBefore(before, after, context.base);
    // "… told us:": behind a colon so many words are said, and no title.
    const isSaid = /[:：]\s*$/u.test(before) && words >= FEWEST_WORDS.alone && /\p{L}/u.test(before);
    if (attribution === null && !isSaid && isTitle(said.inner, `${before}${after}`)) continue;
    const earlier = utterances.slice(0, at).map((one) => one.text);
    const setting = settingOf({ before, inner: said.inner, after }, attribution, context.base);
    const told = setting === null ? null : withSpeaker(setting, earlier, clause === "" ? after : clause, context); // prettier-ignore
    // Marks within a sentence that goes on behind them are a part of it: it stands whole.
    if (told === null) continue;
    const within = told.attribution === null && goesOn === null ? saidWithin(text) : null;
    if (within !== null)
      return quoteOf(
        utterances,
        utterance,
        said.start,
        within.words,
        { ...told, attribution: within.speaker },
        context,
      );
    if (goesOn !== null) following?.marks.push({ key: "inline-quote", offset: 0 });
    // Whoever signs is said while the words stand, and no part of what comes after.
    if (attribution !== null && (attribution === signature || attribution === credited))
      below?.marks.push({ key: "signature", offset: 0 });
    return quoteOf(utterances, utterance, said.start, text, told, context);
  }
  return null;
}

/** Below words that nobody is named for, or only "she told us", stands who is told of before them. */
function withSpeaker(
  setting: Setting,
  earlier: readonly string[],
  after: string,
  { base, heading, ownHeading }: SceneContext,
): Setting {
  const { lead, attribution } = setting;
  const said = saidClause(after) ?? (attribution !== null && namesNobody(attribution) ? attribution : null);
  const isOpen = attribution === null || attribution === said || namesNobody(attribution);
  if (lead !== null || !isOpen) return setting;
  const speaker = speakerOfPassage(earlier, ownHeading ? heading : "", said, base);
  return speaker === null ? setting : { lead: null, attribution: speaker };
}

function tellsWhen(speaker: string, base: string): boolean {
  return CLOCK.test(speaker) || namedDays(speaker, base).length > 0;
}

/** "체험단 이서연 씨의 말입니다.": a sentence of its own that says whose words stand before it. */
const CREDITS =
  /의\s(?:말|이야기|소감)(?:이다|입니다|이에요|다)[.]?\s*$|の(?:言葉|話|談)(?:です|だ|である)?。?\s*$/u;

/** What stands in marks and is long enough to have been said; `end` behind the closing mark. */
function quotedIn(text: string): { start: number; end: number; inner: string } | null {
  for (const { start, end, inner } of quotationsIn(text))
    if (end !== null && inner.length >= leastOf(inner) && inner.length <= LENGTH.most)
      return { start, end, inner };
  return null;
}

/** "I have a house," said Magnus, "and a fire.": between commas the second half may be short. */
function rest(after: string): ReturnType<typeof quotedIn> {
  const [found] = quotationsIn(after);
  if (found === undefined || found.end === null) return null;
  return /^[^"“”«»„.!?]+[,，]\s*$/u.test(after.slice(0, found.start)) && /^\p{Ll}/u.test(found.inner)
    ? { start: found.start, end: found.end, inner: found.inner }
    : null;
}

/** "Lake Baikal forgives nothing", says who: fewer words are a quotation where somebody is named who says them. */
const FEWEST_WORDS = { alone: 5, spoken: 4 };
/** UTF-16 units of a quotation. */
const LENGTH = { least: 12, leastOfHan: 7, most: 280 };

/** An ideograph says as much as several letters. */
function leastOf(inner: string): number {
  return /\p{Script=Han}{2}|\p{Script=Hiragana}{2}/u.test(inner) ? LENGTH.leastOfHan : LENGTH.least;
}

/** Several sentences end with a stop as each of them does. */
function stopped(text: string, { language }: SceneContext): string {
  return /[.!?。！？؟]["”’»]?(?:\s|(?<=[。！？]))\S/u.test(text) ? endSentence(text, language) : text;
}

/** What something is called: in capitals, or in writing without them such as ends as no sentence does. */
function isTitle(inner: string, around: string): boolean {
  if (!/\p{L}/u.test(around) || /[.!?؟…،,]/u.test(inner)) return false;
  const long = inner.match(/[\p{L}\p{M}'’-]{4,}/gu) ?? [];
  const capitals = long.length >= 2 && long.every((word) => /^\p{Lu}/u.test(word));
  return capitals || /^[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(inner);
}

function quoteOf(
  utterances: Utterance[],
  said: Utterance,
  offset: number,
  text: string,
  { lead, attribution }: Setting,
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
      cueOf("signature");
      const visual = {
        kind: "quote" as const,
        ...(context.ownHeading ? { heading: context.heading } : {}),
        ...(lead === null ? {} : { lead }),
        text,
        ...(attribution === null || namesNobody(attribution) ? {} : { attribution }),
      };
      return withCue(visual, context.ownHeading ? cue : undefined);
    },
  };
}

/** “…。”他说，“…”: between two halves. */
const EAST_SAYS = /^\p{Script=Han}{0,6}(?:说|說|说道|說道|道|表示)[，,：:]$/u;

/** "A light," she told a reporter, | "does not ask …": the first half is too short to stand for a quotation. */
function isInterrupted(before: string): boolean {
  const between = /["“„«「][^"“”„«»「」]{2,40}?["”“»」]([^"“”„«»「」.!?。]{4,60})$/u.exec(before)?.[1];
  return between !== undefined && saidClause(between) !== null;
}

/** "To walk was hard," one survivor said. "To stop eating was not.": what the same speaker goes on to say. */
function followsOn(after: string, next: string): string | null {
  const verb = after.replace(/^[\s,，]+|[\s.。]+$/gu, "");
  if (!tellsWho(after) && saidClause(after) === null && !(verb !== "" && namesNobody(verb))) return null;
  const [quoted] = quotationsIn(next.trim());
  const whole = quoted?.start === 0 && quoted.end !== null && /^[.。]?$/u.test(next.trim().slice(quoted.end));
  return whole ? withoutStop(endQuote(quoted.inner)) : null;
}

/** « le Versailles de la mer » is what something is called, not what somebody said. */
function isName(quoted: string): boolean {
  return /^\p{Ll}/u.test(quoted.trim()) && countWords(quoted) < 9 && !/[.!?…,]$/u.test(quoted.trim());
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
