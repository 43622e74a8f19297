/**
 * Lists which drawing stands beside each thought, item and opening of the films that the marked briefs make
 * (`note-model/briefs`, what is said to the maker left out), and how many of the thoughts have one, by language.
 * Usage: npm run --silent drawings -- [LANG ...] [--list FILE] [--of 1/4]   (--list: a line for each, parted by tabs; --of: every fourth brief)
 */
import { readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { makeEmbeddedPlanner } from "../src/agent/embedded/planner.ts";
import { besideOf } from "../src/agent/embedded/illustrations/beside-thoughts.ts";
import { drawnItems, isListed } from "../src/agent/embedded/illustrations/item-drawings.ts";
import type { PlanRequest } from "../src/artifacts/plan.ts";
import type { StoryScene, Visual } from "../src/artifacts/storyboard.ts";
import { bareOf, BRIEFS, briefsIn } from "./note-model/marked-briefs.ts";
import { requestOf } from "./request-of.ts";

type Line = { brief: string; scene: number; kind: string; drawing: string | null; text: string };
type Count = { thoughts: number; drawn: number; openings: number; opened: number };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: "string" }, of: { type: "string", default: "1/1" } },
});
const [, every = 1] = values.of.split("/").map(Number);
const planner = makeEmbeddedPlanner();

/** Each text that may have a drawing beside it. */
function textsOf(visual: Visual): { kind: string; text: string; drawing: string | null }[] {
  if (visual.kind === "title") {
    return [{ kind: "title", text: visual.title, drawing: visual.illustration ?? null }];
  }
  if (visual.kind === "statement") {
    const beside = besideOf(visual);
    return [visual, ...(visual.more ?? [])].map(({ text }, at) => ({
      kind: "thought",
      text,
      drawing: beside[at] ?? null,
    }));
  }
  if (!isListed(visual)) return [];
  const labels =
    visual.kind === "bullets"
      ? visual.items.map(({ label }) => label)
      : visual.steps.map(({ title }) => title);
  return drawnItems(visual).map((drawing, at) => ({ kind: "item", text: labels[at] ?? "", drawing }));
}

async function scenesOf(request: PlanRequest): Promise<readonly StoryScene[]> {
  const result = await planner.outline(request);
  if (result.kind === "question") return [];
  return (await planner.script(request, result.outline)).scenes;
}

async function linesOf(brief: string, prompt: string): Promise<Line[]> {
  const request = requestOf(prompt);
  const scenes = await scenesOf(request).catch((error: Error) => {
    console.error(`${brief}: ${error.message}`);
    return [];
  });
  return scenes.flatMap(({ visual, index }) =>
    textsOf(visual).map((one) => ({ brief, scene: index, ...one })),
  );
}

function countOf(lines: readonly Line[]): Count {
  const of = (kind: string) => lines.filter((line) => line.kind === kind);
  const drawn = (kind: string) => of(kind).filter(({ drawing }) => drawing !== null).length;
  return {
    thoughts: of("thought").length,
    drawn: drawn("thought"),
    openings: of("title").length,
    opened: drawn("title"),
  };
}

function tell(name: string, { thoughts, drawn, openings, opened }: Count): void {
  const part = (some: number, all: number) => `${((100 * some) / Math.max(1, all)).toFixed(1)} %`;
  console.log(
    `${name.padEnd(4)} ${drawn} of ${thoughts} thoughts (${part(drawn, thoughts)}), ${opened} of ${openings} openings (${part(opened, openings)})`,
  );
}

const languages = readdirSync(BRIEFS)
  .map((file) => basename(file, ".txt"))
  .filter((language) => positionals.length === 0 || positionals.includes(language));
const all: Line[] = [];
for (const language of languages.toSorted()) {
  const own: Line[] = [];
  const briefs = briefsIn(join(BRIEFS, `${language}.txt`)).filter((_, at) => at % every === 0);
  for (const brief of briefs) own.push(...(await linesOf(brief.name, bareOf(brief))));
  tell(language, countOf(own));
  all.push(...own);
}
tell("all", countOf(all));
if (values.list !== undefined)
  writeFileSync(
    values.list,
    all
      .map(({ brief, scene, kind, drawing, text }) =>
        [brief, scene, kind, drawing ?? "–", text.replaceAll(/\s+/gu, " ")].join("\t"),
      )
      .join("\n"),
  );
