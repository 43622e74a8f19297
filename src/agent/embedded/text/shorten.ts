import { capitalise, countWords, endsInAbbreviation } from "./sentences.ts";

/** Where a phrase may stop: what follows adds to the thought, but does not define it. */
const STOP =
  /\s*(?:[;；。]|(?<=\p{Ll}{3}|\d{3}|\))\.\s+(?=\p{Lu})|[:：](?!\d)|[(（]|\s[–—-]\s|,\s+(?=(?:which|who|whose|so|because|while|whereas|although|though|since|until|unless|if|where|when|such as|including|for example|and (?:it|they|you|we|this|that)|weil|wobei|aber|sodass|damit|obwohl|denn|während|dadurch|mais|car|donc|parce|puisque|alors|afin|pero|porque|aunque|así|para que|ma|perché|quindi|mentre|mas|porque|embora|maar|omdat|want|zodat)\s)|,\s+(?=but\s))/u;
/** "After the fire, London was rebuilt": the thought comes after the comma. */
const LEADING_PHRASE =
  /^(?:[Aa]fter|[Ii]n|[Aa]t|[Oo]n(?=\s(?:the|an|th\w+|my|your|our|its|their|his|her|\d|\p{Lu}))|[Ss]ince|[Dd]uring|[Bb]y|[Ff]rom|[Ww]ithin|[Bb]etween|[Bb]efore|[Ff]or|[Ww]ith|[Oo]ver|[Uu]nder)\b[^,]{1,45},\s+(?=(?:\S+\s+){3}\S)/u;
/** "From now on the rotation is weekly, …" is a thought of its own, no lead. */
const VERB =
  /\s(?:is|are|was|were|has|have|had|will|can|must|should|may|do|does|did|you|we|they|he|she|it|i)\s/i;
const TRAILING = /[\s,;:.。，；：、!！।۔።፣፤។៕။։–—-]+$/u;
const WEAK_END =
  /\s+(?:a|an|the|of|in|on|at|to|for|with|by|and|or|but|from|into|is|are|was|were|be|as|than|that|which|who|its|their|your|our|his|her|it|they|he|she|we|you|more|less|too|very|not|what|whatever|needs?|has|have|had|can|could|will|would|must|should|may|der|die|das|und|mit|von|zu|le|la|les|de|des|du|et|un|une|el|los|las|y|en|il|di|e|da|do|dos|que)$/iu;
/** Where a phrase that is far too long still makes sense alone. */
const REASON =
  /\s+(?:because|although|so that|unless|until|while|whereas|weil|obwohl|damit|parce qu|afin d|porque|aunque|para que|perché|affinché|embora)\b/iu;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Wrapping a complete phrase is better than cutting it; beyond this many times the wish it is cut. */
const PATIENCE = 2;
const SPARE = 3;

/** A sentence that has ended within a text. */
const SENTENCE_END = /(?<=\p{Ll}{2}|\p{Nd}{2}|\))[.!?]["”’»)]*\s+(?=[\p{Lu}\p{Nd}])|[。！？](?=\S)/u;

/** What takes back or bounds the words before it: "we do sell rooms, but only against card payment". */
const TURNS =
  /^(?:but|not|except|unless|only|yet|aber|sondern|jedoch|doch|außer|nicht|nur|mais|sauf|pas|pero|sino|salvo|ma|mas|senão|exceto|eccetto|tranne|maar|behalve|niet|men|utan|ale|lecz|oprócz|но|а не|кроме|але|крім)\s/iu;

/**
 * A phrase and what was said after it: "Forgetting the plus one" and "so two items never shrink".
 * `losing`: only the phrase will be seen, so that what follows must not take it back.
 */
export function splitAtStop(
  text: string,
  maxWords: number,
  losing = false,
): { head: string; rest: string } | null {
  let best: { head: string; rest: string } | null = null;
  let from = 0;
  while (from < text.length) {
    const match = STOP.exec(text.slice(from));
    if (match === null) break;
    const at = from + match.index;
    const head = text.slice(0, at).replace(TRAILING, "");
    if (countWords(head) > maxWords) break;
    from = at + Math.max(1, match[0].length);
    // "Not a bug, but a feature" says nothing without its end.
    const turns =
      (/^but\s/.test(text.slice(from)) && /\b(?:not|no|only)\b/i.test(head)) ||
      (losing && TURNS.test(text.slice(from)));
    // "Write them in the log. Fridges: 2 to 5 °C": a colon, a bracket or a dash of a later sentence parts that one alone.
    if (SENTENCE_END.test(head) && !/^\s*[.。;；]/u.test(match[0])) break;
    const quoted = (head.match(/["“”„«»]/gu)?.length ?? 0) % 2 === 1;
    if (countWords(head) >= 2 && !turns && !quoted && !tearsBrackets(head, text.slice(at)))
      best = { head, rest: closed(text.slice(from).trim()) };
  }
  return best;
}

/** "7 € (in ten days) or 12 € (today)": no stop within brackets, nor before those with which the text does not end. */
function tearsBrackets(head: string, rest: string): boolean {
  if ((head.match(/[(（]/gu)?.length ?? 0) > (head.match(/[)）]/gu)?.length ?? 0)) return true;
  return /^\s*[(（][^)）]*[)）]\s*[^\s.。;；]/u.test(rest);
}

/** What stood in brackets, cut free of the opening one, needs no closing one. */
function closed(rest: string): string {
  return rest.replace(/^([^()（）]*)[)）]([.。]?)$/u, "$1$2");
}

/** A label for the screen: no final stop, about `maxWords` words where a phrase ends there, else the whole text. */
export function shortLabel(text: string, maxWords = 8): string {
  const whole = endsInAbbreviation(text.trim())
    ? text.trim()
    : text.trim().replace(TRAILING, "") || text.trim();
  if (countWords(whole) <= maxWords) return whole;
  const later = VERB.test(LEADING_PHRASE.exec(whole)?.[0] ?? "") ? whole : whole.replace(LEADING_PHRASE, "");
  const plain = later === whole ? whole : capitalise(later);
  if (countWords(plain) <= maxWords) return plain;
  return splitAtStop(plain, maxWords, true)?.head ?? plain;
}

/** A label, and whether it was cut between words because no phrase ends where there is room. */
type Cut = { label: string; torn: boolean };

/** As `shortLabel`; what is far too long ends with a whole clause, and where none ends it is shown whole: nothing is cut within one. */
export function hardLabel(text: string, maxWords: number): string {
  const { label, torn } = cutAt(text, maxWords);
  return torn ? (wholeClauses(shortLabel(text, maxWords), maxWords) ?? shortLabel(text, maxWords)) : label;
}

/** As `hardLabel`, with an ellipsis where it has to cut between words: for those who then show something else. */
export function tornLabel(text: string, maxWords: number): string {
  const { label, torn } = cutAt(text, maxWords);
  return torn ? `${label}…` : label;
}

/** Part of its words that a text keeps that ends with a clause: less of it would be another thought. */
const LEAST_KEPT = 0.45;
/** Of a number no clause ends: "3,600". */
const CLAUSE = /(?:[，、،;；؛]|,(?!\p{Nd}))\s*/gu;

/** The clauses that have room, where they are most of the text, take nothing back and stand alone; null where they do not. */
function wholeClauses(text: string, maxWords: number): string | null {
  const limit = Math.max(maxWords * PATIENCE, 12) + SPARE;
  const ends = [...text.matchAll(CLAUSE)].map(({ index, 0: mark }) => ({
    head: text.slice(0, index),
    rest: text.slice(index + mark.length),
  }));
  const fitting = ends.findLast(({ head, rest }) => {
    const count = countWords(head);
    const opens = (head.match(/[(（«“„「『]/gu)?.length ?? 0) > (head.match(/[)）»”“」』]/gu)?.length ?? 0);
    return count <= limit && count >= Math.max(3, countWords(text) * LEAST_KEPT) && !opens && !TURNS.test(rest) && !IN_ROW.test(rest); // prettier-ignore
  });
  return fitting === undefined ? null : fitting.head.replace(TRAILING, "");
}

/** "Marta at the oven, Ilaria at the counter, and Rosa on Saturdays": what is told in a row is told to its end. */
const IN_ROW =
  /^(?:[^,，、،]*[,，、،]\s*)*(?:and|or|und|oder|et|ou|y|o|e|en|of|och|eller|og|i|oraz|lub|a|nebo|и|или|та|або|ve|veya|και|és|și|sau|dan|atau|và|و|או|और)\s/iu;

/** Whether behind a comma the row goes on, to an "and" before its last piece. */
export function inRow(rest: string): boolean {
  return IN_ROW.test(rest);
}

function cutAt(text: string, maxWords: number): Cut {
  const short = shortLabel(text, maxWords);
  // "¡Buen Camino!" is no "¡Buen Camino".
  const label = /^[^!]*¡[^!]*$/u.test(short) && text.trim() === `${short}!` ? `${short}!` : short;
  const limit = Math.max(maxWords * PATIENCE, 12);
  const whole = (one: string): Cut => ({ label: one, torn: false });
  // Two or three words more are better than none of the end.
  if (countWords(label) <= limit + SPARE) return whole(label);
  const later = splitAtStop(label, limit, true);
  if (later !== null) return whole(later.head);
  const reason = REASON.exec(label);
  if (reason !== null && countWords(label.slice(0, reason.index)) >= 4)
    return cutAt(label.slice(0, reason.index), maxWords);
  if (UNSPACED.test(label)) {
    let out = "";
    for (const part of new Intl.Segmenter("zh", { granularity: "word" }).segment(label)) {
      if (countWords(out + part.segment) > limit) break;
      out += part.segment;
    }
    // Thai parts its phrases by spaces: up to one of them it is whole.
    const phrase = out.lastIndexOf(" ");
    if (phrase > out.length * 0.4) return whole(out.slice(0, phrase).replace(TRAILING, ""));
    const cut = out === "" ? Array.from(label).slice(0, limit).join("") : out;
    return { label: cut.replace(TRAILING, ""), torn: true };
  }
  let out = label.split(/\s+/).slice(0, limit).join(" ").slice(0, 160).replace(TRAILING, "");
  while (WEAK_END.test(out)) out = out.replace(WEAK_END, "").replace(TRAILING, "");
  return { label: out === "" ? Array.from(label).slice(0, 60).join("") : out, torn: true };
}
