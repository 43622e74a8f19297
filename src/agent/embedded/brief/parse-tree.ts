import type { ElementContent, RootContent as HastRootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toMdast } from "hast-util-to-mdast";
import type { Root, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { mathFromMarkdown } from "mdast-util-math";
import { gfm } from "micromark-extension-gfm";
import { math } from "micromark-extension-math";
import { withLinesBelowLists } from "./lazy-lines.ts";
import { withYearsAsHeads } from "./years-no-numbers.ts";

type HastContent = ElementContent | HastRootContent;

const BLOCK_TAGS =
  /<(?:p|h[1-6]|ul|ol|li|table|div|section|article|blockquote|pre|body|html)\b[^>]{0,400}>/gi;

/** True when a brief is an HTML document or fragment rather than Markdown with some tags in it. */
export function looksLikeHtml(text: string): boolean {
  if (/^\s*(?:<!doctype html|<html\b|<body\b)/i.test(text)) return true;
  const tags = text.match(BLOCK_TAGS)?.length ?? 0;
  const marks = text.match(/^(?:#{1,6} |[-*+] |```|\|)/gm)?.length ?? 0;
  return tags >= 2 && tags > marks * 2;
}

/** The brief's tree; offsets are those of the given text. */
export function parseTree(text: string): Root {
  if (looksLikeHtml(text)) return htmlTree(text, 0);
  const tree = fromMarkdown(withYearsAsHeads(text), {
    extensions: [gfm({ singleTilde: false }), math({ singleDollarTextMath: true })],
    mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
  });
  const children = withLinesBelowLists(tree.children, text).flatMap((node) => expandHtml(node));
  return { ...tree, children };
}

/** READMEs set titles and centred paragraphs in HTML: those blocks are read as HTML, in place. */
function expandHtml(node: RootContent): RootContent[] {
  if (node.type !== "html") return [node];
  if (/^\s*<!--/.test(node.value)) return [];
  return htmlTree(node.value, node.position?.start.offset ?? 0).children;
}

function htmlTree(text: string, shift: number): Root {
  const html = fromHtml(text, { fragment: !/<html\b|<!doctype/i.test(text) });
  dropFurniture(html);
  const tree = toMdast(html);
  const root: Root = tree.type === "root" ? tree : { type: "root", children: [tree] };
  if (shift > 0) shiftOffsets(root, shift);
  return root;
}

const FURNITURE = new Set([
  "nav",
  "footer",
  "aside",
  "form",
  "button",
  "script",
  "style",
  "template",
  "noscript",
  "svg",
  "iframe",
]);

/** A page's navigation and controls are no part of what it tells. */
function dropFurniture(node: { children: HastContent[] }): void {
  node.children = node.children.filter((child) => child.type !== "element" || !FURNITURE.has(child.tagName));
  for (const child of node.children) if (child.type === "element") dropFurniture(child);
}

type Positioned = {
  position?: { start: { offset?: number | undefined }; end: { offset?: number | undefined } } | undefined;
  children?: unknown[];
};

function shiftOffsets(node: Positioned, shift: number): void {
  if (node.position?.start.offset !== undefined) node.position.start.offset += shift;
  if (node.position?.end.offset !== undefined) node.position.end.offset += shift;
  for (const child of node.children ?? []) shiftOffsets(child as Positioned, shift);
}
