/** Small words of Chinese beside which a single sign is a noun: particles, prepositions, places, measures, and verbs that take things. */
const CHINESE_BEFORE =
  "的地得是在有和与與跟及或把将將被从從到向对對用以给給让讓为為了着著这這那每各整几一两兩二三四五六七八九十半等由于於而就也都还還再又只" +
  "座条條只隻艘匹头頭棵株朵块塊本把张張片碗杯瓶锅鍋盏盞扇间間栋棟架辆輛支枚颗顆粒袋包群种種位口壶壺篮籃" +
  "采採摘爬登上下进進出过過修建造搭养養喂餵骑騎牵牽赶趕抓捕钓釣吃煮蒸炒烧燒做卖賣买買种種砍锯鋸挑运運装裝看听聽读讀写寫喝泡沏敲点點关關开開推拉洗晒曬磨切剪" +
  "大小老新旧舊古高低长長短热熱冷生熟鲜鮮干乾湿濕厚薄深浅淺";
const CHINESE_AFTER =
  "的是在有和与與跟及或把被从從到向对對也都就还還再又不没沒很更最已会會能要可了着著过過来來去上下里裡中内內外边邊旁前后後时時等而让讓给給用以为為变變开開" +
  "长長高大小少多好坏壞死活飞飛游走跑停靠倒响響亮落开開";

/** What Japanese writes behind a noun. */
const JAPANESE_AFTER =
  /^(?:が|を|は|に|の|で|も|と|へ|や|から|まで|より|など|だけ|しか|でも|には|では|とは|ごと)/u;

const HAN = /^\p{Script=Han}+$/u;
const WORD = /^[\p{L}\p{N}]/u;

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterFor(base: string): Intl.Segmenter {
  const known = segmenters.get(base);
  if (known !== undefined) return known;
  const made = new Intl.Segmenter(base, { granularity: "word" });
  segmenters.set(base, made);
  return made;
}

/**
 * The single signs that stand in a Chinese or Japanese text as words of their own. A sign stands in many words: 马 begins
 * "at once" and a general's name, 山 ends a place's. It is a noun only where the dictionary parts it from what is around and that
 * is a small word, or no word of one sign: two single signs side by side are a name or a word that the dictionary does not know.
 */
export function singleSigns(text: string, base: string, signs: ReadonlySet<string>): string[] {
  if (![...signs].some((sign) => text.includes(sign))) return [];
  const parts = [...segmenterFor(base).segment(text)].map(({ segment }) => segment);
  return parts.filter(
    (part, at) =>
      signs.has(part) &&
      (base === "ja"
        ? isJapaneseNoun(parts[at - 1] ?? "", parts.slice(at + 1, at + 3).join(""))
        : isChineseNoun(parts[at - 1] ?? "", parts[at + 1] ?? "")),
  );
}

function isJapaneseNoun(before: string, after: string): boolean {
  // 青い山 is a mountain, 青木 a name; what was struck out beside it is the other half of a word.
  if (/[\p{Script=Han}\p{Script=Katakana}\p{N}ー·]$/u.test(before)) return false;
  return !WORD.test(after) || JAPANESE_AFTER.test(after);
}

function isChineseNoun(before: string, after: string): boolean {
  if (before === "·" || after === "·") return false;
  return isApart(before, CHINESE_BEFORE) && isApart(after, CHINESE_AFTER);
}

function isApart(part: string, small: string): boolean {
  if (!HAN.test(part)) return !/^[\p{L}\p{N}]/u.test(part);
  return Array.from(part).length > 1 || small.includes(part);
}
