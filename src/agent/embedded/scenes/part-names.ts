import { capitalise, countWords } from "../text/sentences.ts";
import { toPattern } from "../text/regex.ts";

/** How a language says for what, of what or on what a part is. After `free` the noun stands as it is named by itself. */
const JOINTS: Readonly<Record<string, { free: string; bound?: string; article?: string }>> = {
  en: {
    free: "(?:(?:goes?|went|came?|comes?|is|are|was|were|remains?)\\s)?(?:on|for|to|from|of|in|into|as)|is|are|was|were",
    article: "the",
  },
  de: {
    free: "(?:(?:geht|gehen|ging|gingen|fließt|fließen|entfällt|entfallen|kommt|kommen|ist|sind)\\s)?(?:an|auf|für|in)|ist|sind|war|waren",
    bound: "(?:(?:kommt|kommen|stammt|stammen|ist|sind)\\s)?(?:aus|von|vom)",
    article: "die|das|den|der|dem",
  },
  fr: {
    free: "(?:(?:va|vont|vient|viennent|sert|servent|est|sont)\\s)?(?:à|au|aux|pour|en|dans|de|du|des|sur)|est|sont|était|étaient",
    article: "la|le|les",
  },
  es: {
    free: "(?:(?:va|van|viene|vienen|es|son)\\s)?(?:a|al|para|en|de|del|por)|es|son|era|eran|fue|fueron",
    article: "la|el|los|las",
  },
  it: {
    free: "(?:(?:va|vanno|viene|vengono|è|sono)\\s)?(?:a|al|alla|ai|alle|per|in|di|del|della|dei|delle|da)|è|sono|era|erano",
    article: "la|il|lo|i|gli|le",
  },
  pt: {
    free: "(?:(?:vai|vão|vem|vêm|é|são)\\s)?(?:para|a|ao|à|em|de|do|da|dos|das|por)|(?:fica|ficam)\\scomo|é|são|era|eram|foi|foram",
    article: "a|o|os|as",
  },
  nl: {
    free: "(?:(?:gaat|gaan|komt|komen|is|zijn)\\s)?(?:aan|voor|naar|uit|van|in|op)|is|zijn|was|waren",
    article: "de|het",
  },
};
/** "Les meubles font | 41 %": the verb that the first part has and the others share. */
const SHARED_VERB: Readonly<Record<string, string>> = {
  en: "makes? up|accounts? for|represents?|forms?|takes?",
  de: "machen|macht|bilden|bildet|stellen|stellt|sind|ist",
  fr: "font|fait|représente(?:nt)?|constituent?|pèsent?|sont|est|occupent?",
  es: "suponen?|representan?|son|es|forman?|ocupan?",
  it: "fanno|fa|rappresentano?|sono|è|costituiscono|costituisce|occupano?",
  pt: "representam?|são|é|formam?|ocupam?",
  nl: "vormen|vormt|maken|maakt|zijn|is",
};
const ELIDED = /^(?:d|l|de l|à l)['’](?=\p{L})/iu;

/**
 * Parts of a whole by their names alone: "on schools" → "Schools", "d'emballages" → "Emballages". A name whose form
 * the words before it have changed stays with them.
 */
export function partNames(labels: readonly string[], language: string): string[] {
  const told = labels.map((label) => label.trim());
  const payers = withoutVerbBefore(told, language);
  return payers ?? told.map((label) => capitalise(bare(label, language)));
}

/** "60 % paga a Câmara, 25 % o Fundo e 15 % a Junta": who does it stands behind the verb, which only the first has. */
function withoutVerbBefore(labels: readonly string[], language: string): string[] | null {
  const { free, article } = JOINTS[language] ?? {};
  if (article === undefined || !VERB_BEFORE.test(language)) return null;
  const the = `(?:(?:${article})\\s|l['’])`;
  const [first = "", ...others] = labels;
  const opens = toPattern(`^(?!(?:${free})\\s)\\p{Ll}{3,}\\s(?=${the}\\S)`, "u");
  if (others.length === 0 || !opens.test(first)) return null;
  if (!others.every((label) => toPattern(`^${the}\\S`, "u").test(label))) return null;
  return [first.replace(opens, ""), ...others].map((label) =>
    capitalise(label.replace(toPattern(`^${the}`, "u"), "")),
  );
}

/** Where a sentence begins with an amount its verb stands before who does it. */
const VERB_BEFORE = /^(?:fr|es|it|pt|de|nl)$/u;

/** A name without the verb that only the first of its row has. */
export function withoutSharedVerb(told: string, language: string): string {
  const verb = SHARED_VERB[language];
  return verb === undefined ? told : told.replace(toPattern(`(?<=\\p{L}{3})\\s(?:${verb})$`, "iu"), "");
}

function bare(told: string, language: string): string {
  const whole = withoutSharedVerb(told, language);
  const joints = JOINTS[language];
  if (joints === undefined) return whole;
  const { free, bound, article } = joints;
  // "45 % of the time in the shop": where, not of what.
  const label =
    language !== "en"
      ? whole
      : whole.replace(/^of (?:the|our|their|its) \p{Ll}+ (?=(?:in|on|for|to) )/iu, "");
  const elided = language === "fr" || language === "it" ? label.replace(ELIDED, "") : label;
  if (elided !== label) return elided;
  const match = toPattern(
    `^(?:${free})\\s(?:(?<article>${article ?? "(?!)"})\\s)?(?<name>\\S.*)$`,
    "iu",
  ).exec(label);
  if (match?.groups !== undefined) {
    const { name = "", article: the } = match.groups;
    // "für den öffentlichen Verkehr": without its article the adjective has another ending.
    const declined = language === "de" && the !== undefined && /^\p{Ll}/u.test(name);
    return declined || countWords(name) === 0 ? label : name.replace(ELIDED, "");
  }
  const after = toPattern(`^(?:${bound ?? "(?!)"})\\s(?<name>\\p{Lu}\\S*)$`, "iu").exec(label)?.groups?.[
    "name"
  ];
  // "aus Windrädern": a plural that was changed.
  return after === undefined || /n$/iu.test(after) ? label : after;
}
