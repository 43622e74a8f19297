import type { ToldFigures } from "../brief/brief.ts";
import { parseNumber } from "../text/figures.ts";
import { regex } from "../text/regex.ts";
import { beforeAndAfter } from "./before-and-after.ts";
import type { Contrast } from "./contrast-points.ts";
import { THEN_NOW } from "./then-now-words.ts";

const SAID = 12;
const NUMBER = "\\d[\\d,]*(?:\\.\\d+)?";

/** What stands between what was and what is: "9分かかりましたが、", "… 걸렸지만 ", ", но ". */
const BETWEEN: Readonly<Record<string, string>> = {
  ja: "(?:が|けれど|けど)[、]",
  ko: "(?:었지만|렸지만|했지만|였지만|는데),?\\s",
  zh: "[，,；](?:而|但)?",
};
const JOINS =
  "(?:but|and|while|aber|doch|und|mais|et|pero|y|ma|e|mas|maar|en|men|och|og|ale|a|но|а|але|بينما|و|אבל|लेकिन)\\s";

/**
 * "Früher warteten Mieter 19 Tage, heute sind es 4.": one measure before and after, in one sentence whose two clauses say which is
 * which. As `beforeAndAfter`.
 */
export function beforeAndAfterWithin(
  sentence: string,
  language: string,
): { shows: ToldFigures | Contrast; count: number } | null {
  const words = THEN_NOW[language];
  if (words === undefined || /[?？؟:：]/u.test(sentence)) return null;
  const topical = topicalIn(sentence, language);
  if (topical !== null) return topical;
  const between = BETWEEN[language] ?? `[,;،؛]\\s(?:${JOINS})?`;
  const found = regex(`^(?<was>(?:(?:${words.past})[,،]\\s)?[^,;،؛，、；]+?)${between}(?<is>(?:${words.now}).+)$`, "iu").exec(sentence.trim())?.groups; // prettier-ignore
  const { was = "", is = "" } = found ?? {};
  if (was === "" || is === "") return null;
  const shown = beforeAndAfter([was, is], 0, language);
  // Two columns of so few words say no more than the sentence.
  return shown?.shows.form === "figures" ? { ...shown, count: 1 } : null;
}

/** "办一张卡 | 先前要9分钟，现在只要4分钟": what is measured stands before both. */
const TOPICAL: Readonly<Record<string, RegExp>> = {
  zh: new RegExp(`^(?<topic>[\\p{Script=Han}]{2,12}?)，?(?:以前|先前|原来|原來|过去|過去|从前|從前|之前|本来|本來)(?:要|需要|需|是|有|得)?(?<x>${NUMBER})(?<unit>分钟|分鐘|小时|小時|天|周|週|个月|個月|年|元|公斤|吨|噸|人|%)[，,；](?:而|但)?(?:现在|現在|如今|目前)(?:只|仅|僅|就)?(?:要|需要|需|是|有|得)?(?<y>${NUMBER})\\k<unit>[。]?$`, "u"),
  ja: new RegExp(`^(?<topic>[^、。はが]{2,14}?)(?:は|に)、?(?:以前|これまで|従来|昔)(?:は|なら)?(?<x>${NUMBER})(?<unit>分間?|時間|日間?|週間|か月|ヶ月|円|人|キロ|トン|%)(?:かかりました|かかっていました|でした|だった)(?:が|けれど)、(?:今|いま|現在)(?:は|では)?(?<y>${NUMBER})\\k<unit>(?:です|で済みます|になりました|でできます)?[。]?$`, "u"),
  ko: new RegExp(`^(?<topic>[^,.]{2,14}?)(?:은|는|이|가|에)\\s(?:예전에는|예전엔|전에는|이전에는)\\s(?<x>${NUMBER})(?<unit>분|시간|일|주|개월|원|명|킬로|톤|%)(?:이|가)?\\s?(?:걸렸지만|이었지만|였지만|걸렸는데),?\\s(?:지금은|이제는)\\s(?<y>${NUMBER})\\k<unit>(?:이면 됩니다|입니다|이 걸립니다)?[.]?$`, "u"),
}; // prettier-ignore

function topicalIn(sentence: string, language: string): { shows: ToldFigures; count: number } | null {
  const text = sentence.trim();
  const found = TOPICAL[language]?.exec(text);
  const { topic = "", x = "", y = "", unit = "" } = found?.groups ?? {};
  if (topic === "") return null;
  const [was, is] = [`${x}${unit}`, `${y}${unit}`];
  const [before, after] = [text.indexOf(was), text.lastIndexOf(is)];
  const figure = (display: string, number: string) => ({ display, value: parseNumber(number, language), decimals: /\.(\d+)$/u.exec(number)?.[1]?.length ?? 0, prefix: "", suffix: unit }); // prettier-ignore
  if (before === after || x === y) return null;
  const part = {
    label: topic,
    figure: figure(is, y),
    said: text.slice(after, after + SAID),
    from: { figure: figure(was, x), said: text.slice(before, before + SAID) },
  };
  return { shows: { form: "figures", parts: [part] }, count: 1 };
}
