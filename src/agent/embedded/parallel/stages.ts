import { findFigures, isPercent } from "../text/figures.ts";
import { amountsIn } from "../scenes/seen-amounts.ts";
import { standingOf } from "../text/recast/standing.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { regex } from "../text/regex.ts";

const FEWEST = 3;
const MOST = 6;
const MOST_LEAD_WORDS = 8;
const SAID = 8;

/** What joins a stage to the one before it. */
const THEN: Readonly<Record<string, string>> = {
  en: "then|and then|and finally|finally", de: "dann|danach|und dann|schließlich", fr: "puis|ensuite|et enfin|enfin", es: "luego|después|y luego|y después|y por último", it: "poi|e poi|infine|e infine", pt: "depois|e depois|por fim|e por fim",
  nl: "dan|daarna|en dan|en daarna|en ten slotte", sv: "sedan|därefter|och sedan", da: "så|derefter|og så", nb: "så|deretter|og så", pl: "potem|następnie|a potem|a następnie", cs: "pak|potom|a pak", ru: "затем|потом|а затем|а потом", uk: "потім|далі|а потім", tr: "sonra|ardından", ar: "ثم", he: "ואז|אחר כך|ואחר כך", hi: "फिर",
  zh: "然后|然後|再|接着", ja: "次に|その後|それから", ko: "그다음|그 다음|이어서|다음",
}; // prettier-ignore
const AT_FIRST =
  /(?:^|\s|,\s|:\s?)(?:first|at first|initially|zuerst|erst|zunächst|d['’]abord|primero|prima|primeiro|eerst|först|først|najpierw|nejprve|сначала|спочатку|önce|أولا|पहले|首先|先|まず|먼저)(?:\s\p{L}{1,4})?\s*$/iu;
/** "Luego | al | 10 %"; a verb of its own is another step. */
const PREPOSITION =
  "to|at|auf|bei|zu|à|au|aux|al|a|el|los|il|lo|ai|o|os|op|naar|de|på|til|till|na|do|до|на|к";
/** "Sube | al", "stijgt | naar": with them what rises reaches its first stage. */
const TO = /\s(?:to|at|auf|bei|à|au|al?|a los|para|naar|op|till|til|do|na|до|на|к)\s*$/iu;

/**
 * "Production rolls out 5%, then 25%, then 100%": stages of one thing, in their order. The amounts are of one measure, and
 * nothing but a word of order stands between them. Null where anything else is told.
 */
export function stagesIn(
  sentence: string,
  language: string,
): { lead: string; parts: { label: string; detail: null; said: string }[] } | null {
  const then = THEN[language];
  const text = withoutStop(sentence);
  if (then === undefined || /[?？؟"“”«»„「」]/u.test(sentence)) return null;
  const amounts = amountsIn(text, language);
  const [first] = amounts;
  if (first === undefined || amounts.length < FEWEST || amounts.length > MOST) return null;
  if (findFigures(text, language).length > amounts.length) return null;
  const alike = amounts.every((one) => one.unit.toLowerCase() === first.unit.toLowerCase() && one.figure.prefix === first.figure.prefix); // prettier-ignore
  const measured = first.unit !== "" || first.figure.prefix !== "" || isPercent(first.figure);
  if (!alike || !measured || standingOf(text, first.start, first.end, language) === "denied") return null;
  const joint = regex(`^\\s?[,،、，]\\s?(?:${then})(?:\\s(?:${PREPOSITION})){0,2}\\s?$|^\\s(?:${then})(?:\\s(?:${PREPOSITION})){0,2}\\s$`, "iu"); // prettier-ignore
  const ordered = amounts.slice(1).every(({ start }, at) => joint.test(text.slice(amounts[at]?.end, start)));
  const last = amounts.at(-1);
  if (!ordered || last === undefined || text.slice(last.end).trim() !== "") return null;
  const before = text.slice(0, first.start).replace(AT_FIRST, "").replace(TO, "").replace(/[\s,:：،，]+$/u, ""); // prettier-ignore
  const words = isUnspaced(language) ? before.length / 3 : countWords(before);
  if (words > MOST_LEAD_WORDS || before === "") return null;
  const parts = amounts.map(({ figure, start }) => ({
    label: figure.display.trim(),
    detail: null,
    said: text.slice(start, start + SAID),
  }));
  return { lead: capitalise(before, language), parts };
}
