import type { Outline } from "../../artifacts/outline.ts";
import type { OutlineResult, Planner, PlanRequest } from "../../artifacts/plan.ts";
import type { Storyboard } from "../../artifacts/storyboard.ts";
import { ServiceError } from "../../kernel/errors.ts";
import { checkStoryboard } from "../check-storyboard.ts";
import { askForSubject } from "./ask-for-subject.ts";
import { followOutline } from "./follow-outline.ts";
import { saidOfColours } from "./choose-colorway.ts";
import { emblemsOf } from "./illustrations/emblems.ts";
import { withMeant } from "./illustrations/meant-instead.ts";
import { drawnSparingly } from "./illustrations/drawn-sparingly.ts";
import { inOneFamily } from "./illustrations/one-family.ts";
import { withLeads } from "./illustrations/leading-emblems.ts";
import { briefText } from "./materials/brief-text.ts";
import { outlineOf } from "./outline-of.ts";
import { withoutBanned } from "./wished-look/banned-things.ts";
import { planFilm, type FilmPlan } from "./plan-film.ts";
import { withGershayim } from "./text/gershayim.ts";

const VERSION = "194";

/** The planner that needs no network and no key: the same brief always gives the same film. */
export function makeEmbeddedPlanner(): Planner {
  return {
    name: "embedded",
    version: VERSION,
    generative: false,
    outline: (request) => Promise.resolve(outline(request)),
    // A promise that rejects, never a throw on call.
    script: (request, outline) => new Promise((resolve) => resolve(script(request, outline))),
  };
}

function outline(asked: PlanRequest): OutlineResult {
  const request = withDocuments(asked);
  const plan = planFilm(request);
  const question = askForSubject(request.prompt, plan);
  if (plan === null || question !== null)
    return { kind: "question", answer: question ?? askForSubject("", null) ?? "" };
  storyboardOf(plan, request);
  return { kind: "outline", outline: outlineOf(plan) };
}

function script(asked: PlanRequest, outline: Outline): Storyboard {
  const request = withDocuments(asked);
  const plan = planFilm(request);
  if (plan === null) throw new ServiceError("planning_failed", "The brief has no text that could be told.");
  const followed = followOutline(storyboardOf(plan, request), outline);
  const meant = {
    ...followed,
    scenes: withoutBanned(withMeant(followed.scenes, followed.title), plan.banned),
  };
  const ofOneHand = { ...meant, scenes: inOneFamily(meant.scenes) };
  const storyboard = { ...ofOneHand, scenes: drawnSparingly(ofOneHand) };
  const emblems = emblemsOf(storyboard).filter((emblem) => !plan.banned.has(emblem));
  return emblems.length === 0
    ? storyboard
    : { ...storyboard, emblems, scenes: withLeads(storyboard, emblems) };
}

/** Documents that are content are planned as if they stood in the prompt. */
function withDocuments(request: PlanRequest): PlanRequest {
  return { ...request, prompt: withGershayim(briefText(request)) };
}

/** Every storyboard passes the checks before anyone sees it. */
function storyboardOf(plan: FilmPlan, { brand }: PlanRequest): Storyboard {
  const colourReason = saidOfColours(plan.colours);
  const storyboard: Storyboard = {
    version: 1,
    title: plan.title,
    language: plan.language,
    style: plan.style.style,
    // A brand has its colours; what is grave keeps the shapes away that would cheer in them.
    ...(brand === undefined || plan.colours.colorway === "slate" ? { colorway: plan.colours.colorway } : {}),
    ...(brand === undefined && plan.colours.wished !== undefined
      ? { wishedColors: plan.colours.wished }
      : {}),
    ...(brand === undefined && colourReason !== null ? { colorwayReason: colourReason } : {}),
    ...(plan.style.reason === null ? {} : { styleReason: plan.style.reason }),
    ...(brand === undefined ? {} : { brand }),
    ...(plan.endCard === undefined ? {} : { endCard: plan.endCard }),
    scenes: plan.scenes,
    degradations: plan.degradations,
  };
  const problems = checkStoryboard(storyboard);
  if (problems.length > 0)
    throw new ServiceError(
      "planning_failed",
      `The plan breaks its own rules: ${problems.slice(0, 3).join("; ")}`,
    );
  return storyboard;
}
