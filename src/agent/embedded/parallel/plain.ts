/** Whether a text only tells: it asks nothing, quotes nobody, announces nothing and adds nothing in brackets. */
export function isPlain(text: string): boolean {
  return !/[?？؟"“”„«»「」:：()（）]/u.test(text);
}

/** Whether it is, besides, no more than one statement. */
export function isPlainStatement(text: string): boolean {
  return isPlain(text) && !/[;；]/u.test(text);
}
