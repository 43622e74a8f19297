/** Words that show that what commas part is told, and no row of things or steps, by what they do. */

/** What sets a part against the one before it. Arabic endings of "but" are letters of the word. */
export const BUT =
  "but|yet|however|aber|sondern|jedoch|mais|pero|sino|però|bensì|porém|mas|maar|echter|men|ale|lecz|jednak|avšak|но|однако|але|проте|ama|fakat|ancak|mutta|vaan|hanem|viszont|dar|însă|αλλά|όμως|(?:و)?لك[نِ]\\p{M}*\\p{L}*|بل|אבל|אך|אולם|אלא|लेकिन|मगर|परंतु|बल्कि|কিন্তু|tetapi|tapi|melainkan|nhưng";
export const EASTERN_BUT = "但是?|可是|然而|不过|不過|而是|しかし|だが|でも|하지만|그러나";
/** Two letters that are "but" in one language and another word in another. */
export const BUT_IN: Readonly<Record<string, string>> = { it: "ma", hu: "de", de: "doch" };

/** What says only that something stands open. */
export const STANDS_OPEN =
  "not yet|yet to be|still (?:open|unclear|unknown|undecided|to be)|to be (?:decided|confirmed|announced)|tbc|tbd|noch (?:nicht|kein\\p{L}*|offen|unklar|unbekannt|unsicher)|pas encore|encore (?:à|inconnu\\p{L}*)|reste à|todavía no|aún no|(?:todavía|aún) por|por (?:decidir|confirmar)|non ancora|ancora (?:non|da)|da (?:decidere|confermare|definire)|ainda não|ainda por|a (?:definir|confirmar)|nog (?:niet|geen|onbekend|onduidelijk|open)|ännu (?:inte|oklart)|inte (?:klart|bestämt) än|endnu (?:ikke|uvist)|ennå ikke|ikke (?:bestemt|avklart) ennå|jeszcze nie|(?:na razie )?nie wiadomo|do ustalenia|ještě ne\\p{L}*|zatím ne\\p{L}*|ещё не|еще не|пока (?:не|неизвестно)|неизвестно|ще не|поки (?:не|невідомо)|невідомо|henüz|daha belli|vielä ei|ei vielä|még nem|încă nu|όχι ακόμα|ακόμα δεν|لم\\s.{2,30}\\sبعد|ليس بعد|עדיין לא|עוד לא|טרם|अभी (?:नहीं|तक|तय)|এখনো|belum|chưa";
export const EASTERN_OPEN = "还没|還沒|尚未|尚不|待定|未定|まだ|아직|미정";

/** What tells what is in a thing or goes with it, and governs the word behind its "and" as well. */
export const INCLUDES =
  "including|includes|incl\\.?|along with|together with|complete with|as well as|between|both|inklusive|inkl\\.?|einschließlich|samt|mitsamt|nebst|zuzüglich|zwischen|sowohl|y compris|compris|incluant|ainsi que|entre|incluid[oa]s?|incluso|incluyendo|junto con|inclus[oaie]|compres[oaie]|insieme a|tra|fra|incluindo|juntamente com|inclusief|incl|samen met|tussen|zowel|inklusive|inklusiv|inkludert|inklusive|mellan|mellem|mellom|wraz z|razem z|w tym|łącznie z|włącznie z|między|pomiędzy|včetně|spolu s|mezi|включая|вместе с|в том числе|между|включно з|разом із|між|mukaan lukien|välillä|beleértve|között|inclusiv|împreună cu|între|μαζί με|μεταξύ|dahil|ile birlikte|arasında|شامل\\p{L}*|بما في ذلك|مع|بين|כולל|יחד עם|בין|सहित|के साथ|के बीच|termasuk|bersama|antara|bao gồm|giữa";

/** Whom a tag of speech names where it names nobody. */
export const PRONOUNS =
  "i|he|she|they|we|you|er|sie|ich|wir|man|il|elle|ils|elles|on|je|nous|él|ella|ellos|ellas|yo|lui|lei|loro|ele|ela|eles|elas|hij|zij|ze|ik|we|han|hon|hun|jag|de|ona?|oni|он|она|они|я|він|вона|вони|o|hän|هو|هي|הוא|היא|वह|उसने|उन्होंने";
/** Verbs of saying that stand before or behind their subject in languages of other letters. */
export const SAYS_ELSEWHERE =
  "(?:و)?(?:قال|قالت|قالوا|يقول|تقول|أضاف|أضافت|أوضح|أكد)|אמר|אמרה|אומר|אומרת|אמרו|הוסיף|הוסיפה|कहा|कहते हैं|कहती हैं|कहता है|कहती है|बोला|बोली|বলেন|বললেন";
export const EASTERN_SAYS =
  "(?:他|她|他们|她们|我|彼|彼女)(?:说|說|说道|說道|は言った|は言う)|と(?:言った|話す|語る)|라고\\s?(?:말했다|했다|말한다)";
