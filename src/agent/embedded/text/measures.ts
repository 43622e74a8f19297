import { CURRENCY_AFTER, CURRENCY_OF_MILLIONS } from "./currencies.ts";

/**
 * The words that follow a number as its scale or its unit, by language. Read as regular expressions;
 * those of writing without spaces stand apart, since another word may follow them at once.
 */

const SCALE_WORDS = [
  "thousand|million|billion|trillion",
  "Millionen|Million|Milliarden|Milliarde|Mio\\.?|Mrd\\.?",
  "millions?|milliards?|mille",
  "mil millones|millones|millón|mil",
  "milioni|milione|miliardi|miliardo|mila",
  "milhões|milhão|bilhões|mil milhões",
  "miljoen|miljard|miljoner|miljarder|mln|mld",
  "tys\\.?|tysięcy|milionów|miliardów",
  "bin|milyon|milyar",
  "тыс\\.?|тысяч[аи]?|млн|млрд|миллион(?:а|ов)?|миллиард(?:а|ов)?|мільйон(?:а|ів)?|мільярд(?:а|ів)?",
  "ألف|آلاف|مليون|ملايين|مليار|مليارات|هزار|میلیون|میلیارد|لاکھ|کروڑ",
  "אלף|אלפים|מיליון|מיליארד",
  "हज़ार|हजार|लाख|करोड़|अरब|मिलियन|बिलियन|মিলিয়ন|বিলিয়ন|হাজার|লাখ|লক্ষ|কোটি",
  "ribu|juta|miliar|triliun|(?:nghìn|ngàn|triệu) tỷ|nghìn|ngàn|triệu|tỷ|tỉ|லட்சம்|கோடி|ஆயிரம்|மில்லியன்|பில்லியன்",
];
/** 千克, 千米 and 千瓦 are units. */
const UNSPACED_SCALES =
  "万亿|千万|百万|千(?![克米瓦])|万|亿|億|萬|兆|만|억|조|천|(?:ล้าน|แสน|หมื่น|พัน)?ล้าน|แสน|หมื่น|พัน(?!ธุ์)";

/** Units of several words, before those that they begin with: "40 square metres" are no 40 of anything else. */
const UNITS_OF_WORDS = [
  "(?:square|cubic) (?:kilo|centi|milli)?met(?:er|re)s?|square (?:miles?|feet|yards?)|cubic feet|(?:kilo|mega|giga|tera)watt[- ]hours?|(?:kilomet(?:er|re)s?|miles?|met(?:er|re)s?) (?:per|an) (?:hour|second)|lit(?:er|re)s? (?:per|a|an) (?:second|minute|hour|day)|nautical miles?",
  "(?:Kubik|Quadrat)(?:kilo|zenti|milli)?metern?|(?:Kilo|Mega|Giga|Tera)?[Ww]attstunden?|Kilometern? pro Stunde|Liter pro (?:Minute|Stunde|Sekunde|Tag)|Meter pro Sekunde",
  "(?:kilo|centi)?mètres? (?:carrés?|cubes?)|kilomètres?(?: par heure|[- ]heure)|litres? par (?:minute|heure|seconde|jour)|(?:kilo|méga|giga)watt-?heures?",
  "(?:kil[óo]|cent[íi])?metros? (?:cuadrados?|cúbicos?|quadrados?)|kilómetros? por hora|quil[ôó]metros? por hora|litros? por (?:minuto|hora|segundo|día|dia)|kilovatios?[- ]hora",
  "(?:chilo|centi)?metr[oi] (?:quadrat[oi]|cub[oi])|chilometri quadrati|chilometri (?:all['’]ora|orari)|litri al (?:minuto|secondo|giorno)|kilowattora",
  "vierkante (?:kilo)?meter|kubieke meter|kilometer per uur|liter per (?:minuut|uur|dag)|(?:kvadrat|kubik)(?:kilo)?meter",
  "(?:kilo)?metr(?:ów|y|a|ach)? (?:kwadratow(?:ych|e|ego|y)|sześcienn(?:ych|e|ego|y))|kilometrów na godzinę|litrów na (?:minutę|godzinę)|mil(?:e|i)? morski(?:ch|e|ej)",
  "(?:квадратн|кубическ)(?:ых|ые|ого|их|ий|ый) (?:кило)?метр(?:а|ов|ы)?|километр(?:а|ов)? в час|литр(?:а|ов)? в (?:минуту|час|секунду|сутки)|киловатт-час(?:а|ов)?",
  "квадратн(?:их|і|ого|ий) (?:кіло)?метр(?:а|ів|и)?|кубічн(?:их|і|ого|ий) метр(?:а|ів|и)?|кілометр(?:а|ів)? на годину",
  "(?:كيلو)?متر(?:ًا|اً|ا)? (?:مربع|مكعب)(?:ًا|اً|ا|ة)?|أمتار (?:مربعة|مكعبة)|كيلومتر(?:ًا|اً|ا)? في الساعة",
  "(?:קילו)?מטר(?:ים)? (?:רבוע(?:ים)?|מרובע(?:ים)?|מעוקב(?:ים)?)|קילומטר(?:ים)? (?:לשעה|בשעה)",
  "वर्ग (?:किलो)?मीटर|घन मीटर|किलोमीटर प्रति घंटा",
  "(?:kilo)?meter persegi|meter kubik|kilometer per jam|(?:ki-?lô-?)?mét (?:vuông|khối)|(?:km|ki-?lô-?mét)/(?:h|giờ)|சதுர (?:கிலோ)?மீட்டர்|சதுர அடி",
  "metrekare|metreküp|kilometrekare|metr(?:ů|y) (?:krychlových|čtverečních|krychlové|čtvereční)|metri (?:cubi|pătrați)|(?:κυβικά|τετραγωνικά) μέτρα",
  "(?:kuutio|neliö|neliökilo)metri(?:ä|n|ssä|stä)?|(?:köb|négyzet)méter(?:es|rel|t|re|nyi)?|(?:kilo|mega|giga)watt?(?:timmar|timer)|(?:kilo|mega|giga)watogodzin(?:y|a|ę)?",
  "кубометр(?:а|ов|ы|ами|ам|ах|ів|и)?|(?:квадратн|кубическ)(?:ыми|им|ым|ими) (?:кило)?метр(?:ами|ом)|(?:к|М|Г)Вт[·⋅*-]ч|м[²³]|m³|(?:кіло|мега|кило)ват(?:т)?-годин[иа]?",
];
const UNIT_WORDS = [
  ...UNITS_OF_WORDS,
  "percentage points?|per ?cent|percent|Prozent|pour cent|por ciento|per cento|por cento|procenta?|prosent(?:tia|in)?|százalék(?:a|át|ot|kal|ra|ról|nál)?|procentní(?:ch|ho)? bod(?:ů|u|y)?|persen|відсот(?:ок|ки|ка|ків)|процент(?:а|ов|и|ів)?",
  "بالمئة|في المئة|بالمائة|في المائة|درصد|فیصد|אחוזים|אחוז|प्रतिशत|फ़ीसदी|फीसदी|শতাংশ",
  "(?:kilo|mega)tons?|(?:kilo|mega|méga)tonnes?|(?:Kilo|Mega)tonnen|(?:kilo|mega)tone(?:s|n|ladas)?|(?:кило|мега)тонн\\p{L}?|kilograms?|kilometers?|kilometres?|kilowatts?|megawatts?|gigawatts?|terawatts?|terawatt hours?|grams?|met(?:er|re)s?|lit(?:er|re)s?|tonnes?|tons?",
  "kilos?|quilos?|grammes?|Gramm|gramos|gramas|grammi|kilómetros|chilometri|quilômetros|quilómetros|Kilometer|Kilogramm|kilomètres|kilogrammes|kilogramos|metros|metri|mètres|Meter|litros|litri|litres|Liter|toneladas|tonnellate|Tonnen",
  "degrees|degrés|grados|gradi|graus|graden|Grad|Metern|Kilometern|Litern|градус(?:а|ов)?|grader|stopni|derece",
  "км\\/ч|км\\/год|км²|км|кг|л|см|мм|м|кВт|МВт|ГВт|га",
  "أمتار|كيلومترات",
  "kg|km\\/h|km²|m²|lux|lumens?|dB|ppm|kcal|calories|km|cm|mm|nm|ml|mg|GB|MB|TB|kB|GHz|MHz|kWh|MWh|GWh|TWh|kW|MW|GW|g|m|l|t|s|ms|h",
  "hours?|minutes?|seconds?|days?|weeks?|months?|years?|times|people|users|euros?|dollars?|cents?|pence|francs?|yen|kroner|kronor",
  "Stunden|Minuten|Sekunden|Tage|Wochen|Monate|Jahre|heures|jours|semaines|mois|ans|années|semanas|meses|años|días|horas|minutos",
  "settimane|mesi|minuti|giorni|anni|ore|dias|anos|dagen|weken|maanden|jaar|uur|lat|dni|godzin|minut|yıl|gün|saat|dakika|hafta|ay|kişi|lira",
  "лет|года?|месяц(?:а|ев)?|недел[ьия]|дней|дня|часов|часа?|гектар(?:а|ов|ів|и)?|минут[аы]?|секунд[аы]?|километр(?:а|ов)?|метр(?:а|ов)?|литр(?:а|ов)?|грамм(?:а|ов)?|килограмм(?:а|ов)?|тонн[аы]?|рубл(?:ей|я|ь)|человека?|раза?|км|кг",
  "سنة|سنوات|عام|عامًا|أعوام|يوم|يومًا|أيام|أسابيع|شهر|أشهر|ساعة|ساعات|دقيقة|دقائق|كيلومتر|كيلومترًا|كيلومتراً|كيلومترا|متر|مترًا|متراً|مترا|كيلوغرام|لتر|دولار|شخص|مرة|سال|روز|ساعت",
  "שנים|שנה|ימים|שבועות|חודשים|שעות|דקות|קילומטרים|קילומטר|מטרים|מטר|ליטר|איש|אנשים|שקלים|שקל|ש״ח",
  "centimet(?:er|re)s?|millimet(?:er|re)s?|millilit(?:er|re)s?|inch(?:es)?|feet|ounces?|milliseconds?|watts?|acres?|hectares?|pints?|gallons?",
  "Millisekunden|millisecondes|milisegundos|Gramm|Zentimeter|Millimeter|Milliliter|Hektar|Zoll|grammes?|centimètres?|millimètres?|secondes|centímetros|milímetros|hectáreas|vatios|segundos|centimetri|millimetri|ettari|secondi",
  "gram|kilo|centimeter|millimeter|seconden|timmar|timer|minuter|minutter|sekunder|dagar|dager|dage|veckor|uker|uger|månader|måneder|år",
  // Only forms that may stand large on a card: "2 tuntia", not "2 tunnissa".
  "tuntia|minuuttia|sekuntia|päivää|viikkoa|kuukautta|vuotta|euroa|metriä|kilometriä|senttiä|litraa|desilitraa|grammaa|kiloa|astetta|henkeä|ihmistä|kertaa|kilokaloria",
  "óra|perc|másodperc|nap|hét|hónap|év|forint|euró|méter|kilométer|centiméter|liter|deciliter|gramm|kilogramm|kiló|fok|fő|ember|darab",
  "koruny?|korun|hodiny?|minut[ay]?|sekund[ay]?|kilometr[ůy]|metr[ůy]|litry|gramy|kil[ao]|stupňů|stupně|lidí|krát",
  "kroner|personer|mennesker|människor|liter|kilometer|meter|grader|procentpoint|procentenheter|prosentpoeng",
  "gram(?:ów|y|a)|kilogram(?:ów|y|a)?|litr(?:ów|y|a)|centymetr(?:ów|y|a)|milimetr(?:ów|y|a)|metr(?:ów|y|a)|watów|tygodni|miesięcy|gramů|litrů|metrů|centimetrů|hodin|dní|týdnů|měsíců|let",
  "сантиметр(?:а|ов)?|миллиметр(?:а|ов)?|ватт|грам(?:ів|и|а)?|літр(?:ів|и|а)?|годин[иа]?|хвилин[иа]?|днів|тижнів|місяців|років|роки|litre|santimetre|milimetre|metre|kilogram",
  "ग्राम|सेंटीमीटर|वर्ग फ़ुट|वर्ग फुट|किलोवाट|यूनिट|ग्राम|غرام|جرام|غرامًا|جرامًا|سنتيمتر|سنتيمترًا|مليمتر|واط|ס״מ|ק״ג|גרם|סנטימטר(?:ים)?|שעה",
  "साल|वर्ष|दिन|हफ़्ते|हफ्ते|महीने|घंटे|मिनट|रुपये|रुपए|किलोग्राम|ग्राम|मिलीलीटर|सेंटीमीटर|मिलीमीटर|टन|डिग्री|सेकंड|किलोमीटर|मीटर|किलो|लीटर|लोग|गुना|বছর|দিন|ঘণ্টা|মিনিট|টাকা|কিলোগ্রাম|গ্রাম|মিলিলিটার|লিটার|টন|ডিগ্রি|সেকেন্ড|কিলোমিটার|মিটার",
  "डेसिबल|मिलीग्राम|मिली|মিলিগ্রাম|জন|রুপি",
  "rupiah|hari|jam|menit|detik|minggu|pekan|bulan|tahun(?!\\s[\\p{Nd}·])|orang|kali|derajat|desibel|hektare?",
  // "ngày 3 tháng 5 năm 2024" is a date, "8 giờ" an hour of the day as often as a span;
  // a year that is a label has dots for its digits (`row-of-values.ts`).
  "phần trăm|đồng|ngày|phút|giây|tuần|tháng(?!\\s[\\p{Nd}·])|năm(?!\\s[\\p{Nd}·])|người|lần|mét|lít|tấn|ki-?lô-?gam|ki-?lô-?mét|độ|đề-?xi-?ben|héc-?ta",
  "சதவீதம்|சதவிகிதம்|விழுக்காடு|ரூபாய்|கிலோமீட்டர்|கிலோகிராம்|கிலோ|கிராம்|மில்லிலிட்டர்|லிட்டர்|மீட்டர்|டன்|நாட்கள்|மணி நேரம்|நிமிடங்கள்|நிமிடம்|வாரங்கள்|மாதங்கள்|ஆண்டுகள்|பேர்|டிகிரி|ஏக்கர்",
];
const UNSPACED_UNITS =
  "人次|日間|年間|平方メートル|立方メートル|平方キロメートル|平方公里|平方米|立方米|제곱미터|세제곱미터|か所|ヶ所|箇所|時間|分間|週間|か月|ヶ月|円|秒|メートル|キロメートル|キログラム|キロカロリー|カロリー|キロワット時|キロワット|キロ|リットル|トン|パーセント|歳|割|度|天|年|倍|人|公里|公斤|千克|千卡|大卡|毫升|厘米|克(?!拉)|米|小时|小時|分钟|分鐘|个月|個月|元|개월|개국|시간|킬로미터|미터|킬로그램|킬로칼로리|칼로리|그램|밀리리터|리터|퍼센트|데시벨|デシベル|分贝|分貝|원|명|년|배|톤" +
  "|เปอร์เซ็นต์|บาท|(?:ตาราง|ลูกบาศก์)?(?:กิโล|เซนติ|มิลลิ)?เมตร|(?:กิโล|มิลลิ)?กรัม|(?:มิลลิ)?ลิตร|ตัน|องศา(?:เซลเซียส)?|ชั่วโมง|วินาที|นาที|สัปดาห์|เดือน|ปี|คน|ครั้ง|วัน(?!ที่)|ไร่";

/** "১ কোটি | ২০ লাখ", "3 ملايين | و200 ألف": a scale, and the digits of a smaller one that are the same number's. */
const AND_SMALLER = [
  ["करोड़|কোটি|کروڑ|கோடி|crores?", "", "लाख|লাখ|লক্ষ|لاکھ|லட்சம்|lakhs?"],
  ["करोड़|কোটি|کروڑ|கோடி|लाख|লাখ|লক্ষ|لاکھ|லட்சம்|lakhs?", "", "हज़ार|हजार|হাজার|ہزار|ஆயிரம்|thousand"],
  ["مليون|ملايين|مليار|مليارات", "و\\s?", "ألف|ألفا|آلاف|مليون|ملايين"],
  ["میلیون|میلیارد", "و\\s", "هزار|میلیون"],
  ["milyon|milyar", "", "bin|milyon"],
  ["triệu|tỷ|tỉ", "", "nghìn|ngàn|triệu"],
  ["juta|miliar", "", "ribu|juta"],
  ["mln|mld|млн|млрд", "", "tys\\.?|тыс\\.?|тис\\.?|mln|млн"],
  ["亿|億|억", "", "万|萬|만"],
]
  .map(([great, and, small]) => `(?:${great})\\s?${and}\\p{Nd}{1,4}\\s?(?:${small})(?![\\p{L}\\p{M}])`)
  .join("|");

/** The scales of one number in two or three parts, with the blank before them: "২ কোটি ৩০ লাখ ৫০ হাজার". */
export const COMPOUND_SCALE = `\\s?(?:${AND_SMALLER})(?:\\s\\p{Nd}{1,3}\\s(?:हज़ार|हजार|হাজার|ہزار|ஆயிரம்)(?![\\p{L}\\p{M}]))?`;

/** Whatever a number may be scaled by, with the blank before it. */
export const SCALE = `(?:\\s?(?:${UNSPACED_SCALES}|(?:${SCALE_WORDS.join("|")})(?![\\p{L}\\p{M}]))|(?:k|bn|tn)(?!\\p{L}))`;

/** Whatever a number may count in, with the blank before it. "212 l'imperatore" is no volume. */
export const UNIT = `\\s?(?:[%٪％]|°[CF]?|${CURRENCY_AFTER}|${CURRENCY_OF_MILLIONS}|${UNSPACED_UNITS}|(?:${UNIT_WORDS.join("|")})(?![\\p{L}\\p{M}'’]))`;
