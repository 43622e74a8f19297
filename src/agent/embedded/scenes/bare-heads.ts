import { toPattern } from "../text/regex.ts";

/** The head of a column of values that says no more than that values stand below it: of counts, or of any measure. */
const COUNT =
  "numbers?|amount|count|quantity|zahl|zahlen|anzahl|menge|nombre|quantité|número|cantidad|numero|quantità|quantidade|aantal|getal|число|количество|кількість|liczba|antal|antall|määrä|počet|sayı|adet|数量|数|件数|수|수량|العدد|الرقم|מספר|संख्या|จำนวน|jumlah|số lượng";
const MEASURE =
  "values?|figures?|werte?|angabe|valeurs?|chiffres?|valor(?:es)?|cifras?|valor[ei]|waarde|значение|значення|wartość|värde|værdi|verdi|arvo|hodnota|érték|valoare|τιμή|değer|数值|數值|値|数値|값|수치|القيمة|ערך|मान|মান|மதிப்பு|విలువ|ค่า|nilai|giá trị";

/** The head of a column of names that says no more than that something is told of each: of things that may be counted, or "Fact", "Merkmal", البيان. */
const THING =
  "items?|data|éléments?|conceptos?|voc[ei]|itens|onderdeel|uppgift(?:er)?|dane|date|данные|дані|veri|(?:ال)?بند|פרט|รายการ|ข้อมูล|항목|구분|項目|データ|项目|數據|数据|類別|类别|uraian|hạng mục";
const FEATURE =
  "(?:key )?facts?|features?|propert(?:y|ies)|characteristics?|indicators?|parameters?|metrics?|measures?|key figures?|details?|specs?|specifications?|merkmale?|eigenschaft(?:en)?|angaben?|kennzahl(?:en)?|fakt(?:en|um)?|daten|größe|caractéristiques?|données?|faits?|indicateurs?|paramètres?|datos?|características?|indicador(?:es)?|hechos?|parámetros?|dat[oi]|caratteristic(?:a|he)|indicator[ei]|parametr[oi]|dados?|fa[ct]+os?|parâmetros?|kenmerk(?:en)?|feit(?:en)?|gegevens?|eigenschap(?:pen)?|egenskap(?:er)?|fakta|nyckeltal|egenskab(?:er)?|nøgletal|nøkkeltall|ominaisuus|tieto|tunnusluku|cech[ay]|fakt[y]?|parametr[y]?|wskaźnik[i]?|vlastnost[i]?|údaj[e]?|ukazatel[e]?|jellemzők?|adatok?|tulajdonság(?:ok)?|mutató|caracteristic[ăi]|показател[ьи]|характеристик[аи]|параметр[ы]?|факт[ы]?|показник[и]?|факти|χαρακτηριστικ[όά]|στοιχεί[οα]|δεδομέν[οα]|özellik(?:ler)?|bilgi(?:ler)?|gösterge|(?:ال)?(?:بيان|معلومة|خاصية|مؤشر|حقيقة|معيار|صفة)|נתון|מאפיין|מדד|ویژگی|तथ्य|विशेषता|विवरण|जानकारी|তথ্য|বিষয়|বৈশিষ্ট্য|விவரம்|தகவல்|వివరం|คุณสมบัติ|지표|사실|事実|特徴|指標|指标|事实|参数|特征|keterangan|thông tin|đặc điểm|chỉ số";

const whole = (...words: readonly string[]): RegExp => toPattern(`^(?:${words.join("|")})$`, "iu");
const VALUE_HEAD = whole(COUNT, MEASURE);
const MEASURE_HEAD = whole(MEASURE);
const FACT_HEAD = whole(THING, FEATURE);
const FEATURE_HEAD = whole(FEATURE);

/** "Value", القيمة: nothing is measured by it, and no heading is made of it. */
export function isValueHead(head: string): boolean {
  return VALUE_HEAD.test(head.trim());
}

/** "Fact", "Merkmal", 項目: what its cells name is not told by it. */
export function isFactHead(head: string): boolean {
  return FACT_HEAD.test(head.trim());
}

/**
 * "Property | Value": each row measures another thing, so that without a unit that all have nothing is compared. "Item | Value" and
 * "Property | Number" may be apples and pears, which are.
 */
export function measuresEach(name: string, value: string): boolean {
  return FEATURE_HEAD.test(name.trim()) && MEASURE_HEAD.test(value.trim());
}
