import type { ComparisonVisual } from "../../../artifacts/data-visuals.ts";
import type { ListBlock } from "../brief/brief.ts";
import { capitalise, withoutStop } from "../text/sentences.ts";
import { YES_NO } from "./answers.ts";
import { withCue, type Candidate, type SceneContext } from "./draft.ts";

const MOST = 8;
/** Above the list that it would be, in which both would look alike. */
const OVER_LIST = 6;
/** What is done beside what is not, by language, apart from yes and no. */
export const GOOD_AND_BAD: Readonly<Record<string, readonly (readonly [good: string, bad: string])[]>> = {
  en: [["do", "don't"], ["do", "do not"], ["always", "never"], ["allowed", "forbidden"], ["right", "wrong"], ["good", "bad"]],
  de: [["richtig", "falsch"], ["erlaubt", "verboten"], ["immer", "nie"], ["gut", "schlecht"]],
  fr: [["à faire", "à éviter"], ["permis", "interdit"], ["toujours", "jamais"], ["bien", "mal"]],
  es: [["permitido", "prohibido"], ["siempre", "nunca"], ["bien", "mal"]],
  it: [["consentito", "vietato"], ["sempre", "mai"], ["giusto", "sbagliato"]],
  pt: [["permitido", "proibido"], ["sempre", "nunca"], ["certo", "errado"]],
  nl: [["wel", "niet"], ["altijd", "nooit"], ["goed", "fout"]],
  pl: [["wolno", "nie wolno"], ["zawsze", "nigdy"], ["dobrze", "źle"]],
  ru: [["можно", "нельзя"], ["всегда", "никогда"], ["правильно", "неправильно"]],
  uk: [["можна", "не можна"], ["завжди", "ніколи"], ["правильно", "неправильно"]],
  tr: [["evet", "hayır"], ["doğru", "yanlış"]],
  sv: [["rätt", "fel"], ["alltid", "aldrig"]],
  ar: [["مسموح", "ممنوع"], ["صح", "خطأ"]],
  he: [["מותר", "אסור"], ["נכון", "לא נכון"]],
  hi: [["करें", "न करें"], ["सही", "गलत"]],
  zh: [["可以", "不可以"], ["对", "错"], ["应该", "不应该"]],
  ja: [["はい", "いいえ"], ["良い例", "悪い例"], ["する", "しない"]],
  ko: [["예", "아니요"], ["맞음", "틀림"]],
}; // prettier-ignore

/**
 * "Yes: gloves. No: jerking.": a list in which each item says by its label whether it is so is two sides, each under its one
 * head. Null where another label stands among them, or only one of the two.
 */
export function yesNoCandidate(
  { items, ordered }: ListBlock,
  bullets: Candidate | null,
  { base, heading, language }: SceneContext,
): Candidate | null {
  if (bullets === null || ordered || items.length < 2 || items.length > MOST) return null;
  const labels = items.map(({ label }) => label?.shown.trim().replace(/[\s:：.!]+$/u, "").toLowerCase().replaceAll("’", "'") ?? ""); // prettier-ignore
  const pair = [YES_NO[base], ...(GOOD_AND_BAD[base] ?? [])].find(
    (words) =>
      words !== undefined && words.every((word) => labels.includes(word)) && labels.every((label) => words.includes(label)),
  ); // prettier-ignore
  if (pair === undefined || items.some(({ detail }) => (detail?.shown.trim() ?? "") === "")) return null;
  return {
    kind: "comparison",
    score: bullets.score + OVER_LIST,
    utterances: bullets.utterances,
    visual: (cueOf): ComparisonVisual => ({
      kind: "comparison",
      heading,
      sides: pair.map((word, side) => ({
        title: capitalise(word, language),
        tone: side === 0 ? ("positive" as const) : ("negative" as const),
        points: items.flatMap(({ detail }, at) =>
          labels[at] === word && detail !== null
            ? [withCue({ text: capitalise(withoutStop(detail.shown.trim()), language) }, cueOf(`item:${at}`))]
            : [],
        ),
      })),
    }),
  };
}
