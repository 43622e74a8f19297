import { ADDRESS, setAround } from "./address.ts";
import { CALLED_BEHIND, CALLS_BEFORE, ENDS_THERE, LINE_BEFORE, LINE_BEFORE_EAST } from "./hotline-words.ts";

/** Words for calling, right before the number: "Call 112", "Wählen Sie die 2222". */
const CALL =
  /(?:^|[\s(¡«„“"])(?:call|dial|ring|phone|rufen?|ruft|wählen?|wählt|appel\p{L}*|compose[rz]?|llam\p{L}+|marqu\p{L}+|marcar|chiam\p{L}+|componete|ligu?e\p{L}*|disque\p{L}*|bel(?:t|len)?|draai|ring(?:er|a)?|soita|zadzwoń\p{L}*|dzwoń\p{L}*|zavolejte|volejte|звон\p{L}+|позвон\p{L}+|набер\p{L}+|дзвон\p{L}+|зателефон\p{L}+|ara\p{L}*|اتصل\p{L}*|و?اتصلوا|התקשר\p{L}*|חייגו?|gọi|hubungi|telepon)\s(?:(?:sie|al|a|el|le|au|il|lo|o|on|the|an|die|der|det|de|pod|nummer|num[eé]ro|número|numer|na|на|в|по|ب|على|ל-?)\s){0,2}(?:ב|ל|ب)?[-־]?$/iu;
/** Words that may stand for something else: they tell of a number that is pressed or written to only where no noun follows it. */
const PRESS =
  /(?:^|[\s(¡])(?:press|hit|text(?:\s\S+)?\sto|sms(?:\s\S+)?\s(?:to|an|au|al|a|para|naar|till|til|na|на)|drücken?(?:\ssie)?|drückt|appuyez\ssur|tapez|touche|envoyez(?:\s\S+){1,2}\sau|pulse|pulsa|oprima|presione|presiona|envíe?(?:\s\S+){1,3}\sal|prem(?:i|ere|ete|a)|digitare?|digitate|invia(?:te|re)?(?:\s\S+){1,3}\sal|pressione|prima|carregue\sno|envie(?:\s\S+){1,3}\spara|toets|tryck|trykk|tryk|naciśnij|wciśnij|wyślij(?:\s\S+){1,3}\sna|нажмите|отправьте(?:\s\S+){1,3}\sна|натисніть|اضغط|أرسل(?:\s\S+){1,3}\sإلى|הקישו?|שלחו?(?:\s\S+){1,3}\sל-?)\s(?:(?:sie|the|die|auf|la|le|el|il|o|a|de|het|на)\s){0,2}$/iu;
/** "Hotline: 2222", "Notruf intern 4444". */
const LINE =
  /(?<!\p{L})(?:hotline|helpline|telephone|phone|tel|fax|whats?app|notruf(?:nummer)?|\p{L}*durchwahl|\p{L}*telefon|téléphone|teléfono|telefono|telefone|telefoon|toestel|noodnummer|alarmnummer|nødnummer|nödnummer|numer alarmowy|infolinia|телефон\p{L}*|горячая линия|доб|هاتف|طوارئ|טלפון|फ़ोन|फोन|電話|电话|電話番号|热线|內線|内线|電話番号|洽詢電話|咨询电话|お問い合わせ|問い合わせ|전화|문의|상담|للاستفسار|للاستعلام|للتواصل|للحجز|الخط الساخن|الرقم|हेल्पलाइन|संपर्क|enquiries|inquiries|hulplijn|infolijn|hjälplinje|hjelpelinje|linha de apoio|línea de ayuda|numéro vert|numero verde|bürgertelefon|beratungstelefon|infotelefon|гаряча лінія|довідки|справки|danışma hattı|bilgi hattı)\.?(?:\s(?:intern|interno|interne|internal))?\s?[:：]?\s?$/iu;
/** The verb stands behind: 2222に電話, 2222로 전화, "2222'yi arayın", "2222 पर कॉल". */
const CALLED_AFTER =
  /^(?:\s?(?:打[来來过過]|[来來]电|來電|からの?(?:お?電話|着信)|番?(?:に|へ)(?:お?電話|通報|連絡|かけ|ダイヤル)|番?をダイヤル|を押し)|(?:번)?(?:으로|로|에)\s?(?:전화|신고|문자|연락)|(?:번)?에서\s(?:온|걸려)|['’]?(?:n|y)?[ıiuüae]\s(?:ara|tuşla|çevir)|\s(?:numaralı|nolu)\s|\s(?:पर|को)\s(?:कॉल|फ़ोन|फोन|डायल)|\s?নম্বরে)/u;
const CALL_EAST = /(?:拨打|撥打|致电|致電|请拨|請撥|拨|撥|发送到|按)\s?$/u;
/** What goes on after a number that is called, and is no noun that it counts. */
const GOES_ON =
  /^\s*(?:$|[.,;:!?)\]"”»·–—|、。，！]|(?:from|for|to|if|or|and|at|on|in|when|now|immediately|straight|right|any|free|with|before|by|as|toll|antes|avant|prima|entro|antes|przed|do|an|von|oder|und|aus|bei|wenn|falls|für|im|sofort|rund|kostenlos|mit|vom|depuis|ou|et|pour|si|en|d['’]|de|dès|à|gratuitement|immédiatement|desde|o|y|para|por|gratis|inmediatamente|da|dal(?:la|l['’])?|e|per|se|a|al|subito|do|em|já|vanaf|of|voor|als|bij|direct|om|met|van|z|lub|i|aby|jeśli|w|natychmiast|albo|żeby|od|с|или|и|чтобы|если|в|бесплатно|из|для|från|fra|och|og|eller|hvis|för|genast|straks|من|إذا|أو|في|و\p{L}+|מכל|אם|או)(?![\p{L}\p{M}]))/iu;

/** Whether a number without a unit is called, dialled, texted or pressed: nobody counts up to it. */
export function isCalled(told: string, display: string, after: string): boolean {
  if (!/^\p{Nd}{1,6}$/u.test(display)) return false;
  const before = told.slice(-NEAR);
  if (CALLED_AFTER.test(after) || CALL_EAST.test(before)) return true;
  const short = /^\p{Nd}{3,6}$/u.test(display);
  if (short && (CALLED_BEHIND.test(after) || (LINE_BEFORE_EAST.test(before) && UNCOUNTED.test(after))))
    return true;
  if (/^\p{Nd}{2,3}$/u.test(display) && CALL.test(before)) return true;
  const names = CALL.test(before) || PRESS.test(before) || LINE.test(before);
  const calls = names || (short && (CALLS_BEFORE.test(before) || LINE_BEFORE.test(before)));
  return calls && (GOES_ON.test(after) || ENDS_THERE.test(after));
}

/** 「…は16123台」, "โทร 300 ครั้ง" are counted. */
const UNCOUNTED = /^\s?(?!台|人|件|个|個|次|回|本|건|명|통|번의|ครั้ง|สาย|คน|เครื่อง)/u;

/** UTF-16 units before a number in which a word for calling stands. */
const NEAR = 60;

/** Before a number in three groups of three, as Spanish, Portuguese and Polish ones are; "Calls: 253 555 018" are counted. */
const CONTACT =
  /(?<!\p{L})(?:call|phone|telephone|tel|dial|fax|ring|hotline|helpline|whats?app|mobile|sms|contact|kontakt|anruf(?=:)|handy|mobil|telefon\p{L}*|ruf(?:en|t)?|téléphon\p{L}+|portable|appele[rz]|appelle|renseignements|teléfono|móvil|llam[ae]\p{L}?|llámanos|contacto|reservas|información|info|telefono|cellulare|chiam[ai]\p{L}*|contatti|prenotazioni|informazioni|telefone|telemóvel|telem|lig(?:ue|a)\p{L}*|contactos?|contato|reserve|marcações|inscrições|inscripciones|telefoon|bel|komórka|zadzwoń\p{L}*|dzwoń\p{L}*|zapisy|rezerwacje|volejte|(?:encomendas|encargos|pedidos|orders|bookings|enquiries|commandes|réservations|ordini|bestellungen|bestellingen|reserveringen|zamówienia|beställningar|bestillinger|заказы|запись)(?=\s?[:：])|тел|телефон\p{L}*|звон\p{L}+|numer(?:em|u)?|número|numéro|nummer)\.?(?:\s(?:\p{L}+\s){0,3}|\s?[:：]\s?|\s\S+@\S+\s(?:\p{L}{1,4}\s)?|\s\S+@\S+[,;]\s)$/iu;
/** After a mail or web address nothing is counted: "luna.example · 253 555 018". */
const BEHIND_ADDRESS = /(?:\s?[,;·|/–—]|\s(?:or|oder|ou|o|of|lub|eller|или|чи|and|und|et|y|e|i))\s$/iu;

function isContact(before: string, after: string): boolean {
  if (!/^\s*(?:$|[.,;:!)·|/–—])/u.test(after) && !GOES_ON.test(after)) return false;
  if (CONTACT.test(before)) return true;
  const joint = BEHIND_ADDRESS.exec(before);
  return joint !== null && ADDRESS.test(before.slice(0, joint.index).split(/\s/u).at(-1) ?? "");
}

/** Spans of telephone numbers: a plus, a nought, three groups and more, or a word for calling before them. */
export function telephoneSpans(text: string): [start: number, end: number][] {
  return [...groupedSpans(text), ...unbrokenSpans(text)].toSorted(([one], [other]) => one - other);
}

/** "065551234": no count begins with a nought and has so many digits; "98765 43210", as India writes them, is none either. */
function unbrokenSpans(text: string): [start: number, end: number][] {
  return [
    ...text.matchAll(
      /(?<![\p{L}\p{N}+.,:/-])(?:0\d{7,11}|\+\d{9,14}|[6-9]\d{4}[\s\u00A0-]\d{5})(?![\p{N}/]|[.,:-]\d|[\s\u00A0-]\(?\d)/gu,
    ),
  ].map(({ index, 0: number }): [number, number] => [index, index + number.length]);
}

function groupedSpans(text: string): [start: number, end: number][] {
  return [...text.matchAll(/\+?\(?\d{1,5}\)?(?:[\s\u00A0-]\(?\d{1,8}\)?){1,5}(?!\d|[.,]\d)/gu)].flatMap(
    (match) => {
      const [all] = match;
      const digits = all.replace(/\D/g, "").length;
      const grouped = /^\d{1,3}(?:[\s\u00A0]\d{3})+$/.test(all);
      const before = text.slice(0, match.index);
      const called =
        /(?:call|phone|tel|dial|fax|ring|hotline|ruf|anruf|appel|llam|chiam|ligue|bel|звон|тел)\S*\s(?:\S+\s){0,2}$/iu.test(
          before,
        ) ||
        /(?:电话|電話|热线|熱線|拨打|撥打|致电|致電|拨|撥|联系|聯絡|전화|문의|तेलीफ़ोन|फ़ोन|फोन)\s?[:：]?\s?$/u.test(
          before,
        );
      const threes = /^\d{3}[\s\u00A0]\d{3}[\s\u00A0]\d{3}$/u.test(all);
      const shaped = /^\+|^\(?0/.test(all) || (!grouped && all.split(/[\s\u00A0-]/).length >= 4);
      const contact = threes && isContact(before.slice(-NEAR), text.slice(match.index + all.length));
      // "(電話 0472-33-1188)": the bracket is not the number's.
      const end = match.index + all.length - (/^[^(]*\)$/u.test(all) ? 1 : 0);
      return digits >= 6 && (shaped || contact || (called && !grouped))
        ? [[match.index, end] as [number, number]]
        : [];
    },
  );
}

/** As `setAroundAddress`, for the one number of a text that is called; null for none or several. */
export function setAroundTelephone(text: string): ReturnType<typeof setAround> | null {
  const [only, ...others] = telephoneSpans(text);
  return only === undefined || others.length > 0 ? null : setAround(text, { start: only[0], end: only[1] });
}
