/** "Eure Heike": what stands before the name of who wrote something, at its end. */
export const CLOSES_LETTER =
  /^(?:(?:Yours|Your|Love|Best|Cheers),?|Eure?|Euer|Ihre?|Deine?|Votre|Ton|Ta|Vuestr[oa]|Tu|Su|Vostr[oa]|Il vostro|La vostra|Vosso|Vossa|Jullie|Uw|Je|Er|Din|Jeres|Deres|Wasza?|Twój|Twoja|Ваша?|Твоя|Твой|Ваш[аі]?)\s(?=\p{Lu})/u;
/** A lone line of capitals is a name only where somebody speaks of themselves. */
export const SPEAKS_OF_SELF =
  /(?<![\p{L}\p{M}])(?:we|i|us|my|our|nous|je|notre|nos|mon|nosotros|nuestr\p{L}+|noi|nostr\p{L}+|nós|noss\p{L}+|wij|we|ik|onze?|mijn|vi|vår\p{L}*|jag|jeg|mitt?|my|nasz\p{L}*|mój|мы|наш\p{L}*|я|мой|ми|biz\p{L}*|ben|benim)(?![\p{L}\p{M}])/iu;
/** Lines of capitals that wish or close, and languages that write nouns large. */
export const NO_NAME =
  /^(?:the|happy|merry|good|welcome|last|this|every|one|no|all|stay|keep|our|your|what|how|why|where|when|thank|thanks|enjoy|see|come|join|fin|fine|ende|end|koniec|конец|viel|frohe|gute[ns]?|guten|bis|danke|alles|bon\p{L}*|joyeu\p{L}*|merci|gracias|feliz|hasta|grazie|buon\p{L}*|obrigad\p{L}*|bom|boa|tack|god|lycka|takk?|dziękuj\p{L}*|wesoł\p{L}*|спасибо|ура|questions|fragen|contact|kontakt|sources?|quellen|notes?|total|summe|now|next|amen)(?!\p{L})/iu;
