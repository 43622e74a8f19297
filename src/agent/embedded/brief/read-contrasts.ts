import { opensReserve } from "../text/opens-reserve.ts";
import { countWords, splitSentences } from "../text/sentences.ts";
import type { Block, ContrastBlock, ContrastSide, ListBlock, ParagraphBlock, Prose } from "./brief.ts";
import { FAMILIES, namedFamily, type Family } from "./contrast-families.ts";
import { judgedTones } from "./judged-heads.ts";
import { headedLists } from "./headed-lists.ts";

/** Longer sides are a story of their own. */
const MOST_CHARACTERS = 420;
const MOST_SENTENCES = 3;
/** Prose and lists that set things against each other become contrasts; all other blocks stay as they are. */
export function readContrasts(
  blocks: readonly Block[],
  language: string,
  named: readonly string[] = [],
): Block[] {
  const families = named.length === 2 ? [namedFamily(named), ...FAMILIES] : FAMILIES;
  const found: Block[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at];
    if (block === undefined) continue;
    const lists = headedLists(blocks.slice(at, at + 6), families);
    if (lists !== null) {
      found.push(lists.contrast);
      at += lists.used - 1;
      continue;
    }
    const read = readLabelled(blocks, at, families, language);
    found.push(...(read?.blocks ?? [block]));
    at += (read?.used ?? 1) - 1;
  }
  return found;
}

type Read = { blocks: Block[]; used: number };

const AMOUNT = /^[^\p{L}\p{Nd}]{0,3}\p{Nd}[\p{Nd}.,]*\s?[\p{L}\p{Sc}°%µ²³/]{0,14}$/u;

/** One paragraph or list that names its sides, or a paragraph for each side. */
function readLabelled(
  blocks: readonly Block[],
  at: number,
  families: readonly Family[],
  language: string,
): Read | null {
  const first = blocks[at];
  if (first?.kind === "list") {
    if (first.items.length > 3 || first.items.some(({ below }) => below.length > 0)) return null;
    // "5 kg: 2.5 ml", "250 €: up to 1,500 km": amounts are a rule to look up.
    if (first.items.every(({ label }) => AMOUNT.test(label?.shown ?? ""))) return null;
    const named = sameKind(first);
    if (named !== null) return { blocks: [named], used: 1 };
    const text = joinProse(first.items.map((item) => item.text));
    return contrastIn(text, first, families, language, 1);
  }
  if (first?.kind !== "paragraph" || first.formulas.length > 0) return null;
  const alone = contrastIn(proseOf(first), first, families, language, 1);
  if (alone !== null) return alone;
  const labels = labelsOf(first.text.spoken) ?? labelsOfLines(proseOf(first).spoken);
  const named =
    labels === null ? null : contrastIn(proseOf(first), first, [namedFamily(labels)], language, 1);
  if (named !== null) return named;
  const run: ParagraphBlock[] = [first];
  for (const next of blocks.slice(at + 1, at + 3)) {
    if (next.kind !== "paragraph") break;
    run.push(next);
    const end = next.span.end;
    const whole = { ...first, span: { start: first.span.start, end } };
    const read = contrastIn(joinProse(run.map(proseOf)), whole, families, language, run.length);
    // A third side may stand in the paragraph behind.
    const after = blocks[at + run.length];
    const more =
      read !== null && run.length === 2 && after?.kind === "paragraph"
        ? contrastIn(
            joinProse([...run.map(proseOf), proseOf(after)]),
            { ...first, span: { start: first.span.start, end: after.span.end } },
            families,
            language,
            3,
          )
        : null;
    if (more !== null && sidesIn(more) > sidesIn(read)) return more;
    if (read !== null) return read;
  }
  return null;
}

const LABEL =
  /(?:^|(?<=[.!?。！？।۔]\s*))((?:\p{Lu}|\p{Lo})[^\s:：.,،，。!?]{0,24}(?:\s[^\s:：.,،，。!?]{1,20}){0,2})\s?[:：](?=\s|\p{Lo})/gu;
const LONG_LABEL =
  /(?:^|(?<=[.!?。！？।۔]\s*))((?:\p{Lu}|\p{Lo})[^:：.,،，。!?]{1,48})\s?[:：](?=\s|\p{Lo})/gu;
const LABEL_OF_ANY_LENGTH =
  /(?:^|(?<=[.!?。！？।۔]\s*))[\p{Lu}\p{Lo}][^:：.!?。！？।۔]{0,60}[:：](?=\s|\p{Lo})/gu;
/** Labels that say what a sentence is, not of what it speaks. */
const OF_THE_TEXT =
  /^(?:note|n\.?b|important|warning|caution|tip|hint|q|a|question|answer|examples?|result|why|how|summary|source|hinweis|achtung|wichtig|tipp|beispiel|frage|antwort|ergebnis|quelle|remarque|attention|important|exemple|conseil|question|réponse|nota|importante|atención|ejemplo|consejo|pregunta|respuesta|esempio|consiglio|domanda|risposta|exemplo|dica|pergunta|resposta|важно|внимание|пример|совет|вопрос|ответ|注意|重要|提示|例如|例|問|答|问|주의|중요|예|질문|답)\b/iu;

/** Labels of parts of a report: none of them is a thing like the one behind it. */
const OF_A_REPORT =
  /^(?:limits?|limitations?|background|methods?|results?|findings|scale|scope|next(?: steps?)?|outlook|funding|aims?|purpose|grenzen|einschränkungen|hintergrund|methoden?|ergebnisse?|ziele?|ausblick|nächste schritte|limites?|contexte|méthodes?|résultats?|objectifs?|límites?|limitaciones|contexto|métodos?|resultados?|objetivos?|limiti|contesto|metod[oi]|risultati|obiettiv[oi]|limitações|beperkingen|achtergrond|methoden?|resultaten|doel|begränsningar|bakgrund|metod|resultat|begrænsninger|baggrund|begrensninger|bakgrunn|rajoitukset|tausta|menetelmä|tulokset|ograniczenia|tło|metoda|wyniki|cel|omezení|výsledky|ограничения|предпосылки|методы?|результаты|обмеження|результати|sınırlar|arka plan|yöntem|sonuçlar|القيود|الخلفية|الطريقة|النتائج|מגבלות|רקע|שיטה|תוצאות|सीमाएँ|पृष्ठभूमि|विधि|परिणाम|限界|背景|方法|結果|局限|结果|한계|배경|방법|결과)(?![\p{L}\p{M}])/iu;

/** "Robusta: bitter and strong. Arabica: mild.": a paragraph of two or three things, each named by its label. */
function labelsOf(text: string): string[] | null {
  const long = [...text.matchAll(LONG_LABEL)].map((mark) => mark[1] ?? "");
  // "Wel in de bak: …. Niet in de bak: …": a head of more words that judges.
  if (long.length === 2 && text.startsWith(long[0] ?? "") && judgedTones(long) !== null) return long;
  const marks = [...text.matchAll(LABEL)];
  const labels = marks.map((mark) => mark[1] ?? "");
  const whole = marks[0]?.index === 0 && (labels.length === 2 || labels.length === 3);
  if (!whole || new Set(labels).size < labels.length) return null;
  // "Pressure: 9 bar. Milk for a flat white: 60 °C": one more with a longer label makes a list of them.
  if ((text.match(LABEL_OF_ANY_LENGTH)?.length ?? 0) > labels.length) return null;
  // "May 1912: …. By June 1912: …. In July 1913: …" is a course, and no three things.
  if (labels.length > 2 && labels.every((label) => /\p{Nd}{4}/u.test(label))) return null;
  // "When to go: …. But book ahead: …": a caveat is no thing of the kind that it is set against.
  if (labels.slice(1).some(opensReserve)) return null;
  // "Ejemplo bueno" says how its sentence is to be taken, "Ejemplo" only what it is.
  if (labels.some((label) => OF_THE_TEXT.test(label)) && judgedTones(labels) === null) return null;
  return areAlike(labels, text) ? labels : null;
}

/** Words of a side that says but how much, and of one beside it that tells at length. */
const BARE_WORDS = 4;
const AT_LENGTH = 12;

/** "Limits: amorphous film only, …. Scale tested: 1.5 L.": an amount alone answers nothing that is told at length of another. */
function areAlike(labels: readonly string[], text: string): boolean {
  if (judgedTones(labels) !== null) return true;
  if (labels.some((label) => OF_A_REPORT.test(label))) return false;
  const starts = labels.map((label) => text.indexOf(label));
  const told = starts.map((start, at) => text.slice(start + (labels[at] ?? "").length, starts[at + 1]));
  const words = told.map((side) => countWords(side));
  const bare = told.some((side, at) => (words[at] ?? 0) <= BARE_WORDS && /\p{Nd}/u.test(side));
  return !(bare && Math.max(...words) >= AT_LENGTH);
}

const LINE_LABEL =
  /^((?:\p{Lu}|\p{Lo})[^\s:：.,،，。!?]{0,24}(?:\s[^\s:：.,،，。!?]{1,20}){1,6})\s?[:：](?=\s|\p{Lo})/u;

/** "What you may keep: …", and on the next line "What you may not keep: …". */
function labelsOfLines(text: string): string[] | null {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (lines.length !== 2) return null;
  const labels = lines.map((line) => LINE_LABEL.exec(line.trim())?.[1] ?? "");
  return labels.includes("") || judgedTones(labels) === null ? null : labels;
}

/** "Caterer Blue: …", "Caterer Olive: …": things of one kind, each with what is to be said of it. */
function sameKind({ items, ordered, span }: ListBlock): ContrastBlock | null {
  if (ordered || items.length < 2) return null;
  const labels = items.map(({ label }) => label?.shown.toLowerCase().split(/\s+/u) ?? []);
  const [one = []] = labels;
  const named = labels.every((words) => words.length >= 2 && words.length <= 4);
  const alike = [0, -1].some((at) => labels.every((words) => words.at(at) === one.at(at)));
  if (!named || !alike || new Set(labels.map((words) => words.join(" "))).size < items.length) return null;
  const sides = items.flatMap(({ label, detail }): ContrastSide[] =>
    label === null || detail === null
      ? []
      : [
          {
            title: label.shown,
            tone: "neutral",
            opener: `${label.spoken}:`,
            titled: true,
            sentences: [detail],
          },
        ],
  );
  return sides.length < items.length ? null : { kind: "contrast", sides, span };
}

function sidesIn(read: Read | null): number {
  return read?.blocks.find((block) => block.kind === "contrast")?.sides.length ?? 0;
}

/** Lines as they were broken by hand: a label begins one. */
function proseOf(block: ParagraphBlock): Prose {
  const shown = block.lines.join("\n");
  const broken = block.lines.length > 1 && shown.replaceAll("\n", " ") === block.text.spoken;
  return {
    shown: block.lines.length > 1 ? shown : block.text.shown,
    spoken: broken ? shown : block.text.spoken,
  };
}

function joinProse(all: readonly Prose[]): Prose {
  return {
    shown: all.map(({ shown }) => shown).join("\n"),
    spoken: all.map(({ spoken }) => spoken).join("\n"),
  };
}

function contrastIn(
  text: Prose,
  whole: ParagraphBlock | ListBlock,
  families: readonly Family[],
  language: string,
  used: number,
): Read | null {
  for (const family of families) {
    const spoken = cutAt(text.spoken, family, language);
    if (spoken === null) continue;
    const shown = cutAt(text.shown, family, language);
    const same = shown?.sides.length === spoken.sides.length ? shown : spoken;
    const sides = spoken.sides.map((side, index): ContrastSide => {
      const looks = same.sides[index];
      const alike = looks?.sentences.length === side.sentences.length ? looks.sentences : side.sentences;
      return {
        title: looks?.title ?? side.title,
        tone: family.tones[index] ?? "neutral",
        opener: side.opener,
        titled: family.titled,
        sentences: side.sentences.map((said, part) => ({ shown: alike[part] ?? said, spoken: said })),
      };
    });
    const cuts = spansOf(whole, text.spoken.length, spoken.before.length, spoken.after.length);
    const rest = (part: string, view: string, span: ParagraphBlock["span"]): Block[] =>
      /[\p{L}\p{N}]/u.test(part)
        ? [{ kind: "paragraph", text: { shown: view.trim(), spoken: part.trim() }, lines: [view.trim()], formulas: [], span }]
        : []; // prettier-ignore
    // Items of a list cannot stand outside of it.
    if (whole.kind === "list" && (spoken.before.trim() !== "" || spoken.after.trim() !== "")) return null;
    return {
      used,
      blocks: [
        ...rest(spoken.before, same.before, cuts.before),
        { kind: "contrast", sides, span: cuts.contrast },
        ...rest(spoken.after, same.after, cuts.after),
      ],
    };
  }
  return null;
}

/** Places in the text for what stands before, in and after the contrast: about, but never the same twice. */
function spansOf(
  { span }: { span: ParagraphBlock["span"] },
  length: number,
  before: number,
  after: number,
): Record<"before" | "contrast" | "after", ParagraphBlock["span"]> {
  const scale = (span.end - span.start) / Math.max(1, length);
  const from = before === 0 ? span.start : span.start + Math.max(1, Math.floor(before * scale));
  const to = after === 0 ? span.end : Math.max(from + 1, span.end - Math.max(1, Math.floor(after * scale)));
  return {
    before: { start: span.start, end: from },
    contrast: { start: from, end: to },
    after: { start: to, end: span.end },
  };
}

type Cut = {
  before: string;
  sides: { title: string; opener: string; sentences: string[] }[];
  after: string;
};

/** The text cut at the marks of a family, in their order; null where it does not name two sides. */
function cutAt(text: string, { marks, titled }: Family, language: string): Cut | null {
  const places: { start: number; end: number; mark: string }[] = [];
  for (const mark of marks) {
    mark.lastIndex = places.at(-1)?.end ?? 0;
    const found = mark.exec(text);
    if (found === null) break;
    places.push({ start: found.index, end: found.index + found[0].length, mark: found[0] });
  }
  if (places.length < 2) return null;
  const [first] = places;
  if (first === undefined) return null;
  const sides: Cut["sides"] = [];
  let after = "";
  for (const [at, place] of places.entries()) {
    const next = places[at + 1];
    const raw = text.slice(place.end, next?.start ?? text.length);
    const line = raw.search(/\n/u);
    // The last side ends with its line, or takes as many sentences as the one before.
    const own = next === undefined && line >= 0 ? raw.slice(0, line) : raw;
    const sentences = splitSentences(own.trim(), language);
    const most = next === undefined ? Math.max(1, sides.at(-1)?.sentences.length ?? 1) : sentences.length;
    const kept = next === undefined && line < 0 ? sentences.slice(0, most) : sentences;
    if (next === undefined) {
      const rest = line >= 0 ? raw.slice(line) : "";
      after = [...sentences.slice(kept.length), rest.trim()].join(" ").trim();
    }
    if (kept.length === 0 || kept.length > MOST_SENTENCES) return null;
    if (kept.join(" ").length > MOST_CHARACTERS) return null;
    const opener = place.mark.trim();
    const title = opener.replace(/[\s:：,，、–—-]+$/u, "");
    sides.push({ title, opener: titled ? `${title}:` : opener, sentences: kept });
  }
  return { before: text.slice(0, first.start), sides, after };
}
