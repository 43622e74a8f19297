import { detectLanguage } from "../../../language/detect-language.ts";
import { toPattern } from "../../text/regex.ts";
import { isImperative } from "../../english/grammar.ts";
import { countWords } from "../../text/sentences.ts";
import { capitalised } from "../sentence-head.ts";
import { blanked, linesOf, sentencesOf, textAt, type Span } from "../sentence-spans.ts";
import { COUNTED, CUE_WORDS, WHOLE_CUES, type CueWords } from "./cue-words.ts";
import { TOLD_BEHIND } from "./told-behind-words.ts";

/** A text without such cues, in the same length, and what they say. */
export type PartCues = { text: string; wishes: string[] };

/** What a cue's sentence may begin with: the mark of an item, and no word. */
const MARK = "[\\s*_>]*(?:(?:[-*+•–]|\\p{Nd}{1,2}[.)])\\s+)?";
const within = (words: string): RegExp => toPattern(`(?<![\\p{L}\\p{M}])(?:${words})`, "iu");

/** What a cue names as a sentence of its own could: with its article, or counted. */
const NAMED = toPattern(
  `^(?:(?<counted>(?:(?:the|les|los|las|i|le|os|as|de) )?(?:${COUNTED}) )|(?:the|our|la|le|les|l['’]|notre|nos|el|los|las|nuestr[oa]s?|il|lo|gli|i|o|os|as|nosso|nossa|de|het|onze)(?:\\s|(?<=['’]))\\S)`,
  "iu",
);
const FEWEST_NAMED = 2;

/** `asks`: what makes a proposal of a sentence by itself; `soft`: and what does so before a colon, where nobody is told what they may do. */
type Cues = {
  lead: RegExp;
  saysLead: RegExp;
  whole: RegExp;
  asks: RegExp;
  soft: RegExp;
  reason: RegExp;
  points: RegExp;
};

const WHAT = '(?<what>[^:：.!?\\n"“«„]{0,90}?)\\s?[:：]\\s*(?=\\S)';
const cuesOf = ({ before, begins, ends, says, soft, permits, reason, points }: CueWords): Cues => ({
  lead: toPattern(`^${MARK}${before}(?:${begins}|${ends})(?=[\\s:])\\s*${WHAT}`, "iu"),
  saysLead: toPattern(`^${MARK}(?<led>${before})(?:${says})\\s${WHAT}`, "iu"),
  whole: toPattern(`^${MARK}${before}(?:${begins}|${ends})\\s(?<what>[^:：!?\\n"“«„]{2,110})$`, "iu"),
  asks: within(soft),
  soft: within(permits === undefined ? soft : `${soft}|${permits}`),
  reason: within(reason),
  points: within(points),
});
const GROUPS: Readonly<Record<string, string>> = { sv: "nordic", da: "nordic", nb: "nordic", no: "nordic", cs: "slavic", ru: "slavic", uk: "slavic" }; // prettier-ignore
/** Each language's patterns are made when a text of it comes: they cost more than their use. */
const made = new Map<string, Cues>();

function cuesIn(language: string): readonly Cues[] {
  const group = GROUPS[language] ?? language;
  const words = CUE_WORDS[group];
  if (words === undefined) return [];
  const cues = made.get(group) ?? cuesOf(words);
  made.set(group, cues);
  return [cues];
}

const OTHERS = toPattern(`^${MARK}(?:${WHOLE_CUES.join("|")})(?:[\\s.。!！]*$|\\s?[:：]\\s*(?=\\S))`, "iu");
const BEHIND = TOLD_BEHIND.map((lead) => toPattern(`^${MARK}(?:${lead})(?=\\S)`, "iu"));
/** "Start with who you are, because nobody knows you": of what has parts itself. */
const OF_SPEECHES =
  /(?<!\p{L})(?:speech(?:es)?|toasts?|presentations?|essays?|cover letters?|rede(?:n)?|vortr[aä]ge?|discours|discursos?|discorso|toespraak|przemówieni\p{L}+|выступлени\p{L}+)(?!\p{L})|演讲|演講|スピーチ|연설/giu;
/** Letters in which a text says what it is on; what it names so often it is on as well. "The presentation is on Friday" is said in passing. */
const SPEECHES = { within: 400, times: 3 };
/** "The one marked A"; the one about a goat is a story. */
const TOLD_APART = /(?<!\p{L})ones? (?!about|where|that (?:says|goes))\p{L}/iu;
/** What a text has so many of. */
const OF_TEXTS =
  /(?<!\p{L})(?:stor(?:y|ies)|questions?|myths?|quotes?|numbers?|figures?|pictures?|rules?|reasons?|histoires?|chiffres?|mythes?|images?|phrases?|règles?|preguntas?|mitos?|frases?|historias?|domande|storie|frasi|miti|numeri|perguntas?|histórias?)(?!\p{L})/iu;
/** A cue of more words tells some of what it cues. */
const MOST_WORDS = 20;

/**
 * Takes out how a sender orders the parts of a film: "Start with the Whitechapel one.", "Maybe open with a table:", "You might finish on
 * the first warm day:", "Then explain how it grows, because nobody knows:"; what stands behind the colon, and behind "say somewhere that",
 * is told. A recipe starts with cold water: only what is proposed, has a reason that no step has, points at a part of the text or leads
 * up to a colon is such a cue. For texts that are written to a maker.
 */
export function withoutPartCues(source: string): PartCues {
  const wishes: string[] = [];
  let text = source;
  if (isOnSpeeches(source)) return { text, wishes };
  const known = cuesIn(detectLanguage(source).split("-")[0] ?? "en");
  for (const line of linesOf(source)) {
    const spans = sentencesOf(source, line, true);
    spans.forEach((span, at) => {
      const next = spans[at + 1];
      const cue = cueIn(
        known,
        source.slice(span.start, span.end),
        next === undefined ? "" : textAt(source, next),
      );
      if (cue === null) return;
      wishes.push(source.slice(span.start, span.start + cue.end).trim());
      text = withoutCue(text, span, cue);
    });
  }
  return { text, wishes };
}

/** Whether a text is on what has parts itself, as a speech has. */
export function isOnSpeeches(source: string): boolean {
  const places = [...source.matchAll(OF_SPEECHES)].map(({ index }) => index);
  return (places[0] ?? Infinity) < SPEECHES.within || places.length >= SPEECHES.times;
}

/** Where of a sentence such a cue ends, from its first letter on, and what of its own words is told; null where it is none. */
function cueIn(known: readonly Cues[], said: string, next: string): { end: number; kept: string } | null {
  const behind = BEHIND.map((lead) => lead.exec(said)?.[0].length ?? 0).find((length) => length > 0);
  if (behind !== undefined) return { end: behind, kept: "" };
  const other = OTHERS.exec(said);
  if (other !== null) return { end: other[0].length, kept: "" };
  return known.map((cues) => cueOf(cues, said, next)).find((cue) => cue !== null) ?? null;
}

function cueOf(
  { lead, saysLead, whole, asks, soft, reason, points }: Cues,
  said: string,
  next: string,
): { end: number; kept: string } | null {
  const led = lead.exec(said);
  if (led !== null) {
    const what = led.groups?.["what"] ?? "";
    const rest = said.slice(led[0].length);
    // "Start with the base: mix flour and water" is a step, and so is "Finish with a coat of varnish: …".
    if (![soft, reason, points].some((one) => one.test(led[0]))) return null;
    // "End with: borrow more, buy less." and "Please end on this: “…”" give the last line itself, which others read.
    if ((what.trim() === "" || /^["“„«»「『]/u.test(rest)) && !soft.test(led[0])) return null;
    const names = NAMED.exec(what);
    const told = names !== null && (names.groups?.["counted"] !== undefined || !points.test(what)) && countWords(what) >= FEWEST_NAMED; // prettier-ignore
    const kept = told && !reason.test(what) && !soft.test(what) && !/^["“„«»]/u.test(rest) ? `${what.trim()}: ` : ""; // prettier-ignore
    return { end: led[0].length, kept };
  }
  const says = saysLead.exec(said);
  if (says !== null && (reason.test(says[0]) || (says.groups?.["led"] ?? "") !== "")) return { end: says[0].length, kept: "" }; // prettier-ignore
  const bare = said.trim().replace(/[\s.!…]+$/u, "");
  const order = whole.exec(bare);
  if (order === null || /\p{Nd}/u.test(bare) || countWords(bare) > MOST_WORDS) return null;
  const what = order.groups?.["what"] ?? "";
  const isCounted = NAMED.exec(what)?.groups?.["counted"] !== undefined;
  // "You can start with one hive", "Open with the one marked A", "Finish with the two coats of varnish": what whoever watches may do, and
  // a thing. "The three Ps" has a name.
  const isThing = TOLD_APART.test(bare) || (isCounted && !/\p{Lu}/u.test(what) && !OF_TEXTS.test(what));
  const hasReason = reason.test(bare);
  const proposed = asks.test(bare) || (points.test(bare) && !isThing);
  if (!hasReason && (!proposed || isImperative(next))) return null;
  return { end: said.length, kept: isCounted && !reason.test(what) ? `${what}.` : "" };
}

/** What is told of a cue's sentence begins one; what is gone is blank before it. */
function withoutCue(text: string, { start, end }: Span, cue: { end: number; kept: string }): string {
  const cut = start + cue.end;
  if (cut >= end && cue.kept === "") return blanked(text, { start, end });
  const mark = toPattern(`^${MARK}`, "iu").exec(text.slice(start, cut))?.[0] ?? "";
  const from = start + mark.length;
  const room = cut - from - cue.kept.length;
  const first = /^["“„«「『]?\S/u.exec(text.slice(cut))?.[0] ?? "";
  if (room < 0 || (cue.kept === "" && first === "")) return text;
  if (cue.kept !== "") return text.slice(0, from) + " ".repeat(room) + capitalised(cue.kept.slice(0, 1)) + cue.kept.slice(1) + text.slice(cut); // prettier-ignore
  return text.slice(0, from) + capitalised(text.slice(from, cut) + first) + text.slice(cut + first.length);
}
