import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as fc from "fast-check";
import type { Element } from "xast";
import { fromXml } from "xast-util-from-xml";
import { ATTRIBUTES, ELEMENTS } from "./allow-list.ts";
import { cleanCss } from "./clean-css.ts";
import { cleanSvg } from "./clean-svg.ts";

const HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

function clean(inside: string, attributes = ""): string {
  const result = cleanSvg(`${HEAD}${attributes}>${inside}</svg>`);
  assert.ok(result !== null, inside);
  return result.text.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "");
}

/** Every element with what it carries. */
function* elementsOf(element: Element): Generator<Element> {
  yield element;
  for (const child of element.children) if (child.type === "element") yield* elementsOf(child);
}

/** What no picture of ours may hold, however it was written. */
function assertHarmless(text: string): void {
  const root = fromXml(text);
  assert.equal(root.children.length, 1, "no declaration, no doctype, no comment");
  const [svg] = root.children as Element[];
  assert.ok(svg !== undefined);
  for (const element of elementsOf(svg)) {
    assert.ok(ELEMENTS.has(element.name), element.name);
    for (const [name, value] of Object.entries(element.attributes)) {
      const text = String(value);
      if (name === "xmlns" || name === "xmlns:xlink") continue;
      assert.ok(!/^on/i.test(name), name);
      if (name === "xlink:href") {
        assert.match(text, /^(#|data:image\/(png|jpe?g|gif|webp);base64,)/i);
        continue;
      }
      assert.ok(ATTRIBUTES.has(name) || /^(data|aria)-/.test(name), name);
      for (const [, target = ""] of text.matchAll(/url\s*\(([^)]*)/gi)) assert.match(target, /^#/);
    }
    if (element.name !== "style") continue;
    const css = element.children.map((child) => ("value" in child ? child.value : "")).join("");
    assert.doesNotMatch(css, /@|\\|expression|javascript:/i);
    for (const [, target = ""] of css.matchAll(/url\s*\(([^)]*)/gi)) assert.match(target, /^#/);
  }
}

describe("what stays", () => {
  test("a drawing, as it was", () => {
    const drawing =
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>' +
      '<g transform="translate(1 2)" style="opacity:.5"><path d="M0 0L9 9" fill="url(#g)"></path></g>' +
      '<text x="1" font-family="Inter, sans-serif">Łódź &#x26; Co</text><use xlink:href="#g"></use>';
    assert.equal(clean(drawing), drawing);
  });

  test("names with a prefix that means SVG, and nothing of other languages", () => {
    const source =
      '<s:svg xmlns:s="http://www.w3.org/2000/svg" xmlns:i="urn:x" width="3" height="4"><s:rect/><i:rect/><rect/></s:svg>';
    const result = cleanSvg(source);
    assert.match(result?.text ?? "", /><rect><\/rect><rect><\/rect><\/svg>$/);
    assert.deepEqual(result?.size, { width: 3, height: 4 });
  });

  test("styles, without what they fetch", () => {
    assert.equal(
      clean("<style><![CDATA[.a > .b{fill:url(#g);stroke:url(http://x/y)}]]></style>"),
      "<style>.a > .b{fill:url(#g);stroke:none}</style>",
    );
    assert.equal(clean('<style>@import "http://x/y";</style>'), "");
    assert.equal(clean("<style>a{b:u\\72l(http://x)}</style>"), "");
  });

  for (const [attributes, size] of [
    [' width="40" height="30px"', { width: 40, height: 30 }],
    [' viewBox="0 0 20.5 10"', { width: 21, height: 10 }],
    [' width="100" viewBox="0 0 20 10"', { width: 100, height: 50 }],
    [' height="5" viewBox="0,0,20,10"', { width: 10, height: 5 }],
    [' width="100%" height="100%"', null],
    [' width="-1" height="0" viewBox="0 0 -1 x"', null],
    ["", null],
  ] as const) {
    test(`the size of <svg${attributes}>`, () => {
      assert.deepEqual(cleanSvg(`${HEAD}${attributes}/>`)?.size, size);
    });
  }
});

describe("what goes", () => {
  for (const [name, inside] of [
    ["a script", "<script>alert(1)</script>"],
    ["a script with a prefix", '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'],
    ["foreign content", "<foreignObject><body xmlns='http://www.w3.org/1999/xhtml'/></foreignObject>"],
    ["an animation that sets a link", '<animate attributeName="href" to="javascript:alert(1)"/>'],
    ["a set", '<set attributeName="onload" to="alert(1)"/>'],
    ["a stylesheet of elsewhere", '<?xml-stylesheet href="http://x"?>'],
    ["a comment", "<!-- <script/> -->"],
    ["metadata", "<metadata><rdf/></metadata>"],
    ["an iframe", "<iframe src='http://x'/>"],
  ] as const) {
    test(name, () => assert.equal(clean(inside), ""));
  }

  for (const [before, after] of [
    ['<rect onclick="x()" ONLOAD="y()" width="1"/>', '<rect width="1"></rect>'],
    ['<a href="javascript:x"><rect/></a>', "<a><rect></rect></a>"],
    ['<a xlink:href="#x"/>', "<a></a>"],
    ['<use href="http://x/y.svg#z"/>', "<use></use>"],
    ['<use href="&#x68;ttp://x"/>', "<use></use>"],
    ['<image href="http://x/y.png"/>', "<image></image>"],
    ['<image href="data:image/svg+xml;base64,AAAA"/>', "<image></image>"],
    ['<image href="data:text/html,x"/>', "<image></image>"],
    ["<rect fill=\"url( 'http://x' )\"/>", '<rect fill="none"></rect>'],
    ['<rect fill="url(//x)"/>', '<rect fill="none"></rect>'],
    ['<rect fill="u\\72l(x)"/>', "<rect></rect>"],
    ['<rect filter="url(#a) url(data:x)"/>', '<rect filter="url(#a) none"></rect>'],
    ['<rect style="background:image-set(&quot;http://x&quot; 1x)"/>', "<rect></rect>"],
    ['<rect style="behavior:url(x)"/>', "<rect></rect>"],
    ['<rect xml:base="http://x/"/>', "<rect></rect>"],
    ['<rect href="#x" src="http://x"/>', '<rect xlink:href="#x"></rect>'],
  ] as const) {
    test(before, () => assert.equal(clean(before), after));
  }
});

describe("what is refused whole", () => {
  const nested = (depth: number): string => "<g>".repeat(depth) + "</g>".repeat(depth);
  const laughs = Array.from({ length: 12 }, (_, at) =>
    at === 0 ? '<rect id="l0"/>' : `<g id="l${at}">${`<use href="#l${at - 1}"/>`.repeat(10)}</g>`,
  ).join("");
  for (const [name, source] of [
    ["HTML", "<html><body/></html>"],
    ["another language's svg", '<svg xmlns="http://www.w3.org/1999/xhtml"/>'],
    ["a document that is cut off", `${HEAD}><g>`],
    ["nothing", ""],
    ["entities of its own", '<!DOCTYPE svg [<!ENTITY a "b">]><svg><text>&a;</text></svg>'],
    [
      "an entity that reads a file",
      '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg><text>&a;</text></svg>',
    ],
    ["deep nesting", `${HEAD}>${nested(5_000)}</svg>`],
    ["nesting deeper than a stack", `${HEAD}>${nested(200_000)}</svg>`],
    ["a drawing of itself", `${HEAD}><g id="a"><use href="#a"/></g></svg>`],
    ["a drawing that draws a billion", `${HEAD}>${laughs}</svg>`],
    ["masks around a mask", `${HEAD}><mask id="m"><rect mask="url(#m)"/></mask></svg>`],
  ] as const) {
    test(name, () => assert.equal(cleanSvg(source), null));
  }
});

const RUNS = Number(process.env["FUZZ_RUNS"] ?? 1_000);

test("whatever comes in, only what is known comes out, and cleaning again changes nothing", () => {
  const name = fc.oneof(
    fc.constantFrom(...ELEMENTS),
    fc.constantFrom(
      "script",
      "foreignObject",
      "animate",
      "set",
      "iframe",
      "x:script",
      "svg:script",
      "handler",
      "object",
    ),
  );
  const attribute = fc.oneof(
    fc.constantFrom(...ATTRIBUTES),
    fc.constantFrom(
      "href",
      "xlink:href",
      "onload",
      "onclick",
      "xml:base",
      "src",
      "formaction",
      "data-x",
      "xmlns",
    ),
  );
  const piece = fc.constantFrom(
    "url(",
    ")",
    "#a",
    "http://x",
    "//x",
    "javascript:",
    "data:image/png;base64,AA",
    "data:image/svg+xml,",
    "\\75",
    "'",
    "&quot;",
    "/*",
    "*/",
    "@import",
    ";",
    ":",
    "expression(",
    " ",
    "&#106;",
    "image-set(",
    "src(",
    "URL(",
    "none",
    "1",
  );
  const value = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(""));
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc
      .tuple(
        name,
        fc.dictionary(attribute, value, { maxKeys: 4 }),
        fc.array(fc.oneof({ maxDepth: 3 }, value, tie("tree")), { maxLength: 3 }),
      )
      .map(([tag, attributes, children]) => {
        const written = Object.entries(attributes).map(([key, text]) => ` ${key}="${text}"`);
        return `<${tag}${written.join("")}>${children.join("")}</${tag}>`;
      }),
  }));
  let cleaned = 0;
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 4 }), (trees) => {
      const result = cleanSvg(`${HEAD}>${trees.join("")}</svg>`);
      if (result === null) return;
      cleaned += 1;
      assertHarmless(result.text);
      assert.equal(cleanSvg(result.text)?.text, result.text);
    }),
    { numRuns: RUNS },
  );
  assert.ok(cleaned > RUNS / 2, `only ${cleaned} were read at all`);
});

test("no text is a way around the rules of CSS", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...Array.from("url(#a)'\"/*\\;: \nx@")), maxLength: 30 }),
      (text) => {
        const css = cleanCss(text);
        for (const [, target = ""] of css.matchAll(/url\s*\(([^)]*)/gi)) assert.match(target, /^#/);
        assert.doesNotMatch(css, /[\\@]/);
        assert.equal(cleanCss(css), css);
      },
    ),
    { numRuns: RUNS },
  );
});
