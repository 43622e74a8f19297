import { countWords } from "../text/sentences.ts";

/** How a part opens that says what is not so; in Turkish it ends so. */
const DENIES =
  /^(?:not|never|nicht|nie|kein\p{L}*|pas|jamais|no|nunca|non|mai|não|niet|geen|nooit|inte|aldrig|ikke|aldri|ei|ikinä|nigdy|ne|nikdy|не|ни|ні|nu|nem|soha|όχι|ποτέ|ليس|ليست|لا|לא|אף|tidak|bukan|không)(?!\p{L})|(?<=\s)değil[!.]*$/iu;
/** With whom or what something is done, and how: it goes with the part before it. */
const GOES_WITH =
  /^(?:with|together|mit|zusammen|gemeinsam|avec|ensemble|con|insieme|junto|com|juntos?|met|samen|med|tillsammans|sammen|yhdessä|z|ze|razem|s|se|společně|с|со|вместе|з|із|разом|cu|împreună|együtt|μαζί|με|مع|עם|ביחד|ile|birlikte|dengan|cùng)(?!\p{L})/iu;
const MOST_DENYING_WORDS = 5;

/**
 * "La pasta si cuoce DENTRO, insieme alle patate, non a parte!!": one thing said, and once more by what it is not, is no row of three.
 * Of things that are in and things that are out a row has several, and of facts none is called out or goes with another.
 */
export function isSetRight(parts: readonly string[], sentence: string): boolean {
  const [first = "", ...others] = parts.map((part) => part.trim());
  const last = others.at(-1) ?? "";
  if (!DENIES.test(last) || countWords(last) > MOST_DENYING_WORDS) return false;
  if ([first, ...others.slice(0, -1)].some((part) => DENIES.test(part))) return false;
  return /[!！]["”»]?\s*$/u.test(sentence) || others.slice(0, -1).some((part) => GOES_WITH.test(part));
}
