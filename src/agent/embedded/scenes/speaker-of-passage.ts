import { startsWithFullName } from "../text/full-name.ts";
import { regex } from "../text/regex.ts";
import { countWords } from "../text/sentences.ts";

/** Somebody by a pronoun, before or behind a verb of saying or joined to it. */
const ONE_PERSON =
  /(?<![\p{L}\p{M}])(?:he|she|er|sie|il|elle|él|ella|lui|lei|egli|ele|ela|hij|zij|ze|han|hon|hun|on|ona|он|она|він|вона|ő|hän|el|ea|αυτός|αυτή|dia|ia|هو|هي|הוא|היא)(?![\p{L}\p{M}])|[他她]|그(?:는|가|녀는)|彼(?:女)?は|उसने|उन्होंने|वह/iu;
/** Several people, or whoever writes. */
const SEVERAL =
  /(?<![\p{L}\p{M}])(?:they|we|i|wir|ich|ils|elles|nous|je|ellos|ellas|nosotros|yo|loro|noi|io|eles|elas|nós|eu|wij|ik|de|vi|jag|jeg|oni|my|ja|они|мы|я|вони|ми)(?![\p{L}\p{M}])|[他她我]们|我|그들|彼ら|私/iu;
/** Languages that leave the pronoun out: "contou-nos em junho", "racconta". */
const VERB_SAYS_WHO = /^(?:it|es|pt|ca|ro|pl|cs|sk|hr|uk|el|tr|fi|hu|ar|he|fa|hi|ja|ko|zh)$/u;
/** "dijeron", "disseram", "raccontano". */
const PLURAL_VERB = /^\p{L}+(?:ron|ram|ano|ono|ają|eli|ały|jí)(?![\p{L}])/iu;
const SMALL = "(?:de|del|della|di|da|do|dos|du|van|von|der|den|ter|la|le|el|al|bin|ibn|af|av|zu)";
const NAME = "\\p{Lu}[\\p{L}\\p{M}’'-]+";
const FULL = regex(`^(?:${NAME}\\s(?:${SMALL}\\s){0,2}){1,2}${NAME}(?=[\\s,])`, "u");
/** "What Colin says", "La voce di Ada": the heading names whoever is heard below it, by a part of the name. */
const MOST_OF_NAME = 4;
const HAN_HEAD =
  /^(?<name>[\p{Script=Han}·]{2,6}?)(?:说|說|的话|的話|这样说|這樣說)$|^(?<ja>[\p{Script=Han}\p{Script=Katakana}]{2,8}さん)(?:の(?:話|言葉|声))?$/u;

/**
 * Whose words a passage brings, where the quotation itself names nobody, or only "she told us": the one whom its heading names and its
 * sentences tell of ("Selam", and below it "Selam is 34."), or whose full name opens one of them ("Colin Reeve, our lead joiner, fell …").
 */
export function speakerOfPassage(
  before: readonly string[],
  heading: string,
  said: string | null,
  base: string,
): string | null {
  if (said !== null && (SEVERAL.test(said) || PLURAL_VERB.test(said))) return null;
  if (said !== null && !ONE_PERSON.test(said) && !VERB_SAYS_WHO.test(base)) return null;
  const east = HAN_HEAD.exec(heading.trim())?.groups;
  const named = east?.["name"] ?? east?.["ja"] ?? heading.trim();
  const opens = (name: string): boolean =>
    before.some((text) => text.startsWith(name) && !/^[\p{L}\p{M}’'-]/u.test(text.slice(name.length)));
  const uncased = /^[\p{Lo}\s]+$/u.test(named);
  if (uncased && before.some((text) => text.startsWith(named)) && countWords(named) <= MOST_OF_NAME && named !== "") return named; // prettier-ignore
  const isNamed = regex(`^${NAME}(?:\\s${NAME}){0,3}$`, "u").test(named) && base !== "de";
  if (isNamed && opens(named)) return named;
  const full = before.flatMap((text) => (startsWithFullName(text) ? [FULL.exec(text)?.[0] ?? ""] : [])).filter((name) => name !== ""); // prettier-ignore
  const people = [...new Set(full)];
  const [only] = people;
  return people.length === 1 && only !== undefined ? only : null;
}
