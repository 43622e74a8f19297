import { countWords } from "../../text/sentences.ts";
import { REGARDS } from "../greetings.ts";
import type { Span } from "../sentence-spans.ts";
import { ASKS_FOR_END, setsAgainst } from "../two-sided.ts";
import { CONCEPTS } from "./concepts.ts";
import type { ScoredUnits } from "./scored-units.ts";
import { isPostscript } from "./letter-request.ts";
import { turnsToMaker } from "./moves.ts";
import { SPARES } from "./spares.ts";
import { isBracketed, isLabel } from "./unit-features.ts";
import type { Unit } from "./units.ts";

/** What is said of a film and hardly of anything else. */
const OF_THE_FILM = CONCEPTS.filter(([name]) => /^(?:film|place|format|sound|picture|text|tone|length|end)$/u.test(name)).map(([, found]) => found); // prettier-ignore
/** Below this, as a logit, no sentence of a paragraph is surely a note. */
const SURE = 2.25;
/** The same where somebody tells a story of their own: those look back, and excuse themselves, as senders do. */
const SURE_IN_STORY = 4;
const FEWEST_OF_OWN = 2;
/** Words for oneself that no other language has for something else. */
const OWN =
  /(?<![\p{L}\p{M}'’])(?:I(?=\s|['’])|(?:[Mm]y|[Mm]ine|[Ii]ch|[Mm]ein(?:e[mnrs]?)?|[Mm]ich|[Jj]['’]\p{L}+|[Mm]on|[Mm]oi|[Yy]o|[Mm]is|[Mm]i[oa]|[Mm]iei|[Mm]eus?|[Mm]inhas?|[Ii]k|[Mm]ijn|[Mm]oj(?:ego|ej|emu)|[Mm]ój|[Mm]nie|[Яя]|[Мм]о[йяеёию]\p{L}{0,2}|[Мм]ені|[Мм]ене|[Мм]не|[Мм]еня|[Мм]ій|[Jj]ag|[Jj]eg|[Mm]itt|[Bb]en(?:im)?|[Bb]ana)(?![\p{L}\p{M}]))|(?:[Dd]ede|[Nn]ine|[Bb]aba|[Aa]nne)m(?!\p{L})|私|僕|わたし|我(?!们|們)|(?:^|\s)(?:저는|제가|제|내가|나는)\s|(?:^|\s)(?:אני|שלי|לי)(?!\p{L})|(?:^|\s)(?:أنا|جدي|جدتي|أبي|أمي|والدي)(?![\p{L}])|(?:^|\s)(?:मैं|मैंने|मेर[ाीे]|मुझे)(?![\p{L}\p{M}])/u;
const TOLD_BEFORE = 3;
/** A note by the model alone. */
const LIKELY = 0.5;
const LAST_PARAGRAPHS = 2;
/** Who signs writes so few words, and no stop. */
const MOST_SIGNED = 5;

/**
 * Whether a text may well end in its own words there: "I have forty tins now. I suppose somebody should know." The end of a story looks
 * back as a sender does, and to lose it is worse than to tell a note. So in the last paragraphs of a text that has told something, only
 * a paragraph that speaks of the film, from which others took something, or that is a note beyond doubt is one.
 */
export function isUnsureEnd({ units, logits }: ScoredUnits, { start, end }: Span): boolean {
  const at = units.findIndex((unit) => unit.end > start && unit.start < end);
  const unit = units[at];
  const last = units.at(-1);
  if (unit === undefined || last === undefined || unit.kind !== "paragraph") return false;
  if (unit.paragraph <= last.paragraph - LAST_PARAGRAPHS || isSigned(unit)) return false;
  const told = units.filter((one, place) => place < at && !one.gone && (logits[place] ?? 0) < 0).length >= TOLD_BEFORE; // prettier-ignore
  const own = units.flatMap((one, place) =>
    one.paragraph === unit.paragraph ? [{ one, logit: logits[place] ?? 0 }] : [],
  );
  const speaks = own.some(
    ({ one, logit }) =>
      one.gone ||
      asksMaker(one.said) ||
      (logit >= LIKELY && (turnsToMaker(one.said) || OF_THE_FILM.some((found) => found.test(one.said)))),
  );
  const ownStory = units.filter((one, place) => !one.gone && (logits[place] ?? 0) < 0 && OWN.test(one.said)).length >= FEWEST_OF_OWN; // prettier-ignore
  const sure = ownStory ? SURE_IN_STORY : SURE;
  return told && !speaks && own.every(({ logit }) => logit < sure);
}

/** What is to be spared, how it is to sound and to end: nobody says so to viewers. */
function asksMaker(said: string): boolean {
  return setsAgainst(said) || ASKS_FOR_END.test(said) || isPostscript(said) || SPARES.some((found) => found.test(said)); // prettier-ignore
}

function isSigned({ said }: Unit): boolean {
  const signs = countWords(said) <= MOST_SIGNED && !/[.!?…。！？।]["”»)]?$/u.test(said);
  return signs || REGARDS.test(said) || isBracketed(said) || isLabel(said);
}
