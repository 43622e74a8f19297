/** Headings that ask in languages whose writers often leave the mark away. */
const ASKING: Record<string, { pattern: RegExp; mark: string }> = {
  zh: {
    pattern:
      /[吗嗎呢]$|是什么$|是什麼$|怎[么麼样樣]?\p{Script=Han}{1,2}$|(?:什么|什麼|多久|多少|哪里|哪裡|谁|誰)$|^(?:什么是|什麼是|为什么|為什麼|如何|怎样|怎樣|怎么|怎麼|什么时候|什麼時候|何时|何時|谁|誰|哪里|哪裡|多久|多少)/u,
    mark: "？",
  },
  ar: { pattern: /^(?:كيف|لماذا|متى|أين|هل|ما هو|ما هي|من هو|من هي)\s/u, mark: "؟" },
  hi: { pattern: /(?:क्यों|कैसे|क्या|कब|कहाँ|कौन|कितन[ाीे])(?:\s|$)/u, mark: "?" },
  ru: { pattern: /^(?:почему|зачем|что такое|кто такой|кто такая)\s/iu, mark: "?" },
  de: {
    pattern:
      /^(?:wie|was|warum|wann|wo|wer|welche[rsn]?)\s+(?:ist|sind|war|waren|wird|werden|funktionier(?:t|en)|geht|kann|können|muss|müssen|macht|machen|soll|sollte|gilt|gelten|kostet|kosten|passiert|bedeutet|hilft|braucht|brauchen)(?:\s|$)/iu,
    mark: "?",
  },
  fr: {
    pattern:
      /^(?:pourquoi|comment|quand(?=\s(?:se\s|s['’])?\p{L}+(?:er|ir|re)(?:\s|$)|\s(?:est|sont|aura|aller))|où|qu['’]est-ce|combien|qui est|quel(?:le)?s?\s(?:est|sont))(?:\s|$)/iu,
    mark: "\u202F?",
  },
  es: { pattern: /^(?:qué|cómo|por qué|cuándo|dónde|quién(?:es)?|cuánt[oa]s?|cuál(?:es)?)\s/iu, mark: "?" },
  it: {
    pattern:
      /^(?:come(?!\s(?:sempre|mai|un[ao]?|il|lo|la|le|i|gli|ieri|prima|da|al|allora)(?:\s|$))|perché|che cos['’]è|cos['’]è|quando(?=\s\p{L}+(?:are|ere|ire|rsi)(?:\s|$))|dove|chi|quant[oiae])\s/iu,
    mark: "?",
  },
  pt: {
    pattern:
      /^(?:como(?!\s(?:sempre|nunca|antes|dantes|uma?|[oa]s?|n[oa]s?|em|tudo)(?:\s|$))|por que|o que\s(?:é|são|faz|fazem|fazer|muda|mudou|acontece|aconteceu|significa|causa|há)(?=\s|$)|quando(?=\s(?:se\s)?\p{L}+(?:ar|er|ir)(?:-se)?(?:\s|$))|onde|quem|quant[oa]s?)(?:\s|$)/iu,
    mark: "?",
  },
  ro: {
    pattern:
      /^(?:de ce|ce\s(?:este|e|sunt|înseamnă|faci|facem|se întâmplă)|cum\s(?:se|să|funcționează|arată|ajungi|alegi|recunoști|faci|facem)|cine|cât(?:ă|e|i)?\s(?:costă|durează|cântărește))(?:\s|$)/iu,
    mark: "?",
  },
  ca: { pattern: /^(?:què\s(?:és|són|fa|fan|fer|vol dir|passa|cal|porta)|com\s(?:es|funciona|s['’]\p{L}+)|per què|qui|quant(?:s|a|es)?\s|on\s(?:és|són|es))(?:\s|$)/iu, mark: "?" }, // prettier-ignore
  tr: { pattern: /\b(?:nasıl|neden|niçin|nedir|kimdir|kaç)(?:\s|$)/iu, mark: "?" },
  ko: {
    pattern:
      /(?:인가|는가|은가|나요|까요|할까|을까)$|^(?:왜|어떻게|언제|어디|무엇|누가|누구|얼마나|어떤)(?:\S*\s.*)?나$/u,
    mark: "?",
  },
  bn: { pattern: /(?:^|\s)(?:কেন|কীভাবে|কিভাবে|কী|কি|কখন|কোথায়|কোথায়|কত|কতটা|কোনটা|কারা)(?:\s|$)/u, mark: "?" },
  ta: {
    pattern: /(?:^|\s)(?:ஏன்|எப்படி|எப்போது|எங்கே|எங்கு|என்ன|யார்|எவ்வளவு|எத்தனை|எது|எதனால்)(?:\s|$)/u,
    mark: "?",
  },
  vi: {
    pattern:
      /(?:^|\s)(?:là gì|làm gì|vì sao|tại sao|làm sao|thế nào|bao lâu|bao nhiêu|khi nào|lúc nào|ở đâu|hỏi ai|bằng cách nào)$|^(?:vì sao|tại sao|làm sao|làm thế nào|bao lâu|bao nhiêu|khi nào|bên nào|điều gì|ai(?=\s(?:được|phải|cần|có|nên|là|chịu|trả|làm)\s))\s/iu,
    mark: "?",
  },
  id: { pattern: /^(?:apa|apakah|mengapa|kenapa|bagaimana|kapan|di mana|siapa|berapa)\s/iu, mark: "?" },
  ja: { pattern: /(?:ですか|ますか|のか|とは)$/u, mark: "？" },
};

/** "O que não", "Qué no": the counterpart of another heading, whose verb it leaves out. */
const ELLIPTIC = /(?:^|\s)(?:no|não|non|pas|nicht|niet|inte|ikke|nie|не|нет|ні|değil|नहीं|لا|لم)\s*$/iu;
const WHY_NOT =
  /^(?:por qué|perché|por que|pourquoi|warum|wieso|waarom|varför|hvorfor|dlaczego|почему|чому|neden|لماذا|क्यों)/iu;

/** The heading as the question that it is; null where it asks nothing, or already ends with a mark. */
export function markedQuestion(heading: string, language: string): string | null {
  const asking = ASKING[language];
  if (asking === undefined || /[.!?。？！؟]$/u.test(heading)) return null;
  if (!asking.pattern.test(heading) || (ELLIPTIC.test(heading) && !WHY_NOT.test(heading))) return null;
  return `${language === "es" ? "¿" : ""}${heading}${asking.mark}`;
}
