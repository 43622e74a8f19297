import { toPattern } from "./regex.ts";

/** Words for calling beside a short number, in more languages and more forms than `telephone.ts` has; each stands right before it. */

/** "Ring us on 16123", "Rufen Sie an: 16123", "কল সেন্টারে ফোন করুন: ১৬১২৩". */
export const CALLS_BEFORE = toPattern(
  `(?:^|[^\\p{L}\\p{M}])(?:${[
    "(?:call|phone|ring|dial)(?:\\s[\\p{L}'’-]+){0,5}\\s(?:on|at)\\s|(?:call|phone|ring|dial)(?:\\s(?!volume|count|rate|log|time|duration|sign)[\\p{L}'’-]+){0,4}\\s?[:：—–]\\s?",
    "(?:ruf|ruft|rufen sie)(?:\\s\\p{L}+){0,3}\\san\\s?[:：—–]\\s?|(?:anrufen|wählen)\\s?[:：—–]\\s?",
    "(?:appelez|appeler|composez)(?:\\s[\\p{L}'’-]+){0,3}\\s?[:：—–]\\s?|(?:llam[ea]|llame|llamad|llamar|marque)(?:\\s\\p{L}+){0,3}\\s?[:：—–]\\s?|(?:chiam[ai]|chiamate|chiamare)(?:\\s\\p{L}+){0,3}\\s?[:：—–]\\s?|(?:ligue|liguem|ligar|disque)(?:\\s\\p{L}+){0,3}\\s?[:：—–]\\s?|(?:bel|bellen)(?:\\s\\p{L}+){0,3}\\s?[:：—–]\\s?",
    "(?:zadzwoń|dzwoń|dzwońcie|zadzwońcie|volejte|zavolejte)(?:\\s\\p{L}+){0,3}\\s?[:：—–]\\s?|(?:звоните|позвоните|телефонуйте|зателефонуйте|дзвоніть)(?:\\s\\p{L}+){0,3}\\s?[:：—–]\\s?",
    "(?:sunați|suna|apelați|apelează)(?:\\sla)?(?:\\snumărul)?\\s?[:：]?\\s|hívja(?:\\sfel)?(?:\\saz?)?\\s?[:：]?\\s|(?:καλέστε|τηλεφωνήστε)(?:\\sστο|\\sτο)?\\s?[:：]?\\s",
    "(?:ring|ringa|soita|soittakaa)(?:\\s(?:til|till|numeroon|numerolle|oss|os))?\\s?[:：]?\\s|(?:arayın|arayınız|ara)\\s?[:：]\\s?|alo\\s",
    "(?:اتصلوا?|اطلبوا?|اتصل بنا)\\s?[:：]\\s?|(?:تماس|زنگ)(?:\\s(?:بگیرید|بزنید))?\\s?[:：]?\\s?|(?:کال|فون)(?:\\s(?:کریں|کیجیے))?\\s?[:：]\\s?|(?:התקשרו|חייגו|צלצלו)(?:\\s\\p{L}+)?\\s?[:：]\\s?",
    "(?:कॉल|फ़ोन|फोन|डायल)(?:\\s(?:करें|कीजिए|करा|लगाएँ))?\\s?[:：]\\s?|(?:ফোন|কল|ডায়াল|যোগাযোগ)(?:\\s(?:করুন|করবেন|দিন))?\\s?[:：]?\\s?|(?:அழைக்கவும்|அழையுங்கள்)\\s?[:：]\\s?|(?:ఫోన్|కాల్)(?:\\sచేయండి)?\\s?[:：]\\s?",
    "(?:gọi|hãy gọi|xin gọi)(?:\\s(?:số|đến|tới|theo số))*\\s?[:：]?\\s|(?:hubungi|telepon)(?:\\s(?:kami|nomor|di))*\\s?[:：]?\\s",
  ].join("|")})$`,
  "iu",
);

/** "Our helpline is 16123", "Linka pomoci: 116123", "উপজেলা হেল্পলাইন: ৩৩৩": what such a line is called. */
export const LINE_BEFORE = toPattern(
  `(?:^|[^\\p{L}\\p{M}])(?:${[
    "(?:hotline|helpline|call[- ]?cent(?:re|er)|emergency number|switchboard|telephone|phone)(?:\\snumber)?(?:\\sis|\\sare)?",
    "(?:hotline|notruf|servicenummer|rufnummer|telefonseelsorge)(?:\\sist)?|numéro (?:d['’](?:appel|urgence|écoute)|gratuit|unique)(?:\\sest le)?|ligne d['’](?:écoute|urgence|appel)",
    "línea (?:de (?:atención|ayuda|emergencia)|gratuita|directa)|(?:número|teléfono) de (?:emergencia|urgencias|atención)|numero (?:unico|gratuito|di emergenza)|linea (?:di aiuto|diretta|amica)|linha (?:de apoio|direta|verde)|hulplijn|alarmnummer|infolijn",
    "infolinia|telefon zaufania|linka (?:pomoci|důvěry|bezpečí)|(?:tísňová|krizová|zelená) linka|(?:единый |телефон )(?:номер|доверия|горячей линии)|телефон довіри",
    "linia (?:verde|de ajutor|de urgență)|telverde|segélyvonal|(?:hívó|telefon)szám|zöldszám|γραμμή (?:βοήθειας|επικοινωνίας|εξυπηρέτησης)|τηλέφωνο",
    "journummer|hjälplinje|nödnummer|hjelpetelefon|vakttelefon|alarmtelefon|auttava puhelin|puhelin|päivystysnumero|hätänumero|çağrı merkezi|(?:danışma|destek|yardım) hattı",
    "الخط الساخن|مركز الاتصال|رقم الطوارئ|اورژانس|شماره(?: تلفن| تماس)?|تلفن|خط کمک|ہیلپ ?لائن|ہاٹ ?لائن|ٹول فری(?: نمبر)?|מוקד(?: החירום| העירוני)?|קו חם|מספר החירום",
    "हेल्प ?लाइन(?: नंबर)?|हॉट ?लाइन|टोल[- ]?फ़?्री(?: नंबर)?|कॉल सेंटर|কল সেন্টার|হেল্প ?লাইন(?: নম্বর)?|হট ?লাইন|জরুরি নম্বর|টোল ফ্রি(?: নম্বর)?|உதவி ?எண்|தொலைபேசி(?: எண்)?|ஹெல்ப் ?லைன்|అత్యవసర నంబర్|హెల్ప్\\u200c? ?లైన్|టోల్ ఫ్రీ",
    "đường dây nóng|tổng đài|số điện thoại|call center|nomor darurat|saluran siaga",
  ].join("|")})\\s?[:：—–-]?\\s?$`,
  "iu",
);
/** Where words are not parted. */
export const LINE_BEFORE_EAST =
  /(?:(?:热线|熱線|专线|專線|客服|总机|總機|ホットライン|相談窓口|相談ダイヤル|フリーダイヤル|コールセンター|電話は|콜센터|고객센터|핫라인|상담전화|국번 없이)\s?(?:是|为|為|は)?\s?[:：]?|(?:โทร|สายด่วน|ฮอตไลน์|เบอร์โทร)\s?[:：]?)\s?$/u;

/** The verb stands behind: "16123 वर फोन करा", "16123 என்ற எண்ணை அழைக்கவும்", "با شماره ۱۶۱۲۳ تماس بگیرید". */
export const CALLED_BEHIND =
  /^(?:\s(?:वर|ला|या क्रमांकावर|या नंबरवर) (?:फोन|कॉल|संपर्क)|\s(?:नंबर|नम्बर) (?:पर|को)|\s?(?:என்ற )?(?:எண்ணை|எண்ணில்|எண்ணுக்கு)|\s?(?:కి|కు|నంబర్‌?కు|నంబరుకు) (?:ఫోన్|కాల్)|\s(?:پر|کو) (?:کال|فون|رابطہ)|\s?(?:تماس|زنگ)\s|\s?hatt\p{L}+\s|-(?:at|et|ot|öt|t|as|es|os|ös)(?:\s(?:szám|hív)\p{L}*|\s?[.!]|$)|\s?(?:へ(?:お電話)?|まで(?:お電話)?)(?:[。、]|$|お))/u;
/** What goes on behind such a number and is no noun that it counts, besides what `telephone.ts` knows. */
export const ENDS_THERE = /^\s?[।۔]/u;
