import { detectLanguage } from "../../language/detect-language.ts";
import { somebodyNamed } from "../naming/somebody-named.ts";
import type { StyleName } from "../../../artifacts/style.ts";
import { isAboutFilms } from "./asks-for-film.ts";
import { choiceIn } from "./between.ts";
import { withoutBracketOrders } from "./bracket-orders.ts";
import { withoutFirstAndLast, type Line } from "./closing.ts";
import { withoutClosingLabel } from "./closing-label.ts";
import { withoutClosingOrders } from "./closing-orders.ts";
import { withoutDedication } from "./dedication.ts";
import { withoutPartCues } from "./part-cues/part-cues.ts";
import { withoutOpeningRequest } from "./opening-request.ts";
import { notIndented } from "./not-indented.ts";
import { openerAmong, welcomeAsked } from "./film-opener.ts";
import { withoutHurriedWords } from "./hurried-words.ts";
import { withoutLengthAlone } from "./length-alone.ts";
import { withoutKindAlone } from "./kind-alone.ts";
import { coreOfHurried, subjectOfHurried, toldInRequest, withoutCore } from "./hurried-subject.ts";
import { withoutLateOrders } from "./late-orders.ts";
import { withoutMakerOrders } from "./maker-orders/without-maker-orders.ts";
import { withoutLetterEnd, withoutLetterNotes } from "./letter-notes/without-letter-notes.ts";
import { withoutJudgedNotes } from "./note-model/judged-notes.ts";
import { opensTold } from "./note-model/opens-told.ts";
import { isDoubted, scoredUnits } from "./note-model/scored-units.ts";
import { isUnsureEnd } from "./note-model/unsure-end.ts";
import { withoutTaggedNotes } from "./note-model/tagged-notes.ts";
import { withoutSaidAsides } from "./said-aside/without-said-asides.ts";
import { withoutTextMarks } from "./text-marks.ts";
import { projectIn } from "./project-named.ts";
import { withoutScraps } from "./scraps.ts";
import { titleOfSubject } from "./subject-line.ts";
import { subjectOfOnboarding, withoutWordsOnBeginners } from "./onboarding-film.ts";
import { subjectAlone } from "./subject-alone.ts";
import { subjectInQuestion } from "./subject-in-question.ts";
import { titleAlone } from "./title-beside-order.ts";
import { thingIn, withoutThing } from "./thing-about.ts";
import { titleLabelled } from "./title-labelled.ts";
import { withoutWhereShown } from "./subject-shown.ts";
import { subjectTold } from "./told-of-subject.ts";
import { withoutSiteLine, withSite } from "./site-line.ts";
import { subjectOfWelcome } from "./welcome-film.ts";
import { markedBehindFilm, markedName, subjectHandedOver, subjectOfRequest } from "./subject-of-request.ts";
import { readersOf } from "./order-readers.ts";
import { isWhenAlone } from "./request-facts/request-tail.ts";

/** A text without what its sender says to whoever makes the film, in the same length, and all that was said. */
export type Order = {
  text: string;
  /** What the film is about, as the sender names it outside the text. */
  subject: string | null;
  /** Where it is to be shown, as the sender says: "Q3 all-hands". */
  occasion: string | null;
  audience: string | null;
  goal: string | null;
  /** What viewers are to take home, as a sentence of the introduction says it. */
  aim: string | null;
  /** One of the looks, by its name. */
  style: StyleName | null;
  /** What it belongs to, as a sender names it: a campaign. */
  project: string | null;
  wishes: string[];
  /** What opens it and is said to whoever makes the film, wishes or not. */
  said: string[];
  /** What kind of text it says that it is, where its heading says nothing else. */
  kind: string | null;
  /** To whom it is dedicated, as a line of its own says: shown, and not told. */
  dedication: string | null;
  opening: Line | null;
  closing: Line | null;
};

/** Tells the sender's words from the text: the frame of a letter, requests, wishes, the first and the last line. */
export function withoutOrder(given: string): Order {
  const early = withoutDedication(given);
  const found = readersOf(early.text);
  const {
    explain,
    headed,
    freed,
    meant,
    heard,
    pace,
    dictated,
    notes,
    people,
    wished,
    labels,
    ordersFilm,
    leads,
    remarks,
    passing,
    reached,
    clauses,
    brackets,
    itself,
    source,
    loose,
  } = found;
  const { letter, mail, edges, shell, mailed, noted, blocks, form, commission, requests } = found;
  const { under, more, kept, lone, opening, beside, among, manner, note, asides, signed } = found;
  // Beside the source, since what others took out of it shows what stands there: no reader moves anything.
  const scraps = withoutScraps(given, signed.text);
  const scored = scoredUnits(source, scraps.text);
  const judged = withoutJudgedNotes(
    source,
    scraps.text,
    (span) => scored !== null && (isDoubted(scored, span) || isUnsureEnd(scored, span) || opensTold(scored, span)), // prettier-ignore
  );
  // Where wishes named the film again and again, what is left is as doubtful as before they were taken out.
  const aboutFilms = isAboutFilms(judged.text) || (found.sectioned && isAboutFilms(given));
  const tagged = withoutTaggedNotes(source, judged.text, freed.wishes.length > 0, scored, aboutFilms);
  const speaksToMaker =
    freed.wishes.length > 0 || toMakerIn(found) || judged.wishes.length + tagged.wishes.length > 0;
  const between = withoutLetterNotes(source, tagged.text, scored, speaksToMaker);
  const asided = withoutSaidAsides(source, between.text, scored, speaksToMaker);
  // Where nobody names the film, it takes the others to know that its maker is spoken to.
  const cued = !ordersFilm && speaksToMaker && !isAboutFilms(given) ? withoutPartCues(asided.text) : { text: asided.text, wishes: [] }; // prettier-ignore
  const passed = { text: cued.text, wishes: [...between.wishes, ...asided.wishes, ...cued.wishes] };
  const opener = openerAmong([
    ...commission.wishes,
    ...requests.wishes,
    ...asides.wishes,
    ...judged.wishes,
    ...tagged.wishes,
  ]);
  // Who says so much to the maker says how it is to end as well.
  const judges = judged.wishes.length + tagged.wishes.length > 0;
  const ends = withoutFirstAndLast(passed.text, {
    asked: requests.asked || requests.wishes.length > 0 || judges,
    requested: requests.asked || judges,
  });
  const last = withoutClosingOrders(ends.text);
  const closing = dictated.closing ?? wished.closing ?? labels.closing ?? ends.closing ?? last.closing;
  const ended = closing === null ? withoutLetterEnd(source, last.text, scored, speaksToMaker) : { text: last.text, wishes: [] }; // prettier-ignore
  const labelled = closing === null ? withoutClosingLabel(ended.text) : null;
  const untold = labelled?.text ?? ended.text;
  const onboarding = subjectOfOnboarding([...requests.wishes, ...mail.wishes, ...edges.wishes]);
  const begun = onboarding === null ? { text: untold, wishes: [] } : withoutWordsOnBeginners(untold);
  const hurried =
    mailed || requests.asked ? withoutHurriedWords(begun.text) : { text: begun.text, wishes: [] };
  // A note of which a clause is told is found more than once.
  const all = [
    ...explain.wishes,
    ...headed.wishes,
    ...freed.wishes,
    ...letter.leftOut,
    ...loose.wishes,
    ...mail.wishes,
    ...edges.wishes,
    ...shell.wishes,
    ...noted.wishes,
    ...blocks.wishes,
    ...form.wishes,
    ...commission.wishes,
    ...requests.wishes,
    ...(under?.wishes ?? []),
    ...more.wishes,
    ...kept.wishes,
    ...lone.wishes,
    ...opening.wishes,
    ...beside.wishes,
    ...among.wishes,
    ...manner.wishes,
    ...note.wishes,
    ...asides.wishes,
    ...signed.wishes,
    ...scraps.wishes,
    ...judged.wishes,
    ...tagged.wishes,
    ...passed.wishes,
    ...ends.wishes,
    ...last.wishes,
    ...ended.wishes,
    ...begun.wishes,
    ...hurried.wishes,
    ...heard.wishes,
    ...pace.wishes,
    ...notes.wishes,
    ...found.parts.wishes,
    ...people.wishes,
    ...wished.wishes,
    ...leads.wishes,
    ...remarks.wishes,
    ...passing.wishes,
    ...reached.wishes,
    ...clauses.wishes,
    ...brackets.wishes,
    ...itself.wishes,
  ];
  // Behind those who know letters: what stands above a greeting shows that the text is a notice, and no mail.
  const scrapped = withoutScraps(given, hurried.text);
  const bracketed = withoutBracketOrders(scrapped.text, all.length > 0);
  const late = withoutLateOrders(bracketed.text, all.length > 0);
  const language = detectLanguage(late.text).split("-")[0] ?? "en";
  const bidden = ordersFilm || speaksToMaker ? withoutMakerOrders(late.text, language) : { text: late.text, wishes: [] }; // prettier-ignore
  // Below a request that stood above it, a dedication is seen only now.
  const dedicated = withoutDedication(bidden.text);
  const kind = withoutKindAlone(dedicated.text);
  const request = withoutOpeningRequest(given, kind.text);
  const length = withoutLengthAlone(given, request.text);
  const asked = { ...request, text: length.text };
  const wishes = [
    ...new Set([
      ...all,
      ...scrapped.wishes,
      ...bracketed.wishes,
      ...late.wishes,
      ...bidden.wishes,
      ...kind.wishes,
      ...asked.wishes,
      ...length.wishes,
    ]),
  ];
  const site = withoutSiteLine(asked.text, closing, ordersFilm || requests.asked);
  const person = subjectTold(commission.subject, wishes, given);
  const asks =
    titleLabelled(wishes) ??
    explain.subject ??
    headed.subject ??
    // A subject line is read for what its film is of; it may only ask for one.
    (edges.title === letter.subject ? null : edges.title) ??
    (letter.subject === null ? null : titleOfSubject(letter.subject, ends.text)) ??
    mail.subject ??
    (requests.occasion === null ? edges.about : null) ??
    markedName(commission.subject ?? "") ??
    person?.name ??
    (mailed || requests.asked ? coreOfHurried(given) : null) ??
    commission.subject ??
    subjectOfRequest(requests.wishes) ??
    subjectOfRequest(tagged.wishes) ??
    among.subject ??
    markedBehindFilm(wishes) ??
    choiceIn(requests.wishes.join(" "), ends.text) ??
    opener?.subject ??
    welcomeAsked(wishes) ??
    subjectOfWelcome(wishes) ??
    subjectHandedOver(wishes) ??
    onboarding ??
    subjectInQuestion(requests.wishes) ??
    (mailed || requests.asked ? subjectOfHurried(wishes) : null);
  // "A film for our fair on Saturday 5 July": when something is, is not what the film is about.
  const points =
    asks === null || isWhenAlone(asks) ? thingIn(wishes, ends.text) : withoutThing(asks, ends.text);
  const shown = points === null ? null : subjectAlone(withoutWhereShown(titleAlone(points)), ends.text);
  const somebody = shown === null ? undefined : somebodyNamed(shown, hurried.text);
  const subject = somebody === undefined ? shown : somebody;
  return {
    text: notIndented(
      withoutTextMarks(subject === null ? site.text : withoutCore(site.text, subject)),
      given,
    ),
    subject,
    occasion: withQuarter(requests.occasion, ends.text),
    audience:
      explain.audience ??
      meant.audience ??
      blocks.audience ??
      form.audience ??
      under?.audience ??
      more.audience ??
      commission.audience ??
      requests.audience ??
      opening.audience ??
      note.audience ??
      edges.audience ??
      opener?.audience ??
      null,
    goal: blocks.goal ?? form.goal ?? under?.goal ?? more.goal ?? opening.goal,
    aim: opening.aim,
    style: blocks.style ?? form.style ?? under?.style ?? more.style ?? opening.style,
    project: projectIn(requests.wishes),
    wishes,
    said: asked.said,
    kind: kind.wishes[0] ?? null,
    dedication: early.dedication ?? dedicated.dedication,
    opening: labels.opening ?? ends.opening ?? person?.told ?? lineOf(toldInRequest(wishes), given),
    closing: withSite(
      closing ??
        asides.closing ??
        judged.closing ??
        tagged.closing ??
        labelled?.closing ??
        opening.claim ??
        edges.closing,
      site,
    ),
  };
}

/** Whether those who know the words of orders found that a text is written to a maker. */
const toMakerIn = ({ ordersFilm, requests, mailed, commission, loose }: ReturnType<typeof readersOf>): boolean => ordersFilm || requests.asked || mailed || commission.subject !== null || loose.wishes.length > 0; // prettier-ignore

/** A sentence of the request as a line of the film. */
export function lineOf(text: string | null, source: string): Line | null {
  if (text === null) return null;
  const start = Math.max(0, source.indexOf(text.slice(1, -1)) - 1);
  return { text, address: null, span: { start, end: start + text.length } };
}

/** "All-hands" of which quarter: the one that the text names first and most often. */
function withQuarter(occasion: string | null, text: string): string | null {
  if (occasion === null || /\p{N}/u.test(occasion)) return occasion;
  const named = [...text.matchAll(/(?<![\p{L}\p{N}])Q[1-4](?![\p{L}\p{N}])/gu)].map(([quarter]) => quarter);
  const often = (quarter: string): number => named.filter((one) => one === quarter).length;
  const [first] = named.toSorted((a, b) => often(b) - often(a));
  return first === undefined ? occasion : `${first} ${occasion}`;
}
