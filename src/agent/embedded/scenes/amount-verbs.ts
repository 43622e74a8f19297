/**
 * Verbs between a thing and its amount, which a card says by standing below it: "Die Einnahmen lagen | bei 186.000 Euro" is
 * "Die Einnahmen".
 */
const AMOUNTS_TO: Readonly<Record<string, string>> = {
  en: "is|are|was|were|(?:came|comes|amounts?|amounted|rose|fell|dropped|grew) to|stood at|stands at|totall?ed|reached|costs?",
  de: "ist|sind|war|waren|lag|lagen|liegt|liegen|beträgt|betragen|betrug|betrugen|belief sich|beliefen sich|beläuft sich|belaufen sich|erreichte|erreichten|kostet|kosten|kostete|kosteten",
  fr: "est|sont|était|étaient|fut|furent|a été|ont été|s['’]élèvent|s['’]élève|s['’]élevait|s['’]élevaient|atteint|atteignent|coûte|coûtent",
  es: "es|son|fue|fueron|era|eran|asciende|ascienden|ascendió|ascendieron|sumó|sumaron|alcanzó|alcanzaron|cuesta|cuestan",
  it: "è|sono|era|erano|fu|furono|è stato|è stata|sono stati|sono state|ammonta|ammontano|raggiunge|costa|costano",
  pt: "é|são|foi|foram|era|eram|soma|somam|somou|somaram|atingiu|chegou|chegaram|custa|custam",
  nl: "is|zijn|was|waren|bedraagt|bedragen|bedroeg|bedroegen|kwam|kwamen|kost|kosten",
  sv: "är|var|uppgår|uppgick|kostar|låg|ligger",
  da: "er|var|udgør|udgjorde|koster|lå|ligger",
  nb: "er|var|utgjør|utgjorde|koster|lå|ligger",
  pl: "wynosi|wynoszą|wyniósł|wyniosła|wyniosły|wynosiły|jest|są|był|była|było|były|kosztuje|kosztują",
  ru: "составляет|составляют|составил|составила|составило|составили|был|была|было|были|стоит|стоят",
};
const PRONOUN =
  "it|they|this|that|these|those|das|dies|diese|dieses|es|sie|cela|ça|ceci|elle|il|elles|ils|esto|eso|ello|questo|quello|ciò|isto|isso|dat|dit|het|det|dette|to|это|bu|o";
const readers = new Map<string, { ends: RegExp; leans: RegExp } | null>();

function readerOf(base: string): { ends: RegExp; leans: RegExp } | null {
  const known = readers.get(base);
  if (known !== undefined) return known;
  const verbs = AMOUNTS_TO[base];
  const reader =
    verbs === undefined
      ? null
      : {
          ends: new RegExp(`\\s(?:${verbs})$`, "iu"),
          leans: new RegExp(`^(?:${PRONOUN})\\s(?:${verbs})$`, "iu"),
        };
  readers.set(base, reader);
  return reader;
}

/** The thing whose amount stands above, without the verb that led to it; a label that names no thing is left as it is. */
export function withoutAmountVerb(label: string, base: string): string {
  const reader = readerOf(base);
  if (reader === null || reader.leans.test(label)) return label;
  const name = label.replace(reader.ends, "");
  return /\p{L}{3}/u.test(name) ? name : label;
}

/** "Das kostet", "It was": what it is was said before, and is not on the screen. */
export function namesNoAmount(label: string, base: string): boolean {
  return readerOf(base)?.leans.test(label) === true;
}
