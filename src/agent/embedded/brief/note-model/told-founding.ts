import { toPattern, wholeWords } from "../../text/regex.ts";
import { NAMES_FILM } from "../request-words.ts";

const FOUNDED = [
  "opened|founded|started|began|set up|established|built|since",
  "gegründet|gründete|eröffnet\\p{L}*|aufgemacht|angefangen|gibt es seit|seit",
  "fondée?s?|ouverte?s?|a (?:ouvert|fondé|créé|commencé)|créée?|depuis",
  "abri(?:ó|eron|mos)|fund(?:ó|aron|ada|ado|é)|mont(?:ó|aron|é)|empez(?:ó|aron|amos)|abierto|desde",
  "apert[oa]|aprì|fondat[oa]|fondò|nat[oa]|iniziò|ha (?:aperto|fondato|iniziato)|dal(?:l['’]anno)?",
  "abri(?:u|ram|mos)|fund(?:ou|ada|ado)|come[çc]ou|criad[oa]|desde",
  "opgericht|begonnen|geopend|begon|gestart|sinds",
  "öppnade\\p{L}*|grunda\\p{L}+|startade\\p{L}*|sedan|åbnede|grundlagt|startede|siden|åpnet|startet|stiftet",
  "otworzył\\p{L}*|założył\\p{L}*|założon\\p{L}*|od|otevřel\\p{L}*|založil\\p{L}*|založen\\p{L}*",
  "открыл\\p{L}*|основал\\p{L}*|основан\\p{L}*|начал\\p{L}*|с|відкрил\\p{L}*|заснував|заснован\\p{L}*|почал\\p{L}*",
  "alapította|alapították|nyitotta|nyitották|óta|deschis\\p{L}*|fondat\\p{L}*|înființat\\p{L}*|din|άνοιξε|ίδρυσε|ιδρύθηκε|από|avattiin|perusti|perustettiin|vuodesta",
  "kurdu|kurulmuş|kuruldu|açtı|açıldı|beri|تأسس\\p{L}*|أسس\\p{L}*|افتتح\\p{L}*|فتح\\p{L}*|منذ|הוקמ?ה?|נפתחה?|ייסדה?|פתחה?|מאז|स्थापित|शुरू|खोल[ाी]",
].join("|");
const YEAR = "(?<!\\p{Nd})(?:1[6-9]\\p{Nd}{2}|20[0-3]\\p{Nd})(?!\\p{Nd})";
const SPACED = toPattern(
  `${wholeWords(FOUNDED)}[^.!?\\n]{0,60}?${YEAR}|${YEAR}[^.!?\\n]{0,40}?${wholeWords(FOUNDED)}`,
  "iu",
);
const EAST =
  /\p{Nd}{4}年[^。]{0,20}(?:創業|開業|設立|開店|オープン|始め|创办|创立|成立|开业|創辦|創立|開業)|\p{Nd}{4}년[^.]{0,20}(?:창업|개업|설립|문을 열|시작)/u;

/** "Taller de calzado en Valladolid, lo abrió mi abuelo en 1961": since when there is what a text is of; viewers are told that. */
export function tellsFounding(said: string): boolean {
  return (SPACED.test(said) || EAST.test(said)) && !NAMES_FILM.test(said);
}

/** "140 volunteers do all of the work": a number that is more than a few, and no year. */
export function tellsCount(said: string): boolean {
  return /\p{Nd}{2}/u.test(said.replaceAll(YEARS, " "));
}

const YEARS = toPattern(YEAR, "gu");
