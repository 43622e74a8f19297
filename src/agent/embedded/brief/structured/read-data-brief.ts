import type { SourceSpan } from "../../../../artifacts/outline.ts";
import { detectLanguageSurely } from "../../../language/detect-language.ts";
import { capitalise, countWords } from "../../text/sentences.ts";
import { speakableProse } from "../../text/speakable-prose.ts";
import type { Block, Brief, ListItem, Prose, Section, TableBlock } from "../brief.ts";
import { nameOfKey } from "./csv.ts";
import { findData } from "./find-data.ts";
import type { Data } from "./yaml.ts";

const TITLE =
  /^(?:title|name|headline|subject|topic|titel|betreff|titre|nom|sujet|título|titulo|nombre|titolo|nome|argomento|titel|название|заголовок|тема|标题|標題|名称|名稱|タイトル|件名|名前|제목|이름|başlık|ad|العنوان|عنوان|כותרת|शीर्षक)$/iu;
const ABOUT =
  /^(?:description|summary|intro(?:duction)?|abstract|about|overview|tagline|subtitle|beschreibung|zusammenfassung|einleitung|résumé|introduction|descripción|resumen|descrizione|sommario|descrição|resumo|описание|введение|简介|描述|概要|説明|설명|açıklama|الوصف|תיאור|विवरण)$/iu;
const AUDIENCE =
  /^(?:audience|target_audience|zielgruppe|publikum|public|audiencia|público|pubblico|аудитория|受众|対象|대상|الجمهور)$/iu;
const GOAL = /^(?:goal|objective|purpose|ziel|objectif|objetivo|obiettivo|цель|目标|目的|목표|الهدف)$/iu;
const SOURCE = /^(?:source|data_source|quelle|fuente|fonte|источник|来源|出典|출처|المصدر)$/iu;
const UNIT = /^(?:units?|einheit|unité|unidad|unità|unidade|единица|单位|単位|단위)$/iu;
const HEADING =
  /^(?:title|heading|headline|name|titel|überschrift|titre|título|titolo|titolo|название|标题|見出し|제목)$/iu;
const TEXT =
  /^(?:text|content|body|description|paragraph|inhalt|beschreibung|texte|contenu|texto|contenido|testo|contenuto|текст|内容|本文|내용)$/iu;
/** What names a thing within a program, and says nothing of it. */
const HIDDEN = /^(?:id|_id|uuid|guid|slug|version|schema|\$schema|\$id|type|kind|created_at|updated_at|icon|image|logo|color|colour|href)$/iu; // prettier-ignore
/** A wish for a film before the data. */
const WISH = /(?:[:：]\s*$|\b(?:film|video|clip|movie|vidéo|vídeo|filmato)\b|动画|视频|動画|영상)/iu;
const MOST_ROWS = 60;
const MOST_COLUMNS = 6;

/**
 * A brief that is data (JSON, YAML, comma-separated values), read as what it says: scalars as facts, rows as tables,
 * texts as prose. Null where the brief is a text. `source` is the prompt, and places point into it.
 */
export function readDataBrief(source: string): Brief | null {
  const found = findData(source);
  if (found === null) return null;
  const brief =
    found.table === undefined
      ? briefOf(found.value, source, found.span)
      : briefOfTable(found.table, source.slice(0, found.span.start));
  if (brief === null) return null;
  const text = textIn(brief);
  const { language, sure } = detectLanguageSurely(text);
  const lead = source.slice(0, found.span.start).trim();
  const said = lead !== "" && found.table === undefined && !WISH.test(lead) ? [paragraph(prose(lead), { start: 0, end: found.span.start })] : []; // prettier-ignore
  return { ...brief, intro: [...said, ...brief.intro], language, languageSure: sure };
}

/** Where each key stands, looked for in the order of the data; one that is not found begins where the last did. */
function placesIn(source: string, span: SourceSpan): (key: string) => SourceSpan {
  let cursor = span.start;
  return (key) => {
    const at = source.indexOf(key, cursor);
    const start = at < 0 || at >= span.end ? cursor : at;
    cursor = Math.min(span.end, start + Math.max(1, key.length));
    return { start, end: cursor };
  };
}

type Maps = { [key: string]: Data };
const isMap = (value: Data): value is Maps =>
  value !== null && typeof value === "object" && !Array.isArray(value);
const isScalar = (value: Data): value is string | number | boolean =>
  value !== null && typeof value !== "object";

function briefOf(value: Data, source: string, span: SourceSpan): Brief | null {
  const placeOf = placesIn(source, span);
  const sections: Section[] = [];
  const brief: Brief = { title: null, audience: null, goal: null, style: null, intro: [], sections, language: "en", languageSure: false }; // prettier-ignore
  let root = value;
  // {"event": {…}}: a wrapper has nothing of its own to say.
  while (isMap(root) && Object.keys(root).length === 1 && isMap(Object.values(root)[0] ?? null))
    root = Object.values(root)[0] ?? null;
  const entries = isMap(root) ? Object.entries(root) : [["", root] as const];
  const unit = entries.find(([key, one]) => UNIT.test(key) && typeof one === "string")?.[1];
  const from = entries.find(([key, one]) => SOURCE.test(key) && typeof one === "string")?.[1];
  const facts: ListItem[] = [];
  for (const [key, one] of entries) {
    const place = placeOf(key);
    if (typeof one === "string" && brief.title === null && TITLE.test(key)) brief.title = prose(one);
    else if (typeof one === "string" && AUDIENCE.test(key)) brief.audience = one;
    else if (typeof one === "string" && GOAL.test(key)) brief.goal = one;
    else if (typeof one === "string" && ABOUT.test(key)) brief.intro.push(paragraph(prose(one), place));
    else if (UNIT.test(key) || SOURCE.test(key) || HIDDEN.test(key)) continue;
    else if (isScalar(one)) facts.push(factOf(key, one, place));
    else sections.push(...sectionsOf(key, one, place, typeof unit === "string" ? unit : null));
  }
  if (facts.length > 0) {
    const place = { start: facts[0]?.span.start ?? span.start, end: facts.at(-1)?.span.end ?? span.end };
    sections.unshift({
      title: null,
      blocks: [{ kind: "list", ordered: false, items: facts, span: place }],
      span: place,
    });
  }
  const charted = sections.find(({ blocks }) => blocks.some(({ kind }) => kind === "table"));
  if (typeof from === "string" && charted !== undefined)
    charted.blocks.push(
      paragraph(prose(`Source: ${from}`), { start: charted.span.end, end: charted.span.end }),
    );
  for (const [at, section] of sections.entries()) {
    const next = sections[at + 1]?.span.start ?? span.end;
    section.span = {
      start: section.span.start,
      end: Math.max(section.span.end, next > section.span.start ? next : 0),
    };
  }
  return sections.length === 0 && brief.intro.length === 0 ? null : brief;
}

/** A key and what stands below it, as a section; texts with headings of their own are a section each. */
function sectionsOf(key: string, value: Data, span: SourceSpan, unit: string | null): Section[] {
  const title = key === "" ? null : prose(nameOfKey(key));
  if (Array.isArray(value) && value.length > 0 && value.every(isMap)) {
    const told = value.map((one) => toldSection(one, span));
    if (told.every((one) => one !== null))
      return told.map((section, at) => ({
        ...section,
        span: { start: span.start + at, end: span.end + at },
      }));
  }
  const blocks = blocksOf(value, span, unit, 0);
  return blocks.length === 0 ? [] : [{ title, blocks, span }];
}

/** {"heading": …, "text": …}: prose under a heading. */
function toldSection(map: Maps, span: SourceSpan): Section | null {
  const entries = Object.entries(map);
  const heading = entries.find(([key, value]) => HEADING.test(key) && typeof value === "string")?.[1];
  const text = entries.find(([key, value]) => TEXT.test(key) && typeof value === "string")?.[1];
  if (typeof heading !== "string" || typeof text !== "string" || countWords(text) < 8) return null;
  const rest = Object.fromEntries(entries.filter(([, value]) => value !== heading && value !== text));
  return {
    title: prose(heading),
    blocks: [paragraph(prose(text), span), ...blocksOf(rest, span, null, 1)],
    span,
  };
}

function blocksOf(value: Data, span: SourceSpan, unit: string | null, depth: number): Block[] {
  if (depth > 3 || value === null) return [];
  if (isScalar(value)) return [paragraph(prose(sayScalar(value)), span)];
  if (Array.isArray(value)) return listOrTable(value, span, unit, depth);
  const entries = Object.entries(value).filter(([key, one]) => one !== null && !HIDDEN.test(key));
  const scalars = entries.filter(([, one]) => isScalar(one));
  const numbers = scalars.filter(([, one]) => typeof one === "number");
  const blocks: Block[] = [];
  if (numbers.length >= 2 && numbers.length === scalars.length) {
    const rows = numbers.map(([key, one]) => [prose(nameOfKey(key)), prose(cellOf(one))]);
    blocks.push({ kind: "table", header: [prose(""), prose(capitalise(unit ?? ""))], rows, align: ["start", "end"], span }); // prettier-ignore
  } else if (scalars.length > 0) {
    const items = scalars.map(([key, one]) => factOf(key, isScalar(one) ? one : "", span));
    blocks.push({ kind: "list", ordered: false, items, span });
  }
  for (const [key, one] of entries) {
    if (isScalar(one)) continue;
    blocks.push({ kind: "subheading", text: prose(nameOfKey(key)), depth: 3 + depth, span });
    blocks.push(...blocksOf(one, span, unit, depth + 1));
  }
  return blocks;
}

function listOrTable(values: readonly Data[], span: SourceSpan, unit: string | null, depth: number): Block[] {
  if (values.length === 0) return [];
  if (values.every(isScalar)) {
    const items = values.map((one): ListItem => ({ text: prose(sayScalar(one)), label: null, detail: null, below: [], span })); // prettier-ignore
    return items.length === 1 && items[0] !== undefined
      ? [paragraph(items[0].text, span)]
      : [{ kind: "list", ordered: false, items, span }];
  }
  const rows = values.filter(isMap);
  if (rows.length < values.length) return values.flatMap((one) => blocksOf(one, span, unit, depth + 1));
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter(
    (key) =>
      !HIDDEN.test(key) &&
      rows.every((row) => row[key] === undefined || row[key] === null || isScalar(row[key])),
  );
  const shown = keys.slice(0, MOST_COLUMNS);
  if (shown.length === 0) return [];
  if (rows.length === 1 || shown.length === 1)
    return rows.length === 1 ? blocksOf(rows[0] ?? null, span, unit, depth + 1) : listOrTable(rows.map((row) => row[shown[0] ?? ""] ?? ""), span, unit, depth + 1); // prettier-ignore
  const measures = shown.filter((key, at) => at > 0 && rows.every((row) => typeof row[key] === "number"));
  const header = shown.map((key) =>
    prose(unit !== null && measures.length === 1 && key === measures[0] ? capitalise(unit) : nameOfKey(key)),
  );
  const cells = rows.slice(0, MOST_ROWS).map((row) => shown.map((key) => prose(cellOf(row[key]))));
  return [{ kind: "table", header, rows: cells, align: shown.map(() => "start"), span }];
}

function cellOf(value: Data | undefined): string {
  return value === undefined || value === null || !isScalar(value) ? "" : sayScalar(value);
}

function sayScalar(value: string | number | boolean): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value).trim();
}

function factOf(key: string, value: string | number | boolean, span: SourceSpan): ListItem {
  const label = prose(nameOfKey(key));
  const detail = prose(sayScalar(value));
  const text = { shown: `${label.shown}: ${detail.shown}`, spoken: `${label.spoken}: ${detail.spoken}` };
  return { text, label, detail, below: [], span };
}

/** A table alone: where its columns count different things, each is a section with a picture of its own. */
function briefOfTable(table: TableBlock, before: string): Brief {
  const title = before.trim().split("\n").at(-1)?.trim() ?? "";
  const base = { audience: null, goal: null, style: null, intro: [], language: "en", languageSure: false };
  const named = title === "" ? null : prose(title.replace(/[:：.]$/u, ""));
  const { header, rows, span } = table;
  const numeric = header.map(
    (_, at) => at > 0 && rows.every((row) => /^[^\p{L}]*\d[^\p{L}]*$/u.test(row[at]?.shown ?? "")),
  );
  const measures = header.flatMap((_, at) => (numeric[at] === true ? [at] : []));
  const apart = measures.length === header.length - 1 && measures.length >= 2 && measures.length <= 5 && !alike(header.map(({ shown }) => shown).slice(1)); // prettier-ignore
  if (!apart) return { ...base, title: named, sections: [{ title: named === null ? null : { ...named, spoken: "" }, blocks: [table], span }] }; // prettier-ignore
  const length = Math.max(1, Math.floor((span.end - span.start) / measures.length));
  const sections = measures.map((column, at): Section => {
    const place = {
      start: span.start + at * length,
      end: at === measures.length - 1 ? span.end : span.start + (at + 1) * length,
    };
    const pick = (row: Prose[]): Prose[] => [row[0] ?? prose(""), row[column] ?? prose("")];
    const blocks: Block[] = [
      { ...table, header: pick(header), rows: rows.map(pick), align: ["start", "end"], span: place },
    ];
    const name = (header[column]?.shown ?? "").replace(/\s*[([（].*$/u, "");
    return { title: prose(name), blocks, span: place };
  });
  const pairs = [
    header[0]?.shown ?? "",
    ...measures.map((at) => (header[at]?.shown ?? "").replace(/\s*[([（].*$/u, "")),
  ];
  return { ...base, title: named ?? prose(pairs.map((name, at) => (at === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1))).join(", ")), sections }; // prettier-ignore
}

/** Years or quarters as columns count the same thing. */
function alike(names: readonly string[]): boolean {
  return names.every((name) => /^(?:Q[1-4]\s?)?(?:1\d{3}|20\d{2})?$/u.test(name.trim()));
}

function prose(text: string): Prose {
  const shown = text.replaceAll(/\s+/gu, " ").trim();
  return { shown, spoken: speakableProse(shown).trim() };
}

function paragraph(text: Prose, span: SourceSpan): Block {
  return { kind: "paragraph", text, lines: [text.shown], formulas: [], span };
}

function textIn(brief: Brief): string {
  const words = (block: Block): string[] => {
    if (block.kind === "table") return [...block.header, ...block.rows.flat()].map(({ spoken }) => spoken);
    if (block.kind === "list") return block.items.map(({ text }) => text.spoken);
    return block.kind === "paragraph" || block.kind === "subheading" ? [block.text.spoken] : [];
  };
  const all = [...brief.intro, ...brief.sections.flatMap(({ blocks }) => blocks)];
  return [
    brief.title?.spoken ?? "",
    ...brief.sections.map(({ title }) => title?.spoken ?? ""),
    ...all.flatMap(words),
  ].join(". ");
}
