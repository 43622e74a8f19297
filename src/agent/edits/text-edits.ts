/** A text with some of its spans written anew, and where its old places are now. */
export type TextEdit = { start: number; end: number; text: string };
export type EditedText = { text: string; at: (offset: number) => number };

/** `edits` in rising order, none over another. A place inside of a span moves to the span's start. */
export function applyEdits(text: string, edits: readonly TextEdit[]): EditedText {
  let result = "";
  let done = 0;
  for (const edit of edits) {
    result += text.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  result += text.slice(done);
  const at = (offset: number): number => {
    let shift = 0;
    for (const edit of edits) {
      if (edit.end <= offset) shift += edit.text.length - (edit.end - edit.start);
      else if (edit.start <= offset) return edit.start + shift;
    }
    return offset + shift;
  };
  return { text: result, at };
}
