/** How languages ask why, as alternatives of a pattern: words of their own, and those of writing that parts none. */
export const WHY =
  "why|how come|warum|wieso|weshalb|pourquoi|por\\s?qu[éê]|por que|porque é que|perché|waarom|varför|hvorfor|miksi|dlaczego|proč|miért|почему|зачем|чому|γιατί|neden|niçin|niye|لماذا|למה|מדוע|क्यों|কেন|ஏன்|tại sao|mengapa|kenapa";
export const WHY_UNSPACED = "なぜ|どうして|为什么|為什麼|为何|왜\\s|ทำไม";
