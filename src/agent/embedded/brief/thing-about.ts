import { concept } from "./note-model/concepts.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { toPattern } from "../text/regex.ts";

/** "the thing with the new bins", "lo de la nueva línea", "das mit der Wärmepumpe": a word that only points, and what it is about. */
const POINTS: readonly (readonly [lead: string, article: (of: string) => string])[] = [
  ["(?:the|that|this)(?: whole| old)? (?:thing|stuff|matter|business|bit|issue) (?:with|about|on|regarding|around) ", () => ""],
  ["(?:das|die (?:ganze )?(?:sache|geschichte)|das thema) (?:mit|um|über) (?=d)", () => ""],
  ["(?:le truc|l['’](?:histoire|affaire)|la question|le sujet|ce truc|cette histoire) (?<of>du|des|de la|de l['’]|de|d['’])\\s?", (of) => ({ du: "Le ", des: "Les ", "de la": "La ", "de l'": "L’", "de l’": "L’" })[of] ?? ""],
  ["(?:lo|el (?:tema|asunto|rollo)|la (?:cosa|historia|cuestión)|eso) (?<of>del|de|con) ", (of) => (of === "del" ? "El " : "")],
  ["(?:quella |questa |la )(?:cosa|storia|faccenda|questione) (?<of>del|dello|della|dei|degli|delle|dell['’]|di)\\s?", (of) => ({ del: "Il ", dello: "Lo ", della: "La ", dei: "I ", degli: "Gli ", delle: "Le ", "dell'": "L’", "dell’": "L’" })[of] ?? ""],
  ["(?:a|aquela|essa) (?:coisa|história|questão) (?<of>do|da|dos|das|de) |(?:o|aquele|esse) (?:assunto|tema) (?<from>do|da|dos|das|de) ", (of) => ({ do: "O ", da: "A ", dos: "Os ", das: "As " })[of] ?? ""],
  ["(?:dat|het (?:gedoe|verhaal|gebeuren)|de kwestie|dat gedoe) (?:met|over|van|rond) ", () => ""],
  ["(?:det|grejen|saken) (?:med|om|der med|här med) ", () => ""],
]; // prettier-ignore
const NAMED =
  "(?<what>\\p{L}[^,.;:!?()\\n]{2,60}?)(?=\\s(?:for|to|that|which|who|für|die|das|que|qui|dont|pour|para|con el fin|che|per|die|dat|voor|som|till|please|bitte|in einen|into|como|and|und|y|et|e|en)\\s|[,.;:!?()]|$)";
const PATTERNS = POINTS.map(
  ([lead, article]) => [toPattern(`(?<![\\p{L}])(?:${lead})${NAMED}`, "iu"), article] as const,
);
const MOST_WORDS = 6;
const TELLING = /[\p{L}\p{M}]{4,}/gu;

const FILM = concept("film");
const SAYS_WHAT =
  /(?<![\p{L}])(?:es geht|dreht sich|voilà|voici|il s['’]agit|(?:it|this)(?:['’]s| is) (?:all )?about|here(?:['’]s| is)|va de|se trata|si tratta|ecco|trata-se|é sobre|het gaat|det (?:gäller|handlar|handler))(?![\p{L}])/iu;
const ASKS = /\?\s*$/u;
/** A subject that others found, and no sentence. */
const isAlone = (said: string): boolean => countWords(said) <= MOST_WORDS + 4 && !/[.!?]\s*$/u.test(said);

/** What a request is about where it only points: "un vídeo con lo de la nueva línea" → "La nueva línea". Null where the text says no word of it. */
export function thingIn(wishes: readonly string[], told: string): string | null {
  const text = told.toLowerCase();
  // "Streichen Sie das mit dem Silofutter" points at a part of it.
  for (const wish of wishes.filter(
    (one) => isAlone(one) || FILM.test(one) || SAYS_WHAT.test(one) || ASKS.test(one),
  ))
    for (const [pattern, article] of PATTERNS) {
      const groups = pattern.exec(wish)?.groups;
      const what = groups?.["what"]?.trim() ?? "";
      if (what === "" || countWords(what) > MOST_WORDS) continue;
      const named = inNominative(
        `${article((groups?.["of"] ?? groups?.["from"] ?? "").toLowerCase())}${what}`,
      );
      const known = (what.toLowerCase().match(TELLING) ?? []).some((word) => text.includes(word.slice(0, Math.max(3, word.length - 1)))); // prettier-ignore
      if (named !== null && known) return capitalise(named);
    }
  return null;
}

/** "the thing with the new bins", as a subject that others found, without what only points. */
export function withoutThing(subject: string, told: string): string {
  return thingIn([subject], told) ?? subject;
}

/** "der Wärmepumpe", "dem Parkplatz", "den Tonnen": behind "mit" German has another case. */
function inNominative(what: string): string | null {
  const found = /^(?<article>der|dem|den)\s(?<rest>.+)$/u.exec(what);
  if (found === null) return what;
  const { article = "", rest = "" } = found.groups ?? {};
  if (/^\p{Lu}/u.test(rest)) return article === "der" ? `Die ${rest}` : rest.replace(/^(\p{Lu}\p{L}+)n$/u, article === "den" ? "Die $1n" : "$1n"); // prettier-ignore
  // "der neuen Linie": feminine; of the others the gender is not heard.
  const adjective = /^(?<stem>\p{Ll}+e)n\s(?<noun>\p{Lu}.*)$/u.exec(rest)?.groups;
  if (adjective === undefined) return null;
  if (article === "der") return `Die ${adjective["stem"] ?? ""} ${adjective["noun"] ?? ""}`;
  return article === "den" ? `Die ${rest}` : null;
}
