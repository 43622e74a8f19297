import type { Figure } from "../../../artifacts/storyboard.ts";
import { withoutConjunction } from "../text/conjunctions.ts";
import { isPercent, type FoundFigure } from "../text/figures.ts";
import { eachBehind } from "../text/per-each.ts";
import { comparedSums } from "../text/compared-sums.ts";
import { multipleOf } from "../text/multiples.ts";
import { recast } from "../text/recast/recast.ts";
import { within } from "../text/recast/told.ts";
import { denies, standingOf } from "../text/recast/standing.ts";
import { proportionsOf, type Proportion } from "../text/proportions.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { changeOf, rangeOf } from "../text/spans.ts";
import type { SceneContext } from "./draft.ts";
import { amountsIn } from "./seen-amounts.ts";
import { areTimes } from "./time-labels.ts";
import { MOST_SENTENCE_WORDS, saidIn, subjectOfChange } from "./judge-figure.ts";
import type { Striking } from "./striking.ts";
import { subjectBeforeVerb } from "./verb-final-change.ts";

const SCORE = { share: 3.5, change: 4, multiple: 3, range: 0.5 };

/** What a sentence tells by two figures or by a verb: "31 of 100", "from 80 to 20 %", "doubled", "15–20 kg". */
export function tiedFigures(text: string, at: number, context: SceneContext): Striking[] {
  const found = [
    changeIn(text, at, context) ?? comparedIn(text, at, context),
    ...proportionsOf(text, context.base).map((one) => shareIn(one, text, at, context)),
    rangeIn(text, at, context),
    multipleIn(text, at, context),
  ].filter((one) => one !== null);
  return found
    .filter((one, index) =>
      found.slice(0, index).every(({ start, end }) => one.end <= start || end <= one.start),
    )
    .map((one) => ({ ...one, label: withoutConjunction(one.label, context.base) }))
    .filter((one) => /\p{L}/u.test(one.label) && !isDenied(one, text, context.base));
}

/**
 * "Did not fall from 80 to 20 percent": what is told not to be so is no picture. That one in five "cannot read" is told
 * by the label of the share.
 */
function isDenied({ start, end, share }: Striking, text: string, language: string): boolean {
  if (share === undefined) return standingOf(text, start, end, language) === "denied";
  return denies(/(?:\S+\s){0,2}$/u.exec(text.slice(0, start))?.[0] ?? "", language);
}

function shareIn(
  { part, whole, display, prefix, suffix, base, start, end, cue }: Proportion,
  text: string,
  at: number,
  context: SceneContext,
): Striking | null {
  const counts = display.startsWith(String(part)) && display === `${part}${suffix}`;
  const figure: Figure = {
    display,
    value: counts ? part : null,
    decimals: 0,
    prefix,
    suffix: counts ? suffix : "",
  };
  const asWritten = sharedAsWritten(text, { part, whole, start, end }, context);
  if (asWritten !== null)
    return {
      at,
      start,
      end,
      cue,
      score: SCORE.share,
      ...asWritten,
      unit: "",
      tied: true,
      share: { part, whole },
    };
  // "The food we buy is thrown away" would say of all of it what the sentence says of half.
  const conditioned = shareWithCondition(text, { start, end }, figure, context);
  if (conditioned !== null)
    return { at, start, end, cue, score: SCORE.share, ...conditioned, unit: "", tied: true, share: { part, whole } }; // prettier-ignore
  const fraction = /^\d+\/\d+$/.test(display);
  const label = fraction ? saidIn(text, { start, end }) : shareLabel(base, text, { start, end }, context);
  return {
    at,
    start,
    end,
    cue,
    score: SCORE.share,
    label,
    figure,
    unit: "",
    tied: true,
    share: { part, whole },
  };
}

/** "6 trajets sur 10 / font moins de 5 kilomètres, en ville": with what it counts the share is read on, and no number stands twice. */
function sharedAsWritten(
  text: string,
  { part, whole, start, end }: { part: number; whole: number; start: number; end: number },
  { base, names }: SceneContext,
): { figure: Figure; label: string } | null {
  const display = text.slice(start, end);
  const digits = String(part);
  const counted =
    display.startsWith(`${digits} `) && display.endsWith(` ${whole}`) && display.length <= MOST_SHARE;
  const rest = text
    .slice(end)
    .replace(/[\s.!]+$/u, "")
    .trim();
  const before = text.slice(0, start).trim();
  if (base === "en" || !counted || !/^\p{Ll}\S*\s\S/u.test(rest) || /[,;:]/u.test(rest)) return null;
  const when = before === "" ? "" : before.endsWith(",") ? within(before.slice(0, -1), { before: "", after: "", unit: "", language: base, names }) : null; // prettier-ignore
  if (when === null || /\p{Nd}/u.test(when) || countWords(`${rest} ${when}`) > MOST_SENTENCE_WORDS)
    return null;
  const suffix = display.slice(digits.length);
  return {
    figure: { display, value: part, decimals: 0, prefix: "", suffix },
    label: when === "" ? rest : `${rest}, ${when}`,
  };
}

/** "Found at the earliest stage, more than": what holds for the share alone, and how near it is. */
const CONDITION =
  /^(\p{Lu}[^,;:.]{2,60}),\s(?:(more than|over|fewer than|less than|up to|at least|at most|about|around|roughly|nearly|almost|only|just)\s)?$/u;
/** Words that begin a condition, a place or a time. */
const CONDITIONS =
  /^(?:\p{Lu}\p{Ll}+(?:ed|ing)|Found|Caught|Left|Given|Taken|Seen|Sown|Grown|Kept|Sold|If|In|At|With|Without|Among|Of|For|On|By|After|Before|Once|When|Where|During|Under|Within|Outside|Across|Even)\s/u;
/** What begins like one and ties sentences only. */
const LINKS =
  /^(?:in (?:fact|short|the end|other words|total|all)|for (?:example|instance|once)|of course|by (?:contrast|comparison)|on the (?:other hand|whole)|after all|at (?:least|last)|even so)$/iu;
/** "Found late, about 1 in 10 do": what they do was told before. */
const ONLY_AUXILIARY = /^(?:do|does|did|are|is|were|was|have|has|had|will|can)$/u;

/** A share under a condition: without it, it would be told of all. */
function shareWithCondition(
  text: string,
  { start, end }: { start: number; end: number },
  figure: Figure,
  { base }: SceneContext,
): { figure: Figure; label: string } | null {
  const match = base === "en" ? CONDITION.exec(text.slice(0, start)) : null;
  if (match === null) return null;
  const [, condition = "", near = ""] = match;
  if (!CONDITIONS.test(condition) || LINKS.test(condition)) return null;
  const rest = text
    .slice(end)
    .trim()
    .replace(/[.!]+$/u, "");
  if (/\p{Nd}/u.test(condition + rest) || /[,;:]/u.test(rest) || rest === "") return null;
  const told = ONLY_AUXILIARY.test(rest)
    ? condition
    : `${rest}, ${condition.charAt(0).toLowerCase()}${condition.slice(1)}`;
  if (countWords(told) > MOST_SENTENCE_WORDS) return null;
  const exact = near === "" || near === "just" || near === "only";
  return {
    figure: exact
      ? figure
      : { ...figure, display: `${near} ${figure.display}`, prefix: `${near} ${figure.prefix}` },
    label: told,
  };
}

/** UTF-16 units of a share with what it counts: "6 trajets sur 10". */
const MOST_SHARE = 22;

/** In English what the whole counts runs on into what is said of the part: "Litres that leave the works are lost". */
function shareLabel(
  base: Proportion["base"],
  text: string,
  span: { start: number; end: number },
  { base: language }: SceneContext,
): string {
  const rest = text
    .slice(span.end)
    .trim()
    .replace(/[.!]+$/, "");
  const told = base === undefined ? rest : `${base.counted} ${base.rest}`;
  const named =
    base === undefined ? /^(?!of\s)(?:\p{Ll}+\s){2}/u.test(rest) : base.counted !== "" && base.rest !== "";
  if (language === "en" && named && countWords(told) <= MOST_SENTENCE_WORDS && !/\d|["“”]/.test(told))
    return base === undefined ? told : capitalise(told);
  return saidIn(text, span);
}

function changeIn(text: string, at: number, context: SceneContext): Striking | null {
  const pair = changeOf(text, context.base);
  if (pair === null) return null;
  const { second, start, end, was, cue, unit } = pair;
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
  const told = measured === second ? "" : measure;
  const rate = RATE.exec(behind.slice(told.length))?.[1] ?? each;
  const clause =
    subject === "" && sure ? clauseOfChange(text, { start, end: end + told.length }, rate, context) : "";
  const whole = clause === "" ? saidIn(text, { start, end }) : clause;
  const times = timesOfChange(text.slice(pair.was + pair.first.display.length, cue), behind, context);
  const label = subject === "" ? whole : `${each === "" ? subject : `${subject} ${each}`}${times}`;
  const bare = rate === "" || (clause === "" && (subject === "" || each !== ""));
  const side = DIMENSION.exec(behind)?.[0] ?? "";
  const along = side === "" || figure.suffix === "" ? figure : { ...figure, display: figure.display + side, suffix: figure.suffix + side }; // prettier-ignore
  const shownFigure = bare ? along : { ...figure, display: `${figure.display} ${rate}`, suffix: `${figure.suffix} ${rate}` }; // prettier-ignore
  return {
    at,
    start,
    end,
    cue: shown,
    score: SCORE.change,
    label,
    figure: shownFigure,
    unit,
    tied: true,
    from,
  };
}

const IN = "(?:in|im|en|em|nel|ad?|à|i|w|we|в|у|во|på)";
/** Months that change their end stand with what asks for it. */
const INFLECTED: Readonly<Record<string, RegExp>> = {
  ru: /^в\s(?:(?:январ|феврал|март|апрел|ма|июн|июл|август|сентябр|октябр|ноябр|декабр)е(?!\p{L})|(?:1[5-9]|20)\d{2}(?:\s(?:году|г\.))?)/iu,
  uk: /^[ву]\s(?:(?:січ|лют|берез|квіт|трав|черв|лип|серп|верес|жовт|листопад|груд)\p{L}{1,4}|(?:1[5-9]|20)\d{2}(?:\sроці)?)/iu,
  pl: /^we?\s(?:(?:stycz|lut|mar[zc]|kwiet|maj|czerw|lip|sierp|wrze|paździer|listopad|grud)\p{L}{1,5}|(?:1[5-9]|20)\d{2}(?:\sroku)?)/iu,
};
const WHEN = `${IN}\\s(?<when>\\p{L}+(?:\\s(?:1[5-9]|20)\\d{2})?|(?:1[5-9]|20)\\d{2})`;

/** "from 310 in July to 85 in September" → ", July – September"; "" where not both are dated. */
function timesOfChange(between: string, behind: string, { base }: SceneContext): string {
  const inflected = INFLECTED[base];
  if (inflected !== undefined) {
    const [was, is] = [between.trim(), behind.trim()].map((told) => inflected.exec(told)?.[0]);
    return was === undefined || is === undefined ? "" : `, ${was} – ${is}`;
  }
  const was = new RegExp(`(?:^|\\s)${WHEN}(?!\\p{L})`, "iu").exec(between)?.groups?.["when"];
  const is = new RegExp(`^(?:\\s\\p{L}+)?\\s${WHEN}(?![\\p{L}\\p{Nd}])`, "iu").exec(behind)?.groups?.["when"];
  return was !== undefined && is !== undefined && areTimes([was, is], base) ? `, ${was} – ${is}` : "";
}

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
  const whole = VERB_BEFORE.test(base) && /^[\s.!。]*$/u.test(rest) && !ENDS_OPEN.test(clause);
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
function comparedIn(text: string, at: number, context: SceneContext): Striking | null {
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
    score: SCORE.change,
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

function rangeIn(text: string, at: number, context: SceneContext): Striking | null {
  const pair = rangeOf(text, context.base);
  if (pair === null) return null;
  const { first, second, start, end, unit } = pair;
  const low = first.display.slice(0, first.display.length - first.suffix.length);
  const high = second.prefix === first.prefix ? second.display.slice(second.prefix.length) : second.display;
  const display = `${low}–${high}`;
  const score = (isPercent(second) ? 3 : 2.5) + SCORE.range;
  const label = saidIn(text, { start, end });
  const figure = { display, value: null, decimals: 0, prefix: "", suffix: second.suffix };
  return { at, start, end, cue: start, score, label, figure, unit, tied: true };
}

function multipleIn(text: string, at: number, context: SceneContext): Striking | null {
  const multiple = multipleOf(text, context.base);
  if (multiple === null) return null;
  const { factor, start, end } = multiple;
  const east = { ja: "倍", zh: "倍", ko: "배" }[context.base];
  const figure: Figure =
    factor < 1
      ? { display: "−50%", value: 50, decimals: 0, prefix: "−", suffix: "%" }
      : east !== undefined
        ? { display: `${factor}${east}`, value: factor, decimals: 0, prefix: "", suffix: east }
        : { display: `×${factor}`, value: factor, decimals: 0, prefix: "×", suffix: "" };
  const label = saidIn(text, { start, end });
  return { at, start, end, cue: start, score: SCORE.multiple, label, figure, unit: "", tied: true };
}
