import { namesAppointment } from "../../text/appointment.ts";
import { countWords } from "../../text/sentences.ts";
import { CONCEPTS } from "./concepts.ts";
import { OF_SELF } from "./told-clause-words.ts";
import type { Unit } from "./units.ts";
import { isBracketed } from "./unit-features.ts";

/** More words are a sentence that has a day among other things. */
const MOST_WORDS = 20;
/** Until when a maker is to send the film, and what is asked of one: said with a day as well. */
const ASKS_MAKER =
  /(?<!\p{L})(?:deadline|need(?:s|ed)?|ready|finished|due|we['’]d|i['’]d|could you|can you|send|brauchen|bräuchten|benötig\p{L}+|fertig|spätestens|schick\p{L}*|besoin|prêt\p{L}*|livr\p{L}+|au plus tard|envoy\p{L}+|d['’]ici|necesit\p{L}+|list[oa]s?|a más tardar|enviar?|entreg\p{L}+|serve|servirebbe|pronto|entro|consegn\p{L}+|precis\p{L}+|pront[oa]s?|até|nodig|klaar|uiterlijk|potrzeb\p{L}+|gotow\p{L}+|najpóźniej|нуж\p{L}+|готов\p{L}*|срок|потріб\p{L}+|behöv\p{L}+|brug for|trenger|lazım|teslim|kadar)(?!\p{L})|までに|締切|納期|之前|截止|까지|마감|موعد التسليم|بحلول|לפני|דדליין|तक/iu;
/** "by Thurs 14 May", "bis Freitag, 15 Uhr": a day that something has to be done by opens the line or stands behind such a word. */
const BY =
  /^(?:(?:please|bitte|merci)\s)?(?:by|before|bis|avant|antes d[eo]l?|vóór|voor|przed|до|před|inden|innan|før)\s/iu;

/** The head of a mail that was passed on. */
const HEAD_OF_MAIL =
  /^[\s*_>]*(?:date|sent|datum|gesendet|envoyé|enviado|fecha|inviato|data|verzonden|wysłano|отправлено|дата|skickat|sendt|tarih)\s?[:：]/iu;
const OF_MAKERS = CONCEPTS.filter(([name]) => /^(?:film|format|sound|text|picture|show|want|length|end|greets)$/u.test(name)).map(([, found]) => found); // prettier-ignore

/**
 * Whether a unit says when, and where, viewers are to come: the one thing that an announcement is for. Words for a film's maker in it
 * make it another's, and so does who speaks of themselves.
 */
export function tellsAppointment(said: string): boolean {
  const isAsked = ASKS_MAKER.test(said) || BY.test(said) || OF_SELF.test(said) || HEAD_OF_MAIL.test(said);
  if (isAsked || countWords(said) > MOST_WORDS || !namesAppointment(said)) return false;
  const told = withoutRooms(said);
  return !OF_MAKERS.some((found) => found.test(told));
}

/** A line without the rooms in it: a "Musiksaal" asks for no music, a "Filmraum" for no film. */
function withoutRooms(said: string): string {
  return said.replace(/\p{L}+(?:saal|säle|raum|räume|zimmer|halle|schule|zaal|lokaal|sal|salen)(?!\p{L})|\p{L}+\s(?:room|hall|school|club)(?!\p{L})|(?:salle|sala|aula|école|escuela|scuola) (?:de |di |da )?\p{L}+/giu, " "); // prettier-ignore
}

/** "Bitte bis Montag bei mir melden, wer begleiten kann": whoever can is one of many, and no maker of a film. */
const WHOEVER =
  /(?<!\p{L})(?:anyone|anybody|everyone|everybody|those|all) who (?:can|could|wants?|would like|is able)(?!\p{L})|(?<!\p{L})(?:wer|jeder,? der|alle,? die)\s[^.!?]{0,40}(?:kann|können|möchte|möchten|will|wollen|mag|hat)(?!\p{L})|(?<!\p{L})(?:(?:toutes? (?:personne|celles?)|tous ceux|ceux|celles) qui (?:peuvent|veulent|souhaitent|peut|veut))(?!\p{L})|(?<!\p{L})(?:quien(?:es)? (?:pueda|puedan|quiera|quieran)|l[oa]s que (?:puedan|quieran))(?!\p{L})|(?<!\p{L})chi (?:può|vuole|volesse)(?!\p{L})|(?<!\p{L})quem (?:puder|quiser)(?!\p{L})|(?<!\p{L})wie\s[^.!?]{0,30}(?:kan|wil)(?!\p{L})|(?<!\p{L})kto (?:może|chce|chciałby)(?!\p{L})|(?<!\p{L})кто (?:может|хочет|готов)(?!\p{L})/iu;

/** Whether a unit turns to all who can or want to take part. */
export function callsWhoCan(said: string): boolean {
  return WHOEVER.test(said);
}

/** Whether a unit is a remark in brackets behind the rest of its own line, which goes or stays with it; the place of that rest. */
export function remarkOn(source: string, units: readonly Unit[], at: number): number | null {
  const [unit, before] = [units[at], units[at - 1]];
  if (unit === undefined || before === undefined || !isBracketed(unit.said)) return null;
  const between = source.slice(before.end, unit.start);
  const behind = /^[^\n]*/u.exec(source.slice(unit.end))?.[0] ?? "";
  return /^[ \t\u3000]*$/u.test(between) && /^[\s.。!！]*$/u.test(behind) ? at - 1 : null;
}
