/** The head of a column of values that says no more than that values stand below it. */
const VALUE =
  /^(?:numbers?|values?|amount|figures?|count|quantity|zahl|zahlen|anzahl|werte?|menge|angabe|nombre|valeurs?|quantité|chiffres?|número|valor(?:es)?|cantidad|cifras?|numero|valor[ei]|quantità|quantidade|aantal|waarde|getal|число|количество|значение|значення|кількість|liczba|wartość|antal|antall|värde|værdi|verdi|määrä|arvo|hodnota|počet|érték|valoare|τιμή|sayı|değer|adet|数量|数值|數值|数|値|数値|件数|수|수량|값|수치|العدد|القيمة|الرقم|ערך|מספר|संख्या|मान|মান|மதிப்பு|విలువ|ค่า|จำนวน|nilai|jumlah|giá trị|số lượng)$/iu;

/** The head of a column of names that says no more than that something is told of each: "Fact", "Merkmal", البيان. */
const FACT =
  /^(?:(?:key )?facts?|features?|propert(?:y|ies)|items?|characteristics?|indicators?|parameters?|metrics?|measures?|key figures?|details?|data|specs?|specifications?|merkmale?|eigenschaft(?:en)?|angaben?|kennzahl(?:en)?|fakt(?:en|um)?|daten|größe|caractéristiques?|données?|faits?|indicateurs?|éléments?|paramètres?|datos?|características?|conceptos?|indicador(?:es)?|hechos?|parámetros?|dat[oi]|caratteristic(?:a|he)|voc[ei]|indicator[ei]|parametr[oi]|dados?|fa[ct]+os?|itens|parâmetros?|kenmerk(?:en)?|feit(?:en)?|gegevens?|eigenschap(?:pen)?|onderdeel|egenskap(?:er)?|fakta|uppgift(?:er)?|nyckeltal|egenskab(?:er)?|nøgletal|nøkkeltall|ominaisuus|tieto|tunnusluku|cech[ay]|fakt[y]?|parametr[y]?|wskaźnik[i]?|dane|vlastnost[i]?|údaj[e]?|ukazatel[e]?|jellemzők?|adatok?|tulajdonság(?:ok)?|mutató|caracteristic[ăi]|date|показател[ьи]|характеристик[аи]|параметр[ы]?|факт[ы]?|данные|показник[и]?|факти|дані|χαρακτηριστικ[όά]|στοιχεί[οα]|δεδομέν[οα]|özellik(?:ler)?|bilgi(?:ler)?|gösterge|veri|(?:ال)?(?:بيان|معلومة|خاصية|مؤشر|بند|حقيقة|معيار|صفة)|נתון|מאפיין|פרט|מדד|ویژگی|तथ्य|विशेषता|विवरण|जानकारी|তথ্য|বিষয়|বৈশিষ্ট্য|விவரம்|தகவல்|వివరం|รายการ|ข้อมูล|คุณสมบัติ|항목|구분|지표|사실|項目|事実|特徴|指標|データ|项目|指标|數據|数据|事实|参数|特征|類別|类别|keterangan|uraian|thông tin|đặc điểm|chỉ số|hạng mục)$/iu;

/** "Value", القيمة: nothing is measured by it, and no heading is made of it. */
export function isValueHead(head: string): boolean {
  return VALUE.test(head.trim());
}

/** "Fact", "Merkmal", 項目: what its cells name is not told by it. */
export function isFactHead(head: string): boolean {
  return FACT.test(head.trim());
}

/** What heads counts of things as well: "Item | Number" may be apples and pears. */
const COUNTED_THINGS =
  /^(?:items?|data|elementos?|éléments?|conceptos?|voc[ei]|itens|onderdeel|uppgift(?:er)?|dane|date|данные|дані|veri|(?:ال)?بند|פרט|รายการ|ข้อมูล|항목|구분|項目|データ|项目|數據|数据|類別|类别|uraian|hạng mục)$/iu;
const COUNT =
  /^(?:numbers?|amount|count|quantity|zahl|zahlen|anzahl|menge|nombre|quantité|número|cantidad|numero|quantità|quantidade|aantal|getal|число|количество|кількість|liczba|antal|antall|määrä|počet|sayı|adet|数量|数|件数|수|수량|العدد|الرقم|מספר|संख्या|จำนวน|jumlah|số lượng)$/iu;

/** "Property | Value": each row measures another thing, so that without a unit that all have nothing is compared. */
export function measuresEach(name: string, value: string): boolean {
  const [of, what] = [name.trim(), value.trim()];
  return isFactHead(of) && !COUNTED_THINGS.test(of) && isValueHead(what) && !COUNT.test(what);
}
