/** Words of what is open or staffed at some hours, in a sentence or over columns. */
const OPEN =
  /(?<![\p{L}\p{M}])(?:open(?:s|ing)?|clos(?:e|es|ed|ing)|opening hours|geöffnet|öffnet|offen|schließt|geschlossen|öffnungszeiten|sprechzeit\p{L}*|ouvert[es]*|ouvre|ferme|fermeture|ouverture|horaires?|abiert[oa]s?|abre|cierra|apertura|cierre|horarios?|apert[oaie]|apre|chiude|chiusura|orari|orario|abert[oa]s?|fecha|abertura|encerramento|geopend|open(?:t|ingstijden)|sluit|sluiting|öppe(?:t|n|ttider)|öppnar|stänger|åpent?|åpner|stenger|åben|åbner|lukker|otwart[aey]\p{L}*|otwarcie|zamyka|zamknięcie|godziny|otevřen\p{L}*|zavírá|otevírá|открыт\p{L}*|открывается|закрывается|відчинен\p{L}*|відкрит\p{L}*|зачиняється|açık\p{L}*|açılış|kapanış|kapanır|ανοιχτ\p{L}*|κλείνει|deschis\p{L}*|închide|nyitva|zárás|nyitás|مفتوح\p{L}*|يفتح|يغلق|תפתח|פתוח\p{L}*|סגירה|खुल\p{L}*|बंद|buka|tutup|mở cửa|đóng cửa|เปิด|ปิด)(?![\p{L}\p{M}])|開館|閉館|開店|閉店|営業|开放|開放|开门|關門|关门|营业|營業|영업|개관|폐관|개장/iu;
const HOURS_OF_DAY = 24;

/** "Open from 9 to 19", "Opens | Closes": numbers that are hours of a day, and no amounts that could be compared or grow. */
export function areHoursOfDay(text: string, values: readonly (number | null)[]): boolean {
  const told = values.filter((value) => value !== null);
  const fit = told.length > 0 && told.every((value) => value >= 0 && value <= HOURS_OF_DAY && (value * 4) % 1 === 0); // prettier-ignore
  return fit && (OPEN.test(text) || UNTIL.test(text));
}

/** "Cumartesi 9'dan 13'e kadar": until when, without a verb. */
const UNTIL = /['’]y?[aeıiuü]\s(?:kadar|dek)[.!]?$/iu;
