/** CSS in attributes and `style` elements, without anything that fetches. */

/** Escapes hide words, at-rules fetch or nest, the rest are old ways to run or newer ways to fetch. */
const DANGEROUS =
  /[\\@<]|expression\s*\(|(java|vb)script\s*:|behaviou?r\s*:|-moz-binding|image-set\s*\(|\bimage\s*\(|\bsrc\s*\(|cross-fade\s*\(|element\s*\(|paint\s*\(/i;

/** `url(#part)` of the same picture is what gradients, masks and markers need; any other becomes `none`. */
const URL_FUNCTION = /url\s*\(\s*(?:"([^"]*)"|'([^']*)'|([^"')]*))\s*\)?/gi;

/** The text with every foreign reference removed; empty where it holds what has no place in a picture. */
export function cleanCss(text: string): string {
  const bare = text.replace(/\/\*[\s\S]*?(\*\/|$)/g, " ");
  if (DANGEROUS.test(bare)) return "";
  const own = bare.replace(URL_FUNCTION, (_all, ...quoted: (string | undefined)[]) => {
    const target = (quoted[0] ?? quoted[1] ?? quoted[2] ?? "").trim();
    return /^#[^\s"'()<>]+$/.test(target) ? `url(${target})` : "none";
  });
  // What is left of a `url` was not written as one: an unclosed quote, a trick.
  return /url\s*\((?!#[^\s"'()<>]+\))/i.test(own) ? "" : own;
}
