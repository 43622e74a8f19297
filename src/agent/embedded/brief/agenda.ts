import type { ListBlock } from "./brief.ts";
import { toPattern, wholeWords } from "../text/regex.ts";

const whole = (words: readonly string[], flags = "iu"): RegExp => toPattern(wholeWords(...words), flags);

/** What heads the items that a meeting goes through, in any of the languages. */
const HEADS = whole([
  "agenda|order of business|business of the (?:meeting|day)|items? for discussion",
  "tagesordnung(?:spunkte)?|TOPs",
  "(?:l['’])?ordre du jour|points? à l['’]ordre du jour",
  "orden del día|puntos del día|ordine del giorno|ordem (?:do dia|de trabalhos)|pauta|ordre del dia",
  "agendapunten|dagorde|dagordning(?:en)?|dagsorden(?:en)?|föredragningslista|saklist[ae]n?|esityslista|asialista",
  "porządek (?:obrad|dzienny)|program jednání|pořad jednání|program schůze|napirend(?:i pontok)?|ordinea de zi|ημερήσια διάταξη|θέματα ημερήσιας διάταξης",
  "повестка(?: дня| собрания)?|порядок денний|дневен ред|dnevni red",
  "gündem(?: maddeleri)?|جدول الأعمال|סדר ה?יום|कार्यसूची|एजेंडा",
]);
const EAST_HEADS = /議題|議事(?:次第|日程)?|次第|アジェンダ|议程|議程|会议事项|안건|의사일정|회의 ?순서/u;
/** A meeting that has such items: told by a film's title alone. */
const MEETINGS = whole([
  "AGM|EGM|annual (?:general )?meeting|general (?:meeting|assembly)|(?:board|committee|council|parish|members['’]?) meeting",
  "(?:jahres)?hauptversammlung|mitgliederversammlung|vorstandssitzung|gemeinderatssitzung|eigentümerversammlung|vereinsversammlung",
  "assemblée générale|réunion du (?:bureau|comité|conseil)|conseil municipal",
  "asamblea(?: general)?|junta (?:general|de vecinos|directiva)|assemblea|assemblea (?:generale|dei soci)|riunione di condominio|assembleia(?: geral)?|reunião de condomínio",
  "(?:algemene )?ledenvergadering|ALV|årsmöte|generalforsamling|årsmøte|vuosikokous|yhtiökokous",
  "walne zebranie|zebranie (?:wspólnoty|członków)|výroční schůze|valná hromada|közgyűlés|adunarea generală|γενική συνέλευση",
  "общее собрание|собрание (?:жильцов|членов)|загальні збори|olağan genel kurul|genel kurul|الجمعية العمومية|الجمعية العامة|אסיפה (?:כללית|שנתית)|आम सभा|वार्षिक बैठक",
]);
const EAST_MEETINGS = /総会|理事会|定例会|年会|业主大会|股东大会|會員大會|会员大会|정기 ?총회|총회|이사회/u;
/** What only the agenda of a meeting has, as the whole of an item or its first words. */
const OPENS_ITEM = (words: string): RegExp => toPattern(`^(?:${words})(?![\\p{L}\\p{M}])`, "iu");
const LAST_ITEMS = OPENS_ITEM(
  [
    "a\\.?o\\.?b\\.?|any other business|(?:verschiedenes|sonstiges)|questions diverses|divers|ruegos y preguntas|asuntos varios|varie ed eventuali|outros assuntos|assuntos gerais|rondvraag|w\\.?v\\.?t\\.?t\\.?k\\.?",
    "övriga frågor|eventuelt|muut asiat|wolne (?:wnioski|głosy)(?: i wnioski)?|sprawy różne|různé|egyebek|diverse|διάφορα|разное|прочее|різне|dilek ve temenniler|ما يستجد(?: من أعمال)?|שונות|अन्य विषय|その他|其他事[项項]|其他|기타(?: 안건)?",
  ].join("|"),
);
const OTHER_ITEMS = OPENS_ITEM(
  [
    "apologies|(?:approval of )?(?:the )?minutes(?: of| from)?|matters arising|(?:president|chair(?:man|woman|person)?|treasurer|secretary)['’]s report|election of|date of (?:the )?next meeting|adjournment|call to order|roll call|(?:old|new) business",
    "begrüßung|feststellung der (?:beschlussfähigkeit|tagesordnung)|genehmigung|(?:kassen|rechenschafts|vorstands|jahres)bericht|bericht (?:des|der)|entlastung|(?:neu)?wahl(?:en)?|anträge",
    "approbation|rapport (?:moral|financier|d['’]activités?)|élection|lecture (?:et approbation )?(?:du|de l['’])|aprobación|lectura|informe (?:de|del)|elección|approvazione|relazione|elezione|aprovação|leitura|relatório|eleição",
    "opening|mededelingen|notulen|jaarverslag|kascommissie|verkiezing|val av|valg av|valg af|godkännande|godkendelse|godkjenning|powitanie|przyjęcie|sprawozdanie|wybór|wybory|zahájení|schválení|zpráva|volba",
    'утверждение|отчёт|отчет|выборы|отчёт ревизора|затвердження|звіт|вибори|açılış|faaliyet raporu|seçim|المصادقة|تقرير|انتخاب|אישור|דו["״]ח|בחירת|बैठक का कार्यवृत्त',
  ].join("|"),
);
const EAST_ITEMS =
  /^(?:開会|閉会|議事録|役員選出|会計報告|事業報告|开幕|审议|選舉|选举|工作报告|财务报告|개회|폐회|성원 ?보고|임원 ?선출|결산 ?보고)/u;
const FEWEST = 2;

/**
 * Whether a numbered list is what a meeting goes through: "Apologies", "Election", "AOB" are items, and nothing that anybody does
 * first and then. By its heading, by two of its items, or by one and the film's title: `film`.
 */
export function isAgenda({ items }: ListBlock, heading: string, film: string): boolean {
  if (HEADS.test(heading) || EAST_HEADS.test(heading)) return true;
  const heads = items.map(({ text, label }) => (label ?? text).spoken.trim());
  const closes = heads.slice(-2).some((head) => LAST_ITEMS.test(head));
  const known = heads.filter((head) => OTHER_ITEMS.test(head) || EAST_ITEMS.test(head)).length;
  if (known + (closes ? 1 : 0) >= FEWEST) return true;
  const meets = [heading, film].some(
    (one) => MEETINGS.test(one) || EAST_MEETINGS.test(one) || HEADS.test(one),
  );
  return meets && (closes || known > 0);
}
