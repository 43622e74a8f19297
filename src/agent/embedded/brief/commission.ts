import { isClause } from "../english/grammar.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { COMMISSIONS, DIRECTIVES } from "./commission-words.ts";
import { NO_CINEMA, SAYS_SOMETHING } from "./request-words.ts";
import { blanked, sentencesOf, textAt, type Span } from "./sentence-spans.ts";
import { withoutWhereShown } from "./subject-shown.ts";
import { timedWork } from "./timed-work.ts";
import { wishesIn } from "./wishes.ts";

/** A brief without the sentences that ask for the film, in the same length, and what they ask for. */
export type Commission = {
  text: string;
  subject: string | null;
  audience: string | null;
  /** Sentences about the film that only a person or a model could follow: "Keep it friendly." */
  wishes: string[];
};

/** Patterns look at no more of a sentence than this: what asks for a film is short. */
const MAX_SENTENCE = 320;
/** "… about bees for children": the audience stands at the end as well. */
const FOR_WHOM =
  /\s+(?:for|aimed at)\s+((?:[\p{L}\d'’-]+\s){0,5}(?:children|kids|beginners|students|pupils|adults|customers|clients|employees|staff|owners|teachers|parents|newcomers|seniors|patients|users|developers|readers|people|visitors|learners|teenagers|teens|managers|[\d-]+year-olds))(?:\s.*)?$/iu;

/**
 * Takes the sentences that speak of the film and not of its subject out of a brief's first paragraph:
 * "Make a 45 second video for owners explaining our new prices. Keep it friendly." Nobody wants to hear them
 * told. A brief that does not begin with such a sentence stays as it is.
 */
export function withoutCommission(source: string): Commission {
  const paragraph = firstParagraph(source);
  const sentences = paragraph === null ? [] : sentencesOf(source, paragraph);
  const first = sentences.find((span) => textAt(source, span).replace(GREETS, "") !== "");
  const asked =
    first === undefined ? null : readAsked(textAt(source, first), /\S/u.test(source.slice(0, first.start)));
  if (first === undefined || asked === null)
    return { text: source, subject: null, audience: null, wishes: [] };
  let told = source;
  const wishes: string[] = [];
  for (const span of sentences) {
    const said = textAt(source, span);
    if (span.end <= first.start) told = blanked(told, span);
    if (span !== first && !isDirective(said)) continue;
    if (span !== first) wishes.push(said);
    told = blanked(told, span);
  }
  return { text: told, ...asked, wishes };
}

/** The first lines of prose: not a heading, a list, a table, code or a quotation. */
function firstParagraph(source: string): Span | null {
  const match = /(?:^|\n)[ \t]*(?![ \t\n#>|`~*+-]|\p{Nd}+[.)]\s)(?=\S)[^\n]+(?:\n(?![ \t]*(?:\n|[#>|`~]|[-*+]\s|\p{Nd}+[.)]\s))[^\n]+)*/u.exec(source); // prettier-ignore
  if (match === null) return null;
  const before = source.slice(0, match.index);
  // Below a heading at most: what stands further down is content.
  const headings = before.split("\n").filter((line) => line.trim() !== "");
  if (headings.length > 1 || headings.some((line) => !/^\s{0,3}#\s/u.test(line))) return null;
  return { start: match.index, end: match.index + match[0].length };
}

function readAsked(sentence: string, titled: boolean): { subject: string; audience: string | null } | null {
  if (sentence.length > MAX_SENTENCE || /[?？؟]\s*$/u.test(sentence)) return null;
  if (sentence.search(NO_CINEMA) >= 0) return null;
  const bare = sentence.replace(GREETS, "");
  const asking = behindIntroduction(bare);
  const named = asking.length === 0 && (NOUN_FIRST.test(sentence) || !ASKING.test(bare));
  const product = productIn(bare);
  if (product !== null && !named) return product;
  const timed = titled ? null : timedWork(bare);
  if (timed !== null) return timed;
  // "Film about my mother, to be shown …": without its article.
  const bareNoun =
    ENGLISH_NOUN.test(bare) && !isClause(withoutWhereShown(bare.replace(ENGLISH_NOUN, "the ")))
      ? [`A ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`]
      : [];
  for (const [pattern, namesFilm] of COMMISSIONS) {
    // Below a title "Explain to visitors how …" is as likely what the film teaches.
    if (titled && !namesFilm) continue;
    const parts = [sentence, bare, ...(namesFilm ? [...asking, ...bareNoun] : [])];
    const groups = parts.reduce<RegExpExecArray | null>(
      (found, one) => found ?? pattern.exec(one),
      null,
    )?.groups;
    const said = withoutWhereShown(withoutWishes(groups?.["s"] ?? "")).replace(WHY_TAKE_PART, "");
    if (said === "" || (named && tells(sentence, said))) continue;
    const told = TO_WHOM.exec(said)?.groups;
    if (told !== undefined) return { subject: capitalise(told["s"] ?? ""), audience: told["a"] ?? null };
    const whom = groups?.["a"] === undefined ? FOR_WHOM.exec(said) : null;
    const subject = whom === null ? said : said.slice(0, whom.index);
    return { subject: capitalise(subject), audience: groups?.["a"]?.trim() ?? whom?.[1] ?? null };
  }
  return null;
}

/** "I'm a biology teacher and I'd like …", "Je suis prof de SVT et je voudrais …": who asks. */
const INTRODUCES =
  /^(?:i['’]?m|i am|we['’]?re|we are|my name is|this is|ich bin|wir sind|mein name ist|hier (?:ist|schreibt)|je suis|nous sommes|je m['’]appelle|soy|somos|me llamo|sono|siamo|mi chiamo|sou|chamo-me|ik ben|wij zijn|we zijn|jag är|vi är|jeg er|vi er|jestem|jesteśmy)\s/iu;
const GOES_ON = /(?:,? (?:and|und|et|y|e|en|och|og|i)|[,;:]| [–—-]) (?=\S)/giu;
/** The asking of who has no "I": "… und hätte gern ein Video": from the film on. */
const TO_THE_FILM = /^(?:[\p{L}'’-]+ ){1,4}?(?=(?:an?|ein|einen|une?|una?|un['’]|uma?|een|en|et|ett)\s)/iu;
const MOST_INTRODUCED = 140;

/** What may ask for a film behind the words in which somebody says who asks; none where nobody does. */
function behindIntroduction(sentence: string): string[] {
  if (!INTRODUCES.test(sentence)) return [];
  return [...sentence.slice(0, MOST_INTRODUCED).matchAll(GOES_ON)]
    .map(({ index, 0: link }) => sentence.slice(index + link.length))
    .flatMap((tail) => (ASKING.test(tail) ? [tail, tail.replace(TO_THE_FILM, "")] : []));
}

/** "… a launch film for Crumbtimer, an app for people who bake": what is shown, and what it is. */
const PRODUCT =
  /(?:[Vv]ideo|[Vv][ií]deo|[Vv]idéo|[Ff]ilm|[Cc]lip|[Ff]ilmato|[Ff]ilme|[Ss]pot|[Tt]railer|[Tt]easer|[Aa]dvert|[Aa]d|[Ee]xplainer)(?: of [^,.]{0,20}(?:seconds|minutes?))? (?:for|about|on|introducing|presenting|für|über|zu|pour|sur|para|sobre|de|per|su|voor|over|om|för|til) (?<name>\p{Lu}[\p{L}\p{N}’'-]*(?: \p{Lu}[\p{L}\p{N}’'-]*){0,3}), (?<what>(?:an?|our|the|eine?|unsere?|une?|notre|una?|uma?|nuestra|nuestro|un['’]|een|onze|en|ett|et|vår|vores) [^.,;:]{4,70})/u;

/** "a video for our new podcast “Second Shift”, it's about people who change careers": what is shown, and what that is about. */
const NAMED_PRODUCT =
  /(?:video|v[ií]deo|vidéo|film|clip|filmato|filme|spot|trailer|teaser|explainer) (?:for|about|on|für|über|zu[mr]?|pour|sur|para|sobre|per|su|voor|over) (?:our|my|the|unser\p{L}*|mein\p{L}*|notre|mon|ma|nuestr[oa]|mi|il nostro|la nostra|(?:o )?nosso|(?:a )?nossa|onze?|ons) (?:\p{L}+ ){1,3}["“„«] ?(?<name>[^"“”„«»\n]{2,40}?) ?["“”»],? (?:(?:and )?(?:it(?:['’]s| is)|this is|which is|that['’]s) (?:all )?about|about|(?:da(?:rin)? )?(?:es )?geht(?: es)? (?:darin )?um|(?:qui|il|elle) parle d(?:e|es|u) |(?:que )?habla de|(?:che )?parla di|(?:que )?fala de|(?:die|het) gaat over) ?(?<what>[^.;:!?]{4,80})/iu;

function productIn(sentence: string): { subject: string; audience: string | null } | null {
  const { name, what } = (PRODUCT.exec(sentence) ?? NAMED_PRODUCT.exec(sentence))?.groups ?? {};
  return name === undefined || what === undefined
    ? null
    : { subject: `${name}: ${what.trim()}`, audience: null };
}

/** "life in a beehive, not too long, lively": a subject without what follows on the film. */
function withoutWishes(subject: string): string {
  const bare = subject
    .replace(NOT_TOO, "")
    .replace(/[\s.!。！।:,;]+$/u, "")
    .trim();
  const comma = bare.lastIndexOf(", ");
  if (comma < 0 || wishesIn(bare.slice(comma + 2), true).size === 0) return bare;
  return withoutWishes(bare.slice(0, comma));
}

const NOT_TOO =
  /, (?:(?:but |aber |mais |pero |ma |mas |maar )?(?:not|nicht|pas|no|non|não|niet|inte|ikke) (?:too|zu|trop|muy|demasiado|troppo|muito|te|för|for)|ton|tone|tono|tom|toon)\s.*$/iu;

/** "Buenos días, necesitamos …": a greeting before what is asked. */
const GREETS =
  /^(?:hi|hello|hey|dear|hallo|liebe\p{L}*|guten (?:tag|morgen)|moin|bonjour|salut|hola|buen[oa]s (?:días|tardes)|ciao|buongiorno|salve|olá|bom dia|boa tarde|beste|dag|hoi|hej|hei|god (?:dag|morgon|morgen)|cześć|dzień dobry|привет|добрый день|здравствуйте|merhaba)(?:\s[\p{L}.’'-]+){0,3}\s*[,!.:]\s*/iu;
/** "… explaining to patients how to prepare": for whom stands before what. */
const TO_WHOM =
  /^(?:to|den|a los|a las|a|ai|agli|alle|aos|às|aux|à|aan)\s(?<a>[^,.:]{3,50}?)\s(?<s>(?:how|why|what|when|wie|warum|was|cómo|por qué|qué|come|perché|como|por que|comment|pourquoi|hoe|waarom)\s.+)$/iu;

/** "为什么要参加旧电池回收": a verb that says no more than that it is done; the topic is what follows. */
const WHY_TAKE_PART =
  /^(?:为什么|為什麼|为何|為何)(?:我们|我們|大家|居民)?(?:要|应该|應該|需要|必须)(?:参加|參加|参与|參與|进行|進行|开展|開展|推行|实行|實行)(?=[\p{Script=Han}]{4})/u;

/** A verb among the first words that asks. */
const ASKING =
  /^(?:\S+\s){0,5}?(?:make|create|produce|generate|write|record|build|prepare|do|draft|design|have|get|need|want|like|love|explain|describe|teach|tell|show|erstell|mach|produzier|dreh|generier|schreib|bau|brauch|bräucht|möcht|woll|will|hätt|erklär|crée|fais|faites|réalis|produ|prépar|veux|voudr|voulons|souhait|faut|expliqu|haz|haga|crea|cree|gener|prepar|quiero|quere|quisi|necesit|expli|fai|faccia|vorre|vogli|serve|bisogno|spieg|faça|faz|crie|gere|quero|gostar|precis|maak|zoek|leg|zrób|stwórz|przygotuj|nagraj|wygeneruj|proszę|chc|potrzebuj|wyjaśnij|сдела|созда|сним|подготов|нуж|хоч|хот|объясни|зроб|створ|підгот|потріб|поясни|gör|lav|skap|behöv|önsk|ønsk|trenger)/iu;
/** "A film about bees", without a word that asks for it. */
const NOUN_FIRST =
  /^(?:an?|our|the|one|some|this|ein\p{L}*|das|de[rn]|une?|la|le|una?|el|il|lo|uma?|o|een|film\p{L}*|wideo|видео|фильм|ролик|відео|فيديو|فيلم|סרטון|סרט)(?:\s|['’])/iu;
/** Of a film that somebody saw, its sentence goes on with a verb (`tells`). */
const ENGLISH_NOUN =
  /^(?:(?:short|little|small|quick) )?(?:film|video|clip) (?:about|on) (?:my|our|how|why|the)\s/iu;
const ASKS =
  /^(?:how|why|what|when|where|who|wie|warum|was|comment|pourquoi|cómo|por qué|qué|come|perché|como|hoe|waarom|jak|dlaczego|как|почему|як|чому)\s/iu;
const MAX_NOUN_WORDS = 12;

const ENGLISH = /^(?:an?|our|the|one|some|this)\s/iu;

/** An article that names a film that is there: "Le film sur la Commune", "Das Video über …". */
const DEFINITE = /^(?:the|das|der|den|le|la|el|il|lo|o|de|het|det|den|הסרט|הסרטון|الفيلم|الفيديو)\s/iu;
/** A past or a present by the end of a word, in languages without articles: "powstał", "сняли". */
const SLAVIC_PAST =
  /(?<!\p{L})[\p{L}]{3,}(?:ał[aoy]?|ił[aoy]?|ali|ili|ano|ono|[аеиоыя]л(?:[аои]|ся|ась|ось|ись)?)(?!\p{L})/iu;

/** "A film of oil shows colours" and "The presentation of the prize takes place in Oslo" ask for nothing. */
function tells(sentence: string, subject: string): boolean {
  if (countWords(subject) > MAX_NOUN_WORDS) return true;
  if (DEFINITE.test(sentence) && !ENGLISH.test(sentence)) return true;
  if (!ASKS.test(subject) && (SAYS_SOMETHING.test(subject) || SLAVIC_PAST.test(subject))) return true;
  if (!ENGLISH.test(sentence) || ASKS.test(subject)) return false;
  return (
    isClause(subject) ||
    // "Our class made a video about …": the film has an article of its own.
    /^\S+\s(?:\S+\s){1,6}?(?:an?|the|this|our)\s/iu.test(
      sentence.slice(0, sentence.length - subject.length),
    ) ||
    /^(?:\S+\s){1,7}?\S+\sof\s/iu.test(sentence.slice(0, sentence.length - subject.length))
  );
}

/** Whether a sentence behind the commission speaks of the film: "Keep it friendly.", "For owners, warm tone." */
function isDirective(sentence: string): boolean {
  const bare = sentence.replace(/[\s.!。！।]+$/u, "");
  return DIRECTIVES.some((pattern) => pattern.test(bare)) || wishesIn(sentence, true).size > 0;
}
