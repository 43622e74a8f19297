import { HOUR_WORDS } from "../text/hour-words.ts";
import { regex } from "../text/regex.ts";

const JA_TIME = `(?:午前|午後|朝|夕方|夜)?(?:\\d{1,2}|${HOUR_WORDS.han})時(?:\\d{1,2}分|半)?`;
const ZH_TIME = `(?:早上|上午|中午|下午|傍晚|晚上|夜里)?(?:\\d{1,2}|${HOUR_WORDS.han})[点點](?:半|整|\\d{1,2}分?)?`;
const KO_TIME = `(?:(?:오전|오후|아침|저녁|밤)\\s?)?(?:\\d{1,2}|${HOUR_WORDS.ko})\\s?시(?:\\s?\\d{1,2}분|\\s?반)?`;

/** How a clause of a day's programme may tell its hour elsewhere than first, and what it is with its hour first. */
const FORMS: Readonly<Record<string, readonly (readonly [form: string, first: string])[]>> = {
  ja: [
    // 当日は午前8時45分までに…
    [`^(?:当日|この日|初日|翌日|本日|今日|まず|最初に)は?、?(?=${JA_TIME})`, ""],
    // 午後は1時から…
    ["^(午前|午後|朝|夕方|夜)は、?(?=\\d{1,2}時)", "$1"],
    // 終業は午後5時30分です
    [`^([^、。はが\\d]{1,14})は(${JA_TIME})(から|まで)(?:です|となります|になります|の予定です)?$`, "$2$3、$1"],
    [`^([^、。はが\\d]{1,14})は(${JA_TIME})(?:です|となります|になります|の予定です)?$`, "$2に$1"],
  ],
  zh: [
    [`^(?:当天|当日|第一天|首日)[，,]?(?=${ZH_TIME})`, ""],
    [`^([^，。\\d]{2,12}?)(?:时间)?[是为在](${ZH_TIME})(开始|结束)?$`, "$2$1$3"],
  ],
  ko: [
    [`^(?:당일|첫날|이날)(?:은|에는|에)?\\s(?=${KO_TIME})`, ""],
    [`^([^,.\\d]{1,14}?)(?:은|는)\\s(${KO_TIME})(?:입니다|이에요|예요|이다)$`, "$2에 $1"],
  ],
}; // prettier-ignore

/** 「終業は午後5時30分です」 as 「午後5時30分に終業」: the clause with its hour first, as the others of its row have it. */
export function withHourFirst(clause: string, language: string): string {
  return (FORMS[language] ?? []).reduce(
    (told, [form, first]) => told.replace(regex(form, "u"), first),
    clause,
  );
}
