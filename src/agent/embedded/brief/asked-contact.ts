import { CLOCK } from "../text/clock.ts";
import { countWords } from "../text/sentences.ts";
import { namesContact } from "../text/turns-to-viewers.ts";
import { toPattern } from "../text/regex.ts";
import { ENDS_VERB } from "./closing-order-words.ts";
import { capitalised } from "./sentence-head.ts";
import { paragraphsOf, sentencesOf, textAt } from "./sentence-spans.ts";

/** A text whose last facts are told without the order to end on them, in the same length, and the orders. */
export type AskedContact = { text: string; wishes: string[] };

/** Beside the verbs that end a film: what is to be said, shown or put at its end. */
const AT_END = [
  "(?:(?:and|then|please|finally),? )*(?:end|finish|close|conclude|wrap up|sign off)(?: it| the (?:film|video|clip))?(?: off| up)? on|(?:(?:and|then|please|finally|we could|you could|maybe),? )*(?:wind up|round off|wrap up|sign off|wrap things up|finish off|end|finish|close)(?: it| the (?:film|video|clip))? (?:with|on)|(?:(?:and|then),? )*(?:at|in) the (?:very )?end,?(?: please)? (?:give|show|put|add|mention|say|include)",
  "(?:und )?(?:ganz )?(?:zum|am) (?:abschluss|schluss|ende)(?: (?:dann|bitte|noch|gern|kommt|kommen))*|(?:mit|auf) (?=[^.!?\\n]{8,120}\\s(?:enden|schließen|aufhören)$)",
  "(?:(?:et|on|nous|vous) )*(?:finir|terminer|conclure|finissez|terminez|concluez|finirait|terminerait|finirions|peut (?:finir|terminer|conclure)|pourrait (?:finir|terminer|conclure)|pouvez (?:finir|terminer|conclure))(?: le film| la vidéo)?(?: bien| volontiers)? (?:sur|par|avec)|(?:à la fin|pour (?:finir|terminer)),? (?:donnez|indiquez|mettez|affichez|ajoutez|rappelez|donner|indiquer|mettre|rappeler)",
  "(?:al final|para (?:terminar|acabar|cerrar)),? (?:poned|pongan|ponga|poner|dad|den|dar|añadid|añadan|añadir|recordad|recuerden|recordar|indicad|indiquen|indicar)|(?:y )?(?:cerrad|cerrar|cierren|cierre|acabad|acaben|terminad|terminen|rematad|rematen|rematar|concluid|se puede (?:cerrar|acabar|terminar)|podéis (?:cerrar|acabar|terminar))(?: el v[ií]deo)? con",
  "(?:finire|finite|chiudere|chiudete|concludete)(?: il (?:film|video))? (?:su|con)|(?:e )?(?:si può|si potrebbe|potete|potreste) (?:chiudere|finire|concludere|terminare) (?:con|su)|(?:alla fine|per (?:finire|chiudere)),? (?:mettete|date|indicate|aggiungete|ricordate|mettere|dare|indicare|ricordare)",
  "(?:e )?(?:dá para|pode|podem|poderia) (?:fechar|terminar|acabar|encerrar|finalizar) com|(?:arrematem|finalizem|concluam) com|(?:no (?:fim|final)|para (?:terminar|acabar|fechar|encerrar)),? (?:ponham|coloquem|deem|dêem|digam|indiquem|lembrem|acrescentem|pôr|colocar|dar|indicar|lembrar)",
  "(?:en )?(?:rond (?:maar |graag )?af|besluit|je kunt (?:eindigen|afsluiten)|eindigen mag)(?: graag)? met|(?:eindig|sluit af)(?: het filmpje| de film)?(?: graag)? met|(?:aan het eind|tot slot)(?: graag)?(?: nog)?",
  "(?:och |og )?(?:runda av|rund af|rund av|avrunda|afrund|avrund)(?: gärna| gerne| gjerne)? med|(?:avsluta|sluta|afslut|slut|avslutt)(?: filmen)?(?: gärna| gerne| gjerne)?(?: af)? med|(?:på slutet|till sist|til sidst|til slutt)(?: gärna| gerne| gjerne)?",
  "(?:zakończcie|zakończyć|zakończ|skończcie)(?: film)?(?: proszę)?|(?:na (?:koniec|końcu|zakończenie)|w zakończeniu)(?: (?:dajcie|dać))+|na (?:koniec|końcu|zakończenie)(?: (?:proszę|podajcie|podać|dodajcie|dodać|przypomnijcie))+",
  "na (?:úplný )?(?:konec|závěr)(?: (?:prosím|dejte|dát|uveďte|uvést|přidejte|připomeňte))+",
  "(?:закончите|закончить|завершите|завершить)(?: ролик| фильм)?|в (?:завершение|финале|заключение)(?: (?:пожалуйста|укажите|указать|дайте|дать|добавьте|назовите|покажите|напомните))+|в (?:самом )?конце(?: (?:пожалуйста|укажите|указать|дайте|дать|добавьте|назовите|покажите|напомните))+",
  "(?:закінчіть|закінчити|завершіть|завершити)(?: ролик| фільм)?|(?:у|в) кінці(?: (?:будь ласка|вкажіть|вказати|дайте|додайте|назвіть|покажіть))+|(?:на завершення|у фіналі)(?: (?:вкажіть|дайте|додайте|назвіть|покажіть))+|наприкінці(?: (?:вкажіть|дайте|додайте|назвіть|покажіть))+",
  "a (?:film |videó )?végé(?:n|re)(?: (?:legyen|kerüljön|jöjjön|szerepeljen|adjátok meg|adják meg))+|(?:la (?:final|sfârșit|încheiere))(?: (?:vă rog|puneți|dați|adăugați|spuneți))+",
  "(?:κλείστε|τελειώστε)(?: το βίντεο)? με|στο τέλος(?: (?:παρακαλώ|δώστε|βάλτε|πείτε|αναφέρετε))+|lopuksi(?: (?:kertokaa|mainitkaa|näyttäkää|laittakaa))+",
  "(?:filmin |videonun )?(?:sonunda|sonuna)(?: (?:lütfen|da))*(?=[^.!?\\n]{6,120}(?:verin|verilsin|olsun|yazın|yazsın|geçsin|ekleyin)[.!]?$)|(?:akhiri|tutup)(?: video| film)?(?: ini)? dengan|(?:di akhir|terakhir),? (?:sebutkan|cantumkan|tampilkan|tambahkan)|(?:kết thúc|kết lại)(?: video| phim)? bằng|cuối (?:video|phim),? (?:ghi|nêu|nhắc|cho)",
  "(?:و)?(?:اختموا|اختم|أنهوا|أنهِ)(?: الفيلم| الفيديو)? (?:ب|بـ|على|مع)|(?:و)?في (?:النهاية|الختام),?،? (?:اذكروا|ضعوا|أضيفوا|أظهروا)|(?:ו)?(?:לסיים|סיימו|תסיימו|נא לסיים)(?: את הסרטון)? (?:עם|ב)|(?:ו)?בסוף (?:נא |בבקשה )?(?:לתת|לציין|לשים|להוסיף|תנו|תציינו|שימו)|(?:अंत|आख़िर|आखिर) में (?=[^।\\n]{6,120}(?:दें|दीजिए|बताएँ|बताएं|दिखाएँ|लिखें)[।.]?$)",
].join("|");
const LEAD = toPattern(`^(?<lead>(?:${AT_END}|${ENDS_VERB})[:：]?\\s+)(?<told>\\S.{5,200})$`, "isu");
/** "our number", "nuestro teléfono", "gli orari": of who orders the film, or what viewers turn to. */
const OURS = toPattern("^(?:(?:the|die|der|das|le|la|les|l['’]|el|los|las|il|lo|gli|i|o|a|os|as|de|het|ο|η|το|τα)\\s?)?(?:our|my|phone|number|opening|hours|address|unsere?\\p{L}*|meine?\\p{L}*|öffnungszeiten|telefon\\p{L}*|tel[eéè]\\p{L}*|τηλέφων\\p{L}*|notre|nos|mon|mes|horaires?|adresse|nuestr\\p{L}+|mi|mis|horarios?|dirección|nostr\\p{L}+|orari\\p{L}*|indirizzo|noss\\p{L}+|horário|endereço|ons|onze|mijn|openingstijden|adres|vår\\p{L}*|vore?s?|öppettider\\p{L}*|åbningstider\\p{L}*|åpningstider\\p{L}*|nasz\\p{L}*|adres\\p{L}*|godzin\\p{L}*|naš\\p{L}*|наш\\p{L}*|телефон\\p{L}*|адрес\\p{L}*|nomor|số|رقم|هاتف|הטלפון|טלפון|फ़ोन|फोन)(?![\\p{L}])", "iu"); // prettier-ignore
/** "Finish with 20 g of butter": what a recipe ends with. */
const MEASURED = /\p{Nd}\s?(?:g|kg|ml|cl|dl|l|°|tbsp|tsp|cups?|EL|TL|minut\p{L}*|min)(?![\p{L}])/iu;
const PARAGRAPHS = 2;
const FEWEST_WORDS = 2;

/**
 * "Acabad con nuestro teléfono, 952 60 41 18, de lunes a jueves": how viewers reach somebody, and when, is told; that the film is to
 * end on it is not. In the last paragraphs of a text that orders a film.
 */
export function withoutAskedContact(source: string): AskedContact {
  const wishes: string[] = [];
  const filled = paragraphsOf(source).paragraphs.filter((one) => textAt(source, one) !== "");
  let text = source;
  for (const paragraph of filled.slice(-PARAGRAPHS))
    for (const { start, end } of sentencesOf(source, paragraph, true)) {
      const said = source.slice(start, end);
      const from = start + (/^\s*/u.exec(said)?.[0].length ?? 0);
      const { lead = "", told = "" } = LEAD.exec(source.slice(from, end))?.groups ?? {};
      if (lead === "" || !isReached(told)) continue;
      const head = source.slice(from, from + lead.length + 1);
      text = text.slice(0, from) + capitalised(head) + text.slice(from + head.length);
      wishes.push(lead.trim());
    }
  return { text, wishes };
}

function isReached(told: string): boolean {
  if (/["“”„«»「『]/u.test(told) || countWords(told) < FEWEST_WORDS || MEASURED.test(told)) return false;
  const numbers = told.match(/\p{Nd}+/gu)?.length ?? 0;
  return namesContact(told) || (OURS.test(told) && (CLOCK.test(told) || numbers >= 2));
}
