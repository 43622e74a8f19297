import { capitalise, countWords } from "./text/sentences.ts";
import { literal, toPattern } from "./text/regex.ts";

/** Most words of a name; more is a sentence. */
const MOST_NAME_WORDS = 5;
/** So often a text must name what it is about. */
const FEWEST_MENTIONS = 2;
/** A name that pronouns stand for needs no second mention: so many of them. */
const FEWEST_PRONOUNS = 3;

/** What joins the words of a name. */
const JOINS =
  "of|the|and|&|de|du|des|de la|la|le|del|della|di|da|do|dos|das|van|van der|von|von der|zu|al|el|bin|ibn|y|e";
const NAME = toPattern(
  `(?<![\\p{L}\\p{M}\\p{N}'’-])\\p{Lu}[\\p{L}\\p{M}'’-]*(?:\\s(?:(?:${JOINS})\\s)?\\p{Lu}[\\p{L}\\p{M}'’-]*){0,4}`,
  "gu",
);
/** What is written large and names nothing that a text is about. */
const NO_NAME =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|i|i['’]\p{L}+|mr|mrs|ms|dr|english|french|german|dutch|greek|spanish|italian|american|british|european|african|asian|christmas|easter|god|internet|earth|januar|februar|märz|mai|juni|juli|oktober|dezember|\p{L}+(?:ish|ese)|\p{Lu})$/iu;
/** Before a name these say where or when, or to whom it belongs: the name is no subject. */
const SETTING =
  /(?<![\p{L}])(?:in|at|from|near|to|into|of|for|by|on|for|with|through|across|en|à|au|aux|de|du|dans|vers|chez|avec|par|em|no|na|a|al|con|por|para|nel|nella|da|dal|di|im|am|bei|nach|aus|von|vom|mit|zu|zur|zum|van|naar|uit|met|w|we|z|ze|na|do|в|во|на|из|с|со|от|к|до|у)\s+(?:the\s|la\s|le\s|les\s|el\s|los\s|der\s|die\s|das\s|den\s|dem\s|het\s|de\s)?(?:\p{N}{1,4}\p{L}?,?\s+)?$/iu;
/** "a ship called the Endurance": what is named in so many words. */
const CALLED =
  /(?<![\p{L}])(?:called|named|known as|by the name of|genannt|namens|appelée?|nommée?|baptisée?|llamad[oa]|chiamat[oa]|chamad[oa]|genaamd|o nazwie|под названием|по имени|adlı|isimli)\s+(?:the\s|an?\s|la\s|le\s|el\s|il\s|der\s|die\s|das\s|["“„«])?$/iu;
const THE = /(?<![\p{L}])(the)\s+$/iu;
/** Who a text goes on speaking of. */
const SOMEBODY: Readonly<Record<string, RegExp>> = {
  en: /(?<![\p{L}])(?:he|she|his|her|him)(?![\p{L}])/giu,
  de: /(?<![\p{L}])(?:er|ihn|ihm|seine[mnrs]?|ihre[mnrs]?)(?![\p{L}])/giu,
  fr: /(?<![\p{L}])(?:il|elle|lui)(?![\p{L}])/giu,
  es: /(?<![\p{L}])(?:él|ella|su|sus)(?![\p{L}])/giu,
  it: /(?<![\p{L}])(?:lui|lei|suo|sua|suoi|sue|egli|ella)(?![\p{L}])/giu,
  pt: /(?<![\p{L}])(?:ele|ela|dele|dela)(?![\p{L}])/giu,
  nl: /(?<![\p{L}])(?:hij|zij|hem|haar|zijn)(?![\p{L}])/giu,
  pl: /(?<![\p{L}])(?:on|ona|jego|jej|mu|ją)(?![\p{L}])/giu,
  ru: /(?<![\p{L}])(?:он|она|его|её|ему|ей)(?![\p{L}])/giu,
  tr: /(?<![\p{L}])(?:o|onun|ona|onu)(?![\p{L}])/giu,
};

type Found = { name: string; score: number };

/**
 * What a text is about, where it names it: of the names in its first sentence the one that it comes back to. Null where
 * none stands out; a wrong name is worse than a long title.
 */
export function nameOfText(first: string, text: string, base: string): string | null {
  if (/^(?:zh|ja|ko)$/u.test(base)) return topicOf(first, text, base);
  if (!/\p{Lu}/u.test(first)) return quotedName(first, text);
  const found = [...first.matchAll(NAME)]
    .map((match) => withoutSmall(match[0], match.index, first, text))
    .flatMap(([name, at]) => judge(name, at, first, text, base));
  const [best, next] = found.toSorted((a, b) => b.score - a.score);
  if (best === undefined || (next !== undefined && next.score === best.score))
    return quotedName(first, text) ?? (base === "de" ? germanTopic(first, text) : null);
  return best.name;
}

/** "When Ada Lovelace": a sentence begins with a capital, whatever its first word. */
function withoutSmall(found: string, at: number, first: string, text: string): [name: string, at: number] {
  const [head = "", ...rest] = found.split(" ");
  const starts = /^["“«„\s]*$/u.test(first.slice(0, at));
  if (!starts || rest.length === 0 || capitalWithin(head, text) || !isSmall(head, text)) return [found, at];
  // "Ich bin Imker": what joins names begins none.
  const large = rest.findIndex((word) => /^\p{Lu}/u.test(word));
  const dropped = [head, ...rest.slice(0, large)].join(" ");
  return [rest.slice(large).join(" "), at + dropped.length + 1];
}

function judge(found: string, at: number, first: string, text: string, base: string): Found[] {
  const before = first.slice(0, at);
  const starts = before.trim() === "" || /["“«„]\s*$/u.test(before);
  const words = found.split(" ");
  // A capital at the beginning says nothing; in German one nowhere does.
  const [head = ""] = words;
  if (starts && words.length === 1 && !capitalWithin(head, text)) return [];
  if (base === "de" && words.length === 1 && !CALLED.test(before)) return [];
  if (NO_NAME.test(found) || words.length > MOST_NAME_WORDS || /['’]s$/u.test(found)) return [];
  // "Giresun'un Çanakçı ilçesi": what is whose goes on in small words.
  if (base === "tr" && /['’]n?[ıiuü]n(?:\s|$)/u.test(found)) return [];
  const named = CALLED.test(before);
  // "The keepers of Bell Rock": a place that the text goes on to speak of is its subject all the same.
  if (SETTING.test(before) && !named && !(count(found, text) >= 3 && isSubject(found, text))) return [];
  const whole = count(found, text);
  const last = words.at(-1) ?? "";
  const person = words.length >= 2 && !/\s(?:of|the|and|de|du|des|della)\s/u.test(found);
  const byLast = person && last.length >= 3 && !NO_NAME.test(last) ? count(last, text) : whole;
  const mentions = Math.max(whole, byLast);
  const pronouns = person ? (text.match(SOMEBODY[base] ?? /(?!)/gu)?.length ?? 0) : 0;
  if (mentions < FEWEST_MENTIONS && pronouns < FEWEST_PRONOUNS && !named) return [];
  // What follows a name of one word in English may be what it describes: "Roman soldiers".
  const after = first.slice(at + found.length);
  if (base === "en" && words.length === 1 && !named && /^\s\p{Ll}+s(?![\p{L}])/u.test(after) && !/^\s(?:is|was|has|does)(?![\p{L}])/u.test(after) && mentions < 3) return []; // prettier-ignore
  const article =
    base === "de" ? germanArticle(before, words) : THE.exec(before) === null || base !== "en" ? "" : "The ";
  const score = mentions + Math.min(4, pronouns / 2) + (starts ? 2 : 0) + (named ? 1 : 0) - (SETTING.test(before) ? 1 : 0); // prettier-ignore
  return [{ name: article + found, score }];
}

/** "Das Deutsche Museum", "Die Alte Brücke": an adjective stands so behind its article alone. */
function germanArticle(before: string, [head = "", ...rest]: readonly string[]): string {
  const article = /^["„«\s]*(?<article>der|die|das)\s+$/iu.exec(before)?.groups?.["article"];
  const isAdjective = rest.length > 0 && /^\p{Lu}\p{Ll}{2,}e$/u.test(head);
  return article === undefined || !isAdjective ? "" : `${capitalise(article)} `;
}

/** Whether a sentence begins with it and goes on small. */
function isSubject(name: string, text: string): boolean {
  return toPattern(`(?:^|[.!?]\\s+|\\n)(?:The\\s)?${literal(name)}\\s\\p{Ll}`, "u").test(text);
}

/** German writes every noun large: one that the text comes back to as the subject of a sentence. */
function germanTopic(first: string, text: string): string | null {
  const nouns = [...first.matchAll(/(?<![\p{L}])(?:der|die|das|den|dem|des)\s(\p{Lu}\p{Ll}{5,})(?![\p{L}])/gu)].map(([, noun = ""]) => noun); // prettier-ignore
  const told = nouns.flatMap((noun) => {
    const subject = toPattern(`(?:^|[.!?]\\s+|\\n)((?:Der|Die|Das)\\s${literal(noun)})\\s\\p{Ll}`, "u").exec(
      text,
    )?.[1];
    return subject === undefined || count(noun, text) < FEWEST_MENTIONS ? [] : [subject];
  });
  return told.length === 1 ? (told[0] ?? null) : null;
}

/** Written large where no sentence begins. */
function capitalWithin(word: string, text: string): boolean {
  return toPattern(`[\\p{L}\\p{N},;]\\s${literal(word)}(?![\\p{L}\\p{M}])`, "u").test(text);
}

function isSmall(word: string, text: string): boolean {
  const small = word.toLowerCase();
  return toPattern(`(?<![\\p{L}])${literal(small)}(?![\\p{L}])`, "u").test(text) || SMALL_WORDS.test(word);
}

/** Words that begin sentences in many texts and are no part of the name behind them: "When Ada Lovelace …". */
const SMALL_WORDS =
  /^(?:the|an?|in|on|at|by|for|from|with|when|while|after|before|since|if|as|so|but|and|it|its|this|that|these|those|our|my|your|his|her|their|most|many|every|each|no|one|two|three|today|now|once|early|late|dear|king|queen|sir|lady|saint|der|die|das|ein|eine|im|am|in|als|wenn|nach|vor|seit|le|la|les|un|une|des|en|dans|au|aux|quand|el|los|las|una|en|cuando|il|lo|gli|nel|quando|o|os|as|uma|em|no|na|de|het|een|w|na|po|gdy|в|на|когда|после)$/iu;

function count(name: string, text: string): number {
  return text.match(toPattern(`(?<![\\p{L}\\p{M}])${literal(name)}(?![\\p{L}\\p{M}])`, "gu"))?.length ?? 0;
}

const QUOTED = /["“„«「『]([^"“”„«»「」『』]{2,40})["”“»」』]/gu;

/** A name in quotation marks that the text comes back to. */
function quotedName(first: string, text: string): string | null {
  const names = [...first.matchAll(QUOTED)].map(([, name = ""]) => name.trim());
  const told = names.filter(
    (name) =>
      countWords(name) <= MOST_NAME_WORDS &&
      !/[.!?,،。！？]/u.test(name) &&
      text.split(name).length > FEWEST_MENTIONS,
  );
  return told.length === 1 ? (told[0] ?? null) : null;
}

/** A topic is short, and no word that only points: "this", "today", "we". */
const TOPIC: Readonly<Record<string, RegExp>> = {
  ja: /^([^、。「」（）()\s]{1,14})(?:（[^（）]{1,20}）)?(?:は|とは|って)(?=[、\p{L}\p{N}])/u,
  zh: /^([^，。、“”《》（）()\s]{2,10})(?:（[^（）]{1,20}）)?(?:，?(?:是|又名|又称|位于|位於|出生于|诞生于|起源于))/u,
  ko: /^([^.,\s]{1,12}(?:\s[^.,\s]{1,8})?)(?:은|는)\s/u,
};
const POINTS =
  /^(?:これ|それ|あれ|ここ|そこ|私|私たち|僕|彼|彼女|今日|昨日|明日|今年|昨年|去年|今|昔|最初|最後|人|多くの人|みんな|何|这|那|这里|那里|我|我们|他|她|它|他们|人们|今天|昨天|今年|去年|现在|以前|很多人|大家|什么|이것|그것|저것|여기|나|저|우리|그|그녀|오늘|어제|올해|작년|지금|사람들|많은 사람들|무엇|처음|옛날).{0,2}$|[\p{N}年月日時]|(?:の中|のとき|時|では|には|から|まで|的时候)$/u;

/** 「富士山は…」, 「茶是…」, "김치는 …": the topic that a text opens with and comes back to. */
function topicOf(first: string, text: string, base: string): string | null {
  const bare = first.replace(/^[「『“"《]/u, "");
  const topic = TOPIC[base]?.exec(bare)?.[1]?.replace(/[」』”"》]$/u, "") ?? null;
  const named = topic === null || POINTS.test(topic) || topic.length < 2 ? null : topic;
  if (named !== null && text.split(named).length > FEWEST_MENTIONS) return named;
  return quotedName(first, text) ?? repeatedOpening(bare, text, base);
}

const LONGEST_OPENING = 6;

/** 「蜜蜂一天能飞…」, 「蜜蜂用跳舞…」: what two sentences open with, where that is whole words. */
function repeatedOpening(first: string, text: string, base: string): string | null {
  const others = text
    .split(/[。！？!?\n]\s*/u)
    .filter((sentence) => sentence !== "" && !first.startsWith(sentence));
  const shared = Math.max(0, ...others.map((other) => sharedStart(first, other)));
  const words = [...new Intl.Segmenter(base, { granularity: "word" }).segment(first)];
  const whole = words.findLast(({ index, segment }) => index + segment.length <= shared);
  const opening = whole === undefined ? "" : first.slice(0, whole.index + whole.segment.length);
  const fits = opening.length >= 2 && opening.length <= LONGEST_OPENING && /^[\p{Script=Han}\p{Script=Katakana}]+$/u.test(opening); // prettier-ignore
  return fits && !POINTS.test(opening) ? opening : null;
}

function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
