/** Languages that write their nouns small, so that an item goes on in a sentence without its capital. */
const SMALL_NOUNS =
  /^(?:en|fr|es|it|pt|nl|ca|ro|ru|uk|pl|cs|sv|da|nb|no|id|ms|vi|el|fi|hu|hr|sk|sl|bg|sr|tr)$/;

export function lowersNouns(base: string): boolean {
  return SMALL_NOUNS.test(base);
}
