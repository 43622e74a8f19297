/** Headings that ask in languages whose writers often leave the mark away. */
const ASKING: Record<string, { pattern: RegExp; mark: string }> = {
  zh: {
    pattern: /[吗嗎呢]$|是什么$|是什麼$|^(?:什么是|什麼是|为什么|為什麼|如何|怎样|怎樣|怎么|怎麼)/u,
    mark: "？",
  },
  ar: { pattern: /^(?:كيف|لماذا|متى|أين|هل|ما هو|ما هي|من هو|من هي)\s/u, mark: "؟" },
  hi: { pattern: /(?:क्यों|कैसे|क्या|कब|कहाँ|कौन)(?:\s|$)/u, mark: "?" },
  ru: { pattern: /^(?:почему|зачем|что такое|кто такой|кто такая)\s/iu, mark: "?" },
  ja: { pattern: /(?:ですか|ますか|のか|とは)$/u, mark: "？" },
};

/** The heading as the question that it is; null where it asks nothing, or already ends with a mark. */
export function markedQuestion(heading: string, language: string): string | null {
  const asking = ASKING[language];
  if (asking === undefined || /[.!?。？！؟]$/u.test(heading)) return null;
  return asking.pattern.test(heading) ? heading + asking.mark : null;
}
