import { blanked, textAt, type Span } from "../sentence-spans.ts";

/** A text in the same length without what a script says to whoever speaks and films, and what that was. */
export type Script = { text: string; wishes: string[] };

/** A script while its marks are taken out: the text stays as long as it was. */
export class Written {
  text: string;
  readonly wishes: string[];
  private readonly source: string;

  constructor(source: string, wishes: readonly string[]) {
    this.source = source;
    this.text = source;
    this.wishes = [...wishes];
  }

  blank(span: Span): void {
    this.text = blanked(this.text, span);
  }

  /** Keeps out what the maker reads. */
  leave(span: Span): void {
    const said = textAt(this.text, span).replace(/^[*_#>•-]+\s*|[*_]{2,}|[*_]+$/gu, "");
    if (/[\p{L}\p{N}]/u.test(said)) this.wishes.push(said);
    this.blank(span);
  }

  /** Blanks what begins a passage, which then is a paragraph of its own. */
  part(span: Span, line: Span): void {
    const rest = `${this.text.slice(line.start, span.start)} ${this.text.slice(span.end, line.end)}`.replace(/[*_#]+/gu, "").trim(); // prettier-ignore
    if (!/[\p{L}\p{N}]/u.test(rest)) return this.blank(line);
    this.blank(span);
    const isPlain = /^\s*$/u.test(this.source.slice(line.start, span.start));
    if (isPlain && span.end > span.start) this.write(span.start, "\n");
  }

  write(at: number, text: string): void {
    this.text = this.text.slice(0, at) + text + this.text.slice(at + text.length);
  }
}
