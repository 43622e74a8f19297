/**
 * Words with which a sentence tells one measure of several things, as parts of regular expressions. `is`: verbs that tell
 * any measure, its kind behind it or nowhere; `verbs`: those that name it, by its noun; `tall`: what names it behind the
 * amount.
 */
export type MeasureWords = {
  is: string;
  verbs: Readonly<Record<string, string>>;
  tall: Readonly<Record<string, string>>;
};

export const MEASURE_WORDS: Readonly<Record<string, MeasureWords>> = {
  en: {
    is: "is|are|was|were|measures?|measured|stands?|stood|rises?|reach(?:es)?|runs?|stretch(?:es)?|dives?",
    verbs: { "weighs?|weighed|has a weight of": "Weight", "lives?|lived": "Lifespan", "has a length of": "Length", "has a height of": "Height", "has a depth of": "Depth" },
    tall: { "tall|high|in height": "Height", "long|in length": "Length", "wide|in width": "Width", "deep|in depth": "Depth", thick: "Thickness", "old|of age": "Age", heavy: "Weight", "across|in diameter": "Diameter" },
  },
  de: {
    is: "ist|sind|war|waren|misst|messen|wird|werden",
    verbs: { "wiegt|wiegen|wog|wogen": "Gewicht", "lebt|leben": "Lebensdauer" },
    tall: { hoch: "Höhe", lang: "Länge", breit: "Breite", tief: "Tiefe", dick: "Dicke", alt: "Alter", schwer: "Gewicht" },
  },
  fr: {
    is: "mesure(?:nt)?|fait|font|atteint|atteignent|a|ont",
    verbs: { "pèse(?:nt)?": "Poids", "vit|vivent": "Durée de vie", "culmine(?:nt)? à": "Altitude" },
    tall: { "de haut|de hauteur": "Hauteur", "de long|de longueur": "Longueur", "de large|de largeur": "Largeur", "de profondeur": "Profondeur", "de diamètre": "Diamètre" },
  },
  es: {
    is: "miden?|alcanzan?|tienen?",
    verbs: { "pesan?": "Peso", "viven?": "Duración de la vida" },
    tall: { "de alto|de altura": "Altura", "de largo|de longitud": "Longitud", "de ancho|de anchura": "Anchura", "de profundidad": "Profundidad", "de diámetro": "Diámetro" },
  },
  it: {
    is: "misura(?:no)?|raggiung(?:e|ono)",
    verbs: { "è alt[oa]|sono alt[ie]": "Altezza", "è lung[oa]|sono lungh[ie]": "Lunghezza", "è larg[oa]|sono largh[ie]": "Larghezza", "è profond[oa]|sono profond[ie]": "Profondità", "pesa(?:no)?": "Peso", "viv(?:e|ono)": "Durata della vita" },
    tall: { "di altezza": "Altezza", "di lunghezza": "Lunghezza", "di larghezza": "Larghezza", "di profondità": "Profondità", "di diametro": "Diametro" },
  },
  pt: {
    is: "medem?|mede|tem|têm|alcançam?|alcança|atingem?|atinge",
    verbs: { "pesam?": "Peso", "vivem?": "Tempo de vida" },
    tall: { "de altura": "Altura", "de comprimento": "Comprimento", "de largura": "Largura", "de profundidade": "Profundidade", "de diâmetro": "Diâmetro" },
  },
  nl: {
    is: "is|zijn|was|waren|meet|meten|wordt|worden",
    verbs: { "weegt|wegen|woog|wogen": "Gewicht", "leeft|leven": "Levensduur" },
    tall: { hoog: "Hoogte", lang: "Lengte", breed: "Breedte", diep: "Diepte", dik: "Dikte", oud: "Leeftijd", zwaar: "Gewicht" },
  },
  sv: {
    is: "är|var|mäter|blir",
    verbs: { "väger|vägde": "Vikt", lever: "Livslängd" },
    tall: { "hög|högt|höga": "Höjd", "lång|långt|långa": "Längd", "bred|brett|breda": "Bredd", "djup|djupt|djupa": "Djup", "gammal|gammalt|gamla": "Ålder" },
  },
  da: {
    is: "er|var|måler|bliver",
    verbs: { "vejer|vejede": "Vægt", lever: "Levetid" },
    tall: { "høj|højt|høje": "Højde", "lang|langt|lange": "Længde", "bred|bredt|brede": "Bredde", "dyb|dybt|dybe": "Dybde", "gammel|gammelt|gamle": "Alder" },
  },
  nb: {
    is: "er|var|måler|blir",
    verbs: { "veier|veide": "Vekt", lever: "Levetid" },
    tall: { "høy|høyt|høye": "Høyde", "lang|langt|lange": "Lengde", "bred|bredt|brede": "Bredde", "dyp|dypt|dype": "Dybde", "gammel|gammelt|gamle": "Alder" },
  },
  pl: {
    is: "ma|mierzy",
    verbs: { "waży|ważą": "Waga", "żyje|żyją": "Długość życia" },
    tall: { wysokości: "Wysokość", długości: "Długość", szerokości: "Szerokość", głębokości: "Głębokość" },
  },
  ru: {
    is: "имеет|достигает",
    verbs: { "весит|весят": "Вес", "живёт|живет|живут": "Продолжительность жизни" },
    tall: { "в высоту": "Высота", "в длину": "Длина", "в ширину": "Ширина", "в глубину": "Глубина" },
  },
  uk: {
    is: "має|сягає",
    verbs: { "важить|важать": "Вага", "живе|живуть": "Тривалість життя" },
    tall: { "заввишки|у висоту": "Висота", "завдовжки|у довжину": "Довжина", "завширшки": "Ширина", "завглибшки|у глибину": "Глибина" },
  },
}; // prettier-ignore
