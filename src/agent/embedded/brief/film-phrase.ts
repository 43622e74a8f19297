import { isClause } from "../english/grammar.ts";
import { countWords } from "../text/sentences.ts";
import { audienceIn, isForPlace } from "./audience-words.ts";
import { FILM, NO_CINEMA, SAYS_SOMETHING } from "./request-words.ts";
import { toPattern } from "../text/regex.ts";

/** What is asked for without a verb may be called a text as well, where it says for whom. */
const TEXT =
  "(?<![\\p{L}\\p{M}])(?:explainers?|explanation|presentation|script|texts?|erklärung|präsentation|texte?s?|explication|présentation|explicación|presentación|textos?|spiegazione|presentazione|testo|explicação|apresentação|uitleg|presentatie|tekst|prezentacja|wyjaśnienie|текст|презентация|пояснення|презентація|vysvětlení|förklaring|presentation|forklaring|præsentation|sunum|metin)(?![\\p{L}\\p{M}]|-\\p{L})";
const ARTICLE =
  "(?:(?:an?|one|our|another|ein(?:e[nrsm]?)?|unser\\p{L}*|une?|una?|uno|un['’]|um|uma|een|en|ett|et|bir|jeden|один)\\s)?";
const FOR =
  "for|für|zu[mr]?|pour|para|per|voor|dla|do|na|для|к|pro|för|til|till|på|to|de|di|von|van|of|av|af";
const PHRASE = toPattern(`^${ARTICLE}(?<like>(?:[\\p{L}\\p{N}'’.-]+,?\\s){0,5}?)(?:${FILM}|${TEXT})(?<more>(?:\\s.{2,140})?)$`, "iu"); // prettier-ignore
const NOUN = toPattern(`${FILM}|${TEXT}`, "iu");
const MEASURED =
  /(?:\p{N}{1,3}|(?<!\p{L})(?:an?|one|two|three|zwei|drei|ein(?:e[nrm]?)?|une?|deux|trois|dos|tres|un|due|tre|dois|três|twee|drie|dwu|двух|två|to|tre))[\s-]?(?:(?:s|secs?|seconds?|min(?:ute)?s?|sekunden?|minuten?|minütige[rsn]?|sekündige[rsn]?|secondes?|minutes?|segundos?|minutos?|secondi|minut[oi]|seconden|minuut|minutow\p{L}+|sekundow\p{L}+|минутн\p{L}+|секундн\p{L}+|хвилинн\p{L}+|minuters|sekunders|minutters)(?!\p{L}))/iu;
/** "for our website", "per gli ospiti del nostro agriturismo": it is for what is somebody's own. */
const OF_OURS = toPattern(
  `^(?:${FOR})\\s(?:[\\p{L}'’-]+\\s){0,4}?(?:our|my|unser\\p{L}*|mein\\p{L}*|notre|nos|mon|ma|mes|nuestr\\p{L}+|mi|nostr\\p{L}+|noss[ao]s?|meu|minha|onze?|mijn|nasz\\p{L}*|наш\\p{L}*|naš\\p{L}*|náš|vår\\p{L}*|vores)(?!\\p{L})`,
  "iu",
);
const MOST_WORDS = 22;
const MOST_PIECE = 9;
const SUITED =
  /^(?:suitable|aimed|meant|intended|fit|geeignet|gedacht|adaptée?|destinée?|adecuado|apto|pensado|adatto|pensato|adequado|geschikt|bedoeld|odpowiedni|подходящ\p{L}+|lämplig|egnet)\s(?:at|for|für|à|aux?|pour|para|per|a|voor|dla|для|för|til)\s/iu;
const TOLD =
  /(?<!\p{L})(?:a été|fut|ha sido|fue|è stat[oa]|foi|wurde|wird|werd|wordt|został\p{L}*|был\p{L}*|blev|can|will|would|must|may|changed|made|makes|won)(?!\p{L})/iu;

/** What people do who are meant tells nothing: "An explainer for people who rent". */
const WHO_DO =
  /\s(?:for|für|pour|para|per|voor)\s(?!.*\s(?:was|were|will|wurden?|wird|fut|fue|foi|werd)\s)(?:people|those|anyone|everyone|everybody|alle|leute|menschen|(?:les )?personnes|(?:tous )?ceux|(?:la )?gente|(?:las )?personas|(?:tutti )?coloro|persone|pessoas|mensen|iedereen),?\s(?:who|that|die|qui|que|che)\s.*$/iu;
/** "給老顧客的短片": a film and whom it is for, in languages that put them the other way round. */
const FILM_FOR: readonly RegExp[] = [
  // "Launch film, energetic.": what kind of film it is to be.
  /^(?:an? |ein(?:e[nrsm]?)? |une? |un[ao]? |een )?(?:short |quick |little |kurze[rs]? )?(?:(?:launch|promo(?:tional)?|image|brand|product|explainer|training|onboarding|welcome|recruit(?:ing|ment)|safety|fundraising|teaser|campaign|social media|corporate|sales|internal)[ -](?:film|video|clip|spot)|(?:image|produkt|werbe|erklär|schulungs|willkommens|launch|info)-?(?:film|video|clip|spot)|(?:film|vidéo|clip) (?:de lancement|de présentation|promotionnelle?|d['’]entreprise)|(?:v[ií]deo|clip) (?:de lanzamiento|de presentación|promocional|corporativo)|(?:video|filmato) (?:di lancio|di presentazione|promozionale|aziendale)|v[ií]deo (?:de lançamento|de apresentação|institucional))$/iu,
  /^(?:一[个個支部段条條])?(?:给|給|面向|写给|寫給|为|為)[\p{Script=Han}]{1,14}(?:的|看的)(?:宣传|宣傳|教学|教學)?(?:短片|短视频|短視頻|影片|视频|視頻|片子|动画|動畫)$/u,
  /^[^。、]{1,20}向けの(?:短い|簡単な)?(?:動画|映像|ビデオ|ムービー)(?:です|をお願いします)?$/u,
  /^(?:[\p{L}\p{M}]+\s){1,5}위한\s(?:짧은\s)?(?:영상|동영상|비디오)(?:입니다)?$/u,
  /^(?:[\p{L}\p{M}]+\s){0,4}[\p{L}\p{M}]+க்கான\s(?:ஒரு\s)?(?:சிறு|சிறிய|குறு)?\s?(?:படம்|குறும்படம்|காணொளி|காணொலி|வீடியோ)$/u,
  /^(?:[\p{L}\p{M}]+\s){1,6}(?:के लिए|साठी|জন্য|కోసం|ಗಾಗಿ|માટે)\s(?:(?:एक|একটি|ఒక)\s)?(?:[\p{L}\p{M}]+\s)?(?:वीडियो|फ़िल्म|फिल्म|व्हिडिओ|ভিডিও|వీడియో|વિડિઓ)$/u,
  /^(?:วิดีโอ|คลิป|หนัง)(?:สั้น)?\s?(?:ๆ\s?)?สำหรับ.{2,40}$/u,
  /^(?:فيديو|فيلم|مقطع)\s(?:قصير\s)?(?:ل|إلى\s|من أجل\s|موجه\s)[\p{L}\p{M}\s]{3,40}$/u,
  /^(?:video|phim)\s(?:ngắn|singkat|pendek)\s(?:cho|untuk|dành cho)\s.{3,40}$/iu,
];

/** Whether it names a film or a text at all: a look before a longer one. */
export function namesFilmOrText(text: string): boolean {
  return NOUN.test(text) || FILM_FOR.some((pattern) => pattern.test(text.split(/[，,、]/u)[0] ?? ""));
}

/**
 * Whether a sentence without a verb is what its sender wants: "A calm two-minute explainer for adults", "Film for our website
 * and the screen in the shop window, about 60 seconds, friendly but not cute". It says how long or for whom.
 */
export function isFilmPhrase(text: string): boolean {
  const bare = text.replace(/[\s.!]+$/u, "");
  if (countWords(bare) > MOST_WORDS || bare.search(NO_CINEMA) >= 0 || /[?？:：]/u.test(bare)) return false;
  if (FILM_FOR.some((pattern) => pattern.test(bare))) return true;
  if (says(bare.replace(WHO_DO, ""))) return false;
  const groups = PHRASE.exec(bare)?.groups;
  if (groups === undefined) return false;
  const { like = "", more = "" } = groups;
  if (more !== "" && !toPattern(`^\\s(?:${FOR})\\s`, "iu").test(more) && !MEASURED.test(more)) return false;
  const whom = more.trim();
  // "for the lobby screen and our LinkedIn page": the first of two is enough.
  const [one = ""] = whom.split(/\s(?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub|и|или|та|och|og|ve|[+&])\s/u);
  const forWhom = [whom, one].some((text) => audienceIn(text) !== null || isForPlace(text));
  return forWhom || OF_OURS.test(whom) || MEASURED.test(like) || MEASURED.test(more);
}

/** Beside such a phrase: how the film is to be, in few words and without a verb. */
export function isBesidePhrase(piece: string): boolean {
  if (SUITED.test(piece)) return true;
  return !/\p{N}/u.test(piece) && countWords(piece) <= MOST_PIECE && !says(piece) && !/^["“„«]/u.test(piece);
}

const ENGLISH = /(?:^|\s)(?:the|for|our|and|with|of|but|not|in)\s/iu;

/** Whether a verb makes it tell something; the grammar knows English. */
function says(text: string): boolean {
  return SAYS_SOMETHING.test(text) || TOLD.test(text) || (ENGLISH.test(text) && isClause(text));
}
