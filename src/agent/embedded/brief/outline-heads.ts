import type {
  Blockquote,
  Heading,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
} from "mdast";
import { toString } from "mdast-util-to-string";
import { isPartHead } from "../naming/part-heads.ts";
import { toPattern } from "../text/regex.ts";
import { countWords } from "../text/sentences.ts";
import { isSkeletonHead } from "./skeleton-heads.ts";

/** What a sender calls the list that a film is to follow, as a line above it. */
const OUTLINE = toPattern(
  `^(?:${[
    "(?:(?:the|film|video|rough|draft) )?(?:outline|structure|storyline|running order|shot list|scenes|storyboard)",
    "(?:(?:die|grobe) )?(?:gliederung|struktur|aufbau|inhaltsübersicht)|(?:le )?(?:plan|canevas|déroulé|sommaire)|(?:el )?(?:esquema|guion|guión|estructura)|(?:la )?(?:scaletta|struttura)|(?:o )?(?:esboço|esquema|roteiro|guião|estrutura)",
    "(?:de )?(?:opzet|indeling|structuur)|disposition(?:en)?|upplägg|opplegg|struktur|jäsennys|runko|(?:plan|konspekt|struktura)|(?:osnova|struktura)|vázlat|(?:plan|schiță|structură)",
    "(?:план|структура|тезисы|тези)|(?:διάγραμμα|δομή|περίγραμμα)|(?:taslak|akış|plan)|(?:المخطط|الخطة|المحاور)|(?:ראשי פרקים|מתווה|שלד)|(?:रूपरेखा|ढाँचा)|(?:構成|構成案|アウトライン|骨子)|(?:大纲|大綱|提纲|提綱|结构|結構)|(?:개요|구성|목차)",
  ].join("|")})[\\s.:：]*$`,
  "iu",
);
const FEWEST = 3;
/** Of its points so many have points of their own, and so many each on average. */
const LEAST = { nested: 0.7, each: 1.5 };
/** A head names what its point is about; longer it says something of it. */
const MOST_HEAD = { words: 11, signs: 24 };

/**
 * A brief that is nothing but a list of points with points below them is an outline: each point becomes a heading, and what is below it
 * a list of its own, so that sums, years and words of somebody are read there as everywhere. All other trees stay.
 */
export function withOutlineHeads(tree: Root): Root {
  const at = tree.children.findIndex((node) => node.type === "list" && isOutline(node));
  const list = tree.children[at];
  if (list?.type !== "list" || tree.children.some((node, place) => place > at && node.type !== "paragraph"))
    return tree;
  const above = tree.children.slice(0, at);
  const named = above.findLastIndex(namesOutline);
  const isTold = (node: RootContent, place: number): boolean => node.type === "list" || node.type === "table" || (node.type === "heading" && node.depth > 1 && place !== named); // prettier-ignore
  if (above.some(isTold)) return tree;
  const before = above.filter((_, place) => place !== named || named < at - 1);
  return { ...tree, children: [...before, ...list.children.flatMap(headed), ...tree.children.slice(at + 1)] };
}

function namesOutline(node: RootContent): boolean {
  return (node.type === "paragraph" || node.type === "heading") && isNameOfOutline(toString(node));
}

/** "Outline", "Gliederung": a line that only says what stands below it. */
export const isNameOfOutline = (line: string): boolean => OUTLINE.test(line.trim().replace(/^#+\s+/u, ""));

function isOutline({ children }: List): boolean {
  const below = children.map((item) => listBelow(item)?.children.length ?? 0);
  const nested = below.filter((count) => count > 0).length;
  const points = below.reduce((sum, count) => sum + count, 0);
  if (children.length < FEWEST || nested < children.length * LEAST.nested) return false;
  return points >= children.length * LEAST.each && children.every(isHeadAlone);
}

const listBelow = ({ children }: ListItem): List | undefined =>
  children.find((child): child is List => child.type === "list");

function isHeadAlone({ children }: ListItem): boolean {
  const [first, ...rest] = children;
  if (first?.type !== "paragraph" || rest.some(({ type }) => type !== "list")) return false;
  const said = toString(first).trim();
  if (said === "" || /[.。।]$|\n/u.test(said)) return false;
  const letters = Array.from(said).length;
  return UNSPACED.test(said) ? letters <= MOST_HEAD.signs : countWords(said) <= MOST_HEAD.words; // prettier-ignore
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function headed(item: ListItem): RootContent[] {
  const [first, ...rest] = item.children as [Paragraph, ...List[]];
  const heading: Heading = { type: "heading", depth: 2, children: withoutPart(first.children), ...positionOf(first) }; // prettier-ignore
  return [heading, ...rest.flatMap((list) => wordsApart(list).flatMap(amountsApart))];
}

/** "One customer: Chanda, 34 · Waited three years · “The old one was given to me. …”": what somebody says is no point of a list. */
function wordsApart(list: List): (List | Blockquote)[] {
  const last = list.children.at(-1);
  const said = last === undefined ? "" : toString(last).trim();
  const isSaid = last?.children.length === 1 && SAID.test(said) && countWords(said) >= FEWEST_SAID;
  if (last === undefined || !isSaid) return [list];
  const quote: Blockquote = { type: "blockquote", children: last.children, ...positionOf(last) }; // prettier-ignore
  const before = list.children.slice(0, -1);
  return before.length === 0 ? [quote] : [{ ...list, children: before }, quote];
}

const FEWEST_SAID = 6;
const SAID = /^["“„«「][^"“”„«»「」]+["”»」]$/u;

/** "Grants £760,000 · Donations £512,000 · … · 90 pence of every pound went to the work": the amounts are a list of rows, and what is told of them another. */
function amountsApart(list: List | Blockquote): RootContent[] {
  if (list.type !== "list") return [list];
  const rows = list.children.map(rowOf);
  const end = rows.findIndex((row) => row === null);
  const amounts = rows.slice(0, end < 0 ? undefined : end).filter((row) => row !== null);
  if (amounts.length < FEWEST) return [list];
  const told = list.children.slice(amounts.length);
  return [{ ...list, children: amounts }, ...(told.length === 0 ? [] : [{ ...list, children: told }])];
}

/** "Grants £760,000" as "Grants: £760,000"; null for what is not a name and its amount. */
function rowOf(item: ListItem): ListItem | null {
  const [only, another] = item.children;
  const text = only?.type === "paragraph" && only.children.length === 1 ? only.children[0] : undefined;
  const found = another === undefined && text?.type === "text" ? AMOUNT_BEHIND.exec(text.value) : null;
  if (only?.type !== "paragraph" || text?.type !== "text" || found?.groups === undefined) return null;
  const { name = "", amount = "" } = found.groups;
  return { ...item, children: [{ ...only, children: [{ ...text, value: `${name}: ${amount}` }] }] };
}

const AMOUNT_BEHIND =
  /^(?<name>\p{L}[^:：\p{Nd}]{1,60}?)\s(?<amount>(?:[$€£¥₹₽₺]|CHF|USD|EUR)\s?\p{Nd}[\p{Nd}.,\u00A0\u202F ]*(?:\s?(?:million|m|k))?|\p{Nd}[\p{Nd}.,\u00A0\u202F ]*\s?(?:[€£₽₴₺]|euros?|eur|kr\.?|zł|kč|ft|lei|руб\.?|грн|usd|chf))$/iu;

const positionOf = ({ position }: Paragraph | ListItem): Pick<Paragraph, "position"> =>
  position === undefined ? {} : { position };

/** "Opening: 2024 in one number": which part of a film it is names nothing. */
function withoutPart(children: readonly PhrasingContent[]): PhrasingContent[] {
  const [first, ...rest] = children;
  const label = first?.type === "text" ? /^\s*(?<label>[^:：]{3,30})[:：]\s*(?=\S)/u.exec(first.value) : null;
  if (first?.type !== "text" || label === null) return [...children];
  const name = label.groups?.["label"] ?? "";
  const isPart = OPENING.test(name) || isSkeletonHead(name) || isPartHead(name);
  return isPart ? [{ ...first, value: first.value.slice(label[0].length) }, ...rest] : [...children];
}

const OPENING =
  /^(?:opening|intro(?:duction)?|start|beginning|einstieg|auftakt|einleitung|anfang|ouverture|introduction|début|apertura|inicio|comienzo|introducción|inizio|introduzione|abertura|introdução|início|begin|opening|inleiding|inledning|indledning|innledning|öppning|åbning|åpning|aloitus|alku|wstęp|otwarcie|úvod|bevezetés|nyitás|introducere|deschidere|вступление|начало|вступ|початок|εισαγωγή|έναρξη|giriş|açılış|افتتاحية|مقدمة|פתיחה|आरंभ|शुरुआत|導入|冒頭|オープニング|开场|開場|도입|오프닝|시작)$/iu;
