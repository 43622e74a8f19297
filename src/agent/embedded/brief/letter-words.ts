import { toPattern } from "../text/regex.ts";

/** How letters greet and sign, beside the commonest words (`letter.ts`): whole lines, and lines of a signature. */

/** "市场部各位同事：", "営業部の皆様", "마케팅팀 여러분,": whom a line greets stands before the word that greets. */
export const GREETS_AT_END = toPattern(
  [
    // Chinese: several are addressed, or somebody is wished a good day, or a mark says that a letter follows.
    "(?:致|给)?(?!感谢|感謝|祝)[\\p{Script=Han}]{0,10}(?:各位|诸位|諸位|全体|全體)[\\p{Script=Han}]{0,8}[，,、：:！!。]?(?:大家好|您好|你们好|你們好)?[：:！!。]?",
    "[\\p{Script=Han}]{1,10}[，,：:]?(?:您好|你好|你们好|大家好|早上好|下午好|晚上好)[，,：:！!。]?",
    "[\\p{Script=Han}]{1,12}(?:同事|同仁|同志|领导|領導|老师|老師|同学|同學|经理|經理|主任|女士|先生|小姐|负责人|負責人)(?:们|們)?[：:，,！!]",
    // Japanese
    "[^。、！？!?]{1,18}(?:各位|御中|皆様|皆さま|皆さん|ご担当者様|(?<![同模仕多異一王神仏殿姫])様)(?:へ)?[、,：:。！]?",
    // Korean
    "[^.,!?]{1,18}(?:(?:여러분|귀하|님께)[,:!.]?|님[,:])(?:\\s?안녕하세요[.!,]?)?",
  ]
    .map((line) => `^${line}$`)
    .join("|"),
  "u",
);

/** Words that open a greeting in languages that the commonest words leave out. */
export const MORE_GREETINGS =
  "god (?:morgon|kväll|dag|aften|morgen)|tjena|hallå|ahoj|witam|witaj(?:cie)?|dobry wieczór|всем добрый|добр(?:ое утро|ый вечер)|вітаю|добр(?:ий (?:день|ранок|вечір)|ого (?:дня|ранку|вечора))|привіт|dobr(?:ý den|é ráno|ý večer)|zdravím|iyi (?:günler|akşamlar)|günaydın|selam(?:lar)?|مرحبا|أهلا|صباح الخير|γεια(?: σας| σου)?|καλημέρα|καλησπέρα|χαίρετε|سلام|درود|وقت بخیر|مساء الخير|تحية طيبة|नमस्कार|(?:সবাইকে |সকলকে )?(?:নমস্কার|শুভেচ্ছা)|আসসালামু আলাইকুম|(?:அனைவருக்கும் )?வணக்கம்|สวัสดี|xin chào|chào(?: (?:cả nhà|mọi người|các bạn|anh chị|anh|chị|em))?|halo|hai|selamat (?:pagi|siang|sore|malam)|assalamu['’]?alaikum";
/** Who is addressed; much else begins with these words, so that a mark must follow. */
export const MORE_ADDRESSED =
  "drodzy|kochani|коллеги|друзья|шановн\\p{L}+|колеги|друзі|vážen[íýáé]|milí|arkadaşlar|الزملاء|حضرة|साथियो|मित्रो|诸位|諸位|kjære|সুধী|প্রি(?:\\u09AF\\u09BC|\\u09DF)|அன்புள்ள|அன்பார்ந்த|மதிப்பிற்குரிய|เรียน|kính gửi|kính thưa|thân gửi|yth|kepada yth|dengan hormat";

/** Regards in the same way. */
export const MORE_REGARDS =
  "mit (?:\\p{L}+en )?(?:grüßen|grüssen|gruß)|(?:med )?vänlig(?:a)? hälsning(?:ar)?|(?:bästa|varma) hälsningar|hälsningar|mvh|vh|kh|(?:med )?(?:venlig|venlige|kærlig|bedste|vennlig) hilsen(?:er)?|de bedste hilsner|hilsen|(?:stort |tusen |mange )?(?:tack|tak|takk)(?: på förhand| på forhånd| så mycket| för hjälpen)?|(?:ystävällisin |parhain |lämpimin )?terveisin|kiittäen|kiitos(?: etukäteen| paljon| jo etukäteen)?|kiitokset|s (?:přátelským |srdečným )?pozdravem|děkuj(?:i|u|eme)(?: předem| vám)?|üdvözlettel|köszönettel|(?:előre is )?köszön(?:öm|jük)(?: szépen| előre is)?|gruß|grüße|(?:lieben|schönen|besten) gruß|un abbraccio|un abrazo(?: grande)?|un saludo|abraços|saludos|bisous?|ta(?: very much| muchly| so much)?|(?:kind |best )?cheers(?: now| all)?|thanks (?:a (?:million|lot|bunch|ton)|so much|very much|again|everyone|all|team)|many thanks(?: again)?|warmly|talk soon|kram(?:ar)?|dzięki wielkie|(?:огромное )?спасибо (?:большое|огромное|вам)|дякую (?:вам|дуже)|щиро дякую|çok teşekkür(?:ler)?|valeu(?:,? (?:beijos?|abraços?))?|beij(?:os|inhos)|obrigadinh[oa]|grazie (?:mille|tante|infinite)|(?:heel erg |hartelijk )?bedankt(?: alvast)?|alvast bedankt|tot ziens|moc (?:děkuji|díky)|tack på förhand|knus|klem|(?:serdecznie |gorąco )?pozdrawia(?:m|my)|z wyrazami szacunku|z pozdrowieniami|łączę (?:wyrazy szacunku|pozdrowienia)|dziękujemy|z góry dziękuję|(?:с благодарностью|искренне ваш\\p{L}*|с приветом)|щиро (?:дякую|ваш\\p{L}*)|з (?:найкращими побажаннями|вдячністю)|s (?:přátelským )?pozdravem|se srdečným pozdravem|s úctou|děkuj(?:i|eme)(?: předem)?|díky|saygılar|sevgiyle|selamlar|iyi (?:günler|çalışmalar)(?: dilerim)?|भवदीया?|आपका|आपकी|सधन्यवाद|(?:مع )?(?:فائق|وافر|خالص) (?:الاحترام|التقدير)(?: والتقدير)?|ودمتم|草々|かしこ|謹上|谨上|敬启|敬啟|谨启|拜上|此致敬礼|顺祝商祺|ευχαριστ(?:ώ|ούμε)(?: πάρα)?(?: πολύ)?(?: εκ των προτέρων)?|με εκτίμηση|(?:με )?φιλικούς χαιρετισμούς|φιλικά|با (?:تشکر|سپاس|احترام)(?: فراوان)?|(?:متشکرم|ممنونم?|سپاسگزارم)|תודה(?: רבה| מראש)?|בברכה|בתודה|ধন্যবাদ(?:ান্তে| সবাইকে)?|শুভেচ্ছা(?:সহ|ন্তে)|বিনীত|நன்றி(?: வணக்கம்)?|இப்படிக்கு|அன்புடன்|மிக்க நன்றி|ขอบคุณ(?:มาก)?(?:ค่ะ|ครับ|คะ)?|ขอแสดงความนับถือ|ด้วยความเคารพ|(?:xin )?(?:chân thành )?cảm ơn(?: (?:nhiều|anh chị|các bạn|mọi người))?|trân trọng(?: (?:cảm ơn|kính chào))?|thân mến|terima kasih(?: (?:banyak|sebelumnya))?|salam(?: (?:hangat|hormat))?|hormat (?:kami|saya)|wassalam\\p{L}*";

/** "Terveisin Mökkiläisten yhdistys", "S pozdravem Jana": no comma stands before who signs. */
export const REGARDS_WITH_NAME =
  /^(?:(?:ystävällisin |parhain |lämpimin )?terveisin|s (?:přátelským |srdečným )?pozdravem|üdvözlettel|(?:med )?vänliga? hälsningar|(?:med )?(?:venlig|vennlig) hilsen|pozdrawiam|(?:vriendelijke|hartelijke) groet(?:en)?|mit freundlichen grüßen):?\s(?!(?:aus|från|fra|z|jsme|uit)\s)[\p{L}\p{M}’'-]+(?:\s[\p{L}\p{M}.’'-]*[\p{L}\p{M}]){0,3}$/iu;

/** "环保科 林静 敬上", "박지은 드림": who signs stands before the word that signs; in the North behind a slash: "/Lennart". */
export const SIGNED_OFF =
  /^[^。！？.!?，,：:]{1,30}?(?:\s?(?:敬上|谨上|謹上|敬启|敬啟|谨启|謹啟|拜上)|\s(?:拝|드림|올림|배상))[。.]?$|^\/{1,2}\s?\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’.-]+){0,2}(?:,.{2,40})?$/u;

export const CONTACT =
  /[\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,}|(?<!\p{N})(?:\+|00)\d[\d\s()./-]{6,}\d|(?<!\p{L})(?:tel|phone|mobile|cell|mob|fon|telefon|tél|móvil|cel|тел|моб|电话|電話|手机|전화|هاتف|טלפון|फ़ोन)\.?\s*[:：.]?\s*[\d(+]|(?<!\p{L})www\./iu;
const ROLE =
  /(?<!\p{L})(?:head of|manager|director|officer|coordinator|assistant|lead|founder|owner|president|secretary|engineer|c[efto]o|leiter(?:in)?|geschäftsführ\p{L}*|referent(?:in)?|direct(?:eur|rice)|responsable|directora?|gerente|responsabile|direttor\p{L}*|diretora?|kierowni\p{L}*|dyrektor\p{L}*|директор\p{L}*|руководител\p{L}*|начальни\p{L}*|керівни\p{L}*|ředitel\p{L}*|vedoucí|müdürü?|经理|主任|部长|部長|課長|팀장|مدير\p{L}*)(?!\p{L})/iu;
const PARTED = /\s[|｜·•∙]\s/gu;
const PERSON = /^\p{Lu}[\p{L}.’'-]*(?:\s\p{Lu}[\p{L}.’'-]*){1,3}\s+[|｜·•∙]\s/u;
const MAX_SIGNATURE = 160;

/** "Ingrid Solheim | Head of Operations | Fjordline Ferries | +47 555 01 22": a line below regards, longer than a name. */
export function isSignatureLine(line: string): boolean {
  const parts = line.match(PARTED)?.length ?? 0;
  if (line.length > MAX_SIGNATURE || /^\||\|$/u.test(line)) return false;
  return CONTACT.test(line) ? parts >= 1 : parts >= 2 || (parts === 1 && ROLE.test(line));
}

/** The same with no regards above: a person's name, and what they are or several ways to reach them. */
export function signsAlone(line: string): boolean {
  return isSignatureLine(line) && PERSON.test(line) && ROLE.test(line);
}
