import { regex } from "../text/regex.ts";
import { withoutStop } from "../text/sentences.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { tellsPast } from "./past.ts";
import { tellOfPersons } from "./persons.ts";

/**
 * How a sentence says that several things are to be in something, or are to be taken along, before it names them: what is due, and
 * not what somebody happens to have. By language.
 */
const DUE: Readonly<Record<string, string>> = {
  en: "(?:should|must|needs? to|has to|have to|ought to) (?:always )?(?:hold|contain|have|carry|include|bring|pack)",
  de: "(?:in|zu|ins|zum|zur|im) .{2,40} (?:gehören|kommen|müssen|sollten)|(?:hinein|dazu) (?:gehören|müssen|kommen)",
  fr: "(?:doit|doivent|devrait|devraient|devez|dois) (?:toujours )?(?:contenir|comprendre|comporter|avoir|emporter|apporter)|(?:il )?faut (?:emporter|prévoir|apporter|prendre)",
  es: "(?:debe|deben|debería|deberían|tiene que|tienen que|hay que) (?:llevar|contener|incluir|tener|traer|meter)",
  it: "(?:deve|devono|dovrebbe|dovrebbero) (?:contenere|avere|comprendere|portare)|(?:bisogna|occorre) (?:portare|avere|mettere)",
  pt: "(?:deve|devem|deveria|tem de|têm de|é preciso) (?:conter|levar|ter|incluir|trazer)",
  nl: "in .{2,40} (?:horen|gaan|moeten)",
  sv: "(?:ska|bör|måste) (?:innehålla|ha med|finnas|rymma)",
  da: "(?:skal|bør) (?:indeholde|have med|rumme)",
  nb: "(?:skal|bør|må) (?:inneholde|ha med|romme)",
  pl: "(?:powin\\p{L}+|musi|muszą) (?:zawierać|mieć|się (?:znaleźć|znajdować))|(?:powin\\p{L}+) (?:znaleźć|znajdować) się|trzeba (?:zabrać|mieć|włożyć)",
  ru: "долж\\p{L}+ (?:быть|лежать|содержать|иметь)|(?:нужно|надо|следует) (?:взять|иметь|положить)",
  uk: "(?:має|мають|повин\\p{L}+) (?:бути|лежати|містити)|(?:потрібно|треба|слід) (?:взяти|мати|покласти)",
  zh: ".{0,14}(?:里|裡|中|内|內)?(?:要|应该?|應該?|必须|必須|需要?)(?:有|带上?|帶上?|准备好?|準備好?|装有?|裝有?|放)",
}; // prettier-ignore

/** The same where the verb stands behind them: what opens such a row, and what ends it. */
const DUE_BEHIND: Readonly<Record<string, { opens: string; ends: string }>> = {
  ja: { opens: ".{1,14}には?[、，]", ends: "(?:が|を)(?:入っています|入れます|入れてください|必要です|用意します|用意してください|持ってきてください)" },
  ko: { opens: ".{1,20}(?:에는|에) ", ends: "(?:이|가|을|를) (?:들어 ?있습니다|들어갑니다|있어야 합니다|필요합니다|넣습니다)" },
  tr: { opens: ".{2,30}[dt][ae] ", ends: " (?:bulunmalı|olmalı)(?:dır|dir)?" },
}; // prettier-ignore

/** A row behind what says that its things are due, with what leads to it; null for what is told of somebody or of the past. */
export function behindDue(sentence: string, language: string): { lead: string; told: string } | null {
  const bare = withoutStop(sentence);
  if (/[:：]/u.test(bare) || tellOfPersons([bare], language)) return null;
  const behind = DUE_BEHIND[language];
  const due = DUE[language];
  const pattern =
    behind === undefined
      ? due === undefined
        ? null
        : regex(`^(?<lead>[^,，、]{0,60}?${isUnspaced(language) ? "" : "(?<!\\p{L})"}(?:${due}))${isUnspaced(language) ? "" : "\\s"}(?<told>.+)$`, "isu") // prettier-ignore
      : regex(`^(?<lead>${behind.opens})(?<told>.+)(?:${behind.ends})$`, "isu");
  const { lead = "", told = "" } = pattern?.exec(bare)?.groups ?? {};
  if (told === "" || (language !== "ja" && tellsPast(lead, language) === true)) return null;
  return { lead: headOfPlace(lead.replace(/[\s、，]+$/u, ""), language), told };
}

/** 「救急箱の中には」 heads its things without its particles; 「中には」 alone says that they are what is in it. */
function headOfPlace(lead: string, language: string): string {
  if (language === "ko") return /(?:^|\s)안에는?$/u.test(lead) ? lead : lead.replace(/에는?$/u, "");
  if (language !== "ja") return lead;
  const place = lead.replace(/には?$/u, "");
  return /^(?:その)?中$/u.test(place) ? "中身" : place;
}
