import { ACCENTED_NAMES, ACCENTS } from "./tex-accents.ts";
import { SHORT_LEXICONS } from "./tex-lexicon-short.ts";
import type { TexLexicon } from "./tex-words.ts";

const ENGLISH: TexLexicon = {
  signs: {
    "=": "equals", "+": "plus", "-": "minus", "−": "minus", "/": "over", "*": "times", "<": "is less than",
    ">": "is greater than", times: "times", cdot: "times", div: "divided by", pm: "plus or minus",
    le: "is at most", leq: "is at most", ge: "is at least", geq: "is at least", ne: "is not equal to",
    neq: "is not equal to", approx: "is about", sim: "is about", equiv: "is equivalent to", propto: "is proportional to",
    to: "to", rightarrow: "to", Rightarrow: "implies", implies: "implies", iff: "if and only if", in: "in", infty: "infinity",
    partial: "partial", nabla: "nabla", forall: "for all", exists: "there exists", cup: "union", cap: "intersection",
    matrix: "the matrix", nextrow: "then", "!": "factorial", "%": "percent", "'": "prime", ldots: "and so on", cdots: "and so on", dots: "and so on",
    bmod: "modulo", mod: "modulo", pmod: "modulo", ll: "is much less than", gg: "is much greater than", circ: "after", cong: "is congruent to", perp: "is perpendicular to", parallel: "is parallel to", mid: "divides", subset: "is a subset of", subseteq: "is a subset of", notin: "not in", mp: "minus or plus", longrightarrow: "to", leftrightarrow: "if and only if", Leftrightarrow: "if and only if", leftarrow: "from", degree: "degrees", land: "and", wedge: "and", lor: "or", vee: "or", neg: "not", emptyset: "the empty set", setminus: "without",
  }, // prettier-ignore
  squared: "{} squared", cubed: "{} cubed", power: "{} to the power of {}",
  wholeSquared: "{}, all squared", wholeCubed: "{}, all cubed", wholePower: "{}, all to the power of {}",
  fraction: "{} over {}", bigFraction: "{}, all over {}",
  root: "the square root of {}", cubeRoot: "the cube root of {}", nthRoot: "the root of order {} of {}",
  sum: "the sum", product: "the product", integral: "the integral", fromTo: "from {} to {} of", over: "over {} of",
  limit: "the limit as {} of", log: "the logarithm of {}", logBase: "the logarithm to base {} of {}", ln: "the natural logarithm of {}",
  functionOf: "{} of {}", ceil: "{}, rounded up", floor: "{}, rounded down", choose: "{} choose {}",
  parts: { "1/2": "one half", "1/3": "one third", "1/4": "one quarter", "2/3": "two thirds", "3/4": "three quarters" }, index: "{} {}",
}; // prettier-ignore

const GERMAN: TexLexicon = {
  signs: {
    "=": "gleich", "+": "plus", "-": "minus", "−": "minus", "/": "durch", "*": "mal", "<": "kleiner als", ">": "größer als",
    times: "mal", cdot: "mal", div: "durch", pm: "plus minus", le: "kleiner oder gleich", leq: "kleiner oder gleich",
    ge: "größer oder gleich", geq: "größer oder gleich", ne: "ungleich", neq: "ungleich", approx: "ungefähr", to: "gegen",
    rightarrow: "nach", Rightarrow: "daraus folgt", infty: "unendlich", in: "Element von", "!": "Fakultät", "%": "Prozent",
    sim: "ungefähr", equiv: "äquivalent zu", propto: "proportional zu", implies: "daraus folgt", iff: "genau dann, wenn", partial: "partielle Ableitung", nabla: "Nabla", forall: "für alle", exists: "es gibt", cup: "vereinigt mit", cap: "geschnitten mit", matrix: "die Matrix", nextrow: "dann", "'": "Strich", ldots: "und so weiter", cdots: "und so weiter", dots: "und so weiter", bmod: "modulo", mod: "modulo", pmod: "modulo", ll: "viel kleiner als", gg: "viel größer als", circ: "nach", cong: "kongruent zu", perp: "senkrecht zu", parallel: "parallel zu", mid: "teilt", subset: "Teilmenge von", subseteq: "Teilmenge von", notin: "nicht Element von", mp: "minus plus", longrightarrow: "nach", leftrightarrow: "genau dann, wenn", Leftrightarrow: "genau dann, wenn", leftarrow: "von", degree: "Grad", land: "und", wedge: "und", lor: "oder", vee: "oder", neg: "nicht", emptyset: "die leere Menge", setminus: "ohne",
  }, // prettier-ignore
  squared: "{} Quadrat", cubed: "{} hoch 3", power: "{} hoch {}", wholeSquared: "{}, das Ganze zum Quadrat", wholeCubed: "{}, das Ganze hoch 3",
  wholePower: "{}, das Ganze hoch {}", fraction: "{} durch {}", bigFraction: "{}, alles durch {}",
  root: "Wurzel aus {}", cubeRoot: "dritte Wurzel aus {}", nthRoot: "Wurzel vom Grad {} aus {}",
  sum: "die Summe", product: "das Produkt", integral: "das Integral", fromTo: "von {} bis {} über", over: "über {} von",
  limit: "der Grenzwert für {} von", log: "Logarithmus von {}", logBase: "Logarithmus zur Basis {} von {}", ln: "natürlicher Logarithmus von {}",
  functionOf: "{} von {}", ceil: "{}, aufgerundet", floor: "{}, abgerundet", choose: "{} über {}", index: "{} {}",
}; // prettier-ignore

const FRENCH: TexLexicon = {
  signs: {
    "=": "égale", "+": "plus", "-": "moins", "−": "moins", "/": "sur", "*": "fois", "<": "est inférieur à", ">": "est supérieur à",
    times: "fois", cdot: "fois", div: "divisé par", pm: "plus ou moins", le: "est au plus", leq: "est au plus", ge: "est au moins",
    geq: "est au moins", ne: "est différent de", neq: "est différent de", approx: "est environ", to: "vers", infty: "l’infini", "%": "pour cent",
    sim: "est environ", equiv: "est équivalent à", propto: "est proportionnel à", rightarrow: "vers", Rightarrow: "implique", implies: "implique", iff: "si et seulement si", in: "appartient à", partial: "d rond", nabla: "nabla", forall: "pour tout", exists: "il existe", cup: "union", cap: "intersection", matrix: "la matrice", nextrow: "puis", "!": "factorielle", "'": "prime", ldots: "et ainsi de suite", cdots: "et ainsi de suite", dots: "et ainsi de suite", bmod: "modulo", mod: "modulo", pmod: "modulo", ll: "est très inférieur à", gg: "est très supérieur à", circ: "rond", cong: "est congru à", perp: "est perpendiculaire à", parallel: "est parallèle à", mid: "divise", subset: "est inclus dans", subseteq: "est inclus dans", notin: "n’appartient pas à", mp: "moins ou plus", longrightarrow: "vers", leftrightarrow: "si et seulement si", Leftrightarrow: "si et seulement si", leftarrow: "depuis", degree: "degrés", land: "et", wedge: "et", lor: "ou", vee: "ou", neg: "non", emptyset: "l’ensemble vide", setminus: "privé de",
  }, // prettier-ignore
  squared: "{} au carré", cubed: "{} au cube", power: "{} puissance {}", wholeSquared: "{}, le tout au carré", wholeCubed: "{}, le tout au cube",
  wholePower: "{}, le tout puissance {}", fraction: "{} sur {}", bigFraction: "{}, le tout sur {}",
  root: "racine de {}", cubeRoot: "racine cubique de {}", nthRoot: "racine d’ordre {} de {}",
  sum: "la somme", product: "le produit", integral: "l’intégrale", fromTo: "de {} à {} de", over: "sur {} de",
  limit: "la limite quand {} de", log: "le logarithme de {}", logBase: "le logarithme en base {} de {}", ln: "le logarithme naturel de {}",
  functionOf: "{} de {}", ceil: "{}, arrondi au-dessus", floor: "{}, arrondi au-dessous", choose: "{} parmi {}", index: "{} {}",
}; // prettier-ignore

const SPANISH: TexLexicon = {
  signs: {
    "=": "es igual a", "+": "más", "-": "menos", "−": "menos", "/": "entre", "*": "por", "<": "es menor que", ">": "es mayor que",
    times: "por", cdot: "por", div: "entre", pm: "más menos", le: "es como máximo", leq: "es como máximo", ge: "es al menos",
    geq: "es al menos", ne: "es distinto de", neq: "es distinto de", approx: "es aproximadamente", to: "a", infty: "infinito", "%": "por ciento",
    sim: "es aproximadamente", equiv: "es equivalente a", propto: "es proporcional a", rightarrow: "a", Rightarrow: "implica", implies: "implica", iff: "si y solo si", in: "pertenece a", partial: "derivada parcial", nabla: "nabla", forall: "para todo", exists: "existe", cup: "unión", cap: "intersección", matrix: "la matriz", nextrow: "luego", "!": "factorial", "'": "prima", ldots: "y así sucesivamente", cdots: "y así sucesivamente", dots: "y así sucesivamente", bmod: "módulo", mod: "módulo", pmod: "módulo", ll: "es mucho menor que", gg: "es mucho mayor que", circ: "compuesta con", cong: "es congruente con", perp: "es perpendicular a", parallel: "es paralela a", mid: "divide a", subset: "está contenido en", subseteq: "está contenido en", notin: "no pertenece a", mp: "menos más", longrightarrow: "a", leftrightarrow: "si y solo si", Leftrightarrow: "si y solo si", leftarrow: "desde", degree: "grados", land: "y", wedge: "y", lor: "o", vee: "o", neg: "no", emptyset: "el conjunto vacío", setminus: "menos",
  }, // prettier-ignore
  squared: "{} al cuadrado", cubed: "{} al cubo", power: "{} elevado a {}", wholeSquared: "{}, todo al cuadrado", wholeCubed: "{}, todo al cubo",
  wholePower: "{}, todo elevado a {}", fraction: "{} sobre {}", bigFraction: "{}, todo sobre {}",
  root: "la raíz cuadrada de {}", cubeRoot: "la raíz cúbica de {}", nthRoot: "la raíz de orden {} de {}",
  sum: "la suma", product: "el producto", integral: "la integral", fromTo: "desde {} hasta {} de", over: "sobre {} de",
  limit: "el límite cuando {} de", log: "el logaritmo de {}", logBase: "el logaritmo en base {} de {}", ln: "el logaritmo natural de {}",
  functionOf: "{} de {}", ceil: "{}, redondeado hacia arriba", floor: "{}, redondeado hacia abajo", choose: "{} sobre {}", index: "{} {}",
}; // prettier-ignore

const CHINESE: TexLexicon = {
  signs: {
    "=": "等于", "+": "加", "-": "减", "−": "减", "/": "除以", "*": "乘", "<": "小于", ">": "大于", times: "乘", cdot: "乘", div: "除以",
    pm: "加减", le: "小于等于", leq: "小于等于", ge: "大于等于", geq: "大于等于", ne: "不等于", neq: "不等于", approx: "约等于", infty: "无穷大",
    sim: "约等于", equiv: "恒等于", propto: "正比于", to: "趋于", rightarrow: "到", Rightarrow: "推出", implies: "推出", iff: "当且仅当", in: "属于", partial: "偏", nabla: "梯度", forall: "对任意", exists: "存在", cup: "并", cap: "交", matrix: "矩阵", nextrow: "然后", "!": "的阶乘", "%": "百分之", "'": "撇", ldots: "等等", cdots: "等等", dots: "等等", bmod: "模", mod: "模", pmod: "模", ll: "远小于", gg: "远大于", circ: "复合", cong: "同余于", perp: "垂直于", parallel: "平行于", mid: "整除", subset: "包含于", subseteq: "包含于", notin: "不属于", mp: "减加", longrightarrow: "到", leftrightarrow: "当且仅当", Leftrightarrow: "当且仅当", leftarrow: "从", degree: "度", land: "与", wedge: "与", lor: "或", vee: "或", neg: "非", emptyset: "空集", setminus: "除去",
  }, // prettier-ignore
  squared: "{} 的平方", cubed: "{} 的立方", power: "{} 的 {} 次方", wholeSquared: "{},整体的平方", wholeCubed: "{},整体的立方", wholePower: "{},整体的 {} 次方", fraction: "{} 除以 {}", bigFraction: "{},整体除以 {}",
  root: "根号 {}", cubeRoot: "{} 的立方根", nthRoot: "{} 次根号 {}", sum: "总和", product: "乘积", integral: "积分", fromTo: "从 {} 到 {}",
  over: "对 {}", limit: "当 {} 时的极限", log: "{} 的对数", logBase: "以 {} 为底 {} 的对数", ln: "{} 的自然对数", functionOf: "{} {}",
  ceil: "{} 向上取整", floor: "{} 向下取整", choose: "{} 选 {}", index: "{} {}",
}; // prettier-ignore

const LEXICONS: Record<string, TexLexicon> = {
  ...SHORT_LEXICONS,
  en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH, zh: CHINESE, "zh-Hant": CHINESE,
}; // prettier-ignore

const made = new Map<string, TexLexicon>();

export function texLexicon(language: string): TexLexicon | null {
  const known = made.get(language);
  if (known !== undefined) return known;
  const lexicon = LEXICONS[language];
  if (lexicon === undefined) return null;
  const base = language.split("-")[0] ?? language;
  const accents = ACCENTS[base];
  const greek = { ...lexicon.greek, ...ACCENTED_NAMES[base] };
  const whole = { ...lexicon, ...(accents === undefined ? {} : { accents }), ...(Object.keys(greek).length === 0 ? {} : { greek }) }; // prettier-ignore
  made.set(language, whole);
  return whole;
}
