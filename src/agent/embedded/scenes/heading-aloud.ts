import type { VisualKind } from "../../../artifacts/storyboard.ts";
import { countIn } from "../parallel/announced-parts.ts";
import { callsWrong } from "../brief/judged-heads.ts";
import type { ListBlock, Section } from "../brief/brief.ts";
import { isClause, isImperative, lowerFirst } from "../english/grammar.ts";
import { asQuestion } from "../english/headings.ts";
import { pauseMarks } from "../phrases/pause-marks.ts";
import { markedQuestion } from "../phrases/question-mark.ts";
import { numberOfWord } from "../text/number-words.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { lowersNouns } from "../text/lower-nouns.ts";
import { deniesList, governsList, isCondition } from "../text/governing.ts";
import { capitalise, countWords, endSentence, withoutStop } from "../text/sentences.ts";
import { LEAD, say, type SceneContext, type Utterance } from "./draft.ts";

/** More is a sentence by itself, and would be told twice. */
const MOST_WORDS = 12;
/** What is read point by point, and says little without what it stands under. */
const LISTED: ReadonlySet<VisualKind> = new Set([
  "bullets",
  "process",
  "table",
  "comparison",
  "chart",
  "map",
  "timeline",
  "number",
]);
/** A heading is told already where so much of it is heard at once. */
const MOST_TOLD = 0.6;
/** So many sentences tell what a heading would. */
const HEARD_SOON = 3;
/** A condition of more words is a sentence before its first point. */
const MOST_RUN_ON = 7;
/** What cannot be missed: without it the opposite would be told. */
const GOVERNS = 2.4;
/** What is as good as a question to what stands below it. */
const NAMES = 1.4;

/**
 * "Si encuentras una tortuga." before "Primero, no la toques": the heading aloud, where a list or a table opens its
 * section and `utterances` begin without it; null where it is told already, or each point stands by itself.
 */
export function withHeadingAloud(
  section: Section,
  kind: VisualKind,
  utterances: readonly Utterance[],
  context: SceneContext,
): Utterance[] {
  const aloud = headingAloud(section, kind, utterances, context);
  const [first, ...others] = utterances;
  if (aloud === null || first === undefined) return [...utterances];
  // "If someone reacts: call 999": a condition is no sentence of its own.
  const heading = withoutStop(context.spokenHeading.trim());
  if (!isRunOn(heading, context)) return [aloud, ...utterances];
  // "第一：…" has a colon already.
  const counted = /[:：]\s*$/u.test(first.text.slice(0, first.marks[0]?.offset ?? 0));
  const link = counted ? pauseMarks(context.base).comma : context.phrases.colon;
  const opening = `${capitalise(heading, context.language)}${link}`;
  const text = lowersNouns(context.base) ? lowerFirst(first.text, context.names) : first.text;
  const marks = first.marks.map(({ key, offset }) => ({ key, offset: offset + opening.length }));
  return [{ text: opening + text, marks, weight: first.weight }, ...others];
}

/** A condition that goes on in what stands below it; asked, it is a question of its own. */
function isRunOn(heading: string, { base }: SceneContext): boolean {
  return isCondition(`${heading} `, base) && countWords(heading) <= MOST_RUN_ON && !/[?？؟]$/u.test(heading);
}

function headingAloud(
  { blocks: [first] }: Section,
  kind: VisualKind,
  utterances: readonly Utterance[],
  context: SceneContext,
): Utterance | null {
  const heading = context.spokenHeading.trim();
  if (first === undefined || !context.ownHeading) return null;
  // "If a tyre bursts" above "do not brake hard": unsaid, the opposite would be heard as the rule.
  if (first.kind === "paragraph" && isRunOn(heading, context) && !isTold(heading, utterances))
    return say(sentenceOf(heading, context), GOVERNS, [LEAD]);
  // "What does not": "Highlighting in yellow.", "Learning all night.": the same in a paragraph, where it leads to no point.
  if (
    first.kind === "paragraph" &&
    deniesList(heading, context.base) &&
    areFragments(utterances, context) &&
    !isTold(heading, utterances)
  )
    // prettier-ignore
    return say(sentenceOf(heading, context), GOVERNS);
  const hasLead = utterances[0]?.marks.some(({ key }) => key === LEAD.key) === true;
  // "Five days", "三つのお風呂": what stands below is so many, however it is told.
  if (
    first.kind === "paragraph" &&
    (kind === "statement" || LISTED.has(kind)) &&
    countsThings(heading, context) &&
    !hasLead &&
    !isTold(heading, utterances)
  )
    return say(sentenceOf(heading, context), NAMES);
  // Points set side by side are a list to the ear.
  const listed = first.kind === "list" || first.kind === "table" || (first.kind === "contrast" && governs(heading, context)); // prettier-ignore
  if (!LISTED.has(kind) || !listed) return null;
  const words = countWords(heading);
  if (words === 0 || words > MOST_WORDS || !/\p{L}/u.test(heading)) return null;
  // "Prices", "歴史" above amounts and dates: they say it themselves.
  if ((kind === "timeline" || kind === "number") && words < 2) return null;
  // "Never leave food on the bunks" says its heading by itself.
  if (/^(?:never|avoid)\s/iu.test(utterances[0]?.text ?? "") && context.base === "en") return null;
  if (isLedIn(utterances) || isTold(heading, utterances)) return null;
  const isBare = first.kind === "list" && kind === "bullets" && !needsHeading(first, context);
  if (isBare && !countsThings(heading, context)) return null;
  return say(sentenceOf(heading, context), governs(heading, context) ? GOVERNS : 0.9, [LEAD]);
}

/** "The Sepsis Six, within one hour": a name that says of how many it is, or for how long. */
function countsThings(heading: string, { language, base }: SceneContext): boolean {
  if (/[?？؟]$/u.test(heading) || ASKS.test(heading) || countWords(heading) > MOST_OF_NAME) return false;
  if (base === "en" && (isClause(heading) || isImperative(heading))) return false;
  const numbers = (heading.match(/[\p{L}\p{M}]+|\p{Nd}+/gu) ?? [])
    .map((word) => (/^\p{Nd}+$/u.test(word) ? Number(word) : numberOfWord(word, language)))
    .filter((value) => value !== null && value > 0);
  const counted = isUnspaced(base) ? countIn(heading, base, 2) : numbers.find((value) => (value ?? 0) > 1);
  return counted !== null && counted !== undefined && counted <= MOST_COUNTED && !BEHIND_NAME.test(heading);
}

const MOST_OF_NAME = 8;
/** "Why four satellites": what asks names nothing. */
const ASKS =
  /^(?:why|how|what|when|where|which|who|warum|wieso|weshalb|wie|was|wann|wo|wer|pourquoi|comment|quand|où|quels?|quelles?|qui|por ?qu[eéê]|cómo|como|cuándo|quando|dónde|onde|qué|que|perché|come|dove|chi|waarom|hoe|wat|wanneer|waar|dlaczego|jak|kiedy|gdzie|co|почему|зачем|как|когда|где|что|чому|коли|де|що|neden|nasıl|varför|hur|hvorfor|hvordan|لماذا|كيف|متى|أين|למה|איך|מתי|क्यों|कैसे|कब)(?![\p{L}\p{M}])|^(?:为什么|為什麼|如何|怎么|なぜ|どう|왜|어떻게)/iu;
const MOST_COUNTED = 12;
/** "Step 2", "Punkt 4", "Week 3": the number tells which. */
const BEHIND_NAME = /^\p{L}+\s\p{Nd}+(?!\p{Nd}|[\s]\p{L})/u;

/** Sentences of a few words without a verb are the points of a list. */
function areFragments(utterances: readonly Utterance[], { base }: SceneContext): boolean {
  const points = utterances.filter(({ text }) => countWords(text) <= MOST_OF_POINT && !(base === "en" && isClause(text))); // prettier-ignore
  return points.length > 1 && points.length === utterances.length;
}

const MOST_OF_POINT = 6;

/** Whether the points of a list say too little, or another thing, without the heading above them. */
export function needsHeading({ items }: ListBlock, context: SceneContext): boolean {
  if (governs(context.spokenHeading, context)) return true;
  const whole = items.filter(
    ({ text: { spoken } }) =>
      (/[.!?。！？।۔؟]$/u.test(spoken) && countWords(spoken) >= FEWEST_OF_SENTENCE) ||
      (context.base === "en" && (isClause(spoken) || isImperative(spoken))),
  );
  return whole.length * 2 <= items.length;
}

const FEWEST_OF_SENTENCE = 4;

/** "What it cannot do", "If someone reacts", "Myths we hear": it decides what the points below it say. */
function governs(heading: string, { base }: SceneContext): boolean {
  return governsList(heading, base) || callsWrong(heading) || MISTAKES.test(heading);
}

/** "Häufige Fehler" above "Zu warmes Wasser": unheard, the mistakes would be told as what to do. */
const MISTAKES =
  /(?<![\p{L}\p{M}])(?:mistakes?|pitfalls?|fehler|fallstricke|erreurs?|pièges?|errores|errori|erros|fouten|valkuilen|błędy|ошибки|помилки|misstag|fallgropar|fejl|feil|chyby|hatalar\p{L}*|λάθη|virheet|hibák|greșeli|errors comuns|أخطاء|الأخطاء|טעויות|गलतियाँ|ग़लतियाँ|ভুল(?:গুলো)?|தவறுகள்|kesalahan|sai lầm|lỗi (?:thường|hay))(?![\p{L}\p{M}])|常见(?:的)?(?:错误|误区)|常見(?:的)?(?:錯誤|誤區)|よくある(?:失敗|間違い|ミス)|흔한 실수|자주 하는 실수|ข้อผิดพลาด/iu;

function isLedIn([first]: readonly Utterance[]): boolean {
  return first === undefined || first.marks.every(({ key }) => key === LEAD.key);
}

function isTold(heading: string, utterances: readonly Utterance[]): boolean {
  const said = utterances
    .slice(0, HEARD_SOON)
    .map(({ text }) => text.toLowerCase())
    .join(" ");
  // Where words stand without blanks: "ส่วนผสม: …".
  if (said.startsWith(heading.toLowerCase())) return true;
  const words = [...new Intl.Segmenter(undefined, { granularity: "word" }).segment(heading.toLowerCase())]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
  const telling = words.filter(
    (word) => word.length > (/\p{Script=Latin}/u.test(word) ? 3 : 2) || EAST.test(word),
  );
  const counted = telling.length > 0 ? telling : words;
  const starts = new Set(said.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu));
  const heard = counted.filter((word) => {
    const bare = word.replace(AND_BEFORE, "");
    return EAST.test(bare) ? said.includes(bare) : [...starts].some((one) => one.startsWith(bare));
  });
  return heard.length >= counted.length * MOST_TOLD;
}

const EAST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Arabic and Hebrew write their "and" as a letter of the word. */
const AND_BEFORE = /^[וو](?=.{2})/u;

function sentenceOf(heading: string, context: SceneContext): string {
  const question =
    context.base === "en" ? asQuestion(heading, context.names) : markedQuestion(heading, context.base);
  const plain = /[?？؟!！]$/u.test(heading) ? heading : withoutStop(heading);
  return capitalise(question ?? endSentence(plain, context.language), context.language);
}
