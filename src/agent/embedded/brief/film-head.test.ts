import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutFilmHead, withoutMannerFirst } from "./film-head.ts";

void test("a film is ordered for somebody, and in the same sentence their facts are told", () => {
  for (const [source, subject, told] of [
    ["40 sec video for my shop The Button Drawer, 18 Cinder Lane, we mend zips from £9.", "The Button Drawer", "The Button Drawer, 18 Cinder Lane. We mend zips from £9."],
    ["45 second promo for Loom & Larder, 7 Chapel Row Whitby, we repair rugs.", "Loom & Larder", "Loom & Larder, 7 Chapel Row Whitby. We repair rugs."],
    ["30 Sek Video für unseren Laden Knopfkiste, Gasse 4 in Fulda, wir nähen Knöpfe an.", "Knopfkiste", "Knopfkiste, Gasse 4 in Fulda. Wir nähen Knöpfe an."],
    ["vídeo de 30 seg para mi taller Rueda Libre, calle Ezcurdia 8 en Gijón, arreglamos bicis.", "Rueda Libre", "Rueda Libre, calle Ezcurdia 8 en Gijón. Arreglamos bicis."],
  ] as const) {
    const found = withoutFilmHead(source);
    assert.equal(found.subject, subject);
    assert.equal(found.text.trim(), told);
    assert.equal(found.text.length, source.length);
  }
}); // prettier-ignore

void test("no name, or nothing told behind it: the text stays", () => {
  for (const source of [
    "40 sec video for my shop.",
    "A video for Anna, please.",
    "Films for children, with songs of the sea and of the hills.",
    "Video for our members, 60 seconds, no music, and keep it light please.",
  ])
    assert.equal(withoutFilmHead(source).text, source);
});

void test("how it is to sound goes, and what is told behind it is a sentence", () => {
  assert.equal(withoutMannerFirst("Warm + a bit funny, mum started it in 1987.").text.trim(), "Mum started it in 1987.");
  for (const source of ["Warm and sunny, the valley lies below.", "Friendly, we are open till six.", "Warm and dry, the cellar holds 400 bottles."])
    assert.equal(withoutMannerFirst(source).text, source);
}); // prettier-ignore
