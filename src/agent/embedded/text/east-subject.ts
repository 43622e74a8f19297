/** What stands before an amount that is all its sentence says, and what behind it, by language. */
const AROUND: Readonly<Record<string, readonly [before: RegExp, after: RegExp]>> = {
  ja: [
    /^(?<subject>[^、。]{2,18}?)(?:[はが](?:どれも|いずれも|どちらも|どれでも|すべて|全て|全部|みんな|一律)|は|が|も)(?:約|およそ|だいたい)?$/u,
    /^(?:くらい|ほど|程度|前後)?(?:です|でした|だ|である|になります|となります)?。?$/u,
  ],
  ko: [/^(?<subject>[^,.]{2,18}?)(?:은|는|이|가)\s(?:모두\s|전부\s|각각\s|각\s)?(?:약\s)?$/u, /^\s?(?:정도)?(?:입니다|이다|예요|이에요|였습니다)?\.?$/u],
  zh: [
    /^(?<subject>[^，。]{2,16}?)(?:都|均|一律|全部)?(?:约为|約為|大约是|高达|高達|达到|達到|达|達|是|为|為|约|約)$/u,
    /^(?:左右|上下)?。?$/u,
  ],
}; // prettier-ignore

/** "湯の温度は40度から42度です" → 湯の温度, 値段はどれも100円です → 値段: what an amount is of, where its sentence says no more; null where it does. */
export function eastSubject(text: string, span: { start: number; end: number }, base: string): string | null {
  const [before, after] = AROUND[base] ?? [];
  if (before === undefined || after?.test(text.slice(span.end)) !== true) return null;
  return before.exec(text.slice(0, span.start))?.groups?.["subject"] ?? null;
}
