/** The plain names of colours, by language; beginnings of words where endings differ. */
const COLOURS: Readonly<Record<string, string>> = {
  en: "black|white|gr[ea]y|green|blue|red|yellow|orange|brown|pink|purple|violet|beige|navy|turquoise|teal|silver|gold",
  de: "(?:schwarz|weiß|grau|grün|blau|rot|gelb|orange|braun|rosa|lila|violett|beige|türkis|silber|gold)(?:e[nmrs]?)?",
  fr: "noire?s?|blanc(?:he)?s?|grise?s?|verte?s?|bleue?s?|rouges?|jaunes?|orange|marrons?|rose|violet(?:te)?s?|beige|turquoise|argent|doré|écru",
  es: "negr[ao]s?|blanc[ao]s?|gris(?:es)?|verdes?|azul(?:es)?|roj[ao]s?|amarill[ao]s?|naranja|marrón|rosa|morado|violeta|beige|turquesa|plata|dorado|crudo",
  it: "ner[oaie]|bianc[oa]|bianchi|grigi[oa]?|verd[ei]|blu|azzurr[oa]|ross[oaie]|giall[oaie]|arancione|marrone|rosa|viola|beige|turchese|argento|oro",
  pt: "pret[ao]s?|branc[ao]s?|cinz(?:a|ento|enta)s?|verdes?|azu(?:l|is)|vermelh[ao]s?|amarel[ao]s?|laranja|castanho|marrom|rosa|roxo|bege|turquesa|prateado|dourado",
  nl: "zwart|wit|grijs|groen|blauw|rood|geel|oranje|bruin|roze|paars|beige|turkoois|zilver|goud",
  sv: "svarta?|vita?|vitt|gr[åa]t?t?|gröna?|grönt|blå(?:tt)?|röda?|rött|gula?|gult|orange|bruna?|brunt|rosa|lila|beige|turkos|silver|guld",
  nb: "svart|hvit|grå|grønn|blå|rød|gul|oransje|brun|rosa|lilla|beige|turkis|sølv|gull",
  da: "sort|hvid|grå|grøn|blå|rød|gul|orange|brun|lyserød|lilla|beige|turkis|sølv|guld",
  pl: "(?:czarn|biał|szar|zielon|niebiesk|granatow|czerwon|żółt|pomarańczow|brązow|różow|fioletow|beżow|rud|turkusow|srebrn|złot)\\p{L}{0,4}",
  cs: "(?:čern|bíl|šed|zelen|modr|červen|žlut|oranžov|hněd|růžov|fialov|béžov|tyrkysov|stříbrn|zlat)\\p{L}{0,3}",
  ru: "(?:чёрн|черн|бел|сер|зелён|зелен|син|голуб|красн|жёлт|желт|оранжев|коричнев|розов|фиолетов|бежев|бирюзов|серебр|золот)\\p{L}{1,5}",
  uk: "(?:чорн|біл|сір|зелен|син|блакитн|червон|жовт|помаранчев|коричнев|рожев|фіолетов|бежев|бірюзов|срібн|золот)\\p{L}{1,5}",
  ro: "negru|alb|gri|verde|albastru|roșu|galben|portocaliu|maro|roz|mov|bej|turcoaz|argintiu|auriu",
  tr: "siyah|beyaz|gri|yeşil|mavi|lacivert|kırmızı|sarı|turuncu|kahverengi|pembe|mor|bej|turkuaz|gümüş|altın",
  ja: "黒|白|灰|グレー|緑|青|紺|赤|黄|橙|茶|ピンク|紫|ブラック|ホワイト|グリーン|ブルー|レッド",
  zh: "黑|白|灰|绿|綠|蓝|藍|红|紅|黄|黃|橙|棕|粉|紫",
  ko: "검정|검은|블랙|하양|흰|화이트|회색|초록|녹색|그린|파랑|파란|블루|빨강|빨간|레드|노랑|노란|갈색|분홍|보라|남색",
  hi: "काल[ाेी]|सफ़ेद|सफेद|हर[ाेी]|नील[ाेी]|लाल|पील[ाेी]|नारंगी|भूर[ाेी]|गुलाबी|बैंगनी",
  ar: "أسود|الأسود|أبيض|الأبيض|رمادي|الرمادي|أخضر|الأخضر|أزرق|الأزرق|أحمر|الأحمر|أصفر|الأصفر|بني|البني|وردي|بيج",
  he: "שחור|לבן|אפור|ירוק|כחול|אדום|צהוב|כתום|חום|ורוד|סגול|בז['׳]",
};
/** What the listing of colours stands behind. */
const LISTED: Readonly<Record<string, string>> = {
  en: "in|colou?rs:|colou?rs are|choose(?: from| between)?",
  de: "in|farben:|farben sind|wahlweise",
  fr: "en|coloris\\s?:|couleurs\\s?:",
  es: "en|colores:|colores son",
  it: "in|nei colori|colori:",
  pt: "em|nas cores|cores:",
  nl: "in|kleuren:",
  sv: "i|färger:|färgerna",
  nb: "i|farger:|fargene",
  da: "i|farver:|farverne",
  pl: "w kolorze|w kolorach|kolory:|w wersji",
  cs: "v barvě|v barvách|barvy:",
  ru: "цвета:|цветах:?|цвета",
  uk: "кольори:|кольорах:?|кольору",
  ro: "în|culori:",
};
const AND = "and|or|und|oder|et|ou|y|o|e|ed|en|of|och|eller|og|oraz|i|lub|a|nebo|и|или|і|та|або|și|sau";
/** In scripts that set a word for colours before the list: all up to the end of its sentence. */
const BEHIND_COLOURS =
  /(?:颜色有?|顏色有?|配色|色は|カラーは|色:|色：|색상은?|색깔은?|रंग(?:ों)?(?:\s(?:हैं|है|में))?|(?:ال)?ألوان\p{L}*|باللون|الألوان|צבעים|בצבעי|בצבע|renkleri|renkler)[^.。।!！?？؟]{0,80}/gu;
/** A colour that is told by a thing: "moss green", "olivgrün". */
const TOLD_BY_THING: Readonly<Record<string, RegExp>> = {
  en: /(?<![\p{L}])(?:moss|olive|lime|forest|mint|sea|bottle|apple|pea|sky|midnight|ocean|coral|salmon|rose|cherry|brick|blood|fire|tomato|wine|lemon|mustard|sand|chestnut|chocolate|coffee|mouse|slate|steel|pearl|snow|ash|smoke|honey|peach)[ -](?=(?:green|blue|red|yellow|brown|pink|gr[ea]y|white|black|orange)(?![\p{L}]))/giu,
  de: /(?<![\p{L}])\p{L}{3,}(?:grün|blau|(?<!b)rot|gelb|schwarz|weiß|grau|braun|rosa|violett)(?:e[nmrs]?)?(?![\p{L}])/giu,
  nl: /(?<![\p{L}])\p{L}{3,}(?:groen|blauw|(?<!b)rood|geel|zwart|wit|grijs|bruin|roze|paars)e?(?![\p{L}])/giu,
  sv: /(?<![\p{L}])\p{L}{3,}(?:grön|blå|(?<!b)röd|gul|svart|grå|brun|rosa)(?:t|a|tt)?(?![\p{L}])/giu,
  nb: /(?<![\p{L}])\p{L}{3,}(?:grønn|blå|(?<!b)rød|gul|svart|grå|brun|rosa)t?e?(?![\p{L}])/giu,
  da: /(?<![\p{L}])\p{L}{3,}(?:grøn|blå|(?<!b)rød|gul|sort|grå|brun)t?e?(?![\p{L}])/giu,
};

const lists = new Map<string, RegExp | null>();

/** A row of colours behind what lists it: pieces of one word or two, one of them a plain colour. */
function listOf(base: string): RegExp | null {
  const known = lists.get(base);
  if (known !== undefined) return known;
  const before = LISTED[base];
  const piece = "\\p{L}[\\p{L}\\p{M}'’-]*(?:\\s(?!(?:" + AND + ")\\s)\\p{L}[\\p{L}\\p{M}'’-]*)?";
  const list =
    before === undefined
      ? null
      : new RegExp(
          `(?<![\\p{L}])(?<before>${before})\\s(?<row>${piece}(?:(?:,\\s(?:(?:${AND})\\s)?|\\s(?:${AND})\\s)${piece})*)(?=\\s*(?:[.,;:!?)–—-]|$))`,
          "giu",
        );
  lists.set(base, list);
  return list;
}

/**
 * A text without its lists of colours: what comes "in moss green, coral and black" speaks of no reef. `base` is a
 * language tag's first part.
 */
export function withoutColours(text: string, base: string): string {
  const colours = COLOURS[base];
  if (colours === undefined) return text;
  const list = listOf(base);
  const head = ROMANCE.test(base) ? `^(?:${colours})(?![\\p{L}\\p{M}])` : `(?<![\\p{L}])(?:${colours})$`;
  const isColour = new RegExp(head, "iu");
  const told = TOLD_BY_THING[base];
  const unlisted =
    list === null
      ? text
      : text.replace(list, (all: string, before: string, row: string) =>
          areColours(row, isColour, told) ? `${before} · ` : all,
        );
  const bare = told === undefined ? unlisted : unlisted.replace(told, " · ");
  const anywhere = new RegExp(colours, "iu");
  return bare.replace(BEHIND_COLOURS, (all) => (anywhere.test(all) ? " · " : all));
}

/** Whether a sentence says in which colours something comes. */
export function listsColours(text: string, base: string): boolean {
  return withoutColours(text, base) !== text;
}

const ROMANCE = /^(?:fr|es|it|pt|ro)$/u;
const BETWEEN = new RegExp(`,\\s(?:(?:${AND})\\s)?|\\s(?:${AND})\\s`, "iu");

/** Of "blue and shallow water" not all are colours. */
function areColours(row: string, isColour: RegExp, told: RegExp | undefined): boolean {
  const pieces = row.split(BETWEEN);
  const named = pieces.filter(
    (piece) => isColour.test(piece) || (told !== undefined && piece.search(told) >= 0),
  );
  const others = pieces.filter((piece) => !named.includes(piece));
  if (named.length === 0 || (pieces.length === 1 && !/\s/u.test(row))) return false;
  return named.length >= 2 || others.every((piece) => !/\s/u.test(piece));
}
