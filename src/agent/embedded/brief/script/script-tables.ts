import { toPattern } from "../../text/regex.ts";
import { blanked, linesOf, textAt, type Span } from "../sentence-spans.ts";
import { namesScript } from "./is-script.ts";
import { PICTURES, SCREENS, VOICES, VOICES_AMONG_LABELS } from "./voice-label-words.ts";
import type { Script } from "./written.ts";

const whole = (names: string): RegExp =>
  toPattern(`^[*_\\s]*(?:${names})(?:\\s?[(（/+&].*)?[*_\\s:]*$`, "iu");
const VOICE = whole(VOICES);
const AMONG = whole(VOICES_AMONG_LABELS);
const SEEN = whole(`${PICTURES}|${SCREENS}`);
const SEEN_ONLY = whole(PICTURES);
const WHEN =
  /^[*_\s]*(?:time(?:code)?s?|tc|sec(?:onds|s)?|#|no\.?|nr\.?|scene|shot|zeit|sek(?:unden)?|szene|temps|minutage|scène|durée|tiempo|escena|tempo|scena|cena|tijd|scène|tid|scen|aika|czas|scena|čas|scéna|idő|jelenet|timp|scenă|время|тайм-?код|сцена|час|χρόνος|σκηνή|süre|zaman|sahne|الوقت|المشهد|זמן|סצנה|समय|दृश्य|সময়|நேரம்|సమయం|เวลา|thời gian|cảnh|waktu|adegan|時間|シーン|时间|時間|场景|시간|장면|length|duration)[*_\s:]*$/iu;
const HEAD = 400;

type Cell = Span;

/**
 * "| Time | Video | Audio |": a script in columns is told by the cells of its voice, a paragraph each; what the picture shows
 * and when goes to the maker.
 */
export function toldOfTables(source: string): Script {
  const script: Script = { text: source, wishes: [] };
  const lines = linesOf(source);
  for (const [at, line] of lines.entries()) {
    const cells = cellsOf(source, line);
    const voice =
      cells.length < 2
        ? null
        : voiceAmong(
            cells.map((cell) => textAt(source, cell)),
            source,
          );
    if (voice === null) continue;
    const rows = rowsBelow(source, lines.slice(at + 1), line.end, cells.length);
    if (rows.length === 0) continue;
    script.text = blanked(script.text, line);
    for (const row of rows) tell(script, source, row, voice);
  }
  return script;
}

/** Which column is said; null where the table is no script. */
function voiceAmong(names: readonly string[], source: string): number | null {
  const seen = names.some((name) => SEEN.test(name));
  const when = names.some((name) => WHEN.test(name));
  const says = namesScript(source.trimStart().slice(0, HEAD));
  const voice = names.findIndex((name) => VOICE.test(name));
  if (voice >= 0) return seen || when ? voice : null;
  const among = names.findIndex((name) => AMONG.test(name) && !SEEN_ONLY.test(name));
  return among >= 0 && (seen || (when && says)) ? among : null;
}

function rowsBelow(source: string, lines: readonly Span[], from: number, width: number): Span[] {
  const rows: Span[] = [];
  let end = from;
  for (const line of lines) {
    if (source.slice(end, line.start) !== "\n" || Math.abs(cellsOf(source, line).length - width) > 1) break;
    rows.push(line);
    end = line.end;
  }
  return rows;
}

function tell(script: Script, source: string, row: Span, voice: number): void {
  if (/^[\s|:-]*$/u.test(source.slice(row.start, row.end))) {
    script.text = blanked(script.text, row);
    return;
  }
  const cells = cellsOf(source, row);
  const told = cells[voice];
  cells.forEach((cell, at) => {
    const said = textAt(source, cell);
    if (at !== voice && /\p{L}{3}|[\p{Lo}]{2}/u.test(said)) script.wishes.push(said);
  });
  const kept = told === undefined ? "" : source.slice(told.start, told.end);
  script.text = blanked(script.text, row);
  if (told === undefined || kept.trim() === "") return;
  // A line of its own within the row's length, parted from the one above.
  const broken = kept.replaceAll(/<br\s*\/?>/giu, (mark) => "\n".padEnd(mark.length, " "));
  script.text = script.text.slice(0, row.start) + "\n" + script.text.slice(row.start + 1, told.start) + broken + script.text.slice(told.end); // prettier-ignore
}

/** Cells between bars or tabs, without these. */
function cellsOf(source: string, { start, end }: Span): Cell[] {
  const line = source.slice(start, end);
  const bars = /^\s*\|/u.test(line) || /\S\s\|\s\S/u.test(line);
  const mark = bars ? "|" : "\t";
  if (!line.includes(mark)) return [];
  const cells: Cell[] = [];
  let from = 0;
  for (const piece of line.split(mark)) {
    const open = line.slice(from, from + piece.length);
    const lead = open.length - open.trimStart().length;
    cells.push({ start: start + from + lead, end: start + from + lead + open.trim().length });
    from += piece.length + 1;
  }
  if (!bars) return cells;
  const first = /^\s*\|/u.test(line) ? 1 : 0;
  return cells.slice(first, /\|\s*$/u.test(line) ? -1 : undefined);
}
