import { isCall } from "../materials/call-to-action.ts";
import { ADDRESS } from "./address.ts";
import { splitSentences } from "./sentences.ts";
import { isCalled, telephoneSpans } from "./telephone.ts";
import { toPattern } from "./regex.ts";

/** "Thanks to the new pump" gives a reason, and thanks nobody. */
const THANKS = toPattern(
  "^(?:(?:and|und|et|y|e|en|och|i|и|та|ו)\\s)?(?:" +
    [
      "(?:many |our )?thanks?(?: you)?(?!\\sto\\s(?!(?:all|every|you)))",
      "(?:vielen |herzlichen |besten )?dank(?:e)?(?=[\\s,!.]+(?:an alle|für|dass|euch|ihnen|dir|fürs|$))|wir danken",
      "(?:un grand )?merci|nous (?:vous )?remercions",
      "(?:muchas )?gracias(?!\\sa\\s(?!tod))|(?:te|les|os) (?:damos las gracias|agradecemos)",
      "grazie(?!\\sa(?:l|i|gli|lle?)?\\s(?!tutt|voi|te))|vi ringraziamo",
      "(?:muito )?obrigad[oa]s?|agradecemos",
      "bedankt|dank (?:je|u|jullie)|dziękuj\\p{L}+|děkuj\\p{L}+|ďakuj\\p{L}+|tack(?: så mycket| för| till)?(?=[\\s!.]+(?:för|till|alla|att|$))|tusen takk|takk for|tak (?:for|til|fordi)|kiitos|köszönj\\p{L}+|mulțumim|hvala",
      "спасибо|благодар(?:им|ю)|дяку(?:ємо|ю)|ευχαριστούμε",
      "شكر[اً]\\p{M}*|نشكركم|תודה|متشکریم|धन्यवाद|शुक्रिया|ধন্যবাদ|நன்றி|ขอบคุณ|cảm ơn|xin cảm ơn|terima kasih|asante",
    ].join("|") +
    ")(?![\\p{L}\\p{M}])|^(?:谢谢|謝謝|感谢|感謝|ありがとう|本日はありがとう)",
  "iu",
);
const THANKS_LAST =
  /(?:teşekkür (?:ederiz|ederim|eder)|teşekkürler|ありがとうござい(?:ます|ました)|感謝(?:します|いたします)|감사합니다|감사드립니다|고맙습니다|धन्यवाद|ধন্যবাদ|நன்றி)[\s.!।。！]*$/u;

/** Whether a text names where to turn: a telephone number, an address of the web or of mail. */
export function namesContact(text: string): boolean {
  return ADDRESS.test(text) || telephoneSpans(text).length > 0;
}

/** Whether a text that follows a picture speaks to who watches: a call, a number or address to turn to, thanks. */
export function turnsToViewers(text: string, language: string): boolean {
  if (namesContact(text)) return true;
  return splitSentences(text, language).some((said) => {
    const sentence = said.trim();
    return THANKS.test(sentence) || THANKS_LAST.test(sentence) || isCall(sentence) || callsNumber(sentence);
  });
}

function callsNumber(sentence: string): boolean {
  return [...sentence.matchAll(/(?<!\p{Nd})\p{Nd}{2,6}(?!\p{Nd})/gu)].some((found) =>
    isCalled(sentence.slice(0, found.index), found[0], sentence.slice(found.index + found[0].length)),
  );
}
