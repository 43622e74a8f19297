import assert from "node:assert/strict";
import { test } from "node:test";
import { toString } from "mdast-util-to-string";
import { withOutlineHeads } from "./outline-heads.ts";
import { parseTree } from "./parse-tree.ts";

const shape = (text: string): string[] =>
  withOutlineHeads(parseTree(text)).children.map((node) => `${node.type} ${toString(node).slice(0, 30)}`);

const OUTLINE = `Outline

- Opening: 2024 in one number
  - 3,240 wheelchairs delivered
- Where it went
  - Workshops £905,000
  - Delivery and fitting £428,000
  - Running the office £55,000
  - 90 pence of every pound went to the work itself
- One customer: Chanda, 34, tailor
  - Waited three years
  - "The old one was given to me. This one was made for me."
- Thank you
`;

test("an outline's points are headings, and what is below them lists, amounts and somebody's words", () => {
  assert.deepEqual(shape(OUTLINE), [
    "heading 2024 in one number",
    "list 3,240 wheelchairs delivered",
    "heading Where it went",
    "list Workshops: £905,000Delivery an",
    "list 90 pence of every pound went t",
    "heading One customer: Chanda, 34, tail",
    "list Waited three years",
    'blockquote "The old one was given to me. ',
    "heading Thank you",
  ]);
  assert.ok(
    shape(`# Turning Circle\n\n## Gliederung\n\n${OUTLINE.slice(9)}`).includes("heading Where it went"),
  );
});

test("lists among other parts, of sentences, flat or told at length stay", () => {
  for (const text of [
    "- Flour\n- Water\n- Salt\n",
    "- Wash the sock.\n  - Cold water\n  - No soap\n- Dry the sock.\n  - In the shade\n  - Flat\n- Darn it.\n  - Wool\n  - Needle\n",
    "## Tools\n\n- Hammer\n\n## Steps\n\n- Wood\n  - oak\n  - ash\n- Glue\n  - bone\n  - hide\n- Wax\n  - bee\n  - tree\n",
    "- Fruit\n  - apples\n- Vegetables\n- Bread\n- Milk\n",
    `${OUTLINE}\n## Later\n\nMore is told here.\n`,
    "",
  ])
    assert.deepEqual(withOutlineHeads(parseTree(text)), parseTree(text), text);
});
