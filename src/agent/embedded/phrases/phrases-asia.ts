import type { Phrases } from "./phrase-table.ts";

export const PHRASES_ASIA: Record<string, Partial<Phrases>> = {
  zh: {
    points: "一共有{}点", ordinals: ["第一，", "第二，", "第三，", "第四，", "第五，", "第六，", "接着，"], last: "最后，", atDate: "{}，{}",
    highest: "最高的是{}，{}", lowest: "最低的是{}，{}", next: "其次是{}", pairOf: "{}，{}",
    rose: "{}从{}（{}）上升到{}（{}）", fell: "{}从{}（{}）下降到{}（{}）",
    recap: "总之", recapHeading: "总之", code: "这是{}代码", codePlain: "这是代码", space: "", colon: "：",
  },
  "zh-Hant": {
    points: "一共有{}點", ordinals: ["第一，", "第二，", "第三，", "第四，", "第五，", "第六，", "接著，"], last: "最後，", atDate: "{}，{}",
    highest: "最高的是{}，{}", lowest: "最低的是{}，{}", next: "其次是{}", pairOf: "{}，{}",
    rose: "{}從{}（{}）上升到{}（{}）", fell: "{}從{}（{}）下降到{}（{}）",
    recap: "總之", recapHeading: "總之", code: "這是{}程式碼", codePlain: "這是程式碼", space: "", colon: "：",
  },
  ja: {
    ordinals: ["まず、", "次に、", "三つ目に、", "四つ目に、", "続いて、", "それから、", "さらに、"], last: "最後に、", atDate: "{}、{}",
    highest: "最も高いのは{}で、{}です", lowest: "最も低いのは{}で、{}です", next: "次いで{}", pairOf: "{}、{}",
    rose: "{}は{}（{}）から{}（{}）に増えました", fell: "{}は{}（{}）から{}（{}）に減りました",
    codePlain: "こちらがコードです", space: "", colon: "：",
  },
  ko: {
    ordinals: ["첫째, ", "둘째, ", "셋째, ", "넷째, ", "다섯째, ", "그다음, "], last: "마지막으로, ",
    highest: "가장 높은 것은 {}, {}입니다", lowest: "가장 낮은 것은 {}, {}입니다", next: "다음은 {}", pairOf: "{} {}",
    rose: "{}: {}({})에서 {}({})까지 증가", fell: "{}: {}({})에서 {}({})까지 감소",
    codePlain: "코드는 다음과 같습니다",
  },
  ar: {
    ordinals: ["أولاً: ", "ثانياً: ", "ثالثاً: ", "رابعاً: ", "خامساً: ", "سادساً: ", "ثم: "], last: "وأخيراً: ", atDate: "{}: {}",
    highest: "الأعلى {}: {}", lowest: "الأقل {}: {}", next: "ثم {}", pairOf: "{} {}",
    rose: "{}: ارتفاع من {} ({}) إلى {} ({})", fell: "{}: انخفاض من {} ({}) إلى {} ({})",
    codePlain: "إليكم الشيفرة",
  },
  hi: {
    ordinals: ["पहला: ", "दूसरा: ", "तीसरा: ", "चौथा: ", "पाँचवाँ: ", "छठा: ", "इसके बाद: "], last: "और अंत में: ",
    highest: "सबसे अधिक {}: {}", lowest: "सबसे कम {}: {}", next: "फिर {}", pairOf: "{} {}",
    rose: "{}: {} ({}) से बढ़कर {} ({})", fell: "{}: {} ({}) से घटकर {} ({})",
    codePlain: "यह रहा कोड",
  },
  tr: { ordinals: ["Önce: ", "Sonra: ", "Ardından: ", "Daha sonra: "], last: "Son olarak: ", rose: "{}: {} ({}) değerinden {} ({}) değerine yükseldi", fell: "{}: {} ({}) değerinden {} ({}) değerine düştü" },
  he: { rose: "{}: עלייה מ־{} ({}) ל־{} ({})", fell: "{}: ירידה מ־{} ({}) ל־{} ({})" },
  id: { rose: "{}: naik dari {} ({}) menjadi {} ({})", fell: "{}: turun dari {} ({}) menjadi {} ({})" },
  vi: { rose: "{}: tăng từ {} ({}) lên {} ({})", fell: "{}: giảm từ {} ({}) xuống {} ({})" },
}; // prettier-ignore
