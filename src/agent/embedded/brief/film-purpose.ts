import { LOOPED, MUTED, ROOM, ROOM_EAST, SCREEN, THEREFORE, THIS_IS_FOR } from "./maker-aside-words.ts";
import { COUNTED, HAPPENED, OF_THIS_FILM, WATCHED_BY } from "./opening-order-words.ts";
import { NAMES_FILM } from "./request-words.ts";

/** "… visitors are mostly families and school classes": who comes to the place, in the present. */
const WHO_COME =
  /^(?:(?:and|und|et|y|e|en|och|og|i|и) )?(?:(?:most(?: of)?|our|the|all|its|die|unsere|meisten|les|nos|los|las|nuestros|i|gli|os|as|nossos|de|onze) )*(?:(?:visitors|viewers|guests|audience|people who come|customers|passers-by) (?:are|is|will be)|(?:besucher(?:innen)?|publikum|zuschauer|gäste|kund(?:en|innen)|leute) (?:sind|ist|kommen)|(?:visiteurs|spectateurs|clients|public|gens) (?:sont|est)|(?:visitantes|espectadores|clientes|público|gente) (?:son|es|são|é|está)|(?:visitatori|spettatori|clienti|pubblico) (?:sono|è)|(?:bezoekers|kijkers|klanten|publiek) (?:zijn|is|komen)|(?:besökarna|besökare|tittarna|gäster(?:na)?|gæsterne|publikum) (?:är|er)|(?:zwiedzający|goście|widzowie|odbiorcy|publiczność) (?:to|są)|(?:посетители|гости|зрители)\s?(?:—|–|-|это|в основном)|(?:návštěvníci|diváci) jsou|(?:ziyaretçiler|izleyenler|izleyiciler|seyirciler)\s)|^(?:观众|觀眾|来的人|参观者|游客)(?:主要|大多|多半|一般)?(?:都)?是|^(?:来館者|お客様?|見る人|観客)は|^(?:관람객|방문객|보는 사람들?|손님들?)(?:은|는)|^(?:الزوار|المشاهدون|الجمهور|معظم الزوار)\s|^(?:המבקרים|הצופים|הקהל)\s/iu;
const CLAUSE =
  /\s*[,;，、،；]\s*|\s[–—-]\s|\s(?:and|und|et|y|e|en|och|og|i|и)\s(?=(?:the |our |der |das |le |la |el |il |o |de |het )?(?:film|video|vidéo|vídeo|clip|visitors|besucher|visiteurs|visitantes|visitatori|bezoekers))/iu;

type Purpose = "for" | "film" | "who";

/**
 * "This is for the history corner of our museum, visitors are mostly families, the film runs in a loop": a sentence of nothing but
 * what the film is for, where it runs and who comes; two of them beyond doubt.
 */
export function saysPurpose(said: string): boolean {
  if (COUNTED.test(said) || /["“”„«»「『]|[?？؟]\s*$/u.test(said)) return false;
  const clauses = said.split(CLAUSE).filter((clause) => clause !== "");
  const kinds = clauses.map(purposeOf);
  const known = new Set(kinds.filter((kind) => kind !== null));
  if (known.size < 2 || !(known.has("film") || known.has("for"))) return false;
  return clauses.every((clause, at) => kinds[at] !== null || THEREFORE.test(`, ${clause}`));
}

function purposeOf(clause: string): Purpose | null {
  if (NAMES_FILM.test(clause) && (OF_THIS_FILM.test(clause) || [LOOPED, MUTED, SCREEN, ROOM, ROOM_EAST].some((one) => one.test(clause)))) return "film"; // prettier-ignore
  if (WHO_COME.test(clause) && !WELCOME.test(clause)) return "who";
  if (HAPPENED.test(clause)) return null;
  if (WATCHED_BY.test(clause)) return "who";
  const lead = (THIS_IS_FOR.exec(clause) ?? FOR_EAST.exec(clause))?.[0] ?? "";
  return lead === "" || DOING.test(clause.slice(lead.length)) ? null : "for";
}

const FOR_EAST = /^(?:这|這)(?:个|個)?(?:是)?(?:给|給|为|為|放在|用于|用在)/u;
/** "This is for cutting bread": what a thing is for, and no film. */
const DOING = /^(?:for|zum|pour|para|per|voor)\s(?:\p{L}+ing|\p{L}+(?:er|ir|re|ar))\s/iu;
const WELCOME =
  /(?<!\p{L})(?:welcome|willkommen|bienvenue?s?|bienvenid\p{L}+|benvenut\p{L}|bem-vind\p{L}+|welkom|välkomna|velkomne|allowed|asked|free)(?!\p{L})/iu;
