import { NAMES_FILM } from "../brief/request-words.ts";
import { regex } from "../text/regex.ts";
import { capitalise, countWords } from "../text/sentences.ts";

/**
 * "… une vidéo pour présenter notre atelier vélo aux nouveaux habitants": what a film is ordered to present. By language, the words
 * that say so, what begins a name there, and what follows it.
 */
type Presents = { verbs: string; opens: string; ends: string };

const PRESENTS: Readonly<Record<string, Presents>> = {
  en: { verbs: "to (?:introduce|present|showcase)|(?:introducing|presenting)|that (?:introduces|presents)", opens: "(?:our|the)\\s", ends: "to|for|at|on|in|and|that|which|who" },
  fr: { verbs: "(?:pour|afin de) (?:présenter|faire connaître)|qui présente", opens: "(?:notre|nos|le|la|les)\\s|l['’]", ends: "aux?|à|pour|dans|sur|avec|qui|que|et|lors|en|chez|auprès" },
  es: { verbs: "(?:para|que) (?:presentar|presente|dar a conocer|dé a conocer)", opens: "(?:nuestr[oa]s?|el|la|los|las)\\s", ends: "a|al|para|en|con|que|y|ante|entre" },
  it: { verbs: "(?:per|che) (?:presentare|presenti|far conoscere)", opens: "(?:il nostro|la nostra|i nostri|le nostre|il|la|i|le|lo|gli)\\s|l['’]", ends: "ai?|alle?|al|agli|per|in|con|che|e|nel|nella" },
  pt: { verbs: "(?:para|que) (?:apresentar|apresente|dar a conhecer|dê a conhecer)", opens: "(?:o nosso|a nossa|os nossos|as nossas|nosso|nossa|o|a|os|as)\\s", ends: "aos?|às?|a|para|em|com|que|e|no|na" },
}; // prettier-ignore

/** German and Dutch have the verb behind what is presented. */
const VERB_LAST: Readonly<Record<string, RegExp>> = {
  de: /(?:,\s)?(?:um|der|das|die)\s(?<what>unser(?:e[nmrs]?)?\s(?:[\p{L}-]+\s){0,3}?\p{Lu}[\p{L}-]+)\s(?:[^,.]{0,40}\s)?(?:vorzustellen|vorstellt|vorstellen soll|bekannt ?(?:zu ?)?macht?e?n?)/u,
  nl: /om\s(?<what>(?:onze|ons)\s(?:[\p{L}-]+\s){0,3}?[\p{L}-]+)\s(?:[^,.]{0,40}\s)?(?:voor te stellen|bekend te maken)/u,
};

const ARABIC =
  /(?<![\p{L}\p{M}])عن\s(?<what>[^،.؟!:\n]{4,60}?)(?=\s(?:في\s(?:مدينتنا|حيّ?نا|بلدتنا|قريتنا|منطقتنا|مدرستنا|شركتنا)|ل(?:نعرض|نشر|يعرض|ت?عرض|عرض|طلاب|طلبة|تلاميذ|طالبات|أطفال|موظفي|زبائن|زوار|عمال|أعضاء|متطوعي|سكان)\p{L}*|موجّ?ه|يُ?عرض|نعرضه)|\s*[،.؟!:]|$)/u;
/** "هذه حكاية جدي التي حدثتك عنها", "यह कहानी मेरी माँ की है": whose story it is. */
const WHOSE_STORY: Readonly<Record<string, (wish: string) => string | undefined>> = {
  ar: (wish) => /هذه\s(?<what>(?:حكاية|قصة)\s[\p{L}\p{M}]+(?:\s(?!الت|الذ|كم|وه)[\p{L}\p{M}]+)?)(?=\s(?:التي|كما)|\s*[،.:\n]|$)/u.exec(wish)?.groups?.["what"],
  hi: (wish) => {
    const whose = /(?:यह|ये)\sकहानी\s(?<whose>[\p{L}\p{M}]+(?:\s[\p{L}\p{M}]+)?)\sकी\sहै/u.exec(wish)?.groups?.["whose"];
    // "कुमाऊँ की ये कहानी": where it is told.
    const where = /(?:^|\s)(?<where>[\p{L}\p{M}]+)\sकी\s(?:ये|यह|इस|एक|लोक\s?)\s?(?:लोक)?(?:कहानी|कथा)/u.exec(wish)?.groups?.["where"];
    const of = whose ?? where;
    return of === undefined ? undefined : `${of} की कहानी`;
  },
}; // prettier-ignore

const HEBREW =
  /(?<![\p{L}\p{M}])על\s(?<what>[^,.?!:\n]{4,60}?)(?=\s(?:כדי|בשביל|עבור|שיוצג|להקרנה)(?!\p{L})|\s*[,.?!:]|$)/u;
const KOREAN =
  /(?:^|[.!?]\s|\s(?:위해|위한)\s)(?<what>(?:[\p{Script=Hangul}\p{Nd}]+\s){0,3}[\p{Script=Hangul}\p{Nd}]+?)(?:을|를)\s(?:소개|홍보|설명|안내)(?:하는|할)\s/u;
/** 教大家如何识别电话诈骗 */
const CHINESE =
  /(?:教|教会|教會|告诉|告訴|讲解|講解|演示|说明|說明)[^，。；\n]{0,8}?(?<what>(?:如何|怎么|怎麼|怎样|怎樣)[\p{Script=Han}A-Za-z]{2,14})(?=[，。；！\n]|$)/u;

const HINDI = /(?<what>["“«][^"“”«»]{2,30}["”»])\s(?:के लिए|पर|के बारे में|का|की)\s/u;
const BY_FORM: Readonly<Record<string, RegExp>> = { ...VERB_LAST, ar: ARABIC, he: HEBREW, hi: HINDI, ko: KOREAN, zh: CHINESE }; // prettier-ignore
const MOST_WORDS = 6;

/** What a request's film is to present, as it names that; null where it does not say so. `language`: a tag's first part. */
export function presentedIn(wish: string, language: string): string | null {
  const story = WHOSE_STORY[language]?.(wish);
  if (story !== undefined) return story;
  if (!NAMES_FILM.test(wish)) return null;
  const said = presented(wish, language)?.trim() ?? namedOnce(wish);
  // "عن منتجنا الجديد «ندى»": of what is named in marks the name.
  const what = /[«"“„](?<name>[^«»"“”„]{2,40})[»"”“]/u.exec(said)?.groups?.["name"] ?? said;
  return what === "" || countWords(what) > MOST_WORDS || /["«»„“”]/u.test(what)
    ? null
    : capitalise(what, language);
}

/** In Arabic and Hebrew what bears a name stands before it, and belongs to it: جمعية "أثر". */
const NAMED =
  /(?:(?<![\p{L}\p{M}])(?<kind>جمعية|مؤسسة|شركة|مطعم|مخبز|متجر|مبادرة|مدرسة|مكتبة|نادي|مركز|عيادة|محل|ورشة|مشغل|מסעדת|מאפיית|חברת|עמותת|מרפאת|חנות|סטודיו)\s)?[«"“„](?<name>[\p{Lu}\p{Lo}][^«»"“”„.!?]{1,30})[»"”“]/gu;

/** "… w sprawie filmu o naszym nowym rowerze cargo „Wołek 3”": the one name in marks; "" where there is none, or several. */
function namedOnce(wish: string): string {
  const names = [...wish.matchAll(NAMED)];
  const [{ groups = {} } = {}] = names;
  return names.length === 1 ? [groups["kind"], groups["name"] ?? ""].filter((one) => one !== undefined).join(" ") : ""; // prettier-ignore
}

function presented(wish: string, language: string): string | undefined {
  const fixed = BY_FORM[language];
  if (fixed !== undefined) return nominative(fixed.exec(wish)?.groups?.["what"], language);
  const words = PRESENTS[language];
  if (words === undefined) return undefined;
  const pattern = regex(
    `(?<![\\p{L}])(?:${words.verbs})\\s(?<what>(?:${words.opens})(?:[\\p{L}\\p{M}'’-]+\\s){0,4}?[\\p{L}\\p{M}'’-]+)(?=\\s(?:${words.ends})(?![\\p{L}])|\\s*[?.,;:!()–—\\n]|$)`,
    "iu",
  );
  return pattern.exec(wish)?.groups?.["what"];
}

/** "unseren Chor" is presented, "Unser Chor" is a name. */
function nominative(what: string | undefined, language: string): string | undefined {
  return language === "de" ? what?.replace(/^unseren\s/u, "unser ") : what;
}
