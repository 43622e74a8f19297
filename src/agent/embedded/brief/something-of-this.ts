import { toPattern } from "../text/regex.ts";

/**
 * "Could you turn this into something we can play on the bus?", "Riuscite a farne qualcosa da mostrare sul pullman?": a film is
 * asked for without its word, by what is to be done with the text and that it is shown.
 */
const MADE: readonly string[] = [
  "(?:turn|make|convert|put) (?:this|these|it|that|the (?:text|notes) below|all (?:of )?this) into something|make something (?:out of|from|of) (?:this|it|these)",
  "(?:daraus|hieraus|aus (?:diesem|dem) text|aus den notizen) .{0,24}?(?:etwas|was)(?!\\p{L})",
  "en (?:faire|tirer) quelque chose|(?:fai(?:tes|s)|tire[zr]?)[- ]en quelque chose|faire quelque chose (?:avec|de) (?:ça|cela|ceci|ce texte)",
  "(?:convert\\p{L}+|transform\\p{L}+) (?:esto|este texto) en algo|(?:hac\\p{L}+|sacar) (?:algo (?:con|de) esto|(?:con|de) esto algo)",
  "(?:far|ricavar|fate|ricavate)ne qualcosa|(?:fare|fate) qualcosa (?:con|di) quest[oi]|(?:trasform\\p{L}+) questo (?:testo )?in qualcosa",
  "transform\\p{L}+ (?:isto|isso|este texto) em algo|faz\\p{L}+ (?:algo com|disto algo|disso algo)",
  "hier (?:even |eens )?iets van (?:te )?ma(?:ak|ken)|maak hier (?:even |eens )?iets van|hier iets (?:leuks )?van ma(?:ak|ken)",
  "(?:zr[óo]b\\p{L}*|przerób\\p{L}*) z tego coś|coś z tego zrobi\\p{L}+",
  "(?:сдела\\p{L}+|зробі\\p{L}*|зробит\\p{L}*)(?:,? (?:пожалуйста|будь ласка),?)? (?:из этого|з цього) (?:что-нибудь|что-то|щось)",
  "(?:göra|gör|lave|lav|lage|lag) (?:något|noe|noget) (?:av|ud af|ut av) (?:det här|detta|dette|det)|bunu .{0,40}?bir şeye (?:çevir|dönüştür)\\p{L}*",
];
const SHOWN =
  "play|show|screens?|monitor\\p{L}*|bildschirm\\p{L}*|fernseher|aushang|écrans?|pantallas?|schermo|ecrãs?|telas?|scherm|ekran\\p{L}*|экран\\p{L}*|post|put up|share|run|zeig\\p{L}*|abspiel\\p{L}*|laufen|pass\\p{L}+|montr\\p{L}+|projet\\p{L}+|diffus\\p{L}+|pon\\p{L}+|mostr\\p{L}+|proyect\\p{L}+|proietta\\p{L}+|trasmett\\p{L}+|vedere|exib\\p{L}+|projetar|tonen|zien|afspelen|vertonen|draaien|puści\\p{L}*|poka[zż]\\p{L}*|wyświetl\\p{L}*|показ\\p{L}+|покаж\\p{L}+|включ\\p{L}+|visa|vise|spela|spille|göster\\p{L}*|oynat\\p{L}*|izlet\\p{L}*";

const OF_THIS = toPattern(`(?<!\\p{L})(?:${MADE.join("|")})(?!\\p{L})`, "iu");
const IS_SHOWN = toPattern(`(?<!\\p{L})(?:${SHOWN})(?!\\p{L})`, "iu");

/** Whether a sentence asks to make something of "this" that can be shown. */
export function wantsSomethingOfThis(sentence: string): boolean {
  return OF_THIS.test(sentence) && IS_SHOWN.test(sentence);
}
