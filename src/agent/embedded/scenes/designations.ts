import { toPattern } from "../text/regex.ts";

/**
 * Heads below which a number says which one it is, and counts nothing: rooms, seats, platforms, pages, codes. Each as it
 * begins a head.
 */
const DESIGNATIONS = [
  "n[°º]|no\\.?|nr\\.?|num(?:ber|mer|éro|ero)|número|#|№|id|code|kod|código|codice|pin|zip|postcode|plz|postleitzahl|isbn|phone|tel\\.?|telefon",
  "room|seat|gate|platform|track|page|floor|line|bus|tram|house|plot|stall|stand|table|level|year|rank|place|position|chapter|week|grade|class|group|bib",
  "raum|zimmer|saal|sitzplatz|platz|gleis|seite|stockwerk|etage|linie|haus|parzelle|tisch|stufe|jahr|baujahr|rang|kapitel|woche|klasse|gruppe",
  "salle|chambre|place|siège|voie|quai|page|étage|ligne|maison|parcelle|année|chapitre|semaine|classe|groupe",
  "sala|habitación|aula|asiento|andén|vía|página|planta|línea|casa|parcela|mesa|año|puesto|capítulo|semana|grupo|clase",
  "stanza|camera|posto|binario|pagina|piano|linea|tavolo|anno|posizione|capitolo|settimana|gruppo",
  "quarto|assento|plataforma|andar|linha|lote|ano|posição|turma",
  "kamer|zaal|lokaal|stoel|spoor|perron|bladzijde|verdieping|lijn|huis|perceel|tafel|jaar|plaats|hoofdstuk|klas|groep",
  "pokój|miejsce|peron|tor|strona|piętro|linia|dom|działka|stół|rok|pozycja|rozdział|tydzień|klasa|grupa",
  "комната|кабинет|зал|место|путь|перрон|страница|этаж|линия|дом|участок|стол|год|позиция|глава|неделя|класс|группа|номер|кімната|місце|сторінка|поверх|лінія|будинок|рік",
  "rum|sal|plats|spår|perrong|sida|våning|linje|hus|bord|år|vecka|klass|grupp|værelse|plads|side",
  "部屋|教室|号|番|席|ホーム|ページ|階|号車|年|順位|章|房间|座位|站台|页|楼层?|编号|号码|排名|年份|교실|방|자리|번호|층|쪽|연도|순위",
  "(?:ال)?(?:غرفة|قاعة|مقعد|رصيف|صفحة|طابق|رقم|سنة|خط)|חדר|כיתה|מושב|רציף|עמוד|קומה|מספר|שנה|कमरा|सीट|प्लेटफ़ॉर्म|पृष्ठ|मंज़िल|नंबर|क्रमांक|वर्ष",
].join("|");

/** What a row of numbers is checked by, and what a number stands for as a code. */
const CHECK_CODES =
  "check (?:digit|code)|checksum|prüfziffer|prüfzahl|chiffre de contrôle|clé(?: de contrôle)?|dígito (?:de control|verificador)|cifra di controllo|controlecijfer|kontrollsiffra|kontrolciffer|kontrollsiffer|cyfra kontrolna|kontrolní číslice|контрольн\\p{L}+ (?:цифра|число|знак)|校[验驗][码碼位]|[检檢]查[码碼]|代[码碼号號]|[编編][码碼]|コード|チェックディジット|検査数字|코드|검증 ?번호|ספרת ביקורת|رقم التحقق";
const DESIGNATION = toPattern(`^(?:${DESIGNATIONS}|${CHECK_CODES})(?![\\p{L}\\p{M}])`, "iu");
const CHECK_CODE = toPattern(`^(?:${CHECK_CODES})(?![\\p{L}\\p{M}])`, "iu");

/** Whether a head names which one its numbers are: "Room", "Gleis", "Этаж". */
export function isDesignation(head: string): boolean {
  return DESIGNATION.test(head.trim());
}

/** Whether the numbers below a head are signs of a code, of which none is greater than another: "Check digit", 校验码. */
export function isCheckCode(head: string): boolean {
  return CHECK_CODE.test(head.trim());
}
