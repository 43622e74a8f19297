import { leadingDate } from "../brief/date-heads.ts";
import type { NumberVisual } from "../../../artifacts/storyboard.ts";
import { tellsOfDeaths } from "../text/deaths.ts";
import { listsColours } from "../text/colour-names.ts";
import { leavesOutWho } from "../text/age-brackets.ts";
import { ADDRESS } from "../text/address.ts";
import { isSum } from "../text/currencies.ts";
import { dangles } from "../text/dangling.ts";
import { eastSubject } from "../text/east-subject.ts";
import { findFigures, type FoundFigure } from "../text/figures.ts";
import { opensNextClause } from "../text/next-clause.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { questionOf } from "./asked-figure.ts";
import { leavesOutUnit } from "./left-out-unit.ts";
import { ANNOUNCING, withCue, type Candidate, type SceneContext, type Utterance } from "./draft.ts";
import { namesNoAmount } from "./amount-verbs.ts";
import { longestRun } from "./labelled-row.ts";
import { losesSubject } from "./lost-subject.ts";
import { misleads } from "./misleading-figure.ts";
import { isRingsSentence, isSaidInPercent } from "./ring-sentence.ts";
import type { Striking } from "./striking.ts";
import { withAntecedent } from "./relative-label.ts";
import { LEANS_ON_OTHERS, repeats, tells } from "./telling-label.ts";
import { isTornLabel } from "./torn-label.ts";
import { amountsIn, ofWholeSentences } from "./seen-amounts.ts";
import { ofSeenClauses } from "./seen-clauses.ts";
import { figuresOf } from "./sentence-figures.ts";
import { shownFigure } from "./shown-figure.ts";
import { isDifference } from "./told-difference.ts";
import { toldOnce } from "./told-once.ts";
import { withYears } from "./with-years.ts";
import { withoutThatIs } from "./without-that-is.ts";
import { withThen } from "./with-then.ts";

/** The dead are neither counted up nor a part of a ring: the figure stands still. */
function still({
  share: _share,
  figure,
  ...rest
}: NumberVisual["figures"][number]): NumberVisual["figures"][number] {
  return { ...rest, figure: { ...figure, value: null } };
}

const EYEBROW =
  /\b(?<!\bthan\s)(?:in|since|by)\s+(?:the\s+)?((?:1[0-9]|20)\d{2}s?)\b|\b(between\s+(?:1[0-9]|20)\d{2}\s+and\s+(?:1[0-9]|20)\d{2})/i;

const FIRST_OF =
  /(?:^|\s)(?:(?:the |our )?first|(?:the |our )(?:next|last)|(?:die |unsere )?(?:ersten|nächsten|letzten)|(?:les |nos )?(?:premiers|premières|prochains|derniers)|(?:l[oa]s |nuestr[oa]s )?(?:primer[oa]s|próxim[oa]s|últim[oa]s)|(?:i |le )?(?:prim[ie]|prossim[ie]|ultim[ie])|(?:os |as )?(?:primeir[oa]s|próxim[oa]s|últim[oa]s)|(?:de )?(?:eerste|volgende|laatste)|(?:de )?(?:första|första|første)|перв(?:ые|ым|ых)|перш(?:і|им|их)|pierwsz(?:e|ych|ym)|ilk)\s$/iu;

/** What a sentence goes on with behind a comma. */
const GOES_ON = /[,;:،؛，；]\s.*$/su;

/** Parts between dots one of which is an address. */
function isDirections(text: string): boolean {
  return /\S\s+[·|•]\s+\S/u.test(text) && ADDRESS.test(text);
}

/**
 * One to three striking figures of a passage; null where it has none that stands out. `alone`: the passage is what is
 * left beside a picture, and any amount or measure is its point.
 */
export function numberCandidate(
  utterances: Utterance[],
  context: SceneContext,
  alone = false,
): Candidate | null {
  // "North: $19.4 million. …" of four and more: what is told as one of a row is seen with all of it, or in its sentence.
  const texts = utterances.map(({ text }) => text);
  if (longestRun(texts, context.base) > MOST_FIGURES) return null;
  const strong = utterances
    // "A typical count, starting with 8,000 eggs:" leads into the rows below it, and its figure is one of theirs.
    .flatMap(({ text, marks }, at) => (marks.includes(ANNOUNCING) ? [] : figuresOf(text, at, context)))
    .map((one, _, found) => withThen(one, found, utterances, context))
    // What was is told on the card of what is.
    .filter((one, _, found) => !found.some(({ at, from }) => from?.next === true && at === one.at - 1))
    .map((one, _, found) => (isRow(one, found) ? { ...one, score: Math.max(one.score, 3) } : one))
    .map((one) => {
      const subject = eastSubject(utterances[one.at]?.text ?? "", one, context.base);
      return subject === null ? one : { ...one, label: subject, turned: true };
    })
    .map((one) => withoutThatIs(one, utterances[one.at]?.text ?? ""))
    // "½ / Which makes about half of the world's supply": who does is said before the pronoun.
    .map((one) => withAntecedent(one, utterances[one.at]?.text ?? "", context.base))
    .filter((one) => one !== null)
    // "gravityhall.example · 12 Shore Street · open 7 am to 11 pm": where and when is nothing that is counted.
    .filter((one) => !isDirections(utterances[one.at]?.text ?? ""))
    // "9,312 books. That beats last year by | 1,450": by how much, and no second amount.
    .filter((one) => !isDifference(one, utterances[one.at]?.text ?? "", context.base))
    // "First 500 members pay £36": which ones, and not how many there are.
    .filter((one) => !FIRST_OF.test((utterances[one.at]?.text ?? "").slice(0, one.start)))
    .filter((one, _, found) => !found.some((share) => isSaidInPercent(one, share)))
    // "Its range is 240 km. Our longest day was | 155": nor is the amount seen alone whose unit another leaves out.
    .filter((one) => one.tied === true || one.from !== undefined || !leavesOutUnit(one, texts, context.base))
    .filter((one) => one.score >= 1.5)
    .filter((one) => /\p{L}/u.test(one.label))
    .filter((one) => !namesNoAmount(one.label, context.base))
    // "Its salinity": of what, was told before, and is not on the screen.
    .filter((one) => !dangles(one.label, context.base))
    // A figure without a telling label is seen in its sentence.
    .filter((one) => tells(one, utterances[one.at]?.text ?? ""))
    // "GPS satellites circle the Earth at an altitude | of 20,200 km"
    .filter((one) => !isTornLabel(one, utterances[one.at]?.text ?? "", context.base))
    // "Lake Maracaibo gets the most: about | 233 flashes …": without its place the figure says something else.
    .filter((one) => !losesSubject(one, utterances[one.at]?.text ?? "", context))
    .filter((one) => !misleads(one, utterances[one.at]?.text ?? "", context.base))
    .filter((one) => !leavesOutWho(one.label, utterances[one.at]?.text ?? "", context.base))
    // "It weighs 240 g, can be soled again and again and …": the rest would not be seen.
    .filter((one) => !isSmallMeasure(one) || !tellsMore(one, utterances[one.at]?.text ?? "", context.base))
    // "It costs €49, in moss green, coral and black": what it comes in is seen with it.
    .filter((one) => !isSum(one) || !listsColours(utterances[one.at]?.text ?? "", context.base))
    .toSorted((a, b) => b.score - a.score)
    // One sentence cannot tell two figures apart.
    .filter((one, at, found) => found.findIndex((other) => other.label === one.label) === at);
  const best = strong[0];
  const closing = strong.find((one) => isClosing(one, utterances));
  if (best === undefined || best.score < (alone || closing !== undefined ? 2.5 : 3)) return null;
  // Two changes belong together; else every figure that stands out is shown.
  const changed = strong.filter((one) => /^[+−]/.test(one.figure.display));
  const fit = changed.length >= 2 ? changed : strong;
  const chosen = fit
    .filter((one) => one.score >= 2.5 || one.at === best.at)
    // "Doubled in 5 years": what is tied says all that its sentence counts.
    .filter((one) => one.tied === true || !strong.some((other) => other.tied === true && other.at === one.at))
    .slice(0, MOST_FIGURES)
    .toSorted(inOrder);
  if (fit === strong) withEarlier(chosen, strong, utterances);
  // "340 were terns and 95 were oystercatchers": what a sentence tells alike is shown alike.
  if (chosen.length < MOST_FIGURES) {
    const beside = strong.filter(
      (one) =>
        !chosen.includes(one) &&
        chosen.some((other) => other.at === one.at && other.tied !== true && one.turned === true),
    );
    chosen.push(...beside.slice(0, MOST_FIGURES - chosen.length));
    chosen.sort(inOrder);
  }
  // "The programme cost £4.1m and saved £2.6m": one of two sums would tell the less, and both stand in their sentence.
  const whole = chosen.filter((one) => !tellsHalf(one, chosen, utterances, context));
  if (whole.length === 0) return null;
  chosen.splice(0, chosen.length, ...whole);
  // "18 € | 16 Jahre | 42 €": among prices an age is none.
  const sums = chosen.filter(isSum);
  if (sums.length > 1 && sums.length < chosen.length) chosen.splice(0, chosen.length, ...sums);
  // Of a sentence all is seen or none of it: then it stands whole.
  chosen.splice(0, chosen.length, ...ofWholeSentences(chosen, utterances, context));
  chosen.splice(0, chosen.length, ...ofSeenClauses(chosen, utterances, context.base));
  if (chosen.length === 0) return null;
  // "70.000 / Menschen" by itself says less than its sentence.
  const sole = ({ at }: Striking): boolean => chosen.filter((one) => one.at === at).length === 1;
  chosen.splice(0, chosen.length, ...chosen.filter((one) => !(sole(one) && isNounAlone(one))));
  chosen.splice(0, chosen.length, ...toldOnce(chosen, utterances));
  const [only] = chosen;
  if (only === undefined) return null;
  // "12,800円 / …12,800円、限定3,000台", "1.9 million / It cost 1.9 million, twice the estimate": a label that tells its figure
  // once more and something else is its sentence.
  const tellsAgain = ({ at, start, end, label, share }: Striking): boolean => {
    const { text = "" } = utterances[at] ?? {};
    const more = share === undefined && countWords(GOES_ON.exec(text.slice(end))?.[0] ?? "") > 1;
    return repeats(label, text.slice(start, end)) && (more || amountsIn(label, context.base).length > 1);
  };
  if (chosen.some((one) => one.tied !== true && one.from === undefined && tellsAgain(one))) return null;
  if (chosen.length === 1 && leansOnOthers(only)) return null;
  // "71 minutes / Old route | 38% / Was late on 38% of trips": beside another a share is no ring, and is told twice.
  const isSaidAgain = ({ at, start, end, label, share }: Striking): boolean =>
    share !== undefined &&
    chosen.filter((other) => other.at === at).length > 1 &&
    repeats(label, (utterances[at]?.text ?? "").slice(start, end));
  if (chosen.some(isSaidAgain)) return null;
  // "How long would it take at 5 km/h? The answer is 13.2 hours": the question's own figure stands with its answer.
  if (chosen.length === 1 && only.from === undefined) {
    const asked = utterances[only.at - 1]?.text ?? "";
    if (/[?？؟]\s*$/u.test(asked) && amountsIn(asked, context.base).length > 0) return null;
  }
  // "If someone falls, do not move them. Call 0800 123 456": what it is called for is read with it.
  if (chosen.length === 1 && only !== undefined && isTelephone(only)) {
    const before = utterances.slice(0, only.at).reduce((sum, { text }) => sum + countWords(text), 0);
    if (before >= LEAD_WORDS.least && before <= LEAD_WORDS.most) return null;
    // "Questions? Harbour Office, phone 0131 555 0123": who is called stands with it, not the question alone.
    if (/[?？؟]\s*$/u.test(utterances[only.at - 1]?.text ?? "")) return null;
  }
  // "Revenue rose 4% to £212.4 million, but profit fell 11% to £17.8 million": one of them would tell the less.
  if (chosen.length === 1 && only !== undefined && only.from === undefined) {
    const { text = "" } = utterances[only.at] ?? {};
    const amounts = findFigures(text, context.base).filter(isAmount);
    if (amounts.length >= MANY_AMOUNTS) return null;
  }
  // "Fifty-nine minutes after Dover she landed on a beach near Hardelot, 40 kilometres …": the frame would stand empty.
  const early = chosen.filter((one) => !comesLate(one, chosen, utterances));
  if (early.length === 0) return null;
  chosen.splice(0, chosen.length, ...early);
  const answered = questionOf(chosen, utterances);
  const [first] = chosen;
  const leads = answered === null && chosen.length === 1 && first !== undefined && [leadsUp, isRingsSentence].some((reads) => reads(first, utterances[first.at]?.text ?? "")); // prettier-ignore
  chosen.forEach(({ at, cue, from }, index) => {
    if (answered !== null) utterances[at - 1]?.marks.push({ key: `asked:${index}`, offset: 0 });
    if (leads) utterances[at]?.marks.push({ key: `asked:${index}`, offset: 0 });
    utterances[at]?.marks.push({ key: `figure:${index}`, offset: cue });
    if (from === undefined) return;
    const told = utterances[from.next === true ? at + 1 : at];
    told?.marks.push({ key: `was:${index}`, offset: from.cue });
  });
  return {
    kind: "number",
    // One figure among much else is an aside: thoughts that change say more.
    score: closing === undefined && isAside(chosen, utterances) ? 39 : 60 + Math.min(15, best.score * 2),
    utterances,
    visual: (cueOf) => {
      const kept = chosen
        .map((one, index) => ({ one, cue: cueOf(`figure:${index}`), was: cueOf(`was:${index}`) }))
        .filter(
          (entry, _, entries) => entry.cue !== undefined || entries.every((other) => other.cue === undefined),
        );
      // Of the sentences that this scene tells, which may be fewer: "than in 2023" is the year of another figure.
      const eyebrow =
        // "18,400 in 2023 → 23,150 in 2024": the first of two years would stand over the second figure.
        context.base === "en" && !kept.some(({ one }) => one.from !== undefined)
          ? kept
              .flatMap(({ one: { at } }) => [utterances[at], utterances[at - 1]])
              .map((utterance) => eyebrowOf(utterance?.text ?? ""))
              .find((year) => year !== undefined)
          : undefined;
      // "1941–1945: …": the date that leads the sentence stands over its figure, and not before what that counts.
      const led = leadingDate(utterances[kept[0]?.one.at ?? 0]?.text ?? "");
      const over = kept[0]?.one.ahead?.text ?? led ?? eyebrow;
      return {
        kind: "number",
        ...(context.ownHeading && context.heading !== "" ? { heading: context.heading } : {}),
        ...(over === undefined ? {} : { eyebrow: over }),
        figures: kept.map(({ one, cue, was }, index) => {
          const counted = shownFigure(one, was, context.language);
          const shown = withCue(
            tellsOfDeaths(utterances[one.at]?.text ?? "") ? still(counted) : counted,
            cue,
          );
          const said = (utterances[one.at]?.text ?? "").slice(0, one.from?.cue ?? one.start);
          const own = led !== null && shown.label.startsWith(led) ? capitalise(shown.label.slice(led.length).replace(/^\s?[:：]\s*/u, "")) : shown.label; // prettier-ignore
          shown.label = led === null ? withYears(own, said, context.base, eyebrow) : own;
          const asked = cueOf(`asked:${index}`);
          return asked === undefined ? shown : { ...shown, label: answered ?? shown.label, asked };
        }),
      };
    },
  };
}

function leansOnOthers({ tied, share, label }: Striking): boolean {
  return tied !== true && share === undefined && LEANS_ON_OTHERS.test(label);
}

/** "A year ago retailers took | 38 %": the label is its sentence up to the figure, and is read before it. */
function leadsUp({ label, start, from }: Striking, text: string): boolean {
  if (from?.next === true || countWords(label) < FEWEST_LEADING) return false;
  const before = withoutStop(text.slice(0, Math.min(start, from?.cue ?? start)));
  return before.toLowerCase().includes(label.toLowerCase());
}

const FEWEST_LEADING = 3;

/** Whether clauses without an amount follow that of a small measure in its sentence. */
function tellsMore({ end }: Striking, text: string, base: string): boolean {
  const rest = /[,;:]\s(?<rest>.+)$/su.exec(text.slice(end))?.groups?.["rest"] ?? "";
  return (
    countWords(rest) >= FEWEST_UNSEEN && opensNextClause(rest, base) && findFigures(rest, base).length === 0
  );
}

const FEWEST_UNSEEN = 5;

function isSmallMeasure({ figure, unit, tied }: Striking): boolean {
  const small = unit !== "" && (figure.value ?? GREAT) < GREAT;
  return small && tied !== true && !isSum({ figure, unit }) && !figure.suffix.includes("%");
}

const GREAT = 1000;

/** A sentence of so many amounts is told by all of them. */
const MANY_AMOUNTS = 4;

/** So many words of its own sentence are heard before a figure is: about three seconds. */
const MOST_HEARD = 8;

/** Whether a measure that is no fact by itself, and all that is written with it, stand late in their sentence. */
function comesLate(one: Striking, chosen: readonly Striking[], utterances: readonly Utterance[]): boolean {
  const { at, cue, label, end, from } = one;
  if (chosen.some((other) => other.at === at && other.cue < cue)) return false;
  const { text = "" } = utterances[at] ?? {};
  if (!isSmallMeasure(one) || from !== undefined || countWords(text.slice(0, cue)) <= MOST_HEARD)
    return false;
  return text.slice(end).toLowerCase().includes(label.toLowerCase());
}

function isAmount(found: FoundFigure): boolean {
  return found.figure.suffix.includes("%") || isSum(found);
}

function tellsHalf(
  one: Striking,
  chosen: readonly Striking[],
  utterances: readonly Utterance[],
  { base }: SceneContext,
): boolean {
  if (one.tied === true || one.from !== undefined) return false;
  const { text = "" } = utterances[one.at] ?? {};
  const others = chosen.filter((other) => other !== one && other.at === one.at);
  const told = [one, ...others].some(({ label }) => countWords(label) >= countWords(text) - 1);
  if (others.length > 0) return told;
  // "30% / It is 70% arabica and 30% robusta": the sentence has both, and neither stands for it.
  const alike = findFigures(one.label, base).filter(({ unit }) => unit === one.unit);
  if (one.turned !== true && one.unit !== "" && alike.length > 1) return true;
  return isMoney(one) && findFigures(text, base).filter(isMoney).length === 2;
}

/** A sum, or a million of what was named before. */
function isMoney(found: Pick<FoundFigure, "figure" | "unit">): boolean {
  return isSum(found) || MILLION.test(found.figure.suffix);
}

const MILLION = /^\s?(?:m|bn|mill?i|milh|mio|mln|mrd|млн|млрд|mil\p{L}on)/iu;

function isNounAlone({ turned, tied, share, from, label }: Striking): boolean {
  return (
    turned !== true && tied !== true && share === undefined && from === undefined && countWords(label) < 2
  );
}

/** Of its kinds only a telephone number goes on without counting and is tied to nothing. */
function isTelephone({ figure, turned, tied, label, unit }: Striking): boolean {
  return figure.value === null && turned === true && tied !== true && unit === "" && label !== "";
}

/** So few words make no scene of their own before the number. */
const LEAD_WORDS = { least: 3, most: 8 };

const inOrder = (a: Striking, b: Striking): number => a.at - b.at || a.start - b.start;
/** About nine seconds of speech: longer a picture does not wait for its first figure. */
const WAIT_WORDS = 22;

/** Where the strongest figures come late, an earlier one takes the place of the last of three. */
function withEarlier(
  chosen: Striking[],
  strong: readonly Striking[],
  utterances: readonly Utterance[],
): void {
  const before = (one: Striking): number =>
    utterances.slice(0, one.at).reduce((sum, { text }) => sum + countWords(text), 0);
  const [first] = chosen;
  if (first === undefined || before(first) <= WAIT_WORDS) return;
  const earlier = strong.find((one) => before(one) <= WAIT_WORDS);
  if (earlier === undefined) return;
  chosen.splice(0, chosen.length, earlier, ...chosen.slice(0, 2));
}

const MOST_FIGURES = 3;
const MOST_CLOSING_WORDS = 18;

/** The last sentence of a passage, and its figure is what it tells: what leads up to it is told before. */
function isClosing(one: Striking, utterances: readonly Utterance[]): boolean {
  const said = utterances[one.at]?.text ?? "";
  const last = one.at === utterances.length - 1 && utterances.length > 1;
  return last && one.turned === true && one.score >= 2.5 && countWords(said) <= MOST_CLOSING_WORDS;
}

const ASIDE = { share: 0.45, words: 22 };

function isAside(chosen: readonly Striking[], utterances: readonly Utterance[]): boolean {
  // What two sentences tell together is none.
  if (chosen.some(({ from }) => from?.next === true)) return false;
  // Nor is so many of so many, which is seen better than it is read.
  if (chosen.some(({ share, tied }) => tied === true && share !== undefined && share.whole > 10))
    return false;
  const all = utterances.reduce((sum, { text }) => sum + countWords(text), 0);
  const said = new Set(chosen.map(({ at }) => at));
  const own = [...said].reduce((sum, at) => sum + countWords(utterances[at]?.text ?? ""), 0);
  return chosen.length === 1 && all > ASIDE.words && own < all * ASIDE.share;
}

/** "Up to 20 books, 10 films and 2 museum passes": counts in a row are shown as a row. */
function isRow(one: Striking, all: readonly Striking[]): boolean {
  const beside = all.filter((other) => other.at === one.at);
  const counts = one.unit === "" && one.figure.prefix === "";
  // "18 cents for the farmer, 42 for the roaster, €1.10 for the rent": amounts in a row as well.
  return counts ? beside.filter((other) => other.unit === "").length >= 3 : beside.length >= 3;
}

function eyebrowOf(text: string): string | undefined {
  const match = EYEBROW.exec(text);
  const span = match?.[2];
  return span === undefined ? match?.[1] : capitalise(span);
}
