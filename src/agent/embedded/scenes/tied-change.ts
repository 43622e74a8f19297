import type { Figure } from "../../../artifacts/cue.ts";
import { comparedSums } from "../text/compared-sums.ts";
import { isPercent, type FoundFigure } from "../text/figures.ts";
import { numberOfWord } from "../text/number-words.ts";
import { eachBehind } from "../text/per-each.ts";
import { recast } from "../text/recast/recast.ts";
import { standingOf } from "../text/recast/standing.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { changeOf } from "../text/spans.ts";
import { clauseAhead, type ClauseAhead } from "./clause-ahead.ts";
import type { SceneContext } from "./draft.ts";
import { MOST_SENTENCE_WORDS, saidIn } from "./judge-figure.ts";
import { endsInPassing, subjectOfChange } from "./subject-of-change.ts";
import { amountsIn } from "./seen-amounts.ts";
import type { Striking } from "./striking.ts";
import { areHoursOfDay } from "./hours-of-day.ts";
import { areTimes, isCalendarName } from "./time-labels.ts";
import { subjectBeforeVerb } from "./verb-final-change.ts";
import { toPattern } from "../text/regex.ts";
import { isYearAlone } from "../text/year-alone.ts";

const SCORE = 4;

/** "From 80 to 20 %": what is, and what was. */
export function changeIn(text: string, at: number, context: SceneContext): Striking | null {
  const pair = changeOf(text, context.base);
  if (pair === null) return null;
  const told = clauseAhead(text, pair.start, context);
  const change = told === null ? null : changeIn(text.slice(told.end), at, context);
  if (told !== null && change !== null) return behindClause(change, told);
  const { second, start, end, was, cue, unit } = pair;
  // "Open from 9 to 19": nothing grew.
  if (unit === "" && pair.noun === "" && areHoursOfDay(text, [pair.first.value, second.value])) return null;
  const noun = /\p{L}/u.test(pair.first.suffix) ? "" : counted(pair.noun, context.base);
  const named =
    noun === ""
      ? pair.first
      : { ...pair.first, display: `${pair.first.display} ${noun}`, suffix: ` ${noun}` };
  // "from 300 members to 450 members"
  const again = pair.noun !== "" && text.startsWith(` ${pair.noun}`, end) ? pair.noun.length + 1 : 0;
  const behind = text.slice(end);
  const measure = second.prefix === "" && second.suffix === "" ? (MEASURE_EACH.exec(behind)?.[1] ?? "") : "";
  // "from 11.2 litres per kilo to 8.6"
  const between = text.slice(pair.was + pair.first.display.length, cue).replace(TO_WHAT, "");
  const last = eachBehind(behind.slice(measure.length), context.base);
  const each = last === "" ? eachBehind(between, context.base) : last;
  // "auf 45 Kilowattstunden pro Nacht": what is told for one of something is a measure.
  const measured = measure === "" || last === "" ? second : { ...second, display: second.display + measure, suffix: measure }; // prettier-ignore
  const figure = measured === second ? sameCounted(named, second, text.slice(end + again), context.base) : measured; // prettier-ignore
  const first = figure.suffix === named.suffix ? named : pair.first;
  // What is said within a breath comes at once: an arrow that leads nowhere is no picture.
  const shown = cue - was <= ONE_BREATH ? was : cue;
  const from = { figure: sameMark(first, second), cue: was };
  // "Costs could fall from 80 to 20": the subject alone would make it so.
  const sure = standingOf(text, start, end, context.base) === "told";
  const ahead = sure ? subjectBeforeVerb(text, { start, end: end + again }, context.base) : "";
  const subject = sure && ahead === "" ? subjectOfChange(text, start, context) : ahead;
  // "from 12.4 to 8.6 litres per kilo": litres alone would say more.
  const counts = measured === second ? "" : measure;
  const rate = RATE.exec(behind.slice(counts.length))?.[1] ?? each;
  const clause =
    subject === "" && sure ? clauseOfChange(text, { start, end: end + counts.length }, rate, context) : "";
  const whole = clause === "" ? saidIn(text, { start, end }) : clause;
  const times = timesOfChange(text.slice(pair.was + pair.first.display.length, cue), behind, context);
  const group = groupLost(text, subject);
  const naming = `${each === "" ? subject : `${subject}${endsInNumber(subject, context.base) ? ", " : " "}${each}`}${group}${times}`;
  const label = subject === "" || countWords(naming) > MOST_SENTENCE_WORDS ? whole : naming;
  const bare = rate === "" || (clause === "" && (subject === "" || each !== ""));
  const side = DIMENSION.exec(behind)?.[0] ?? "";
  const along = side === "" || figure.suffix === "" ? figure : { ...figure, display: figure.display + side, suffix: figure.suffix + side }; // prettier-ignore
  const shownFigure = bare ? along : { ...figure, display: `${figure.display} ${rate}`, suffix: `${figure.suffix} ${rate}` }; // prettier-ignore
  return {
    at,
    start,
    end,
    cue: shown,
    score: SCORE,
    label,
    figure: shownFigure,
    unit,
    tied: true,
    from,
  };
}

/** A change of the last clause, as it stands in its whole sentence. */
function behindClause(change: Striking, ahead: ClauseAhead): Striking {
  const { start, end, cue, from } = change;
  const by = ahead.end;
  const was = from === undefined ? {} : { from: { ...from, cue: from.cue + by } };
  return { ...change, ...was, start: start + by, end: end + by, cue: cue + by, ahead };
}

/** "In the comparison group, sick days fell only from 9.4 to 9.1": of whom it is told stands with the subject that does not say so. */
function groupLost(text: string, subject: string): string {
  const [opening = ""] = GROUP.exec(text) ?? [];
  const group = GROUP.exec(text)?.groups?.["who"] ?? "";
  const isLost =
    group !== "" && !/\p{N}/u.test(group) && !subject.toLowerCase().includes(group.toLowerCase());
  return isLost ? `, ${opening.charAt(0).toLowerCase()}${opening.slice(1).replace(/,\s*$/u, "")}` : "";
}

const GROUP =
  /^(?:in|at|among|for|with|within|on|bei|unter|für|mit|chez|parmi|dans|pour|avec|en|entre|con|para|nel(?:la|lo|le)?|nei|negli|tra|fra|per|n[oa]s?|com|bij|onder|voor|met|bland|hos|för|blandt|blant|for|u|wśród|w|we|у|в|среди|для|серед)\s(?<who>[^,.:;]{4,40}),\s/iu;

const IN = "(?:in|im|en|em|nel|ad?|à|i|w|we|в|у|во|på)";
/** Months that change their end stand with what asks for it. */
const INFLECTED: Readonly<Record<string, RegExp>> = {
  ru: /^в\s(?:(?:январ|феврал|март|апрел|ма|июн|июл|август|сентябр|октябр|ноябр|декабр)е(?!\p{L})|(?:1[5-9]|20)\d{2}(?:\s(?:году|г\.))?)/iu,
  uk: /^[ву]\s(?:(?:січ|лют|берез|квіт|трав|черв|лип|серп|верес|жовт|листопад|груд)\p{L}{1,4}|(?:1[5-9]|20)\d{2}(?:\sроці)?)/iu,
  pl: /^we?\s(?:(?:stycz|lut|mar[zc]|kwiet|maj|czerw|lip|sierp|wrze|paździer|listopad|grud)\p{L}{1,5}|(?:1[5-9]|20)\d{2}(?:\sroku)?)/iu,
};
const WHEN = `${IN}\\s(?<when>\\p{L}+(?:\\s(?:1[5-9]|20)\\d{2})?|(?:1[5-9]|20)\\d{2})`;

/** "from 310 in July to 85 in September" → ", July → September"; "" where not both are dated. */
function timesOfChange(between: string, behind: string, { base }: SceneContext): string {
  const inflected = INFLECTED[base];
  if (inflected !== undefined) {
    const [was, is] = [between.trim(), behind.trim()].map((told) => inflected.exec(told)?.[0]);
    return was === undefined || is === undefined ? "" : `, ${was} → ${is}`;
  }
  const was = toPattern(`(?:^|\\s)${WHEN}(?!\\p{L})`, "iu").exec(between)?.groups?.["when"];
  const is = toPattern(`^(?:\\s\\p{L}+)?\\s${WHEN}(?![\\p{L}\\p{Nd}])`, "iu").exec(behind)?.groups?.["when"];
  // "im Jahr 1990": the year says by itself that it is one.
  const [then, now] = [was, is].map((when) => when?.replace(YEAR_NAMED, ""));
  if (then !== undefined && now !== undefined && areTimes([then, now], base)) return `, ${then} → ${now}`;
  return was === undefined ? whenOfChange(behind, base) : "";
}

const YEAR_NAMED = /^(?:year|jahre?|année|an|año|anno|ano|jaar|året|år|anul)\s(?=(?:1[5-9]|20)\d{2}$)/iu;

/** "… to £17,500 | in October": the few words that end the sentence with a month, a weekday or a year say when it became so. */
function whenOfChange(behind: string, base: string): string {
  const when = /^\s(?<when>[^,;:()]{3,32}?)[\s.!]*$/u.exec(behind)?.groups?.["when"] ?? "";
  const words = when.split(/\s+/u);
  const isTime = words.some((word) => isYearAlone(word) || isCalendarName(word, base));
  return isTime && words.length <= MOST_OF_WHEN ? `, ${when}` : "";
}

const MOST_OF_WHEN = 4;

/** UTF-16 units between two amounts that are said in one breath: "13,8 auf 12,6 Cent". */
const ONE_BREATH = 24;
/** "Per kilowatt-hour" at the end of a sentence. */
const RATE =
  /^\s((?:per|pro|pr\.|je|par|por|al?|na|za|на|за)\s(?:square |cubic )?[\p{L}-]+[²³]?(?:\s(?:cube|carré|cúbico|cuadrado|quadrado|cubo|quadrato|sześcienny))?|(?:le|la|el|il|lo|o|a|het|der|die|das)\s(?:[kM]Wh|kilo|kg|m[²³]|litre|litro|mètre cube|metro c[úu]bo|metro cúbico))[\s.!]*$/u;
/** Languages whose clause is whole before "from … to …" where nothing follows. */
const VERB_BEFORE = /^(?:en|de|fr|es|it|pt|nl|sv|nb|da|pl|ru|uk|ar)$/;
const MOST_DAYS = 31;
const ENDS_OPEN =
  /(?:^|\s)(?:is|are|was|were|has|have|ist|sind|war|waren|hat|haben|wird|werden|est|sont|a|ont|è|sono|ha|hanno|ha|han|foi|werd|wordt|zijn|and|und|et|y|e|en|i|и)$/iu;

/** "Der Arbeitspreis sinkt zum 1. Januar | von 13,8 auf 12,6 Cent": what both amounts are told of, without them. */
function clauseOfChange(
  text: string,
  { start, end }: { start: number; end: number },
  each: string,
  { base, language }: SceneContext,
): string {
  const rest = text.slice(end).replace(each, "");
  const isDay = ({ figure, unit }: FoundFigure): boolean =>
    /^°?$/u.test(unit) && figure.prefix === "" && (figure.value ?? MOST_DAYS + 1) <= MOST_DAYS;
  const clause = text.slice(0, start).trim();
  const words = countWords(clause);
  const whole =
    VERB_BEFORE.test(base) && /^[\s.!。]*$/u.test(rest) && !ENDS_OPEN.test(clause) && !endsInPassing(clause);
  return whole && words >= 2 && words <= MOST_SENTENCE_WORDS && !/[,;]$/u.test(clause) && amountsIn(clause, base).every(isDay) // prettier-ignore
    ? capitalise(clause, language)
    : "";
}

/** "61 metros de profundidad": along what a length is measured tells whether more of it is up or down. */
const DIMENSION =
  /^\s(?:(?:de\s|di\s|d['’]|of\s|in\s|en\s|em\s)(?:profundidad|altura|anchura|longitud|largo|ancho|alto|diámetro|profondeur|hauteur|largeur|longueur|long|large|haut|épaisseur|diamètre|profondità|altezza|larghezza|lunghezza|diametro|spessore|profundidade|largura|comprimento|depth|height|width|length|diameter|thickness)|(?:Tiefe|Höhe|Breite|Länge|Durchmesser|deep|high|wide|long|tall|thick|tief|hoch|breit|lang|dick|diep|hoog|breed|djupt?|högt?|brett?|långt?|głębokości|wysokości|szerokości|długości|глубины|высоты|ширины|длины|в глубину|в высоту|в длину|в ширину|завглибшки|завдовжки|заввишки|завширшки|derinlik|yükseklik))(?!\p{L})/iu;

const TO_WHAT = /\s(?:to|auf|à|al?|para|naar|tot|do|до|till|til)(?:\s\p{L}+)?\s$/u;
const MEASURE_EACH = /^(\s\p{L}[\p{L}-]{3,})(?=\s)/u;

/** "Revenue came to £4.8m, up from £4.1m": what is, and what was. */
export function comparedIn(text: string, at: number, context: SceneContext): Striking | null {
  const pair = comparedSums(text, context.base);
  if (pair === null || standingOf(text, pair.now.start, pair.now.end, context.base) !== "told") return null;
  const { now, was } = pair;
  const turned = recast({
    sentence: `${text.slice(0, pair.start)}${pair.rest}`,
    clause: text.slice(pair.clause, now.start),
    start: now.start,
    end: now.end,
    unit: now.unit === "" ? now.figure.prefix.trim() : now.unit,
    language: context.base,
    names: context.names,
  });
  if (turned === null || turned.sign !== "" || /\p{Nd}/u.test(turned.label)) return null;
  // "picked" alone says not what.
  if (/^\p{Ll}+$/u.test(turned.label)) return null;
  // Both stand on one card, which comes with what is.
  const from = { figure: was.figure, cue: now.start };
  const { start, end, unit, figure } = now;
  return {
    at,
    start,
    end: Math.max(end, was.end),
    cue: start,
    score: SCORE,
    label: turned.label,
    figure,
    unit,
    tied: true,
    from,
  };
}

/** The noun as it stands without a preposition; "" where that is not known. */
function counted(noun: string, language: string): string {
  if (language !== "de") return noun;
  const plain = noun.replace(/ern$/u, "er").replace(/(Tag|Monat|Jahr)en$/u, "$1e");
  const sure =
    plain !== noun ||
    /(?:ungen|ionen|eiten|schaften|unden|ochen|inuten|ersonen|rauen|amilien|tellen|s)$/u.test(noun);
  return sure ? plain : "";
}

/** Languages whose nouns are the same behind every number but one; others count by marks alike only. */
const ONE_PLURAL = /^(?:en|de|fr|es|it|pt|nl|sv|nb|da|tr|hi|bn|ja|ko|zh)$/;

/** "from 18 days to 7": days as well, where nothing else is counted behind it. */
function sameCounted(first: Figure, second: Figure, after: string, language: string): Figure {
  const { prefix, suffix } = first;
  const bare = second.prefix === "" && second.suffix === "";
  const counts = prefix !== "" || suffix !== "";
  const word = /\p{L}{4}/u.test(suffix);
  if (!bare || !counts || /^\s?[\p{L}%]/u.test(after.replace(GOES_ON, ""))) return second;
  if (word && (second.value === 1 || !ONE_PLURAL.test(language))) return second;
  return { ...second, prefix, suffix, display: `${prefix}${second.display}${suffix}` };
}

/** Words behind an amount that are nothing it counts. */
const GOES_ON =
  /^\s(?:in|on|at|by|within|over|since|after|for|and|but|as|when|while|thanks|because|last|this|a|per|im|am|auf|seit|nach|und|aber|innerhalb|durch|dank|pro|en|dans|depuis|après|grâce|et|par|desde|tras|gracias|y|por|nel|nella|dopo|grazie|e|ed|per|em|no|na|após|graças|op|sinds|na|door|dankzij|med|sedan|efter|tack|och|siden|takket|og)(?!\p{L}).*$/isu;

/** "from 80 to 20 percent": both are percentages, and both are dollars. */
function sameMark(first: Figure, second: Figure): Figure {
  const mark = first.suffix === "" && isPercent(second) ? second.suffix : first.suffix;
  const prefix = first.prefix === "" ? second.prefix.replace(/[+−]/u, "") : first.prefix;
  const body = first.display.slice(first.prefix.length, first.display.length - first.suffix.length);
  return { ...first, prefix, suffix: mark, display: `${prefix}${body}${mark}` };
}

/** "… between midnight and five | a year": five a year would be another count. */
function endsInNumber(subject: string, base: string): boolean {
  const last = subject.split(/\s/u).at(-1) ?? "";
  return /\p{Nd}$/u.test(last) || numberOfWord(last.toLowerCase(), base) !== null;
}
