import { countWords } from "../text/sentences.ts";
import { blanked, type Span } from "./sentence-spans.ts";
import { WORKING_FORMS } from "./working-title-words.ts";

/** A text without such a line, in the same length, and the line. */
export type SheetNoted = { text: string; wishes: string[] };

/** "Text for the entrance hall": of a title alone these say nothing, and before a place neither. */
const PLAIN_FORMS =
  "(?:short |little )?(?:text|script|wording|copy|words)|(?:kurzer |kleiner )?text|(?:petit |court )?texte|texto|testo|tekst|текст|metin|yazı";
const FOR =
  "for|für|zum|zur|pour|para|per|voor|dla|do|na|для|к|till|til|for|à afficher (?:dans|sur)|para colgar en|da appendere (?:in|nel|nella)";
/** Who is handed a sheet and where it hangs or is read out: the heads of what stands behind "for". */
const WHERE_OR_WHO =
  "group|class|course|circle|team|shift|club night|meeting|choir|members|residents|tenants|parents|pupils|students|visitors|guests|customers|staff|volunteers|notice ?board|board|wall|door|lift|stairwell|staircase|hall(?:way)?|entrance(?: hall)?|lobby|foyer|waiting room|reception|screen|shop window|kitchen|canteen|website|newsletter|chat|\\p{L}*gruppe|\\p{L}*klasse|\\p{L}*kurs|\\p{L}*kreis|\\p{L}*team|sitzung|mitglieder|bewohner|mieter|eltern|schüler|besucher|gäste|kunden|mitarbeiter|\\p{L}*brett|wand|tür|haustür|aufzug|fahrstuhl|treppenhaus|hausflur|flur|eingang(?:sbereich|shalle)?|\\p{L}*halle|wartezimmer|empfang|bildschirm|schaufenster|küche|webseite|groupe|classe|cours|équipe|réunion|adhérents|habitants|locataires|parents|élèves|visiteurs|clients|bénévoles|panneau|tableau|mur|porte|ascenseur|escalier|hall|entrée|accueil|salle d['’]attente|écran|vitrine|cuisine|site|grupo|clase|curso|equipo|reunión|socios|vecinos|padres|alumnos|visitantes|clientes|voluntarios|tablón|pared|puerta|ascensor|escalera|portal|vestíbulo|entrada|recepción|sala de espera|pantalla|escaparate|cocina|web|gruppo|corso|squadra|riunione|soci|inquilini|condomini|genitori|alunni|visitatori|clienti|volontari|bacheca|parete|porta|ascensore|scale|atrio|ingresso|sala d['’]attesa|schermo|vetrina|cucina|sito|turma|aula|equipe|reunião|sócios|moradores|pais|alunos|mural|quadro|elevador|escada|groep|klas|cursus|leden|bewoners|ouders|leerlingen|bezoekers|klanten|prikbord|muur|deur|trappenhuis|wachtkamer|scherm|etalage|grup[ay]|klasy|kursu|zespołu|członków|mieszkańców|lokatorów|rodziców|uczniów|gości|tablic[ęy](?: ogłoszeń)?|ścian[ęy]|drzwi|klatk[ęi]|windy|holu|poczekalni|групп[ыу]|класса|курса|команды|собрания|жильцов|жителей|родителей|учеников|гостей|доск[иу](?: объявлений)?|двер[иь]|лифта|подъезда|холла|входа|экрана|чата|сайта|gruppen|klassen|kursen|anslagstavlan|dörren|hissen|trapphuset|entrén|gruppe[nr]|holdet|opslagstavlen|døren|elevatoren|opgangen";
const SPACED = new RegExp(
  `^(?:${WORKING_FORMS}|${PLAIN_FORMS})\\s(?:${FOR})\\s(?:[\\p{L}\\p{M}'’-]+\\s){0,3}?(?:[ld]['’])?(?:${WHERE_OR_WHO})(?:\\s(?:${"of|on|at|in|der|des|du|de|del|della|di|do|da|van|on|am|im|le|el|il|по|w|we"})\\s(?:[\\p{L}\\p{M}\\p{N}'’-]+\\s?){1,3})?$`,
  "iu",
);
const OTHERS: readonly RegExp[] = [
  /^(?:نص|ورقة|منشور|مطوية|ملاحظات|كلمة|ملصق)\s(?:ل|إلى )(?:ل|ال)?(?:قاعة|مدخل|بهو|ردهة|لوحة|باب|جدار|مصعد|مجموعة|صف|دورة|فريق|اجتماع|شاشة|موقع|سكان|طلاب|زوار|أهالي|أعضاء|موظفين|متطوعين)(?:\s(?:ال)?\p{L}+){0,2}$/u,
  /^(?:טקסט|דף|עלון|דפון|רשימות|שלט)\sל(?:לוח|קבוצת|קבוצה|כיתה|חוג|צוות|דלת|קיר|מעלית|לובי|כניסה|מסך|אתר|דיירים|הורים|תלמידים|מבקרים|מתנדבים|חדר)(?:\s\p{L}+){0,3}$/u,
  /^(?:.{1,12}?(?:クラス|グループ|教室|班|掲示板|玄関|入口|受付|待合室|エレベーター|会合|集まり)(?:用|向け)(?:の)?(?:配布)?(?:資料|プリント|原稿|文章|チラシ|メモ|貼り紙|張り紙)|.{1,10}に貼る(?:文章|紙|もの|原稿))$/u,
  /^(?:(?:给|給|发给|發給)?.{1,10}?(?:小组|小組|群|班|公告栏|公告欄|门口|門口|大厅|大廳|电梯|電梯|展厅|展廳)(?:用的?|里?贴的?|发的?)?(?:讲义|講義|传单|傳單|稿子|文稿|文字|材料|文案))$/u,
  /^(?:.{1,14}?(?:모임|반|그룹|게시판|현관|입구|로비|대기실|엘리베이터|수업)용?\s(?:유인물|자료|원고|글|전단|메모|안내지))$/u,
  /^.{2,30}?(?:grubu|sınıfı|kursu|ekibi|panosu|kapısı|girişi|lobi|asansör|toplantı)\siçin\s(?:el ilanı|notlar|metin|yazı|broşür|taslak|çalışma kâğıdı)$/iu,
  /^.{2,40}?(?:समूह|कक्षा|दीवार|दरवाज़े|सूचना पट्ट|प्रवेश कक्ष|बैठक)\sके लिए\s(?:पर्चा|नोट्स|पाठ|मसौदा)$/u,
];
/** Vowel signs that Arabic may write or leave out. */
const HARAKAT = /[\u064B-\u0652\u0670]/gu;
const MOST_LINE = 70;
const FEWEST_TOLD = 12;

/** Whether a line only says that a text is a sheet for a group or a wall: "Handout for the Tuesday group", "نصّ لقاعة المدخل". */
export function isSheetForWhom(line: string): boolean {
  const said = line.trim().replace(HARAKAT, "").replaceAll("İ", "i");
  if (said.length > MOST_LINE || /[.!?。！？،,:：]$/u.test(said)) return false;
  return SPACED.test(said) || OTHERS.some((pattern) => pattern.test(said));
}

/**
 * Takes a first line away that only says as what a text is handed out or hung up, and for whom: it names nothing. With a subject
 * behind its form ("Flyer for the summer fair", "Text of the old constitution") it stays.
 */
export function withoutSheetForWhom(source: string): SheetNoted {
  const start = source.search(/\S/u);
  const none = { text: source, wishes: [] };
  if (start < 0) return none;
  const [line = ""] = /^[^\n]*/u.exec(source.slice(start)) ?? [];
  const span: Span = { start, end: start + line.length };
  const rest = source.slice(span.end);
  if (!/^[^\S\n]*\n[^\S\n]*\n/u.test(rest) || !isSheetForWhom(line)) return none;
  const letters = rest.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  if (countWords(rest) < FEWEST_TOLD && letters < FEWEST_TOLD * 2) return none;
  return { text: blanked(source, span), wishes: [line.trim()] };
}

/** What stands in brackets behind a title and says where it hangs: "(for the noticeboard and the WhatsApp group)", 「（玄関に貼る）」. */
const HANGS = new RegExp(
  `^(?:(?:to (?:hang|put|post) (?:up )?(?:on|in|by|at)|zum (?:aushängen|ausdrucken|verteilen)(?:\\s.*)?|à afficher(?:\\s.*)?|para (?:colgar|imprimir|pegar)(?:\\s.*)?|da (?:appendere|affiggere|stampare)(?:\\s.*)?|para (?:afixar|colar|pendurar)(?:\\s.*)?|om op te hangen(?:\\s.*)?|do (?:wywieszenia|powieszenia|rozdania)(?:\\s.*)?|(?:повесить|вывесить|распечатать)(?:\\s.*)?|asılacak(?:\\s.*)?)|(?:${FOR})\\s(?:[\\p{L}'’-]+\\s){0,3}?(?:${WHERE_OR_WHO})(?:\\s(?:and|und|et|y|e|en|i|и|\\+|&)\\s(?:(?:${FOR})\\s)?(?:[\\p{L}'’-]+\\s){0,3}?(?:${WHERE_OR_WHO}))?)$`,
  "iu",
);

/** Whether words in brackets behind a title say only where it is to hang or to be handed out. */
export function saysWhereItHangs(said: string): boolean {
  return said.length <= MOST_LINE && HANGS.test(said.trim());
}
