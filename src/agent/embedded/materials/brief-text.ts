import type { Material } from "../../../artifacts/media.ts";
import type { PlanRequest } from "../../../artifacts/plan.ts";
import { countWords } from "../text/sentences.ts";

/** A prompt with fewer words and no heading that asks for a film, where a document brings the content, is a wish only. */
const WISH_WORDS = 80;
/** A brief of so many words with sections of its own needs no document to be content; it may still be asked to be. */
const OWN_CONTENT_WORDS = 150;

const WISH =
  /(?:^|[.!?\n]\s*|\b(?:please|bitte)\s+)(?:please\s+)?(?:can you\s+|could you\s+|i (?:want|need|would like)(?: you to)?\s+|we (?:want|need)\s+)?(?:make|create|turn|produce|generate|use|build|explain|summari[sz]e|present|erkläre?|mache?|erstelle|nutze|verwende|crée|fais|utilise|crea|haz|usa)\b/iu;

/**
 * The text that is planned: the prompt, and after it the documents that are content, each after a blank
 * line. Places in it (`sources`) so begin with places in the prompt. What a prompt only wishes for
 * ("Make a film of the attached notes") is blanked out, as it is nothing to tell.
 */
export function briefText(request: Pick<PlanRequest, "prompt" | "materials">): string {
  const texts = contentTexts(request);
  if (texts.length === 0) return request.prompt;
  const titled = /^\s{0,3}#{1,6}\s+\S/mu.test(request.prompt);
  const prompt = isWish(request.prompt) ? blank(request.prompt) : request.prompt;
  const documents = texts.map((text, at) => documentText(text, titled || at > 0));
  return [prompt, ...documents].join("\n\n");
}

/** Documents that are content: those called primary, and those without a role where the brief needs them. */
function contentTexts({ prompt, materials = [] }: Pick<PlanRequest, "prompt" | "materials">): string[] {
  const enough = /^\s{0,3}##\s+\S/mu.test(prompt) && countWords(prompt) >= OWN_CONTENT_WORDS;
  return materials.flatMap((material: Material) => {
    const { role = enough ? "reference" : "primary", text = "" } = material;
    return role === "primary" && text.trim() !== "" ? [text] : [];
  });
}

function isWish(prompt: string): boolean {
  return !/^\s{0,3}#/mu.test(prompt) && countWords(prompt) <= WISH_WORDS && WISH.test(prompt);
}

/** As long as before; lines that say for whom and what for stay. */
function blank(prompt: string): string {
  return prompt
    .split("\n")
    .map((line) =>
      /^\s*(?:audience|goal|for|ziel|publikum)\s*:/iu.test(line) ? line : " ".repeat(line.length),
    )
    .join("\n");
}

const FRONT_MATTER = /^\uFEFF?\s*---[ \t]*\r?\n([\s\S]{0,4000}?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Markdown to be read below a prompt: without front matter and code of MDX; below a title of its own, without its. */
function documentText(source: string, below: boolean): string {
  const front = FRONT_MATTER.exec(source);
  const title = /^title:\s*["']?(.+?)["']?\s*$/m.exec(front?.[1] ?? "")?.[1];
  const body = withoutMdx((front === null ? source : source.slice(front[0].length)).replace(/\r\n?/g, "\n"));
  const headed = /^\s{0,3}#\s+\S/mu.test(body) || title === undefined ? body : `# ${title}\n\n${body}`;
  return below ? headed.replace(/^\s{0,3}#\s+\S.*$/mu, "") : headed;
}

/** Imports, exports and components are program text; what stands between their tags is kept. */
function withoutMdx(body: string): string {
  return body
    .replace(
      /^(?:import\s.+\sfrom\s+["'].+["'];?|import\s+["'].+["'];?|export\s+(?:const|default|let|function)\s.*)$/gmu,
      "",
    )
    .replace(/^\s*<\/?[A-Z][^<>]*>\s*$/gmu, "");
}
