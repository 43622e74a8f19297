import { toPattern } from "../text/regex.ts";
import { capitalise, countWords } from "../text/sentences.ts";

/** Who makes or sells something, as senders say whom they write for: what stands behind is what their film is of. */
const MAKES = [
  "(?:that|which|who) (?:makes?|builds?|sells?|bakes?|brews?|restores?|weaves?|prints?|repairs?)",
  "(?:die|der|das|wo) (?=[^,.;:]{4,60}\\s(?:macht|baut|verkauft|herstellt|fertigt|näht|braut|repariert)(?!\\p{L}))",
  "qui (?:fait|fabrique|vend|construit|brasse|tisse|répare|produit|restaure)",
  "que (?:hace|fabrica|vende|construye|elabora|teje|repara|produce|restaura)",
  "che (?:fa|produce|vende|costruisce|realizza|tesse|ripara|restaura)",
  "que (?:faz|fabrica|vende|constrói|produz|tece|repara|restaura)",
  "(?:die|dat) (?=[^,.;:]{4,60}\\s(?:maakt|bouwt|verkoopt|brouwt|repareert)(?!\\p{L}))",
  "(?:som|der) (?:gör|tillverkar|säljer|bygger|laver|fremstiller|sælger|bygger|lager|selger)",
  "(?:która|który|które),? (?:robi|szyje|sprzedaje|produkuje|wyrabia|naprawia|buduje)",
  "(?:která|který|které) (?:vyrábí|dělá|šije|prodává|opravuje|staví)",
  "(?:которая|который|где) (?:делает|делают|шьёт|шьют|продаёт|производит|чинит|строит)|(?:яка|який|де) (?:робить|роблять|шиє|шиють|продає|виготовляє|лагодить|будує)",
].join("|");
const ARTICLES = "(?:(?:the|our|an?|les|des|du|la|le|los|las|il|lo|gli|i|os|as|de|het|een|die|das|den)\\s)?";
/** Who says who they are. */
const INTRODUCES = toPattern(
  "^(?:(?:hi|hello|hallo|guten tag|bonjour|hola|ciao|buongiorno|olá|oi|bom dia|hej|hei|cześć|dzień dobry|здравствуйте|привет|добрый день)[^,.!]{0,20}[,.!]\\s)?(?:i['’]?m|i am|this is|we['’]?re|we are|my name|here is|ich bin|wir sind|mein name|hier (?:ist|schreibt|sind)|je suis|nous sommes|je m['’]appelle|soy|somos|me llamo|sono|siamo|mi chiamo|sou|somos|chamo-me|ik ben|wij zijn|we zijn|mijn naam|jag (?:är|heter)|vi är|jeg (?:er|heter|hedder)|vi er|jestem|jesteśmy|nazywam się|jsem|jsme|jmenuji se|я|мы|меня зовут|это|ми|це|мене звати)(?!\\p{L})",
  "iu",
);
/** Behind a place or a house: "from the workshop in Coruche that makes cork backpacks". */
const OF_SENDER = toPattern(
  `\\s(?:\\p{L}[\\p{L}'’-]*),?\\s(?:${MAKES})\\s?${ARTICLES}(?<what>\\p{L}[^,.;:!?()"“„«\\n]{3,60})`,
  "iu",
);
/** Where such a sentence goes on with something else than what is made. */
const ENDS =
  /\s(?:and|und|et|y|e|ed|en|och|og|i|и|та)\s(?:we|i|wir|ich|nous|je|nosotros|yo|noi|io|nós|eu|ik|wij|vi|jag|my|мы|я)(?!\p{L}).*$|\s(?:since|for over|seit|depuis|desde|dal|sinds|sedan|siden|od|с)\s.*$/iu;
const VERB_LAST = /\s(?:macht|baut|verkauft|herstellt|fertigt|näht|braut|repariert|maakt|bouwt|verkoopt|brouwt|repareert)(?!\p{L}).*$/iu; // prettier-ignore
const MOST_WORDS = 7;

/**
 * "Sou a Marta, da oficina de Coruche que faz mochilas de cortiça." → "Mochilas de cortiça": what those make who want a film names it
 * where nothing else does.
 */
export function madeBySender(wishes: readonly string[]): string | null {
  for (const wish of wishes.filter((one) => INTRODUCES.test(one.trim()))) {
    const found = OF_SENDER.exec(wish.replaceAll(/\s+/gu, " "))?.groups?.["what"];
    const what = found?.replace(VERB_LAST, "").replace(ENDS, "").trim() ?? "";
    if (what !== "" && countWords(what) <= MOST_WORDS && !/\p{Nd}/u.test(what)) return capitalise(what);
  }
  return null;
}
