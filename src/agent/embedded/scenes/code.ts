import type { CodeBlock } from "../brief/brief.ts";
import { fill } from "../phrases/phrases.ts";
import { countWord } from "../phrases/count-words.ts";
import { capitalise, endSentence } from "../text/sentences.ts";
import { say, type Candidate, type SceneContext, type Utterance } from "./draft.ts";
import { codePoints } from "./code-points.ts";
import { isShell, languageName } from "./code-reading.ts";
import { toldLines } from "./told-lines.ts";

export const MAX_LINES = 18;
const MAX_COLUMNS = 92;

/** Code is named and explained, never read out; the lines that are spoken of come into focus. */
export function codeCandidate(block: CodeBlock, introduced: boolean, context: SceneContext): Candidate {
  const code = shownCode(block.code);
  const points = codePoints(code, block.language, context.language);
  const intro = introduced ? null : introOf(block, context);
  const utterances: Utterance[] = [
    ...(intro === null ? [] : [say(intro, 1.4, [{ key: "code", offset: 0 }])]),
    ...points.map(({ from, text }) => say(text, 1, [{ key: `line:${from}`, offset: 0 }])),
  ];
  return {
    kind: "code",
    score: 95,
    utterances,
    visual: (cueOf) => ({
      kind: "code",
      heading: context.heading,
      language: block.language,
      code,
      // One line in focus would leave all others in the dark, for good.
      focus: (points.length < 2 ? [] : points).flatMap(({ from, to }) => {
        const cue = cueOf(`line:${from}`);
        return cue === undefined ? [] : [{ from, to, cue }];
      }),
    }),
  };
}

/**
 * The same, with the lines in focus that the sentences after it speak of, which are marked. What the brief itself
 * explains is not read off the lines once more.
 */
export function withToldLines(
  candidate: Candidate,
  { code }: CodeBlock,
  after: readonly Utterance[],
): Candidate {
  const told = toldLines(
    shownCode(code),
    after.map(({ text }) => text),
  );
  if (told.length === 0) return candidate;
  told.forEach(({ sentence }) => after[sentence]?.marks.push({ key: toldKey(sentence), offset: 0 }));
  const own = (utterance: Utterance): boolean => !utterance.marks.some(({ key }) => key.startsWith("line:"));
  return {
    ...candidate,
    utterances: candidate.utterances.filter(own),
    visual: (cueOf) => {
      const visual = candidate.visual(cueOf);
      if (visual.kind !== "code") return visual;
      const focus = told.flatMap(({ sentence, from, to }) => {
        const cue = cueOf(toldKey(sentence));
        return cue === undefined ? [] : [{ from, to, cue }];
      });
      return { ...visual, focus };
    },
  };
}

function toldKey(sentence: number): string {
  return `told-line:${sentence}`;
}

function introOf(block: CodeBlock, context: SceneContext): string | null {
  const { phrases } = context;
  const commands = block.code
    .replace(/\\\n/g, " ")
    .split("\n")
    .filter((line) => /\S/.test(line) && !/^\s*#/.test(line)).length;
  if (context.base === "en" && isShell(block.language, block.code)) {
    const noun = /^(?:installation|setup|deployment|quick ?start)$/i.test(context.spokenHeading)
      ? capitalise(context.spokenHeading)
      : null;
    if (noun !== null)
      return `${noun} takes ${countWord(commands, "en") ?? String(commands)} ${commands === 1 ? "command" : "commands"}.`;
    return commands === 1
      ? "It takes one command."
      : `It takes ${countWord(commands, "en") ?? String(commands)} commands.`;
  }
  if (context.base === "en" && /^(?:json|ya?ml|toml|xml|ini|env)$/.test(block.language))
    return `Here is an example in ${languageName(block.language) ?? "a file"}.`;
  const name = languageName(block.language);
  if (name !== null && phrases.code !== "{}") return endSentence(fill(phrases.code, name), context.language);
  return phrases.codePlain === "" ? null : endSentence(phrases.codePlain, context.language);
}

/** What fits on a screen: the first lines, tabs as two spaces, over-long lines cut at a word. */
function shownCode(code: string): string {
  return code
    .split("\n")
    .slice(0, MAX_LINES)
    .map((line) => line.replace(/\t/g, "  "))
    .map((line) =>
      Array.from(line).length > MAX_COLUMNS ? Array.from(line).slice(0, MAX_COLUMNS).join("") : line,
    )
    .join("\n")
    .replace(/\s+$/, "");
}
