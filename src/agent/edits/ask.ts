/** Turns a doubt into a question that can be answered with a number, a name, or a whole instruction. */
import type { EditChoice, EditQuestion } from "../../artifacts/edit.ts";
import type { Film } from "./find-scenes.ts";
import type { Unclear } from "./unclear.ts";

const HOW =
  "You can say, for example: make scene 3 shorter; drop the part about …; swap 2 and 4; move scene 5 to the end; " +
  "rename scene 2 to …; add a scene about … after scene 3: (its text); say “A” instead of “B”; show scene 4 as a table. " +
  "Instructions are understood in English, the simplest also in German, French and Spanish.";
const UNCHANGED = "Nothing has been changed yet.";

export function askAbout(
  { doubt, others, translated }: Unclear,
  instruction: string,
  film: Film,
): EditQuestion {
  // A choice of scene replaces the words that were not clear.
  const clear = translated === null ? instruction : [...others, translated].join("\n");
  const without = (text: string): EditQuestion => ({
    text: `${text} ${UNCHANGED}`,
    instruction,
    choices: [],
    textFor: null,
  });
  switch (doubt.kind) {
    case "not-understood": {
      const { clause, rest } = doubt;
      const head = `I did not understand “${short(clause)}”.`;
      if (rest.length === 0) return without(`${head} ${HOW}`);
      const done = rest.map((one) => `“${short(one)}”`).join(", ");
      const choices = [
        choice(`do only the part before it: ${done}`, rest.join("\n")),
        choice("leave everything as it is", "leave it as it is"),
      ];
      return offered(
        `${head} Shall I leave that out?`,
        choices,
        instruction,
        ` Or write the whole instruction again. ${HOW}`,
      );
    }
    case "which-scene":
    case "one-scene": {
      const { reference, numbers } = doubt;
      const names = numbers.map((number) => sceneChoice(number, reference, clear, film));
      if (numbers.length === 1 && names[0] !== undefined)
        return offered(
          `Do you mean ${names[0].label} by “${short(reference)}”?`,
          names,
          instruction,
          " Or name another scene.",
        );
      return offered(`Which scene do you mean by “${short(reference)}”?`, names, instruction, "");
    }
    case "no-scene": {
      const { reference } = doubt;
      const named =
        reference === ""
          ? "Which scene do you mean?"
          : `No scene of this film is “${short(reference)}”. Which one do you mean?`;
      const all = film.scenes.map((_, at) => sceneChoice(at + 1, reference, clear, film));
      return offered(named, all, instruction, "");
    }
    case "no-words":
      return without(
        `“${short(doubt.words)}” is neither said nor shown anywhere in the film. Which words shall I replace, by which?`,
      );
    case "text-missing":
      return {
        text: `${doubt.text} Write the text, a few sentences or a list. ${UNCHANGED}`,
        instruction,
        choices: [],
        // The text goes on to the end, so all else stands before it.
        textFor: [...others, doubt.head].join("\n"),
      };
    case "choose":
      return offered(
        doubt.text,
        doubt.choices.map(({ label, instruction: one }) => choice(label, [...others, one].join("\n"))),
        instruction,
        "",
      );
    case "impossible":
      return without(
        `${doubt.text}${/\?|Tell me|instead|first/.test(doubt.text) ? "" : " What shall I do instead?"}`,
      );
    default:
      return doubt satisfies never;
  }
}

function choice(label: string, instruction: string, scene: number | null = null): EditChoice {
  return { label, instruction, scene };
}

function sceneChoice(number: number, reference: string, instruction: string, film: Film): EditChoice {
  const label = `scene ${number}, “${film.scenes[number - 1]?.title ?? ""}”`;
  const at = reference === "" ? -1 : instruction.toLowerCase().indexOf(reference.toLowerCase());
  const chosen =
    at < 0
      ? `${instruction.replace(/[\s.]+$/u, "")} to scene ${number}`
      : `${instruction.slice(0, at)}scene ${number}${instruction.slice(at + reference.length)}`;
  return choice(label, chosen, number);
}

function offered(text: string, choices: EditChoice[], instruction: string, after: string): EditQuestion {
  // Scenes are chosen by their own numbers; anything else by its place in the list.
  const scenes = choices.every(({ scene }) => scene !== null);
  const listed = choices.map(({ label }, at) => (scenes ? label : `(${at + 1}) ${label}`)).join("; ");
  const only = choices.length === 1;
  const options = only ? " Answer yes or no." : choices.length === 0 ? "" : ` ${capital(listed)}.`;
  return { text: `${text}${options}${after} ${UNCHANGED}`, instruction, choices, textFor: null };
}

function short(text: string): string {
  const line = text.replace(/\s+/gu, " ").trim();
  return line.length <= 90 ? line : `${line.slice(0, 88).trimEnd()}…`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
