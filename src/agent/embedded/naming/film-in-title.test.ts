import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutFilmInTitle } from "./film-in-title.ts";

const TITLES: readonly (readonly [language: string, title: string, subject: string | null])[] = [
  ["en", "Safety video for rickshaw drivers", "Safety for rickshaw drivers"],
  ["en", "Video about the water meadow", "The water meadow"],
  ["de", "Sicherheitsvideo für Rikschafahrer", "Sicherheit für Rikschafahrer"],
  ["de", "Brandschutzfilm", "Brandschutz"],
  ["es", "Vídeo de seguridad para conductores", "Seguridad para conductores"],
  ["es", "Vídeo sobre las abejas", "Las abejas"],
  ["fr", "Vidéo de sécurité pour les conducteurs", "Sécurité pour les conducteurs"],
  ["it", "Video sulla sicurezza in bicicletta", "La sicurezza in bicicletta"],
  ["pt", "Vídeo de segurança para condutores", "Segurança para condutores"],
  ["hi", "ई-रिक्शा चालकों के लिए सुरक्षा वीडियो", "ई-रिक्शा चालकों के लिए सुरक्षा"],
  ["ja", "自転車の安全に関する動画", "自転車の安全"],
  ["zh", "消防安全宣传视频", "消防安全"],
  ["ko", "분리배출 안내 영상", "분리배출 안내"],
  ["tr", "Sürücüler için güvenlik videosu", "Sürücüler için güvenlik"],
  ["ar", "فيديو عن السلامة في الطريق", "السلامة في الطريق"],
  // Names, films that are told of, and kinds that leave nothing.
  ["en", "The Video Shop", null],
  ["en", "Training video", null],
  ["en", "Video calls: how they work", null],
  ["de", "Erklärfilm", null],
  ["de", "Der Filmvorführer", null],
  ["ja", "ドライバー向け動画", null],
  ["hi", "चालकों के लिए वीडियो", null],
];
for (const [language, title, subject] of TITLES)
  test(`${title} is called ${subject ?? "so"}`, () => assert.equal(withoutFilmInTitle(title, "", language), subject)); // prettier-ignore

test("a text about films keeps them in its title", () => {
  assert.equal(withoutFilmInTitle("Safety video for drivers", "The film was shot in two days.", "en"), null);
});
