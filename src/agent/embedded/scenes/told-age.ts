import { regex } from "../text/regex.ts";

/** How a sentence opens with how old somebody was, by language; `#`: the number of years. */
const OPENS: Readonly<Record<string, string>> = {
  en: "(?:at|aged)\\s(?:the\\sage\\sof\\s|age\\s|only\\s|just\\s)?#(?=,?\\s(?:he|she|they)\\s|,\\s)",
  de: "(?:mit|im\\sAlter\\svon)\\s(?:nur\\s)?#(?:\\sJahren)?(?=\\s\\p{Ll})",
  fr: "[àa]\\s#\\sans",
  es: "(?:a|con)\\s(?:los\\s)?#\\saños",
  it: "a\\s#\\sanni",
  pt: "(?:aos|com)\\s#\\sanos",
  nl: "op\\s(?:haar\\s|zijn\\s)?#(?:e|ste|de|-jarige\\sleeftijd)?(?=\\s\\p{Ll})",
  sv: "(?:vid\\s#\\sårs\\sålder|som\\s#-åring)",
  da: "(?:som\\s#-årig|i\\sen\\salder\\saf\\s#\\sår)",
  nb: "(?:som\\s#-åring|i\\sen\\salder\\sav\\s#\\sår)",
  fi: "#-vuotiaana",
  pl: "(?:w\\swieku\\s#\\slat|mając\\s#\\slat)",
  cs: "(?:ve?\\s#\\sletech|ve\\svěku\\s#\\slet)",
  ro: "la\\s#\\s(?:de\\s)?ani",
  hu: "#\\sévesen",
  ru: "в\\s#\\s(?:лет|года?)",
  uk: "[ву]\\s#\\s(?:років|роки|рік)",
  tr: "#\\syaşında(?:yken)?",
  ar: "في\\s(?:سن|عمر)\\s(?:ال)?#",
  he: "בגיל\\s#",
  fa: "در\\s#\\sسالگی",
  hi: "#\\s(?:साल|वर्ष|बरस)\\sकी\\s(?:उम्र|आयु)\\sमें",
  bn: "#\\sবছর\\sবয়সে",
  ja: "#歳(?:で|の(?:とき|時)(?:に)?|になると)",
  zh: "#岁(?:时|那年|就)?",
  ko: "(?:만\\s)?#(?:살|세)(?:에|\\s때)",
  id: "(?:pada|di)\\susia\\s#(?:\\stahun)?",
  vi: "(?:năm|lúc)\\s#\\stuổi",
  el: "στα\\s#(?:\\sτου|\\sτης)?",
};
/** Ages that an axis has between its years. */
const AGE =
  "(?:[1-9]|[1-9][0-9]|1[01][0-9]|[१-९][०-९]?|[১-৯][০-৯]?|[١-٩][٠-٩]?|[۱-۹][۰-۹]?)(?![\\p{Nd}.,:%])";

/** What ends an age in a sentence and says nothing on an axis. */
const PARTICLE = /(?<=歳)(?:で|の(?:とき|時)に?|になると)$|(?<=岁)(?:时|那年|就)$|(?<=[살세])(?:에|\s때)$/u;

/** "At 12 she helped dig out a skeleton": how old somebody was, as it is said, and what happened; null where no age opens it. */
export function toldAge(sentence: string, base: string): { date: string; rest: string } | null {
  const opens = OPENS[base];
  if (opens === undefined) return null;
  const found = regex(`^(?:${opens.replaceAll("#", AGE)})[,،、，]?\\s?(?=\\S)`, "iu").exec(sentence);
  if (found === null) return null;
  const date = found[0].replace(/[\s,،、，]+$/u, "").replace(PARTICLE, "");
  return { date, rest: sentence.slice(found[0].length) };
}
