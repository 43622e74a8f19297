import { toPattern } from "./regex.ts";

/**
 * How a sentence opens that tells what is wanted or still needed, or that asks those who watch to help: "We need the
 * rest by September", "Das Ziel: 80 bis Juni", "Bring a friend". Only of now: "The goal was missed" is history.
 */
const AIMS = toPattern(
  "^(?:[¡\\s]*(?:and|so|but|now|und|aber|also|et|mais|y|pero|e|ma|mas|en|maar|och|men|og|i|a|и|но|і|але|ja)\\s)?[¡\\s]*(?:" +
    [
      "we (?:still |now |only )?(?:need|want|hope|aim)|we(?: would|['’]d) like|(?:our|the) (?:next )?(?:goal|target|aim)(?= is| now| for|:)|help us|bring (?:a|an|your|one|some|along)|come along|join (?:us|in)|tell (?:a|your|us)",
      "(?:wir|jetzt) (?:brauchen|wollen|möchten|suchen|hoffen)|(?:unser|das) (?:nächstes? )?ziel(?= ist| sind| für|:)|helft|hilf uns|helfen sie|bringt? (?:ein|eure|deine|bitte)\\p{L}*|bringen sie|macht? mit|machen sie mit",
      "(?:il nous|nous) (?:faut|manque|voulons|cherchons|espérons|visons|avons (?:encore )?besoin)|(?:notre|l['’]) ?objectif(?= est|,| :| pour)|aidez|amenez|apportez|participez",
      "(?:todavía |aún )?(?:necesitamos|queremos|buscamos|esperamos|nos faltan?)|(?:nuestra?|el|la) (?:objetivo|meta)(?= es| son|:)|ayúd\\p{L}+|trae|traiga|traigan|traed|participa",
      "(?:ci servono?|ci mancano?|vogliamo|cerchiamo|speriamo)|(?:il nostro|l['’]) ?obiettivo(?= è|:)|aiutaci|aiutateci|porta(?:te)? (?:un|una|con)|partecipa(?:te)?",
      "(?:precisamos|queremos|faltam-nos|procuramos|esperamos)|(?:o nosso |o |a nossa |a )(?:objetivo|meta)(?= é| são|:)|ajud(?:e|a)-nos|traga|traz (?:um|uma)|participe",
      "(?:we|wij) (?:hebben (?:nog )?\\S+ nodig|willen|zoeken|hopen)|(?:ons|het) doel(?= is|:)|help (?:ons|mee)|neem (?:een|je)|doe mee",
      "(?:potrzebujemy|chcemy|szukamy|brakuje nam)|(?:nasz )?cel(?= to|:)|pomóż(?:cie)?|przyprowadź(?:cie)?|przynieś(?:cie)?",
      "(?:potřebujeme|chceme|hledáme)|(?:náš )?cíl(?= je|:)|pomozte|pomoz nám|přiveď(?:te)?|přineste",
      "(?:нам (?:ещё |еще )?(?:нужн[оаы]|не хватает)|мы (?:хотим|ищем|надеемся))|(?:наша )?цель(?=:| —| –)|помогите|приведите|приносите|принесите",
      "(?:нам (?:ще )?(?:потрібн[оаіий]+|бракує)|ми (?:хочемо|шукаємо))|(?:наша )?(?:ціль|мета)(?=:| —| –)|допоможіть|приведіть|приносьте",
      "(?:vi (?:behöver|vill|söker|hoppas))|(?:vårt mål|målet)(?= är|:)|hjälp oss|ta med",
      "(?:vi (?:mangler|har brug for|vil have|søger|håber|trenger|ønsker|håper))|(?:vores mål|vårt mål|målet)(?= er|:)|hjælp os|hjelp oss|tag (?:en|et|din) |ta med",
      "(?:tarvitsemme|haluamme|etsimme|toivomme)|(?:tavoitteemme|tavoite)(?= on|:)|auta meitä|tuo (?:ystävä|mukanasi)",
      "(?:avem nevoie|vrem|căutăm)|(?:obiectivul(?: nostru)?|ținta)(?= este| e|:)|ajutați-ne|ajută-ne|aduceți|adu (?:un|o)",
      "(?:szükségünk van|szeretnénk)|(?:a )?cél(?:unk)?(?=:)|segítsetek|segítsen|hozz(?:on|atok)? ",
      "(?:χρειαζόμαστε|θέλουμε|ψάχνουμε)|(?:ο )?στόχος(?: μας)?(?= είναι|:)|βοηθήστε|φέρτε",
      "(?:hedefimiz|hedef)(?=[ :])",
      "(?:نحتاج|نريد|نأمل)|(?:هدفنا|الهدف)(?= هو|:)|ساعدونا|أحضروا|أحضر ",
      "(?:אנחנו|אנו) (?:צריכים|רוצים|מחפשים)|(?:המטרה(?: שלנו)?|היעד(?: שלנו)?)(?=:| היא| הוא)|עזרו לנו|הביאו",
      "(?:हमारा लक्ष्य|लक्ष्य)(?=[ :])",
      "(?:chúng tôi|chúng ta) (?:cần|muốn)|mục tiêu(?= là|:| của chúng)",
      "(?:kami|kita) (?:butuh|membutuhkan|ingin|mencari)|(?:target|tujuan)(?: kami| kita)?(?= adalah|:)|bantu kami|ajak(?:lah)?",
    ].join("|") +
    ")(?![\\p{L}\\p{M}])|^(?:我们(?:还)?(?:需要|希望|想要)|我們(?:還)?(?:需要|希望|想要)|(?:我们的|我們的)?(?:目标|目標)(?:是|：|:)|目標は|우리는? .*(?:필요합니다|원합니다)|목표(?:는|:))",
  "iu",
);
/** Whether a sentence tells what is wanted or needed, or asks for help. */
export function tellsAim(sentence: string): boolean {
  return AIMS.test(sentence.trim());
}
