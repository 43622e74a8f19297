import { capitalise } from "../../text/sentences.ts";
import { regex } from "../../text/regex.ts";
import { BIDS_VIEWER, SAYS_LAST, SAYS_THAT, SAYS_VERB_LAST } from "./said-order-words.ts";
import { verbBroughtForward } from "./verb-brought-forward.ts";

/** "Say clearly that the figures are rounded, and that …": what is to be said, as it is told; null for what orders nothing such. */
export function saidInOrder(said: string, language: string): string | null {
  for (const [pattern, told] of SAYS_LAST[language] ?? []) {
    const found = regex(`^(?:${pattern})$`, "iu").exec(said);
    if (found !== null) return found[0].replace(regex(`^(?:${pattern})$`, "iu"), told);
  }
  const last = SAYS_VERB_LAST[language];
  const clause = last === undefined ? undefined : regex(`^(?:${last})\\s(?<clause>.+)$`, "iu").exec(said)?.groups?.["clause"]; // prettier-ignore
  if (clause !== undefined) {
    const brought = verbBroughtForward(clause, language);
    // What cannot be turned round is left as it stands.
    return brought === null ? said : capitalise(brought, language);
  }
  const words = SAYS_THAT[language];
  if (words === undefined) return null;
  const lead = regex(`^(?:${words.leads})(?:\\s|(?<=\\s|['’]|ש))`, "iu").exec(said)?.[0];
  if (lead === undefined) return null;
  const rest = said.slice(lead.length).trim();
  // "…, that the triangle is not to scale, and that the Moon …": each is told by itself.
  const joined = rest.replace(regex(`(?<=,\\s(?:(?:and|et|y|e|och|oraz|i|и|و) )?)${words.again}\\s?(?=[\\p{L}(])`, "giu"), ""); // prettier-ignore
  return joined.length < FEWEST ? null : capitalise(joined, language);
}

const FEWEST = 8;

/** "Ask the viewer to hold up a thumb": what viewers are bidden, as it is told to them. */
export function biddenViewer(said: string, language: string): string | null {
  const leads = BIDS_VIEWER[language];
  if (leads === undefined) return null;
  const joined = language === "zh" ? "" : "(?:\\s|(?<=\\s|['’]))";
  const lead = regex(`^(?:${leads})${joined}`, "iu").exec(said)?.[0];
  const rest = lead === undefined ? "" : said.slice(lead.length).trim();
  if (rest.length < (language === "zh" ? 3 : FEWEST) || NOT_TO_DO.test(rest)) return null;
  return capitalise(rest, language);
}

/** "Let the viewer down", "The audience should be adults": nobody is bidden anything. */
const NOT_TO_DO = /^(?:down|be|have|not|know|feel|go|in|decide|see|understand|come away|leave|think|realise|realize|nie|niemals|nicht|nur|bitte|allein|in|im|an|am|auf|zu)(?!\p{L})/iu; // prettier-ignore
