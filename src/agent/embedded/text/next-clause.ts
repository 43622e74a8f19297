import { toPattern } from "./regex.ts";

/**
 * Words that join another clause behind a figure: "and it", "en je vervangt", "e é feita". In Romance languages a word and
 * an article behind "and" are a verb and what it governs.
 */
const NEXT: Readonly<Record<string, string>> = {
  en: "(?:and|but|so) (?:it|he|she|they|we|you|i|is|are|was|were|has|have|had|can|will|comes?|makes?|takes?|gives?|lets?|keeps?|clips?|fits?|works?)",
  de: "(?:und|aber) (?:er|sie|es|wir|ihr|ich|man|du|ist|sind|hat|haben|kann|können|wird|werden|gibt|kommt|passt|hält|trägt|lässt)",
  nl: "(?:en|maar) (?:je|hij|zij|ze|we|wij|het|is|zijn|heeft|kan|wordt|gaat|komt|past|houdt|laat)",
  fr: "(?:et|mais) (?:il|elle|on|nous|vous|ils|elles|est|sont|a|ont|ne|se|peut|\\p{Ll}{4,} (?:le|la|les|l['’]|un|une|du|des))",
  es: "(?:y|pero) (?:es|son|está|ha|se|puede|no|\\p{Ll}{3,} (?:el|la|los|las|un|una))",
  it: "(?:e|ed|ma) (?:è|sono|ha|si|può|non|\\p{Ll}{3,} (?:il|lo|la|i|gli|le|un|una|l['’]))",
  pt: "(?:e|mas) (?:é|são|está|tem|se|pode|não|\\p{Ll}{3,} (?:o|a|os|as|um|uma))",
  sv: "(?:och|men) (?:vi|du|den|det|de|är|har|finns|kan|ska|blir|går|kommer|ger|tar|får|håller|väger)",
  nb: "(?:og|men) (?:vi|du|den|det|de|er|har|finnes|kan|skal|blir|går|kommer|gir|tar|får|holder|veier)",
  da: "(?:og|men) (?:vi|du|den|det|de|er|har|findes|kan|skal|bliver|går|kommer|giver|tager|får|holder|vejer)",
  pl: "(?:i|a|ale) (?:jest|są|ma|mają|można|nie|się|\\p{Ll}{4,}(?:uje|eje|ają))",
  ru: "(?:и|а|но) (?:он|она|оно|они|мы|вы|не|есть|можно|\\p{Ll}{4,}(?:ет|ит|ют|ят))",
}; // prettier-ignore

/** Whether what follows a figure goes on to another clause, which is no part of what names the figure. */
export function opensNextClause(after: string, base: string): boolean {
  const words = NEXT[base];
  return words !== undefined && toPattern(`(?:^|\\s)${words}(?![\\p{L}])`, "iu").test(after);
}
