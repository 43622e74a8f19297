/** Where the beginning of a line was blanked, what follows is prose all the same, and no indented code. */
export function notIndented(text: string, source: string): string {
  const outdented = text.replace(/^ {4,}(?=\S)/gmu, (spaces, at: number) =>
    source.slice(at, at + spaces.length).trim() === "" ? spaces : "\u00A0".repeat(spaces.length),
  );
  // The same behind the mark of a list's item.
  return outdented.replace(
    /^([ \t]*(?:[-*+]|\p{Nd}{1,2}[.)]) )( {4,})(?=\S)/gmu,
    (_, mark: string, spaces: string) => mark + "\u00A0".repeat(spaces.length),
  );
}
