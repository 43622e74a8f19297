import { capitalise } from "../text/sentences.ts";
import { toPattern } from "../text/regex.ts";

const small = (nouns: string, own: string, between = "(?:[\\p{Ll}'’-]+\\s){0,3}?", tail = ""): RegExp =>
  toPattern(`(?<![\\p{L}])(?:${own})\\s(?<name>${between}(?:${nouns})${tail})(?![\\p{L}\\p{M}])`, "iu");

/** What one is invited to, behind the word that says whose it is. */
const EVENTS: Readonly<Record<string, RegExp>> = {
  en: small("fair|f[êe]te|party|festival|open (?:day|house|evening)|concert|flea market|christmas market|jumble sale|fun run|bazaar|exhibition|reunion|barbecue|picnic|premiere|tournament|regatta|quiz night|bake sale|anniversary|jubilee", "our|the(?= annual)"),
  de: /(?<![\p{L}])(?:unser|das|den|zum|dem|das)(?:e|en|em|er|es)?\s(?:\p{Ll}+e[nmrs]?\s)?(?<name>(?:\p{Nd}+\.\s)?\p{Lu}[\p{L}-]*(?:fest|feier|markt|konzert|turnier|lauf|basar|ausstellung|jubiläum|premiere|regatta|flohmarkt)|Tag der offenen Tür)(?![\p{L}])/u,
  fr: small("fête|kermesse|vide-grenier|concert|portes ouvertes|marché de noël|tournoi|exposition|loto|repas de quartier|anniversaire", "notre|nos|la|le", "(?:grande?\\s)?", "(?:\\s(?:de|d['’]|du|des|annuel(?:le)?)\\s?[\\p{L}'’-]+)?"),
  es: small("fiesta|feria|concierto|mercadillo|torneo|exposición|jornada de puertas abiertas|aniversario|verbena|carrera popular", "nuestr[ao]", "(?:gran\\s)?", "(?:\\sde\\s(?:la\\s)?[\\p{L}]+)?"),
  it: small("festa|sagra|concerto|mercatino|torneo|mostra|giornata porte aperte|anniversario", "(?:la )?nostra|(?:il )?nostro", "(?:grande\\s)?", "(?:\\sd(?:i|el|ella|['’])\\s?[\\p{L}]+)?"),
  pt: small("festa|feira|concerto|torneio|exposição|dia aberto|aniversário|arraial|quermesse", "noss[ao]", "(?:grande\\s)?", "(?:\\sd[eoa]\\s[\\p{L}]+)?"),
  nl: small("[\\p{Ll}]*(?:feest|markt|concert|toernooi|braderie|rommelmarkt|jubileum)|open (?:dag|huis)|opendeur(?:dag(?:en)?|weekend)", "ons|onze|het", "(?:[\\p{Ll}]+e\\s)?"),
  pl: small("festyn|piknik|koncert|jarmark|kiermasz|turniej|dzień otwarty|jubileusz|wystawa", "nasz[ae]?|naszego"),
  sv: small("[\\p{Ll}]*(?:fest|marknad|konsert|loppis|loppmarknad|jubileum)|öppet hus", "vår|vårt"),
  da: small("[\\p{Ll}]*(?:fest|marked|koncert|jubilæum)|åbent hus", "vores"),
  nb: small("[\\p{Ll}]*(?:fest|marked|konsert|jubileum|loppemarked)|åpent hus", "vår|vårt"),
}; // prettier-ignore

/** What a sentence invites to, as a title: "… feiern wir unser Sommerfest am Bootshaus" → "Sommerfest"; null for none. */
export function eventIn(sentence: string, base: string): string | null {
  const found = EVENTS[base]?.exec(sentence);
  const name = found?.groups?.["name"]?.trim();
  if (found === null || name === undefined || name.length < 4) return null;
  const own = base === "en" && /^our/iu.test(found?.[0] ?? "") ? "Our " : "";
  return capitalise(own + name);
}

/** An event in any of the languages: a subject line is too short to tell its own. */
export function eventInAny(line: string): string | null {
  return (
    Object.keys(EVENTS)
      .map((base) => eventIn(line, base))
      .find((one) => one !== null) ?? null
  );
}
