import { FILM } from "./request-words.ts";
import { toPattern } from "../text/regex.ts";

/**
 * "Macht bitte einen kurzen Film über …", "Faites-nous un petit film pour …": a verb of making in the form in which somebody
 * is asked, at the head of the sentence, and a film with an article or what it is like. Languages that put the verb last
 * stand in `LAST`.
 */
const FIRST: readonly (readonly [verbs: string, article: string])[] = [
  [
    "make|create|do|produce|prepare|generate|build|film|shoot|cut|draft|put together",
    "(?:us |me )?(?:an?|one|this)",
  ],
  [
    "(?:mach|erstell|dreh|produzier|gestalt|bereit|schneid|entwickl|entwickel|bau|fertig)(?:e|t|et|en|en sie|en wir|e mir|e uns)?",
    "(?:uns |mir |doch |mal |einfach |daraus )*(?:ein(?:e[nm]?)?|diesen)",
  ],
  [
    "(?:faites|fais|faire|réalise[zr]?|réalises|créez|crée|créer|préparez|prépare|produisez|produis|montez|tourne[zr]?|(?:merci|prière) de (?:faire|réaliser|créer|préparer|produire|monter|tourner))(?:[- ](?:nous|moi))?",
    "(?:une?|ce)",
  ],
  [
    "(?:haz|haga|hagan|haced|hagamos|hacer|crea|cree|creen|cread|crear|prepara|prepare|preparen|preparad|produce|produzcan?|producid|realiza|realice|realicen|realizad|graba|grabe|graben|grabad|monta|monte|monten|montad|hág[ae]n|cré[ae]n|prepár[ae]n)(?:me|nos)?",
    "(?:una?|este)",
  ],
  [
    "(?:fate|fai|faccia|facciano|fare|create|crea|crei|creare|realizzate|realizza|realizzi|realizzare|preparate|prepara|prepari|producete|produca|girate|gira|montate)(?:ci|mi)?",
    "(?:una?|un['’]|questo)",
  ],
  [
    "(?:faça|façam|faz|façamos|fazer|crie|criem|cria|criar|prepare|preparem|prepara|produza|produzam|realize|realizem|elabore|elaborem|grave|gravem|monte|montem)(?:-?nos|-?me)?",
    "(?:uma?|este)",
  ],
  ["(?:maak|maakt|creëer|produceer|bereid|draai)(?: u)?", "(?:ons |mij |er )?(?:een|dit)"],
  [
    "(?:zrób|zróbcie|przygotuj|przygotujcie|stwórz|stwórzcie|nakręć|nakręćcie|zmontuj|zmontujcie|zrobić|przygotować|stworzyć|nakręcić)",
    "(?:nam |mi )?(?:jeden|ten)?",
  ],
  [
    "(?:сделай|создай|сними|подготовь|смонтируй|сними|зробі|створі|підготуй|зніміт|змонтуй|зроби|створи)(?:те|ть|ь)?",
    "(?:нам |мне |мені )?",
  ],
  [
    "(?:gör|skapa|producera|klipp|lag|lav|skap|producer|lage|lave)",
    "(?:oss |os |gärna |gjerne |gerne )*(?:en|et|ett)",
  ],
  ["(?:udělej|vytvoř|připrav|natoč|sprav|urob)(?:te|me)?", "(?:nám |mi )?(?:jedno)?"],
  ["(?:faceți|fă|creați|realizați|pregătiți|produceți)(?:-ne|-mi)?", "(?:un|o)"],
  ["(?:készíts|csinálj|készítsen|csináljon|készítsenek)(?:ek|etek)?", "(?:nekünk )?(?:egy)"],
  ["(?:tehkää|tee|luo|luokaa|valmistakaa|tuottakaa)", "(?:meille )?"],
  ["(?:φτιάξτε|φτιάξε|δημιουργήστε|κάντε|ετοιμάστε)(?: μας| μου)?", "(?:ένα|μια|μία)"],
  ["(?:buat|buatlah|buatkan|bikin|hãy làm|làm|hãy tạo|tạo)", "(?:kami )?(?:sebuah|satu|một)?"],
  ["(?:اصنع|أنشئ|أعد|أعدّ|صمم|صمّم|أنتج|جهز|جهّز|اعمل)(?:وا|ي)?(?: لنا)?", ""],
  ["(?:הכינו|צרו|תכינו|עשו|תעשו|הפיקו|הכן|צור)(?: לנו)?", ""],
];

/** "müze için kısa bir film yapın", "एक छोटी फ़िल्म बनाइए": the verb ends the sentence. */
const LAST: readonly string[] = [
  "FILM\\s(?:yap|hazırla|oluştur|çek)(?:ın|in|un|ün|ınız|iniz|ar mısınız|yın|yınız)?",
  "(?:FILM)\\s(?:बनाइए|बनाइये|बनाएँ|बनाएं|बनाओ|बना दीजिए|बना दें|तैयार कीजिए|तैयार करें|में बदल (?:दीजिए|दीजिएगा|दें|दो))",
  "(?:動画|映像|ビデオ|ムービー)(?:を|に)[^。！？]{0,8}?(?:作って|作成して|制作して)(?:ください|下さい|ほしい)?",
  "(?:영상|동영상|비디오)(?:을|를)?\\s?(?:만들어|제작해)\\s?(?:주세요|주십시오|줘|주시기)",
];

/** Adjectives between the article and the film. */
const LIKE = "(?:[\\p{L}\\p{N}'’-]+,?\\s+(?:(?:and|und|et|y|e|en|i|и|och|og|és|ja|και|dan|ו)\\s+)?){0,5}?";
/** "Build a trailer with two axles", "cut a clip to length". */
const NO_TOOL = "(?!(?:trailers?|clips?|cortos?|reels?)(?!\\p{L}))";
/** What a reader is told to film: "Make a video of the leak and send it to us." */
const OF_THE_THING =
  "(?!\\s(?:of|vom|von der|von de[nm]|des|der|du|de la|de l['’]|del|della|dello|dell['’]|do|da|van (?:de|het)|av|aus (?!dies|de[mn]))\\s)";
const PASSED_ON =
  /(?<!\p{L})(?:send|upload|share|schick\p{L}*|sende\p{L}*|lad(?:en|et|e)? .{0,20}hoch|envoye\p{L}*|env[íi]\p{L}+|súb\p{L}+|sube\p{L}*|invia\p{L}*|carica\p{L}*|envi\p{L}+|stuur\p{L}*|wyśl\p{L}+|prześl\p{L}+|отправ\p{L}+|пришл\p{L}+|skicka\p{L}*|send\p{L}*|gönder\p{L}*|भेज\p{L}*)(?!\p{L})/iu;
/** "Macht einen Film über euer Haustier": readers are told to film what is theirs. */
const OF_YOURS =
  /(?<!\p{L})(?:your|euer|eure\p{L}*|deine?[mnrs]?|ihr eigen\p{L}*|votre|vos|ton|ta|tes|vuestr\p{L}+|tus?|il tuo|la tua|il vostro|la vostra|teu|tua|vosso|vossa|jullie|twoj\p{L}+|wasz\p{L}*|ваш\p{L}*|тво\p{L}+|din|dit|eder|jeres|dere)(?!\p{L})/iu;

const BIDS = FIRST.map(([verbs, article]) => `(?:${verbs})\\s+${article === "" ? "" : `(?:${article})\\s*`}`);
const MAKES = toPattern(`^(?:${BIDS.join("|")})${LIKE}${NO_TOOL}${FILM}`, "iu");
const MAKES_LAST = toPattern(LAST.map((one) => one.replaceAll("FILM", FILM)).join("|"), "iu");
const BEHIND_FILM = toPattern(`^${OF_THE_THING}`, "iu");

/** Whether a sentence, without its words of courtesy, bids somebody to make a film. */
export function bidsToMakeFilm(plain: string): boolean {
  if (PASSED_ON.test(plain) || OF_YOURS.test(plain)) return false;
  const found = MAKES.exec(plain);
  if (found !== null && BEHIND_FILM.test(plain.slice(found[0].length))) return true;
  const last = MAKES_LAST.exec(plain);
  return last !== null && /^[\s.!。！।]*$/u.test(plain.slice(last.index + last[0].length));
}
