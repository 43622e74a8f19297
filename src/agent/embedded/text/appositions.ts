import { regex } from "./regex.ts";
import { isUnspaced } from "./unspaced.ts";

/**
 * What opens a piece between commas that says more of the piece before it, by language. "Especially soft bread" is a piece of its own, so
 * that such words count before an article or where it is so.
 */
const SAYS_MORE: Readonly<Record<string, string>> = {
  en: "meaning|that is(?: to say)?|i\\.\\s?e\\.|e\\.\\s?g\\.|namely|which is|in other words|or rather|known as|also (?:called|known as)|so[- ]called|for (?:example|instance)|such as|above all|(?:especially|particularly)(?=\\s(?:the|in|on|at|for|from|with|when|if|those|these|this)\\s)",
  de: "also|das heißt|d\\.\\s?h\\.|nämlich|sprich|das (?:ist|sind)|genauer(?: gesagt)?|mit anderen worten|zum beispiel|z\\.\\s?b\\.|vor allem|insbesondere|besonders(?=\\s(?:die|der|das|den|dem|in|im|bei|beim|für|mit|wenn)\\s)|sogenannte\\p{L}*",
  fr: "c['’]est-à-dire|c['’]est à dire|autrement dit|à savoir|(?:aussi|encore|également) (?:dite?s?|appelée?s?)|dite?s? aussi|par exemple|surtout(?=\\s(?:les?|la|l['’]|en|dans|pour|quand|si))|notamment|en particulier",
  es: "es decir|o sea|esto es|a saber|por ejemplo|sobre todo(?=\\s(?:el|las?|los|en|para|con|cuando|si)\\s)|en particular|en especial|llamad[oa]s?",
  it: "cioè|ossia|ovvero|vale a dire|ad esempio|per esempio|soprattutto|in particolare|dett[oaie] anche|anche dett[oaie]",
  pt: "ou seja|isto é|quer dizer|a saber|por exemplo|sobretudo|em especial|em particular|chamad[oa]s?",
  nl: "dat wil zeggen|d\\.w\\.z\\.|oftewel|namelijk|bijvoorbeeld|vooral(?=\\s(?:de|het|in|op|bij|voor|met|als)\\s)|met name",
  sv: "det vill säga|dvs\\.?|alltså|nämligen|till exempel|framför allt|särskilt(?=\\s(?:den|det|de|i|på|för|när)\\s)|så kallade?",
  da: "det vil sige|dvs\\.?|altså|nemlig|for eksempel|især|navnlig|såkaldte",
  nb: "det vil si|dvs\\.?|altså|nemlig|for eksempel|særlig(?=\\s(?:den|det|de|i|på|for|når)\\s)|såkalte",
  fi: "eli|toisin sanoen|esimerkiksi|varsinkin",
  hu: "azaz|vagyis|tehát|például|főleg",
  pl: "czyli|to znaczy|to jest|tj\\.|tzn\\.|na przykład|zwłaszcza|przede wszystkim",
  cs: "tedy|čili|to znamená|tj\\.|například|zejména|především",
  ro: "adică|de exemplu|mai ales|în special",
  ru: "то есть|т\\.\\s?е\\.|а именно|например|особенно|прежде всего",
  uk: "тобто|а саме|наприклад|особливо|насамперед",
  el: "δηλαδή|π\\.χ\\.|για παράδειγμα|κυρίως",
  tr: "yani|örneğin|özellikle|başka bir deyişle",
  ar: "أي|يعني|بمعنى|مثل|خاصة|خصوصا",
  he: "כלומר|דהיינו|זאת אומרת|למשל|בעיקר",
  fa: "یعنی|مثلا|به ویژه",
  hi: "यानी|अर्थात|जैसे|मसलन",
  ja: "つまり|すなわち|例えば|たとえば",
  zh: "即(?!食|将|將|時|时|使|便|刻|席|可|日)|也就是|就是说|比如|例如|尤其是|特别是",
  ko: "즉|다시 말해|예를 들어|특히",
  id: "yaitu|yakni|artinya|misalnya|terutama",
  vi: "tức là|nghĩa là|ví dụ|nhất là",
};

/** "Meaning the rustle of clothes", "c'est-à-dire une base de branches": no piece of a row by itself. */
export function saysMore(piece: string, language: string): boolean {
  const words = SAYS_MORE[language];
  return words !== undefined && regex(`^(?:${words})${edgeOf(language)}`, "iu").test(piece);
}

/** Without blanks the next word follows at once. */
function edgeOf(language: string): string {
  return isUnspaced(language) ? "" : "(?![\\p{L}\\p{M}])";
}

/**
 * The pieces of a row, each with what only says more of it: "first the feet | then the moves, meaning the rustle of clothes | and
 * finally the props" are three.
 */
export function withAppositions(pieces: readonly string[], language: string): string[] {
  const kept: string[] = [];
  for (const piece of pieces) {
    const before = kept.at(-1);
    if (before !== undefined && saysMore(piece.trim(), language))
      kept.splice(-1, 1, joined(before, piece.trim()));
    else kept.push(piece);
  }
  return kept;
}

function joined(before: string, piece: string): string {
  if (/\p{Script=Arabic}/u.test(before)) return `${before}، ${piece}`;
  return /[\p{Script=Han}\p{Script=Hiragana}]$/u.test(before) ? `${before}，${piece}` : `${before}, ${piece}`;
}

/** A piece and what says more of it, apart; `detail` null where it has none. */
export function appositionOf(piece: string, language: string): { name: string; detail: string | null } {
  const commas = [...piece.matchAll(/[,،，、]\s*/gu)];
  const found = commas.find(({ index, 0: mark }) => saysMore(piece.slice(index + mark.length), language));
  if (found === undefined) return { name: piece, detail: null };
  return { name: piece.slice(0, found.index), detail: piece.slice(found.index + found[0].length) };
}
