import { isClause } from "../english/grammar.ts";
import { countWords } from "../text/sentences.ts";
import { blanked, paragraphsOf, sentencesOf, textAt, type Span } from "./sentence-spans.ts";

/** A text without a note that says for whom the film is, in the same length. */
export type AudienceNote = { text: string; audience: string | null; wishes: string[] };

/** People in their part: whom a film is for. "People" and "guests" of a recipe are none. */
const ROLES: readonly (readonly [before: string, roles: string, joins: string])[] = [
  [
    "(?:(?:this|the) (?:film|video|clip) is |this is |it is )?(?:for|aimed at|intended for|meant for)",
    "visitors|staff|employees|colleagues|customers|clients|students|pupils|teachers|parents|beginners|newcomers|starters|trainees|apprentices|interns|residents|tenants|patients|drivers|volunteers|members|managers|users|learners|tourists|nurses|recruits|hires|homeowners|children|kids|teenagers",
    "of|at|in|from|to|with|without|who|and",
  ],
  [
    "für",
    "besucher(?:innen)?|mitarbeit(?:er|erinnen|ende)|kund(?:en|innen)|auszubildende|azubis|eltern|schüler(?:innen)?|studierende|anfänger(?:innen)?|einsteiger(?:innen)?|patient(?:en|innen)|kolleg(?:en|innen)|beschäftigte|fahrer(?:innen)?|mieter(?:innen)?|anwohner(?:innen)?|lehrkräfte|ehrenamtliche",
    "des|der|unser\\p{L}*|eine[rs]|im|in|am|an|bei|vom|von|aus|und",
  ],
  ["pour(?: tous)?(?: les| nos| le)?", "visiteurs|employés|salariés|clients|élèves|étudiants|parents|débutants|patients|collègues|collaborateurs|habitants|personnel|stagiaires|bénévoles", "de|du|des|d['’]|à|au|aux|en|et"],
  ["para(?: todos)?(?: los| las| nuestros| os| as| nossos| el| o)?", "visitantes|empleados|clientes|alumnos|estudiantes|padres|principiantes|pacientes|trabajadores|vecinos|personal|voluntarios|funcionários|alunos|pais|iniciantes|colaboradores|moradores|voluntários", "de|del|da|do|dos|das|en|em|y|e"],
  ["per(?: tutti)?(?: i| gli| le| il)?", "visitatori|dipendenti|clienti|studenti|alunni|genitori|principianti|pazienti|colleghi|residenti|personale|volontari", "di|del|della|dei|delle|in|e"],
  ["voor(?: alle)?(?: de| onze)?", "bezoekers|medewerkers|klanten|leerlingen|studenten|ouders|beginners|patiënten|collega['’]s|bewoners|personeel|vrijwilligers", "van|in|op|bij|en"],
  ["dla", "odwiedzających|gości|pracowników|klientów|uczniów|studentów|rodziców|początkujących|pacjentów|mieszkańców|kierowców|wolontariuszy", "w|we|z|ze|i|naszego|naszej|naszych"],
  ["для", "посетителей|сотрудников|клиентов|покупателей|учеников|студентов|родителей|начинающих|пациентов|жителей|водителей|новичков|відвідувачів|працівників|співробітників|клієнтів|покупців|учнів|студентів|батьків|початківців|пацієнтів|мешканців", "в|во|на|и|нашего|нашей|наших|у|і|нашого|нашої"],
  ["pro(?: všechny)?", "návštěvníky|zaměstnance|zákazníky|žáky|studenty|rodiče|začátečníky|pacienty", "v|na|a|našeho|naší"],
]; // prettier-ignore
/** Between "for" and the people: "new branch staff"; no word that begins another thing. */
const QUALITY =
  "(?:(?!(?:of|to|by|with|from|in|on|at|most|many|some|few|these|those|sale|sie|les)\\s)[\\p{L}\\d'’-]+\\s){0,3}";
const SPACED = ROLES.map(
  ([before, roles, joins]) =>
    new RegExp(`^(?:${before})\\s(?<who>${QUALITY}(?:${roles})(?:\\s(?:${joins})\\s(?:[\\p{L}\\d'’-]+\\s?){1,4})?)$`, "iu"), // prettier-ignore
);
const UNSPACED: readonly RegExp[] = [
  /^(?:本片|本视频|此片)?(?:面向|写给|寫給|给|給|供|适用于|適用於)(?<who>[\p{Script=Han}]{0,8}(?:员工|員工|同事|居民|客户|客戶|顾客|游客|访客|觀眾|观众|学生|學生|家长|家長|新人|初学者|患者|用户|司机))(?:观看|看|使用)?$/u,
  /^(?<who>[^。、！？!?\s]{1,18})(?:向け)(?:です|の動画です|の内容です)?$/u,
  /^(?<who>[^.,!?]{0,16}(?:직원|고객|방문객|관람객|학생|주민|초보자|신입사원|학부모|환자)(?:들)?)(?:을|를)?\s?(?:용|위한 (?:것|영상)|위해)(?:입니다)?$/u,
  /^(?<who>(?:\p{L}+\s){0,3}(?:ziyaretçiler\p{L}*|çalışanlar\p{L}*|müşteriler\p{L}*|öğrenciler\p{L}*|veliler|hastalar|sürücüler))\siçin$/iu,
  /^(?:للزوار|لزوار|للموظفين|لموظفي|للعملاء|للطلاب|للمرضى|لأولياء)(?:\s[\p{L}\p{M}]+){0,4}$/u,
  /^(?<who>(?:[\p{L}\p{M}]+\s){0,3}(?:आगंतुकों|कर्मचारियों|ग्राहकों|छात्रों|मरीज़ों|अभिभावकों))\sके लिए$/u,
];
/** Any verb that makes a sentence of it: "Pour les visiteurs de Paris c'est gratuit". */
const TELLS =
  /(?<!\p{L})(?:ist|sind|gilt|gibt|wird|hat|öffnet|est|c['’]est|sont|es|son|hay|è|sono|é|são|há|zijn|jest|są|есть|je|jsou)(?!\p{L})/iu;
const MOST_WORDS = 9;
/** "For new staff: explain …": the maker is told what to explain. */
const TOLD_TO_EXPLAIN =
  /^(?:please )?(?:explain|show|describe|tell|teach|how|why|what|erklär\p{L}*|zeig\p{L}*|wie|warum|expliqu\p{L}*|comment|pourquoi|expli[cq]\p{L}*|cómo|por qué|spieg\p{L}*|come|perché|como|leg uit|hoe|waarom|wyjaśn\p{L}*|jak|dlaczego|объясн\p{L}*|как|почему|поясн\p{L}*|як|чому)(?!\p{L})/iu;

/** "… explain to customers how the two plans differ": below a title the film begins with what it explains. */
const EXPLAIN_TO =
  /^\s*(?:please )?(?:explain|show|describe|tell|teach|expliquez|explique|explica|explicad|spiega|spiegate|explicar)(?: (?:to |aux? |à |a |al |los |ai |agli |alle |aos |às )?[\p{L}'’ -]{2,30}?)?\s(?=(?:how|why|what|when|where|comment|pourquoi|cómo|por qué|come|perché|como)\s)/iu;

/** For whom a note says that the film is; null where it says something else. */
function whoIn(said: string): string | null {
  if (countWords(said) > MOST_WORDS * 2 || said.length > 90) return null;
  for (const pattern of [...SPACED, ...UNSPACED]) {
    const match = pattern.exec(said);
    if (match === null) continue;
    const who = (match.groups?.["who"] ?? match[0]).trim();
    if (SPACED.includes(pattern) && (countWords(who) > MOST_WORDS || TELLS.test(who) || isClause(who))) return null; // prettier-ignore
    return who;
  }
  return null;
}

/**
 * Takes "For visitors of our garden centre." out of the beginning of the first paragraph: a sentence, or a line that
 * ends with a colon, that names people and tells nothing. One of several ("For visitors: … For staff: …") stays.
 */
export function withoutAudienceNote(source: string): AudienceNote {
  const stays = { text: source, audience: null, wishes: [] };
  const first = paragraphsOf(source).paragraphs[0];
  if (first === undefined || first.headings > 1 || first.blocksAbove > 0) return stays;
  const [sentence] = sentencesOf(source, first, true);
  if (sentence === undefined) return stays;
  const said = source.slice(sentence.start, sentence.end);
  const label = /^\s*([^:：\n]{3,90}[:：])(?=\s|$|\p{Script=Han})/u.exec(said);
  const note: Span = label === null ? sentence : { start: sentence.start, end: sentence.start + label[0].length }; // prettier-ignore
  const who = whoIn(textAt(source, note).replace(/[\s.!。！:：।]+$/u, ""));
  const text = blanked(source, note);
  const rest = text.slice(note.end);
  if (who === null || !/\p{L}[^\n]*\s\p{L}|[\p{Script=Han}\p{Script=Hangul}]{4}/u.test(rest)) return stays;
  if (label !== null && !introduces(rest)) return stays;
  // A line of verse, or the first half of a sentence that goes on below.
  if (label === null && !/[.!。！।]\s*$/u.test(said) && !/^\s*(?:\n\s*\n|$)/u.test(rest)) return stays;
  const explain = label === null ? null : EXPLAIN_TO.exec(rest);
  if (explain === null) return { text, audience: who, wishes: [] };
  const end = note.end + explain[0].length;
  return { text: blanked(text, { start: note.end, end }), audience: who, wishes: [explain[0].trim()] };
}

/** Whether what follows a label is an order, or prose of its own below; a list or facts are what the label names. */
function introduces(rest: string): boolean {
  const line = /^[ \t]*([^\n]*)/u.exec(rest)?.[1]?.trim() ?? "";
  if (line !== "") return TOLD_TO_EXPLAIN.test(line);
  const next = rest.trimStart();
  const others = /^[ \t]*(?:for|für|pour|para|per|voor|dla|для)\s[^\n:]{3,60}:/imu.test(rest);
  return !others && !/^(?:[-*+•|>]|\p{Nd}+[.)])/u.test(next) && countWords(next.split("\n")[0] ?? "") >= 5;
}
