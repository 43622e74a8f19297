/** What a mail program or a hurried sender puts before a subject: "Re:", "TR:", "[Anfrage]", 【至急】, "URGENT:". */

const PREFIX =
  /^(?:(?:re|fwd?|fw|aw|antw|wg|wtr|tr|rép|rv|res|rif|r|i|enc|sv|vs|vb|vl|odp|pd|ynt|ilt|doorst|回复|回覆|答复|转发|轉寄|轉發|返信|転送|답장|회신|전달|رد|إعادة توجيه|تحويل|השב|הועבר|תגובה)(?:\s?[[(]\p{Nd}{1,2}[\])])?\s*[:：]\s*)+/iu;
const ORDERED =
  "(?:(?:new |neue |nouvelle |nueva |nuova |nova )?(?:film |video |vídeo |vidéo )?(?:request|order|enquiry|inquiry|brief(?:ing)?|question|help(?: needed)?|todo|to do|action(?: required)?|anfrage|auftrag|bitte|frage|demande|commande|question|solicitud|petición|encargo|consulta|richiesta|incarico|domanda|pedido|solicitação|dúvida|verzoek|aanvraag|opdracht|vraag|prośba|zapytanie|zlecenie|запрос|заявка|просьба|вопрос|запит|прохання|žádost|poptávka|förfrågan|begäran|beställning|forespørgsel|forespørsel|anmodning|rica|istek|talep|طلب|استفسار|בקשה|פנייה|अनुरोध|निवेदन))";
const HURRIED =
  "(?:very |sehr |très |muy |molto |muito )?(?:urgent[ei]?|asap|important[ei]?|high priority|reminder|dringend|eilt|eilig|wichtig|erinnerung|rappel|recordatorio|promemoria|lembrete|spoed|dringend|belangrijk|pilne|ważne|срочно|важно|терміново|важливо|naléhavé|důležité|brådskande|viktigt|haster|hastar|vigtigt|viktig|acil|önemli|عاجل|مهم|هام|דחוף|חשוב|तत्काल|अत्यावश्यक|ज़रूरी)";
const OF_MAIL =
  "(?:ext(?:ern(?:al|e|o|a)?)?|internal|intern[eoa]?|confidential|vertraulich|spam\\??|(?:ticket|case|ref)?\\.?\\s?#?\\s?[\\p{Nd}-]{2,12}|v\\p{Nd}|draft|entwurf|bozza|borrador|brouillon|rascunho)";
const EAST =
  "(?:動画|映像|制作|作成)?(?:の)?(?:ご|御)?(?:依頼|相談|至急|大至急|緊急|重要|急ぎ|お急ぎ|お願い|連絡|確認|共有|再送|要返信|要確認|社内|質問)(?:事項)?|(?:视频|影片|制作)?(?:请求|請求|需求|紧急|緊急|加急|重要|求助|请示|咨询|转发|通知|内部)|(?:영상 |제작 )?(?:요청|의뢰|부탁|긴급|중요|문의|급함|협조|공유|사내)";
const KIND = `(?:${ORDERED}|${HURRIED}|${OF_MAIL}|${EAST})`;
const TAG = new RegExp(
  `^(?:[[(【［〔（]\\s*${KIND}(?:[\\s/,·・|-]+${KIND})*[\\s!！]*[\\])】］〕）]\\s*)+`,
  "iu",
);
const LABEL = new RegExp(`^(?:${HURRIED}|${ORDERED}|${EAST})[\\s!！]*\\s?[:：–—-]\\s*(?=\\S)`, "iu");

/** A subject without such marks, however many stand before it. */
export function withoutMarks(line: string): string {
  // A capital dotted I has no small form of its own under /i.
  let bare = line.trim();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const cut = [PREFIX, TAG, LABEL]
      .map((pattern) => pattern.exec(bare.replaceAll("İ", "I"))?.[0].length ?? 0)
      .find((length) => length > 0);
    if (cut === undefined || !/[\p{L}\p{N}]{2}/u.test(bare.slice(cut))) return bare;
    bare = bare.slice(cut).trim();
  }
  return bare;
}

const MOST_ROUNDS = 5;

/** Whether a line bears a mark in brackets that only a subject has: 【依頼】, "[Anfrage]". */
export function isTagged(line: string): boolean {
  return TAG.test(line.trim());
}
