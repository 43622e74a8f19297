import type { Block, Brief, Section } from "./brief/brief.ts";
import { isSkeletonHead } from "./brief/skeleton-heads.ts";
import { COURTEOUSLY } from "./brief/lone-order-words.ts";
import { isGreeting } from "./brief/greetings.ts";
import { lowerFirst } from "./english/grammar.ts";
import { nameOfText } from "./name-of-text.ts";
import { askedInside } from "./naming/asked-inside.ts";
import { decisionIn } from "./naming/decision.ts";
import { givenName } from "./naming/given-name.ts";
import { inOneBreath } from "./naming/first-sentence.ts";
import { describedIn } from "./naming/described-in-request.ts";
import { nameInRequest } from "./naming/name-in-request.ts";
import { isNoTitle } from "./naming/no-title.ts";
import { isPartHead } from "./naming/part-heads.ts";
import { lifeTold } from "./naming/life-told.ts";
import { noticeTitle } from "./naming/notice-title.ts";
import { pieceOfRequest } from "./naming/piece-of-request.ts";
import { requestsOf } from "./naming/told-requests.ts";
import { storyTold } from "./naming/story-told.ts";
import { opensWithTopic, whomAndWhere } from "./naming/whom-and-where.ts";
import { ourName } from "./naming/subject-of-text/our-name.ts";
import { subjectInstead } from "./naming/subject-of-text/subject-instead.ts";
import { subjectOfBrief } from "./naming/subject-of-text/subject-of-brief.ts";
import { rankedTitle } from "./naming/titles/ranked-title.ts";
import { titleUnits } from "./naming/titles/title-units.ts";
import { joinList } from "./phrases/join-list.ts";
import { textOfBrief } from "./text-of-brief.ts";
import { DATELINE } from "./text/dateline.ts";
import { lowersNouns } from "./text/lower-nouns.ts";
import { capitalise, countWords, endSentence, splitSentences, withoutStop } from "./text/sentences.ts";
import { withoutSalute } from "./text/salute.ts";
import { hardLabel } from "./text/shorten.ts";
import { titleOfList, wholeList } from "./title-of-block.ts";
import {
  nameOfProse,
  definedTopic,
  withoutGreeting,
  isShortTitle,
  titleOfProse,
  asksSomething,
  MESSAGE,
  HEADLINE_WORDS,
  firstOfRow,
} from "./title-of-prose.ts";

export type DerivedTitle = {
  title: string;
  /** The sentence that the opening says instead of a title; it is taken out of the first section. */
  opening: string;
  /** The title is a name, and says nothing of what bears it. */
  isName?: true;
  /** The opening as it stands below a name. */
  below?: string;
  sections: Section[];
};

/** A sentence of so many words is heard while a title stands. */
const HEARD_WORDS = 16;

/** Letters of a title that a dash and what is said behind it make too long, and words of what stands before it. */
const TOO_LONG = 90;
const FEWEST_BEFORE = 4;

/** A title for a brief that has none: from what it begins with, else from whatever it speaks of. */
export function deriveTitle(brief: Brief, language: string): DerivedTitle {
  const derived = titleFor(brief, language);
  // "The surgery moves … on Monday 9 March – not the 2nd, ignore the poster": the rest is heard.
  const [before = ""] = derived.title.split(/\s[–—]\s/u);
  const isShorter =
    derived.title.length > TOO_LONG && before !== derived.title && countWords(before) >= FEWEST_BEFORE;
  const title = isShorter ? before : firstOfRow(derived.title);
  return title === derived.title ? derived : { ...derived, title };
}

function titleFor(brief: Brief, language: string): DerivedTitle {
  const { event } = brief;
  if (event !== undefined) return { title: event.name, opening: event.line, sections: brief.sections };
  const notice = noticeTitle(brief, language);
  if (notice !== null) return notice;
  const life = lifeTold(splitSentences(textOfBrief(brief), language), language.split("-")[0] ?? language);
  if (life !== null) return { title: life, opening: life, sections: brief.sections, isName: true };
  const opened = titleOfOpening(brief, language);
  const block = brief.sections[0]?.title === null ? brief.sections[0].blocks[0] : undefined;
  const story = block?.kind === "paragraph" ? storyOfFirst(block, language) : null;
  if (story !== null) {
    const told = opened.sections === brief.sections ? { opening: story } : {};
    return { ...opened, title: story, ...told };
  }
  // What the columns of a table are called names no film.
  const flawed = block?.kind === "table" || isNoTitle(opened.title) || isPartHead(opened.title);
  if (opened.isName === true && !flawed && countWords(opened.title) > 1) return opened;
  const asked = askedInside(firstSentence(block, language), language.split("-")[0] ?? language);
  // What was heard over a long title is told below the short one.
  if (asked !== null) return { title: asked, opening: asked, sections: brief.sections };
  // What the first sentence opens with in so many words, and others name, is more likely what a text is about than any other word.
  const instead = subjectInstead(opened, brief, language, HEARD_WORDS);
  const isOurs = ourName(opened.title, brief, language) !== null;
  if (instead !== opened && (isOurs || subjectOfBrief(brief, language)?.sure === true)) return instead;
  const ranked = rankedTitle(
    { title: opened.title, flawed },
    titleUnits(brief, brief.sections, language),
    language,
  );
  if (ranked === null) return instead;
  const { title, named } = ranked;
  // Where the title was all that the opening says, and is told below as well, the new one is said.
  const told = opened.sections === brief.sections ? { opening: title } : { opening: opened.opening };
  return { title, ...told, sections: opened.sections, ...(named ? { isName: true } : {}) };
}

/** Whose story a text opens with. */
function storyOfFirst(block: Extract<Block, { kind: "paragraph" }>, language: string): string | null {
  const [first = ""] = splitSentences(block.text.shown, language);
  return storyTold(first, language.split("-")[0] ?? language);
}

/** The first sentence of a text, where it is longer than a title. */
function firstSentence(block: Block | undefined, language: string): string {
  const [first = ""] = block?.kind === "paragraph" ? splitSentences(block.text.shown, language) : [];
  return countWords(first) > HEARD_WORDS ? first : "";
}

function titleOfOpening(labelled: Brief, language: string): DerivedTitle {
  const brief = withoutLabelAbove(labelled);
  const { sections } = brief;
  const [section, ...others] = sections;
  const block = section?.blocks[0];
  if (section === undefined || block === undefined) {
    const heading = section?.title?.shown ?? "";
    return { title: heading, opening: heading, sections };
  }
  // "For the Q3 all-hands": what several parts belong to is no part's heading.
  if (section.title !== null && others.length > 0 && brief.occasion !== undefined) {
    const occasion = capitalise(brief.occasion);
    return { title: occasion, opening: occasion, sections };
  }
  if (brief.decision !== undefined) {
    const { title, told } = brief.decision;
    return { title, opening: told, sections };
  }
  const base = language.split("-")[0] ?? language;
  const requests = requestsOf(brief, language);
  const asked = nameInRequest(requests, base);
  const together = asked === null ? namesTogether(sections, language) : null;
  if (together !== null) return { title: together, opening: together, sections };
  // "분리배출 안내 영상": what all of it is about is no part's heading.
  if (section.title !== null && others.length > 0 && asked !== null)
    return { title: asked, opening: asked, sections };
  if (section.title !== null && others.length > 0) {
    // The opening says it; the section does not say it again.
    const first = { ...section, title: { shown: section.title.shown, spoken: "" } };
    return { title: section.title.shown, opening: section.title.spoken, sections: [first, ...others] };
  }
  const given = givenName(brief, language) ?? pieceOfRequest(requests, textOfBrief(brief), base);
  if (block.kind === "parallel") {
    const told = splitSentences(block.text.shown, language);
    const title = given ?? titleOfProse(withoutGreeting(told[0] ?? block.text.shown), told, brief, language);
    return { title, opening: title, sections };
  }
  if (block.kind !== "paragraph") {
    const title = asked ?? given ?? titleOfList(wholeList(block, sections), language);
    return { title, opening: title, sections };
  }
  const spoken = inOneBreath(splitSentences(block.text.spoken, language), isGreeting);
  const shown = inOneBreath(splitSentences(block.text.shown, language), isGreeting);
  const first = spoken[0] ?? block.text.spoken;
  // "Please read this before Monday" asks to be read; what it is about comes next.
  const asks = ASKS_TO_READ.test(first) && shown.length > 1;
  const free = pleaFree(asks ? shown.slice(1) : shown, sections) ?? first;
  const about = ABOUT.exec(free)?.groups?.["what"];
  const named = (about === undefined ? free : capitalise(about)).replace(DATELINE, "");
  // A message from somewhere opens with its news: that is its headline.
  const isNews = named.length < first.length && DATELINE.test(first);
  const alone = spoken.length === 1 && section.blocks.length === 1 && others.length === 0;
  // Of lines without a stop the first names them.
  const [line = ""] = block.lines;
  if (block.lines.length > 2 && countWords(named) > HEADLINE_WORDS && countWords(line) >= 2)
    return { title: capitalise(withoutStop(line)), opening: capitalise(withoutStop(line)), sections };
  // "We are four, and in September we have to decide what to do about the van": told beside a request.
  const decides = (brief.wishes ?? []).length === 0 ? null : (decisionIn(spoken.slice(0, 2))?.title ?? null);
  // "Doors open at eight" names no film for the new volunteers at our shelter.
  const poor = isNews || asked !== null || given !== null || decides !== null || WELCOMES.test(named);
  const told = poor || opensWithTopic(named, textOfBrief(brief)) || subjectOfBrief(brief, language)?.returns === true; // prettier-ignore
  const whom = told ? null : whomAndWhere(brief.wishes ?? [], base);
  const title = isNews
    ? hardLabel(named, HEADLINE_WORDS)
    : decides !== null
      ? decides
      : given !== null && !asksSomething(named)
        ? given
        : ((nameOfText(named, textOfBrief(brief), base) === null ? whom : null) ??
          nameOfProse(asked, named, alone ? [] : shown, brief, language));
  const isName =
    title === whom ||
    title === given ||
    title === asked ||
    title === decides ||
    title === definedTopic(named, brief, base)
      ? { isName: true as const }
      : {};
  // What is too long to be heard over a title is told as prose below it.
  const long = !isNews && countWords(first) > HEARD_WORDS && title !== withoutStop(first);
  if (long && !alone && isShortTitle(title)) {
    const led = withoutLead(block, title);
    const named = title.replace(IN_ORDER, "");
    const told = led === null ? sections : [{ ...section, blocks: [led, ...section.blocks.slice(1)] }, ...others]; // prettier-ignore
    // "What to do about the van" is those viewers' question, and not put to them once more.
    const opening = title === decides ? endSentence(named, language) : named;
    // What bears the name, where the request alone says what that is.
    const what = title === asked ? describedIn(brief.wishes ?? [], named) : null;
    if (what !== null) return { title: named, opening: `${named}${ARABIC_COMMA.test(base) ? "،" : ","} ${what}`, below: capitalise(what, language), sections: told, ...isName }; // prettier-ignore
    return { title: named, opening, sections: told, ...isName };
  }
  if (alone || block.lines.length > 1 || first.endsWith(":"))
    return { title, opening: title, sections, ...isName };
  const rest = spoken.slice(1).join(" ");
  const restShown = shown.length === spoken.length ? shown.slice(1).join(" ") : rest;
  const left: Block[] =
    rest === ""
      ? section.blocks.slice(1)
      : [
          { ...block, text: { shown: restShown, spoken: rest }, lines: [restShown] },
          ...section.blocks.slice(1),
        ];
  const remaining = left.length === 0 ? others : [{ ...section, blocks: left }, ...others];
  const dated = first.replace(DATELINE, "");
  // Whom the film greets is heard; that it is a message is not.
  const opening = MESSAGE.test(withoutSalute(dated)) ? withoutGreeting(dated) : dated;
  const below =
    "isName" in isName && countWords(opening) <= HEARD_WORDS
      ? { below: withoutStop(withoutGreeting(opening)) }
      : {};
  return { title, opening, sections: remaining, ...isName, ...below };
}

/** "Content" above all that is told: what stands below it names the film. */
function withoutLabelAbove(brief: Brief): Brief {
  const [first, ...others] = brief.sections;
  if (first === undefined || first.title === null || first.blocks.length === 0) return brief;
  return isNoTitle(first.title.shown) ? { ...brief, sections: [{ ...first, title: null }, ...others] } : brief; // prettier-ignore
}

/** Languages that write "،"; Hebrew writes ",". */
const ARABIC_COMMA = /^(?:ar|fa|ur)$/u;

/** A text that opens so says itself what it is. */
const WELCOMES =
  /^(?:welcome|willkommen|herzlich willkommen|bienvenue|bienvenid|benvenut|bem-vind|welkom|välkommen|velkommen|witamy|witaj|добро пожаловать|ласкаво просимо|vítejte)/iu;
/** "What they need to know, roughly in order": how it is told is no part of what it is called. */
const IN_ORDER =
  /,?\s\(?(?:roughly |more or less |loosely )?in (?:order|this order|no (?:particular|special) order|order of \p{Ll}+)\)?$/iu;

/** "What they need to know: the shift is …": what the film is called by is not said once more before the rest; else null. */
function withoutLead(block: Extract<Block, { kind: "paragraph" }>, title: string): typeof block | null {
  const cut = (text: string): string | null => {
    const bare = text.trimStart();
    const led =
      bare.toLowerCase().startsWith(title.toLowerCase()) && /^\s*:\s+\S/u.test(bare.slice(title.length));
    return led ? capitalise(bare.slice(title.length).replace(/^\s*:\s+/u, "")) : null;
  };
  const [shown, spoken] = [cut(block.text.shown), cut(block.text.spoken)];
  return shown === null || spoken === null || block.lines.length > 1 ? null : { ...block, text: { shown, spoken }, lines: [shown] }; // prettier-ignore
}

/** A message whose paragraphs open with their own headings is about all of these: "Staffing, equipment and budget". */
function namesTogether(sections: readonly Section[], language: string): string | null {
  const named = sections.filter(({ runIn }) => runIn === "named");
  if (
    named.some(
      ({ title }) =>
        title === null || isNoTitle(title.shown) || isPartHead(title.shown) || isSkeletonHead(title.shown),
    )
  )
    return null;
  // Where only some parts are labelled, "Features" and "Price" are two of them, and not what all of it is about.
  const isWhole = named.length >= sections.length - 1;
  if (named.length < 2 || !isWhole || sections.length > MOST_NAMES || sections[0]?.runIn !== "named")
    return null;
  const lower = lowersNouns(language.split("-")[0] ?? language);
  const names = named.map(({ title }, at) => {
    const shown = title?.shown ?? "";
    return at > 0 && lower ? lowerFirst(shown) : shown;
  });
  const title = joinList(names, language);
  return countWords(title) <= HEADLINE_WORDS ? title : null;
}

const MOST_NAMES = 5;

/** The first sentence without a "please", of those given or of the paragraphs below; else the first: no plea is a title. */
function pleaFree(sentences: readonly string[], sections: readonly Section[]): string | undefined {
  if (sentences[0] === undefined || !pleads(sentences[0])) return sentences[0];
  const below = sections
    .flatMap(({ blocks }) => blocks)
    .slice(1, PARAGRAPHS_LOOKED_AT)
    .flatMap((block) => (block.kind === "paragraph" ? splitSentences(block.text.shown, "") : []));
  return [...sentences, ...below].find((one) => !pleads(one)) ?? sentences[0];
}

/** What Japanese and Korean ask of anybody so, others say as an order. */
function pleads(sentence: string): boolean {
  return COURTEOUSLY.test(sentence.replace(/ください|주세요/gu, "").replaceAll(THANKS_TO, ""));
}

/** "Fermenta da solo, grazie ai lieviti": what does it, and nobody who is thanked. */
const THANKS_TO = /(?<!\p{L})(?:grazie a\p{L}*|gracias al?|graças [aà]\p{L}*|thanks to)(?!\p{L})/giu;

const PARAGRAPHS_LOOKED_AT = 4;

/** "It's about composting, because …": the film, and what it is about. */
const ABOUT =
  /^(?:(?:it|this)(?:['’]s| is) (?:all )?about|es geht (?:dabei )?um(?! den| einen)|il s['’]agit (?:de|d['’])|ça parle (?:de|d['’])|(?:se )?trata (?:de|sobre)|va (?:de|sobre)|si tratta di|parla di|é sobre|trata-se de|het gaat over|det handlar om|det handler om)\s?(?<what>(?!(?:time|to|when|how|why|what|who)\s)[^,.;:]{4,60})[,.;]/iu;

const ASKS_TO_READ =
  /^(?:please|bitte|merci de|por favor|per favore|пожалуйста)[\s,]+(?:(?:take a moment to |all )?read|note|lest|lesen|beachte[nt]?|lire|noter|le[ae]r?|legg|прочитайте|обратите)(?![\p{L}])/iu;
