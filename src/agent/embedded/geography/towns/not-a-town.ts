import { regex } from "../../text/regex.ts";

/** Words and first names that are also towns, by language: they count only where nothing but a place can stand. */
const WORDS: Record<string, string> = {
  en: "Nice Reading Bath Split Mobile Male Orange Cork Hull Deal Sale Bury Wells Rugby Sandwich Most Of Essen Spa Worms Tours Lens Nancy Salt Hove Poole Slough Ware Hamm Enterprise Independence Paradise Providence Phoenix Buffalo Eagle Pearl Victoria Florence Charlotte Madison Jackson Lincoln Austin Orlando Houston Dallas Denver Savannah Sydney Adelaide Alexandria Lourdes Troy Aurora Eugene Norman Gary Carson Clinton Kent Chester Chelsea Brooklyn Kingston Preston Washington Santiago Valencia Hamilton Nelson Wellington Napier Lafayette Jefferson Columbus Marion Logan Tyler Tracy Allen Arlington Bradford Stafford Lancaster York Bolton Burton Crawley Ashford Derby Burnley Barry Warren Troyes Christchurch Darwin Nara Mary Ali Lima Salvador Natal Vitoria Leon Rosario Concord Corona Hereford Plymouth Georgetown Richmond Bethlehem Worcester Cologne Turkey Halle",
  de: "Essen Hof Singen Weiden Siegen Minden Hagen Halle Worms Herne Hamm Bergen Baden Rheine Lage Nancy Tours Lens Chur Most Bad Wesel Victoria Florence Sydney Salem Thun Au Greifen Hilden Celle",
  fr: "Nice Tours Nancy Lens Laval Orange Bath Split Tulle Foix Die Florence Victoria Sydney Valence Vienne Sens Condom Dole Sète Pau Gap Auch Ham Bar Salon Moulins Roman Romans",
  es: "Florencia Valencia Santiago Mercedes Córdoba León Victoria Rosario Concepción Asunción Guadalupe Lourdes Mérida Ávila Lorca Ronda Soria Sucre Paz Trujillo Colón Mar Limón Palma Salto Montes Linares Rivera Durango Mendoza Medina Zamora Cuenca Granada Lugo Pinto Cali",
  it: "Potenza Massa Fermo Prato Alba Pace Vittoria Como Sora Lodi Crema Cento Torre Marino Vasto Carpi",
  pt: "Vitória Natal Salvador Santos Recife Palmas Santiago Valência Porto Belém Fátima Lourdes Faro Guarda Beja Braga Aurora Franca Sousa Patos Feira Amparo Campos",
  nl: "Ede Best Goes Breda Weert Meppel Almere Hoorn Assen Houten Uden Leiden Eten Bergen Venlo Zeist Delft Sneek Nancy Tours",
  sv: "Lund Visby Borås Motala Mora Falun Kalmar Piteå Umeå Växjö Male Bergen Nice",
  da: "Viborg Vejle Horsens Køge Greve Ribe Bergen Nice Male Herning Randers",
  nb: "Bergen Moss Hamar Molde Bodø Nice Male Narvik Alta Larvik Horten Halden Gjøvik",
  fi: "Vaasa Pori Lahti Kemi Oulu Rauma Salo Varkaus Lohja Imatra Forssa Nokia Kotka Hamina Kuusamo Nizza Most Lund",
  pl: "Łódź Piła Most Nysa Brzeg Konin Chełm Żory Tychy Opole Police Leszno Sopot Słupsk Hel Toruń Nicea Kielce Turek Mława Ełk Września Środa Lubań Zielona Góra Bar",
  cs: "Most Brod Tábor Louny Cheb Kolín Písek Vsetín Nice Hodonín Kladno Beroun",
  ru: "Орёл Орел Мир Мары Владимир Киров Пушкин Чехов Жуковский Королёв Королев Серов Шахты Клин Белая Гагарин Чита Ош Сумы Ровно Бар Находка Энгельс Маркс Дзержинский Свободный Лида Лион Мина Ницца Тула Самара",
  uk: "Суми Рівне Мир Бар Мари Орел Самара Володимир Ніжин Біла Умань Дніпро Стрий Лида Гоголь",
  tr: "Ordu Batman Van Muş Tokat Aydın Uşak Nice Of Kilis Ağrı Hama Deniz Kars",
  ar: "المنصورة البصرة المدينة فاس حمص حماة السويس طنطا الرباط الخليل نيس صور صيدا عمان سلا المنيا الرقة بنها تونس",
  he: "חיפה נהריה לוד עכו צפת נס ניס רמלה טבריה מודיעין",
  fa: "قم اهواز ساری بم بابل کرج یزد نیس مشهد زنجان کرمان اراک رشت",
  hi: "पाली मथुरा नीस सतना सीकर दमन कोटा पुरी आरा रीवा माले सागर",
  ja: "津 堺 柏 光 泉 関 萩 呉 ニース リール バース 山口 千葉 宮崎 石川 高山 平田 秋田 横山 川口 小松 上田 松本 豊田 本田 三島 福山 福島 太田 水戸 日立 旭 宇部 宮古 富山",
  zh: "安康 平安 和平 永州 东方 朝阳 朝陽 中山 尼斯 马累 文山 大同 太原 吉林 开封 北海 海口",
  ko: "대구 이천 구미 공주 상주 여수 양산 사천 오산 동해 진주 안산 순천 경기 니스 나주 파주",
}; // prettier-ignore
const sets = new Map<string, ReadonlySet<string>>();

/** Whether a name may mean something else in this language. */
export function meansOther(name: string, base: string): boolean {
  const known = sets.get(base) ?? new Set((WORDS[base] ?? "").split(" "));
  sets.set(base, known);
  return known.has(name) || (FAR.has(base) ? false : ANY.has(name));
}

const FAR = new Set(["ru", "uk", "el", "ar", "he", "fa", "hi", "bn", "ta", "te", "th", "ko", "ja", "zh"]);
/** Towns of letters so plain that many languages have them as words. */
const ANY = new Set("Toyota Nokia Kawasaki Lego Bosch Philips Nice Reading Bath Split Mobile Male Orange Of Most Man Bar Ham Lens Tours Sale Ware Salt Bor Van Ye Bo Ede Ath Ans Mons Gap Pau Die Sens Best Goes Como Mar Paz Pace Florence Victoria Charlotte Sydney Orlando Santiago Valencia Austin Lincoln Jackson Madison Phoenix Houston Mercedes Córdoba Adelaide".split(" ")); // prettier-ignore

/** What makes a name part of another behind it: a person, a wall, a newspaper, a street, a dish, a club. */
const NAMES_BEHIND: Record<string, string> = {
  en: "wall|tower|bridge|times|post|herald|review|street|road|avenue|lane|square|airport|university|college|school|hotel|hilton|museum|cathedral|festival|marathon|olympics|conference|agreement|accords?|treaty|protocol|declaration|convention|exchange|stock|bank|philharmonic|orchestra|opera|symphony|united|city fc|fc|club|dynamo|basin|bay|gulf|strait|canal|river|sausages?|beer|cheese|office|branch|team|time|blue|plaster|fashion|stories|dialogues?|school|style|edition|process|protocol|express",
  de: "straße|platz|allee|tor|mauer|turm|würst\\p{L}*|schnitzel|hotel|bahnhof|messe|philharmoniker|universität|zeitung|express",
  fr: "match|saint-germain|hilton|express|sg",
  es: "club|fc|sg|hilton",
};
/** Towns bear no article that is not of their name: "the Paraná" is a river. */
const ARTICLES: Record<string, string> = {
  en: "the|an?",
  de: "de[rmns]|die|das|im|am|zum|zur|eine?|beim",
  fr: "les?|la|du|des|aux?|une?",
  es: "el|la|los|las|del|al|una?",
  it: "il|lo|la|del|della|al|alla|nel|nella|una?",
  nl: "de|het|een",
};
/** Before it: a street, a hotel, a team, a university, a person with a title. */
const NAMES_BEFORE =
  /(?<!\p{L})(?:street|avenue|road|hotel|café|cafe|bar|restaurant|pizzeria|boulevard|rue|avenue|place|quai|pont|tour|calle|avenida|plaza|via|viale|piazza|rua|praça|ulica|ul\.?|улица|ул\.?|площадь|вулиця|straße|platz|mr|mrs|ms|dr|herr|frau|monsieur|madame|señor|señora|signor|signora|pan|pani|mister|sir|lady|lord|king|queen|prince|princess|saint|san|santa|st|fc|real|dynamo|radio|university of|universität|université de|gare de|treaty of|siege of|battle of|bishop of|archbishop of|duke of|council of|peace of|mayor of|bank of|tower of|port of)\.? $/iu;

/** Whether what stands around a name makes it the name of something else. `base`: the text's language. */
export function isNameOfOther(text: string, from: number, to: number, base: string): boolean {
  const before = text.slice(Math.max(0, from - 28), from);
  const after = text.slice(to, to + 24);
  if (NAMES_BEFORE.test(before)) return true;
  const article = ARTICLES[base];
  if (article !== undefined && regex(`(?<!\\p{L})(?:${article}) $`, "iu").test(before)) return true;
  if (/^[-‐]\p{L}/u.test(after) || /\p{L}[-‐]$/u.test(before)) return true;
  if (/^(?:['’]s)? ?[&®™]/u.test(after)) return true;
  const behind = NAMES_BEHIND[base];
  if (behind !== undefined && regex(`^ (?:${behind})(?!\\p{L})`, "iu").test(after)) return true;
  // Chinese and Japanese write what something is behind its name: a bay, a school, a dish.
  return /^(?:[人語语湾灣海峡峽川河江湖山岛島塔鸭鴨醋茶队隊系式流駅站校院城区區路街大学大學]|大橋|空港|マラソン|ドーム|タワー|支店|本社)/u.test(after); // prettier-ignore
}

/** "Paris Hilton", "Jack London": a capital word beside a name in languages that write only names so. */
export function isPersonBeside(text: string, from: number, to: number, base: string): boolean {
  if (base === "de" || FAR_CAPITALS.test(text.slice(from, from + 1))) return isGermanPerson(text, to, base);
  const after = text.slice(to, to + 14);
  if (/^ \p{Lu}\p{Ll}/u.test(after)) return true;
  const before = text.slice(Math.max(0, from - 24), from);
  const first = /(?:^|[\s("“«])(\p{Lu}\p{Ll}+) $/u.exec(before);
  return first !== null && !/^[.!?…:]?\s*$/u.test(before.slice(0, first.index)) && first[1] !== undefined;
}

const FAR_CAPITALS = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thai}\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}]/u; // prettier-ignore

/** Every noun of German has a capital: only a name behind a name tells. */
function isGermanPerson(text: string, to: number, base: string): boolean {
  return base === "de" && /^ (?:Hilton|Fashion|Express)/u.test(text.slice(to, to + 12));
}
