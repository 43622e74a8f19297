import assert from "node:assert/strict";
import test from "node:test";
import { plainThings } from "./plain-things.ts";

const drawn = (base: string, text: string): string[] => [
  ...new Set(plainThings(text, base).map(({ drawing }) => drawing)),
];

test("a wheelchair is no chair with a wheel, in any language", () => {
  const said: [base: string, text: string][] = [
    ["en", "The entrance is suited to wheelchairs"],
    ["de", "Eine Rollstuhlrampe führt hinauf"],
    ["fr", "L'entrée convient aux fauteuils roulants"],
    ["fr", "On prête une chaise roulante"],
    ["es", "Es apta para sillas de ruedas"],
    ["it", "È adatto alle sedie a rotelle"],
    ["pt", "É adequada a cadeiras de rodas"],
    ["nl", "Geschikt voor rolstoelen"],
    ["sv", "Passar för rullstolar"],
    ["da", "Egnet til kørestole"],
    ["nb", "Passer for rullestoler"],
    ["fi", "Sopii pyörätuoleille"],
    ["pl", "Dla wózków inwalidzkich"],
    ["cs", "Vhodné pro invalidní vozíky"],
    ["ru", "Вход удобен для инвалидных колясок"],
    ["uk", "Пристосовано для інвалідних візків"],
    ["ro", "Potrivit pentru scaune cu rotile"],
    ["hu", "Kerekesszékkel is járható"],
    ["el", "Κατάλληλη για αναπηρικά αμαξίδια"],
    ["tr", "Giriş tekerlekli sandalyelere uygundur"],
    ["ar", "المدخل مهيأ للكراسي المتحركة"],
    ["he", "נגישה לכיסא גלגלים"],
    ["hi", "यहाँ पहियेदार कुर्सी उपलब्ध है"],
    ["bn", "হুইলচেয়ারের উপযোগী"],
    ["id", "Cocok untuk kursi roda"],
    ["vi", "Phù hợp với xe lăn"],
    ["th", "มีเก้าอี้รถเข็นให้ยืม"],
    ["zh", "入口適合輪椅進入"],
    ["ja", "車椅子で入れます"],
    ["ko", "휠체어로 들어갈 수 있습니다"],
  ];
  for (const [base, text] of said) assert.deepEqual(drawn(base, text), ["wheelchair"], text);
});

test("a longer name is none of what stands in it, which is meant where it stands alone too", () => {
  assert.deepEqual(drawn("ar", "كراسي متحركة وكرسي"), ["chair", "wheelchair"]);
  assert.deepEqual(drawn("tr", "Masada bir sandalye var"), ["chair"]);
  assert.deepEqual(drawn("fr", "Le fauteuil est ici"), ["armchair"]);
});

test("what is called a chair and is none, or looks otherwise, is not drawn as one", () => {
  const said: [base: string, text: string][] = [
    ["en", "The electric chair was abolished"],
    ["en", "Deck chairs stand on the lawn"],
    ["en", "High chairs are free"],
    ["en", "The chairs of the committee met"],
    ["de", "Die Liegestühle sind neu"],
    ["de", "Der Dachstuhl brannte"],
    ["fr", "La chaise longue est neuve"],
    ["es", "La silla de montar cuesta 300 euros"],
    ["it", "La sedia elettrica fu abolita"],
    ["pt", "A cadeira elétrica foi abolida"],
    ["nl", "De leerstoelen zijn bezet"],
    ["sv", "Talarstolen är tom"],
    ["nb", "Prekestolen er høy"],
    ["da", "Prædikestolen er gammel"],
    ["fi", "Syöttötuoli on ilmainen"],
    ["pl", "Krzesło elektryczne zniesiono"],
    ["ru", "Электрический стул отменили"],
    ["hu", "A villamosszék"],
    ["tr", "Elektrikli sandalye kaldırıldı"],
    ["ar", "ألغي الكرسي الكهربائي"],
    ["he", "כיסא חשמלי"],
    ["ja", "電気椅子は廃止された"],
    ["ko", "전기의자는 폐지되었다"],
  ];
  for (const [base, text] of said) assert.deepEqual(drawn(base, text), [], text);
});
