/** What a verb measures, as the noun that names it; beside it the units that it goes with, where it has other senses. */
export type SpecVerb = { verb: string; noun: string; units?: RegExp };
/** `lasts`: verbs behind which a time needs the words that follow it. `tall`: adjectives behind a measure, and their nouns. */
export type SpecWords = {
  is: string;
  and: string;
  verbs: readonly SpecVerb[];
  lasts: string;
  tall: Readonly<Record<string, string>>;
};

const VOLUME = /^(?:l|ml|cl|lit\p{L}+|литр\p{L}*|літр\p{L}*)$/iu;
const POWER = /^(?:w|kw|kwh|wh|watts?|watt-?\p{L}+|ватт\p{L}*|вт)$/iu;

/** By language. Words for one thing's measures only: what may be counted of many keeps its sentence. */
export const SPEC_WORDS: Readonly<Record<string, SpecWords>> = {
  en: {
    is: "is|measures", and: "and",
    verbs: [{ verb: "weighs", noun: "Weight" }, { verb: "holds|takes", noun: "Capacity", units: VOLUME }, { verb: "uses|draws", noun: "Power", units: POWER }],
    lasts: "runs|lasts|goes|works|burns|shines", tall: { tall: "Height", high: "Height", wide: "Width", long: "Length", deep: "Depth", thick: "Thickness", across: "Diameter" },
  },
  de: {
    is: "ist|misst", and: "und",
    verbs: [{ verb: "wiegt", noun: "Gewicht" }, { verb: "fasst", noun: "Volumen", units: VOLUME }, { verb: "verbraucht|braucht", noun: "Verbrauch", units: POWER }],
    lasts: "läuft|fährt|hält|leuchtet|brennt|reicht", tall: { hoch: "Höhe", breit: "Breite", lang: "Länge", tief: "Tiefe", dick: "Dicke" },
  },
  fr: {
    is: "mesure|fait", and: "et",
    verbs: [{ verb: "pèse", noun: "Poids" }, { verb: "contient", noun: "Contenance", units: VOLUME }, { verb: "consomme", noun: "Consommation", units: POWER }],
    lasts: "tient|dure|fonctionne|éclaire|s['’]affine|mûrit|vieillit", tall: { "de haut": "Hauteur", "de large": "Largeur", "de long": "Longueur", "de diamètre": "Diamètre", "de profondeur": "Profondeur" },
  },
  es: {
    is: "mide", and: "y",
    verbs: [{ verb: "pesa", noun: "Peso" }, { verb: "consume|gasta", noun: "Consumo", units: POWER }],
    lasts: "dura|funciona|aguanta|alumbra", tall: { "de alto": "Altura", "de ancho": "Anchura", "de largo": "Longitud", "de diámetro": "Diámetro" },
  },
  it: {
    is: "misura", and: "e",
    verbs: [{ verb: "pesa", noun: "Peso" }, { verb: "consuma", noun: "Consumo", units: POWER }],
    lasts: "dura|funziona|stagiona|matura|illumina", tall: { "di altezza": "Altezza", "di larghezza": "Larghezza", "di lunghezza": "Lunghezza", "di diametro": "Diametro" },
  },
  pt: {
    is: "mede", and: "e",
    verbs: [{ verb: "pesa", noun: "Peso" }, { verb: "consome|gasta", noun: "Consumo", units: POWER }],
    lasts: "dura|funciona|cura|estagia", tall: { "de altura": "Altura", "de largura": "Largura", "de comprimento": "Comprimento", "de diâmetro": "Diâmetro" },
  },
  nl: {
    is: "is|meet", and: "en",
    verbs: [{ verb: "weegt", noun: "Gewicht" }, { verb: "gebruikt|verbruikt", noun: "Verbruik", units: POWER }],
    lasts: "werkt|brandt|loopt|draait|rijdt", tall: { hoog: "Hoogte", breed: "Breedte", lang: "Lengte", diep: "Diepte", dik: "Dikte" },
  },
  sv: {
    is: "är|mäter", and: "och",
    verbs: [{ verb: "väger", noun: "Vikt" }, { verb: "rymmer", noun: "Volym", units: VOLUME }, { verb: "drar|förbrukar", noun: "Förbrukning", units: POWER }],
    lasts: "går|räcker|håller|lyser|brinner", tall: { hög: "Höjd", bred: "Bredd", brett: "Bredd", lång: "Längd", djup: "Djup", tjock: "Tjocklek" },
  },
  nb: {
    is: "er|måler", and: "og",
    verbs: [{ verb: "veier", noun: "Vekt" }, { verb: "rommer", noun: "Volum", units: VOLUME }, { verb: "bruker", noun: "Forbruk", units: POWER }],
    lasts: "går|varer|holder|lyser|brenner", tall: { høy: "Høyde", bred: "Bredde", lang: "Lengde", dyp: "Dybde", tykk: "Tykkelse" },
  },
  da: {
    is: "er|måler", and: "og",
    verbs: [{ verb: "vejer", noun: "Vægt" }, { verb: "rummer", noun: "Volumen", units: VOLUME }, { verb: "bruger", noun: "Forbrug", units: POWER }],
    lasts: "kører|holder|varer|lyser|brænder", tall: { høj: "Højde", bred: "Bredde", lang: "Længde", dyb: "Dybde", tyk: "Tykkelse" },
  },
  pl: {
    is: "mierzy|ma", and: "i|oraz",
    verbs: [{ verb: "waży", noun: "Waga" }, { verb: "mieści", noun: "Pojemność", units: VOLUME }, { verb: "zużywa|pobiera", noun: "Zużycie", units: POWER }],
    lasts: "działa|świeci|wytrzymuje|pracuje|dojrzewa", tall: { wysokości: "Wysokość", szerokości: "Szerokość", długości: "Długość", średnicy: "Średnica" },
  },
  ru: {
    is: "имеет", and: "и",
    verbs: [{ verb: "весит", noun: "Вес" }, { verb: "вмещает", noun: "Вместимость", units: VOLUME }, { verb: "потребляет", noun: "Потребление", units: POWER }],
    lasts: "работает|светит|горит|держится|зреет", tall: { "в высоту": "Высота", "в ширину": "Ширина", "в длину": "Длина", "в диаметре": "Диаметр" },
  },
}; // prettier-ignore
