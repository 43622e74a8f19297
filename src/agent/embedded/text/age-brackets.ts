import { matchesOf } from "./matches.ts";
import { regex } from "./regex.ts";

/** What a number counts that is no age: "sotto i 90 euro", "vanaf 20 minuten". */
const COUNTED = String.raw`[€$£¥₹₽₺°²³]|eur|ευρώ|dollar|dólar|pound|kron|zł|руб|грн|min|uur|uren|hour|heure|hor[ae]|or[ae](?!\p{L})|stund|kg|kilo|km|m[eè]tr|meter|m(?!\p{L})|gram|lit[er]|procent|prozent|por\s?c|per\s?(?:c|son)|grad|degr|kwh|w(?!\p{L})`;
/** An age in digits of any script; a span of two. */
const N = String.raw`(?:\p{Nd}{1,2}|[1١۱१১][01٠١۰۱०१০১]\p{Nd})(?![\p{Nd}%]|[.,:]\p{Nd}|\s?(?:[%٪]|${COUNTED}))`;
const AGE = `${N}(?:\\s?(?:[-–—/]|to|and|bis|und|à|et|a|y|al|e|tot|en|do|i|až|до|и|till|och|til|og)\\s?${N})?`;

/**
 * How languages say how old those are who are told of: "aged 60 and over", "ab 60 Jahren", 60岁及以上. What says as well for how long
 * something lasts ("seit über 10 Jahren", "depuis plus de 20 ans") is an age behind people only.
 */
const BRACKETS: Readonly<Record<string, string>> = {
  en: [
    `(?:aged?|ages|age group)\\s(?:of\\s|between\\s|from\\s|over\\s|under\\s|above\\s|below\\s)?${AGE}(?:\\s(?:and|or)\\s(?:over|older|above|up|under|younger|below)|\\+)?`,
    `(?:over|under)[-\\s]${N}s(?!\\p{L})`,
    `(?:people|those|adults|children|men|women|anyone|everyone|residents|members|patients|workers|drivers|visitors|guests|pensioners|passengers|kids|players|voters|readers)\\s(?:who\\sare\\s)?(?:over|under|above|below|older than|younger than)\\s${N}(?!\\s\\p{L}*(?:percent|per|minutes|hours|days|weeks|months|miles|metres|pounds))`,
    `${N}\\s(?:years?\\s)?(?:old\\s)?(?:and|or)\\s(?:over|older|above|younger|under)(?!\\s\\p{Nd})`,
    `${N}(?:-to-${N})?-years?-olds?`,
  ].join("|"),
  de: [
    `ab\\s${N}\\sJahren?`,
    `im\\sAlter\\s(?:von|ab|über|unter|zwischen|bis)\\s(?:über\\s|unter\\s)?${AGE}(?:\\sJahren?)?`,
    `${N}\\sJahre\\s(?:und|oder)\\s(?:älter|jünger|mehr)`,
    `(?:(?:über|unter)[\\s-])?${N}-(?:J|j)ährig\\p{L}*`,
    `(?:Menschen|Personen|Leute|Kindern?|Jugendlichen?|Erwachsenen?|Frauen|Männern?|Gästen?|Bürgern?|Einwohnern?|Bewohnern?|Mitgliedern?|Patienten|Fahrgästen?|Besuchern?|Senioren|Beschäftigten?)\\s(?:über|unter|bis|von)\\s${AGE}(?:\\sJahren?)?`,
  ].join("|"),
  fr: [
    `(?:âgée?s?\\s)?(?:de\\s|d['’])?${N}\\sans\\s(?:et|ou)\\s(?:plus|moins|au-delà)`,
    `âgée?s?\\s(?:de\\s)?(?:plus\\sde\\s|moins\\sde\\s)?${AGE}\\sans`,
    `(?:dès|à partir de|à partir de l['’]âge de)\\s${N}\\sans`,
    `(?:les|des|aux|personnes|enfants|jeunes|adultes|habitants|seniors|femmes|hommes)\\s(?:de\\s)?(?:plus|moins)\\sde\\s${N}\\sans`,
    `(?:les|des|aux|jeunes de|enfants de|personnes de)\\s${N}(?:\\s?[-–/]\\s?|\\sà\\s)${N}\\sans`,
  ].join("|"),
  es: [
    `${N}\\saños\\s(?:o|y|en)\\s(?:más|menos|adelante)`,
    `(?:mayor(?:es)?|menor(?:es)?)\\sde\\s${N}(?:\\saños)?`,
    `(?:personas|niños|niñas|jóvenes|adultos|mujeres|hombres|vecinos|habitantes|socios)\\s(?:de|con|a partir de)\\s(?:los\\s)?(?:más\\sde\\s|menos\\sde\\s)?${AGE}\\saños(?:\\s(?:o|y)\\s(?:más|menos))?`,
    `a\\spartir\\sde\\slos\\s${N}(?:\\saños)?`,
  ].join("|"),
  it: [
    `${N}\\sanni\\s(?:e|o|in)\\s(?:più|su|oltre|meno)`,
    `dai\\s${N}(?:\\sai\\s${N})?\\sanni(?:\\sin\\ssu)?`,
    `(?:over|under)\\s${N}`,
    `(?:sopra|sotto|oltre)\\si\\s${N}(?:\\sanni)?`,
    `(?:persone|bambini|ragazzi|giovani|adulti|anziani|donne|uomini|abitanti)\\s(?:di|con|da|dai)\\s(?:più\\sdi\\s|meno\\sdi\\s|oltre\\s)?${AGE}\\sanni(?:\\s(?:e|o|in)\\s(?:più|su|oltre|meno))?`,
  ].join("|"),
  pt: [
    `${N}\\sanos\\s(?:ou|e)\\s(?:mais|menos)`,
    `(?:maior(?:es)?|menor(?:es)?)\\sde\\s${N}(?:\\sanos)?`,
    `(?:pessoas|idosos|crianças|jovens|adultos|mulheres|homens|moradores|habitantes|sócios|alunos)\\s(?:com|de|a partir de|acima de|acima dos)\\s(?:mais\\sde\\s|menos\\sde\\s|até\\s)?${AGE}\\sanos`,
    `a\\spartir\\sd[oe]s?\\s${N}\\sanos`,
  ].join("|"),
  nl: [
    `${N}\\sjaar\\s(?:en|of)\\s(?:ouder|jonger)`,
    `(?:vanaf|boven de|onder de)\\s${N}(?:\\sjaar)?`,
    `(?:mensen|personen|kinderen|jongeren|volwassenen|bewoners|vrouwen|mannen|leden)\\s(?:boven|onder|van|tussen|tot)\\s(?:de\\s)?${AGE}(?:\\sjaar)?`,
    `${N}-?\\+?-?plussers?`,
  ].join("|"),
  sv: `${N}\\sår\\s(?:och|eller)\\s(?:äldre|yngre|uppåt)|(?:personer|barn|vuxna|ungdomar|alla|boende|kvinnor|män|de)\\s(?:över|under|från|mellan)\\s${AGE}\\sår|${N}-åringar`,
  da: `${N}\\sår\\s(?:og|eller)\\s(?:ældre|yngre|derover|opefter)|(?:personer|børn|voksne|unge|alle|borgere|kvinder|mænd)\\s(?:over|under|fra|mellem)\\s${AGE}\\sår`,
  nb: `${N}\\sår\\s(?:og|eller)\\s(?:eldre|yngre|over|oppover)|(?:personer|barn|voksne|unge|alle|innbyggere|kvinner|menn)\\s(?:over|under|fra|mellom)\\s${AGE}\\sår`,
  fi: `${N}\\svuotta\\s(?:täyttän\\p{L}+|vanhem\\p{L}+|nuorem\\p{L}+)|(?:yli|alle)\\s${N}-vuotia\\p{L}+|${N}[-–]${N}-vuotia\\p{L}+`,
  pl: [
    `${N}\\slat\\s(?:wzwyż|i\\s(?:więcej|starsz\\p{L}+|młodsz\\p{L}+|powyżej))`,
    `w\\swieku\\s(?:od\\s|do\\s|powyżej\\s|poniżej\\s|ponad\\s)?${AGE}(?:\\slat)?`,
    `(?:osoby?|osób|osobom|dzieci\\p{L}*|dorośli|dorosłych|senior\\p{L}+|mieszkań\\p{L}+|kobiet\\p{L}*|mężczyzn\\p{L}*)\\s(?:od|powyżej|poniżej|do|po)\\s${N}(?:\\slat(?:\\swzwyż)?|\\.\\sroku\\sżycia)`,
  ].join("|"),
  cs: `(?:osob\\p{L}*|lid\\p{L}+|děti|dětí|dětem|dospěl\\p{L}+|senio\\p{L}+|obyvatel\\p{L}*)\\s(?:od|nad|do|pod|ve\\svěku(?:\\sod|\\snad)?)\\s${N}\\slet|(?:starší|mladší)\\p{L}*\\s${N}\\slet|ve\\svěku\\s${AGE}(?:\\slet)?`,
  hu: `${N}\\s?év(?:es|en|esnél)?\\s(?:feletti|fölötti|alatti|felüli|felett|fölött|alatt|és\\sidősebb|vagy\\sidősebb|idősebb|fiatalabb)\\p{L}*`,
  ro: `${N}\\s(?:de\\s)?ani\\s(?:și|sau)\\s(?:peste|mai\\smult)|(?:persoanel?e?|oameni\\p{L}*|copii\\p{L}*|adulți\\p{L}*|vârstnici\\p{L}*)\\s(?:de\\s|cu\\svârsta\\s(?:de\\s)?)?(?:peste|sub|de la)\\s${N}\\s(?:de\\s)?ani`,
  ru: [
    `(?:старше|младше)\\s${N}(?:\\sлет)?`,
    `${N}\\s(?:лет|года?)\\sи\\s(?:старше|младше|более)`,
    `в\\sвозрасте\\s(?:от\\s|до\\s|старше\\s)?${AGE}(?:\\s(?:лет|года?))?`,
    `(?:люд\\p{L}+|дет\\p{L}+|взросл\\p{L}+|жител\\p{L}+|пенсионер\\p{L}*|посетител\\p{L}+|женщин\\p{L}*|мужчин\\p{L}*|лиц\\p{L}*|граждан\\p{L}*|пациент\\p{L}*|вс(?:ем|ех))\\s(?:от|до|с|после)\\s${N}\\sлет`,
    `от\\s${N}\\sлет`,
  ].join("|"),
  uk: [
    `(?:старш|молодш)\\p{L}+\\s(?:за\\s|від\\s)?${N}(?:\\sроків)?`,
    `${N}\\sроків\\s(?:і|та)\\s(?:старш|молодш|більше)\\p{L}*`,
    `віком\\s(?:від\\s|до\\s|понад\\s)?${AGE}(?:\\sроків)?`,
    `від\\s${N}\\sроків`,
  ].join("|"),
  el: `(?:άνω|κάτω)\\sτων\\s${N}(?:\\sετών)?|${N}\\sετών\\sκαι\\sάνω|ηλικίας\\s(?:άνω\\sτων\\s|κάτω\\sτων\\s)?${AGE}(?:\\sετών)?`,
  tr: `${N}\\syaş(?:ın)?\\s(?:ve\\s|veya\\s)?(?:üzeri|üstü|altı|üzerind|üstünd|altınd|büyük|küçük)\\p{L}*|${N}\\syaşından\\s(?:büyük|küçük)\\p{L}*`,
  ar: `(?:فوق|تحت|دون|من|في|بعد)\\s(?:سن\\s)?(?:ال)?${N}(?:\\s(?:عام\\p{L}*\\p{M}*\\p{L}*|سنة))|(?:في\\s|من\\s|فوق\\s|تحت\\s|دون\\s)?سنّ?\\s(?:ال)?${N}(?:\\s(?:عام\\p{L}*|سنة))?|${N}\\s(?:عام[\\p{L}\\p{M}]*|سنة)\\s(?:فأكثر|فما\\sفوق|وما\\sفوق|أو\\sأكثر|فأقل)|أكبر\\sمن\\s${N}(?:\\s(?:عام\\p{L}*|سنة))?`,
  he: `(?:מעל\\s|מתחת\\sל-?|מ)?גיל\\s${N}(?:\\sומעלה)?|בני\\s${AGE}(?:\\sומעלה|\\sויותר)?`,
  hi: `${N}\\s(?:वर्ष|साल)\\s(?:से|या\\sउससे|और\\sउससे|व\\sउससे)\\s(?:अधिक|ऊपर|ज़्यादा|ज्यादा|कम)\\s(?:की\\s)?(?:उम्र|आयु)|${N}\\s(?:वर्ष|साल)\\s(?:और|या|व)\\s(?:उससे\\s)?(?:अधिक|ऊपर|बड़े)|${N}\\s(?:वर्ष|साल)\\sसे\\sऊपर`,
  bn: `${N}\\sবছর(?:ের)?\\s(?:বা\\sতার\\s|ও\\sতার\\s)?(?:বেশি|কম|ঊর্ধ্ব|উপরে)[\\p{L}\\p{M}]*(?:\\sবয়স[\\p{L}\\p{M}]*)?|${N}\\sবছরের\\sঊর্ধ্বে`,
  ja: `${N}\\s?(?:歳|才)(?:以上|以下|未満|から|を超える|を過ぎた|代)`,
  zh: `${N}\\s?(?:周岁|週歲|岁|歲)(?:及其?|或|和)?(?:以上|以下|以内|至|到)`,
  ko: `(?:만\\s)?${N}세\\s?(?:이상|이하|미만|초과|부터|를\\s넘)`,
  th: `อายุ(?:ตั้งแต่|มากกว่า|ต่ำกว่า)?\\s?${N}\\s?ปี(?:ขึ้นไป)?`,
  vi: `(?:từ|trên|dưới)\\s${N}\\stuổi(?:\\strở\\slên)?`,
  id: `(?:berusia|usia|umur|berumur)\\s(?:di\\satas\\s|di\\sbawah\\s|lebih\\sdari\\s)?${AGE}\\stahun(?:\\ske\\satas)?|${N}\\stahun\\ske\\satas`,
}; // prettier-ignore

const UNSPACED_OR_INFLECTED = /^(?:ja|zh|ko|th)$/u;

/** Where a text says how old those are whom it tells of. Such an age is no amount: it says who, and not how many. */
export function ageBracketsIn(text: string, base: string): { start: number; end: number }[] {
  const source = BRACKETS[base === "no" || base === "nn" ? "nb" : base];
  if (source === undefined || !/\p{Nd}/u.test(text)) return [];
  const edge = UNSPACED_OR_INFLECTED.test(base) ? "(?<![\\p{Nd}.,])" : "(?<![\\p{L}\\p{M}\\p{Nd}.,])";
  return matchesOf(regex(`${edge}(?:${source})`, "giu"), text).map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
  }));
}

/** Whether the number that begins at `start` is such an age. */
export function isAgeBracket(text: string, start: number, base: string): boolean {
  return ageBracketsIn(text, base).some((one) => one.start <= start && start < one.end);
}

/** Units before which a subject begins: "Les personnes de 65 ans et plus". */
const OPENING = 24;

/** "65 ans et plus représentent | 22 % des adhérents": under its figure a label that does not say who would be of all of them. */
export function leavesOutWho(label: string, text: string, base: string): boolean {
  if (UNSPACED_OR_INFLECTED.test(base)) return false;
  const [who] = ageBracketsIn(text, base);
  const age = who === undefined ? "" : (/\p{Nd}+/u.exec(text.slice(who.start, who.end))?.[0] ?? "");
  return who !== undefined && who.start <= OPENING && !label.includes(age);
}
