import type { FoundFigure } from "./figures.ts";
import { isAgeBracket } from "./age-brackets.ts";
import { isCalled } from "./telephone.ts";

/** What is numbered and not counted: "Figure 3", "Kapitel 4", "глава 5". The word before the figure. */
const NUMBERED = [
  "fig(?:ure|s)?\\.?|table|tab\\.|chart|chapter|ch\\.|section|sec\\.|pages?|pp?\\.|part|vol(?:ume|\\.)|version|release|v\\.?|step|phase|stage|day|room|suite|floor|gate|platform|terminal|track|line|bus|tram|route|highway|interstate|exit|level|grade|class|type|model|series|article|art\\.|paragraph|clause|rule|act|scene|season|episode|question|exercise|task|item|no\\.?|nr\\.?|numbers?|unit|lesson|module|zone|sector|block|apartment|flat|box|form|psalm|verse|code|id|zip|pin|order|invoice|case|flight|extension|ext\\.",
  "Abbildung|Abb\\.|Bild|Tabelle|Kapitel|Kap\\.|Seite|S\\.|Abschnitt|Teil|Band|Version|Schritt|Tag|Zimmer|Büro|Raum|Gleis|Linie|Bus|Artikel|Absatz|Paragraf|§|Nummern?|Stufe|Klasse|Typ|Lektion|Modul|Aufgabe|Frage|Folge|Staffel|PLZ|Postleitzahl|Stock|Hausnummer",
  "ext\\.?|extension|Durchwahl|Apparat|App\\.|poste|extensión|interno|ramal|extensão|toestel|wewn\\.|wewnętrzny|доб\\.|добавочный|anknytning|lokal",
  "figura?|bureau|cabinet|tableau|chapitre|chap\\.|partie|tome|étape|jour|salle|quai|ligne|alinéa|numéros?|n°s?|niveau|classe|leçon|épisode|saison|vol|annexe",
  "tabla|despacho|oficina|aula|cuadro|capítulo|cap\\.|página|pág\\.|sección|parte|tomo|versión|paso|fase|sala|andén|línea|carretera|artículo|número|núm\\.|nivel|clase|tipo|lección|módulo|código",
  "tabella|ufficio|aula|capitolo|pagina|sezione|versione|passo|giorno|stanza|binario|linea|articolo|numero|livello|lezione|modulo|codice",
  "quadro|tabela|seção|secção|versão|passo|linha|artigo|nível|lição|código",
  "afbeelding|tabel|hoofdstuk|bladzijde|pagina|deel|versie|stap|kamer|lijn|artikel|nummer|rysunek|rys\\.|rozdział|strona|str\\.|część|tom|krok|etap|pokój|numer|artykuł",
  "рис(?:унок|унке|унка|\\.)|таблиц[аеыу]|глав[аеыу]|страниц[аеыу]|стр\\.|раздел[еа]?|част[ьи]|том[еа]?|верси[яию]|шаг|этап[еа]?|день|комнат[аеу]|кабинет[аеу]?|каб\\.|аудитори[яию]|офис[аеу]?|лини[яи]|автобус[а]?|стать[яеи]|номер[аом]*|№|урок[еа]?|пункт[еа]?|рисунку|розділ[іу]?|сторінк[аиу]|крок",
  "şekil|tablo|bölüm|sayfa|kısım|cilt|sürüm|adım|aşama|oda|hat|madde|numara|ders|soru",
  "ال?شكل|ال?جدول|ال?فصل|ال?صفحة|ال?قسم|ال?جزء|ال?إصدار|ال?خطوة|ال?مرحلة|ال?غرفة|ال?خط|ال?مادة|رقم|ال?درس|الباب",
  "איור|טבלה|פרק|עמוד|סעיף|חלק|גרסה|שלב|חדר|קו|מספר|שיעור|תרשים",
  "चित्र|तालिका|अध्याय|पृष्ठ|खंड|संस्करण|चरण|कमरा|धारा|अनुच्छेद|संख्या|पाठ|क्रमांक|চিত্র|সারণি|অধ্যায়|পৃষ্ঠা|ধাপ|ধারা",
  "그림|버전|단계|번호|제",
].join("|");
const NAMED_BEFORE = new RegExp(`(?:^|[\\s(\\[«„“"])(?:${NUMBERED})\\s*$`, "iu");
/** "à", and "à 10 h, 14 h et". */
const HOUR_BEFORE =
  /(?:^|\s)(?:à|dès|vers|avant|après|jusqu['’]à|a partir de|às|até)\s(?:\p{Nd}{1,2}\s?h(?:\s?\p{Nd}{2})?(?:,\s|\s(?:et|ou|e)\s)){0,6}$/iu;
/** 図3, 第4章, 表2. */
const NAMED_BEFORE_EAST = /[図表第図图圖版章]\s*$/u;
/** ISO 9001, RFC 2616; the codes of money are part of their figure. */
const LETTERS_BEFORE = /(?:^|[\s(])\p{Lu}{2,6}[\s-]$/u;
/** "auf der A 8", "the U 1": a single capital within a sentence is called by its number; "and I 3 times" is not. */
const ROAD_BEFORE = /[\p{Ll}\p{Nd}-]\s(?!I\s)\p{Lu}\s$/u;
/** "the Boeing 747", "Apollo 11": a name goes on in figures; "In Berlin 300 came" does not. */
const NAME_BEFORE = /(?:^|\s)(?<before>\S+)\s(?<name>\p{Lu}\p{Ll}+)\s$/u;
const PLACE_WORDS =
  /^(?:in|at|for|to|from|of|near|on|by|since|until|and|or|over|after|before|with|en|à|de|du|des|pour|para|por|a|em|no|na|da|do|di|per|con|v|w|z|i|y|e|et|в|во|на|из|для|по|с|и)$/iu;
/** 6月1日, 10点, 88号, 第4章: a date, a time, an address, a chapter. */
const EAST_AFTER =
  /^(?:日(?!間|间)|[月号號点點楼樓層层期届章节節頁页番位世課课話话版]|[时時](?!间|間)|分(?!之)|장(?!\p{L})|쪽|호(?!\p{L})|시(?!간|[점작대민장도])|번째|세기|위(?!\p{L})|월(?=\s|부터|까지|에|[.,)]|$)|일(?=[.,)]|$|에|부터|까지|입|이|은|(?=\s)(?!\s(?:동안|간))))/u;
/** 1人あたり, 1回につき, 1인당: what an amount is for one of. */
const EACH_EAST =
  /^\s?(?:\p{Script=Han}|\p{Script=Katakana}{1,4}ー?|\p{Script=Hangul}{1,2}?)?(?:あたり|当たり|当り|につき|당(?!\p{L}))/u;
/** 3rd, 5ème, 2º, 3-й, 4'üncü; "14. Jahrhundert", as no sentence ends before a blank within one. */
const ORDINAL_AFTER =
  /^(?:(?:st|nd|rd|th|er|re|ère|e|ème|eme|nde?)(?!\p{L})|\.?[ºª]|-?(?:й|я|е|го|му|м|ых|х|ї|а)(?!\p{L})|['’]?[iıuü]?nc[iıuü]|वीं|वां|वें|তম|\.\s\p{L})/u;

/** "Hauptstr. 8, 84028 Landshut", "14, quai des Brumes, 59140 Dunkerque". */
const POSTCODE = /^\p{Nd}{4,5}$/u;
const STREET_BEFORE = /(?:\p{Nd}[a-z]?|\p{L}{3}),\s$/u;

/** Whether a figure only numbers, names or dates: no quantity. `language` is the language part of a tag. */
export function isNoQuantity(found: FoundFigure, text: string, language: string): boolean {
  const { figure, unit } = found;
  const before = text.slice(0, found.start);
  const after = text.slice(found.end);
  // "60岁及以上人口有2.97亿", "members aged 60 and over": who is told of, and no amount.
  if (isAgeBracket(text, found.start, language)) return true;
  if (EACH_EAST.test(unit + after) || /[每毎]\s?$/u.test(before)) return true;
  // 160位老人: in Chinese they are counted so, and ranked as 第3位.
  const counted = language === "zh" && `${unit}${after}`.startsWith("位");
  if ((EAST_AFTER.test(unit + after) && !counted) || ORDINAL_AFTER.test(unit + after)) return true;
  if (NAMED_BEFORE_EAST.test(before) && figure.prefix === "") return true;
  if (POSTCODE.test(figure.display) && STREET_BEFORE.test(before) && /^\s\p{Lu}\p{Ll}/u.test(after))
    return true;
  // "de 8 h 30 à 16 h" is when.
  if (
    /^h$/u.test(unit) &&
    (figure.value ?? 99) <= 24 &&
    (/^\s?(?:\p{Nd}{2}(?!\p{Nd})|(?:à|a|às|[–-])\s?\p{Nd})/u.test(after) || HOUR_BEFORE.test(before))
  )
    return true;
  if (unit !== "" || figure.prefix !== "" || figure.suffix.trim() !== "") return false;
  // As it was written: "96110" of a telephone is shown as "96,110" where it is an amount.
  if (isCalled(before, text.slice(found.start, found.end).trim(), after)) return true;
  if (NAMED_BEFORE.test(before) || LETTERS_BEFORE.test(before)) return true;
  if (ROAD_BEFORE.test(before) || (language === "de" && /^[AU]\s$/u.test(before))) return true;
  const { before: word, name } = NAME_BEFORE.exec(before)?.groups ?? {};
  return (
    language !== "de" &&
    word !== undefined &&
    name !== undefined &&
    // "A Boeing 747": an article in English, a preposition elsewhere.
    !(PLACE_WORDS.test(word) && !(language === "en" && /^a$/iu.test(word))) &&
    !/[.!?:]$/.test(word)
  );
}
