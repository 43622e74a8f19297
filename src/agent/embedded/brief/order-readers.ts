import { askedByFrame } from "./asked-by-frame.ts";
import { isAboutFilms } from "./asks-for-film.ts";
import { withoutApprovalLines } from "./approval-lines.ts";
import { withoutAudienceSection } from "./audience-section.ts";
import { withoutAudienceNote } from "./audience-note.ts";
import { withoutUnreadNote } from "./unread-note.ts";
import { withoutAskedContact } from "./asked-contact.ts";
import { withoutAskedBeside } from "./asked-beside.ts";
import { withoutAvoidedHeads } from "./avoided-heads.ts";
import { withoutBesideNotes } from "./beside-notes.ts";
import { hasBriefSkeleton } from "./brief-skeleton.ts";
import { withoutBracketOrders } from "./bracket-orders.ts";
import { withCallCard } from "./call-card.ts";
import { withColumnColons } from "./column-colons.ts";
import { withoutCommission } from "./commission.ts";
import { withoutSlips } from "./corrections.ts";
import { withoutFrame } from "./letter.ts";
import { withoutConfidences, type Confidences } from "./confidences.ts";
import { withoutDictatedEnd } from "./dictated-end.ts";
import { withoutEndLabels } from "./end-labels.ts";
import { withTitleFreed } from "./title-beside-order.ts";
import { withFactApart } from "./fact-apart.ts";
import { withoutExplainRequest } from "./explain-request.ts";
import { withFormColons } from "./form-lines.ts";
import { withoutFilmData } from "./film-data.ts";
import { withoutFilmHead, withoutMannerFirst } from "./film-head.ts";
import { withoutFilmName } from "./film-name.ts";
import { withGoalApart } from "./goal-apart.ts";
import { asksInEnglish, withoutHurriedWords } from "./hurried-words.ts";
import { withoutHeadingNotes } from "./heading-notes.ts";
import { withoutLeadIns } from "./lead-ins.ts";
import { withoutLooseMail } from "./loose-mail.ts";
import { withoutLoneOrders } from "./lone-orders.ts";
import { withoutMailEdges } from "./mail-edges.ts";
import { withoutMailShell } from "./mail-shell.ts";
import { withoutMailParts } from "./mail-parts.ts";
import { withoutMemoLine } from "./memo-line.ts";
import { withoutMakerClauses } from "./maker-clauses.ts";
import { withoutMakerAsides } from "./maker-asides.ts";
import { withoutMakerNotes } from "./maker-notes.ts";
import { withoutRemarkClauses } from "./made-of/remark-clauses.ts";
import { withoutRemarkLabels } from "./made-of/remark-labels.ts";
import { withoutNotesHead } from "./notes-head.ts";
import { withoutOpeningOrders } from "./opening-orders.ts";
import { withoutOpeningManner } from "./opening-manner.ts";
import { withoutOrderBlocks } from "./order-blocks.ts";
import { withoutOrderForm } from "./order-labels.ts";
import { NAMES_FILM } from "./request-words.ts";
import { withoutPartCues } from "./part-cues/part-cues.ts";
import { withoutPartOrders } from "./part-orders.ts";
import { withoutPaceOrders } from "./pace-orders.ts";
import { withoutPauseOrders } from "./pause-orders.ts";
import { withQuotedPeople } from "./quoted-people.ts";
import { withoutRequests, type Requests } from "./requests.ts";
import { withToldSayings } from "./told-sayings.ts";
import { withoutTextOfItself } from "./text-of-itself.ts";
import { withoutUnsaid } from "./said-aside/unsaid.ts";
import { withoutSignedOff } from "./signed-off.ts";
import { withoutSceneLabels } from "./scene-labels.ts";
import { withoutSheetLines } from "./sheet-lines.ts";
import { speaksOfSpeaking } from "./wishes.ts";
import { withoutWishedEnd } from "./wished-end.ts";
import { withoutWishSections } from "./wish-sections.ts";

/** What each of the readers that know the words of orders finds: `signed` has what all of them left. */
export function readersOf(given: string) {
  const explain = withoutExplainRequest(given);
  const head = withoutFilmHead(explain.text);
  const first = head.subject === null ? { text: head.text, wishes: [] } : withoutMannerFirst(head.text);
  const data = withoutFilmData(first.text);
  const headed = {
    text: data.text,
    subject: head.subject,
    wishes: [...head.wishes, ...first.wishes, ...data.wishes],
  };
  const sheet = withoutSheetLines(withFormColons(withColumnColons(withoutSceneLabels(headed.text))));
  const titleFreed = withTitleFreed(sheet.text);
  const freed = { text: titleFreed.text, wishes: [...sheet.wishes, ...titleFreed.wishes] };
  const namesFilm = NAMES_FILM.test(given);
  const memo = namesFilm ? withoutMemoLine(freed.text) : { text: freed.text, wishes: [] };
  const sections = withoutWishSections(memo.text, namesFilm);
  // Wishes name the film often: what they are taken from is not about films.
  const ordersFilm = namesFilm && !isAboutFilms(sections.text === freed.text ? given : sections.text);
  const skeleton = hasBriefSkeleton(freed.text);
  const isBrief = ordersFilm || skeleton;
  const headNotes = withoutHeadingNotes(sections.text, isBrief);
  const meant = skeleton ? withoutAudienceSection(headNotes.text) : { text: headNotes.text, audience: null, wishes: [] }; // prettier-ignore
  const settled = isBrief || sections.wishes.length > 0 ? withoutApprovalLines(meant.text) : { text: meant.text, wishes: [] }; // prettier-ignore
  const wishing = {
    text: isBrief ? withCallCard(settled.text) : settled.text,
    wishes: [
      ...new Set([
        ...memo.wishes,
        ...headNotes.wishes,
        ...sections.wishes,
        ...meant.wishes,
        ...settled.wishes,
      ]),
    ],
  };
  const apart = withFactApart(wishing.text);
  const heard = asksInEnglish(apart) ? withoutHurriedWords(apart) : { text: apart, wishes: [] };
  const paused = withoutPauseOrders(heard.text);
  const paced = withoutPaceOrders(paused.text);
  const pace = { text: paced.text, wishes: [...paused.wishes, ...paced.wishes] };
  const dictated = withoutDictatedEnd(withGoalApart(pace.text));
  const notes = withoutNotesHead(dictated.text);
  const sayings = ordersFilm ? withToldSayings(notes.text) : { text: notes.text, wishes: [] };
  const parted = withoutPartOrders(sayings.text, ordersFilm);
  const cues = ordersFilm ? withoutPartCues(parted.text) : { text: parted.text, wishes: [] };
  const parts = { text: cues.text, wishes: [...sayings.wishes, ...parted.wishes, ...cues.wishes] };
  const people = ordersFilm ? withQuotedPeople(parts.text) : { text: parts.text, wishes: [] };
  const wished = withoutWishedEnd(people.text);
  const labels = withoutEndLabels(wished.text);
  const leads = withoutLeadIns(labels.text, ordersFilm);
  const toMaker =
    ordersFilm || wished.closing !== null || leads.wishes.length > 0 || wishing.wishes.length > 0;
  const avoided = toMaker ? withoutAvoidedHeads(leads.text) : { text: leads.text, wishes: [] };
  const labelled = toMaker ? withoutRemarkLabels(avoided.text) : { text: avoided.text, wishes: [] };
  const remarks = { text: labelled.text, wishes: [...wishing.wishes, ...avoided.wishes, ...labelled.wishes] };
  const unsaid = toMaker ? withoutUnsaid(remarks.text) : { text: remarks.text, wishes: [] };
  const passed = toMaker ? withoutRemarkClauses(unsaid.text) : { text: unsaid.text, wishes: [] };
  const passing = { text: passed.text, wishes: [...unsaid.wishes, ...passed.wishes] };
  const reached = toMaker ? withoutAskedContact(passing.text) : { text: passing.text, wishes: [] };
  const mended = withoutSlips(reached.text);
  const clauses =
    toMaker && !speaksOfSpeaking(mended) ? withoutMakerClauses(mended) : { text: mended, wishes: [] };
  const brackets = withoutBracketOrders(clauses.text, toMaker);
  const itself = withoutTextOfItself(brackets.text);
  const source = itself.text;
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
    explain.wishes.length > 0 ||
    mailed ||
    framed.asked ||
    noted.addressed ||
    form.text !== noted.text ||
    notes.wishes.length > 0;
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
  // Behind those who know letters by their signatures.
  const signed = withoutSignedOff(asides.text);
  return {
    explain,
    headed,
    freed,
    meant,
    sectioned: sections.text !== freed.text,
    heard,
    pace,
    dictated,
    notes,
    parts,
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
    letter,
    mail,
    edges,
    shell,
    mailed,
    noted,
    blocks,
    form,
    commission,
    requests,
    under,
    more,
    kept,
    lone,
    opening,
    beside,
    among,
    manner,
    note,
    asides,
    signed,
  };
}

/** Who confides something to the maker has asked for a film, and speaks of it at the end as well. */
function confidencesIn({ text, asked }: Requests): Confidences {
  const kept = withoutConfidences(text, asked);
  if (asked || kept.wishes.length === 0) return kept;
  const more = withoutRequests(kept.text, true);
  return { text: more.text, wishes: [...kept.wishes, ...more.wishes] };
}
