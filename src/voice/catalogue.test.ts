import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseVoice, speaksLanguage, voiceById, VOICES } from "./catalogue.ts";

const ISO_639_1 =
  "aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu".split(
    " ",
  );

test("every language of ISO 639-1 has a voice of its own or of a neighbour", () => {
  for (const code of ISO_639_1) {
    const choice = chooseVoice(code);
    const voice = voiceById(choice.voiceId);
    assert.equal(voice.language, choice.language);
    assert.equal(speaksLanguage(voice, code), !choice.approximate, code);
  }
});

const ROWS: readonly (readonly [asked: string, spoken: string, approximate: boolean])[] = [
  ["en", "en-US", false],
  ["en-GB", "en-GB", false],
  ["en-AU", "en-GB", false],
  ["EN_us", "en-US", false],
  ["zh", "cmn", false],
  ["zh-Hans-CN", "cmn", false],
  ["zh-TW", "cmn", false],
  ["zh-HK", "yue", false],
  ["zh-Hant-HK", "yue", false],
  ["pt", "pt-BR", false],
  ["pt-PT", "pt-PT", false],
  ["es-MX", "es-419", false],
  ["es-ES", "es", false],
  ["fr-CA", "fr", false],
  ["no", "nb", false],
  ["nn", "nb", true],
  ["iw", "he", true],
  ["tl", "id", true],
  ["gl", "pt-PT", true],
  ["tg", "ru", true],
  ["yi", "de", true],
  ["ja", "ja", false],
  ["th", "th", true],
  ["yo", "sw", true],
  ["tlh", "en-US", true],
];
for (const [asked, spoken, approximate] of ROWS) {
  test(`${asked} is spoken by a voice of ${spoken}${approximate ? ", approximately" : ""}`, () => {
    const choice = chooseVoice(asked);
    assert.deepEqual([choice.language, choice.approximate], [spoken, approximate]);
  });
}

test("what is no language tag is refused", () => {
  for (const tag of ["", "x", "english please", "12", "e n"])
    assert.throws(() => chooseVoice(tag), { code: "invalid_parameter" });
});

test("ids are unique and unknown ones are not found", () => {
  assert.equal(new Set(VOICES.map((voice) => voice.id)).size, VOICES.length);
  assert.throws(() => voiceById("espeak-nowhere-m1"), { code: "not_found" });
});
