import { lowerFirst } from "../english/grammar.ts";
import { capitalise, countWords, endSentence } from "../text/sentences.ts";
import { hardLabel } from "../text/shorten.ts";
import { say, withCue, type Candidate, type CueOf, type SceneContext, type Utterance } from "./draft.ts";
import { toneOf } from "./comparison.ts";

const BETWEEN =
  "versus|vs\\.?|gegen|contre|contra|contro|frente a|или|чи|oder|compared (?:to|with)|or|ou|o|of|czy|veya|ya da|أم|أو|או|या|बनाम|مقابل|بمقابل|ضد|מול|נגד|εναντίον|проти|karşı|lawan|gegenüber|против|tegen";
const VERSUS = new RegExp(`^(.{2,40}?)\\s+(?:${BETWEEN})\\s+(.{2,40}?)\\s*[?？؟]?$`, "iu");
const VERSUS_EAST =
  /^(.{1,16}?)(?:与|與|和|跟|对|對|vs\.?|と)(.{1,16}?)(?:的|の)?(?:比较|区别|对比|差别|不同|比較|區別|違い|どちら.{0,8})[?？]?$/iu;
/** "油车还是电车？", "電子書籍か紙の本か" */
const CHOICE_EAST = /^(.{1,16}?)(?:还是|還是|か、?(?=.+か[?？]?$))(.{1,16}?)か?[?？]?$/iu;
/** "Kedi mi köpek mi?" */
const VERSUS_TURKISH = /^(.{2,30}?)\s+m[ıiuü],?\s+(.{2,30}?)\s+m[ıiuü][?]?$/iu;
/** "집을 살까 빌릴까" says what to do; "전기차와 가솔린차의 차이" names two things. */
const VERSUS_KOREAN = /^(.{1,16}?)(?:와|과|이냐|냐)\s(.{1,16}?)(?:의\s(?:차이|비교)|이냐|냐)[?]?$/u;
/** "Which is better: gas or induction?" */
const ASKS_BEFORE = /^[^:：]{4,40}[:：]\s*(?=\S)/u;

export function sidesOfHeading(heading: string): [string, string] | null {
  const asked = heading
    .trim()
    .replace(/^[¿¡]\s*/u, "")
    .replace(ASKS_BEFORE, "")
    .replace(/^[¿¡]\s*/u, "");
  const match = [VERSUS, VERSUS_EAST, CHOICE_EAST, VERSUS_TURKISH, VERSUS_KOREAN]
    .map((pattern) => pattern.exec(asked))
    .find((found) => found !== null);
  const sides: [string, string] = [match?.[1] ?? "", match?.[2] ?? ""];
  // "Vented, condenser or heat pump?" names three.
  return sides.some((side) => side === "" || /[,，、،]/u.test(side)) ? null : sides;
}

/**
 * Prose under "X versus Y": each sentence belongs to the side it names, or to the one spoken of
 * before; a last sentence about both is the verdict. Null where a side stays empty.
 */
export function versusCandidate(prose: Utterance[], context: SceneContext): Candidate | null {
  const headed = sidesOfHeading(context.heading);
  const inline = headed === null ? sidesOfSentence(prose, context) : null;
  const sides = headed ?? inline?.sides ?? null;
  const utterances = inline?.utterances ?? prose;
  if (sides === null || utterances.length < 2) return null;
  let current: number | null = null;
  const points: { side: number; at: number }[] = [];
  let verdict: number | null = null;
  utterances.forEach((utterance, at) => {
    const named = sides.map((side) => includesWord(utterance.text, side));
    if (named[0] === true && named[1] === true) {
      verdict = at;
      current = null;
    } else if (named[0] === true || named[1] === true) current = named[0] === true ? 0 : 1;
    else if (/^(?:together|both|zusammen|beide|ensemble|juntos|insieme|两者)/iu.test(utterance.text)) {
      verdict = at;
      current = null;
    }
    if (current !== null) points.push({ side: current, at });
  });
  if (![0, 1].every((side) => points.some((point) => point.side === side))) return null;
  points.forEach((point) => utterances[point.at]?.marks.push({ key: `point:${point.at}`, offset: 0 }));
  if (verdict !== null) utterances[verdict]?.marks.push({ key: "verdict", offset: 0 });
  const verdictText = verdict === null ? null : (utterances[verdict]?.text ?? null);
  return {
    kind: "comparison",
    score: 92,
    utterances,
    visual: (cueOf: CueOf) => ({
      kind: "comparison",
      heading: context.heading,
      sides: sides.map((title, side) => ({
        title: capitalise(title),
        tone: toneOf(title, sides),
        points: points
          .filter((point) => point.side === side)
          .slice(0, 4)
          .map((point) =>
            withCue({ text: pointText(utterances[point.at]?.text ?? "", title) }, cueOf(`point:${point.at}`)),
          ),
      })),
      ...(verdictText === null
        ? {}
        : { verdict: withCue({ text: hardLabel(verdictText, 10) }, cueOf("verdict")) }),
    }),
  };
}

const NAMED = /^(.{2,40}?)\s+(?:versus|vs\.?|gegen|contre|contra)\s+(.{2,40}?)\s*[:：–—]\s+(.+)$/iu;

/** "Inner join vs left join: inner join drops …, left join keeps …": each side's clause as a sentence of its own. */
function sidesOfSentence(
  prose: readonly Utterance[],
  context: SceneContext,
): { sides: [string, string]; utterances: Utterance[] } | null {
  for (const [at, { text, weight }] of prose.entries()) {
    const match = NAMED.exec(text);
    if (match === null) continue;
    const [, one = "", two = "", rest = ""] = match;
    const clauses = rest.split(/\s*[;,]\s+(?:(?:and|but|while|whereas|und|et|y|e)\s+)?/iu);
    const told = clauses.filter((clause) => includesWord(clause, one) !== includesWord(clause, two));
    if (told.length !== clauses.length || told.length < 2) continue;
    const said = told.map((clause) => say(capitalise(endSentence(clause, context.language)), weight));
    return { sides: [one, two], utterances: [...prose.slice(0, at), ...said, ...prose.slice(at + 1)] };
  }
  return null;
}

function includesWord(text: string, word: string): boolean {
  return text.toLowerCase().includes(word.toLowerCase());
}

/** "Solar peaks at noon" under "Solar" is shown as "Peaks at noon"; "It is quick" as "Quick". */
function pointText(sentence: string, side: string): string {
  // Where no capital tells a sentence's first word, what follows a name may be its case.
  const start =
    /\p{Lu}|\p{Ll}/u.test(sentence) && sentence.toLowerCase().startsWith(side.toLowerCase())
      ? sentence.slice(side.length).trim()
      : sentence;
  const bare = start
    .replace(/^(?:it|they)\s+(?:is|are)\s+/i, "")
    .replace(/^(?:it|they)\s+(?=\p{L})/iu, "")
    .replace(/^(?:is|are)\s+/i, "");
  const label = hardLabel(bare === "" ? sentence : bare, 8);
  return capitalise(countWords(label) > 0 ? label : lowerFirst(sentence));
}
