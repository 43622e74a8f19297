import { asciiDigits } from "../text/figures.ts";

/** Those who are young enough for the colours of a paint box, in all languages. */
const CHILDREN =
  /(?<![\p{L}\p{M}])(?:(?:kids?|child|children)(?!['’]?s?['’]?\s(?:wards?|seats?|staff|nurses?|doctors?|hospitals?|clothes|clothing|wear|care|minders?|protection|services?|benefits?|charit|workers?))|toddlers?|preschool\p{L}*|kindergart\p{L}*|nursery class|primary school|elementary school|schoolchildren|kinder|kindern|kita|vorschul\p{L}*|grundschul\p{L}*|grundschüler\p{L}*|sachunterricht|enfants?|maternelle|école primaire|(?:en|du|au|classes? de|élèves de)\scp|cp(?=[\s,/–-]*(?:et\s)?ce1)|ce1|ce2|cm1|cm2|niñ[oa]s?|peques|infantil|primaria|bambin[aioe]|scuola primaria|asilo|crianças?|jardim de infância|kinderen|kleuters?|basisschool\p{L}*|barn|barnen|børn|børnene|barna|förskol\p{L}*|lågstadi\p{L}*|børnehave\p{L}*|barnehage\p{L}*|lapsille|lapset|lasten|dzieci|dzieciom|przedszkol\p{L}*|dět[ií]|dětem|školk\p{L}*|gyerek\p{L}*|gyermek\p{L}*|óvod\p{L}*|copii|copiilor|grădiniț\p{L}*|дети|детей|детям|детск\p{L}*|малыш\p{L}*|діт[иях]\p{L}*|дитяч\p{L}*|деца|децата|παιδι\p{L}*|παιδιά|νηπιαγωγ\p{L}*|çocuk\p{L}*|anaokul\p{L}*|(?:ال|لل)?[أا]طفال|(?:ה|ל)?ילדים|(?:ה|ל)?ילדי|גן ילדים|کودکان|بچه‌ها|बच्च\p{L}\p{M}*\p{L}*|শিশু\p{L}*|குழந்தை\p{L}*|పిల్లల\p{L}*|anak-anak|trẻ em|thiếu nhi)(?![\p{L}\p{M}])|儿童|兒童|小朋友|孩子们|幼儿|小学生|子ども|子供|園児|小学|어린이|유치원|초등|아이들|เด็ก/iu;
/** Who looks after them is grown up. */
const GROWN_UP =
  /(?<![\p{L}\p{M}])(?:parents? of|parents|carers|teachers?|eltern|lehrkr\p{L}*|erzieher\p{L}*|enseignants?|parents d|docentes|padres|maestr[oa]s|profes\p{L}*|insegnanti|genitori|pais de|ouders|leerkracht\p{L}*|nauczyciel\p{L}*|учител\p{L}*|воспитател\p{L}*|вчител\p{L}*|föräldrar|forældre|foreldre|vanhemm\p{L}*|szülők\p{L}*|tanár\p{L}*|öğretmen\p{L}*|ebeveyn\p{L}*|γονείς|guru|guru-guru|phụ huynh|giáo viên)(?![\p{L}\p{M}])|家长|家長|老师|教师|保護者|教員|교사|학부모|معلم|مدرس|מורים|הורים|शिक्षक|अभिभावक/iu;
/** A film that grown-ups see too, or first of all, is no children's film. */
const ALSO_OTHERS =
  /(?<![\p{L}\p{M}])(?:adults?|grown-ups?|erwachsene\p{L}*|adultes?|adult[oaie]s?|volwassenen|vuxna|voksne|aikuis\p{L}*|dorośli|dorosłych|dospěl\p{L}*|felnőtt\p{L}*|adulț\p{L}*|взросл\p{L}*|доросл\p{L}*|възрастн\p{L}*|ενήλικ\p{L}*|yetişkin\p{L}*|dewasa|người lớn|वयस्क\p{L}*|(?:also|auch|aussi|también|anche|também|ook|även|også|także|také|также|також)\s(?:for\s|für\s|pour\s|para\s|per\s|voor\s|för\s|for\s|dla\s|pro\s|для\s)?\p{L}{4,9})(?![\p{L}\p{M}])|成人|大人|어른|성인|بالغ|מבוגרים/iu;
/** What makes those who are named viewers, before them or behind them, where only wishes tell of them. */
const FOR =
  /(?<![\p{L}\p{M}])(?:for|für|pour|para|per|voor|för|til|till|dla|pro|для|за|για|untuk|cho|aimed at|sammen med|film|video|vídeo|clip|фильм|ролик|відео|बच्चों के लिए)(?![\p{L}\p{M}])|(?:film|video|vídeo)|[给給为為]|面向|فيلم|סרטון|لل|(?<!\p{L})ל/iu;
const BEHIND =
  /^.{0,14}(?:向け|のため|対象|위한|대상|के लिए|জন্য|için|に見せ|-?lle(?!\p{L})|nak(?!\p{L})|nek(?!\p{L}))/u;

/** Whether a sentence to the maker says that children will watch, and does not only speak of some. */
function namesChildrenAsViewers(sentence: string): boolean {
  const found = CHILDREN.exec(sentence);
  if (found === null) return false;
  // "Parents and kids, maybe 9 and up": whose age is said will watch.
  if (AGE.test(sentence)) return true;
  const before = sentence.slice(Math.max(0, found.index - 40), found.index + 1);
  return FOR.test(before) || BEHIND.test(sentence.slice(found.index + found[0].length));
}

/** Behind "age" or before "years old", and a class by its number. */
const AGE =
  /(?<!\p{L})(?:ages?|aged|alter von|im alter|âgés? de|de|von|da|z|w wieku|от|від)\s?(\d{1,2})|(\d{1,2})(?:\s?(?:[-–—]|to|bis|à|a|do|до)\s?\d{1,2})?(?:[-\s]?(?:year|yr)s?[-\s]?olds?|\s?jahre?\p{L}*|-jährig\p{L}*|\s?ans|\s?años|\s?anni|\s?anos|\s?jaar|\s?lat|\s?år|\s?лет|\s?років|\s?歳|\s?岁|\s?세|\s?(?:\+|and (?:up|over|older)|und älter|et plus|años y más))/iu;
const CLASS =
  /(?<!\p{L})(?:class|klasse|klass|grade|year|klas|classe|clase|klasa|класс|клас|třída|osztály|sınıf|τάξη)\s?(\d{1,2})(?!\d)|(?<!\d)(\d)\.?\s?(?:klasse|klass|klasa|класс|клас|sınıf|年級|年级|年生|학년)/iu;
/** Beside these a class is one of a school, or where nothing else is named: "class 3 truck drivers" are none. */
const SCHOOL =
  /(?<![\p{L}\p{M}])(?:pupils?|schools?|lessons?|schüler\p{L}*|schul\p{L}*|unterricht\p{L}*|élèves?|écoles?|alumn\p{L}*|escuelas?|colegios?|alunn\p{L}*|scuol\p{L}*|alun[oa]s?|escolas?|leerling\p{L}*|scholen|elev\p{L}*|skol\p{L}*|oppila\p{L}*|koulu\p{L}*|uczni\p{L}*|szkoł\p{L}*|учен\p{L}*|учн\p{L}*|школ\p{L}*|училищ\p{L}*|žá[kc]\p{L}*|škol\p{L}*|tanul\p{L}*|diák\p{L}*|iskol\p{L}*|öğrenci\p{L}*|okul\p{L}*|μαθητ\p{L}*|σχολ\p{L}*)(?![\p{L}\p{M}])|児童|초등/iu;
const ONLY_CLASS = /^(?:\P{L}*\p{L}{1,4}(?!\p{L})){0,2}\P{L}*\p{L}+\P{L}*$/u;
const OLDEST = { age: 11, class: 5 };

const OLDER =
  /(?<![\p{L}\p{M}])(?:senior\p{L}*|older people|over[- ](?:sixty|seventy|60|65|70)|pensioners?|retired|elderly|rentner\p{L}*|ältere\p{L}*|personnes âgées|aînés|retraités?|mayores|jubilad\p{L}*|anziani|pensionati|idosos|reformados|ouderen|gepensioneerd\p{L}*|emeryt\p{L}*|пожил\p{L}*|пенсионер\p{L}*|літн\p{L}*|пенсіонер\p{L}*|äldre|ældre|eldre|eläkeläi\p{L}*|idősek\p{L}*|vârstnic\p{L}*|pensionar\p{L}*|yaşlı\p{L}*|emekli\p{L}*|ηλικιωμέν\p{L}*|كبار السن|מבוגרים|קשישים|بزرگسالان|बुज़ुर्ग|lansia|người cao tuổi)(?![\p{L}\p{M}])|老年|老人|长者|高齢|シニア|어르신|노인|ผู้สูงอายุ/iu;

/** For whom a film is, in so far as colours are chosen by it. `said`: its audience and what is said to the maker. */
export function viewersOf(
  audience: string | null,
  said: readonly string[],
): { areChildren: boolean; areOlder: boolean } {
  const all = asciiDigits([audience ?? "", ...said].join("\n"));
  const whom = asciiDigits(audience ?? "");
  const named = whom !== "" ? whom : said.map(asciiDigits).filter(namesChildrenAsViewers).join("\n");
  const age = numberIn(AGE, named);
  const grade = numberIn(CLASS, named);
  const isYoung = (grade !== null && grade <= OLDEST.class && isOfSchool(named)) || (CHILDREN.test(named) && (age === null || age <= OLDEST.age)); // prettier-ignore
  const tooOld = (grade !== null && grade > OLDEST.class) || (age !== null && age > OLDEST.age);
  return {
    areChildren: isYoung && !tooOld && !isForCarers(named) && !ALSO_OTHERS.test(named),
    areOlder: OLDER.test(all),
  };
}

function isOfSchool(named: string): boolean {
  return CHILDREN.test(named) || SCHOOL.test(named) || ONLY_CLASS.test(named);
}

/** What joins two who both watch. */
const AND = /^\S+\s?(?:\+|&|\/|,|and|und|et|y|e|en|i|a|și|и|та|і|och|og|ja|és|ve|και|dan|và|और|এবং)\s/iu;

/** "For parents of children" is for parents; "for children and parents" is for both. */
function isForCarers(named: string): boolean {
  const [carers, children] = [GROWN_UP.exec(named)?.index, CHILDREN.exec(named)?.index];
  if (carers === undefined || children === undefined || carers > children) return carers !== undefined && children === undefined; // prettier-ignore
  return !AND.test(named.slice(carers, children));
}

function numberIn(pattern: RegExp, text: string): number | null {
  const found = pattern.exec(text);
  const digits = found?.[1] ?? found?.[2];
  return digits === undefined ? null : Number(digits);
}
