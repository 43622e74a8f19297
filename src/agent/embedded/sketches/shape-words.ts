/** What figures and their parts are called, by the language part of a tag: regular expressions, in any case. */
type Words = Readonly<Record<string, string>>;

export const RIGHT_TRIANGLE: Words = {
  en: "right(?:[- ]angled)? triangles?",
  de: "rechtwinklige[snmr]? dreiecks?",
  fr: "triangles? rectangles?",
  es: "triángulos? rectángulos?",
  it: "triangol[oi] rettangol[oi]",
  pt: "triângulos? ret[âa]ngulos?",
  nl: "rechthoekige driehoek",
  sv: "rätvinklig[a]? triangel\\p{L}*",
  da: "retvinklet trekant|retvinklede trekant\\p{L}*",
  nb: "rettvinkla?(?:et)? trekant\\p{L}*",
  pl: "trójk[ąa]t\\p{L}* prostokątn\\p{L}+",
  ru: "прямоугольн\\p{L}+ треугольник\\p{L}*",
  uk: "прямокутн\\p{L}+ трикутник\\p{L}*",
  ar: "مثلث\\p{L}*[ًٌٍ]*ا? قائم\\p{L}* الزاوية|المثلث القائم",
  he: "משולש\\p{L}* ישר[- ]?זו?ו?ית",
  hi: "समकोण त्रिभुज",
  ja: "直角三角形",
  zh: "直角三角形",
  ko: "직각 ?삼각형",
};

/** The two sides at the right angle. */
export const LEGS: Words = {
  en: "legs?|catheti|shorter sides|sides (?:at|beside|next to|around) the right angle",
  de: "katheten?",
  fr: "cathètes?|côtés de l['’]angle droit",
  es: "catetos?",
  it: "catet[oi]",
  pt: "catetos?",
  nl: "rechthoekszijden?",
  sv: "katet\\p{L}*",
  da: "katete\\p{L}*",
  nb: "katet\\p{L}*",
  pl: "przyprostokątn\\p{L}+",
  ru: "катет\\p{L}*",
  uk: "катет\\p{L}*",
  ar: "ضلعاه|ضلعا القائمة|ضلعي القائمة|ضلعا الزاوية القائمة",
  he: "ניצב\\p{L}*",
  hi: "लंब|आधार",
  ja: "直角をはさむ|2辺|二辺|二つの辺|2つの辺",
  zh: "直角边|两条边",
  ko: "밑변|두 변",
};

export const HYPOTENUSE: Words = {
  en: "hypotenuse|long(?:est)? side",
  de: "hypotenuse|längste\\p{L}? seite",
  fr: "hypoténuse",
  es: "hipotenusa",
  it: "ipotenusa",
  pt: "hipotenusa",
  nl: "schuine zijde|hypotenusa",
  sv: "hypotenus\\p{L}*",
  da: "hypotenus\\p{L}*",
  nb: "hypotenus\\p{L}*",
  pl: "przeciwprostokątn\\p{L}+",
  ru: "гипотенуз\\p{L}*",
  uk: "гіпотенуз\\p{L}*",
  ar: "وتره|الوتر|وتر",
  he: "יתר|היתר",
  hi: "कर्ण",
  ja: "斜辺",
  zh: "斜边",
  ko: "빗변",
};

/** Squares that stand on the sides of a triangle. */
export const SQUARES_ON_SIDES: Words = {
  en: "squares? (?:on|over|built on|drawn on) (?:each of )?(?:its|the|all|each|both)(?: three| two)? ?(?:sides?|legs)",
  de: "quadrat(?:e|en)? (?:über|auf|an) (?:(?:den|die|seinen|allen|jeder)(?: drei)? )?(?:seiten?|katheten)",
  fr: "carrés? (?:construits? )?sur (?:les|ses|chaque|chacun des)(?: trois)? côtés?",
  es: "cuadrados? (?:construidos? )?sobre (?:los|sus|cada)(?: tres)? lados?",
  it: "quadrat[oi] (?:costruit[oi] )?su(?:i| ogni|lle)?(?: suoi)?(?: tre)? (?:lati|lato)",
  pt: "quadrados? (?:construídos? )?sobre (?:os|seus|os seus|cada)(?: três)? lados?",
  nl: "vierkant(?:en)? op (?:de|zijn|elke|alle)(?: drie)? (?:zijden?|zijde)",
  pl: "kwadrat\\p{L}* na (?:jego |wszystkich |trzech |każdym )?bok\\p{L}+",
  ru: "квадрат\\p{L}* (?:\\p{L}+ )?на (?:его |всех |трёх |каждой )?сторон\\p{L}+",
  ar: "مربعات (?:\\p{L}+ )?على (?:أضلاعه|الأضلاع|أضلاع)",
  he: "ריבוע\\p{L}* (?:\\p{L}+ )?על (?:הצלעות|צלעותיו)",
  hi: "भुजाओं पर (?:\\p{L}+ )?वर्ग",
  ja: "(?:各辺|辺)(?:の上)?に(?:できる|描いた|ある)?正方形|各辺を一辺とする正方形",
  zh: "(?:三条)?边上的正方形|各边为边长的正方形",
  ko: "각 변(?:을 한 변으로 하는|에 그린|의) ?정사각형",
};

export const RECTANGLE: Words = {
  en: "rectangle",
  de: "rechteck(?:s|es)?",
  fr: "rectangle(?<!triangle rectangle)",
  es: "rectángulo(?<!triángulo rectángulo)",
  it: "rettangolo(?<!triangolo rettangolo)",
  pt: "ret[âa]ngulo(?<!triângulo ret[âa]ngulo)",
  nl: "rechthoek",
  sv: "rektangel(?:n)?",
  da: "rektangel|rektanglet",
  nb: "rektangel|rektangelet",
  pl: "prostokąt(?:a|em|u)?",
  ru: "прямоугольник(?:а|ом|у)?",
  uk: "прямокутник(?:а|ом|у)?",
  ar: "مستطيل\\p{L}*[ًٌٍ]*ا?",
  he: "מלבן",
  hi: "आयत",
  ja: "長方形",
  zh: "长方形|長方形|矩形",
  ko: "직사각형",
};

/** A square by itself, with the word for its side. */
export const SQUARE: Words = {
  en: "square(?= (?:with|whose|of side|has)\\b)", de: "quadrat(?:s|es)?(?! ?meter)", fr: "carré(?= (?:de|dont|a|avec))(?<!mètres? carré)", es: "cuadrado(?= (?:de|con|cuyo|tiene))(?<!metros? cuadrado)", it: "quadrato(?= (?:di|con|il cui|ha))(?<!metro quadrato)", pt: "quadrado(?= (?:de|com|cujo|tem))(?<!metro quadrado)", nl: "vierkant(?= (?:met|van|waarvan|heeft))", pl: "kwadrat(?:u)? o (?=bok)", ru: "квадрат(?:а)? (?=со сторон)", ar: "مربع (?=طول ضلعه|ضلعه)|مربعًا (?=طول ضلعه|ضلعه)", he: "ריבוע (?=שצלעו|שאורך צלעו|בעל צלע)", hi: "वर्ग (?=की भुजा|जिसकी)", ja: "正方形", zh: "正方形", ko: "정사각형",
}; // prettier-ignore

/** Between the two sides of a rectangle, or before its second. */
export const BY: Words = {
  en: "by|×|x|(?:long|wide)?,? and|tall and|wide and|long,",
  de: "mal|×|x|auf|und|lang und|breit und",
  fr: "sur|par|×|x|et|de long(?:ueur)? (?:sur|et)",
  es: "por|×|x|y|de largo (?:por|y)|de base y",
  it: "per|×|x|e|di lunghezza e|di base e",
  pt: "por|×|x|e|de comprimento (?:por|e)|de base e",
  nl: "bij|op|×|x|en|lang en",
  sv: "gånger|×|x|och|lång och",
  da: "gange|×|x|og|lang og",
  nb: "ganger|×|x|og|lang og",
  pl: "na|×|x|i",
  ru: "на|×|x|х|и",
  uk: "на|×|x|х|і",
  ar: "في|×|و|وعرضه|طولًا و",
  he: "על|×|ו|וברוחב|ורוחבו",
  hi: "गुणा|×|और|लंबा और",
  ja: "[×、とで]|横|縦|たて|よこ",
  zh: "[×乘、，和]|宽|寬|长|長",
  ko: "[×,]|세로|가로|와|과",
};

/** Sides that are named, each before its measure or behind it. */
export const SIDES: Words = {
  en: "sides?|long|wide|high|tall|length|width|height|base",
  de: "seiten?|lang|breit|hoch|länge|breite|höhe",
  fr: "côtés?|long(?:ueur)?|large(?:ur)?|hauteur|base",
  es: "lados?|largo|ancho|alto|base|altura",
  it: "lat[oi]|lung[oh]\\p{L}*|larg[oh]\\p{L}*|base|altezza",
  pt: "lados?|comprimento|largura|base|altura",
  nl: "zijden?|lang|breed|hoog|lengte|breedte|hoogte",
};

export const CIRCLE: Words = {
  en: "circle",
  de: "kreis(?:es|e)?",
  fr: "cercle",
  es: "círculo|circunferencia",
  it: "cerchio|circonferenza",
  pt: "círculo|circunferência",
  nl: "cirkel",
  sv: "cirkel(?:n)?",
  da: "cirkel|cirklen",
  nb: "sirkel(?:en)?",
  pl: "okr[ąę]g(?:u|iem)?|koł[oa]",
  ru: "окружност\\p{L}+|круг(?:а|ом)?",
  uk: "коло|кола|круг(?:а|ом)?",
  ar: "دائرة",
  he: "מעגל|עיגול",
  hi: "वृत्त",
  ja: "円(?!柱|錐|周率|以|分|高|安|形)",
  zh: "圆(?!柱|锥|周率|形的?桌)|圓(?!柱)",
  ko: "원(?=[을의은이 ])",
};

export const RADIUS: Words = {
  en: "radius", de: "radius", fr: "rayon", es: "radio", it: "raggio", pt: "raio", nl: "straal", sv: "radie\\p{L}*", da: "radius", nb: "radius", pl: "promie\\p{L}+", ru: "радиус\\p{L}*", uk: "радіус\\p{L}*", ar: "نصف (?:ال)?قطر\\p{L}*", he: "רדיוס\\p{L}*", hi: "त्रिज्या", ja: "半径", zh: "半径|半徑", ko: "반지름",
}; // prettier-ignore
export const DIAMETER: Words = {
  en: "diameter|across", de: "durchmesser", fr: "diamètre", es: "diámetro", it: "diametro", pt: "diâmetro", nl: "diameter|middellijn|doorsnede", sv: "diameter\\p{L}*", da: "diameter", nb: "diameter", pl: "średnic\\p{L}+", ru: "диаметр\\p{L}*", uk: "діаметр\\p{L}*", ar: "(?<!نصف )(?:ال)?قطر\\p{L}*", he: "קוטר\\p{L}*", hi: "व्यास", ja: "直径", zh: "直径|直徑", ko: "(?<!반)지름",
}; // prettier-ignore
export const CIRCUMFERENCE: Words = {
  en: "circumference", de: "umfangs?", fr: "circonférence|périmètre", es: "circunferencia|perímetro", it: "circonferenza|perimetro", pt: "circunferência|perímetro", nl: "omtrek", sv: "omkrets\\p{L}*", da: "omkreds", nb: "omkrets\\p{L}*", pl: "obw[óo]d\\p{L}*", ru: "длин\\p{L}+ окружности|окружност\\p{L}+ длиной", uk: "довжин\\p{L}+ кола", ar: "محيط\\p{L}*", he: "היקף|היקפו", hi: "परिधि", ja: "円周|周の長さ|周囲", zh: "周长|周長", ko: "둘레|원주",
}; // prettier-ignore
export const AREA: Words = {
  en: "area|square", de: "fläche\\p{L}*|flächeninhalt\\p{L}*", fr: "aire|surface", es: "área|superficie", it: "area|superficie", pt: "área|superfície", nl: "oppervlakte", sv: "area\\p{L}*|yta\\p{L}*", da: "areal\\p{L}*", nb: "areal\\p{L}*", pl: "pol\\p{L}+|powierzchni\\p{L}*", ru: "площад\\p{L}+", uk: "площ\\p{L}+", ar: "مساح\\p{L}+", he: "שטח\\p{L}*", hi: "क्षेत्रफल", ja: "面積", zh: "面积|面積", ko: "넓이|면적",
}; // prettier-ignore

export const ANGLE: Words = {
  en: "angle", de: "winkels?", fr: "angle", es: "ángulo", it: "angolo", pt: "ângulo", nl: "hoek", sv: "vinkel\\p{L}*", da: "vinkel\\p{L}*", nb: "vinkel\\p{L}*", pl: "kąt(?:a|em)?", ru: "угол|угла", uk: "кут|кута", ar: "زاوية", he: "זווית", hi: "कोण", ja: "角(?:度)?", zh: "角", ko: "각",
}; // prettier-ignore

/** What makes three lengths a triangle whose corner is right, where it is not called one. */
export const SQUARE_CORNER: Words = {
  en: "(?:corner|angle)s? (?:is|are|will be) (?:square|right)|right angles?|square corners?|90 degrees", de: "rechte[rn]? winkel|rechtwinklig|im winkel", fr: "angle droit|d['’]équerre", es: "ángulo recto|a escuadra", it: "angolo retto|a squadro|in squadra", pt: "ângulo reto|no esquadro|em esquadria", nl: "rechte hoek|haaks", sv: "rät vinkel|vinkelrät\\p{L}*", da: "ret vinkel|vinkelret", nb: "rett vinkel|vinkelrett", pl: "kąt prosty", ru: "прямой угол|угол прямой", uk: "прямий кут|кут прямий", ar: "زاوية قائمة|الزاوية قائمة", he: "זווית ישרה", hi: "समकोण", ja: "直角", zh: "直角", ko: "직각",
}; // prettier-ignore
export const DIAGONAL: Words = {
  en: "diagonal\\p{L}*|corner to corner", de: "diagonal\\p{L}*|schräge", fr: "diagonale", es: "diagonal", it: "diagonale", pt: "diagonal", nl: "diagonaal|schuine", sv: "diagonal\\p{L}*", da: "diagonal\\p{L}*", nb: "diagonal\\p{L}*", pl: "przekątn\\p{L}+", ru: "диагонал\\p{L}+", uk: "діагонал\\p{L}+", ar: "القطر|قطر\\p{L}*", he: "אלכסון|האלכסון", hi: "विकर्ण", ja: "対角線|斜め", zh: "对角线|斜边", ko: "대각선",
}; // prettier-ignore
