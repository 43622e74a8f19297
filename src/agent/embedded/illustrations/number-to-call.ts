/** What stands beside a thought that gives a number to call. */
export const CALLED = "telephone-receiver";

/** Groups of digits, with what is written between those of a telephone number. */
const GROUPS =
  /(?<![\p{L}\p{N}.,€$£#/-])\+?\(?\p{Nd}{1,5}\)?(?:[ \u00a0./–-]{1,3}\(?\p{Nd}{2,5}\)?){1,5}(?![\p{L}\p{N}%€$£]|[.,]\p{Nd}|\s?[€$£%])/gu;
const FEWEST_DIGITS = 7;
/** Days, years from one to another and hours are written so too. */
const NO_NUMBER =
  /^\p{Nd}{4}[-–./]\p{Nd}{1,2}[-–./]\p{Nd}{1,2}$|^\p{Nd}{1,2}[-–./]\p{Nd}{1,2}[-–./]\p{Nd}{2,4}$|^\p{Nd}{4}\s?[-–/]\s?\p{Nd}{4}$|^\p{Nd}{1,2}\.\p{Nd}{2}\s?[-–]\s?\p{Nd}{1,2}\.\p{Nd}{2}$/u;
/** Who is told to call, language by language; without it, what does not begin as a number could be thousands. */
const CALLS =
  /(?<![\p{L}\p{M}])(?:calls?|phone|ring|text|dial|tel|ruft?|rufen|anruf\S*|telefon\S*|téléphon\S*|appel\S*|llam\S+|teléfono|chiam\S+|lig(?:ue|uem|ar)|bel(?:t|len)?|ring|zadzwo\S+|dzwo\S+|volejte|zavolejte|позвон\S+|звон\S+|дзвон\S+|зателефон\S+|тел|sunați|τηλεφων\S+|καλέστε|arayın|soita|hívj\S+|hubungi|gọi|اتصل\S*|هاتف|חייגו|התקשרו|טלפון)(?![\p{L}\p{M}])|电话|電話|致电|致電|拨打|전화|फ़ोन|फोन|কল|ফোন/iu;

/** Where a text gives a number to call; -1 where it gives none. */
export function numberToCall(text: string): number {
  for (const found of text.matchAll(GROUPS)) {
    const number = found[0].trim();
    const digits = number.match(/\p{Nd}/gu)?.length ?? 0;
    if (digits < FEWEST_DIGITS || NO_NUMBER.test(number)) continue;
    const isSure = /^(?:\+|\(?0)/u.test(number) && !/^0\p{Nd}[.:]/u.test(number);
    if (isSure || (CALLS.test(text) && !/^(?:19|20)\p{Nd}{2}\P{Nd}/u.test(number))) return found.index;
  }
  return -1;
}
