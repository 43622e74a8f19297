import type { MapVisual } from "../../src/artifacts/data-visuals.ts";
import type { Visual } from "../../src/artifacts/storyboard.ts";

type Sample = { name: string; language: string; visual: Visual };

/** "FR 2.35 48.85 Paris": code, degrees, label; a country without degrees. `ways`: "0>1". */
function journey(heading: string, places: string[], ways: string[]): MapVisual {
  return {
    kind: "map",
    heading,
    places: places.map((line) => {
      const [, area = "", longitude, latitude, label = ""] =
        /^(\w\w)(?: (-?[\d.]+) (-?[\d.]+))? (.+)$/u.exec(line) ?? [];
      const at =
        longitude === undefined ? {} : { at: [Number(longitude), Number(latitude)] as [number, number] };
      return { area, label, ...at };
    }),
    ways: ways.map((way) => {
      const [from = 0, to = 0] = way.split(">").map(Number);
      return { from, to };
    }),
  };
}

/** Ways that branch, that lie within a country, that reach around the earth, in several scripts. */
export const JOURNEY_SAMPLES: Sample[] = [
  {
    name: "map-journey-branches",
    language: "fr",
    visual: journey(
      "Deux hommes et un méridien",
      ["FR 2.35 48.85 Paris", "FR 2.38 51.03 Dunkerque", "ES 2.16 41.39 Barcelone"],
      ["0>1", "0>2"],
    ),
  },
  {
    name: "map-journey-long",
    language: "de",
    visual: journey(
      "Goethes Reise nach Italien",
      [
        "CZ 12.87 50.23 Karlsbad",
        "DE 11.58 48.14 München",
        "AT 11.39 47.26 Innsbruck",
        "IT 10.99 45.43 Verona",
        "IT 12.33 45.44 Venedig",
        "IT 12.51 41.89 Rom",
      ],
      ["0>1", "1>2", "2>3", "3>4", "4>5"],
    ),
  },
  {
    name: "map-journey-far",
    language: "ja",
    visual: journey(
      "岩倉使節団",
      [
        "JP 139.65 35.48 横浜",
        "US -122.42 37.77 サンフランシスコ",
        "US -77.04 38.9 ワシントン",
        "GB -0.13 51.51 ロンドン",
      ],
      ["0>1", "1>2", "2>3"],
    ),
  },
  {
    name: "map-journey-rtl",
    language: "ar",
    visual: journey(
      "رحلة ابن بطوطة",
      ["MA -5.8 35.77 طنجة", "EG 31.25 30.06 القاهرة", "SY 36.29 33.51 دمشق", "SA 39.83 21.43 مكة"],
      ["0>1", "1>2", "2>3"],
    ),
  },
  {
    name: "map-journey-land",
    language: "hi",
    visual: journey(
      "एक यात्रा",
      ["IN 88.36 22.56 कलकत्ता", "US -74.01 40.71 न्यूयॉर्क", "BR ब्राज़ील"],
      ["0>1", "1>2"],
    ),
  },
  {
    name: "map-journey-back",
    language: "en",
    visual: journey("There and back again", ["NO 10.75 59.91 Oslo", "NO 18.96 69.65 Tromsø"], ["0>1", "1>0"]),
  },
  {
    name: "map-town",
    language: "en",
    visual: journey("Where the wall stood", ["DE 13.41 52.52 Berlin"], []),
  },
];
