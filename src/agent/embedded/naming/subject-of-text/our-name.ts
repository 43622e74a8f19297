import type { Brief } from "../../brief/brief.ts";
import { bodiesIn } from "../../brief/sender-name.ts";
import { countWords } from "../../text/sentences.ts";

/** Of whom a text speaks that says "we": its name is what a viewer wants to know first. */
const OF_US =
  /^(?:we|we['’]\p{L}+|our|wir|unsere?|nous|notre|nos|noi|il nostro|la nostra|nós|a gente|nosso|nossa|nosotr[oa]s|somos|nuestr[oa]s?|wij|we|onze|ons|vi|vår\p{L}*|vores|my|nasz\p{L}*|jesteśmy|мы|наш\p{L}*|ми)(?!\p{L})/iu;

/** Who sends it says who they are. */
const INTRODUCED =
  /(?<!\p{L})(?:I['’]m|I am|my name is|this is|ich bin|ich heiße|mein name ist|je suis|je m['’]appelle|soy|me llamo|sono|mi chiamo|sou|me chamo|ik ben|jag är|jeg er|jestem|меня зовут)\s(?:[oa]\s|die\s|der\s)?\p{Lu}/u;

/** "We've been running since 1998 …", from the Hallbeck Community Minibus: who the sender speaks for names such a text; null for others. */
export function ourName(title: string, brief: Brief, language: string): string | null {
  if (!OF_US.test(title)) return null;
  const base = language.split("-")[0] ?? language;
  const said = (brief.wishes ?? []).join(" ");
  if (!INTRODUCED.test(said)) return null;
  return bodiesIn(said, base).find((name) => countWords(name) > 1) ?? null;
}
