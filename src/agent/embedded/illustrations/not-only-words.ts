/**
 * "Not only books, but tools": what is told is the second; the first is known, and drawing it says the contrary. What stands behind these
 * words is struck out, or before them. By a language tag's first part.
 */
export const NOT_ONLY: Readonly<Record<string, { after?: string; before?: string }>> = {
  en: { after: "not (?:only|just|merely)" },
  de: { after: "nicht (?:nur|allein|bloß)" },
  fr: { after: "non seulement|pas seulement|(?:n['’]y a|n['’]est|ne sont|ne font) pas que" },
  es: { after: "no (?:solo|sólo|solamente|únicamente)" },
  it: { after: "non (?:solo|soltanto|solamente)" },
  pt: { after: "não (?:só|apenas|somente)" },
  nl: { after: "niet (?:alleen|slechts|enkel)" },
  sv: { after: "inte (?:bara|enbart|endast)" },
  da: { after: "ikke (?:bare|kun|alene)" },
  nb: { after: "ikke (?:bare|kun|alene)" },
  fi: { after: "ei (?:vain|pelkästään|ainoastaan)|eivät (?:vain|pelkästään)" },
  pl: { after: "nie tylko" },
  cs: { after: "nejen(?:om)?" },
  ru: { after: "не только" },
  uk: { after: "не (?:тільки|лише)" },
  ro: { after: "nu (?:numai|doar)" },
  hu: { after: "nemcsak|nem csak" },
  el: { after: "όχι μόνο" },
  tr: { before: "(?:ile|la|le) sınırlı değil" },
  ar: { after: "ليس فقط|لا يقتصر على" },
  he: { after: "לא רק" },
  fa: { after: "نه تنها|نه فقط" },
  hi: { after: "न केवल", before: "ही नहीं" },
  id: { after: "(?:tidak|bukan) hanya" },
  vi: { after: "không chỉ|không những" },
  zh: { after: "不(?:仅仅|僅僅|仅|僅|只|光)(?:是|有)?" },
  ja: { before: "だけでなく|だけじゃなく|のみならず" },
  ko: { before: "뿐만 아니라|뿐 아니라" },
};
