import { regex } from "../text/regex.ts";

/**
 * What tells that amounts are prices, by language, as parts of regular expressions: `verb` stands between a thing and
 * its price, `noun` says what is told. Without one of them money in a row is a story ("Anna gave £20, Tom £10").
 * `is`: verbs that join a thing and its price but tell nothing by themselves.
 */
export type PriceWords = { verb: string; noun: string; is: string; article: string };

export const PRICE_WORDS: Readonly<Record<string, PriceWords>> = {
  en: {
    verb: "costs?|pays?|goes for|go for|comes? to|gets? in for|sells? for|is charged(?: at)?|are charged(?: at)?",
    noun: "price[ds]?|fees?|rates?|tickets?|admission|entry|entrance|tariffs?|charges?|costs?|membership|subscription|fares?|pass(?:es)?|hire|rent(?:als?)?|deposit|menu|(?:it is|it['’]s|that['’]s|they are)(?=\\s[£$€]\\p{N}\\S*\\s(?:for|an?|each|per)\\s)",
    is: "is|are",
    article: "an?|the",
  },
  de: {
    verb: "kostet|kosten|zahlt|zahlen|bezahlen|bezahlt|beträgt|betragen",
    noun: "\\p{L}*preise?n?|\\p{L}*eintritt\\p{L}*|\\p{L}*gebühr(?:en)?|\\p{L}*karten?|\\p{L}*tickets?|\\p{L}*tarife?n?|\\p{L}*miete|\\p{L}*beitrag|\\p{L}*beiträge|kosten",
    is: "ist|sind|liegt bei|liegen bei",
    article: "ein|eine|der|die|das",
  },
  fr: {
    verb: "coûten?t?|paie|paient|payent|revient à|vaut|valent|est à|sont à",
    noun: "prix|coûts?|tarifs?|entrées?|billets?|abonnements?|droits?|places?|cotisation|location|forfaits?|loyer",
    is: "est de|sont de|est|sont",
    article: "celui|celle|une?|le|la|les|l['’]",
  },
  es: {
    verb: "cuestan?|pagan?|valen?|salen? por",
    noun: "precios?|costes?|costos?|tarifas?|entradas?|billetes?|abonos?|cuotas?|bonos?|alquiler",
    is: "es de|son de|es|son",
    article: "una?|unos|unas|el|la|los|las",
  },
  it: {
    verb: "costano?|costa|pagano?|paga|vengono|viene",
    noun: "prezz[oi]|cost[oi]|tariff[ae]|ingress[oi]|bigliett[oi]|abbonament[oi]|quot[ae]|noleggio|affitto",
    is: "è di|sono di|è|sono",
    article: "quell[oaie]|una?|uno|un['’]|il|lo|la|i|gli|le|l['’]",
  },
  pt: {
    verb: "custam?|pagam?|saem? por|sai por",
    noun: "preços?|custos?|tarifas?|entradas?|bilhetes?|ingressos?|mensalidades?|passes?|aluguel|aluguer",
    is: "é de|são de|é|são",
    article: "uma?|uns|umas|o|a|os|as",
  },
  nl: {
    verb: "kost|kosten|betaalt|betalen|bedraagt|bedragen",
    noun: "\\p{L}*prijs|\\p{L}*prijzen|\\p{L}*toegang|\\p{L}*kaartjes?|\\p{L}*kaart|tarie\\p{L}+|entree|huur|contributie|lidmaatschap",
    is: "is|zijn",
    article: "een|de|het",
  },
  sv: { verb: "kostar|betalar", noun: "\\p{L}*pris(?:er|et)?|\\p{L}*biljett(?:en|er)?|\\p{L}*avgift(?:en|er)?|inträde(?:t)?|hyra", is: "är", article: "en|ett" },
  da: { verb: "koster|betaler", noun: "\\p{L}*pris(?:er|en)?|\\p{L}*billet(?:ten|ter)?|entré|gebyr|leje", is: "er", article: "en|et" },
  nb: { verb: "koster|betaler", noun: "\\p{L}*pris(?:er|en)?|\\p{L}*billett(?:en|er)?|inngang|gebyr|leie", is: "er", article: "en|et|ei" },
  pl: { verb: "kosztuj\\p{L}+|płac\\p{L}+|wynosi", noun: "cen[ayę]?|cennik|koszt\\p{L}*|bilet\\p{L}*|opłat\\p{L}*|karnet\\p{L}*|wstęp|czynsz|wejście", is: "to|jest", article: "" },
  cs: { verb: "stojí|platí", noun: "cen[ayu]?|ceník|vstupn\\p{L}+|lístek|jízdné|poplat\\p{L}+", is: "je|jsou", article: "" },
  ru: { verb: "стоит|стоят|обойд[её]тся|обойдутся|платят|платит|составляет", noun: "цен[аы]|билет\\p{L}*|стоимость|расход\\p{L}*|тариф\\p{L}*|плата|абонемент\\p{L}*|вход|аренда|прокат", is: "—|–", article: "" },
  uk: { verb: "коштує|коштують|платять|платить", noun: "цін[аи]|квит\\p{L}+|вартість|тариф\\p{L}*|плата|абонемент\\p{L}*|вхід|оренда", is: "—|–", article: "" },
  tr: { verb: "öder(?:ler)?|ödüyor(?:lar)?|ödenir|tutar|tutuyor", noun: "fiyat\\p{L}*|ücret\\p{L}*|bilet\\p{L}*|giriş\\p{L}*|kira\\p{L}*", is: "", article: "" },
  ar: { verb: "بسعر|بثمن|مقابل|يدفع(?:ون)?|تدفع|يكلف|تكلف|تبلغ|يبلغ|بـ", noun: "(?:ال)?(?:سعر|أسعار|ثمن|رسوم|رسم|تذكرة|تذاكر|دخول|اشتراك|تكلفة|أجرة|إيجار|باقة)\\p{L}*", is: "", article: "" },
  he: { verb: "עול(?:ה|ים|ות)|משלמ(?:ים|ות)|משלם", noun: "[הב]?(?:מחיר\\p{L}*|כרטיס\\p{L}*|כניסה|דמי|מנוי\\p{L}*|תעריף\\p{L}*)", is: "הוא|היא|הם", article: "" },
  hi: { verb: "देते", noun: "कीमत|क़ीमत|दाम|शुल्क|टिकट|किराया|सदस्यता|फीस|फ़ीस|प्रवेश|मूल्य", is: "", article: "" },
  ja: { verb: "", noun: "料金|入場料|入館料|値段|価格|券|会費|代金|使用料|家賃|参加費|円を?(?:お?支払い|払い|払う|いただき)|(?:1|一|１)(?:日|時間|回|泊|人|名)", is: "は|が", article: "" },
  ko: { verb: "", noun: "요금|입장료|가격|관람료|이용료|회비|입장권|참가비|임대료|이용권|1(?:인|일|시간|회)당?|원(?:을|씩)\\s?(?:냅니다|낸다|내야|내면|내고|받습니다|받는다)", is: "은|는", article: "" },
  zh: { verb: "收费|售价|收費|售價|支付|付(?![了过過出款])", noun: "票|价格|價格|收费|收費|费用|費用|会费|會費|票价|票價|套餐|租金|价目|每\\p{Script=Han}{1,2}", is: "是|为|為|需|要|收|只要|仅需|每位|每人", article: "" },
}; // prettier-ignore

/** What stands before an amount and belongs to it: "from £60", "ab 60 Euro". */
export const FROM_WORDS =
  "(?:from|only|just|about|around|roughly|up to|at|ab|nur|rund|etwa|ca\\.?|circa|knapp|bis zu|je|à partir de|environ|seulement|dès|desde|a partir de|solo|unos|unas|cerca de|da|circa|apenas|cerca de|uns|vanaf|slechts|ongeveer|från|cirka|fra|od|tylko|około|ok\\.|asi|от|всего|до|около|примерно|від|близько|yaklaşık|sadece|من|فقط|نحو|حوالي|מ-|כ-|רק|только|केवल|लगभग|約|约|약)";

/** What a price is for one of, before the amount, in writing without spaces: 1日500円. */
export const PER =
  /(?:(?:[1一１]\s?(?:日|時間|回|泊|人|名|枚|個|杯|시간|인|일|회|개|박)(?:につき|あたり|당)?)|每\p{Script=Han}{1,2})\s*$/u;

/** What costs nothing, as the whole of a price. */
export const FREE =
  "(?:for )?free(?: of charge| entry| admission)?|in free|kostenlos|gratis|frei(?:en eintritt)?|freien eintritt|umsonst|gratuite?s?(?:ment)?|l['’]entrée libre|entrada (?:libre|gratuita|gratis)|gratuit[oaie]s?|grátis|entrada gratuita|za darmo|bezpłatn\\p{L}+|zdarma|бесплатно|безкоштовно|ücretsiz|مجان(?:ي|ية|ًا|اً|ا)|بالمجان|(?:ב)?חינם|मुफ़्त|मुफ्त|निःशुल्क|無料|免费|免費|免票|무료|δωρεάν|ilmainen|ilmaiseksi|ingyenes|miễn phí";

/** Whether a cell, or a price behind its name, says nothing but that there is nothing to pay. */
export function costsNothing(price: string): boolean {
  return regex(`^(?:${FREE})$`, "iu").test(price);
}

/** The same as it stands in a table. */
export const FREE_SHOWN: Readonly<Record<string, string>> = {
  en: "Free", de: "Frei", fr: "Gratuit", es: "Gratis", it: "Gratis", pt: "Grátis", nl: "Gratis", sv: "Gratis", da: "Gratis", nb: "Gratis",
  pl: "Bezpłatnie", cs: "Zdarma", ru: "Бесплатно", uk: "Безкоштовно", tr: "Ücretsiz", ar: "مجانًا", he: "חינם", hi: "मुफ़्त", ja: "無料", ko: "무료",
}; // prettier-ignore

/** Who takes money: "We charge £18 for …". */
export const CHARGES =
  "charges?|we ask|nehmen|verlangen|wir nehmen|demandons|demande|comptez|cobramos|cobran|cobra|chiediamo|pedimos|rekenen|vragen|pobieramy|берём|берем|просим|alıyoruz|נגבה|לוקחים|lädt|it['’]s|that['’]s|c['’]est";

/** Verbs between those who pay nothing and "free". */
export const ENTERS =
  "get|gets|travels?|rides?|go|goes|come|comes|enter|enters|is|are|haben|hat|ist|sind|entrent|entre|voyagent?|passent|est|sont|entran|entra|es|son|entrano|è|sono|hanno|entram|é|são|is|zijn|mogen|wchodzą|mają|jest|są|проходят|для|נכנס(?:ים|ות|ת)?|הכניסה|الدخول|का प्रवेश|है|हैं|です|입니다|は|은|는|이|가";

/** Words that end a clause behind its last amount, in languages whose verb comes last. */
export const LAST_VERB =
  /^\s*(?:öder(?:ler)?|ödüyor(?:lar)?|tutar|tutuyor|है|हैं|होगी|होगा|लगते हैं|लगता है|です|となります|になります|かかります|입니다|이다|이며|이고|입니다만|(?:을|씩)?\s?(?:냅니다|낸다|내면 됩니다|내야 합니다|받습니다|받는다)|を(?:お?支払い(?:ます|ください)|払います|払う|いただきます))\s*$/u;
