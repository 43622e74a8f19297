import { cleanPrompt } from "./brief/clean-prompt.ts";
import { hasContent } from "./has-content.ts";
import type { FilmPlan } from "./plan-film.ts";
import { hardLabel } from "./text/shorten.ts";
import { withoutEmoji } from "./text/speakable-prose.ts";

/** Wishes for a film that do not say about what. */
const EMPTY_WISH =
  /^(?:please\s+)?(?:can you\s+|could you\s+|i (?:want|need)(?: you to)?\s+|let'?s\s+)?(?:(?:make|create|generate|produce|do|build|give)\s+)?(?:me\s+|us\s+)?(?:an?\s+|the\s+|some\s+)?(?:(?:short|nice|good|cool|new|great|quick)\s+)*(?:video|film|movie|clip|something|anything|content|test|testing|hello|hi|hey|ok|okay|help|go|start|todo|tbd|n\/?a|lorem ipsum)?(?:\s+(?:please|for me|now|pls|thanks))*[\s.!?…]*$/iu;
const EMPTY_WISH_ELSEWHERE =
  /^(?:(?:bitte\s+)?(?:mach|mache|erstelle?)\s+(?:mir\s+)?(?:ein\s+)?(?:video|film)(?:\s+bitte)?|(?:fais|crée|faites)[- ](?:moi\s+)?(?:une\s+vidéo|un\s+film)|(?:haz|crea|hazme)\s+un\s+v[ií]deo|(?:请)?(?:帮我)?(?:做|制作|生成)(?:一个|一部|个)?(?:视频|影片|短片)|(?:أنشئ|اصنع)\s+(?:لي\s+)?فيديو|(?:एक\s+)?वीडियो\s+बनाओ|сделай\s+видео|動画を作って(?:ください)?)[\s.!?。！？]*$/iu;

const CHOICES =
  "You could send one of these: " +
  '(1) a topic and its main points as Markdown, a "#" title and a few "##" sections; ' +
  "(2) a text to be told, such as an article, a README or a product page; " +
  "(3) a single question to be answered, together with the facts to use.";

/** The question to the caller where a brief has no subject, or none of the facts to tell; null where it has both. */
export function askForSubject(prompt: string, plan: FilmPlan | null): string | null {
  const text = withoutEmoji(cleanPrompt(prompt))
    .replace(/[#*_`>|~-]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (plan === null || EMPTY_WISH.test(text) || EMPTY_WISH_ELSEWHERE.test(text))
    return `What should the film be about? Your brief names no subject yet. ${CHOICES}`;
  if (hasContent(plan.brief, plan.language)) return null;
  return (
    `What should the film say about "${hardLabel(plan.title, 10)}"? Without a language model I can only use ` +
    `your own words, and the brief names its subject without telling anything about it. ${CHOICES}`
  );
}
