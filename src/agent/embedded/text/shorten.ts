import { countWords } from "./sentences.ts";

/** Where a label may stop: before these the main thought is told. */
const CLAUSE =
  /\s*(?:[,;:()，；：（、]|\s[–—-]\s|\s(?=(?:which|that|who|whose|where|when|while|because|so|but|although|unless|until|since|if)\s))/u;
const TRAILING = /[\s,;:.。，；：、!！–—-]+$/u;
const WEAK_END =
  /\s+(?:a|an|the|of|in|on|at|to|for|with|by|and|or|but|from|into|is|are|was|were|be|as|than|that|which|its|their|your|our|his|her|der|die|das|und|mit|von|zu|le|la|les|de|des|du|et|un|une|el|los|las|y|en|il|di|e|da|do|dos)$/iu;

/** A label for the screen: no final stop, at most about `maxWords` words, cut only where a clause ends. */
export function shortLabel(text: string, maxWords = 8): string {
  const plain = text.trim().replace(TRAILING, "");
  if (countWords(plain) <= maxWords) return plain;
  let best = "";
  let from = 0;
  while (from < plain.length) {
    const match = CLAUSE.exec(plain.slice(from));
    if (match === null) break;
    const at = from + match.index;
    const piece = plain.slice(0, at).replace(TRAILING, "");
    if (countWords(piece) > maxWords) break;
    if (countWords(piece) >= 2) best = piece;
    from = at + Math.max(1, match[0].length);
  }
  return best === "" || countWords(best) < 2 ? plain : best;
}

/** As `shortLabel`, but never longer than `maxWords`: what has no clause to stop at is cut between words. */
export function hardLabel(text: string, maxWords: number): string {
  const label = shortLabel(text, maxWords);
  if (countWords(label) <= maxWords) return label;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(label)) {
    const graphemes = [...new Intl.Segmenter("zh", { granularity: "word" }).segment(label)].map(
      (part) => part.segment,
    );
    let out = "";
    for (const part of graphemes) {
      if (countWords(out + part) > maxWords) break;
      out += part;
    }
    return (
      out === ""
        ? Array.from(label)
            .slice(0, maxWords * 2)
            .join("")
        : out
    ).replace(TRAILING, "");
  }
  let out = label.split(/\s+/).slice(0, maxWords).join(" ").slice(0, 120).replace(TRAILING, "");
  while (WEAK_END.test(out)) out = out.replace(WEAK_END, "").replace(TRAILING, "");
  return out === "" ? Array.from(label).slice(0, 60).join("") : out;
}
