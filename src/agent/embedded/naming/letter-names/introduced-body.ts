import { BODY_NAME, QUOTED, isPlainName, isQuotedName } from "../name-form.ts";
import { countWords } from "../../text/sentences.ts";
import { regex, toPattern } from "../../text/regex.ts";
import { introducedName } from "../introduced-name.ts";
import { BODY_NOUNS, HAS_BODY, IS_BODY, SAYS_BODY } from "./body-words.ts";

/** A name, and what stands in marks in it: "Corpo Musicale «Santa Cecilia» di Vezza d'Oglio". */
const MARKED_PART = `(?:\\s["“„«][^"“”„«»\\n]{2,30}["”“»](?:\\s(?:of|de|du|di|da|do|del|della|van|von|aus|in|im|i|en)\\s(?:${BODY_NAME}))?)?`;
const BODY = `(?<body>${BODY_NAME}${MARKED_PART})(?![\\p{L}\\p{M}'’])`;
const ARTICLE = "(?:(?:the|la|le|les|el|los|las|il|lo|i|gli|o|a|os|as|de|het|der|die|das|den|dem)\\s|l['’])?";
const MOST_WORDS = 9;
/** "The", at the beginning of a name, and a stop at its end. */
const EDGES = /^(?:The|Der|Die|Das|La|Le|Les|El|Los|Las|Il|O|A|De|Het)\s(?=\p{Lu})|[.,;:]+$/gu;
/** "Priya and Tom", "Jörg": people, and no body. */
const PEOPLE =
  /^\p{Lu}[\p{Ll}\p{M}'’.-]+(?:\s(?:&|and|und|et|y|e|en|och|og|i|и|and also)\s\p{Lu}[\p{Ll}\p{M}'’.-]+)?$/u;

/**
 * The body that a letter is from, by the words with which its sender introduces it: "Jen here from Wirrabilla Wool & Sheep Dogs",
 * "Siamo il Corpo Musicale «Santa Cecilia» di Vezza d'Oglio", 'من جمعية «غرزة»'. `sentences`: those that the letter opens with. Null
 * where nobody does: one large word is a town as well.
 */
export function introducedBody(sentences: readonly string[], language: string): string | null {
  for (const sentence of sentences) {
    const said = sentence.replace(/\s+/gu, " ");
    const name =
      calledSo(said) ??
      behindWords(said, language) ??
      equated(said) ??
      betweenCommas(said, language) ??
      withItsNoun(said, language) ??
      inMarks(said, language);
    if (name !== null) return name;
  }
  return null;
}

function behindWords(said: string, language: string): string | null {
  for (const words of [IS_BODY[language], SAYS_BODY[language]]) {
    if (words === undefined) continue;
    const pattern = regex(`(?<![\\p{L}\\p{M}])(?:${anyCase(words)})\\s?${ARTICLE}(?:${BODY}|${QUOTED})`, "gu");
    for (const { groups } of said.matchAll(pattern)) {
      const quoted = groups?.["quoted"]?.trim();
      if (quoted !== undefined && isQuotedName(quoted) && countWords(quoted) > 1) return quoted;
      const name = asBody(groups?.["body"] ?? "");
      if (name !== null) return name;
    }
  } // prettier-ignore
  return null;
}

/** "We run a winter night shelter in Leeds called the Lantern Room": what senders have, and what it is called. */
function calledSo(said: string): string | null {
  const { the = "", body = "" } = CALLED_SO.exec(said)?.groups ?? {};
  const name = asBody(body);
  // An English name keeps its article.
  return name === null ? null : the === "the" ? `The ${name}` : name;
}

const CALLED_SO = toPattern(
  `^(?:[^,.;:!?]{0,24}[,!] )?(?:${anyCase("we|i|wir|ich|nous|je|on|somos|soy|tenemos|tengo|siamo|sono|gestiamo|abbiamo|temos|tenho|wij|ik|vi|jag|jeg|prowadzimy|jesteśmy|máme|jsme")})(?:['’](?:re|m|ve))?\\s[^.;:!?\\n]{4,80}?,?\\s(?:called|named|known as|namens|mit dem Namen|(?:qui|que|che|die|dat|der|das) (?:s['’]appelle|se llama|si chiama|se chama|heet|heißt)|(?:nommé|appelé|llamad|chiamat|chamad)[aeo]s?|genaamd|met de naam|som heter|der hedder|o nazwie|pod nazwą|jménem|s názvem)\\s(?:(?<the>the|die|das|der|la|le|el|il|o|a|de|het)\\s)?${BODY}`,
  "u",
);

/** "Tenemos una ferretería en Béjar, Ferretería Hermanos Cascón, en la calle …" */
function betweenCommas(said: string, language: string): string | null {
  const words = HAS_BODY[language];
  if (words === undefined) return null;
  const pattern = regex(`^(?:[^,]{0,40}\\s)?(?:${anyCase(words)})\\s[^,.;:!?()]{3,60}[,(]\\s?${ARTICLE}${BODY}\\s?[,)]`, "u");
  return asBody(pattern.exec(said)?.groups?.["body"] ?? "");
} // prettier-ignore

/** "the business = Salt Fork Neon", "our firm: Tull & Daughters". */
function equated(said: string): string | null {
  return asBody(EQUATED.exec(said)?.groups?.["body"] ?? "");
}

const EQUATED = toPattern(
  `^(?:\\S+\\s){0,2}?(?:${anyCase("the|our|my|das|die|der|unsere?|meine?|la|le|notre|mon|ma|el|nuestr[oa]|mi|il|nostr[oa]|o|a|noss[oa]|het|de|ons|onze|mijn")})\\s(?:${anyCase("business|company|firm|shop|studio|workshop|club|charity|firma|geschäft|laden|verein|werkstatt|entreprise|société|boutique|atelier|association|empresa|negocio|tienda|taller|asociación|azienda|ditta|negozio|bottega|associazione|loja|oficina|associação|bedrijf|zaak|winkel|vereniging")})\\s?[=:]\\s?${ARTICLE}${BODY}`,
  "u",
);

/** 'جمعية «غرزة» الخيرية': a noun for bodies, and its name in marks behind it. */
function withItsNoun(said: string, language: string): string | null {
  const nouns = BODY_NOUNS[language];
  if (nouns === undefined) return null;
  const pattern = `(?<![\\p{L}\\p{M}])[לבמהل]?(?<body>(?:${nouns})\\s["“”„«]\\s?[^"“”„«»\\n]{2,24}?\\s?["”»](?:\\sال\\p{L}+)?)`;
  return regex(pattern, "u").exec(said)?.groups?.["body"] ?? null;
}

/** Scripts without capitals: a name in marks right behind whose it is. */
const NO_CAPITALS = /^(?:hi|bn|ta|th|ja|zh|ko)$/u;
const OURS =
  /(?:हमार[ाीे]|मेर[ाीे]|আমাদের|எங்கள்|ของเรา|私たち|うち|当店|我们|我們|我家|우리|저희)\P{P}{0,8}["“«「『‘']\s?$/u;
const FEWEST_SIGNS = 4;
const SINGLE = /['‘](?=\S)(?<name>[^'’\n]{2,30})['’]/gu;

function inMarks(said: string, language: string): string | null {
  if (!NO_CAPITALS.test(language)) return null;
  const name = introducedName([said.replaceAll(SINGLE, "“$<name>”")], language);
  const before = name === null ? "" : said.slice(0, said.indexOf(name));
  return name !== null && name.length >= FEWEST_SIGNS && OURS.test(before) ? name : null;
}

function asBody(found: string): string | null {
  const name = found.trim().replaceAll(EDGES, "");
  const large = name.match(/(?<!\p{L})\p{Lu}/gu)?.length ?? 0;
  if (large < 2 || countWords(name) > MOST_WORDS || PEOPLE.test(name)) return null;
  const [first = ""] = name.split(/\s["“„«]/u);
  return isPlainName(first) || countWords(first) > 5 ? name : null;
}

/** Small words that may open a sentence; the name behind them is known by its capitals. */
function anyCase(words: string): string {
  return words.replaceAll(
    /(?<=[(|:]|^)\p{Ll}(?=\p{L}|\s|\(|\[)/gu,
    (first) => `[${first}${first.toUpperCase()}]`,
  );
}
