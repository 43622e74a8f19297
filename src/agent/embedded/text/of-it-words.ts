/** "Of which", "of them": what a language says of parts of what was just named. */
export const OF_IT: Readonly<Record<string, string>> = {
  en: "of (?:which|these|those|this|that|them|it)",
  de: "davon|hiervon|von (?:ihnen|denen|diesen)",
  fr: "dont|parmi (?:eux|elles)|d['’]entre (?:eux|elles)|sur ce total|sur cette somme",
  es: "de (?:ellos|ellas|estos|estas|los cuales|las cuales|los que|las que|ese dinero|esa suma)",
  it: "di cui|di (?:questi|queste|essi|esse)|dei quali|delle quali",
  pt: "dos quais|das quais|de(?:st|ss)[ae]s|del[ea]s|d(?:est|ess)e (?:total|valor)",
  nl: "van hen|waarvan|hiervan|daarvan|ervan",
  sv: "varav|av dessa|av detta|av dem",
  da: "heraf|hvoraf|af disse|af dem",
  nb: "hvorav|av disse|av dette|av dem",
  pl: "z (?:tego|czego|nich|których)",
  cs: "z toho|z nich|z čehož",
  ru: "из (?:них|которых|этого|этой суммы)",
  uk: "(?:з|із) (?:них|яких|цього|цієї суми)",
  tr: "bunun|bunların|bundan",
  ar: "منها|منهم|(?:من )?بين(?:ها|هم)",
  he: "מהם|מהן|מתוכם|מתוכן",
  hi: "इनमें से|इसमें से|जिसमें से|जिनमें से|इसमें|इनमें",
  ja: "(?:その)?うち、?|内訳は、?|このうち、?",
  zh: "其中[，,：:]?",
  ko: "(?:이|그) ?(?:가운데|중|중에서),?",
};

/** Words that name a part of it as an example, and what else it holds. */
export const INCLUDING: Readonly<Record<string, string>> = {
  en: "including", de: "darunter", pl: "w tym", ru: "в том числе", uk: "у тому числі|зокрема",
}; // prettier-ignore
