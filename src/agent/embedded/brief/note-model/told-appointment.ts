import { namesAppointment } from "../../text/appointment.ts";
import { countWords } from "../../text/sentences.ts";
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

/**
 * Whether a unit says when, and where, viewers are to come: the one thing that an announcement is for. Words for a film's maker in it
 * make it another's.
 */
export function tellsAppointment(said: string): boolean {
  return countWords(said) <= MOST_WORDS && namesAppointment(said) && !ASKS_MAKER.test(said) && !BY.test(said);
}

/** Whether a unit is a remark in brackets behind the rest of its own line, which goes or stays with it; the place of that rest. */
export function remarkOn(source: string, units: readonly Unit[], at: number): number | null {
  const [unit, before] = [units[at], units[at - 1]];
  if (unit === undefined || before === undefined || !isBracketed(unit.said)) return null;
  const between = source.slice(before.end, unit.start);
  const behind = /^[^\n]*/u.exec(source.slice(unit.end))?.[0] ?? "";
  return /^[ \t\u3000]*$/u.test(between) && /^[\s.。!！]*$/u.test(behind) ? at - 1 : null;
}
