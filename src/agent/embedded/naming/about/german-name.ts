/**
 * What stands behind "zur", "zum", "über" in German, as a name: in the nominative where the words say their gender ("zur neuen
 * Wärmepumpe" → "Die neue Wärmepumpe"), else with its preposition, which is right as it stands ("Zum neuen Waschplan").
 */
export function germanName(preposition: string, phrase: string): string {
  const before = preposition.toLowerCase();
  const adjectives = /^(?<adjectives>(?:\p{Ll}+en\s)+)(?=\p{Lu})/u.exec(phrase)?.groups?.["adjectives"];
  if (before === "zur")
    return adjectives === undefined ? phrase : `Die ${weak(adjectives)}${phrase.slice(adjectives.length)}`;
  if (before === "zum" || before === "vom")
    return adjectives === undefined && before === "zum" ? phrase : `${preposition} ${phrase}`;
  const dative = before === "zu" || before === "von";
  const own = /^(?<word>unser|mein|dein|euer|eur|ihr|ein)(?<ending>er|em|en)\s(?<rest>.+)$/u.exec(
    phrase,
  )?.groups;
  if (own !== undefined) return nameOfOwn(own["word"] ?? "", own["ending"] ?? "", own["rest"] ?? "", dative) ?? `${preposition} ${phrase}`; // prettier-ignore
  const article = /^(?<article>der|dem|den)\s(?<rest>.+)$/u.exec(phrase)?.groups;
  if (article === undefined) return dative && adjectives !== undefined ? `${preposition} ${phrase}` : phrase;
  const { article: word = "", rest = "" } = article;
  if (word === "den" && !dative) return `Der ${weakened(rest)}`;
  if (word === "der" && dative) return `Die ${weakened(rest)}`;
  return `${preposition} ${phrase}`;
}

/** "unserem neuen Hofladen" is "Unser neuer Hofladen" or "Unser neues …": sure only without an adjective. */
function nameOfOwn(word: string, ending: string, rest: string, dative: boolean): string | null {
  const bare = /^\p{Lu}/u.test(rest);
  const stem = word === "eur" ? "euer" : word;
  if (ending === "em") return bare ? `${stem} ${rest}` : null;
  if (ending === "er") return dative ? `${word}e ${weakened(rest)}` : null;
  // "zu unseren neuen Zeiten" is of several, "über unseren alten Turm" of one.
  if (dative) return /^(?:\p{Ll}+en\s)*\p{Lu}\p{L}*(?:ungen|eiten|ionen|ten|s)(?:\s|$)/u.test(rest) ? `${word}e ${rest}` : null;
  const strong = rest.replace(/^(?:\p{Ll}+en\s)+(?=\p{Lu})/u, (adjectives) => adjectives.replaceAll(/en(?=\s)/gu, "er"));
  return `${stem} ${strong}`;
} // prettier-ignore

const weakened = (rest: string): string => rest.replace(/^(?:\p{Ll}+en\s)+(?=\p{Lu})/u, weak);

function weak(adjectives: string): string {
  return adjectives.replaceAll(/en(?=\s)/gu, "e");
}
