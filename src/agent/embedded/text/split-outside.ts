import { quotationsIn } from "./quotations.ts";
import { toPattern } from "./regex.ts";

const BRACKETS: Readonly<Record<string, string>> = { "(": ")", "（": "）", "[": "]", "［": "］", "【": "】" };

/** What gives an example of the thing before, and stands between commas as often as not. */
const EXAMPLE =
  "e\\.\\s?g\\.?|i\\.\\s?e\\.?|viz\\.|for example|for instance|such as|z\\.\\s?B\\.|d\\.\\s?h\\.|zum Beispiel|etwa|p\\.\\s?ex\\.|par exemple|p\\.\\s?ej\\.|por ejemplo|por exemplo|per esempio|ad esempio|ad es\\.|es\\.|bijv\\.|bijvoorbeeld|zoals|t\\.\\s?ex\\.|till exempel|f\\.\\s?eks\\.|for eksempel|np\\.|na przykład|např\\.|například|esim\\.|esimerkiksi|pl\\.|például|de ex\\.|de exemplu|π\\.χ\\.|για παράδειγμα|т\\.\\s?е\\.|напр\\.|например|наприклад|örn\\.|örneğin|misalnya|contohnya|مثل|مثلا|مثلاً|כגון|למשל|जैसे|उदाहरण के लिए|যেমন|chẳng hạn|ví dụ|例えば|たとえば|例如|比如|예를 들어|예컨대";
const BEFORE_EXAMPLE = toPattern(`^\\s*(?:${EXAMPLE})(?![\\p{L}\\p{M}])`, "iu");
const BEHIND_EXAMPLE = toPattern(`(?<![\\p{L}\\p{M}])(?:${EXAMPLE})\\s*$`, "iu");

/** Whether a text begins with "such as" or "for example". */
export function opensExample(text: string): boolean {
  return BEFORE_EXAMPLE.test(text);
}

/**
 * The pieces of a text between its marks. One within brackets or quotation marks parts nothing: "the kit (second drawer, blue
 * box), gauze and tape" are three things, "the “Fox, goose and grain”" is one; nor does one beside "e.g.".
 */
export function splitOutside(text: string, mark: RegExp): string[] {
  const spans = enclosedIn(text);
  const pieces: string[] = [];
  let from = 0;
  for (const { index, 0: found } of text.matchAll(globally(mark))) {
    const end = index + found.length;
    const within = spans.some((span) => index > span.start && index < span.end);
    if (end === from || within || BEHIND_EXAMPLE.test(text.slice(from, index))) continue;
    if (BEFORE_EXAMPLE.test(text.slice(end))) continue;
    pieces.push(text.slice(from, index));
    from = end;
  }
  return [...pieces, text.slice(from)];
}

function globally(mark: RegExp): RegExp {
  return mark.global ? mark : toPattern(mark.source, `${mark.flags}g`);
}

/** UTF-16 spans of brackets and quotations that are closed, with their marks; of nested ones the outer. */
function enclosedIn(text: string): { start: number; end: number }[] {
  const quoted = quotationsIn(text).flatMap(({ start, end }) => (end === null ? [] : [{ start, end }]));
  const open: { start: number; closer: string }[] = [];
  const found = [...quoted];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    const closer = BRACKETS[sign];
    if (closer !== undefined) open.push({ start: at, closer });
    else if (open.at(-1)?.closer === sign) found.push({ start: open.pop()?.start ?? at, end: at + 1 });
  }
  return found;
}
