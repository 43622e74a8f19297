import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { saysPurpose } from "./film-purpose.ts";

test("what a film is for, where it runs and who comes is said to the maker", () => {
  for (const said of [
    "This is for the history corner of our museum, visitors are mostly families, the film runs in a loop without anyone to explain it",
    "Das ist für die Ecke zur Geschichte in unserem Museum, die Besucher sind meist Familien, der Film läuft in Schleife",
    "C'est pour le hall du musée, les visiteurs sont surtout des familles, le film tourne en boucle",
    "Esto es para la entrada del museo, los visitantes son sobre todo familias y el vídeo estará en bucle",
    "Questo è per la vetrina, i clienti sono per lo più anziani, il video gira in loop",
    "Het filmpje draait in de wachtkamer, de bezoekers zijn vooral ouderen",
    "Это для уголка в музее, посетители в основном семьи, фильм крутится по кругу",
    "这是给博物馆门口用的，观众主要是学生，短片循环播放",
    "観客は家族連れ、動画は繰り返し流します",
  ])
    assert.ok(saysPurpose(said), said);
  for (const said of [
    "The museum is for everyone, visitors are mostly families",
    "Visitors are mostly families, and half of them come by bus",
    "This is for cutting bread, visitors are welcome",
    "This is for grown-ups, the film of oil on the water is thin",
    "The film won a prize in 1902, visitors were mostly families",
    "Die Besucher sind willkommen, das ist für alle",
  ])
    assert.equal(saysPurpose(said), false, said);
});

test("it is not told to the visitors who stand there, though the text asks for no film", () => {
  const plan = film(
    "The shopping trolley is so ordinary that hardly anyone asks who invented it. This is for the history corner of our supermarket museum, visitors are mostly families and school classes, the film runs in a loop without anyone to explain it.\n\nIn the 1930s customers carried a basket on the arm. When it got heavy, they went to the till.\n\nOn 4 June 1937 the trolleys stood in his shops for the first time, and nobody wanted them.\n",
  );
  const told = plan.scenes.flatMap(({ narration }) => narration).join(" ");
  assert.doesNotMatch(told, /history corner|loop/u);
  assert.match(told, /hardly anyone asks who invented it/u);
});
