import { namedBusiness } from "../named-business.ts";
import { regex } from "../../text/regex.ts";
import { capitalise, countWords } from "../../text/sentences.ts";

/** What somebody does for a living: verbs for what is made, which names it by itself, and for what is done to it. */
type Trade = { opens: string; makes: string; mends: string; ends: string };

const TRADES: Readonly<Record<string, Trade>> = {
  en: {
    opens: "(?:(?:so|and|well|basically|anyway)[, ]+)?(?:we|(?:my|me and my) (?:\\p{L}+ )?and I|i)",
    makes: "(?:make|build|bake|brew|grow|produce|bottle|roast|print|forge|weave|craft|hand-make)",
    mends: "(?:mend|repair|restore|fix|rebuild|tune|train|teach|clean|rent out|hire out|service|bind|bend|dye|carve)",
    ends: "with|from|since|in|at|on|by|out of|up|and have|and we|here|because|so|when|where|but|using|under",
  },
  de: {
    opens: "(?:also,? )?(?:wir|ich)",
    makes: "(?:bauen?|backen?|brauen?|fertigen?|züchten?|rösten?|drucken?|weben?)",
    mends: "(?:reparieren?|restaurieren?|flicken?|stimmen?|vermieten?|schleifen?|polstern?)",
    ends: "mit|aus|seit|in|im|auf|am|bei|und wir|hier|weil|von|nach|unter",
  },
  fr: {
    opens: "(?:nous|on|je)",
    makes: "(?:fabriqu(?:ons|e)|brass(?:ons|e)|cultiv(?:ons|e)|torréfi(?:ons|e)|tiss(?:ons|e))",
    mends: "(?:répar(?:ons|e)|restaur(?:ons|e)|accord(?:ons|e)|lou(?:ons|e)|reli(?:ons|e))",
    ends: "avec|depuis|dans|à|au|et nous|ici|parce|où|chez|sous",
  },
  es: {
    opens: "(?:pues )?(?:nosotros )?",
    makes: "(?:hacemos|fabricamos|elaboramos|cultivamos|tostamos|tejemos)",
    mends: "(?:reparamos|arreglamos|restauramos|afinamos|alquilamos|encuadernamos)",
    ends: "con|desde|en|a mano|y (?:nos|lo|los|las)|aquí|porque|donde|cuando|bajo",
  },
  it: {
    opens: "(?:noi )?",
    makes: "(?:facciamo|fabbrichiamo|produciamo|coltiviamo|tostiamo|tessiamo|costruiamo)",
    mends: "(?:ripariamo|aggiustiamo|restauriamo|accordiamo|noleggiamo|rileghiamo)",
    ends: "con|dal|da|in|a mano|e (?:ci|li|le)|qui|perché|dove|nel|nella|sotto",
  },
  pt: {
    opens: "(?:nós |a gente )?",
    makes: "(?:fazemos|fabricamos|produzimos|cultivamos|torramos|tecemos)",
    mends: "(?:consertamos|reparamos|restauramos|afinamos|alugamos|encadernamos)",
    ends: "com|desde|em|à mão|e nós|aqui|porque|onde|n[ao]|sob",
  },
  nl: {
    opens: "(?:wij|we|ik)",
    makes: "(?:maken?|bouwen?|bakken?|brouwen?|kweken?|branden?|weven?)",
    mends: "(?:repareren|repareer|herstellen?|restaureren|restaureer|stemmen?|verhuren|verhuur)",
    ends: "met|sinds|in|op|aan|en we|hier|omdat|van|uit|onder",
  },
}; // prettier-ignore
/** "We make sure", "we make do", "we make a film of it": no goods in their plural, without an article. */
const NO_GOODS =
  /^(?:(?:it|them|this|that|these|those|you|us|sure|do|time|sense|use|way|room|money|friends|mistakes|decisions|progress|things?|everything|something|nothing|what|one|an?|the|our|your|my|their|every|each|all|no|not|up|down|as|to|old|more|much|films?|videos?|der|die|das|ein\p{L}*|es|uns|unser\p{L}*|mein\p{L}*|dies\p{L}*|alles?|nichts|etwas|auch|nicht|uns|le|la|les?|un[eao]?s?|ce\p{L}*|que|qué|lo|los|las|el|il|gli|i|os?|as?|todo|tudo|tutto|algo|qualcosa|nada|así|così|assim|mucho|molto|muito|de|het|een|ons|onze|alles|iets|niets|ook|niet|erreurs|errores|errori|fehler|vacaciones|fiestas?|parte|falta)(?![\p{L}])|(?:film|vidéo|video|vídeo))/iu;
const MOST = { words: 6, letters: 50 };
/** The trade is told at once. */
const SENTENCES = 2;

/**
 * A letter that opens with what its sender does: "So we mend accordions." is called "Mending accordions", "Hacemos farolillos para ferias y
 * verbenas desde 1963" by what they make. `told`: sentences of the text, without what was said to the maker. Null where nobody says so, or
 * says what the business is called.
 */
export function tradeOfSender(told: readonly string[], language: string): string | null {
  const trade = TRADES[language];
  const opening = told.slice(0, SENTENCES).map((sentence) => sentence.replaceAll(/\s+/gu, " ").trim());
  if (trade === undefined || namedBusiness(opening) !== null) return null;
  const { opens, makes, mends, ends } = trade;
  const says = `^${opens}\\s?(?<verb>(?<makes>${makes})|${mends})\\s(?<what>[^.,;:!?()–—]+?)(?=\\s(?:${ends})(?![\\p{L}])|\\s?[.,;:!?()–—]|$)`;
  for (const sentence of opening) {
    const { verb = "", makes: made, what = "" } = regex(says, "iu").exec(sentence)?.groups ?? {};
    if (what.length < 4 || what.length > MOST.letters || countWords(what) > MOST.words || NO_GOODS.test(what)) continue;
    if (made !== undefined) return capitalise(what.replace(/^des\s/iu, ""), language);
    // "So we mend accordions" is said below its name.
    if (language === "en") return capitalise(`${gerundOf(verb.toLowerCase())} ${what}`, language);
    const from = sentence.toLowerCase().indexOf(verb.toLowerCase());
    const who = /(?:^|\s)(?<who>\S+)\s$/u.exec(sentence.slice(0, from))?.groups?.["who"] ?? "";
    return capitalise(`${who} ${verb} ${what}`.trim(), language);
  }
  return null;
} // prettier-ignore

/** "mend" → "mending", "tune" → "tuning", "rent out" → "renting out". */
function gerundOf(verb: string): string {
  const [first = "", ...others] = verb.split(" ");
  const stem = /[^e]e$/u.test(first) && first !== "dye" ? first.slice(0, -1) : first;
  return [`${stem}ing`, ...others].join(" ");
}
