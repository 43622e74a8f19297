import { somebodyNamed } from "../naming/somebody-named.ts";
import { askedByFrame } from "./asked-by-frame.ts";
import { isAboutFilms } from "./asks-for-film.ts";
import { withoutAudienceNote } from "./audience-note.ts";
import { withoutUnreadNote } from "./unread-note.ts";
import type { StyleName } from "../../../artifacts/style.ts";
import { choiceIn } from "./between.ts";
import { withoutFirstAndLast, type Line } from "./closing.ts";
import { withoutClosingLabel } from "./closing-label.ts";
import { withoutClosingOrders } from "./closing-orders.ts";
import { withoutAskedBeside } from "./asked-beside.ts";
import { withoutBesideNotes } from "./beside-notes.ts";
import { withoutCommission } from "./commission.ts";
import { withoutSlips } from "./corrections.ts";
import { withoutFrame } from "./letter.ts";
import { withoutConfidences, type Confidences } from "./confidences.ts";
import { withoutDictatedEnd } from "./dictated-end.ts";
import { withoutEndLabels } from "./end-labels.ts";
import { withFactApart } from "./fact-apart.ts";
import { openerAmong } from "./film-opener.ts";
import { withoutFilmName } from "./film-name.ts";
import { withGoalApart } from "./goal-apart.ts";
import { asksInEnglish, withoutHurriedWords } from "./hurried-words.ts";
import { coreOfHurried, subjectOfHurried, toldInRequest, withoutCore } from "./hurried-subject.ts";
import { withoutLeadIns } from "./lead-ins.ts";
import { withoutLooseMail } from "./loose-mail.ts";
import { withoutLoneOrders } from "./lone-orders.ts";
import { withoutMailEdges } from "./mail-edges.ts";
import { withoutMailShell } from "./mail-shell.ts";
import { withoutMailParts } from "./mail-parts.ts";
import { withoutMakerClauses } from "./maker-clauses.ts";
import { withoutMakerAsides } from "./maker-asides.ts";
import { withoutJudgedNotes } from "./note-model/judged-notes.ts";
import { withoutMakerNotes } from "./maker-notes.ts";
import { withoutNotesHead } from "./notes-head.ts";
import { withoutOpeningOrders } from "./opening-orders.ts";
import { withoutTextMarks } from "./text-marks.ts";
import { withoutOpeningManner } from "./opening-manner.ts";
import { withoutOrderBlocks } from "./order-blocks.ts";
import { withoutOrderForm } from "./order-labels.ts";
import { FILM } from "./request-words.ts";
import { withoutRequests, type Requests } from "./requests.ts";
import { titleOfSubject } from "./subject-line.ts";
import { subjectOfOnboarding, withoutWordsOnBeginners } from "./onboarding-film.ts";
import { subjectAlone } from "./subject-alone.ts";
import { subjectInQuestion } from "./subject-in-question.ts";
import { withoutWhereShown } from "./subject-shown.ts";
import { subjectTold } from "./told-of-subject.ts";
import { withoutSiteLine, withSite } from "./site-line.ts";
import { speaksOfSpeaking } from "./wishes.ts";
import { subjectOfWelcome } from "./welcome-film.ts";
import { withoutWishedEnd } from "./wished-end.ts";
import { markedName, subjectHandedOver, subjectOfRequest } from "./subject-of-request.ts";

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
  opening: Line | null;
  closing: Line | null;
};

/** Tells the sender's words from the text: the frame of a letter, requests, wishes, the first and the last line. */
export function withoutOrder(given: string): Order {
  const parted = withFactApart(given);
  const heard = asksInEnglish(parted) ? withoutHurriedWords(parted) : { text: parted, wishes: [] };
  const dictated = withoutDictatedEnd(withGoalApart(heard.text));
  const notes = withoutNotesHead(dictated.text);
  const wished = withoutWishedEnd(notes.text);
  const ordersFilm = HAS_FILM.test(given) && !isAboutFilms(given);
  const labels = withoutEndLabels(wished.text);
  const leads = withoutLeadIns(labels.text, ordersFilm);
  const mended = withoutSlips(leads.text);
  const toMaker = ordersFilm || wished.closing !== null || leads.wishes.length > 0;
  const clauses =
    toMaker && !speaksOfSpeaking(mended) ? withoutMakerClauses(mended) : { text: mended, wishes: [] };
  const source = clauses.text;
  const loose = withoutLooseMail(source);
  const framedAs = withoutFrame(loose.text, loose.asked);
  const mail = withoutMailParts(source, framedAs.text);
  const edges = withoutMailEdges(source, mail.text, mail.asked);
  const shell = withoutMailShell(source, edges.text);
  const letter = { ...framedAs, text: shell.text };
  const mailed = loose.asked || mail.asked || edges.asked;
  const framed = askedByFrame(letter);
  const noted = withoutMakerNotes(framed.text);
  const blocks = withoutOrderBlocks(noted.text, false);
  const form = withoutOrderForm(blocks.text, blocks.addressed);
  const named = withoutFilmName(form.text);
  const commission = withoutCommission(named);
  const isOrder =
    mailed || framed.asked || noted.addressed || form.text !== noted.text || notes.wishes.length > 0;
  const asked = commission.subject !== null || isOrder;
  const read = withoutRequests(commission.text, asked);
  // Who asks for a film greets and signs, though without a subject line.
  const requests = read.asked ? withoutRequests(withoutFrame(commission.text, true).text, asked) : read;
  // One label is enough beside a request: "Público: gente de 25 a 45 años."
  const under = requests.asked ? withoutOrderBlocks(requests.text, true) : null;
  const more = withoutOrderForm(under?.text ?? requests.text, requests.asked);
  const kept = confidencesIn({ ...requests, text: more.text });
  const lone = withoutLoneOrders(kept.text);
  const opening = withoutOpeningOrders(letter.text, lone.text);
  const beside = withoutBesideNotes({
    source: letter.text,
    text: opening.text,
    asked: requests.asked,
    mail: letter.subject !== null,
  });
  const among = withoutAskedBeside(beside.text, requests.asked || opening.wishes.length > 0);
  const manner = withoutOpeningManner(among.text);
  const note = withoutAudienceNote(withoutUnreadNote(manner.text));
  const asides = withoutMakerAsides(note.text);
  // Beside the source, since what others took out of it shows what stands there: no reader moves anything.
  const judged = withoutJudgedNotes(source, asides.text);
  const opener = openerAmong([...commission.wishes, ...requests.wishes, ...asides.wishes, ...judged.wishes]);
  const ends = withoutFirstAndLast(judged.text, {
    asked: requests.asked || requests.wishes.length > 0,
    requested: requests.asked,
  });
  const last = withoutClosingOrders(ends.text);
  const closing = dictated.closing ?? wished.closing ?? labels.closing ?? ends.closing ?? last.closing;
  const labelled = closing === null ? withoutClosingLabel(last.text) : null;
  const untold = labelled?.text ?? last.text;
  const onboarding = subjectOfOnboarding([...requests.wishes, ...mail.wishes, ...edges.wishes]);
  const begun = onboarding === null ? { text: untold, wishes: [] } : withoutWordsOnBeginners(untold);
  const hurried =
    mailed || requests.asked ? withoutHurriedWords(begun.text) : { text: begun.text, wishes: [] };
  const wishes = [
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
    ...judged.wishes,
    ...ends.wishes,
    ...last.wishes,
    ...begun.wishes,
    ...hurried.wishes,
    ...heard.wishes,
    ...notes.wishes,
    ...wished.wishes,
    ...leads.wishes,
    ...clauses.wishes,
  ];
  const site = withoutSiteLine(hurried.text, closing, ordersFilm || requests.asked);
  const person = subjectTold(commission.subject, wishes, given);
  const asks =
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
    among.subject ??
    choiceIn(requests.wishes.join(" "), ends.text) ??
    opener?.subject ??
    subjectOfWelcome(wishes) ??
    subjectHandedOver(wishes) ??
    onboarding ??
    subjectInQuestion(requests.wishes) ??
    (mailed || requests.asked ? subjectOfHurried(wishes) : null);
  const shown = asks === null ? null : subjectAlone(withoutWhereShown(asks), ends.text);
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
    opening: labels.opening ?? ends.opening ?? person?.told ?? lineOf(toldInRequest(wishes), given),
    closing: withSite(
      closing ?? asides.closing ?? judged.closing ?? labelled?.closing ?? opening.claim ?? edges.closing,
      site,
    ),
  };
}

const HAS_FILM = new RegExp(FILM, "iu");

/** A sentence of the request as a line of the film. */
export function lineOf(text: string | null, source: string): Line | null {
  if (text === null) return null;
  const start = Math.max(0, source.indexOf(text.slice(1, -1)) - 1);
  return { text, address: null, span: { start, end: start + text.length } };
}

/** "… para nuestra campaña «Menos vuelos cortos»": the one name in quotation marks of what the film belongs to. */
function projectIn(wishes: readonly string[]): string | null {
  const names = wishes.flatMap((wish) => [...wish.matchAll(PROJECT)].map(([, name = ""]) => name.trim()));
  const [name] = names;
  return name !== undefined && names.length === 1 && /\p{L}{2}/u.test(name) ? name : null;
}

const PROJECT =
  /(?:campaigns?|project|series|initiative|exhibition|festival|kampagnen?|projekt|reihe|ausstellung|aktion|initiative|campagne|projet|série|exposition|campaña|proyecto|serie|exposición|iniciativa|campagna|progetto|mostra|rassegna|campanha|projeto|série|exposição|tentoonstelling|reeks|kampani\p{L}+|projek\p{L}+|wystaw\p{L}+|кампани\p{L}+|проект\p{L}*|выставк\p{L}+|кампані\p{L}+|виставк\p{L}+|kampaň|kampani|výstav\p{L}+|kampanj(?:en)?|kampagnen?|kampanya\p{L}*|活动|項目|项目|キャンペーン|캠페인|حملة|קמפיין|अभियान)[\s,:]*["“„«»「『']\s*([^"“”„«»「」『』\n]{3,60}?)\s*["“”»«」』']/giu;

/** Who confides something to the maker has asked for a film, and speaks of it at the end as well. */
function confidencesIn({ text, asked }: Requests): Confidences {
  const kept = withoutConfidences(text, asked);
  if (asked || kept.wishes.length === 0) return kept;
  const more = withoutRequests(kept.text, true);
  return { text: more.text, wishes: [...kept.wishes, ...more.wishes] };
}

/** "All-hands" of which quarter: the one that the text names first and most often. */
function withQuarter(occasion: string | null, text: string): string | null {
  if (occasion === null || /\p{N}/u.test(occasion)) return occasion;
  const named = [...text.matchAll(/(?<![\p{L}\p{N}])Q[1-4](?![\p{L}\p{N}])/gu)].map(([quarter]) => quarter);
  const often = (quarter: string): number => named.filter((one) => one === quarter).length;
  const [first] = named.toSorted((a, b) => often(b) - often(a));
  return first === undefined ? occasion : `${first} ${occasion}`;
}

/** Where the beginning of a line was blanked, what follows is prose all the same, and no indented code. */
function notIndented(text: string, source: string): string {
  const outdented = text.replace(/^ {4,}(?=\S)/gmu, (spaces, at: number) =>
    /\s/u.test(source[at] ?? " ") ? spaces : "\u00A0".repeat(spaces.length),
  );
  // The same behind the mark of a list's item.
  return outdented.replace(
    /^([ \t]*(?:[-*+]|\p{Nd}{1,2}[.)]) )( {4,})(?=\S)/gmu,
    (_, mark: string, spaces: string) => mark + "\u00A0".repeat(spaces.length),
  );
}
