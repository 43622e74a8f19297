import { toPattern } from "../../text/regex.ts";

/**
 * "Figures to include", "Números a incluir", 入れてほしい数字: numbers, dates and names that are to be told, by language. "What the figures
 * say" and "Numbers" head what is told, so that they are no words of remarks in general.
 */
const FIGURES: readonly string[] = [
  "(?:the |some |all the )?(?:key |main |important |exact )?(?:facts and )?(?:figures|numbers|stats|statistics|dates|names|prices)(?: and (?:figures|numbers|dates|names|facts))?(?: (?:that |we )?(?:must|should|need to|have to|want|would like))?(?: (?:to|be))+ (?:include|included|mention|mentioned|use|used|quote|quoted|cite|cited|feature|show|shown|name|named|get in|work in|cover)(?: in the (?:film|video))?",
  "(?:wichtige )?(?:zahlen|daten|namen|preise|zahlen und (?:fakten|daten))(?: für den film)?,? die (?:\\p{L}+ )?(?:vorkommen|erwähnt werden|genannt werden|rein) ?(?:sollen|müssen|sollten)?|zu (?:nennende|erwähnende) (?:zahlen|daten|namen)",
  "(?:les )?(?:chiffres|dates|noms|prix|chiffres[ -]clés)(?: clés)? (?:à (?:mentionner|inclure|citer|utiliser|montrer|faire figurer|donner)|qu['’]il faut (?:citer|mentionner|inclure))(?: dans (?:le film|la vidéo))?",
  "(?:las? |los? )?(?:cifras|datos|fechas|nombres|precios|números)(?: clave)? (?:que|a|para) (?:hay que |deben |deberían )?(?:incluir|mencionar|citar|nombrar|usar|aparecer|salir)(?: en el v[ií]deo)?",
  "(?:le |i |gli )?(?:cifre|dati|date|nomi|prezzi|numeri)(?: chiave)? da (?:citare|includere|menzionare|inserire|usare|mostrare|dare)(?: nel (?:film|video))?|(?:os |as )?(?:números|dados|datas|nomes|preços|cifras) (?:a|para|que devem) (?:incluir|mencionar|citar|referir|usar|aparecer)(?: no (?:filme|v[ií]deo))?",
  "(?:de )?(?:cijfers|getallen|data|namen|prijzen) (?:om te (?:noemen|gebruiken|vermelden)|die (?:erin|genoemd|vermeld)(?: moeten| mogen)?(?: worden)?)|te (?:noemen|vermelden) (?:cijfers|getallen|namen)",
  "(?:siffror|tal|datum|namn|priser) (?:att (?:ta med|nämna|använda)|som (?:ska|bör) (?:med|nämnas|vara med))|(?:tal|datoer|navne|navn|priser|tall)(?:,)? (?:(?:der|som) skal (?:med|nævnes|nevnes|være med)|å (?:ta med|nevne)|at (?:nævne|tage med))",
  "(?:luvut|numerot|nimet|hinnat),? jotka (?:mainitaan|pitää mainita|tulee mainita|mukaan)|mainittavat (?:luvut|numerot|tiedot|nimet)|(?:liczby|dane|daty|nazwiska|ceny),? (?:do (?:podania|uwzględnienia|wymienienia|użycia)|które (?:trzeba|należy|warto) (?:podać|wymienić|uwzględnić))",
  "(?:čísla|údaje|data|jména|ceny),? (?:která|které|co) (?:zmínit|uvést|mají zaznít|je třeba uvést)|(?:megemlítendő|említendő|felhasználandó) (?:adatok|számok|nevek)|(?:cifre|date|nume|prețuri)(?:le)? (?:de (?:menționat|inclus|folosit)|care trebuie (?:menționate|incluse))",
  "(?:цифры|числа|даты|имена|цены|данные),? которые (?:нужно|надо|стоит|следует|важно) (?:упомянуть|назвать|включить|привести)|(?:цифри|числа|дати|імена|ціни|дані),? які (?:треба|потрібно|варто|слід) (?:згадати|назвати|включити|навести)",
  "(?:στοιχεία|αριθμοί|νούμερα|ονόματα) (?:προς (?:αναφορά|χρήση)|που πρέπει να (?:αναφερθούν|ακουστούν))|(?:belirtilecek|anılacak|kullanılacak|yer alacak) (?:rakamlar|sayılar|isimler|tarihler)",
  "(?:ال)?(?:أرقام|تواريخ|أسماء)(?: التي)? (?:يجب|ينبغي|المطلوب) (?:ذكرها|إدراجها)|(?:מספרים|נתונים|שמות|תאריכים) (?:שכדאי|שצריך|שחשוב|שיש) (?:לכלול|להזכיר|לציין)",
  "(?:शामिल करने वाले|शामिल किए जाने वाले|बताने वाले) (?:आँकड़े|आंकड़े|नाम|तथ्य)|(?:入れ|盛り込ん|載せ|使っ)て?で?ほしい(?:数字|数値|データ|名前)|(?:넣을|언급할|꼭 넣을) (?:숫자|수치|이름)|(?:要|需要|必须)(?:提到|包含|写入|讲到)的(?:数字|數字|数据|數據|名字)",
  "(?:angka|data|nama|tanggal)(?:-angka)? yang (?:perlu|harus) (?:disebutkan|disebut|dimasukkan)|(?:số liệu|con số|ngày|tên) cần (?:nêu|nhắc|đưa vào)",
];
const LABEL = toPattern(`^(?:${FIGURES.join("|")})$`, "iu");

/** Whether a label or a heading only says that the numbers below are to be told. */
export function isFiguresLabel(label: string): boolean {
  return LABEL.test(label.trim());
}
