import { NAMES_FILM } from "../../brief/request-words.ts";
import { regex } from "../../text/regex.ts";
import { newThing } from "../introduced-name.ts";
import { isPlainName, isQuotedName, NAME, QUOTED } from "../name-form.ts";

/** "The launch of Tidepool", "We're launching Dripwell": by languages whose names keep their form behind "of". */
const LAUNCH =
  "(?:launch|release|roll-?out|relaunch|premi[eè]re|opening)(?:\\s(?:video|film|clip|teaser|trailer))?\\s(?:of|for)|(?:start|launch|marktstart|verkaufsstart|einführung|premiere|eröffnung|vorstellung)\\s(?:von|des|der)|(?:lancement|sortie|ouverture|inauguration)\\s(?:de la|du|de|d['’])|(?:lanzamiento|estreno|apertura|inauguración)\\s(?:de la|del|de)|(?:lancio|uscita|apertura|inaugurazione)\\s(?:della|del|di)|(?:lançamento|estreia|abertura|inauguração)\\s(?:da|do|de)|(?:lancering|introductie|opening|première)\\s(?:van)|(?:lansering(?:en)?|lancering(?:en)?|premiär(?:en)?|premiere(?:n)?|åpning(?:en)?|åbning(?:en)?)\\s(?:av|af)|we(?:['’]re|\\sare)\\s(?:launching|releasing|introducing)|nous\\slançons|lanzamos|lanciamo|lançamos|we\\slanceren|vi\\s(?:lanserar|lanserer|lancerer)";
const LAUNCHES = `(?<!\\p{L})(?:${LAUNCH})(?!\\p{L})`;
const THING = "(?:(?:the|our|my|de|het|onze|le|la|il)\\s)?";
const ENDS = "(?=\\s*(?:[.,;:!?()–—]|$)|\\s\\p{Ll})";

/**
 * What a request says that is brought out: "… a launch video for our new release, Ledgerline 4", "… zum Start von Lumen". `asked`: the
 * sentences of the request; `language`: a tag's first part.
 */
export function launchedIn(asked: readonly string[], language: string): string | null {
  for (const sentence of asked) {
    const said = sentence.replace(/\s+/gu, " ").trim();
    // "Our third language after Kibajuni and Swahili": who writes, and nothing that a film is asked for.
    if (!NAMES_FILM.test(said) && !regex(LAUNCHES, "iu").test(said)) continue;
    const found = newThing(said, language) ?? launched(said);
    if (found !== null) return found;
  }
  return null;
}

function launched(sentence: string): string | null {
  const words = LAUNCH.replaceAll(/(?<=[(|:])\p{Ll}(?=\p{Ll})/gu, (first) => `[${first}${first.toUpperCase()}]`);
  const groups = regex(`(?<!\\p{L})(?:${words})\\s${THING}(?:${QUOTED}|(?<name>${NAME})${ENDS})`, "u").exec(sentence)?.groups;
  const marked = groups?.["quoted"]?.trim() ?? "";
  const name = groups?.["name"] ?? "";
  if (marked !== "") return isQuotedName(marked) ? marked : null;
  return name !== "" && isPlainName(name) ? name : null;
} // prettier-ignore
