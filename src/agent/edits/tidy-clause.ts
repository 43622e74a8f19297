/** What people say around an instruction. */
const LEAD =
  /^(?:(?:ok(?:ay)?|well|so|hi|hello|hey|right|great|good|nice|thanks|thank you|yes|but|and|also|then|now|next|finally|lastly|first(?:ly)?(?=,)|second(?:ly)?(?=,)|after that|in addition|additionally|besides|plus|please|pls|kindly|just|maybe|perhaps|actually)[,:]?\s+|[-*•]\s+|\(?\d{1,2}[.)]\s+(?=\p{L}))+/iu;
const ASKING =
  /^(?:(?:can|could|would|will) (?:you|we)(?: please| kindly| also| maybe)?|(?:i|we)(?:['’]d| would| do)? (?:want|like|love|prefer|need|wish)(?: you| for you)? to|(?:i|we) (?:want|need)(?= )|(?:i|we) think (?:you|we) (?:should|could)|you (?:should|could|can|may|might)(?: also)?|we (?:should|could|can|need to)|let['’]?s|let us|(?:is it possible|would it be possible|how about|what about|try|go ahead and|make sure (?:to|you)|remember to|don['’]t forget to)(?: to)?)\s+(?:please |also |just |maybe )*/i;
const TAIL =
  /(?:[,]?\s+(?:please|pls|thanks|thank you|thx|if (?:you can|possible)|for me|would you|ok(?:ay)?|as well|too|instead))+$/i;

/** The bare instruction: without politeness, list marks and its full stop. */
export function tidyClause(clause: string): string {
  let text = clause.replace(/\s+/gu, " ").trim();
  for (let round = 0; round < 4; round += 1) {
    const before = text;
    text = text
      .replace(/[\s.!?;,…]+$/u, "")
      .replace(LEAD, "")
      .replace(ASKING, "")
      .replace(TAIL, "")
      .trim();
    if (text === before) break;
  }
  return text;
}
