import { regex } from "../text/regex.ts";

/** What leads what a thing is measured by ("the size of a jam jar", "so groß wie eine Münze"), by language. */
const LEADS: Readonly<Record<string, string>> = {
  en: "the (?:size|shape|height|length|width|weight|thickness|colou?r) of|as (?:big|large|small|long|tall|high|wide|thick|thin|heavy|light|hard|soft|flat|round|hot|cold|old|fast|strong|loud) as(?= (?:an?|the|two|three|one|some) )|(?:bigger|smaller|larger|longer|taller|higher|wider|thicker|thinner|heavier|lighter|shorter) than(?= (?:an?|the) )|no (?:more|less|bigger|larger|longer|thicker|heavier) than|(?:reminiscent|kind|sort) of|shaped like|like(?= (?:an?|the inside of|someone|somebody) )|as though|as if",
  de: "(?:so|ebenso|etwa so|genauso) \\p{L}+ wie|(?:in der|von der|auf) Größe|wie (?=(?:ein|eine|einen|einem|einer|zwei|drei) )|\\p{L}{2,}er als (?=(?:ein|eine|einen|einem|einer) )|als (?:ob|wäre)",
  fr: "de la (?:taille|grosseur|forme|longueur|hauteur) (?:d['’]|de )|(?:grand|gros|long|haut|large|épais|lourd|léger)(?:ne|se|ge|de|te|gue|sse|ère|e)?s? comme|(?:plus|moins|aussi) \\p{L}+ qu['’]|comme(?= (?:une? |des |du |le |la |l['’]))|en forme (?:d['’]|de )",
  es: "del tamaño de|de la (?:forma|altura|longitud) de|tan \\p{L}+ como|(?:más|menos) \\p{L}+ que (?=una? )|como(?= (?:una? |unos |unas |el |la |si ))|en forma de",
  it: "(?:delle dimensioni|della grandezza|della misura|grande quanto|lung[oa] quanto|alt[oa] quanto|gross[oa] quanto)(?: di)?|(?:grand|gross|lung|alt|larg|spess|pesant)[eiao] come|(?:più|meno) \\p{L}+ di (?=un)|come(?= (?:un|il |la |lo |l['’]))|a forma di",
  pt: "do tamanho d[eoa]|tão \\p{L}+ (?:como|quanto)|(?:mais|menos) \\p{L}+ (?:do )?que (?=uma? )|como(?= (?:uma? |se |o |a ))|em forma de",
  nl: "(?:zo|even|net zo) \\p{L}+ als|ter grootte van|zo groot als|(?:zoals|als) (?=een )|\\p{L}{2,}er dan (?=een )",
  sv: "(?:lika|så) \\p{L}+ som|stor som|i storlek med|som (?=ett? )|\\p{L}{2,}re än (?=ett? )",
  da: "(?:lige så|så) \\p{L}+ som|på størrelse med|som (?=ett? |en )|\\p{L}{2,}re end (?=ett? |en )",
  nb: "(?:like|så) \\p{L}+ som|på størrelse med|som (?=ett? |en |ei )|\\p{L}{2,}re enn (?=ett? |en |ei )",
  pl: "(?:tak(?:i|a|ie)?|równie) \\p{L}+ jak|wielkości|rozmiaru|w kształcie|jak|niczym|jakby|\\p{L}{3,}sz[yae] (?:niż|od)",
  cs: "(?:tak|stejně) \\p{L}+ jako|velikosti|o velikosti|ve tvaru|jako|\\p{L}{3,}ší než",
  ru: "(?:так\\p{L}+|столь) (?:же )?\\p{L}+,? как|размером (?:с|со|в)|величиной (?:с|со|в)|толщиной (?:с|в)|в форме|словно|будто|как",
  uk: "(?:так\\p{L}+|настільки) \\p{L}+,? як|розміром (?:з|як|із)|завбільшки (?:з|як|із)|у формі|наче|немов|ніби|як",
  ro: "la fel de \\p{L}+ ca|cât (?=(?:un|o) )|de mărimea|de dimensiunea|precum|ca (?=(?:un|o) )|mai \\p{L}+ decât",
  ar: "بحجم|في حجم|بطول|بسماكة|مثل|كأنه\\p{L}*|كأن\\p{L}*|أكبر من|أصغر من|على شكل",
  he: "בגודל(?: של)?|באורך(?: של)?|בעובי(?: של)?|כמו|כאילו|(?:גדול|קטן|ארוך|עבה)\\p{L}{0,2} מ|בצורת",
  id: "sebesar|seukuran|sepanjang|setinggi|seperti|bagaikan|mirip",
  vi: "to bằng|lớn bằng|bằng cỡ|dài bằng|nhỏ hơn|như|giống",
  el: "όσο|σαν|μεγέθους|σε μέγεθος|σε σχήμα",
  fi: "kuin|ikään kuin",
  hu: "mint|akkora",
};

/** What follows a thing that another is measured by. */
const FOLLOWS: Readonly<Record<string, string>> = {
  en: "sized|shaped",
  tr: "kadar\\p{L}*|gibi|büyüklüğünde\\p{L}*|boyunda|boyutunda\\p{L}*|kalınlığında|şeklinde|misali",
  hi: "जितन[ाीे]|जैस[ाीे]|के आकार|के बराबर|की तरह|के समान",
  bn: "মতো|মত|সমান|আকারের",
  fi: "kokoi\\p{L}+|näköi\\p{L}+|muotoi\\p{L}+|tapaan",
  hu: "méretű\\p{L}*|nagyságú\\p{L}*|alakú\\p{L}*|szerű\\p{L}*",
};
/** Written without spaces between words, or with what is grown on. */
const GROWN: Readonly<Record<string, RegExp>> = {
  ja: /[^、。\s]{1,8}(?:のよう|みたい|ほどの?(?:大きさ|太さ|長さ|高さ|厚さ|重さ)|(?:くらい|ぐらい)の?(?:大きさ|太さ|長さ|高さ|厚さ|重さ)|と同じ(?:くらい|大きさ|長さ|高さ)|サイズ|大の|型の|形の)/gu,
  zh: /(?:像|如同|仿佛|好像|好比|宛如|相當於|相当于|有如|大如|小如|形如|状如)[^，。；]{1,8}|[^，。；\s]{1,5}(?:大小|那么[大小长粗厚高]|那麼[大小長粗厚高]|一般[大小]|似的|一样|一樣|形状的|狀的)/gu,
  ko: /\S{1,6}(?:만 한|만한|만큼|처럼|같이|같은|크기|모양)|\S{1,6} (?:만 한|만한|만큼|처럼|같이|같은|크기의?|모양의?)(?![\p{L}])/gu,
};

/** What says that a thing is only named to speak in pictures. */
const SO_TO_SPEAK =
  /(?<![\p{L}\p{M}])(?:so to speak|as it were|figuratively|metaphorically|sozusagen|gewissermaßen|bildlich gesprochen|pour ainsi dire|en quelque sorte|por así decirlo|per così dire|por assim dizer|bij wijze van spreken|så att säga|så at sige|så å si|że tak powiem|jak to się mówi|так сказать|образно говоря|так би мовити|образно кажучи|tabiri caizse|deyim yerindeyse|إن جاز التعبير|כביכול|אפשר לומר|यूँ कहें|kuvaannollisesti)(?![\p{L}\p{M}])|いわば|いうなれば|可以说是|打个比方|말하자면|이를테면/iu;

const GONE = " · ";
/** So many words belong to what a comparison leads, and to what stands before one that follows. */
const LED = 5;
const BEFORE = 2;

/** Whether a sentence says of itself that it speaks in pictures. */
export function speaksInPictures(text: string): boolean {
  return SO_TO_SPEAK.test(text);
}

/** A text without the things that others are only measured by, or likened to. `base`: a language tag's first part. */
export function withoutComparisons(text: string, base: string): string {
  if (speaksInPictures(text)) return GONE;
  const grown = GROWN[base];
  if (grown !== undefined) return text.replaceAll(grown, GONE);
  const [leads, follows] = [LEADS[base], FOLLOWS[base]];
  // At its beginning a sentence asks how something is done: "Wie ein Leuchtturm funktioniert", "Как работает маяк".
  const led =
    leads === undefined
      ? text
      : text.replaceAll(
          regex(`(?<=[\\p{L}\\p{M}\\p{N})],? )(?:${leads})(?:[ ’']?[^\\s,;.:!?()·]+){1,${LED}}`, "giu"),
          GONE,
        );
  return follows === undefined
    ? led
    : led.replaceAll(
        regex(`(?:[^\\s,;.:!?()·]+[ -]){1,${BEFORE}}(?:${follows})(?![\\p{L}\\p{M}])`, "giu"),
        GONE,
      );
}
