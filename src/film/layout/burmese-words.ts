const WORD_JOINER = "\u2060";
const segmenter = new Intl.Segmenter("my", { granularity: "word" });

/**
 * A Burmese text with word joiners where a line should not break: Burmese sets a blank between its phrases, within
 * which particles and endings follow their word (အရသာရှိ|တဲ့). A phrase that does not `fits` keeps no more than these.
 */
export function joinBurmese(text: string, fits: (phrase: string) => boolean): string {
  return text.replace(PHRASES, (phrase) => {
    const words = [...segmenter.segment(phrase)].map(({ segment }) => segment);
    const whole = phrase.length <= LONGEST && fits(phrase);
    return words
      .map((word, at) => (at > 0 && (whole || ENDING.test(word)) ? WORD_JOINER + word : word))
      .join("");
  });
}

const PHRASES = /[\p{Script=Myanmar}\p{M}]+/gu;
/** UTF-16 units, of which some three make a syllable. */
const LONGEST = 24;
const ENDING =
  /^(?:ကို|က|မှာ|မှ|တွင်|၌|နှင့်|နဲ့|၏|ရဲ့|တဲ့|သော|တယ်|ပါ|ကြ|များ|တွေ|လည်း|တော့|ပြီး|အောင်|ရန်|ဖို့|သည်|မည်|မယ်|ခဲ့|လို့|လျှင်|ရင်|၍|အား|အတွက်|ဘူး|လား|လဲ)/u;
