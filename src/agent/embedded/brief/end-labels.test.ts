import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { withoutEndLabels } from "./end-labels.ts";

const NOTES =
  "Notes for the film\n\nThe bakery bakes one hundred loaves a day and sells them all by noon.\n\n";

test("a label for the film's first or last words goes, and they stand first or last", () => {
  for (const [said, opening, closing] of [
    ["Opening: Our bakery has been ours for forty years.", "Our bakery has been ours for forty years.", null],
    ['**Opening line:** "Nobody saw it coming."', "Nobody saw it coming.", null],
    ["Closing: Come and vote on 12 March.", null, "Come and vote on 12 March"],
    ["Einstieg: Um vier Uhr früh geht das Licht an.", "Um vier Uhr früh geht das Licht an.", null],
    ["Fin : Merci, Sami.", null, "Merci, Sami"],
    ["Cierre: Un kilo hace mucho.", null, "Un kilo hace mucho"],
    ["Apertura: Ogni mattina si accendeva una luce.", "Ogni mattina si accendeva una luce.", null],
    ["Abertura: Toda manhã o padeiro acende o forno.", "Toda manhã o padeiro acende o forno.", null],
    ["Slot: Kom eens langs in de tuin.", null, "Kom eens langs in de tuin"],
    ["Na koniec: Do zobaczenia w ogrodzie.", null, "Do zobaczenia w ogrodzie"],
    ["Начало: Каждое утро в цехе зажигается свет.", "Каждое утро в цехе зажигается свет.", null],
    ["Kapanış: Atma, onar.", null, "Atma, onar"],
    ["الختام: شكرا لك يا سامي.", null, "شكرا لك يا سامي"],
    ["פתיחה: כל בוקר נדלק אור במאפייה.", "כל בוקר נדלק אור במאפייה.", null],
    ["समापन: हर बूँद की कीमत है।", null, "हर बूँद की कीमत है"],
    ["冒頭：毎朝四時に、窯に火が入ります。", "毎朝四時に、窯に火が入ります。", null],
    ["结尾：茶凉了，再续一碗。", null, "茶凉了，再续一碗"],
    ["마무리: 언제든 오세요.", null, "언제든 오세요"],
  ] as const) {
    const source = `${NOTES}${said}\n\nThe oven is new.\n`;
    const found = withoutEndLabels(source);
    assert.equal(found.opening?.text ?? null, opening, said);
    assert.equal(found.closing?.text ?? null, closing, said);
    assert.equal(found.text.length, source.length);
    assert.equal(found.text.includes(said.slice(-6)), false);
  }
});

test("an hour, a direction, a part of what is told and a sentence that only begins so stay", () => {
  for (const said of [
    "Closing the valve takes ten minutes.",
    "Opening: Saturday 4 May at the town hall.",
    "Opening: Monday to Friday, 9 am to 5 pm",
    "Closing: 24 December to 2 January, and on holidays.",
    "Closing: fade to our logo over the sea.",
    "Ouverture : le samedi 4 mai à la mairie.",
    "Eröffnung: Samstag, 4. Mai, im Rathaus.",
    "Beginn: 19 Uhr im großen Saal.",
    "Start: Bring your own cup and a towel.\nMiddle: We knead the dough together.\nEnd: Everybody takes a loaf home.",
    "Ending balance: The account held 4,000 euros at the end.",
  ])
    for (const source of [
      `${NOTES}${said}\n`,
      `# Works\n\nThe pump does it all day and all night.\n\n${said}\n`,
    ])
      assert.equal(withoutEndLabels(source).text, source);
  const museum =
    "# The harbour museum\n\nA film runs in hall two all day long.\n\nOpening: The harbour began with three cranes.\n";
  assert.equal(withoutEndLabels(museum).text, museum);
  const works =
    "# Works\n\nThe pump does it all day.\n\nOpening: The pump starts by itself.\nClosing: The valve is turned by hand.\n";
  assert.equal(withoutEndLabels(works).text, works);
});

test("notes for a film end on their closing line with the address below it, and tell none of what is said to the maker", () => {
  const { scenes } = film(
    "Notes for the members' meeting film\n\nAudience: members of the co-op, mostly over 60.\nSober tone please, no hype.\nThe old logo please.\n\nOpening: Our bakery has been ours for forty years.\n\nThe co-op has 312 members.\nTurnover rose from 410,000 to 455,000 euros last year.\nThe oven must be replaced; it costs 68,000 euros.\n\nClosing: Come and vote on 12 March.\n\nWebsite is millane.example\n",
  );
  const told = scenes.flatMap(({ narration }) => narration);
  assert.equal(told[0], "Our bakery has been ours for forty years.");
  assert.deepEqual(told.slice(-2), ["Come and vote on 12 March.", "millane.example."]);
  assert.doesNotMatch(told.join(" "), /audience|sober|logo|closing|opening|website/iu);
});

test("what viewers are to be asked last is told last, without its label", () => {
  const head =
    "# The last message\n\n**For:** Grade 8\n**Length:** about 100 seconds\n\nHe went back to his key and warned the train before the ship exploded.\n\n";
  for (const label of [
    "**Closing question for the class:**",
    "Discussion question:",
    "Schlussfrage:",
    "Pregunta final:",
  ])
    assert.equal(
      withoutEndLabels(`${head}${label} What would you have done?`).closing?.text,
      "What would you have done?",
      label,
    );
  // It asks nothing.
  assert.equal(withoutEndLabels(`${head}Final question: see the worksheet on page two.`).closing, null);
  // Nobody orders a film.
  assert.equal(
    withoutEndLabels("He warned the train before it exploded.\n\nDiscussion question: What would you do?")
      .closing,
    null,
  );
});
