import { capitalise, countWords } from "./sentences.ts";

/** Where a label may stop: before these the main thought is told. */
const CLAUSE =
  /\s*(?:,(?!\d)|[;:()，；：（、]|\s[–—-]\s|\s(?=(?:which|that|who|whose|where|when|while|because|so|but|although|unless|until|since|if)\s))/u;
/** "After the fire, London was rebuilt": the thought comes after the comma. */
const LEADING_PHRASE =
  /^(?:after|in|at|on|since|during|by|from|within|between|before|for|with|over|under)\b[^,]{1,45},\s+(?=\S+\s\S+)/i;
const TRAILING = /[\s,;:.。，；：、!！।۔–—-]+$/u;
const WEAK_END =
  /\s+(?:a|an|the|of|in|on|at|to|for|with|by|and|or|but|from|into|is|are|was|were|be|as|than|that|which|who|its|their|your|our|his|her|it|they|he|she|we|you|more|less|too|very|not|what|whatever|needs?|has|have|had|can|could|will|would|must|should|may|der|die|das|und|mit|von|zu|le|la|les|de|des|du|et|un|une|el|los|las|y|en|il|di|e|da|do|dos|que)$/iu;
/** Where a label that must be cut may be cut: before the last of these. */
const LINK_WORD =
  /\s(?:of|in|on|at|to|for|with|by|from|into|than|that|which|who|before|after|through|über|von|mit|für|nach|pour|dans|avec|con|para|por|per)(?=\s)/giu;

/** A label for the screen: no final stop, at most about `maxWords` words, cut only where a clause ends. */
export function shortLabel(text: string, maxWords = 8): string {
  const whole = text.trim().replace(TRAILING, "") || text.trim();
  if (countWords(whole) <= maxWords) return whole;
  const later = whole.replace(LEADING_PHRASE, "");
  const plain = later === whole ? whole : capitalise(later);
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
  const link = [...out.matchAll(LINK_WORD)].at(-1);
  if (link !== undefined && countWords(out.slice(0, link.index)) >= 3) out = out.slice(0, link.index);
  while (WEAK_END.test(out)) out = out.replace(WEAK_END, "").replace(TRAILING, "");
  return out === "" ? Array.from(label).slice(0, 60).join("") : out;
}
