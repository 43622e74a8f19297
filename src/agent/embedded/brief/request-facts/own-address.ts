import { toPattern } from "../../text/regex.ts";
import { capitalise } from "../../text/sentences.ts";
import type { Fact } from "./fact.ts";

const WE_ARE =
  "we(?:['’]re| are)|wir sind|nous sommes|somos|siamo|w(?:e|ij) zijn|vi (?:är|er)|jesteśmy|jsme|мы|ми";
const STREET =
  "calle|c\\/|avenida|avda\\.?|plaza|paseo|rue|avenue|boulevard|quai|via|viale|piazza|corso|rua|praça|largo|\\p{L}*(?:stra(?:ße|sse)|straat|gasse|gatan|vägen|gade|platz|plein|allee)|\\p{L}{3,}(?:weg|laan|kade|gracht|dreef|vej|vei)|street|road|lane|square|ul\\.|ulica|aleja|ulice|ул\\.|улица|проспект|вулиця|вул\\.";
/** "Somos el rocódromo Vertical Sur, en Málaga, calle Alfarería 22": who they are and where one finds them. */
const WHERE = toPattern(
  `^(?:${WE_ARE})\\s(?<said>[^.!?\\n]{4,120}?(?<!\\p{L})(?:${STREET})(?!\\p{L})[^.!?\\n]{0,60})[.!]?$`,
  "iu",
);

/** Who sends a request and where, with street and number, as a line that a film may end on; null where a sentence has no such. */
export function ownAddress(sentence: string, base: string): Fact | null {
  const said = WHERE.exec(sentence.trim())?.groups?.["said"]?.trim() ?? "";
  if (said === "" || !/\p{Nd}/u.test(said) || !/\p{Lu}/u.test(said.slice(1))) return null;
  return { name: "", line: capitalise(said, base), said };
}
