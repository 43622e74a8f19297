import assert from "node:assert/strict";
import { test } from "node:test";
import { plainThings } from "./plain-things.ts";

const drawn = (text: string, base: string): string[] => [
  ...new Set(plainThings(text, base).map(({ drawing }) => drawing)),
];

test("nouns of lists that mean one thing alone mean it in sentences too", () => {
  const named: [string, string, string][] = [
    ["Sow the seeds in April.", "en", "seed-packet"],
    ["Das Kuscheltier darf mit ins Bett.", "de", "teddy-bear"],
    ["Portate una coperta e fatela annusare al cane.", "it", "blanket"],
    ["Il maresciallo comprò due chili di pesche.", "it", "peach"],
    ["Le bonnet est obligatoire pour tous.", "fr", "beanie"],
    ["Aus sieben Rüben wird ein Kilo Zucker.", "de", "sugar-cubes"],
    ["La manguera gasta 600 litros al día.", "es", "garden-hose"],
    ["拿筷子从碗底往上翻", "zh", "chopsticks"],
    ["Wąż ogrodowy leży na trawie.", "pl", "garden-hose"],
    ["毛布四十枚を買い替える", "ja", "blanket"],
  ];
  for (const [text, base, drawing] of named) assert.ok(drawn(text, base).includes(drawing), text);
});

test("those that mean something else as often do not", () => {
  const none: [string, string, string][] = [
    ["The road forks behind the church.", "en", "fork"],
    ["She bowls on Sundays.", "en", "bowl-with-spoon"],
    ["Le sol a trois couches.", "fr", "diaper"],
    ["Ho letto il libro.", "it", "bed"],
    ["La borsa ha perso il due per cento.", "it", "handbag"],
    ["El vaso tiene forma de cubo.", "es", "bucket"],
    ["Meias medidas bastam.", "pt", "socks"],
    ["Det sista steget är högt.", "sv", "ladder"],
    ["진심으로 사과드립니다.", "ko", "red-apple"],
    ["Двенадцать кружков работают в доме, кружки бесплатны.", "ru", "hot-beverage"],
    ["चीनी कंपनी ने कहा", "hi", "sugar-cubes"],
    ["Han maler bilder.", "nb", "photo"],
    ["Sugar maples turn first.", "en", "sugar-cubes"],
  ];
  for (const [text, base, drawing] of none) assert.ok(!drawn(text, base).includes(drawing), text);
});
