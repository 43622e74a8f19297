import type { Block, Brief, Section } from "./brief/brief.ts";
import { COURTEOUSLY } from "./brief/lone-order-words.ts";
import { isGreeting } from "./brief/greetings.ts";
import { isClause, isImperative, lowerFirst } from "./english/grammar.ts";
import { subjectOf } from "./english/subject.ts";
import { countWord } from "./phrases/count-words.ts";
import { nameOfText } from "./name-of-text.ts";
import { askedInside } from "./naming/asked-inside.ts";
import { decisionIn } from "./naming/decision.ts";
import { eventIn } from "./naming/events.ts";
import { givenName } from "./naming/given-name.ts";
import { nameInRequest } from "./naming/name-in-request.ts";
import { keySentence } from "./naming/key-sentence.ts";
import { opensWithTopic, whomAndWhere } from "./naming/whom-and-where.ts";
import { selfIntroduction } from "./naming/self-introduction.ts";
import { rankedTitle } from "./naming/titles/ranked-title.ts";
import { titleUnits } from "./naming/titles/title-units.ts";
import { storyOf } from "./naming/story-of.ts";
import { joinList } from "./phrases/join-list.ts";
import { fill, phrasesFor } from "./phrases/phrases.ts";
import { plainTex } from "./science/plain-tex.ts";
import { textOfBrief } from "./text-of-brief.ts";
import { DATELINE } from "./text/dateline.ts";
import { lowersNouns } from "./text/lower-nouns.ts";
import { mainClause } from "./text/main-clause.ts";
import { capitalise, countWords, endSentence, splitSentences, withoutStop } from "./text/sentences.ts";
import { withoutSalute } from "./text/salute.ts";
import { hardLabel, splitAtStop, tornLabel } from "./text/shorten.ts";

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

const HEADLINE_WORDS = 12;
const TITLE_WORDS = 9;
/** A whole sentence may be longer, before another one is taken. */
const MOST_WORDS = 14;
/** A sentence of so many words is heard while a title stands. */
const HEARD_WORDS = 16;

/** A title for a brief that has none: from what it begins with, else from whatever it speaks of. */
export function deriveTitle(brief: Brief, language: string): DerivedTitle {
  const opened = titleOfOpening(brief, language);
  const block = brief.sections[0]?.title === null ? brief.sections[0].blocks[0] : undefined;
  // What the columns of a table are called names no film.
  const flawed = block?.kind === "table";
  if (opened.isName === true && !flawed && countWords(opened.title) > 1) return opened;
  const asked = askedInside(firstSentence(block, language), language.split("-")[0] ?? language);
  // What was heard over a long title is told below the short one.
  if (asked !== null) return { title: asked, opening: asked, sections: brief.sections };
  const ranked = rankedTitle(
    { title: opened.title, flawed },
    titleUnits(brief, brief.sections, language),
    language,
  );
  if (ranked === null) return opened;
  const { title, named } = ranked;
  // Where the title was all that the opening says, and is told below as well, the new one is said.
  const told = opened.sections === brief.sections ? { opening: title } : { opening: opened.opening };
  return { title, ...told, sections: opened.sections, ...(named ? { isName: true } : {}) };
}

/** The first sentence of a text, where it is longer than a title. */
function firstSentence(block: Block | undefined, language: string): string {
  const [first = ""] = block?.kind === "paragraph" ? splitSentences(block.text.shown, language) : [];
  return countWords(first) > HEARD_WORDS ? first : "";
}

function titleOfOpening(brief: Brief, language: string): DerivedTitle {
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
  const together = namesTogether(sections, language);
  if (together !== null) return { title: together, opening: together, sections };
  const base = language.split("-")[0] ?? language;
  const asked = nameInRequest(brief.wishes ?? [], base);
  // "분리배출 안내 영상": what all of it is about is no part's heading.
  if (section.title !== null && others.length > 0 && asked !== null)
    return { title: asked, opening: asked, sections };
  if (section.title !== null && others.length > 0) {
    // The opening says it; the section does not say it again.
    const first = { ...section, title: { shown: section.title.shown, spoken: "" } };
    return { title: section.title.shown, opening: section.title.spoken, sections: [first, ...others] };
  }
  const given = givenName(brief, language);
  if (block.kind === "parallel") {
    const told = splitSentences(block.text.shown, language);
    const title = given ?? titleOfProse(withoutGreeting(told[0] ?? block.text.shown), told, brief, language);
    return { title, opening: title, sections };
  }
  if (block.kind !== "paragraph") {
    const title = asked ?? titleOfList(wholeList(block, sections), language);
    return { title, opening: title, sections };
  }
  const spoken = greetedWith(splitSentences(block.text.spoken, language));
  const shown = greetedWith(splitSentences(block.text.shown, language));
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
  const whom = poor || opensWithTopic(named, textOfBrief(brief)) ? null : whomAndWhere(brief.wishes ?? [], base); // prettier-ignore
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

/** What the request calls it, or what its first sentence defines, before a sentence of some length. */
function nameOfProse(
  asked: string | null,
  first: string,
  opening: readonly string[],
  brief: Brief,
  language: string,
): string {
  const base = language.split("-")[0] ?? language;
  if (asked !== null && EAST.test(base)) return asked;
  const defined = definedTopic(first, brief, base);
  if (defined !== null) return defined;
  const own = titleOfProse(withoutGreeting(first), opening, brief, language);
  return asked !== null && countWords(own) > ASKED_BEFORE ? asked : own;
}

/** A text that opens so says itself what it is. */
const WELCOMES =
  /^(?:welcome|willkommen|herzlich willkommen|bienvenue|bienvenid|benvenut|bem-vind|welkom|välkommen|velkommen|witamy|witaj|добро пожаловать|ласкаво просимо|vítejte)/iu;
const EAST = /^(?:zh|ja|ko)$/u;
const ASKED_BEFORE = 6;
/** "김장은 … 담그는 일입니다", 「盆栽は…ものです」: a sentence that says what a thing is. */
const DEFINES: Readonly<Record<string, RegExp>> = {
  ko: /(?:일|것|음식|말|날|곳|놀이|풍습|행사|축제|나무|꽃|동물|기술|방법|제도)(?:입니다|이다|이에요|예요|을 말합니다|을 뜻합니다)\.?$/u,
  ja: /(?:もの|こと|行事|祭り|料理|技術|仕組み|方法|木|花|植物|動物|場所)(?:です|である|だ|をいいます|を指します)。?$/u,
  zh: /^[^，。]{2,10}是(?:一种|一種|一个|一個|一项|一項|指|把)/u,
};

function definedTopic(first: string, brief: Brief, base: string): string | null {
  return DEFINES[base]?.test(first.trim()) === true ? nameOfText(first, textOfBrief(brief), base) : null;
}

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
  if (named.length < 2 || sections.length > MOST_NAMES || sections[0]?.runIn !== "named") return null;
  const lower = lowersNouns(language.split("-")[0] ?? language);
  const names = named.map(({ title }, at) => {
    const shown = title?.shown ?? "";
    return at > 0 && lower ? lowerFirst(shown) : shown;
  });
  const title = joinList(names, language);
  return countWords(title) <= HEADLINE_WORDS ? title : null;
}

const MOST_NAMES = 5;

/** "Quick note on the rotation: …": that it is a message is not what it is about. */
const MESSAGE =
  /^(?:(?:this is )?(?:just )?(?:a |an )?(?:quick|short|brief|friendly)?\s*(?:note|update|reminder|heads[- ]up|announcement|message|summary|word|fyi)\s*(?:on|about|of|regarding|concerning|that|:|–|-)\s+|(?:fyi|ps|reminder|subject|re|betreff|objet|asunto|oggetto|assunto|тема|主题|件名)\s*[:：–-]\s*)/iu;

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
  return COURTEOUSLY.test(sentence.replace(/ください|주세요/gu, ""));
}

const PARAGRAPHS_LOOKED_AT = 4;

/** "It's about composting, because …": the film, and what it is about. */
const ABOUT =
  /^(?:(?:it|this)(?:['’]s| is) (?:all )?about|es geht (?:dabei )?um(?! den| einen)|il s['’]agit (?:de|d['’])|ça parle (?:de|d['’])|(?:se )?trata (?:de|sobre)|va (?:de|sobre)|si tratta di|parla di|é sobre|trata-se de|het gaat over|det handlar om|det handler om)\s?(?<what>(?!(?:time|to|when|how|why|what|who)\s)[^,.;:]{4,60})[,.;]/iu;

const ASKS_TO_READ =
  /^(?:please|bitte|merci de|por favor|per favore|пожалуйста)[\s,]+(?:(?:take a moment to |all )?read|note|lest|lesen|beachte[nt]?|lire|noter|le[ae]r?|legg|прочитайте|обратите)(?![\p{L}])/iu;

/** "Hola a todos. Hoy os enseño …": a greeting is said in one breath with what follows. */
function greetedWith([first, second, ...rest]: readonly string[]): string[] {
  if (first === undefined || second === undefined) return first === undefined ? [] : [first];
  return isGreeting(first) ? [`${first} ${second}`, ...rest] : [first, second, ...rest];
}

function withoutGreeting(sentence: string): string {
  const bare = withoutSalute(sentence).replace(MESSAGE, "");
  return countWords(bare) >= 3 ? capitalise(bare) : sentence;
}

/** A title is read at a glance; an ellipsis in it says that it is none. */
function isShortTitle(title: string): boolean {
  return countWords(title) <= TITLE_WORDS && !title.endsWith("…");
}

/**
 * What prose without a heading is called: its first sentence where that is short or asks; else what it is about, by its
 * subject or the name that the text comes back to; else a question that it opens with, or the main clause.
 */
function titleOfProse(first: string, opening: readonly string[], brief: Brief, language: string): string {
  const title = proseTitle(first, opening, brief, language);
  return title.endsWith("…") && !first.trim().endsWith("…")
    ? hardLabel(first.replace(/\n/gu, " "), 9)
    : title;
}

function proseTitle(first: string, opening: readonly string[], brief: Brief, language: string): string {
  const base = language.split("-")[0] ?? "en";
  const asks = asksSomething(first);
  const own = storyOf(first, textOfBrief(brief), base) ?? titleOfSentence(first, language);
  // "The bank keeps 312 kinds of maize" says more than "The bank".
  if (/^(?:The|An?)\s\p{Ll}+$/u.test(own) && countWords(first) < TITLE_WORDS) return withoutStop(first);
  if (asks || opening.length === 0 || (countWords(first) <= TITLE_WORDS && isShortTitle(own))) return own;
  const introduced = eventIn(first, base) ?? selfIntroduction(first, base);
  if (introduced !== null) return nameOfText(first, textOfBrief(brief), base) ?? introduced;
  const subject =
    base === "en" && own !== tornLabel(first.replace(/\n/gu, " "), 9) && isShortTitle(own) ? own : null;
  const question = opening
    .slice(0, 3)
    .find((one) => /^[^"“«„「].*[?？؟]$/u.test(one) && countWords(one) <= TITLE_WORDS);
  const clause = thoughtOf(first, base);
  const short = opening.slice(1).map(withoutStop).find((one) => countWords(one) >= 3 && countWords(one) <= TITLE_WORDS - 1 && !LEANS.test(one) && !/^["“«„「]/u.test(one)); // prettier-ignore
  const named = subject ?? nameOfText(first, textOfBrief(brief), base) ?? question ?? clause;
  // A sentence that is whole is a better title than a later one.
  const whole = splitAtStop(own, MOST_WORDS)?.head ?? own;
  if (named !== null && named !== undefined) return named;
  const long = whole.endsWith("…") || countWords(whole) > MOST_WORDS;
  const key = long || countWords(whole) > TITLE_WORDS ? keySentence(textOfBrief(brief), language) : null;
  return key ?? (long ? (short ?? own) : whole);
}

function asksSomething(first: string): boolean {
  return /[?？؟]$/u.test(first.trim()) && countWords(first) <= HEADLINE_WORDS;
}

/** What leans on the sentence before is no title. */
const LEANS =
  /^(?:it|they|this|these|that|those|he|she|we|you|i|so|but|and|then|there|here|es|sie|er|wir|dies\p{L}*|das|man|so|aber|und|dann|dort|il|elle|ils|elles|cela|ça|ce|c['’]|on|mais|et|ello|esto|eso|él|ella|pero|y|esso|essa|questo|ne|ma|e|isso|ele|ela|mas|dat|dit|hij|zij|maar|en|to|on|ona|ale|i|он|она|оно|они|это|но|и|o|bu|ama|هو|هي|هذا|وهذا|זה|הוא|היא|यह|वह|ये|वे|これ|それ|しかし|它|他|她|这|那|但|이것|그것|그|그러나)(?![\p{L}\p{M}])|^[它他她这那]|^(?:これ|それ)/iu;

/** The main clause, where it makes sense alone: with a verb in English, and not turned round by what came before. */
function thoughtOf(first: string, base: string): string | null {
  const sentence = first.replace(/\n/gu, " ").replace(/[.。।]$/u, "");
  const clause = mainClause(sentence, TITLE_WORDS - 1, TITLE_WORDS, base);
  if (clause === null || sentence.toLowerCase().startsWith(clause.toLowerCase())) return clause;
  if (base === "en") return isClause(clause) ? clause : null;
  return base === "de" || base === "nl" ? null : clause;
}

/** A sentence as a heading: its subject in English where it names a thing, else its first thought. */
export function titleOfSentence(sentence: string, language: string): string {
  const subject = language.startsWith("en") ? subjectOf(sentence) : null;
  return subject ?? tornLabel(sentence.replace(/\n/g, " "), 9);
}

/**
 * What a film of one list is called: by the question that it opens with, or by its first item. How many points there are is no
 * name of a film.
 */
function titleOfList(block: Block, language: string): string {
  const first = block.kind === "list" ? block.items[0] : undefined;
  if (first === undefined) return titleOfBlock(block, language);
  const [said = first.text.shown] = splitSentences(first.text.shown, language);
  if (/[?？؟]$/u.test(said) && countWords(said) <= MOST_WORDS) return capitalise(said);
  const label = first.label?.shown ?? "";
  if (countWords(label) >= 2 && countWords(label) <= TITLE_WORDS) return capitalise(label);
  return capitalise(titleOfSentence(withoutStop(said), language));
}

/** A long list was divided into scenes; its title counts all of it. */
function wholeList(block: Block, sections: readonly Section[]): Block {
  if (block.kind !== "list") return block;
  const blocks = sections.flatMap((section) => section.blocks);
  const items = blocks.flatMap((one) => (one.kind === "list" ? one.items : []));
  return { ...block, items };
}

/** What a list, a table, a quotation … is called where nothing names it. */
export function titleOfBlock(block: Block, language: string): string {
  if (block.kind === "list") {
    const count = countWord(block.items.length, language) ?? String(block.items.length);
    if (language.startsWith("en")) {
      const commands =
        block.items.filter((item) => isImperative(item.text.spoken)).length >= block.items.length * 0.7;
      return capitalise(`${count} things ${commands ? "to do" : "to know"}`);
    }
    const pattern = phrasesFor(language).points;
    return pattern === null ? hardLabel(block.items[0]?.text.shown ?? "", 8) : fill(pattern, count);
  }
  if (block.kind === "table") {
    const names = block.header
      .map((cell) => cell.shown.replace(/\s*[([（][^()（）]*[)\]）]\s*$/u, "").trim())
      .filter((name) => name !== "");
    return hardLabel(
      joinList(
        names.length > 0
          ? names.map((name, at) => (at > 0 && language.startsWith("en") ? lowerFirst(name) : name))
          : [block.rows[0]?.[0]?.shown ?? ""],
        language,
      ),
      10,
    );
  }
  if (block.kind === "quote" || block.kind === "subheading")
    return hardLabel(block.text.shown.replace(/\n/g, " "), 9);
  if (block.kind === "contrast") {
    const pair = block.sides.map((side) => side.title);
    return hardLabel(joinList(pair, language), 9);
  }
  if (block.kind === "formula") return block.chemistry ?? plainTex(block.tex);
  if (block.kind === "code") return block.language === "text" ? "Code" : capitalise(block.language);
  return countWords(block.text.shown) === 0 ? "" : hardLabel(block.text.shown, 9);
}
