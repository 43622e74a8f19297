import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../../plan.fixture.ts";
import { nameLabelled } from "./name-labelled.ts";
import { offeredIn } from "./offered-in.ts";

test("what somebody begins to offer names the film that is needed for it", () => {
  for (const [language, asked, name] of [
    [
      "de",
      "Wir möchten ab 1. März Dienstradleasing anbieten und brauchen dafür ein Erklärvideo fürs Intranet.",
      "Dienstradleasing",
    ],
    [
      "de",
      "Wir wollen unseren Beschäftigten ein Jobticket anbieten und suchen dafür ein Video.",
      "Jobticket",
    ],
    ["en", "We want to introduce a bike lease from 1 March and need a video for the intranet.", "Bike lease"],
    [
      "fr",
      "Nous souhaitons proposer un abonnement vélo à partir du 1er mars et avons besoin d'une vidéo.",
      "Abonnement vélo",
    ],
    [
      "es",
      "Queremos ofrecer un bono de transporte desde marzo y necesitamos un vídeo.",
      "Bono de transporte",
    ],
    ["nl", "We willen vanaf 1 maart fietsleasing aanbieden en zoeken daarvoor een filmpje.", "Fietsleasing"],
    ["sv", "Vi vill införa cykelförmån från den 1 mars och behöver en film.", "Cykelförmån"],
  ] as const)
    assert.equal(offeredIn([asked], language), name, asked);
  for (const asked of [
    "We want to offer this from March and need a video.",
    "We want to introduce a bike lease from March and need your advice.",
    "We want to introduce ourselves.",
  ])
    assert.equal(offeredIn([asked], "en"), null, asked);
});

test("a form's name of what the film is about names it, and its label never does", () => {
  for (const [text, said, about, name] of [
    [
      "Nombre de la cooperativa: La Encina Dulce, Fuenteheridos (Huelva)",
      "un vídeo sobre nuestra cooperativa",
      "Nuestra cooperativa",
      "La Encina Dulce",
    ],
    [
      "समूह का नाम: उजाला स्वयं सहायता समूह, गाँव रामपुर\nकाम: शहद",
      "हमें अपने महिला समूह पर एक फिल्म चाहिए।",
      "अपने महिला समूह पर",
      "उजाला स्वयं सहायता समूह",
    ],
    ["Name of the club: Harrow Swifts (est. 1921)", "a film about our club", "Our club", "Harrow Swifts"],
    ["Vereinsname: Rudergilde Elbtor", "ein Film über unseren Verein", "Unser Verein", "Rudergilde Elbtor"],
    ["اسم الجمعية: بذور الأمل، إربد", "نريد فيلمًا عن الجمعية", "الجمعية", "بذور الأمل"],
    ["团队名称：青山志愿队", "请做一个介绍我们团队的视频", "我们团队", "青山志愿队"],
  ] as const)
    assert.equal(nameLabelled(text, [said], about), name, text);
});

test("another subject, what nobody spoke of and a label deep in the text name nothing", () => {
  const label = "Name of the club: Harrow Swifts";
  assert.equal(
    nameLabelled(label, ["a film about our club's new boathouse"], "Our club's new boathouse"),
    null,
  );
  assert.equal(nameLabelled(label, ["a film about rowing"], null), null);
  assert.equal(
    nameLabelled(`One.\nTwo.\nThree.\nFour.\n${label}`, ["a film about our club"], "Our club"),
    null,
  );
  assert.equal(nameLabelled("Name of the film: Swifts", ["a film about our club"], "Our club"), null);
  assert.equal(nameLabelled("Name: Rosa", ["a film about Rosa's name"], null), null);
});

test("the form stays below the name", () => {
  const { title } = film(
    "Hola, necesitamos un vídeo sobre nuestra cooperativa para enseñarlo en la feria.\n\nNombre de la cooperativa: La Encina Dulce, Fuenteheridos\nActividad: castañas y miel\n\nEn 2018 cerró el último almacén del pueblo. Marisa Rubio juntó a 11 vecinas y compraron la primera peladora.",
  );
  assert.equal(title, "La Encina Dulce");
});
