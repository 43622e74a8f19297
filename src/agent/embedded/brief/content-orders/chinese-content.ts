import type { Ordered } from "./order-form.ts";

const LEAD =
  "(?:(?:最后|最後|然后|然後|接着|接著|另外|还有|還有|同时|同時|片尾|结尾|結尾|片头|片頭|开头|開頭|中间|中間|视频里|視頻裡|片中|其中)?[，,]?(?:也|还|還|再)?)*";
const PLEASE = "(?:请|請|麻烦|麻煩|务必|務必|一定要|记得|記得|要|需要|希望)";
const WHOM = "(?:大家|观众们?|觀眾們?|人们|人們|所有人|孩子们|孩子們|同学们|同學們)";
/** Of whom else is told or reminded the maker is not asked. */
const TELLS = `(?:说明|說明|说清楚|說清楚|讲清楚|講清楚|强调|強調|提到|提及|指出|介绍一下|介紹一下|讲到|講到|说到|說到|交代|(?:告诉|告訴|提醒|叮嘱|叮囑)${WHOM})`;
const SAYS = new RegExp(
  `^${LEAD}${PLEASE}+(?:特别|特別|简单|簡單|清楚地?|明确地?|明確地?|顺便|順便|再|也|还|還)*${TELLS}(?:一下)?[，,：:]?(?<told>.{6,120})$`,
  "u",
);
const PUT_FIRST = new RegExp(
  `^${LEAD}${PLEASE}*(?:把|将|將)(?<told>.{6,90})(?:这一点|這一點|这件事|這件事|这点|這點|的事实|的事實)(?:也|都)?(?:说|說|讲|講|交代|强调|強調|写|寫|放)(?:清楚|明白|进去|進去|出来|出來|一下|到)?.{0,4}$`,
  "u",
);
const FROM = new RegExp(
  `^${LEAD}${PLEASE}*(?:从|從|以)(?<who>[^，,。]{1,16}?)(?:讲起|講起|说起|說起|开始讲?|開始講?|开头|開頭|开场|開場)[，,：:](?<does>.{4,120})$`,
  "u",
);
const ENDS = new RegExp(
  `^${LEAD}${PLEASE}*(?:用|以)(?:一个|一個|这个|這個|下面的?)?(?:问题|問題|提问|提問|问句|一句话|一句話)(?:来|來)?(?:结尾|結尾|收尾|结束|結束|作结)[：:，,](?<told>.{4,90})$`,
  "u",
);
const THROUGH = new RegExp(
  `^${LEAD}${PLEASE}*(?:通过|透过|透過|以|用)(?<who>[\\p{Script=Han}·]{2,8}?)(?:的故事|的经历|的經歷|的视角|的視角)(?:来|來)?(?:讲述|講述|讲|講|说|說|呈现|呈現|展开|展開)?[，,：:](?<does>.{4,120})$`,
  "u",
);
const INVITES = new RegExp(
  `^${LEAD}${PLEASE}*(?<verb>邀请|邀請|欢迎|歡迎|呼吁|呼籲|号召|號召|鼓励|鼓勵)(?<whom>${WHOM})(?:都|一起|也)?(?<told>.{4,80})$`,
  "u",
);
/** A clause says something; "原因" and "为什么…" only name it. */
const TELLS_SOMETHING = /[是有在可能会會要不没沒了已才只都被把到让讓需应應该該得过過就]|\p{Nd}/u;
const ASKS = /^(?:为什么|為什麼|为何|為何|如何|怎么|怎麼|怎样|怎樣|什么是|什麼是|哪些)/u;
const PRONOUN = /^(?:他们|她们|他們|她們|他|她|它)/u;

/** "请说明一个字可以反复使用", "请从毕昇讲起，他在…": what is to be told; null for what orders nothing so. */
export function chineseContent(said: string): Ordered | null {
  const asked = ENDS.exec(said)?.groups?.["told"];
  if (asked !== undefined) return { told: /[?？]$/u.test(asked) ? asked : `${asked}。`, level: "likely" };
  const { who, does } = (FROM.exec(said) ?? THROUGH.exec(said))?.groups ?? {};
  if (who !== undefined && does !== undefined) return { told: `${PRONOUN.test(does) ? does.replace(PRONOUN, who) : does}。`, level: "likely" }; // prettier-ignore
  const invited = INVITES.exec(said)?.groups;
  if (invited !== undefined) return { told: `${/^[邀欢歡]/u.test(invited["verb"] ?? "") ? "欢迎" : "请"}${invited["whom"]}${invited["told"]}。`, level: "likely" }; // prettier-ignore
  const told = (SAYS.exec(said) ?? PUT_FIRST.exec(said))?.groups?.["told"];
  if (told === undefined || ASKS.test(told) || !TELLS_SOMETHING.test(told)) return null;
  return { told: `${told}。`, level: "likely" };
}
