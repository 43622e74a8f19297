import { promisesCount } from "../brief/counted-lists.ts";
import { capitalise } from "../text/sentences.ts";
import { regex } from "../text/regex.ts";
import { COUNT_WORDS } from "./step-words.ts";
import { FEWEST, MOST } from "./told-steps.ts";
import type { ToldStep, ToldSteps } from "./told-steps.ts";
import { wholeLabel } from "./whole-label.ts";

/** Two are a list where a question or a count before them asks for it: "Why does it move? Firstly … Secondly …". */
const FEWEST_ASKED = 2;

/** Reasons, causes and the like that are counted in words: "The first is …", "Zweitens …", 第三，… */
export function countedFrom(sentences: readonly string[], at: number, language: string): ToldSteps | null {
  const before = sentences[at - 1] ?? "";
  const isAsked = /[?？؟]\s*$/u.test(before) || promisesCount(before.replace(/[\s.:。：]+$/u, ""), language);
  for (const { ordinals, frame } of COUNT_WORDS[language] ?? []) {
    const steps: ToldStep[] = [];
    let used = 0;
    let whole = true;
    for (let index = at; index < sentences.length && index < at + 2 * MOST; index += 1) {
      const sentence = sentences[index] ?? "";
      const parts = partsOf(sentence, ordinals, steps.length, { frame, language });
      if (parts === null) {
        const before = steps.at(-1);
        const next = partsOf(sentences[index + 1] ?? "", ordinals, steps.length, { frame, language });
        if (before === undefined || before.detail !== null || next === null) break;
        before.detail = sentence;
        continue;
      }
      steps.push(...parts.map(({ bare, text }) => ({ label: bare, detail: null, said: text.slice(0, 14) })));
      used = index - at + 1;
    }
    if (steps.length < (isAsked ? FEWEST_ASKED : FEWEST) || steps.length > MOST) continue;
    const labels = steps.map(({ label, detail, said }): ToldStep | null => {
      const shown = wholeLabel(capitalise(label, language), detail, language);
      if (shown === null) whole = false;
      return shown === null ? null : { ...shown, said };
    });
    if (whole) return { steps: labels.filter((step) => step !== null), count: used };
  }
  return null;
}

/** The parts of a sentence that go on counting; null where it does not begin with the next number. */
function partsOf(
  sentence: string,
  ordinals: readonly string[],
  from: number,
  { frame, language }: { frame: string | undefined; language: string },
): { text: string; bare: string }[] | null {
  if (/[?？؟]\s*$/u.test(sentence) || from >= ordinals.length) return null;
  const end = frame ?? "(?![\\p{Ll}\\p{M}-])\\s*[,，、،:]?\\s*";
  const opens = (count: number): RegExp => regex(`^(?:(?:and|und|et|y|e|и|و)\\s+)?(?:${ordinals[count] ?? "(?!)"})(?:${end})`, "iu"); // prettier-ignore
  const parts: { text: string; bare: string }[] = [];
  let rest = sentence;
  for (let count = from; ; count += 1) {
    const found = opens(count).exec(rest);
    const noun = found?.groups?.["noun"];
    // "The first floor is for shops" counts floors, and would lose them.
    const other = noun !== undefined && !promisesCount(noun, language);
    if (found === null || other) return parts.length === 0 ? null : parts;
    const cut = regex(`\\s*[,;，；、،]\\s*(?=(?:(?:and|und|et|y|e|и|و)\\s+)?(?:${ordinals[count + 1] ?? "(?!)"})(?:${end}))`, "iu").exec(rest); // prettier-ignore
    const text = cut === null ? rest : rest.slice(0, cut.index);
    const turned = frame === undefined && TURNED.test(text);
    parts.push({ text, bare: turned ? text : text.slice(found[0].length) });
    if (cut === null) return parts;
    rest = rest.slice(cut.index + cut[0].length);
  }
}

/** "Erstens ist das Netz …": the verb stands before its subject. */
const TURNED =
  /^(?:erstens|zweitens|drittens|viertens|fünftens|ten (?:eerste|tweede|derde|vierde)|för det|for det)\s(?:\p{L}+\s)?\p{Ll}/iu;
