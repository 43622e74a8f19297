import { countWords } from "../text/sentences.ts";
import { speakableProse } from "../text/speakable-prose.ts";
import type { ListItem } from "./brief.ts";
import { isYearAlone } from "../text/year-alone.ts";

/** A short name and the number behind it: "stillborn 31", "Mehlschwalben 12,5 %". */
export type CountedName = { name: string; value: string };

/** Two may be chance. */
export const FEWEST_COUNTED = 3;
const MOST_NAME = { words: 5, letters: 40 };
/** A longer number is called, or looked up. */
const MOST_DIGITS = 7;

/** No currency: prices are rows by themselves. */
const COUNTED =
  /^(?<name>\p{L}[^\p{Nd}:：;；.!?。！？=]*?)(?:\s+|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]))(?<value>(?<digits>\p{Nd}+(?:[.,'’\u00A0\u202F]\p{Nd}+)*)(?:\s?(?<unit>%|[\p{L}\p{M}°²³/]{1,12}))?)$/u;

/** Behind these a number says which one, and not how many; at a name's end, in all languages. */
const WHICH_ONE =
  /(?:^|[\s-])(?:chapter|part|section|unit|lesson|module|level|room|gate|platform|page|figure|table|day|week|year|step|phase|stage|round|group|team|class|grade|floor|house|number|no|version|model|type|series|size|line|bus|tram|route|exit|zone|psalm|volume|issue|episode|season|act|scene|track|kapitel|teil|abschnitt|lektion|raum|zimmer|seite|tag|woche|jahr|schritt|stufe|runde|gruppe|klasse|stock|haus|nummer|nr|linie|größe|gleis|tor|folge|staffel|band|chapitre|partie|leçon|salle|jour|semaine|année|étape|groupe|classe|étage|numéro|ligne|taille|quai|tome|capítulo|parte|lección|sala|página|día|semana|año|paso|grupo|clase|piso|número|línea|talla|capitolo|lezione|stanza|pagina|giorno|settimana|anno|passo|gruppo|piano|numero|linea|taglia|binario|lição|dia|ano|etapa|turma|andar|linha|tamanho|hoofdstuk|deel|les|kamer|pagina|dag|week|jaar|stap|groep|klas|verdieping|nummer|lijn|maat|spoor|rozdział|część|lekcja|pokój|strona|dzień|tydzień|krok|grupa|klasa|numer|peron|глава|часть|урок|комната|кабинет|страница|день|неделя|год|шаг|этап|группа|класс|этаж|дом|номер|линия|размер|том|розділ|частина|крок|група|клас|будинок|bölüm|kısım|ders|oda|sayfa|gün|hafta|adım|grup|sınıf|kat|numara|الفصل|الجزء|الدرس|الغرفة|اليوم|الأسبوع|الخطوة|المجموعة|رقم|פרק|חלק|שיעור|חדר|יום|שבוע|שלב|קבוצה|מספר|अध्याय|भाग|पाठ|कमरा|दिन|चरण|第|章|課|kapitlet|del|rum|sida|steg|grupp|klass|våning|størrelse|side|trin)$/iu;
/** Streets: a house number. */
const STREET =
  /(?:straße|strasse|str\.?|gasse|weg|platz|allee|damm|ufer|straat|laan|plein|gatan|vägen|gade|vej|gata|veien)$|\s(?:street|st|road|rd|avenue|ave|lane|drive|way|square|close|terrace|caddesi|sokak|sokağı|улица|проспект)$|^(?:rue|avenue|boulevard|place|calle|plaza|avenida|via|viale|piazza|rua|praça|largo|ul|ulica|улица|ул|проспект|שדרות|רחוב|شارع)(?:\s|\.)/iu;
/** Things that are told apart by a number. */
const MODELS =
  /(?:^|\s)(?:iphone|ipad|galaxy|pixel|windows|android|ios|macos|playstation|ps|xbox|python|java|node|php|ubuntu|debian|angular|vue|react|html|css|golf|boeing|airbus|apollo|voyager|formula|highway|interstate|autobahn|bundesstraße|route|psalm|opus|op|no)$/iu;
/** "founded in 1998", "opens at 9", "since 2004": a time or a measure of something else. */
const LEADS_ON =
  /(?:^|\s)(?:in|at|since|from|by|until|till|of|on|to|for|around|about|over|under|im|um|ab|seit|bis|von|am|à|en|dès|depuis|vers|de|desde|a|alle|dal|dalle|fino|às|até|om|vanaf|sinds|tot|o|od|do|w|в|во|с|до|к|на|от|із|saat|في|منذ|الساعة|מ|עד|ב|से|तक|and|or|und|oder|et|ou|y|e|en|i|и)$/iu;
const PRONOUN =
  /^(?:we|i|you|they|he|she|it|wir|ich|ihr|sie|er|es|nous|je|vous|ils|elles|noi|nosotros|nós|wij|my|мы|я|вы|они|نحن|אנחנו)\s/iu;
const MONTH_OR_DAY =
  /^(?:jan|feb|mar|apr|mai|may|jun|jul|aug|ago|sep|set|okt|oct|out|nov|dez|dec|dic|janv|févr|mars|avr|juin|juil|août|gen|mag|giu|lug|ott|ene|abr|янв|фев|мар|апр|мая|май|июн|июл|авг|сен|окт|ноя|дек|oca|şub|nis|haz|tem|ağu|eyl|eki|kas|ara|mon|tue|wed|thu|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)\p{L}*\.?$/iu;

/** Units that say which one as well: 3층, 12호, 3階, 5号楼. */
const WHICH_BY_UNIT =
  /^(?:층|호|호실|번|번지|동|학년|반|과|장|쪽|페이지|단원|월|일|년|시|분|階|号|号室|番|番地|丁目|年生|組|章|課|頁|ページ|ページ目|月|日|年|時|分|楼|樓|层|層|室|号楼|单元|年级|班|页|頁|点|點|時|时|路|线|線)$/u;

/** A line or an item as a name with its number; null where it is anything else, or the number may say which one. */
function countedIn(text: string): (CountedName & { digits: string; unit: string }) | null {
  const { name = "", value = "", digits = "", unit = "" } = COUNTED.exec(text.trim())?.groups ?? {};
  const bare = name.trim().replace(/\s*[,–—-]$/u, "");
  if (bare === "" || countWords(bare) > MOST_NAME.words || bare.length > MOST_NAME.letters) return null;
  if (/^0\p{Nd}/u.test(digits) || digits.replace(/\P{Nd}/gu, "").length > MOST_DIGITS) return null;
  if (WHICH_BY_UNIT.test(unit)) return null;
  const last = bare.split(/\s+/u).at(-1) ?? "";
  if ([WHICH_ONE, STREET, MODELS, PRONOUN].some((guard) => guard.test(bare))) return null;
  if (MONTH_OR_DAY.test(last) && Number(digits) <= 31) return null;
  return { name: bare, value, digits, unit: unit.toLowerCase() };
}

/**
 * "watery mouth 9", "stillborn 31", "joint ill 4": three and more lines of a list that are each a short name and a number, all of
 * one unit or none, are rows as if a colon stood between. Null where one is not, where a name comes again, or where all
 * numbers are years, hours, or just count on.
 */
export function countedNames(texts: readonly string[]): CountedName[] | null {
  if (texts.length < FEWEST_COUNTED) return null;
  const found = texts.map(countedIn);
  const rows = found.filter((row) => row !== null);
  if (rows.length < texts.length || new Set(rows.map(({ name }) => name.toLowerCase())).size < rows.length) return null; // prettier-ignore
  // "laid on 8" among five others is a name that ends so.
  if (rows.filter(({ name }) => LEADS_ON.test(name)).length * FEW_OF > rows.length) return null;
  const units = new Set(rows.map(({ unit }) => unit.replace(/(?<=\p{L}{3})(?:es|s|e|n|en)$/u, "")));
  if (units.size > 1 || HOUR.test(rows[0]?.unit ?? "")) return null;
  const digits = rows.map((row) => row.digits);
  if (digits.every((one) => isYearAlone(one)) || digits.every((one) => CLOCK.test(one))) return null;
  const countsOn = digits.every((one, at) => Number(one) === Number(digits[0]) + at);
  return countsOn ? null : rows.map(({ name, value }) => ({ name, value }));
}

const FEW_OF = 5;
const CLOCK = /^(?:[01]?\d|2[0-4])[.,](?:00|15|30|45)$/u;
/** A number of hours of the day. */
const HOUR = /^(?:am|pm|uhr|h|uur|ч|год)$/u;

/** The items of a list that are names and numbers, as if each had a colon between the two. */
export function withCountedNames(items: readonly ListItem[]): ListItem[] {
  const plain = items.every(({ label, below }) => label === null && below.length === 0);
  const counted = plain ? countedNames(items.map(({ text }) => text.shown)) : null;
  if (counted === null) return [...items];
  const proseOf = (shown: string) => ({ shown, spoken: speakableProse(shown) });
  return items.map((item, at) => {
    const { name = "", value = "" } = counted[at] ?? {};
    return { ...item, text: proseOf(`${name}: ${value}`), label: proseOf(name), detail: proseOf(value) };
  });
}
