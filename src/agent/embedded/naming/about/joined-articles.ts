import { regex } from "../../text/regex.ts";

/** "sulla torre", "acerca das regras", "au sujet du pont": a preposition with the article of what it is about, which names it. */
type Joined = { before: string; forms: readonly (readonly [form: string, article: string])[] };

const JOINED: Readonly<Record<string, Joined>> = {
  fr: {
    before: "(?:(?:à propos|au sujet|autour|traitant|(?:qui|ça|il|cela) (?:parle|traite)|il est question|il s['’]agit)(?=\\s)|(?:(?:consacré|dédié)e?s?|relati(?:f|ve)s?))\\s",
    forms: [["du", "Le "], ["des", "Les "], ["de la", "La "], ["de l['’]", "L’"], ["d['’]", ""], ["de", ""], ["aux", "Les "], ["au", "Le "], ["à la", "La "], ["à l['’]", "L’"], ["à", ""]],
  },
  es: {
    before: "(?:acerca|alrededor|(?:se )?trata|va|en torno|dedicad[oa]|relativ[oa]|referente)\\s",
    forms: [["del", "El "], ["al", "El "], ["de", ""], ["a", ""]],
  },
  it: {
    before: "(?:(?:riguardo|dedicat[oa]|relativ[oa]|circa|parla|(?:si )?tratta|attorno|intorno)\\s|(?=su))",
    forms: [["(?:sul|al|del)", "Il "], ["(?:su|a|de)llo", "Lo "], ["(?:su|a|de)lla", "La "], ["(?:sui|ai|dei)", "I "], ["(?:su|a|de)gli", "Gli "], ["(?:su|a|de)lle", "Le "], ["(?:su|a|de)ll['’]", "L’"], ["(?:di|a)", ""]],
  },
  pt: {
    before: "(?:acerca|a respeito|em torno|fala|trata(?:-se)?|dedicad[oa]|relativ[oa]|referente)\\s",
    forms: [["(?:do|ao)", "O "], ["(?:da|à)", "A "], ["(?:dos|aos)", "Os "], ["(?:das|às)", "As "], ["(?:de|a)", ""]],
  },
}; // prettier-ignore

const formsOf = (words: Joined): string =>
  `(?<joined>${words.forms.map(([form]) => (form.endsWith("['’]") ? form : `${form}(?=\\s)`)).join("|")})\\s?`;

/** A pattern for such a preposition in a language, as `joined`; null where it has none. */
export function joinedPattern(language: string): string | null {
  const words = JOINED[language];
  return words === undefined ? null : words.before + formsOf(words);
}

/** The same without the words before it, as they follow a verb: "il s'agit de la …". */
export function joinedAlone(language: string): string | null {
  const words = JOINED[language];
  return words === undefined ? null : formsOf(words);
}

/** The article by itself, as it begins a name. */
export function articleOf(joined: string, language: string): string {
  const forms = JOINED[language]?.forms ?? [];
  return forms.find(([form]) => new RegExp(`^(?:${form})$`, "iu").test(joined))?.[1] ?? "";
}

/** "du zéro" as a name of its own: "Le zéro"; null where no such preposition stands first. */
export function withOwnArticle(phrase: string, language: string): string | null {
  const alone = joinedAlone(language);
  const found = alone === null ? null : regex(`^${alone}`, "iu").exec(phrase);
  if (found === null) return null;
  return articleOf(found.groups?.["joined"] ?? "", language) + phrase.slice(found[0].length);
}
