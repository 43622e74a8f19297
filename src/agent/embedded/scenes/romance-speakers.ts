import { capitalise, countWords } from "../text/sentences.ts";
import { SAYING_VERBS } from "../text/saying-verb-words.ts";
import { toPattern } from "../text/regex.ts";

/** Where the verb of saying stands between a quotation and its subject, whatever verb it is. */
const ROMANCE = /^(?:fr|es|it|pt|ca|gl|ro)$/u;

const CLITIC = "(?:(?:se|s['’]|me|m['’]|nos|nous|lo|le|la|les|li|gli|ci|ce|mi|ti|ne|ens|em|es|ho|hi|îi|își|îmi|i-|și-|mi-|ne-|le-)\\s?)"; // prettier-ignore
const AUXILIARY =
  "(?:a|ont|avait|avaient|aurait|auraient|ha|han|hanno|había|habían|habría|aveva|avevano|avrebbe|tem|tinha|tinham|teria|va|van|vam|havia|havien|au|ar fi|a fi|aimait|aimaient|solía|solían|soleva|solevano|costumava|costumavam|solia|obișnuia)\\s(?:à\\s|a\\s|să\\s)?";
const ADVERB =
  "(?:\\s(?:sempre|spesso|ancora|oggi|poi|allora|una volta|un giorno|toujours|souvent|encore|aujourd['’]hui|un jour|alors|ensuite|déjà|volontiers|siempre|a menudo|hoy|todavía|una vez|un día|luego|entonces|muitas vezes|ainda|hoje|um dia|uma vez|depois|então|sovint|avui|encara|un dia|mereu|întotdeauna|adesea|deseori|azi|astăzi|odată|apoi))*";
/** What opens another clause, or goes on with this one: no verb. */
const NO_VERB =
  /^(?:et|mais|ou|donc|car|dont|dans|sur|sous|pour|par|avec|sans|chez|vers|selon|comme|quand|lorsque|puisque|tout|toute|tous|toutes|pas|puis|après|avant|depuis|y|e|o|u|pero|sino|cuando|como|según|para|por|con|sin|sobre|entre|desde|hasta|todo|toda|todos|todas|ed|ma|però|quindi|quando|come|secondo|per|tra|fra|su|da|di|dopo|prima|tutto|tutta|tutti|tutte|mas|porém|conforme|segundo|com|sem|depois|antes|i|però|sinó|quan|com|segons|amb|sense|des|fins|tot|tota|tots|totes|și|dar|iar|sau|când|cum|după|pentru|cu|fără|despre|toată|toți|toate|le|la|les|un|une|des|el|los|las|una|unos|il|lo|gli|os|as|um|uma|els|est|sont|es|son|sono|são|este|sunt|che|que|qui|care)$/iu;
const SUBJECT =
  "(?:(?:le|la|les|un|une|ma|mon|mes|sa|son|ses|notre|nos|leur|leurs|el|los|las|una|mi|mis|su|sus|il|lo|i|gli|uno|mia|mio|o|a|os|as|um|uma|minha|meu|els|nonna|nonno|mamma|papà|zia|zio|maman|papa|tonton|tata|dona|seu|don|doña|suor|bunica|bunicul|mama)\\s(?=\\p{L}{2})|(?:l['’]|un['’]|d['’])(?=\\p{L})|\\p{Lu})";
const INVERTED = toPattern(
  `^${CLITIC}?(?:${AUXILIARY})?${CLITIC}?(?<verb>\\p{Ll}[\\p{L}\\p{M}]{2,})${ADVERB}\\s(?<who>${SUBJECT}.{1,70})$`,
  "u",
);
/** "diu en Pere": Catalan sets an article before names, which is a preposition elsewhere. */
const CATALAN_NAME = /^(?:en|na)\s\p{Lu}/u;
/** "spune bunica": Romanian has its article behind the noun. */
const ROMANIAN_NOUN = /^\p{Ll}{2,}(?:a|ul|le|ii)(?![\p{L}\p{M}])/u;
const SAYS = toPattern(`^(?:${SAYING_VERBS})\\s(?<who>\\S.{1,70})$`, "iu");
/** "disse a uma jornalista": somebody who was named before. */
const TO_WHOM = /^(?:à|a (?:une?|una|uma?|um|la|el|los|las|su|sua|seu|mi|minha|meu|o|les?))\s/iu;
const MOST_WORDS = 9;
/** What they do meanwhile is no part of who they are. */
const GOES_ON =
  /[;:.!?«»“”"]|\s(?:quand|lorsque|pendant|alors|cuando|mientras|quando|mentre|enquanto|quan|mentre|când|și|che|qui|que|care|et|y|ma|mais|mas|pero)\s/iu;

/**
 * Who said what stands before, where only the form of the clause tells: "dicevano i pescatori di Chioggia", "grida la
 * nonna", "diu la Mercè". Below a quotation stands a name and no verb.
 */
export function romanceSpeaker(after: string, base: string): string | null {
  if (!ROMANCE.test(base)) return null;
  const clause = after.replace(/^[\s,–—-]+|[\s.!]+$/gu, "");
  const told = INVERTED.exec(clause)?.groups;
  const said = SAYS.exec(clause)?.groups?.["who"] ?? "";
  const ownForm = base === "ca" ? CATALAN_NAME : base === "ro" ? ROMANIAN_NOUN : null;
  const whole = ownForm?.test(said) === true ? said : NO_VERB.test(told?.["verb"] ?? "") ? "" : (told?.["who"] ?? ""); // prettier-ignore
  if (whole === "" || TO_WHOM.test(whole) || PRONOUN.test(whole)) return null;
  const who = countWords(whole) > MOST_WORDS ? (whole.split(/,\s/u)[0] ?? "") : whole;
  return countWords(who) > MOST_WORDS || GOES_ON.test(who) ? null : capitalise(who);
}

/** "i-ar fi răspuns ea". */
const PRONOUNS = "el|ea|ei|ele|ell|ella|ells|elles|lui|lei|loro|él|ellos|ellas|ela|eles|elas";
const PRONOUN = toPattern(`^(?:${PRONOUNS})$`, "iu");

/** "i-ar fi răspuns ea", "diria ell": it names nobody. */
export function romancePronoun(clause: string): boolean {
  return !/[\p{Lu},]/u.test(clause) && ENDS_PRONOUN.test(clause);
}

const ENDS_PRONOUN = toPattern(`^\\S[^,]{2,40}\\s(?:${PRONOUNS})$`, "u");
