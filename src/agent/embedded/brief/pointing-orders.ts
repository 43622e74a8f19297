import { countWords } from "../text/sentences.ts";
import { toPattern, wholeWords } from "../text/regex.ts";

const POLITE =
  "(?<!\\p{L})(?:please|pls|bitte|svp|stp|s['’]il (?:vous|te) plaît|merci de|por favor|porfa|per (?:favore|piacere)|graag|alsjeblieft|alstublieft|tack|gärna|gerne|gjerne|venligst|kiitos|proszę|prosimy|prosím|kér(?:em|jük)|vă rog|παρακαλώ|пожалуйста|просьба|прошу|будь ласка|lütfen|من فضلكم?|رجاءً?|لو سمحتم|בבקשה|נא|कृपया|প্লিজ|দয়া করে|tolong|mohon|xin|vui lòng)(?![\\p{L}\\p{M}])|ください|下さい|お願い|ほしい|주세요|부탁|주십시오|请|請|麻烦|麻煩";
/** "That year", "diesen Satz", "det årtalet": a part of what was just told. No number that somebody may call. */
const PART = [
  "(?:that|this|those|these|both|the two)(?: last)? (?:figures?|dates?|years?|sentences?|lines?|details?|facts?|points?|bits?|parts?|names?|quotes?|phrases?|stor(?:y|ies))|(?:that|this) number (?:gets?|is) (?:said|mentioned|heard|in)",
  "(?:diese[nrsm]?|die beiden|beide) (?:satz|sätze|jahreszahl(?:en)?|zahlen|detail|datum|daten|stelle|punkt|zitat|namen?|geschichte)",
  "(?:cette|cet|ce|ces|les deux) (?:phrase|chiffre|date|année|détail|point|passage|citation|nom|histoire)s?",
  "(?:es[ea]s?|est[ea]s?|l[oa]s dos) (?:último )?(?:datos?|frases?|cifras?|fechas?|años?|detalles?|puntos?|nombres?|historias?)|(?:quest[aoei]|quell[aoei]|le due) (?:frasi?|cifr[ae]|dat[ae]|anno|dettagli?o?|punt[oi]|nom[ei]|stori[ae])|(?:ess[ea]s?|est[ea]s?) (?:frases?|dados?|datas?|anos?|detalhes?|pontos?|nomes?|histórias?)",
  "(?:dat|die|dit|deze|beide) (?:zin(?:nen)?|cijfers?|jaartal(?:len)?|datum|detail|punt|naam|namen|verhaal)|(?:det|den|de|dette|denne)(?: där| här)? (?:årtalet|årstallet|meningen|sætningen|setningen|siffran|datumet|datoen|detaljen|namnet|navnet|punkten|årtallet)",
  "(?:tego|tę|ten|tej|to|te) (?:zdani[ea]|dat[ęya]|rok|roku|szczegół\\p{L}*|cyfr\\p{L}*|liczb\\p{L}*|nazwisk\\p{L}*)|(?:tenhle|tahle|tuhle|tento|tuto|toto|ten|tu) (?:údaj|vět[ua]|rok|datum|detail|číslo|jméno)",
  "(?:эт[уоаи]|этот) (?:цифр[ыу]|фразу|дату|год|деталь|число|имя|предложение)|(?:цю|цей|це|ці) (?:цифр[иу]|фразу|дату|рік|деталь|число|речення)|(?:bu|şu) (?:rakam|tarih|yıl|cümle|ayrıntı|bilgi|isim)\\p{L}*|ezt a (?:mondatot|számot|évszámot|adatot|részletet|nevet)|(?:această|acest|aceste) (?:frază|cifră|cifre|dată|an|detaliu|nume)|αυτ[ήόά]ν? τ[ηοα]ν? (?:φράση|ημερομηνία|λεπτομέρεια|χρονιά|αριθμό|όνομα)",
  "(?:هذا|هذه) (?:الرقم|الجملة|التاريخ|السنة|التفصيل|المعلومة|الاسم)|(?:המשפט|הנתון|התאריך|השנה|הפרט|השם) ה?(?:זה|זאת|הזה|הזאת)|(?:इस|यह|ये) (?:वाक्य|साल|तारीख़?|बात|आँकड़े|आँकड़ा|पंक्ति|नाम)|এই (?:বাক্য|তারিখ|সাল|তথ্য|সংখ্যা)\\p{M}*(?:টা|টি)?",
].join("|");
const PART_EAST =
  "(?:この|その)(?:数字|一文|文|日付|年|名前|点|部分|ところ|話|一言)|^ここ(?:は|だけは)|(?:이|그) (?:숫자|문장|날짜|연도|부분|내용|이름)|(?:这|這)(?:个|個|句|一)?(?:数字|數字|话|話|年份|日期|细节|細節|名字|部分)";
/** What nobody leaves out, or keeps. */
const KEEPS =
  "(?<!\\p{L})(?:(?:don['’]t|do not) (?:forget|skip|lose|miss|omit|cut|drop|leave out)|make sure|(?:nicht|kein) (?:vergessen|weglassen|kürzen)|einblenden|n['’]oubliez pas|ne (?:coupez|supprimez) pas|no (?:olvid|quit|cort)\\p{L}+|non (?:dimentic|togli|tagli)\\p{L}+|não (?:esqueç|cort|tir)\\p{L}+|(?:niet|vergeet) (?:vergeten|weglaten|niet)|glöm inte|glem ikke|nie (?:pomijajcie|wycinajcie|zapomnijcie)|určitě|nezapomeňte|nevynechávejte|не (?:забудьте|пропускайте|вырезайте|забудьте)|atlamayın|unutmayın|çıkarmayın|imprescindible|indispensable|indispensabile|imprescindível|onmisbaar|unverzichtbar)(?![\\p{L}\\p{M}])|省かな|省略しな|削らな|빼지|빠뜨리지|别漏|别省|不能少";
const FACES =
  "(?<!\\p{L})(?:(?:\\p{L}+['’]s )?faces?|gesicht\\p{L}*|visages?|caras?|rostros?|volti|facce|rostos?|gezicht\\p{L}*|ansikt\\p{L}*|ansigt\\p{L}*|kasvo\\p{L}*|twarz\\p{L}*|tvář\\p{L}*|obličej\\p{L}*|лиц(?:а|о|е)?|облич\\p{L}*|yüz(?:ü|ler)\\p{L}*|arc(?:ok|ot|okat)|fețele?|πρόσωπ\\p{L}+|وجوه?\\p{L}*|פנים|चेहर\\p{M}*)(?![\\p{L}\\p{M}])|顔|얼굴|脸|臉";
const DRONES = "(?<!\\p{L})(?:\\p{L}*dr[oö]n(?:e|en|es|a|y|u|ů|bilder|arbilder|ebilder|billeder|ebilleder|aufnahmen|shots|dan|ами|а)?|дрон\\p{L}*)(?!\\p{L})|ドローン|드론|无人机|無人機"; // prettier-ignore
const NOT =
  "(?<!\\p{L})(?:no|not|nobody['’]?s?|without|don['’]t|do not|rather|avoid|blur(?:red)?|kein\\p{L}*|nicht|ohne|lieber|verpixel\\p{L}*|pas|sans|aucune?|évit\\p{L}+|flout\\p{L}+|sin|ningun\\p{L}*|evit\\p{L}+|non|senza|nessun\\p{L}*|não|sem|nada de|geen|niet|zonder|liever|inga|inte|ingen|ikke|uden|uten|utan|ei|bez|nie|ne\\p{L}+|не|без|bulanık|\\p{L}*m[ae](?:sın|yın)|nélkül|ne|fără|nu|χωρίς|όχι|لا|بدون|بلا|לא|בלי|ללא|न|मत|नहीं)(?![\\p{L}\\p{M}])|ない|なし|안 |않|말아|빼|不|别|勿";
const SEEN =
  "(?<!\\p{L})(?:show\\p{L}*|see|seen|film(?:ed)?|visible|in shot|zeig\\p{L}*|seh\\p{L}*|sichtbar|voir|montr\\p{L}*|visibles?|ver|verse|mostr\\p{L}*|salg\\p{L}*|veder\\p{L}*|vedan\\p{L}*|aparec\\p{L}*|zien|beeld|visa|synas|vises?|ses|pokaz\\p{L}*|widoczn\\p{L}*|ukaz\\p{L}*|vidět|показ\\p{L}*|видн\\p{L}*|görün\\p{L}*|göster\\p{L}*|bulanık|drón|dron\\p{L}*)(?![\\p{L}\\p{M}])|[映写出]|보이|나오|露|拍|出现";
const OF_VIEWER = /(?<!\p{L})(?:your|yours|deine?\p{L}*|ihre?[mnrs]?|euer|eure\p{L}*|votre|ton|tu|su|tuo|vostro|seu|teu|je|jouw|uw|din|ditt|twoj\p{L}*|ваш\p{L}*|тво\p{L}*)(?!\p{L})/iu; // prettier-ignore
const WISH =
  "^(?:(?:and|also|maybe|perhaps|here),? )*it(?:['’]d| would) be (?:really |so )?(?:great|nice|lovely|good|wonderful|fun) to (?:see|show|hear|have)(?!\\p{L})|^(?:es )?wäre (?:schön|toll|gut|nett),? .{3,70} (?:zu )?(?:sehen|zeigen|hören|haben)$|^ce serait (?:bien|chouette|super|sympa) (?:de |d['’])(?:voir|montrer|entendre|avoir)|^(?:aquí )?estaría (?:bien|genial) (?:ver|oír|mostrar|tener)|^sarebbe (?:bello|carino|bene) (?:vedere|sentire|mostrare|avere)|^seria (?:bom|bonito|legal|giro) (?:ver|ouvir|mostrar|ter)|^het zou (?:mooi|leuk|fijn) zijn|^det (?:vore|skulle vara|ville være|hadde vært) (?:fint|bra|kul|godt|hyggelig) (?:att|at|å) (?:se|visa|vise|höra|høre)|^(?:fajnie|miło|dobrze) by było (?:zobaczyć|pokazać|usłyszeć)|^bylo by (?:hezké|fajn|pěkné) (?:vidět|ukázat|slyšet)|^(?:хорошо|здорово|неплохо) бы(?:ло бы)? (?:увидеть|показать|услышать)|^\\p{L}*(?:bilder|fotos|aufnahmen|musik) (?:möchten|wollen|brauchen|hätten) wir (?:lieber |bitte )?(?:keine?|nicht)";
const PATTERN = {
  polite: toPattern(POLITE, "iu"),
  part: toPattern(`${wholeWords(PART)}|${PART_EAST}`, "iu"),
  keeps: toPattern(KEEPS, "iu"),
  faces: toPattern(FACES, "iu"),
  drones: toPattern(DRONES, "iu"),
  not: toPattern(NOT, "iu"),
  seen: toPattern(SEEN, "iu"),
  wish: toPattern(WISH, "iu"),
};
/** Who is to be rung, and what is to be filled in or remembered by viewers. */
const TO_VIEWERS =
  /(?<!\p{L})(?:call|ring|dial|phone|quote|write|bring|remember|register|sign up|anrufen|notier\p{L}*|merk\p{L}*|mitbringen|angeben|appele[zr]|notez|apporte[zr]|llam\p{L}+|apunt\p{L}+|traig\p{L}+|chiam\p{L}+|segn\p{L}+|port\p{L}+|lig\p{L}+|anot\p{L}+|trag\p{L}+|bel|noteer|meenemen|ring|anteckna|zadzwo\p{L}+|zapis\p{L}+|zavolej\p{L}*|позвон\p{L}+|запиш\p{L}+|arayın|not edin)(?!\p{L})/iu;
const MOST = { words: 12, signs: 34, ofWish: 120 };

/**
 * Whether a short sentence that names no number asks something of whoever makes a film, by what it points at: "Bu rakamı atlamayın
 * lütfen.", "Nobody's face please, just hands.", "Glöm inte det årtalet." For texts that surely ask for their film.
 */
export function pointsAtFilm(said: string): boolean {
  const bare = said.replace(/[\s.!。！।]+$/u, "");
  const east = /[\p{Script=Han}\p{Script=Hiragana}]/u.test(bare);
  if (PATTERN.wish.test(bare) && bare.length <= MOST.ofWish) return true;
  const isLong = east ? bare.length > MOST.signs : countWords(bare) > MOST.words;
  if (isLong || /\p{Nd}|[?？؟]$/u.test(bare) || TO_VIEWERS.test(bare)) return false;
  const { polite, part, keeps, faces, drones, not, seen } = PATTERN;
  if (part.test(bare) && (polite.test(bare) || keeps.test(bare))) return true;
  if (drones.test(bare) && not.test(bare)) return true;
  const shown = polite.test(bare) || seen.test(bare);
  return faces.test(bare) && not.test(bare) && shown && !OF_VIEWER.test(bare);
}
