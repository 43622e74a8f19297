import type { ListBlock } from "../brief/brief.ts";
import { capitalise, endSentence, splitSentences, withoutStop } from "../text/sentences.ts";
import { say, withCue, type Candidate, type SceneContext } from "./draft.ts";
import { toPattern } from "../text/regex.ts";

type CountedTime = { time: string; shown: string; spoken: string };

const COUNTS = { least: 3, most: 8 };
/** On an axis each has a narrow card; what is told at length is read in rows. */
const MOST_ON_AXIS = 64;
/** Above steps, which would be counted a second time. */
const SCORE = 93;

const UNIT =
  "days?|nights?|hours?|minutes?|weeks?|months?|years?|tage?|nächte|nacht|stunden?|minuten?|wochen?|monate?|jahre?|jours?|nuits?|heures?|minutes?|semaines?|mois|ann[ée]es?|d[ií]as?|noches?|horas?|minutos?|semanas?|mes(?:es)?|años?|giorn[oi]|nott[ei]|or[ae]|minut[oi]|settiman[ae]|mes[ei]|ann[oi]|noites?|mês|anos?|dag(?:en)?|nacht(?:en)?|uur|week|weken|maand(?:en)?|jaar|dni|dzień|godzin[ay]?|tydzień|tygodnie|miesiąc|dny|den|týden|день|дни|дня|час[аы]?|недел[яи]|месяц[аы]?|dygn|dage|dager?|uker?|uger?|veckor?|gün|hafta|ay";
const TO = "(?:\\s?(?:to|until|and|bis|und|à|et|y|e|al|tot|en|do|i|do|и|по|till|til|–|-|—)\\s?\\p{Nd}{1,4})?";
const COUNTED = toPattern(
  `^\\s*(?<time>(?:${UNIT})\\s\\p{Nd}{1,4}${TO})\\s*[:：]\\s*(?<told>\\p{L}.*)$`,
  "isu",
);
/** "第4天：…", "4日目：…", "4일째: …". */
const COUNTED_EAST =
  /^\s*(?<time>第\p{N}{1,4}(?:[-–~～至到]\p{N}{1,4})?[天日周週个個月年]+|\p{N}{1,4}(?:[-–~～]\p{N}{1,4})?(?:日目|週目|か月目|年目|일째|주째|일차|주차))\s*[:：]\s*(?<told>\S.*)$/su;

/**
 * "Day 1: …", "Day 4: …", "Days 5 to 9: …": what happened when, on an axis, or in rows where it is told at length. The days
 * count themselves: numbers of steps beside them would be another count.
 */
export function countedTimesCandidate({ items }: ListBlock, context: SceneContext): Candidate | null {
  const times = items.flatMap(({ text }): CountedTime[] => {
    const [shown, spoken] = [readTime(text.shown), readTime(text.spoken)];
    return shown === null || spoken === null ? [] : [{ ...shown, shown: shown.told, spoken: spoken.told }];
  });
  if (times.length < items.length || times.length < COUNTS.least || times.length > COUNTS.most) return null;
  const onAxis = times.every(({ shown }) => Array.from(shown).length <= MOST_ON_AXIS);
  const { heading, language, phrases } = context;
  const utterances = times.flatMap(({ time, spoken }, at) => {
    const [first = "", ...others] = splitSentences(spoken, language);
    return [
      say(endSentence(`${time}${phrases.colon}${first}`, language), 1.3, [{ key: `item:${at}`, offset: 0 }]),
      ...others.map((text) => say(capitalise(endSentence(text, language)), 1.1)),
    ];
  });
  return {
    kind: onAxis ? "timeline" : "table",
    score: SCORE,
    utterances,
    visual: (cueOf) => {
      const all = times.map(({ time, shown }, at) => ({
        time,
        told: capitalise(/[.!?。]\s*\S/u.test(withoutStop(shown)) ? shown.trim() : withoutStop(shown)),
        cue: cueOf(`item:${at}`),
      }));
      if (onAxis)
        return {
          kind: "timeline",
          heading: context.ownHeading ? heading : context.topic,
          events: all.map(({ time, told, cue }) => withCue({ date: time, text: told }, cue)),
        };
      const cues = all.flatMap(({ cue }) => (cue === undefined ? [] : [cue]));
      return {
        kind: "table",
        heading,
        columns: [
          { label: "", align: "start" },
          { label: "", align: "start" },
        ],
        rows: all.map(({ time, told }) => [time, told]),
        ...(cues.length < all.length ? {} : { cues }),
      };
    },
  };
}

function readTime(text: string): { time: string; told: string } | null {
  const found = (COUNTED.exec(text) ?? COUNTED_EAST.exec(text))?.groups;
  const [time, told] = [found?.["time"]?.trim(), found?.["told"]?.trim()];
  return time === undefined || told === undefined ? null : { time: capitalise(time), told };
}
