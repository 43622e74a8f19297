import assert from "node:assert/strict";
import { test } from "node:test";
import { broughtThings } from "./brought-things.ts";

/** "lead: label; label". */
function told(sentence: string, language: string): string | null {
  const found = broughtThings(sentence, language);
  return found === null ? null : `${found.lead}: ${found.parts.map(({ label }) => label).join("; ")}`;
}

const CASES: [language: string, sentence: string, expected: string | null][] = [
  ["ja", "出店する方はビニールシート、釣り銭、名札、ごみ袋をお持ちください。", "出店する方は…をお持ちください: ビニールシート; 釣り銭; 名札; ごみ袋"],
  ["ja", "屋台では焼きそば、たこ焼き、綿あめ、ラムネを売ります。", "屋台では…を売ります: 焼きそば; たこ焼き; 綿あめ; ラムネ"],
  ["ja", "雨が降ったら、傘を持って、早く来て、名札をお持ちください。", null],
  ["ja", "タオルと水筒をお持ちください。", null],
  ["ko", "앞치마, 머릿수건, 반찬통, 필기도구를 가져오세요.", "가져오세요: 앞치마; 머릿수건; 반찬통; 필기도구"],
  ["ko", "문을 닫고, 불을 끄고, 창문을 잠그고, 열쇠를 가져오세요.", null],
  ["hi", "अपने साथ आधार कार्ड, पुरानी रिपोर्ट, चश्मा और पानी की बोतल लाइए।", "अपने साथ … लाइए: आधार कार्ड; पुरानी रिपोर्ट; चश्मा; पानी की बोतल"],
  ["hi", "अपने साथ पानी लाइए।", null],
  ["ar", "وأحضرن معكن مقصاً ومتراً ودبابيس وقطعة قماش بطول مترين.", "أحضرن معكن: مقص; متر; دبابيس; قطعة قماش بطول مترين"],
  ["ar", "أحضروا معكم دفتراً وقلماً.", null],
  ["he", "נא להביא כפפות עבודה, כובע, בקבוק מים ונעליים סגורות.", "נא להביא: כפפות עבודה; כובע; בקבוק מים; נעליים סגורות"],
  ["zh", "请带身份证、照片两张、笔和水杯。", "请带: 身份证; 照片两张; 笔; 水杯"],
  ["zh", "请带孩子一起来，下午三点在门口集合。", null],
]; // prettier-ignore

for (const [language, sentence, expected] of CASES)
  test(`${language}: ${sentence}`, () => assert.equal(told(sentence, language), expected));
