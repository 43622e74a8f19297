import { isPlainName, NAME, QUOTED } from "./name-form.ts";
import { toPattern } from "../text/regex.ts";

/** Places that are somebody's and have a name, in many languages. */
const KINDS = [
  "shop|store|caf[ée]|restaurant|bakery|workshop|studio|salon|garage|nursery|farm|brewery|bookshop|barbershop|gallery|pub|bar|deli|dairy|pottery|market stall|practice|clinic|gym|hotel|guest ?house|company|business|firm",
  "\\p{L}*(?:laden|geschäft|werkstatt|bäckerei|metzgerei|schneiderei|gärtnerei|brauerei|imkerei|kelterei|buchhandlung|praxis|pension|druckerei|töpferei|tischlerei|schreinerei|rösterei)|hof|firma",
  "boutique|magasin|atelier|boulangerie|ferme|brasserie|librairie|fromagerie|gîte|cabinet|entreprise|mercerie|cordonnerie",
  "tienda|tiendita|taller|negocio|cafetería|restaurante|panadería|estudio|peluquería|granja|librería|zapatería|mercería|bodega|hostal|clínica|empresa",
  "negozio|negozietto|bottega|laboratorio|officina|ristorante|trattoria|panificio|forno|salone|fattoria|libreria|agriturismo|azienda|sartoria",
  "loja|lojinha|mercadinho|quitanda|cafeteria|oficina|ateliê|padaria|estúdio|salão|quinta|livraria|pousada|retrosaria",
  "winkel|winkeltje|zaak|werkplaats|bakkerij|boerderij|brouwerij|boekhandel|praktijk|bedrijf",
  "butik|verkstad|kafé|restaurang|bageri|salong|gård|bokhandel|værksted|forretning|verksted|bakeri|gårdsbutikk",
  "sklep(?:u|ie)?|warsztat(?:u|em)?|kawiarni\\p{L}*|piekarni\\p{L}*|pracowni\\p{L}*|restauracj\\p{L}*|obchod\\p{L}*|díln\\p{L}*|kavárn\\p{L}*|pekárn\\p{L}*",
  "магазин\\p{L}*|мастерск\\p{L}+|пекарн\\p{L}*|кафе|майстерн\\p{L}+|крамниц\\p{L}+",
].join("|");
const OWN =
  "my|our|mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|mon|ma|notre|mi|nuestr[oa]|(?:il |la )?(?:mio|mia|nostro|nostra)|(?:o |a )?(?:meu|minha|nosso|nossa)|mijn|onze|ons|min|mitt|mit|vår|vårt|vores|m[oó]j(?:ego|emu|ej|ą)?|moj\\p{L}+|nasz\\p{L}*|naš\\p{L}*|мо\\p{L}{1,3}|наш\\p{L}*";
const CALLED =
  "(?:,?\\s(?:called|named|namens|nommée?|llamad[oa]|chiamat[oa]|chamad[oa]|genaamd|som heter|der hedder|o nazwie|jménem))?";
/** "for my shop The Button Drawer", "für meine Änderungsschneiderei Knopf & Faden". */
const OWNED = toPattern(
  `(?<!\\p{L})(?:${lettered(OWN)})\\s(?:\\p{Ll}[\\p{L}-]*\\s){0,2}(?:${lettered(KINDS)})${CALLED},?\\s(?:${QUOTED}|(?<name>${NAME}))(?![\\p{L}'’-])`,
  "u",
);
/** "Taller de reparación de calzado en Valladolid, Tacón y Media, lo abrió mi abuelo". */
const APPOSED = toPattern(
  `(?:^|[.!?]\\s+)(?:${lettered(KINDS)})\\s(?:de|di|d['’]|do|da|für|voor|för|til|för|of|for|in|en|à|em)\\s?[^,.;:!?\\n]{3,60},\\s(?<name>${NAME}(?:\\s(?:y|e|et|und|en|och|og|i)\\s\\p{Lu}[\\p{L}'’-]+)?),\\s(?=\\p{Ll})`,
  "u",
);

const RUNS =
  "[Ii](?:['’]m| am)? (?:run|runs|manage|own|lead|chair|coordinate|volunteer (?:at|for|with)|work (?:at|for|with)|(?:the )?(?:\\p{Ll}+ ){1,3}(?:at|of|for|with))|[Ww]e(?:['’]re| are)|[Ww]riting (?:on behalf of|for|from)|[Ii]ch (?:leite|führe|arbeite (?:bei|für)|bin [^,.]{3,30} (?:bei|der|des|vom))|[Ww]ir sind|[Jj]e (?:dirige|gère|travaille (?:à|chez|pour)|suis [^,.]{3,30} (?:de|du|à|chez))|[Nn]ous sommes|[Dd]irijo|[Ll]levo|[Tt]rabajo en|[Ss]omos|[Dd]irigo|[Gg]estisco|[Ll]avoro (?:per|a|in)|[Ss]iamo|[Tt]rabalho (?:no|na|em|para)|[Dd]irijo [oa]|[Ii]k (?:run|leid|werk (?:bij|voor))|[Ww]ij zijn|[Jj]ag (?:driver|leder|jobbar på)|[Vv]i är|[Jj]eg (?:driver|leder)|[Vv]i er";
/** "I run the Harbour Street Night Shelter in Grimsby": a name of three words at least, for two may be a person's or a town's. */
const RUN = toPattern(
  `(?:^|[.!?,]\\s+|\\s)(?:${RUNS})\\s(?:the|die|das|den|der|vom|le|la|les|l['’]|el|los|las|il|lo|i|o|a|de|het)\\s?(?<name>\\p{Lu}[\\p{L}'’-]+(?:\\s(?:(?:of|and|&|de|du|des|del|di|do|da|van|der|für|och|og)\\s)?\\p{Lu}[\\p{L}'’-]+){2,5})(?=[\\s,.;(]|$)`,
  "u",
);

/** "… for the screen in our window, Whetstone & Daughter, 14 Bridge Lane": what stands before its own address. */
const ADDRESSED = toPattern(
  `(?<!\\p{L})(?:${lettered(OWN)})\\s[^.!?\\n]{2,60},\\s(?<name>\\p{Lu}[\\p{L}'’-]+(?:\\s(?:(?:&|and|und|et|y|e|en|og|och|i)\\s)?\\p{Lu}[\\p{L}'’-]+){1,4}),\\s(?:\\p{Nd}{1,4}\\p{Ll}?\\s\\p{Lu}|(?:\\p{L}[\\p{L}'’.-]{1,20}\\s){1,3}\\p{Nd}{1,4}\\p{Ll}?(?=[,.]|$))`,
  "u",
);

/** Kinds stand at the beginning of a sentence or within it; names are told by their capitals. */
function lettered(words: string): string {
  return words.replace(/(?<![\\\p{L}[])\p{Ll}(?=\p{L})/gu, (first) => `[${first}${first.toUpperCase()}]`);
}

/** The name of the shop or workshop that a sender orders a film for; null where they name none. */
export function namedBusiness(sentences: readonly string[]): string | null {
  for (const sentence of sentences) {
    const said = sentence.replace(/\s+/gu, " ");
    const patterns = [OWNED, APPOSED, ADDRESSED, RUN];
    const groups = patterns.map((pattern) => pattern.exec(said)?.groups).find((one) => one !== undefined);
    const name = (groups?.["quoted"] ?? groups?.["name"] ?? "").trim();
    if (isPlainName(name) && !PLACES.test(name)) return name;
  }
  return null;
}

/** What may stand behind a shop and is where it is. */
const PLACES =
  /^(?:España|Spain|Italia|Italy|France|Francia|Portugal|Brasil|Deutschland|Germany|Österreich|Schweiz|Nederland|België|Belgique|England|Scotland|Wales|Ireland|Sverige|Norge|Danmark|Polska|México|Argentina|Chile|Perú|Colombia)$/u;
