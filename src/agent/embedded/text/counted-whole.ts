import { isUnspaced } from "./unspaced.ts";
import { literal, toPattern, wholeWords } from "./regex.ts";

/**
 * What a length, a time, a price or a strength is called, by language: half of it is no share of people or of things, and no ring shows it.
 * In languages that put the whole behind its part these words follow, in others they come before.
 */
const MEASURES: Readonly<Record<string, string>> = {
  en: "(?:wave)?length|width|height|depth|breadth|distance|way|radius|diameter|circumference|size|thickness|weight|mass|volume|speed|velocity|rate|frequency|period|time|duration|hour|day|night|week|month|year|life|age|price|cost|fee|rent|fare|dose|dosage|strength|force|pressure|temperature|voltage|current|charge|angle|height|value|number|effort|speed|original|normal|usual|standard|recommended",
  de: "(?:\\p{L}*(?:länge|breite|höhe|tiefe|strecke|geschwindigkeit|frequenz|dauer|zeit|preis(?:es)?|kosten|gewichts?|masse|weges|abstand(?:e?s)?|radius|durchmessers?|umfangs?|größe|dicke|stärke|kraft|leistung|drucks?|temperatur|spannung|werte?s?|zahl|miete|gebühr|stunde|tage?s|nacht|woche|monats|jahres|lebens|dosis|menge))",
  fr: "longueur|largeur|hauteur|profondeur|épaisseur|distance|chemin|trajet|rayon|diamètre|périmètre|taille|poids|masse|volume|vitesse|fréquence|période|temps|durée|heure|jour(?:née)?|nuit|semaine|mois|année|vie|prix|coût|tarif|loyer|dose|force|puissance|pression|température|tension|valeur|nombre",
  es: "longitud|largo|ancho|altura|profundidad|grosor|distancia|camino|trayecto|recorrido|radio|diámetro|tamaño|peso|masa|volumen|velocidad|frecuencia|período|periodo|tiempo|duración|hora|día|noche|semana|mes|año|vida|precio|coste|costo|tarifa|alquiler|dosis|fuerza|potencia|presión|temperatura|tensión|valor|número",
  it: "lunghezza|larghezza|altezza|profondità|spessore|distanza|strada|tragitto|percorso|raggio|diametro|dimensione|peso|massa|volume|velocità|frequenza|periodo|tempo|durata|ora|giorno|notte|settimana|mese|anno|vita|prezzo|costo|tariffa|affitto|dose|forza|potenza|pressione|temperatura|tensione|valore|numero",
  pt: "comprimento|largura|altura|profundidade|espessura|distância|caminho|percurso|raio|diâmetro|superfície|tamanho|peso|massa|volume|velocidade|frequência|período|tempo|duração|hora|dia|noite|semana|mês|ano|vida|preço|custo|tarifa|aluguel|renda|dose|força|potência|pressão|temperatura|tensão|valor|número",
  nl: "(?:\\p{L}*(?:lengte|breedte|hoogte|diepte|afstand|weg|snelheid|frequentie|duur|tijd|prijs|kosten|gewicht|massa|volume|straal|diameter|omtrek|grootte|dikte|kracht|vermogen|druk|temperatuur|spanning|waarde|aantal|huur|uur|dag|nacht|week|maand|jaar|leven|dosis))",
  sv: "(?:\\p{L}*(?:längden|bredden|höjden|djupet|sträckan|vägen|tiden|vikten|volymen|priset|kostnaden|avgiften|hyran|hastigheten|farten|kraften|trycket|temperaturen|värdet|antalet|dosen|dagen|natten|veckan|månaden|året|livet|timmen))",
  da: "(?:\\p{L}*(?:længden|bredden|højden|dybden|strækningen|vejen|tiden|vægten|volumenet|prisen|udgiften|omkostningen|huslejen|hastigheden|farten|kraften|trykket|temperaturen|værdien|antallet|dosis|dosen|dagen|natten|ugen|måneden|året|livet|timen))",
  nb: "(?:\\p{L}*(?:lengden|bredden|høyden|dybden|strekningen|veien|tiden|vekten|volumet|prisen|kostnaden|avgiften|leien|hastigheten|farten|kraften|trykket|temperaturen|verdien|antallet|dosen|dagen|natten|uken|uka|måneden|året|livet|timen))",
  cs: "délky|šířky|výšky|hloubky|vzdálenosti|cesty|poloměru|průměru|velikosti|hmotnosti|váhy|objemu|rychlosti|frekvence|času|doby|hodiny|dne|noci|týdne|měsíce|roku|života|ceny|nákladů|poplatku|nájmu|dávky|síly|tlaku|teploty|napětí|hodnoty|počtu",
  ro: "lungimii?|lățimii?|înălțimii?|adâncimii?|distanței|drumului|greutății|volumului|vitezei|timpului|orei|zilei|nopții|săptămânii|lunii|anului|vieții|prețului|costului|chiriei|dozei|forței|presiunii|temperaturii|valorii",
  pl: "długości|szerokości|wysokości|głębokości|odległości|drogi|promienia|średnicy|obwodu|rozmiaru|wagi|masy|objętości|prędkości|częstotliwości|okresu|czasu|godziny|dnia|nocy|tygodnia|miesiąca|roku|życia|ceny|kosztu|opłaty|czynszu|dawki|siły|mocy|ciśnienia|temperatury|napięcia|wartości|liczby",
  ru: "длины|ширины|высоты|глубины|расстояния|пути|дороги|радиуса|диаметра|окружности|размера|веса|массы|объ[её]ма|скорости|частоты|периода|времени|часа|дня|ночи|недели|месяца|года|жизни|цены|стоимости|платы|аренды|дозы|силы|мощности|давления|температуры|напряжения|значения|числа",
  uk: "довжини|ширини|висоти|глибини|відстані|шляху|дороги|радіуса|діаметра|розміру|ваги|маси|об['’]єму|швидкості|частоти|періоду|часу|години|дня|ночі|тижня|місяця|року|життя|ціни|вартості|плати|оренди|дози|сили|потужності|тиску|температури|напруги|значення|числа",
  tr: "(?:dalga\\s?boyu|uzunluk|uzunluğu|boyu|genişli[kğ]|yüksekli[kğ]|derinli[kğ]|mesafe|yolu|yarıçap|çapı?|ağırlı[kğ]|kütle|hacm|hacim|hız|frekans|periyo[dt]|süre|zaman|saat|gün|gece|hafta|ay|yıl|ömr|fiyat|ücret|maliyet|kira|doz|kuvvet|güc|basınc|sıcaklı[kğ]|gerilim|değer|sayı)\\p{L}*",
  ar: "الطول|العرض|الارتفاع|العمق|المسافة|الطريق|القطر|المحيط|الحجم|الوزن|الكتلة|السرعة|التردد|الوقت|الزمن|المدة|الساعة|اليوم|الليل|الليلة|الأسبوع|الشهر|السنة|العام|العمر|السعر|الثمن|التكلفة|الأجرة|الإيجار|الجرعة|القوة|القدرة|الضغط|القيمة|العدد",
  he: "אורך|רוחב|גובה|עומק|מרחק|דרך|רדיוס|קוטר|גודל|משקל|מסה|נפח|מהירות|תדירות|זמן|משך|שעה|יום|לילה|שבוע|חודש|שנה|חיים|מחיר|עלות|שכירות|מנה|כוח|הספק|לחץ|טמפרטורה|מתח|ערך|מספר",
  hi: "लंबाई|लम्बाई|चौड़ाई|ऊँचाई|ऊंचाई|गहराई|दूरी|रास्ते|त्रिज्या|व्यास|परिधि|आकार|वज़न|वजन|भार|द्रव्यमान|आयतन|चाल|गति|वेग|आवृत्ति|तरंगदैर्ध्य|समय|अवधि|घंटे|घंटा|दिन|रात|हफ़्ते|हफ्ते|महीने|साल|वर्ष|उम्र|कीमत|क़ीमत|दाम|लागत|किराए|किराये|शुल्क|खुराक|बल|शक्ति|दाब|तापमान|मान|संख्या",
  bn: "দৈর্ঘ্যের|প্রস্থের|উচ্চতার|গভীরতার|দূরত্বের|পথের|ওজনের|ভরের|আয়তনের|গতির|সময়ের|ঘণ্টার|দিনের|রাতের|সপ্তাহের|মাসের|বছরের|দামের|মূল্যের|খরচের|ভাড়ার|মানের",
  ja: "(?:波長|[長高深幅広重速太厚]さ|幅|距離|道のり|半径|直径|円周|周囲|大きさ|サイズ|重量|体重|質量|体積|容量|速度|時速|振動数|周波数|周期|時間|期間|日数|一日|1日|年月|人生|寿命|年齢|値段|価格|料金|費用|代金|定価|運賃|家賃|金額|用量|力|電圧|電流|圧力|温度|濃度|値|数値|角度|半分)",
  zh: "(?:波长|波長|长度|長度|宽度|寬度|高度|深度|厚度|距离|距離|路程|半径|半徑|直径|直徑|周长|周長|大小|重量|质量|質量|体积|體積|速度|频率|頻率|周期|週期|时间|時間|时长|時長|小时|一天|寿命|壽命|年龄|年齡|价格|價格|价钱|價錢|费用|費用|成本|租金|金额|金額|剂量|劑量|力|功率|压力|壓力|温度|溫度|电压|電壓|数值|數值|原价|原價)",
  ko: "(?:파장|길이|너비|폭|높이|깊이|두께|거리|반지름|지름|둘레|크기|무게|체중|질량|부피|속도|속력|진동수|주파수|주기|시간|기간|하루|수명|나이|가격|값|요금|비용|정가|월세|금액|용량|힘|전압|전류|압력|온도|수치)",
};

/** In these the whole stands before its part. */
const BEFORE = /^(?:hi|bn|ja|zh|ko|tr)$/u;
/** What ties the whole to the part behind it; without it "half" stands for itself: "आधे से भी ज़्यादा", "절반은 지금". */
const TIED_BEFORE: Readonly<Record<string, RegExp>> = {
  hi: /(?:का|की|के|में से)\s$/u,
  bn: /(?:র|ের|মধ্যে)\s$/u,
  ko: /(?:의\s|중\s|가운데\s|[가-힣]\s?)$/u,
  tr: /(?:[ıiuü]n)\s$/iu,
};
/** Behind it a noun that is counted says the same: "आधे लोग". */
const COUNTED_BEHIND: Readonly<Record<string, RegExp>> = {
  hi: /^\s(?!(?:से|में|पर|को|अभी|बाद|और|या|है|हो|हैं|रह|समय|दिन|रास्ते|घंटे|दाम|कीमत)(?![\p{L}\p{M}]))[\p{L}\p{M}]{2,}/u,
  bn: /^\s[\p{L}\p{M}]{2,}/u,
};
/** Before a Korean half no noun, but what says when or how much. */
const NO_WHOLE_KO = /(?:^|[\s,])(?:약|거의|딱|정확히|다시|또|그|지금|먼저|나중에?|나머지|벌써|이미)\s$/u;
/** "Now", behind a half that says no more of its whole. */
const ADVERB =
  /^\s(?:\p{Script=Cyrillic}+(?:ите|йте|ьте|ить|ать|ять|еть)|now|later|today|сейчас|сразу|потом|впер[её]д|завтра|сегодня|зараз|одразу|потім|teraz|od\sraz|natychmiast|później|potem|z\sgóry|dzisiaj|dziś|jutro|şimdi|sonra|şimdiden|अभी|बाद|এখন|পরে)(?![\p{L}\p{M}])/iu;
const FUNCTION =
  "(?:\\s?(?:of|the|its|his|her|our|their|your|my|all|an?|der|des|dem|den|aller|ihrer|seiner|unserer|de|du|des|la|le|les|l['’]|d['’]|del|los|las|el|su|sus|della|dell['’]|dei|degli|delle|di|il|lo|da|do|dos|das|van|het|een|von|davon|av|af|din|dintre|ה|מה|מ)(?=[\\s'’\\p{L}]|$)\\s?){0,3}";

const PERCENT_BEHIND = /^[^.!?。]{0,40}\p{Nd}\s?(?:[%٪]|percent|per cent|Prozent)/u;

/**
 * Whether a part in words ("half of", の半分) is one of a whole that is counted or is a total, and not of a length, a time or
 * a price, and stands once: "half now, half later" shares nothing out that is named.
 */
export function isOfCountedWhole(
  text: string,
  { start, end }: { start: number; end: number },
  language: string,
): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  // "Almost half of the people, 46%, have a job": the sentence says how much it is.
  if (PERCENT_BEHIND.test(after)) return false;
  const words = text.slice(start, end).toLowerCase();
  if (isSaidTwice(text, words, language) || ADVERB.test(after)) return false;
  const measures = MEASURES[language];
  if (!BEFORE.test(language)) {
    if (measures === undefined) return true;
    return !toPattern(`^\\s*${FUNCTION}(?:${measures})(?![\\p{L}\\p{M}])`, "iu").test(after);
  }
  const counted = COUNTED_BEHIND[language]?.test(after) === true;
  const tie = TIED_BEFORE[language];
  if (tie !== undefined && !tie.test(before) && !counted) return false;
  if (language === "ko" && (NO_WHOLE_KO.test(before) || before.trim() === "")) return false;
  const inflected = language === "ko" ? "의?" : isUnspaced(language) ? "[的の]?" : "";
  const particle = language === "hi" ? "\\s(?:का|की|के)" : "";
  return !toPattern(`(?:${measures ?? "(?!)"})${inflected}${particle}\\s?$`, "iu").test(before);
}

/** The same word twice, whatever it goes on with: "half the fee now and half the fee later", "절반은 … 절반은". */
function isSaidTwice(text: string, words: string, language: string): boolean {
  const [head = ""] = /^[の]?[^\s]+/u.exec(words) ?? [];
  const word = /^(?:the|a|an|one|die|eine?|la|le|un|una|el|de)$/u.test(head) ? words.split(/\s/u).slice(0, 2).join(" ") : head.replace(/^の/u, ""); // prettier-ignore
  if (word.length < 2) return false;
  const spaced = /^(?:ja|zh|ko|hi|bn|tr|ru|uk)$/u.test(language);
  const said = literal(word);
  const found = text.match(toPattern(spaced ? said : wholeWords(said), "giu"));
  return (found?.length ?? 0) > 1;
}
