import type { Block } from "../brief/brief.ts";
import { countWords, splitSentences, withoutStop } from "../text/sentences.ts";
import { hardLabel, shortLabel, tornLabel } from "../text/shorten.ts";
import { say, withCue, type Candidate, type SceneContext } from "./draft.ts";
import type { Part } from "./read-part.ts";
import { furtherOf, marked, type Telling } from "./told-further.ts";

/** A list below a subheading is named beside it; so is the first sentence of the paragraph that it opened. */
function detailBelow(
  head: Block | undefined,
  block: Block | undefined,
  count: number,
  language: string,
): { detail?: string } {
  if (head?.kind === "subheading" && head.runIn !== undefined && block?.kind === "paragraph") {
    const first = splitSentences(block.text.shown, language)[0] ?? "";
    const detail = tornLabel(withoutStop(first), count <= 4 ? 12 : 8);
    return detail === "" || detail.endsWith("…") ? {} : { detail };
  }
  if (block?.kind !== "list") return {};
  const labels = block.items.map((item) => shortLabel(item.text.shown, 8));
  const budget = Math.floor(48 / count) - 2;
  let detail = "";
  for (const label of labels) {
    const longer = detail === "" ? label : `${detail} · ${label}`;
    if (countWords(longer) > budget) break;
    detail = longer;
  }
  return detail === "" ? {} : { detail };
}

const MOST_SHOWN = 6;
/** What is told in words: code and formulas are seen as what they are. */
const TOLD: ReadonlySet<Block["kind"]> = new Set(["paragraph", "list"]);

/** What is said below a subheading, up to the next. */
function tellingBelow(parts: readonly Part[], head: number, base: string): Telling {
  const next = parts.findIndex(({ block }, at) => at > head && block.kind === "subheading");
  const below = parts.slice(head + 1, next < 0 ? parts.length : next);
  const behind = below.filter(({ block }) => TOLD.has(block.kind)).flatMap(({ utterances }) => utterances);
  const first = parts[head]?.utterances[0] ?? say("");
  return marked({ first, behind, name: `behind:sub:${head}` }, base);
}

/** A section of several subheadings is shown as those, each when its text begins. */
export function subsectionsCandidate(parts: readonly Part[], context: SceneContext): Candidate[] {
  const heads = parts.flatMap((part, at) =>
    part.block.kind === "subheading" ? [{ at, text: part.block.text }] : [],
  );
  if (heads.length < 2) return [];
  const tellings = new Map(heads.map(({ at }) => [at, tellingBelow(parts, at, context.base)]));
  return [
    {
      kind: "bullets",
      score: 87,
      utterances: [],
      visual: (cueOf) => {
        const all = heads.map((head) => ({ head, cue: cueOf(`sub:${head.at}`) }));
        const spoken = all.filter((entry) => entry.cue !== undefined);
        const details = new Map(
          heads.map((head) => [
            head.at,
            detailBelow(parts[head.at]?.block, parts[head.at + 1]?.block, heads.length, context.language),
          ]),
        );
        const listed = (spoken.length > 0 ? spoken : all).slice(0, MOST_SHOWN).map(({ head, cue }) => {
          const item = { label: hardLabel(head.text.shown, 7), ...details.get(head.at) };
          return { ...item, cue, at: head.at, seen: `${item.label} ${item.detail ?? ""}` };
        });
        const further = furtherOf(listed, tellings, cueOf, context);
        return {
          kind: "bullets",
          heading: context.heading,
          items: listed.map(({ cue, ...item }, nth) => {
            const { label, detail } = item;
            const more = further[nth] ?? [];
            return withCue(
              { label, ...(detail === undefined ? {} : { detail }), ...(more.length === 0 ? {} : { more }) },
              cue,
            );
          }),
        };
      },
    },
  ];
}
