import { regex } from "../text/regex.ts";
import { isUnspaced } from "../text/unspaced.ts";

/**
 * What goes round where it goes back to where it was: matter that flows, life that breeds, and what is owed. Of anything
 * else (a guest, a letter, a request) coming back is the end. By language, as alternatives of a regular expression.
 */
const CIRCULATING: Readonly<Record<string, string>> = {
  en: "water|steam|vapou?r|gas|liquid|fluid|blood|air|oil|coolant|refrigerant|heat|sap|carbon|nitrogen|nutrients?|minerals?|oxygen|electrons?|current|magma|salt|eggs?|spawn\\w*|larvae?|seeds?|hatch\\w*|breed\\w*|credit|debts?|interest",
  de: "\\p{L}*wasser|dampf|\\p{L}*gas|flüssigkeit|blut|luft|öl|kühlmittel|kältemittel|wärme|saft|kohlenstoff|stickstoff|nährstoffe?n?|sauerstoff|elektronen|strom|magma|salz|eier|laich\\p{L}*|larven?|samen|schlüpf\\p{L}+|kredite?|schulden|zinsen",
  fr: "eaux?|vapeur|gaz|liquide|fluide|sang|air|huile|chaleur|sève|carbone|azote|nutriments?|oxygène|électrons|courant|magma|sel|œufs?|pond(?:re|ent)|larves?|graines?|éclo\\p{L}+|frai\\p{L}*|crédit|dettes?|intérêts",
  es: "aguas?|vapor|gas|líquido|fluido|sangre|aire|aceite|calor|savia|carbono|nitrógeno|nutrientes|oxígeno|electrones|corriente|magma|sal|huevos?|desov\\p{L}+|larvas?|semillas?|crédito|deudas?|intereses",
  it: "acqua|vapore|gas|liquido|fluido|sangue|aria|olio|calore|linfa|carbonio|azoto|nutrienti|ossigeno|elettroni|corrente|magma|sale|uov[oa]|larve?|semi|schiud\\p{L}+|depo(?:rre|ngono)|credito|debit[oi]|interessi",
  pt: "águas?|vapor|gás|líquido|fluido|sangue|ar|óleo|calor|seiva|carbono|(?:azoto|nitrogénio|nitrogênio)|nutrientes|oxig[éê]nio|(?:eletrões|elétrons)|corrente|magma|sal|ovos?|desov\\p{L}+|larvas?|sementes?|crédito|dívidas?|juros",
  nl: "\\p{L}*water|stoom|damp|gas|vloeistof|bloed|lucht|olie|koelmiddel|warmte|sap|koolstof|stikstof|voedingsstoffen|zuurstof|elektronen|stroom|magma|zout|ei(?:eren|tjes)|paai\\p{L}*|paaien|larven?|zaden|krediet|schulden|rente",
  sv: "vatten\\p{L}*|vattnet|ånga\\p{L}*|gasen?|vätska\\p{L}*|blod\\p{L}*|luft\\p{L}*|olja\\p{L}*|kylmedel|värme\\p{L}*|kol\\p{L}*|kväve\\p{L}*|näring\\p{L}*|syre|salt|ägg\\p{L}*|lek(?:a|er)|larver?|frön?|kredit|skulder|räntan?",
  da: "vand(?:et)?|damp(?:en)?|gas(?:sen)?|væske\\p{L}*|blod(?:et)?|luft(?:en)?|olie\\p{L}*|kølemiddel|varme\\p{L}*|kulstof|kvælstof|næring\\p{L}*|ilt|salt|æg(?:gene)?|gyd\\p{L}+|larver?|frø|kredit|gæld|renter?",
  nb: "vann(?:et)?|damp(?:en)?|gass(?:en)?|væske\\p{L}*|blod(?:et)?|luft(?:en|a)?|olje\\p{L}*|kjølemiddel|varme\\p{L}*|karbon|nitrogen|næring\\p{L}*|oksygen|salt|egg(?:ene)?|gyt\\p{L}+|larver?|frø|kreditt|gjeld|renter?",
  pl: "wod\\p{L}{1,3}|par[aęyą]|gaz\\p{L}*|ciecz\\p{L}*|krew|krwi|powietrz\\p{L}+|olej\\p{L}*|ciepł\\p{L}+|węgl\\p{L}+|azot\\p{L}*|tlen\\p{L}*|magm\\p{L}+|jaj\\p{L}+|ikr[ęayą]|larw\\p{L}+|nasion\\p{L}*|kredyt\\p{L}*|dług\\p{L}*|odset\\p{L}+",
  cs: "vod\\p{L}{1,3}|pár[auyou]+|plyn\\p{L}*|kapalin\\p{L}*|krev|krve|vzduch\\p{L}*|olej\\p{L}*|tepl\\p{L}+|uhlík\\p{L}*|dusík\\p{L}*|kyslík\\p{L}*|magma\\p{L}*|vajíč\\p{L}+|jikr\\p{L}+|larv\\p{L}+|semen\\p{L}*|úvěr\\p{L}*|dluh\\p{L}*|úrok\\p{L}*",
  ru: "вод[аыуеой]{1,2}|пар(?:а|ом|у)?|газ\\p{L}{0,2}|жидкост\\p{L}+|кров\\p{L}+|воздух\\p{L}*|масл\\p{L}+|тепл\\p{L}+|углерод\\p{L}*|азот\\p{L}*|кислород\\p{L}*|магм\\p{L}+|яйц\\p{L}+|яиц|икр\\p{L}+|нерест\\p{L}*|личин\\p{L}+|семен\\p{L}+|кредит\\p{L}*|долг\\p{L}*|процент\\p{L}*",
  uk: "вод[аиуіою]{1,2}|пар[аиуіою]{1,2}|газ\\p{L}{0,2}|рідин\\p{L}+|кров\\p{L}*|повітр\\p{L}+|олі\\p{L}+|тепл\\p{L}+|вуглец\\p{L}+|азот\\p{L}*|кис(?:ень|н\\p{L}+)|магм\\p{L}+|яйц\\p{L}+|яєць|ікр\\p{L}+|нерест\\p{L}*|личин\\p{L}+|насін\\p{L}+|кредит\\p{L}*|борг\\p{L}*|відсот\\p{L}+",
  tr: "su(?:yu|yun|lar|yla)?|buhar\\p{L}*|gaz\\p{L}*|sıvı\\p{L}*|kan[ıi]?|hava\\p{L}*|yağ\\p{L}*|ısı\\p{L}*|karbon\\p{L}*|azot\\p{L}*|oksijen\\p{L}*|magma\\p{L}*|yumurta\\p{L}*|yumurtla\\p{L}*|larva\\p{L}*|tohum\\p{L}*|kredi\\p{L}*|borç\\p{L}*|faiz\\p{L}*",
  ar: "[وبفل]?(?:ال|لل)?(?:ماءه?|مياه|بخار|غاز|سائل|دم|هواء|زيت|حرارة|كربون|نيتروجين|أكسجين|صهارة|بيض(?:ه|ها|ة)?|بيوض|يرقات?|بذور|قرض|ديون|فائدة)",
  he: "[ובלמשכה]{0,2}(?:מים|אדים|קיטור|גז|נוזל|דם|אוויר|שמן|חום|פחמן|חנקן|חמצן|מגמה|ביצים|ביצה|זחלים?|זרעים|אשראי|חוב(?:ות)?|ריבית)",
  hi: "पानी|जल|भाप|गैस|द्रव|रक्त|ख़ून|खून|हवा|तेल|ऊष्मा|गर्मी|कार्बन|नाइट्रोजन|ऑक्सीजन|मैग्मा|अंडे|अंडा|अंडों|लार्वा|बीज|कर्ज़?|ब्याज",
  zh: "水|蒸汽|气体|氣體|液体|液體|血液?|空气|空氣|油|热量|熱量|碳|氮|氧|岩浆|岩漿|卵|种子|種子|贷款|貸款|利息",
  ja: "水|蒸気|気体|液体|血液|空気|油|熱|炭素|窒素|酸素|マグマ|卵|種|借金|利息",
  ko: "물[이을은]?|증기\\p{L}*|기체\\p{L}*|액체\\p{L}*|피[가를는]|혈액\\p{L}*|공기\\p{L}*|기름\\p{L}*|열[이을]|탄소\\p{L}*|질소\\p{L}*|산소\\p{L}*|마그마\\p{L}*|알[을이은]|씨앗\\p{L}*|빚\\p{L}*|이자\\p{L}*",
}; // prettier-ignore

/** Whether a text speaks of what goes round by its nature. */
export function circulates(text: string, language: string): boolean {
  const words = CIRCULATING[language];
  if (words === undefined) return false;
  const unspaced = isUnspaced(language);
  return regex(unspaced ? `(?:${words})` : `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu").test(
    text,
  );
}
