import { toPattern } from "../text/regex.ts";

/** "No need to talk about the car park", "não precisa falar do ponto eletrônico": what the film may leave out. */

const NOUNS_OF_YOURS =
  /(?<![\p{L}\p{M}])(?:your|yourself|ihre[nmrs]?|eure?[nmrs]?|deine?[nmrs]?|votre|vos|ton|ta|tes|tus?|vuestr\p{L}+|vostr\p{L}+|tuoi?|tua|seus?|suas?|teus?|tuas?|uw|jouw|jullie eigen|tw[oó]j\p{L}*|wasz\p{L}*|ваш\p{L}*|тво\p{L}+|din[ea]?|ditt?|jeres|deres|ert|era)(?![\p{L}\p{M}])/iu;
const SPARED = [
  "(?:there(?:['’]s| is) )?(?:really )?no need (?:for you )?to (?:mention|talk about|go into|speak (?:of|about)|cover|include|show|bring up|discuss|explain|say (?:anything|much|a word) about)\\s.{2,80}|(?:you|u) (?:really )?(?:don['’]?t|do not) (?:need|have) to (?:mention|talk about|go into|speak (?:of|about)|cover|include|show|bring up|discuss|say (?:anything|much) about)\\s.{2,80}|(?:you )?needn['’]t (?:mention|talk about|go into|cover|include|show)\\s.{2,80}|(?:please )?skip the (?:part|bit|stuff|section) (?:about|on)\\s.{2,60}",
  "(?:ihr|du) (?:müsst|musst|braucht|brauchst) .{0,80}?(?:nicht|nichts|kein\\p{L}*)\\s?.{0,40}?(?:erwähnen|ansprechen|anzusprechen|einzugehen|eingehen|zeigen|reden|sprechen|erzählen|sagen|nennen)|.{2,60}\\s(?:müsst|musst|braucht|brauchst|müssen|brauchen) (?:ihr|du|sie|wir) (?:\\p{L}+\\s){0,2}?(?:nicht|nichts) (?:\\p{L}+ )?(?:zu )?(?:erwähn\\p{L}+|ansprechen|anzusprechen|einzugehen|eingehen|zeigen|reden|sprechen|erzählen|sagen|nennen)|.{2,60}\\s(?:muss|braucht|brauchen|müssen) (?:\\p{L}+\\s)?nicht (?:\\p{L}+ )?(?:erwähnt|gezeigt|genannt|vorkommen|vorzukommen|rein|hinein|erwähnt (?:zu )?werden)(?: werden)?",
  "(?:il n['’]est |ce n['’]est |c['’]est )?(?:pas (?:la peine|besoin|nécessaire|utile)|inutile) (?:de |d['’])(?:parler|mentionner|évoquer|montrer|aborder|citer|dire|revenir|rappeler)\\s.{2,80}|(?:vous n['’]avez|tu n['’]as|on n['’]a) pas besoin (?:de |d['’])(?:parler|mentionner|évoquer|montrer|aborder|citer)\\s.{2,80}",
  "no (?:hace falta|es necesario|es preciso|necesit[áa]is?|ten[ée]is que|tienes que|hay que|hay necesidad de) (?:que )?(?:habl\\p{L}+|mencion\\p{L}+|nombr\\p{L}+|contar|contéis|mostrar|enseñar|citar|sacar|saquéis)\\s.{2,80}",
  "(?:non (?:serve|occorre|c['’]è bisogno(?: di)?|è necessario|bisogna|dovete|devi|fa bisogno(?: di)?|è il caso di)|inutile) (?:parlare|menzionare|citare|mostrare|accennare|nominare|raccontare|dire nulla|dire niente|parlarne)\\s.{2,80}",
  "não (?:precisa(?:m|s)?|é preciso|é necessário|há necessidade de|vale a pena|têm? (?:de|que)) (?:de )?(?:falar|mencionar|mostrar|citar|referir|abordar|contar|dizer nada)\\s.{2,80}",
  "(?:je|jullie|u|we) (?:hoeft?|hoeven) .{0,60}?niet(?:s)? .{0,50}?te (?:zeggen|noemen|vermelden|vertellen|praten|tonen|hebben|laten zien)|.{2,60}\\shoef(?:t|ven)? (?:je|jullie|u|er) niet(?:s)? (?:\\p{L}+ )?(?:te |in |bij )(?:noemen|vermelden|zeggen|vertellen|hebben|laten zien)|(?:het is )?niet nodig om (?:het )?.{2,60}\\ste (?:noemen|vermelden|hebben|praten|laten zien|tonen)",
  "nie (?:trzeba|musicie|musisz|ma potrzeby|potrzeba|warto|ma co) (?:mówić|wspominać|opowiadać|pokazywać|wymieniać|poruszać)\\s.{2,80}|(?:o|na temat)\\s.{2,60}\\snie (?:trzeba|musicie|musisz) (?:mówić|wspominać|opowiadać)",
  "(?:про|об?)\\s.{2,60}\\s(?:не надо|не нужно|не обязательно|можно не|не треба|не потрібно|не обов['’]язково)(?: (?:говорить|рассказывать|упоминать|писать|говорити|розповідати|згадувати))?|(?:про|об?)\\s.{2,60}\\s(?:говорить|рассказывать|упоминать|писать|говорити|розповідати|згадувати) (?:не надо|не нужно|не обязательно|не стоит|не треба|не потрібно|не варто)|(?:не надо|не нужно|не обязательно|не стоит|нет необходимости|можно не|не треба|не потрібно|не варто) (?:говорить|рассказывать|упоминать|показывать|писать|говорити|розповідати|згадувати|показувати)\\s.{2,80}",
  "(?:není (?:třeba|nutné|potřeba)|nemusíte|nemusíš)\\s(?:mluvit|zmiňovat|zmínit|ukazovat|říkat)\\s.{2,80}|o\\s.{2,60}\\s(?:nemusíte|není třeba) (?:mluvit|se zmiňovat)|o\\s.{2,60}\\s(?:mluvit|se zmiňovat) (?:nemusíte|není třeba|netřeba)",
  "(?:ni|du|det|man) behöver (?:inte|ej) (?:\\p{L}+ )?(?:nämna|prata|ta upp|visa|tala|berätta|säga)\\s.{2,80}|(?:i|du|der|man) behøver ikke (?:at )?(?:nævne|tale|snakke|vise|fortælle|komme ind på|sige)\\s.{2,80}|(?:dere|du|man) trenger ikke (?:å )?(?:nevne|snakke|vise|fortelle|ta opp|si)\\s.{2,80}|(?:det är )?(?:inget behov av|inte nödvändigt|ikke nødvendigt|ikke nødvendig|ikke noget behov for)(?: att| at| å) (?:nämna|prata|visa|nævne|tale|snakke|vise|nevne)\\s.{2,80}",
  ".{2,60}\\s(?:bahsetme\\p{L}*|değinme\\p{L}*|söz etme\\p{L}*|anlatma\\p{L}*|göstermey?\\p{L}*) (?:gerek|lüzum|ihtiyaç) (?:yok|duymayın)(?:tur)?",
  "(?:就)?(?:不用|不必|无需|無需|不需要|没必要|沒必要|用不着)(?:再|特别|特別|去)?(?:提到|提及|提|讲|講|说|說|谈|談|介绍|介紹)[^。]{1,24}|(?:关于)?[^。，]{2,16}(?:就|都)?(?:不用|不必|无需|不需要)(?:再)?(?:提|讲|講|说|說|谈|談)(?:了)?",
  "[^。]{1,24}(?:の話|の説明|の件|のこと|について|に|には|は)(?:は)?(?:、)?(?:触れなくて(?:も)?|言わなくて(?:も)?|話さなくて(?:も)?|説明しなくて(?:も)?|入れなくて(?:も)?|言及しなくて(?:も)?)(?:いい|良い|よい|大丈夫|結構|構いません)[^。]{0,8}|[^。]{1,24}(?:の話|の説明|への言及|の紹介)(?:は)?(?:不要|必要ありません|必要ないです|いりません|要りません|なくて(?:も)?(?:いい|大丈夫|結構))[^。]{0,6}",
  "[^.]{1,28}\\s(?:말할|말씀하실|언급할|언급하실|이야기할|얘기할|다룰|설명할|넣을) 필요(?:는|가)?\\s?(?:없습니다|없어요|없음|없을 것 같\\p{L}+)|[^.]{1,24}\\s(?:언급|얘기|이야기|설명)(?:은|는)?\\s?(?:안 하셔도|안 해도|빼도|빼셔도|빼 주세요|하지 않으셔도|필요 없)[^.]{0,12}",
  "(?:لا (?:داعي|حاجة|ضرورة|لزوم)|ليس (?:من )?(?:الضروري|ضروري[\\p{L}\\p{M}]*))\\s(?:إلى |أن )?(?:ل|لل|ال)?(?:ذكر|حديث|لحديث|الحديث|للحديث|تطرق|التطرق|للتطرق|إشارة|الإشارة|للإشارة|كلام|الكلام|للكلام|إظهار|عرض|نذكر|تذكروا|تتحدثوا)\\s?.{2,70}",
  "(?:אין (?:צורך|חובה)|לא (?:צריך|צריכים|חייבים|חייב|נחוץ))\\s(?:לדבר|להזכיר|לציין|להראות|לספר|להתייחס)\\s.{2,70}",
  ".{2,60}\\s(?:बताने|कहने|बात करने|ज़िक्र करने|जिक्र करने|दिखाने|उल्लेख करने|बोलने) की (?:कोई )?(?:ज़रूरत|जरूरत|आवश्यकता) नहीं(?: है)?",
].join("|");
const SPARES = toPattern(
  `^(?:(?:and|but|also|oh|ah|btw|by the way|und|aber|ach|ach ja|übrigens|et|mais|au fait|y|pero|por cierto|e|ma|ah|mas|aliás|en|maar|oh ja|i|ale|a|и|но|да|ах|och|men|og|ve|ama|و|あと|それと|そして|还有|另外|그리고|참)[,，、]?\\s?){0,3}(?:(?:please|bitte|por favor|per favore)[,]?\\s)?(?:${SPARED})$`,
  "iu",
);
const MOST = 150;

/** Viewers may be told that they need not show their ticket: what is theirs is none of the film's. */
export function sparesTopic(said: string): boolean {
  return said.length <= MOST && SPARES.test(said) && !NOUNS_OF_YOURS.test(said);
}
