import { toPattern } from "../text/regex.ts";

/** Nouns that say what a column measures, one line a measure: two lines have no common axis. */
const MEASURES: readonly RegExp[] = [
  "prices?|costs?|fees?|fares?|preise?|kosten|gebühr(?:en)?|prix|coûts?|tarifs?|precios?|costes?|costos?|tarifas?|prezz[oi]|cost[oi]|tariff[ae]|preços?|custos?|prijs|prijzen|pris(?:er)?|cen[ay]|koszt|цена|цены|стоимость|ціна|вартість|fiyat\\p{L}*|harga|preț\\p{L}*|τιμή|السعر|الثمن|מחיר|कीमत|दाम|মূল্য",
  "weights?|mass|gewicht|masse|poids|pesos?|vægt|vekt|vikt|waga|masa|вес|масса|вага|маса|ağırlık|berat|greutate|βάρος|الوزن|الكتلة|משקל|वज़न|वजन|ওজন",
  "lengths?|heights?|widths?|depths?|distances?|diameters?|länge|höhe|breite|tiefe|entfernung|distanz|durchmesser|longueur|hauteur|largeur|profondeur|distance|longitud|altura|anchura|ancho|profundidad|distancia|lunghezza|altezza|larghezza|profondità|distanza|comprimento|largura|profundidade|distância|lengte|hoogte|breedte|diepte|afstand|längd|höjd|bredd|lengde|høyde|længde|højde|długość|wysokość|szerokość|głębokość|odległość|длина|высота|ширина|глубина|расстояние|довжина|висота|відстань|uzunluk|yükseklik|mesafe|panjang|tinggi|jarak|الطول|الارتفاع|العمق|المسافة|אורך|גובה|מרחק|लंबाई|ऊँचाई|ऊंचाई|दूरी",
  "areas?|fläche|superficie|surface|oppervlakte|yta|areal|powierzchnia|площадь|площа|alan|luas|المساحة|שטח|क्षेत्रफल",
  "volumes?|capacity|capacities|volumen|kapazität|inhalt|capacité|capacidad|capacità|capacidade|inhoud|объём|объем|pojemność|السعة|נפח",
  "times?|durations?|zeit|dauer|fahrzeit|durée|temps|duración|tiempo|durata|tempo|duração|duur|tijd|tid|varighet|varighed|czas|время|продолжительность|час|тривалість|süre|waktu|durasi|المدة|الزمن|זמן|משך|समय|अवधि|সময়",
  "temperatur\\p{L}*|température|temperaturas?|температура|sıcaklık|suhu|درجة الحرارة|טמפרטורה|तापमान|তাপমাত্রা",
  "speeds?|velocit\\p{L}+|geschwindigkeit|tempo|vitesse|velocidad|snelheid|hastighe[dt]|prędkość|скорость|швидкість|hız|kecepatan|السرعة|מהירות|गति|रफ़्तार",
  "ages?|alter|âge|edad|età|idade|leeftijd|ålder|alder|wiek|возраст|вік|yaş|umur|usia|العمر|גיל|उम्र|आयु",
  "populations?|inhabitants|residents|einwohner(?:zahl)?|bevölkerung|habitants|población|habitantes|popolazione|abitanti|população|inwoners|bevolking|invånare|innbyggere|indbyggere|ludność|mieszkańc\\p{L}+|население|жителей|населення|nüfus|penduduk|السكان|عدد السكان|אוכלוסייה|תושבים|जनसंख्या|आबादी",
  "ratings?|scores?|stars?|grades?|bewertung|note|punkte|sterne|étoiles|puntuación|nota|valoración|voto|punteggio|pontuação|cijfer|waardering|betyg|karakter|ocena|оценка|рейтинг|оцінка|puan|nilai|التقييم|الدرجة|ציון|रेटिंग|अंक",
  "rainfall|precipitation|niederschl\\p{L}+|regen(?:menge)?|précipitations|pluie|precipitaci\\p{L}+|lluvia|precipitazion\\p{L}+|pioggia|precipitação|chuva|neerslag|nederbörd|nedbør|opady|осадки|опади|yağış|curah hujan|الأمطار|גשם|משקעים|वर्षा|बारिश",
  "energy|power|calories|energie|leistung|kalorien|énergie|puissance|energía|potencia|calorías|energia|potenza|potência|calorie|calorias|vermogen|moc|энергия|мощность|калории|енергія|потужність|güç|enerji|daya|الطاقة|القدرة|הספק|אנרגיה|ऊर्जा",
  "numbers?|counts?|quantity|anzahl|menge|stückzahl|nombre|quantité|número|cantidad|numero|quantità|quantidade|aantal|antal|antall|liczba|ilość|количество|число|кількість|sayı|adet|jumlah|număr|العدد|عدد|מספר|כמות|संख्या|সংখ্যা",
].map((words) => toPattern(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu"));
/** Written without blanks, or at the end of a compound: "Fahrzeit", "Übernachtungspreis". */
const COMPOUND: readonly RegExp[] = [
  /(?:preis|kosten|gebühr|prijs|pris)$|价格|價格|価格|料金|費用|费用|가격|요금|비용/iu,
  /gewicht$|重量|重さ|体重|质量|무게|중량/iu,
  /(?:länge|höhe|tiefe|breite|lengte|hoogte)$|长度|高度|深度|距离|距離|長さ|高さ|길이|높이|거리/iu,
  /(?:fläche|oppervlakte)$|面积|面積|면적/iu,
  /容量|体积|体積|용량/u,
  /(?:zeit|dauer|tijd|duur)$|时间|時間|所要|시간/iu,
  /temperatur(?:en)?$|温度|気温|水温|온도|기온/iu,
  /geschwindigkeit$|速度|속도/iu,
  /(?<!zeit)alter$|年龄|年齢|나이|연령/iu,
  /einwohnerzahl$|人口|인구/iu,
  /评分|評分|評価|得点|평점|점수/u,
  /降水量|雨量|降雨|강수량/u,
  /(?:leistung|energie)$|功率|能量|電力|消費電力|칼로리|전력/iu,
  /(?:anzahl|zahl)$|数量|個数|本数|件数|次数|개수|수량/iu,
];
/** "Bits per key", "Preis je Stück": a ratio, which no count stands beside. */
const RATIO =
  /(?<![\p{L}\p{M}])(?:per|pro|je|par|por|за|başına|dla każdego|لكل|ל|प्रति|প্রতি)(?![\p{L}\p{M}])|\/\s?\p{L}|当たり|あたり|毎に|每|당$/iu;

/**
 * Whether the names of columns that count in no unit say that they measure different things: a price and a weight, bits per key
 * and hashes. Men and women, or gold and silver, may be counted alike: nothing is said of them.
 */
export function measureApart(names: readonly string[]): boolean {
  const measures = names.map(measureNamed);
  const known = measures.filter((measure) => measure !== null);
  if (known.length > 0 && new Set(measures).size > 1) return true;
  const ratios = names.filter((name) => RATIO.test(name)).length;
  return ratios > 0 && ratios < names.length;
}

function measureNamed(name: string): number | null {
  const at = MEASURES.findIndex((words, index) => words.test(name) || COMPOUND[index]?.test(name) === true);
  return at < 0 ? null : at;
}
