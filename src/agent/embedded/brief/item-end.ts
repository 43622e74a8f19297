/** What parts the items of a list that is one sentence: "- a belt without grease;". In Greek a semicolon asks. */
const SEPARATOR = /\s*[;；,，、،؛·]\s*$/u;
const ASKS_IN_GREEK = /\p{Script=Greek}.*[;;]\s*$/su;

/** An item's words without what parts it from the next. */
export function withoutSeparator(item: string): string {
  return ASKS_IN_GREEK.test(item) ? item : item.replace(SEPARATOR, "");
}
