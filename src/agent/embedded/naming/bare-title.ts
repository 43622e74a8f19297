/** "Q. Is ear wax dirty?", "V: …": a letter that says who speaks. */
const ASKS = /^(?:Q|F|V|P|D|B|S|K|В|Π|س|ש|問|问|문)\s?[.:：)]\s?(?=\S.*[?？؟]$)/u;
/** 「問い→クラス40人のなかに…」: what it is for who made the notes. */
const NOTED = /^[\p{L}\p{M}]{1,8}\s?(?:→|⇒|->|=>)\s?(?=\S.{7})/u;
/** "Why???": once says as much. */
const AGAIN = /([?？!！])[?？!！]+(?=\s|$)/gu;

/** A title without marks of notes that are no words of it. */
export function bareTitle(title: string): string {
  return title.replace(ASKS, "").replace(NOTED, "").replace(AGAIN, "$1");
}
