/** What stands behind "για" in Greek, in the accusative, as a name: "για τον φάρο της Ταινάρου" → "Ο φάρος της Ταινάρου". */
const ARTICLES: Readonly<Record<string, string>> = { τη: "Η", την: "Η", το: "Το", τον: "Ο", τις: "Οι", τους: "Οι", τα: "Τα" }; // prettier-ignore
/** Where the words that agree with the article end. */
const GOES_ON = /^(?:του|της|των|στ\p{L}+|για|με|από|και|σε|προς|κατά|μας|σας|μου|του|που)$/iu;

export function greekName(phrase: string): string | null {
  const [first = "", ...rest] = phrase.split(/\s+/u);
  const article = ARTICLES[first.toLowerCase()];
  // "για το πώς λειτουργεί": the article of a question is none of its words.
  if (article === "Το" && /^(?:πώς|πως|γιατί|τι|πότε|πού)$/iu.test(rest[0] ?? "")) return rest.join(" ");
  if (article === undefined) return /[οό]$/u.test(first) ? null : phrase;
  const end = rest.findIndex((word) => GOES_ON.test(word));
  const agreeing = end < 0 ? rest : rest.slice(0, end);
  const named = agreeing.map((word) => nominativeOf(word, first.toLowerCase()));
  return [article, ...named, ...rest.slice(agreeing.length)].join(" ");
}

function nominativeOf(word: string, article: string): string {
  if (article === "τον") return /[οόαάηήίι]$/u.test(word) ? `${word}ς` : word;
  if (article === "τους") return word.replace(/ους$/u, "οι").replace(/ούς$/u, "οί");
  return word;
}
