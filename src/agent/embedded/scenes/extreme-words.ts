import { regex } from "../text/regex.ts";

/** Words for the largest and the smallest of a row, and for what a row is made of, by language. */
const WORDS: Readonly<Record<string, { high: string; low: string; of: string }>> = {
  en: {
    high: "highest|largest|biggest|greatest|busiest|strongest|peak|top|record|best",
    low: "lowest|smallest|quietest|weakest|slowest|worst|fewest",
    of: "days?|weeks?|months?|years?|quarters?|seasons?|hours?|values?|figures?|numbers?|shares?|totals?|points?|counts?|results?",
  },
  de: {
    high: "höchste[nrms]?|größte[nrms]?|stärkste[nrms]?|meisten|spitzen\\p{L}*|beste[nrms]?",
    low: "niedrigste[nrms]?|tiefste[nrms]?|kleinste[nrms]?|geringste[nrms]?|schwächste[nrms]?|ruhigste[nrms]?|wenigsten|schlechteste[nrms]?",
    of: "tage?|wochen?|monate?|jahre?|quartale?|stunden?|werte?s?|zahl(?:en)?|anteile?s?|ergebnis(?:se)?",
  },
  fr: {
    high: "plus (?:haute?|élevée?|grande?|forte?|chargée?|important\\p{L}*)|maximum|record|pic",
    low: "plus (?:basse?|faible|petite?|calme)|minimum",
    of: "jours?|semaines?|mois|années?|trimestres?|heures?|valeurs?|chiffres?|nombres?|parts?|total|résultats?",
  },
  es: {
    high: "más (?:alt[oa]|grande|elevad[oa]|fuerte|concurrid[oa])|mayor|máxim[oa]|récord|mejor|pico",
    low: "más (?:baj[oa]|pequeñ[oa]|tranquil[oa]|floj[oa])|menor|mínim[oa]|peor",
    of: "días?|semanas?|mes(?:es)?|años?|trimestres?|horas?|valor(?:es)?|cifras?|números?|partes?|total|resultados?",
  },
  pt: {
    high: "mais (?:alt[oa]|elevad[oa]|forte|movimentad[oa]|cheio)|maior|máxim[oa]|recorde|melhor|pico",
    low: "mais (?:baix[oa]|calm[oa]|frac[oa])|menor|mínim[oa]|pior",
    of: "dias?|semanas?|mês|meses|anos?|trimestres?|horas?|valor(?:es)?|números?|partes?|total|resultados?",
  },
  it: {
    high: "più (?:alt[oa]|elevat[oa]|grande|forte|affollat[oa])|maggiore|massim[oa]|record|miglior[e]?|picco",
    low: "più (?:bass[oa]|piccol[oa]|tranquill[oa]|debole)|minore|minim[oa]|peggior[e]?",
    of: "giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|trimestr[ei]|or[ae]|valor[ei]|cifr[ae]|numer[oi]|quot[ae]|part[ei]|totale|risultat[oi]",
  },
  nl: {
    high: "hoogste|grootste|drukste|sterkste|beste|piek",
    low: "laagste|kleinste|rustigste|zwakste|slechtste",
    of: "dag(?:en)?|we(?:ek|ken)|maand(?:en)?|jaar|jaren|kwartaal|uur|waarde|cijfers?|getal|aantal|aandeel|resultaat",
  },
  sv: {
    high: "högsta|största|starkaste|bästa|toppen",
    low: "lägsta|minsta|lugnaste|svagaste|sämsta",
    of: "dag(?:en|ar)?|veckan?|månad(?:en)?|år(?:et)?|kvartal(?:et)?|värdet?|siffran?|antalet?|andelen?|resultatet?",
  },
  da: {
    high: "højeste|største|travleste|bedste",
    low: "laveste|mindste|roligste|dårligste",
    of: "dag(?:en)?|uge(?:n)?|måned(?:en)?|år(?:et)?|kvartal(?:et)?|værdi(?:en)?|tal(?:let)?|antal(?:let)?|andel(?:en)?",
  },
  nb: {
    high: "høyeste|største|travleste|beste",
    low: "laveste|minste|roligste|dårligste",
    of: "dag(?:en)?|uken?|måned(?:en)?|år(?:et)?|kvartal(?:et)?|verdi(?:en)?|tall(?:et)?|antall(?:et)?|andel(?:en)?",
  },
  pl: {
    high: "najwyższ\\p{L}+|największ\\p{L}+|najlepsz\\p{L}+|rekordow\\p{L}+",
    low: "najniższ\\p{L}+|najmniejsz\\p{L}+|najsłabsz\\p{L}+|najspokojniejsz\\p{L}+|najgorsz\\p{L}+",
    of: "dzień|dnia|dniem|tydzień|miesiąc\\p{L}*|rok(?:u|iem)?|kwartał\\p{L}*|wartość|wynik\\p{L}*|liczb\\p{L}+|udział\\p{L}*",
  },
  ru: {
    high: "наибольш\\p{L}+|сам\\p{L}+ (?:высок|больш|загружен|сильн)\\p{L}+|максимальн\\p{L}+|максимум|рекордн\\p{L}+|лучш\\p{L}+",
    low: "наименьш\\p{L}+|сам\\p{L}+ (?:низк|маленьк|спокойн|тих|слаб)\\p{L}+|минимальн\\p{L}+|минимум|худш\\p{L}+",
    of: "день|дня|недел\\p{L}|месяц\\p{L}*|год\\p{L}*|квартал\\p{L}*|значени\\p{L}+|показател\\p{L}+|числ\\p{L}+|дол\\p{L}|результат\\p{L}*",
  },
  uk: {
    high: "найбільш\\p{L}+|найвищ\\p{L}+|максимальн\\p{L}+|максимум|рекордн\\p{L}+|найкращ\\p{L}+",
    low: "найменш\\p{L}+|найнижч\\p{L}+|мінімальн\\p{L}+|мінімум|найспокійніш\\p{L}+|найгірш\\p{L}+",
    of: "день|дня|тиждень|місяць|місяця|рік|року|квартал\\p{L}*|значенн\\p{L}|показник\\p{L}*|числ\\p{L}+|частк\\p{L}|результат\\p{L}*",
  },
  tr: {
    high: "en (?:yüksek|büyük|yoğun|kalabalık|iyi|çok)|rekor",
    low: "en (?:düşük|küçük|sakin|az|kötü)",
    of: "gün\\p{L}*|hafta\\p{L}*|ay\\p{L}{0,3}|yıl\\p{L}*|çeyrek\\p{L}*|değer\\p{L}*|rakam\\p{L}*|sayı\\p{L}*|pay\\p{L}*|sonuç\\p{L}*",
  },
};

/** Scripts whose words stand together: a word for the extreme is enough beside one for the row. */
const TOGETHER: Readonly<Record<string, { high: string; low: string; of: string }>> = {
  ja: {
    high: "最も多|一番多|最多|最高|最大|ピーク",
    low: "最も少|一番少|最少|最低|最小",
    of: "日|週|月|年|曜日|値|数|割合",
  },
  zh: { high: "最多|最高|最大|峰值", low: "最少|最低|最小", of: "天|日|周|週|月|年|值|数|數|占比|比例" },
  ko: {
    high: "가장 (?:많|높|큰)|최고|최대|최다",
    low: "가장 (?:적|낮|작)|최저|최소",
    of: "날|주|달|월|해|년|요일|값|수|비율",
  },
};

/**
 * Whether a sentence tells of the largest ("the busiest day") or the smallest of a row, and from where on; null where it
 * does neither, or both.
 */
export function extremeTold(text: string, base: string): { which: "high" | "low"; offset: number } | null {
  const spaced = WORDS[base];
  const words = spaced ?? TOGETHER[base];
  if (words === undefined) return null;
  const rule = (some: string): RegExp =>
    spaced === undefined
      ? regex(some, "iu")
      : regex(`(?<![\\p{L}\\p{M}-])(?:${some})(?![\\p{L}\\p{M}-])`, "iu");
  if (!rule(words.of).test(text)) return null;
  const [high, low] = [rule(words.high).exec(text), rule(words.low).exec(text)];
  if ((high === null) === (low === null)) return null;
  const found = high ?? low;
  return { which: high === null ? "low" : "high", offset: found?.index ?? 0 };
}
