import { hueNamed } from "../../../kernel/color-names.ts";
import { regex } from "../text/regex.ts";

/**
 * Colours as wishes name them, in their forms and shades, each by a hex code that has its hue: a chart's names (`color-names.ts`) are
 * whole words alone. Those of the first row are grey, and have no hue.
 */
const STEMS: Readonly<Record<string, string>> = {
  "#888888":
    "gr[ae]y|black|grau\\p{L}*|schwarz\\p{L}*|gris(?:es)?|noire?s?|negr[oa]s?|grigi\\p{L}*|ner[oiae]|cinz\\p{L}*|pret[oa]s?|grijs|zwarte?|szar\\p{L}*|czar[nc]\\p{L}*|сер(?:ый|ые|ого|ых|ая|ое)|ч[её]рн\\p{L}+|(?:ال)?أسود|(?:ال)?رمادي|שחור|אפור|काल[ाे]|কালো|ধূসর",
  "#d6403a":
    "red|(?:\\p{L}*(?:ziegel|dunkel|hell|wein|signal|purpur))?rot(?:e[mnrs]?)?|rouges?|roj[oa]s?|ross[oiae]|vermelh[oa]s?|rood|rode|czerwon\\p{L}*|красн\\p{L}+|(?:ال)?(?:أحمر|حمراء)|ה?אדומ?\\p{L}*|लाल|লাল|burgund[yi]\\p{L}*|bordeaux\\p{L}*|maroon|crimson|scarlet|garanc?e|granate|bordowy\\p{L}*|бордов\\p{L}+",
  "#e07b24":
    "orange\\p{L}*|naranjas?|arancion[ei]|laranjas?|oranje|pomarańczow\\p{L}*|оранжев\\p{L}+|(?:ال)?برتقالي|כתו[םמ]|नारंगी|কমলা",
  "#d9a400":
    "yellow|\\p{L}*gelb(?:e[mnrs]?)?|jaunes?|amarill[oa]s?|giall[oiae]|amarel[oa]s?|gele?|żółt\\p{L}*|ж[её]лт\\p{L}+|(?:ال)?أصفر|צהוב|पील[ाेी]|হলুদ|golden?|dor[ée]+s?|d['’]or|dorad[oa]s?|d['’]oro|dourad[oa]s?|złot\\p{L}*|золот\\p{L}+|ocker\\p{L}*|ochre",
  "#2f9e5b":
    "greens?|\\p{L}*grün(?:e[mnrs]?|töne\\p{L}*)?|verts?|vertes?|verd[ei]s?|groene?|zielon\\p{L}*|зел[её]н\\p{L}+|(?:ال)?(?:أخضر|خضراء)|ירוק\\p{L}*|हर[ाेी]|সবুজ|抹茶|초록\\p{L}*|녹색|olive",
  "#0891b2":
    "teal|turquoise|türkis\\p{L}*|petrol|turques[ae]|turchese|turkusow\\p{L}*|бирюзов\\p{L}+|فيروزي|טורקיז|फ़िरोज़ी|ফিরোজা|청록",
  "#3571d6":
    "blues?|navy|indigo|\\p{L}*blau(?:e[mnrs]?)?|bleus?|bleues?|azu(?:l|les)|blu|azzurr[oiae]|blauwe?|granatow\\p{L}*|niebiesk\\p{L}*|син(?:ий|ие|его|их|яя|им|ими)|голуб\\p{L}+|(?:ال)?(?:أزرق|زرقاء|كحلي)|כחול\\p{L}*|नील[ाेी]|নীল|남색|파란\\p{L}*|紺",
  "#7d4fd6":
    "purple|violet|violett\\p{L}*|lila|violettes?|morad[oa]s?|violas?|rox[oa]s?|paarse?|fioletow\\p{L}*|фиолетов\\p{L}+|(?:ال)?بنفسجي|סגול|बैंगनी|বেগুনি|보라\\p{L}*",
  "#cf4287":
    "pink\\p{L}*|magenta|roses?|rosa(?:s|do)?|różow\\p{L}*|розов\\p{L}+|وردي|ורוד|गुलाबी|গোলাপি|분홍\\p{L}*",
  "#854d0e":
    "brown|\\p{L}*braun(?:e[mnrs]?)?|marron|bruns?|marr(?:ón|ones)|marrone|castanh[oa]s?|bruine?|brązow\\p{L}*|коричнев\\p{L}+|(?:ال)?بني|חום|भूरा|বাদামি|갈색|茶色",
};

const PLAIN_HAN = /[\p{Script=Han}]|オレンジ|ピンク/gu;
const OF_ONE_SIGN = new Set("红紅赤橙黄黃绿綠緑青蓝藍紫粉棕褐".split(""));

const HEX = /#([\da-f]{6}|[\da-f]{3})(?![\p{L}\p{N}])/giu;

/** Colours that a text writes as hex codes, each with six digits. */
export function codesIn(text: string): string[] {
  return [...text.matchAll(HEX)].map(([code]) => (code.length === 4 ? `#${code.slice(1).replaceAll(/./gu, "$&$&")}` : code)); // prettier-ignore
}

/** Colours that a text names, as hex codes, in their order: "blaue", "Dunkelgrün", "azul marino", 緑色. */
export function coloursNamed(text: string): string[] {
  const found = Object.entries(STEMS).flatMap(([hex, stems]) =>
    [...text.matchAll(regex(`(?<![\\p{L}\\p{M}])و?(?:${stems})(?![\\p{L}\\p{M}])`, "giu"))].map(
      ({ index }) => ({ at: index, hex }),
    ),
  );
  // Languages written without spaces, and with endings grown on.
  const grown = Object.entries(STEMS).flatMap(([hex, stems]) => {
    const east = stems.split("|").filter((stem) => /[\p{Script=Hangul}\p{Script=Han}]/u.test(stem));
    return east.length === 0
      ? []
      : [...text.matchAll(regex(east.join("|"), "giu"))].map(({ index }) => ({ at: index, hex }));
  });
  const signs = [...text.matchAll(PLAIN_HAN)].flatMap(({ index, 0: sign }) => {
    const hex = OF_ONE_SIGN.has(sign) || sign.length > 1 ? hueNamed(sign) : null;
    return hex === null ? [] : [{ at: index, hex }];
  });
  return [...found, ...grown, ...signs].toSorted((a, b) => a.at - b.at).map(({ hex }) => hex);
}
