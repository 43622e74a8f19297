import type { Block } from "./brief.ts";

/** "With Chef Lakshmi Narayanan", "Von Anna Berg": who tells it, and no name of what stands below. */
const BY =
  /^(?:with|by|from|mit|von|vom|avec|par|con|de|por|di|da|com|met|door|van|med|av|af|z|ze|od|przez|s|se|с|со|от|від|з|із|με|από|cu|مع|بقلم|עם|מאת)\s/iu;
const MOST_LETTERS = 90;

/** A heading right below the title that only says with whom or by whom it is, as a sentence: a heading of nothing would not be told. */
export function withByline(blocks: readonly Block[]): Block[] {
  const [first, next, ...rest] = blocks;
  if (first?.kind !== "subheading" || first.runIn !== undefined || next?.kind !== "paragraph")
    return [...blocks];
  const { shown } = first.text;
  const names = /\s\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+|\s\p{Lu}\p{Ll}+,|[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(shown); // prettier-ignore
  if (!BY.test(shown) || !names || shown.length > MOST_LETTERS || /[?!？！:：]/u.test(shown))
    return [...blocks];
  return [
    { kind: "paragraph", text: first.text, lines: [shown], formulas: [], span: first.span },
    next,
    ...rest,
  ];
}
