import type { Finding } from "../../artifacts/timeline.ts";
import { coverText } from "../fonts/cover-text.ts";
import { shownAs } from "./cover-visual.ts";
import type { CaptionPiece } from "./captions.ts";

type CaptionLine = CaptionPiece["lines"][number];

/** Captions as our fonts can draw them, for the picture; those of the track are drawn by the player. */
export function coverCaptions(
  pieces: readonly CaptionPiece[],
  language: string,
): { pieces: CaptionPiece[]; findings: Finding[] } {
  const findings: Finding[] = [];
  const cover = (line: CaptionLine): CaptionLine => {
    const { text, missing } = coverText(line.text, language);
    if (text === line.text) return line;
    if (missing.length > 0) {
      const message = `no font draws ${missing.join(" ")}: the caption ${shownAs(line.text, missing, language)}`;
      findings.push({ severity: "warning", code: "glyph_replaced", message });
    }
    return inParts(line, language);
  };
  return { pieces: pieces.map((piece) => ({ ...piece, lines: piece.lines.map(cover) })), findings };
}

/** Word by word, so that each is still known where it stands. */
function inParts({ text, words }: CaptionLine, language: string): CaptionLine {
  let drawn = "";
  let done = 0;
  const add = (until: number): void => {
    drawn += coverText(text.slice(done, until), language).text;
    done = until;
  };
  const placed = words.map((word) => {
    add(word.start);
    const start = drawn.length;
    add(word.end);
    return { ...word, start, end: drawn.length };
  });
  add(text.length);
  return { text: drawn, words: placed };
}
