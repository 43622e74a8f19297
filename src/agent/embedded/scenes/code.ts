import type { CodeBlock } from "../brief/brief.ts";
import { fill } from "../phrases/phrases.ts";
import { countWord } from "../phrases/count-words.ts";
import { isClause } from "../english/grammar.ts";
import { capitalise, countWords, endSentence, withoutStop } from "../text/sentences.ts";
import { say, type Candidate, type SceneContext, type Utterance } from "./draft.ts";
import { commandsBefore, toldCommands } from "./shell-commands.ts";
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
  const shell = isShell(block.language, block.code);
  const opening = intro === null ? null : say(intro, 1.4, [{ key: "code", offset: 0 }]);
  const commands = opening === null || !shell ? [] : withCommands(opening, code.split("\n"), 0, context);
  const explained = points.map(({ from, to, text, announces }) => {
    const said = say(text, 1, [{ key: `line:${from}`, offset: 0 }]);
    const named = announces === true && shell ? withCommands(said, code.split("\n"), from, context) : [];
    return { said, spots: named.length > 0 ? named : [{ from, to }] };
  });
  const spots = [...commands, ...explained.flatMap((point) => point.spots)];
  const utterances: Utterance[] = [
    ...(opening === null || shell ? [] : claimAbove(context)),
    ...(opening === null ? [] : [opening]),
    ...explained.map(({ said }) => said),
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
      focus: (spots.length < 2 ? [] : spots).flatMap(({ from, to }) => {
        const cue = cueOf(`line:${from}`);
        return cue === undefined ? [] : [{ from, to, cue }];
      }),
    }),
  };
}

/**
 * The same, with the lines in focus that the sentences around it speak of, which are marked. What the brief itself
 * explains is not read off the lines once more.
 */
export function withToldLines(
  candidate: Candidate,
  { code }: CodeBlock,
  around: readonly Utterance[],
): Candidate {
  const told = toldLines(
    shownCode(code),
    around.map(({ text }) => text),
  );
  if (told.length === 0) return candidate;
  told.forEach(({ sentence }) => around[sentence]?.marks.push({ key: toldKey(sentence), offset: 0 }));
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

/** "LEFT JOIN keeps everyone on the left" is what the code below it shows: with no word of it, the film would not say it. */
function claimAbove({ base, spokenHeading, ownHeading, language }: SceneContext): Utterance[] {
  const claims = ownHeading && base === "en" && countWords(spokenHeading) >= 3 && isClause(spokenHeading);
  return claims ? [say(capitalise(endSentence(spokenHeading, language)), 1.2)] : [];
}

/** "It takes six commands: git switch, git fetch …": the commands below line `from` are named at the end of what is said. */
function withCommands(
  said: Utterance,
  lines: readonly string[],
  from: number,
  { language, base, phrases }: SceneContext,
): { from: number; to: number }[] {
  const commands = commandsBefore(lines, from);
  if (commands.length === 0 || (from === 0 && commands.length < 2)) return [];
  const bare = said.text.replace(/[.。।]$/u, "");
  // "It takes six commands, first …": a comment stands before the others.
  const rest = lines.slice(commands.at(-1)?.line ?? 0).some((line) => /\S/u.test(line));
  const link = base === "en" && rest ? ", first " : phrases.colon;
  const lead = `${bare}${from === 0 ? link : phrases.space}`;
  const { text, marks } = toldCommands(commands, language, lead.length);
  said.text = endSentence(lead + text, base);
  said.marks = [...(from === 0 ? said.marks : []), ...marks];
  return commands.map(({ line }) => ({ from: line, to: line }));
}

function toldKey(sentence: number): string {
  return `told-line:${sentence}`;
}

/** Drawn with letters, or what a program prints: no code. */
const PLAIN = /^(?:text|txt|plain|plaintext|ascii|output|console-output)$/iu;

function introOf(block: CodeBlock, context: SceneContext): string | null {
  const { phrases } = context;
  if (PLAIN.test(block.language) && context.ownHeading)
    return capitalise(endSentence(withoutStop(context.spokenHeading), context.language));
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
