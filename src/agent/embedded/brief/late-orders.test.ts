import assert from "node:assert/strict";
import test from "node:test";
import { withoutLateOrders } from "./late-orders.ts";

test("what only a maker is told is no text, wherever it stands in a text that asks for its film", () => {
  for (const sentence of [
    "Oh and don't mention the business with the shed.",
    "Please don't use the old logo.",
    "Das mit dem Parkplatz lassen wir bitte weg.",
    "Por favor, que no salga el logo antiguo.",
    "Gracias, y perdón por las prisas.",
    "Sorry for the long email!",
    "Please be honest about the ending.",
    "Please be careful with the numbers of dead.",
    "Soyez honnêtes sur la fin.",
    "Per favore, siate onesti sul finale.",
    "Пожалуйста, будьте честны в конце.",
    "Bitte seien Sie ehrlich mit den Zahlen.",
    "Ne parlez surtout pas de la grève.",
    "Scusate la fretta.",
    "पुरानी वाली धुन मत लगाइएगा।",
    "꼭 넣어 주세요!",
    "这句话我觉得可以放在最后。",
  ]) {
    const source = `The gate is locked at dusk.\n${sentence}\nThe code changes every month.`;
    const left = withoutLateOrders(source, true);
    assert.deepEqual(left.wishes, [sentence]);
    assert.equal(left.text.length, source.length);
    assert.ok(left.text.includes("The gate") && left.text.includes("every month"));
  }
});

test("how a film is to sound says so by itself", () => {
  for (const sentence of [
    "Vorrei un tono tranquillo, niente mostri per carità.",
    "I'd like a calm, warm voice.",
  ])
    assert.deepEqual(withoutLateOrders(sentence, false).wishes, [sentence]);
});

test("what viewers are told stays", () => {
  for (const sentence of [
    "Don't use the lift in a fire.",
    "Please be careful with the hot plates.",
    "Be honest about the end of your lease: tell us in March.",
    "Seien Sie vorsichtig mit dem heißen Fett.",
    "Будьте обережні з гарячою сковорідкою.",
    "Do not mention names in the corridor when relatives wait there, and never talk about a diagnosis outside of the room in which the patient lies, whoever asks you for it.",
    "Keine Fotos im Museum.",
    "साबुन कभी मत लगाइए।",
    "많은 이용 부탁드립니다.",
    "Perdón por las molestias.",
    "不要把电池拎回家充。",
    "I'd like to thank all helpers.",
  ])
    assert.deepEqual(withoutLateOrders(sentence, true).wishes, [], sentence);
});

test("who signs below a text that asks for its film is no part of it", () => {
  const text = "The code changes every month.\n\n";
  for (const name of ["业委会 小陈", "सुनीता, मिट्टी महिला समूह", "Sue Brown, Brambling Lane Allotments"]) {
    assert.deepEqual(withoutLateOrders(text + name, true).wishes, [name]);
    assert.deepEqual(withoutLateOrders(text + name, false).wishes, []);
  }
  for (const line of ["Come early, stay late", "See you on Saturday", "不着急，不转账"])
    assert.deepEqual(withoutLateOrders(text + line, true).wishes, [], line);
});

test("what is made of a text behind its heading, that something must be told, and a signature behind the last sentence are not told", () => {
  const bread =
    "Come nasce il nostro pane (video per la vetrina e per il sito)\n\nDentro ci sono farina e acqua. Via Roma 48. Grazie, Piero";
  const { text } = withoutLateOrders(bread, true);
  assert.equal(text.split("\n")[0]?.trim(), "Come nasce il nostro pane");
  assert.doesNotMatch(text, /Piero|vetrina/u);
  assert.match(text, /Via Roma 48\./u);
  const jug = "注意，它不能除菌，滤完的水建议烧开再喝，这一点一定要说，别省掉。";
  assert.equal(withoutLateOrders(jug, true).text.trim(), "注意，它不能除菌，滤完的水建议烧开再喝。");
  assert.equal(withoutLateOrders(jug, true).text.length, jug.length);
  assert.deepEqual(withoutLateOrders(jug, true).wishes, ["这一点一定要说，别省掉。"]);
  // A text that asks for no film may say the same of its subject.
  assert.equal(withoutLateOrders(jug, false).text, jug);
  assert.match(withoutLateOrders("Via Roma 48. Grazie mille, Piero", true).text, /48\.\s*$/u);
  const said = 'She said: "I will miss my lane." Put that in, she\'d love it.';
  assert.match(withoutLateOrders(said, true).text, /lane\."\s*$/u);
  // A story's thanks, and a bracket that says something of its subject.
  assert.match(withoutLateOrders("Er nahm das Brot. Danke, sagte er.", true).text, /Danke/u);
  assert.match(
    withoutLateOrders("The end of silence (film history)\n\nIt began in 1927.", true).text,
    /film history/u,
  );
});

test("what is said behind a word ruled out in brackets goes with it, and how the last fact is told", () => {
  const told = "If you can walk across a room and back you can do it.";
  const bracket = `${told} (Don't call it "maths", Tom. Jean nearly left over that.)`;
  assert.equal(withoutLateOrders(bracket, true).text.trim(), told);
  for (const [fact, order] of [
    ["Tiene que ser cal apta para alimentos, no la de construcción.", "Esto hay que decirlo fuerte y claro."],
    ["২০২০ সালে কাজ কমে গিয়েছিল।", "এটা লুকাবেন না।"],
    ["Im Juni hat ein Volk rund 40.000 Bienen.", "Das bitte unbedingt sagen."],
    ["Não há elevador.", "Isto tem de ser dito com clareza."],
    ["타는 차가 아니라 밀고 걷는 수레입니다.", "이 점을 꼭 말해 주세요."],
    ["Certaines de ces étoffes servirent de monnaie.", "Une phrase suffit, mais elle doit y être."],
  ] as const)
    assert.equal(withoutLateOrders(`1998.\n\n${fact} ${order}`, true).text.trim(), `1998.\n\n${fact}`, order);
});
