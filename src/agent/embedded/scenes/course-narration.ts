import { TURNS } from "../phrases/turns.ts";
import { capitalise, endSentence } from "../text/sentences.ts";
import { asksByMark } from "../text/leading.ts";
import { markedQuestion } from "../phrases/question-mark.ts";
import { fill } from "../phrases/phrases.ts";
import { lowerFirst } from "../english/grammar.ts";
import type { ChartData } from "./chart-form.ts";
import { bendsOnce, turnsOf, type Turn } from "./turning-points.ts";
import { englishPreposition } from "./time-labels.ts";
import { compose, type SceneContext, type Utterance } from "./draft.ts";
import { type Row, rowsOf, nameAll, withAllMarks } from "./chart-rows.ts";

/**
 * A course over an axis of amounts: its beginning, what stands out on the way and its end. "Height: at 0 s 0 m, at 1.5 s
 * 11.5 m and at 3 s 0.9 m." `unit`: what the amounts of the axis are counted in.
 */
export function narrateCourse(data: ChartData, unit: string, context: SceneContext): Utterance[] {
  const [series] = data.series;
  if (series === undefined) return [];
  const rows = rowsOf(data, series, context);
  const inner = rows.slice(1, -1);
  const turns = turnsOf(rows.map(({ value }) => value)).map(({ at }) => rows[at]);
  const told = rows.length <= 4 ? inner : turns.length > 0 ? turns : [inner[Math.floor(inner.length / 2)]];
  const chosen = rows.filter((row) => row === rows[0] || row === rows.at(-1) || told.includes(row));
  const at = AT[context.base];
  const said = chosen.map((row) => {
    const label = unit === "" ? row.label : `${row.label} ${unit}`;
    return { ...row, label: at === undefined ? label : `${at} ${label}` };
  });
  return [withAllMarks(nameAll(said, series.name, context), rows)];
}

/** "At 1.5 s", where a language has one word for it. */
const AT: Readonly<Record<string, string>> = { en: "at", de: "bei", fr: "à", es: "a", it: "a", pt: "a", nl: "bij", sv: "vid", da: "ved", nb: "ved", pl: "przy", cs: "při", ru: "при", uk: "при" }; // prettier-ignore

/** Over time: from first to last, then what lies between. */
export function narrateLine(
  rows: readonly Row[],
  name: string,
  unit: string,
  context: SceneContext,
): Utterance[] {
  const first = rows[0];
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return [];
  const named = name === "" ? context.spokenHeading : name;
  // "How many were there?: rising from 2 to 240", "How it grew rose from 2 to 240": the values answer a question.
  if (asks(named, context.base)) return [narrateAnswer(rows, context)];
  const [measure, ofText] = splitUnit(named);
  const said = ofText === "" || unit !== "" ? "" : ` ${ofText}`;
  const values = rows.map(({ value }) => value);
  const turns = turnsOf(values);
  if (context.base !== "en" && turns.length > 0) return [narrateTurns(rows, turns, measure, context)];
  // "Rose from 74,614 to 446,035" would keep quiet about the one year in which it fell.
  if (context.base !== "en" && rows.length <= MOST_IN_A_ROW && goesBack(values))
    return [nameAll(rows, measure, context)];
  if (context.base !== "en") {
    const pattern = last.value >= first.value ? context.phrases.rose : context.phrases.fell;
    // "Zeit in Tagen: gefallen von 118 …": where the values do not say what they count, the name does.
    const counted = /[\p{L}%\p{Sc}]/u.test(first.display) ? measure : name === "" ? measure : name;
    const text = capitalise(
      endSentence(
        fill(pattern, counted, first.display, first.label, last.display, last.label),
        context.language,
      ),
    );
    const at = (label: string, from: number): number => Math.max(0, text.indexOf(label, from));
    const middle = rows.slice(1, -1).map((row) => ({ key: `row:${row.at}`, offset: at(first.label, 0) }));
    const marks = [
      { key: `row:${first.at}`, offset: at(first.label, 0) },
      ...middle,
      // The point comes with its value, which stands before its time.
      { key: `row:${last.at}`, offset: Math.max(0, text.lastIndexOf(last.display)) },
    ];
    return [{ text, weight: 1.8, marks }];
  }
  const verb = last.value > first.value ? "rose" : last.value < first.value ? "fell" : "went";
  const subject = capitalise(lowerFirst(measure, context.names));
  const [turn, another] = turns;
  const bent = turn !== undefined && another === undefined && bendsOnce(values, turn.at);
  const turning = bent ? rows[turn.at] : undefined;
  const [to, back] = turn?.top === true ? ["rose", "fell"] : ["fell", "rose"];
  const on = englishPreposition(first.label);
  const start = [`row:${first.at}`, first.label] as const;
  const end = [`row:${last.at}`, last.label] as const;
  const main =
    turning === undefined
      ? compose([`${subject} ${verb} from ${first.display}${said} ${on} `, start, ` to ${last.display} ${on} `, end, "."], 1.8) // prettier-ignore
      : compose([`${subject} ${to} from ${first.display}${said} ${on} `, start, ` to ${turning.display} ${on} `, [`row:${turning.at}`, turning.label], `, then ${back} to ${last.display} ${on} `, end, "."], 1.8); // prettier-ignore
  const between = rows.slice(1, -1).filter((row) => row !== turning);
  if (between.length > MOST_BETWEEN)
    return turning === undefined ? [main, ...narratePeaks(rows)] : [withAllMarks(main, rows)];
  if (between.length === 0) return [main];
  const parts: (string | readonly [string, string])[] = [];
  between.forEach((row, index) => {
    if (index > 0) parts.push(index === between.length - 1 ? " and " : ", ");
    parts.push(`${row.display} ${on} `, [`row:${row.at}`, row.label]);
  });
  return [
    main,
    compose([between.length > 1 ? "On the way it stood at " : "It stood at ", ...parts, "."], 0.9),
  ];
}

function asks(name: string, base: string): boolean {
  return asksByMark(name) || markedQuestion(name, base) !== null || (base === "en" && ENGLISH_ASKS.test(name)); // prettier-ignore
}

const ENGLISH_ASKS = /^(?:how|what|why|when|where|who)\s/iu;

/** "2 in 1920, 18 in 1930 and 240 in 1950", of many the first, where they turn and the last. */
function narrateAnswer(rows: readonly Row[], context: SceneContext): Utterance {
  const turns = new Set(turnsOf(rows.map(({ value }) => value)).map(({ at }) => at));
  const told = rows.length <= MOST_IN_A_ROW ? rows : rows.filter((_, at) => at === 0 || at === rows.length - 1 || turns.has(at)); // prettier-ignore
  return withAllMarks(nameAll(told, "", { ...context, spokenHeading: "" }), rows);
}

/** So many points are named one after another. */
const MOST_IN_A_ROW = 6;
/** A step back of so much of the whole range is part of what is told. */
const STEP_BACK = 0.2;

/** Whether a course takes a large step against its own direction. */
function goesBack(values: readonly number[]): boolean {
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  const least = (Math.max(...values) - Math.min(...values)) * STEP_BACK;
  const way = last >= first ? 1 : -1;
  return values.some((value, at) => at > 0 && way * ((values[at - 1] ?? value) - value) > least);
}

/** A course that turns on its way, in other languages than English. */
function narrateTurns(
  rows: readonly Row[],
  turns: readonly Turn[],
  measure: string,
  context: SceneContext,
): Utterance {
  const told = rows.filter((row, at) => at === 0 || at === rows.length - 1 || turns.some((turn) => turn.at === at)); // prettier-ignore
  const [turn, another] = turns;
  const patterns = TURNS[context.language.toLowerCase()] ?? TURNS[context.base];
  const bent = turn !== undefined && another === undefined && bendsOnce(rows.map(({ value }) => value), turn.at); // prettier-ignore
  if (!bent || patterns === undefined) return withAllMarks(nameAll(told, measure, context), rows);
  const pieces = told.flatMap((row) => [row.display, `\uE000${row.at}\uE001`]);
  const text = capitalise(
    endSentence(fill(patterns[turn.top ? 0 : 1], measure, ...pieces), context.language),
  );
  const parts = text.split(/(\uE000\d+\uE001)/u).flatMap((piece): (string | readonly [string, string])[] => {
    const row = rows.find(({ at }) => at === Number(/^\uE000(\d+)\uE001$/u.exec(piece)?.[1] ?? -1));
    return row === undefined ? [piece] : [[`row:${row.at}`, row.label]];
  });
  return withAllMarks(compose(parts, 1.8), rows);
}

/** More points on the way than this are not read out. */
const MOST_BETWEEN = 5;

/** Of a long course what stands out beside its ends: the top and the bottom. */
function narratePeaks(rows: readonly Row[]): Utterance[] {
  const inner = rows.slice(1, -1);
  const ends = [rows[0]?.value ?? 0, rows.at(-1)?.value ?? 0];
  const top = inner.reduce((best, row) => (row.value > best.value ? row : best));
  const bottom = inner.reduce((best, row) => (row.value < best.value ? row : best));
  const said: Utterance[] = [];
  if (top.value > Math.max(...ends))
    said.push(
      compose(
        [
          `The highest value was ${top.display}, ${englishPreposition(top.label)} `,
          [`row:${top.at}`, top.label],
          ".",
        ],
        1.1,
      ),
    );
  if (bottom.value < Math.min(...ends))
    said.push(
      compose(
        [
          `The lowest value was ${bottom.display}, ${englishPreposition(bottom.label)} `,
          [`row:${bottom.at}`, bottom.label],
          ".",
        ],
        1,
      ),
    );
  return said.toSorted((a, b) =>
    (a.marks[0]?.key ?? "").localeCompare(b.marks[0]?.key ?? "", "en", { numeric: true }),
  );
}

/** "World solar generation in terawatt hours" → what is measured, and in what. */
function splitUnit(name: string): [string, string] {
  const match = /^(.{3,80}?)\s+in\s+((?:\p{L}+\s?){1,3})$/u.exec(name);
  return match === null ? [name, ""] : [match[1] ?? name, match[2]?.trim() ?? ""];
}
