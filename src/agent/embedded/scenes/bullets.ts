import type { BulletsVisual } from "../../../artifacts/storyboard.ts";
import type { ListBlock, ListItem } from "../brief/brief.ts";
import { lowerFirst } from "../english/grammar.ts";
import { inTheirColours } from "./in-their-colours.ts";
import { deniesList, forbids, governsList } from "../text/governing.ts";
import { capitalise, countWords, splitSentences, withoutStop } from "../text/sentences.ts";
import { AND } from "../parallel/clauses.ts";
import { screenItem } from "./screen-item.ts";
import { withContactIcons } from "./contact-icons.ts";
import { say, withCue, type Candidate, type SceneContext } from "./draft.ts";
import { narrateList } from "./list-narration.ts";
import { areTasks } from "./tasks.ts";
import { furtherOf, tellingsOf, withFirstSentence } from "./told-further.ts";

export const MAX_ITEMS = 6;
/** An index of more things than this is not read to its end. */
const MANY_ITEMS = 12;
const SOME_ITEMS = 6;

export function bulletsCandidate(
  block: ListBlock,
  introduced: boolean,
  context: SceneContext,
  lead = "",
): Candidate | null {
  if (block.items.length === 0) return null;
  if (block.items.length > MANY_ITEMS) return someOf(block, introduced, context, lead);
  const governs = introduced ? governingLead(lead, context) : null;
  const utterances = narrateList(block, introduced, context);
  const tellings = tellingsOf(utterances, block.span.start, context.base);
  return {
    kind: "bullets",
    // What has an order is shown with it, whatever stood before.
    score: block.items.length === 1 ? 35 : block.ordered ? 74 : 80,
    utterances,
    visual: (cueOf) => {
      const spoken = withoutLastAnd(block.items, context.base)
        .map((item, at) => ({ item, at, cue: cueOf(`item:${at}`) }))
        .filter((entry) => entry.cue !== undefined);
      const shown = (
        spoken.length > 0
          ? spoken
          : withoutLastAnd(block.items, context.base).map((item, at) => ({ item, at, cue: undefined }))
      ).slice(0, MAX_ITEMS);
      const denied = block.numbered === undefined && forbids(governs ?? context.heading);
      const all = shown.map(({ item }) => item);
      const listed = shown.map(({ item, at, cue }) => {
        const whole = openedItem(item, all) ?? screenItem(item, shown.length, context.base);
        return { item, at, cue, whole };
      });
      // Under a cross nothing stands alone: seen by itself it would be asked for.
      const items = denied ? listed.map(({ whole, cue }) => withCue(whole, cue)) : toldFurther(listed);
      return {
        kind: "bullets",
        heading: governs ?? context.heading,
        items: withContactIcons(inTheirColours(items, context.base), context.base),
        ...numberedAs(
          block,
          shown.map(({ at }) => at),
        ),
        ...(denied ? { denied: true } : {}),
        ...(block.numbered === undefined &&
        !deniesList(governs ?? context.heading, context.base) &&
        areTasks(
          shown.map(({ item }) => item.text.spoken),
          context,
        )
          ? { toDo: true }
          : {}),
      };
      /** The items, with what is told behind them where a list has no room for it. */
      function toldFurther(of: typeof listed): BulletsVisual["items"] {
        const heads = of.map(({ item }) => {
          const first = withFirstSentence(item, context.language);
          return (
            openedItem(
              first,
              all.map((one) => withFirstSentence(one, context.language)),
            ) ?? screenItem(first, shown.length, context.base)
          );
        });
        const headed = of.map(({ at, cue, whole }, nth) => ({
          at,
          cue,
          seen: `${whole.label} ${whole.detail ?? ""}`,
          rest: heads[nth]?.detail,
        }));
        const further = furtherOf(headed, tellings, cueOf, context);
        return of.map(({ whole, cue }, nth) => {
          const more = further[nth] ?? [];
          const label = heads[nth]?.label ?? whole.label;
          return withCue(more.length === 0 ? whole : { ...whole, label, more }, cue);
        });
      }
    },
  };
}

/** "they are in …, / they are near …, / and fewer than …": the "and" of a sentence that is set as a list is only said. */
function withoutLastAnd(items: readonly ListItem[], base: string): ListItem[] {
  const and = new RegExp(`^(?:${AND[base] ?? "(?!)"})\\s(?=\\S)`, "u");
  return items.map((item, at) => {
    const joins = at > 0 && at === items.length - 1 && item.label === null && and.test(item.text.shown);
    if (!joins) return item;
    const shown = capitalise(item.text.shown.replace(and, ""), base);
    return { ...item, text: { ...item.text, shown } };
  });
}

/** "Please do not bring into the hide:" decides what the points below it say, and stands above them. */
function governingLead(lead: string, { base, language }: SceneContext): string | null {
  const said = splitSentences(lead.replace(/\n/g, " ").trim(), language).at(-1) ?? "";
  const bare = said.replace(/\s*[:：]\s*$/u, "").trim();
  if (bare === said.trim() || bare === "" || countWords(bare) > MOST_LEAD_WORDS) return null;
  return governsList(bare, base) ? capitalise(bare) : null;
}

const MOST_LEAD_WORDS = 12;

/** Items keep the numbers they were counted with; where one is left out between them there are none. */
function numberedAs({ numbered }: ListBlock, kept: readonly number[]): { numbered?: number } {
  const [first] = kept;
  if (numbered === undefined || first === undefined) return {};
  return kept.every((at, nth) => at === first + nth) ? { numbered: numbered + first } : {};
}

/** The first of many, said to be some of them. */
function someOf(
  block: ListBlock,
  introduced: boolean,
  context: SceneContext,
  lead: string,
): Candidate | null {
  const first = { ...block, items: block.items.slice(0, SOME_ITEMS) };
  const candidate = bulletsCandidate(first, true, context, introduced ? lead : "");
  if (candidate === null || context.base !== "en" || introduced) return candidate;
  const topic = context.ownHeading ? ` under ${lowerFirst(context.spokenHeading, context.names)}` : "";
  const some = say(`Here are six of the ${block.items.length} things${topic}.`, 0.9);
  return { ...candidate, utterances: [some, ...candidate.utterances] };
}

/** Where every sentence of a list opens with strong words, those are what it is about, and the rest is said of them. */
function openedItem(
  { opens, text }: ListItem,
  all: readonly ListItem[],
): { label: string; detail: string } | null {
  if (opens === undefined || all.length < 2 || all.some((item) => item.opens === undefined)) return null;
  const rest = withoutStop(text.shown.slice(opens.length).trim());
  const [first] = splitSentences(rest, "en");
  return first === rest && countWords(rest) <= MOST_SAID_OF ? { label: opens, detail: rest } : null;
}

const MOST_SAID_OF = 14;
