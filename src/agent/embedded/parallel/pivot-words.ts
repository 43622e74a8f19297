/** What opens the first of two clauses that are set against each other; other languages put it before the second. */
export const OPENS_FIRST: Readonly<Record<string, string>> = {
  en: "while|whereas|where",
  de: "während",
  fr: "alors que|tandis que",
  es: "mientras que|mientras|donde",
  it: "mentre",
  pt: "enquanto",
  nl: "terwijl",
  sv: "medan",
  da: "mens",
  nb: "mens",
  pl: "podczas gdy|o ile",
  cs: "zatímco",
  ru: "в то время как|тогда как",
  uk: "тоді як",
  hi: "जहाँ|जहां",
};

/** Verbs that only tie what is said to its name; both clauses may have them whatever they speak of. */
export const COPULAS: Readonly<Record<string, string>> = {
  en: "is|are|has|have|can|needs?|does|do",
  de: "ist|sind|hat|haben|kann|können|braucht|brauchen",
  fr: "est|sont|a|ont|peut|peuvent",
  es: "es|son|está|están|tiene|tienen|puede|pueden",
  it: "è|sono|ha|hanno|può|possono",
  pt: "é|são|está|estão|tem|têm|pode|podem",
  nl: "is|zijn|heeft|hebben|kan|kunnen",
  sv: "är|har|kan",
  da: "er|har|kan",
  nb: "er|har|kan",
  pl: "jest|są|ma|mają|może|mogą",
  cs: "je|jsou|má|mají|může",
  ru: "имеет|имеют|может|могут",
  uk: "має|мають|може|можуть",

  zh: "是|有|把|在|能|会|會",
};

/** Endings of a verb whose subject is a plural, where no noun or adjective behind a noun ends so; or what stands before its verb. */
export const PLURAL_VERB: Readonly<Record<string, RegExp>> = {
  fr: /^(?:\p{L}{2,}(?<!m)ent|ont|sont|vont|font|se|s['’]\p{L}+|[ly]['’]\p{L}+|ne|n['’]\p{L}+|l['’]y)$/u,
  es: /^(?:\p{L}{2,}[ae]n|son|están|se|no|las?|los?)$/u,
  it: /^(?:\p{L}{2,}[ao]no|sono|hanno|si|non|lo|la|li|le)$/u,
  pt: /^(?:\p{L}{2,}(?:am|em)|são|estão|têm|se|não)$/u,
};

/** What stands where a name does and is none. */
export const NO_NAME: Readonly<Record<string, RegExp>> = {
  en: /^(?:neither|either|will|both|only|some of|all of|most of|one of|nobody|everybody|everyone|nothing|today|tomorrow|then|now|sometimes|here|yet|still|so|but|and)(?!\p{L})/iu,
  de: /^(?:heute|morgen|dann|jetzt|hier|dort|alle|alles|nichts|niemand|aber|und|doch|der|die|das)$/iu,
  ru: /^(?:сегодня|завтра|потом|здесь|там|все|всё|никто|и|а|но)$/iu,
};
