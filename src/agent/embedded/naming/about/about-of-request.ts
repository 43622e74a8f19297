import { audienceIn, isForPlace } from "../../brief/audience-words.ts";
import { asksForFilm } from "../../brief/asks-for-film.ts";
import { ordersFilm, saysAbout } from "../../brief/opening-request.ts";
import { MORE_FILMS, SHORT_THING } from "../../brief/opening-request-words.ts";
import { FILM, NAMES_FILM, SAYS_SOMETHING } from "../../brief/request-words.ts";
import { regex } from "../../text/regex.ts";
import { capitalise, countWords } from "../../text/sentences.ts";
import { ABOUT_WORDS, type AboutWords } from "./about-words.ts";
import { askedOfSender } from "./asked-of-sender.ts";
import { definedFirst } from "./defined-first.ts";
import { shownByFilm } from "./shown-by-film.ts";
import { eastAbout } from "./east-about.ts";
import { explainedToWhom } from "./explained-to-whom.ts";
import { isFilmOfOthers } from "./films-of-others.ts";
import { germanName } from "./german-name.ts";
import { greekName } from "./greek-name.ts";
import { headLastAbout } from "./head-last-about.ts";
import { articleOf, joinedAlone, joinedPattern } from "./joined-articles.ts";
import { lessonOn } from "./lesson-on.ts";
import { purposeTold } from "./purpose-told.ts";
import { slavicName } from "./slavic-name.ts";

/**
 * What a request says that its film is about, wherever it says so: "Haz un vídeo corto, estilo historia, sobre el faro de Punta
 * Nati.", "Bitte einen Film für unsere Mieter zur neuen Wärmepumpe." Named in the nominative, or as it is right by itself.
 */
const MOST_LETTERS = 60;
const MOST_WORDS = 11;
/** A film that is called so only where it is asked for: "something on the closure of …". */
const SOMETHING = `(?:${SHORT_THING}|(?<![\\p{L}])(?:something|(?:et)?was|quelque chose|algo|(?:qualquer|alguma) coisa|qualcosa|iets|något|noget|noe|coś|něco|что-(?:то|нибудь)|щось|ceva|κάτι)(?=\\s(?:про|об?|despre|για|on|about|for|über|zu[mr]?|für|sur|pour|sobre|para|su\\p{L}*|per|over|voor|om|o|dla)\\s))`;
const FILMS = `(?:${FILM}|${SOMETHING}|${MORE_FILMS})`;
/** What a length, a day, a number or a place on the net is, and no subject. */
const NO_SUBJECT =
  /^(?:(?:about|around|circa|ca\.?|etwa|rund|unos?|unas?|i|les?|de?|om|ok\.?|bis zu|hooguit|circa)\s)?(?:\p{Nd}|(?:an?|a couple of|a few|one|two|three|half a|um|uma|zwei|drei|eine[rn]?|deux|trois|une|dos|tres|un|due|tre|dois|duas|três|twee|drie|två|to|jed\p{L}+|dw\p{L}+|trz\p{L}+|dv\p{L}+|две|двух|дві|двох|три|δύο|ένα|două|un)\s(?:and a half\s|good\s|full\s)?(?:min|sec|sek|seg|хв|сек|мин|λεπτ|δευτ))|^the \p{Nd}|^(?:(?:the|our|my|your|notre|la|le|el|il|lo|un|uno|o|um|den|der|dem|de|het|ons|onze|vår|vores|naš\p{L}*|наш\p{L}*|nasz\p{L}*)\s)?(?:web\s?site|website|site|homepage|intranet|instagram|insta|tiktok|youtube|facebook|linkedin|screens?|schermo|schermi|écrans?|pantallas?|ecrãs?|telão|bildschirm\p{L}*|scherm(?:en)?|skärm\p{L}*|skærm\p{L}*|skjerm\p{L}*|näytö\p{L}*|экран\p{L}*|екран\p{L}*|tv|monitor\p{L}*|schluss|ende|beispiel|teil|verfügung|ansicht|freigabe|herunterladen|download|vorführen|anschauen|reseaux|réseaux sociaux|redes|rede|rete|social|monday|tuesday|wednesday|thursday|friday|saturday|sunday|internet|ekran\p{L}*|stron\p{L}+|сайт\p{L}*)(?:\s|$)/iu;
/** Words that only point. */
const POINTS =
  /^(?:(?:us|you|them|uns|euch|ihnen|vous|nous|eux|vosotros|nosotros|noi|voi|nós|jullie|oss|er|dem|nich|nim|nas|ile|nás|нас|вас|них|нём|нем|(?:det|vi|man|ni|du|jag|jeg|hun|han)(?=\s\p{L}+r(?:\s|$)))(?:\s|$)|(?:it|ons|this|that|these|dies\p{L}*|das|uns|euch|ihnen|es|ça|cela|ceci|vous|nous|esto|eso|ello|vosotros|questo|questa|noi|voi|isto|isso|nós|dit|deze|ons|jullie|det|detta|dette|oss|nim|tym|to|tom|tomto|nás|этом|это|нас|вас|це|цього|αυτό|αυτά|asta|acest\p{L}*|هذا|هذه|זה|זאת)(?:\s(?:here|hier|text\p{L}*|texte|texto|testo|ici|aquí)|$))/iu;

/** Whether a phrase says how long a film is, when or where it is shown, and not what it is about: "a minute or so". */
export const isNoSubject = (phrase: string): boolean => NO_SUBJECT.test(phrase.trim());

/** "Explain the difference without me sounding like a snob": from what, stands elsewhere. */
const DIFFERS =
  /^(?:(?:the|de[rn]|la|las|los|le|il|lo|het|o|a|as|het|rozdíl)\s)?(?:differences?|unterschiede?|différences?|diferencias?|differenz[ae]|diferenças?|verschil(?:len)?|skillnaden|skillnad|forskell?en|różnic[aeęy]|rozdíly?|разниц[ау]|різниц[яю])(?:\s(?:without|ohne|sans|sin|senza|sem|zonder|utan|uden|uten|bez|без)\s.*)?$/iu;

/** `wishes`: what the sender said to the maker; `told`: the text of the film; `language`: a tag's first part. */
export function aboutOfRequest(wishes: readonly string[], language: string, told: string): string | null {
  const all = wishes.flatMap((wish) => wish.split(language === "el" ? GREEK_ENDS : ENDS));
  const asked = all.filter((wish) => !isFilmOfOthers(wish)).map(withFilmNamed);
  if (!asked.some((wish) => regex(FILMS, "iu").test(wish))) return null;
  for (const wish of asked.map((one) => one.replaceAll(/\s+/gu, " ").trim())) {
    const what = explainedToWhom(wish, language) ?? lessonOn(wish, language) ?? shownByFilm(wish, language);
    if (what !== null && fits(what) && !NO_SUBJECT.test(what)) return capitalise(what, language);
  }
  for (const wish of asked.filter(asks)) {
    const what = aboutIn(wish.replaceAll(/\s+/gu, " ").trim(), language, told);
    if (what !== null) return capitalise(what, language);
  }
  // Least sure: what a sentence beside the request says that is to be explained, or that people ask.
  for (const read of [purposeTold, askedOfSender])
    for (const wish of asked.map((one) => one.replaceAll(/\s+/gu, " ").trim())) {
      const what = read(wish, language);
      if (what !== null && fits(what) && !POINTS.test(what) && recurs(what, told)) return capitalise(what, language); // prettier-ignore
    }
  return null;
}

/** What only speaks of the film, or of another one, does not say what it is to be about. */
const asks = (wish: string): boolean => ordersFilm(wish) || BIDDEN.test(wish) || asksForFilm(wish, false) || saysAbout(wish) || /[?？؟]$/u.test(wish.trim()) || regex(`^.{0,160}${SOMETHING}`, "iu").test(wish); // prettier-ignore

/** "… about the film for the waiting room. We need it for mothers, on what to do when …": "it" is the film that was named right before. */
function withFilmNamed(wish: string, at: number, all: readonly string[]): string {
  const before = all[at - 1] ?? "";
  return NEEDS_IT.test(wish) && NAMES_FILM.test(before) ? wish.replace(NEEDS_IT, "$<needs> a film") : wish;
} // prettier-ignore

const NEEDS_IT = /^(?<needs>(?:we|i)(?: need| want|(?: would|['’]d) like)) it(?= (?:for|on|about) )/iu;

/** "We've been asked to get a video out about the water main": who has to make one. */
const BIDDEN =
  /(?<!\p{L})(?:(?:asked|told|supposed|meant|need|have|got) (?:me |us )?to (?:get|make|do|put|produce|have|shoot) (?:an?|this|the|some)|(?:sollen|soll|müssen|muss|gebeten),? (?:(?:nun|jetzt|mal) )?(?:einen|ein)|(?:on (?:nous|m['’])? ?a demandé|chargée?s?) (?:de faire|de réaliser) une?|(?:nos|me) han pedido (?:que hagamos |hacer )?un|(?:ci|mi) hanno chiesto (?:di fare )?un|pediram-(?:nos|me) (?:para fazer )?um)\s(?:\p{L}+\s){0,2}?(?:film|filme|video|v[ií]deo|vidéo|clip|\p{L}*film)(?!\p{L})/iu;

/** "I run a small history channel and want something on the flood": a first sentence that nobody took for a request. */
export const wantsSomething = (sentence: string): boolean => regex(`(?:${WANTS_ONE})\\s(?:\\p{L}+\\s){0,2}?${SOMETHING}`, "iu").test(sentence); // prettier-ignore

const WANTS_ONE =
  "(?<!\\p{L})(?:wants?|needs?|like|looking for|after|brauchen?|möchten?|hätten? gern|suchen?|veux|voudrais|voulons|voudrions|cherch\\p{L}+|quiero|queremos|necesit\\p{L}+|busco|buscamos|vorrei|vorremmo|voglio|cerc\\p{L}+|quero|queremos|queria|queríamos|gostaria|gostava|quería|querría|gustaría|precis\\p{L}+|wil|willen|zoek|zoeken|vill ha|vil (?:gerne )?have|vil ha|chcę|chcemy|chciał\\p{L}+|chci|chceme|хочу|хотим|хотел\\p{L}*|нужно|хочемо|потрібно|vreau|vrem|θέλω|θέλουμε)";
const ENDS = /(?<=[!?。！？।؟])\s*(?<=\s|[。！？])|(?<=\.)\s+(?![\p{Ll}\p{Nd}])/u;
const GREEK_ENDS = /(?<=[.!?;])\s+/u;

function aboutIn(wish: string, language: string, told: string): string | null {
  const film = regex(FILMS, "iu").exec(wish);
  const other = eastAbout(wish, language) ?? headLastAbout(wish, language, film !== null);
  if (other !== undefined && other !== null) return fits(other) ? other : null;
  const base = language === "no" || language === "nn" ? "nb" : language;
  const words = ABOUT_WORDS[base];
  if (words === undefined) return null;
  for (const found of candidates(wish, base, words).toSorted(byDoubt)) {
    // "How the garden organics bin (FOGO) has gone": a question goes on behind what stands in brackets.
    const asked = regex(`^(?:${words.asks})(?![\\p{L}])`, "iu").test(found.rest);
    const phrase = phraseOf(asked ? found.rest.replaceAll(BRACKETED, "") : found.rest, words, told);
    if (phrase === "" || !isAttached(found) || POINTS.test(phrase) || NO_SUBJECT.test(phrase)) continue;
    if (DIFFERS.test(phrase)) continue;
    const name = nameOf(found, phrase, { language: base, told, words });
    // A word by itself names the film of a text that speaks of it.
    if (name !== null && fits(name) && (countWords(name) > 1 || recurs(name, told))) return name;
  }
  return null;
}

const BRACKETED = /\s\([^()\n]{1,40}\)(?=\s\p{L})/gu;

/** `between`: what stands between the film and the preposition; null where it is a sentence of its own. */
type Found = { preposition: string; joined: string; rest: string; between: string | null };

/** Prepositions of place, time and occasion as well: "a film running on the tailgate", "ein Geschenk zum Neunzigsten". */
const WEAK = /^(?:on|zu|zum|zur|vom|von|sur|su|sul\p{L}*['’]?|sui|sugli|sulle|om|o|о|об)$/iu;
/** Only what the film is like, whom it is for, or an apposition within commas. */
const ATTACHED =
  /^\s*(?:[\p{L}\p{M}\p{N}'’.-]+\s){0,3}$|,\s*$|\s(?:for|für|pour|para|per|voor|för|till|til|for|dla|pro|для)\s(?:[\p{L}\p{M}'’-]+\s){1,5}$/iu;
const BY_VERB =
  /(?<!\p{L})(?:running|shown|seen|is|be|watch|play(?:ed|s)?|scans?|montré|vu|läuft|gezeigt)(?!\p{L})/iu;

/** "A video they can keep on their phone": adjectives stand before a film in English. */
const APART = /^\s*\p{L}[^,]*$/u;

/** "…, so that we argue about the right things": of what comes of it, not of the film. */
const PURPOSED =
  /;|(?<!\p{L})(?:so that|because|damit|weil|pour que|afin que|parce que|para que|porque|affinché|zodat|omdat|så att|fordi|żeby|aby|чтобы|потому|щоб)(?!\p{L})/iu;

/** "One training video of 1.5 to 2 minutes for our employees on …": how long it is parts nothing. */
const OF_LENGTH =
  /^\s*(?:of|von|de|di|van|på|af|av|lasting)\s(?:[\p{L}.]+\s){0,2}?\p{Nd}[\p{Nd}.,]*(?:\s?(?:to|bis|à|a|tot|till|til|[-–])\s?\p{Nd}[\p{Nd}.,]*)?\s?(?:min|sec|sek|seg)\p{L}*\.?(?=\s)/iu;

function isAttached({ preposition, between }: Found): boolean {
  const said = (between ?? "").replace(OF_LENGTH, "");
  if (between === null || !WEAK.test(preposition)) return !PURPOSED.test(said);
  if (/^on$/iu.test(preposition) && APART.test(said) && !/^\s*(?:for|done|made)\s/iu.test(said)) return false;
  return ATTACHED.test(said) && !SAYS_SOMETHING.test(said) && !BY_VERB.test(said);
}

const RECURS = /[\p{L}\p{M}]{3,}/gu;

/** Without blanks two signs are a word. */
const EAST = /(?=([\p{Script=Han}\p{Script=Katakana}]{2}))/gu;

function recurs(name: string, told: string): boolean {
  const text = told.toLowerCase();
  if ([...name.matchAll(EAST)].some(([, pair = ""]) => text.includes(pair))) return true;
  return (name.toLowerCase().match(RECURS) ?? []).some((word) => text.includes(word.slice(0, Math.max(3, word.length - 2)))); // prettier-ignore
}

/** Greek "για" says for whom and where as well. */
const DOUBTFUL = /^για$/iu;
const GREEK_WHOM =
  /^(?:(?:τη|την|το|τον|τους|τις|τα)\s)?(?:αίθουσα|ιστοσελίδα|σελίδα|οθόνη|σχολείο|γιορτή|(?:νέους|νέες|μικρά)\s|εθελοντ|παιδιά|μαθητ|γονείς|επισκέπτ|κατοίκους|ενοίκους|πελάτ|εργαζόμεν|προσωπικό|συναδέλφ|ασθεν)/iu;
const byDoubt = (one: Found, other: Found): number => doubt(one) - doubt(other);
const doubt = ({ preposition, rest }: Found): number =>
  DOUBTFUL.test(preposition) && GREEK_WHOM.test(rest) ? 1 : 0;

/** Every place where a wish may say what its film is about, in their order: "a film on our website about …" has two. */
function candidates(wish: string, language: string, words: AboutWords): Found[] {
  const joined = joinedPattern(language);
  const topic = "(?:(?:the )?(?:topic|theme|subject|thema|thème|tema|temat|téma) (?=\\p{Lu}))?";
  const plain = `(?:${words.about})(?:\\s|(?<=['’]))${topic}`;
  const link = regex(`(?<![\\p{L}\\p{M}])(?<link>${joined === null ? plain : `${joined}|${plain}`})`, "giu");
  const alone = joinedAlone(language);
  const behind = alone === null ? "" : `(?:${alone}|(?:sobre|acerca de)\\s)?`;
  const itself = regex(`(?:^|[,:.!?]\\s)(?:[\\p{L}’']+\\s){0,2}?(?<link>(?:${words.its})(?:,?\\s|(?<=['’])|(?<=\\s[בب]))${behind})`, "giu"); // prettier-ignore
  const film = regex(FILMS, "iu").exec(wish);
  const from = film === null ? wish.length : film.index + film[0].length;
  const foundIn = (text: string, pattern: RegExp, behindFilm: boolean): Found[] =>
    [...text.matchAll(pattern)].map((match) => ({
      preposition: (match.groups?.["link"] ?? "").trim(),
      joined: match.groups?.["joined"] ?? "",
      rest: text.slice(match.index + match[0].length),
      between: behindFilm ? text.slice(0, match.index) : null,
    }));
  return [...foundIn(wish, itself, false), ...foundIn(wish.slice(from, from + MOST_BETWEEN), link, true)];
}

const MOST_BETWEEN = 220;

/** "For the open day", of which the text says no word. */
const PURPOSE =
  /^\S+\s(?:the|our|my|de[rnm]|die|das|unser\p{L}*|l[ae]s?|nos|notre|el|los|nuestr\p{L}+|il|lo|gli|i|nostr\p{L}+|os?|as?|noss\p{L}+|de|het|onze|vår\p{L}*|vores)\s/iu;
const recursAny = (tail: string, told: string): boolean => (tail.toLowerCase().match(/[\p{L}\p{M}]{5,}/gu) ?? []).some((word) => told.toLowerCase().includes(word)); // prettier-ignore

/** Up to a mark, to words that speak of the film again, and to whom or where it is for. */
function phraseOf(rest: string, words: AboutWords, told: string): string {
  // "The Harwell–Skarnes ferry": a dash without blanks joins.
  const [clause = ""] =
    /^(?:[^.,;:?!()–—\n،؛؟]|(?<=[\p{L}\p{N}])[–—](?=[\p{L}\p{N}]))*/u.exec(rest.replace(/^["“„«»]+/u, "")) ??
    [];
  const ended = regex(`\\s(?:${words.ends})(?![\\p{L}\\p{M}])`, "iu").exec(clause);
  const bare = (ended === null ? clause : clause.slice(0, ended.index)).replace(/["“”„«»]/gu, "").trim();
  for (const match of bare.matchAll(regex(`\\s(?:${words.whom})\\s`, "giu"))) {
    const tail = bare.slice(match.index).trim();
    const before = bare.slice(0, match.index).trim();
    const purpose = PURPOSE.test(tail) && (before.match(TELLING)?.length ?? 0) > 1 && !recursAny(tail, told);
    if (audienceIn(tail) !== null || isForPlace(tail) || purpose) return before;
  }
  return bare;
}

function nameOf(found: Found, phrase: string, { language, told, words }: { language: string; told: string; words: AboutWords }): string | null {
  // A question stands by itself: "o tym, jak robimy sery".
  if (regex(`^(?:${words.asks})(?![\\p{L}])`, "iu").test(phrase)) return definedFirst(found.rest) ?? phrase;
  if (found.joined !== "") return articleOf(found.joined, language) + phrase;
  // "Nicht zu ernst": a name of German has a noun.
  if (language === "de" && !/\p{Lu}/u.test(phrase)) return null;
  if (language === "de") return germanName(found.preposition, phrase);
  if (language === "el") return greekName(phrase) ?? (/^για$/iu.test(found.preposition) ? `για ${phrase}` : null);
  if (/^(?:pl|cs|ru|uk)$/u.test(language)) return slavicName(found.preposition, phrase, language, told);
  return phrase;
} // prettier-ignore

/** "Vid" is short for a video in English. */
const SWEDISH_AT = /(?<=\p{L}\s)vid(?=\s\p{L})/giu;

function fits(name: string): boolean {
  const letters = name.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0;
  return (
    letters >= 3 &&
    name.length <= MOST_LETTERS &&
    countWords(name) <= MOST_WORDS &&
    !NAMES_FILM.test(name.replaceAll(SWEDISH_AT, " "))
  );
}

const TELLING = /[\p{L}\p{M}]{4,}/gu;

/** Whether two names are of the same words, whatever their endings. */
export function sharesWords(one: string, other: string): boolean {
  const stems = (name: string): string[] =>
    (name.toLowerCase().match(TELLING) ?? []).map((word) => word.slice(0, 4));
  const known = new Set(stems(other));
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (a.includes(b) || b.includes(a)) return true;
  return stems(one).some((stem) => known.has(stem));
}
