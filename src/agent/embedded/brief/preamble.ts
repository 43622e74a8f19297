import { isClause } from "../english/grammar.ts";
import { STYLE_NAMES } from "../../../artifacts/style.ts";
import type { StyleName } from "../../../artifacts/style.ts";
import { sentencesOf } from "./sentence-spans.ts";

/** What a brief says about its film before its title: for whom, what for, in which style. Never read out. */
export type Preamble = {
  audience: string | null;
  goal: string | null;
  style: StyleName | null;
  rest: string;
};

/** A line that names one of the styles: "Style: product showcase". */
const STYLE = new RegExp(
  "^[ \\t]*(?:(?:video|visual|film) ?style|style|look|stil|estilo|stile|stijl|styl|стиль|风格|風格|スタイル|스타일|الأسلوب|शैली)[ \\t]*[:：][ \\t]*" +
    `(${STYLE_NAMES.map((name) => name.replace("_", "[ _-]")).join("|")})[ \\t]*[.。]?[ \\t]*$`,
  "imu",
);

const AUDIENCE =
  /(?:target audience|audience|viewers?|zielgruppe|publikum|für wen|public(?: cible)?|audiencia|(?:para|dirigido a|pour|für|per|for)(?=\s*[:：])|para quién|público(?:[- ]alvo)?|destinatari(?:os?|as)?|doelgroep|publiczność|odbiorcy|аудитория|зрители|观众|觀眾|受众|受眾|目标观众|面向|対象(?:者)?|視聴者|대상|시청자|الجمهور|दर्शक|प्रेक्षक|श्रोता|দর্শক|শ্রোতা|பார்வையாளர்(?:கள்)?|ప్రేక్షకులు|ناظرین|مخاطب(?:ان|ین)?|ผู้ชม|กลุ่มเป้าหมาย|khán giả|người xem|đối tượng|penonton|sasaran|глядачі|diváci|cílová skupina|cílové publikum|pro koho|célközönség|célcsoport|közönség|nézők|kinek(?: szól| készül)?|κοινό|målgruppe?(?:n|en)?|seere|seerne|tittare|tittarna|publikum|publik|kohderyhmä|kohdeyleisö|katsojat|yleisö|grupa docelowa|widzowie|dla kogo|kijkers|zuschauer(?:innen)?|קהל היעד|públic(?: objectiu| destinatari)?|destinataris|public(?:ul)?(?:[- ]țintă)?|צופים|hedef kitle|[iİ]zleyici(?:ler)?|seyirciler)\s*[:：]\s*/iu;
const GOAL =
  /(?:(?:goal|aim|purpose|objective) of (?:this|the) (?:film|video)|ziel de[sr] (?:films|videos)|objectif (?:du film|de la vidéo)|objetivo d(?:el|o) (?:v[ií]deo|filme)|obiettivo del (?:video|film)|doel van (?:de|het) (?:film|video|filmpje)|målet med (?:filmen|videon|videoen)|filmens (?:mål|syfte|formål)|(?:elokuvan|videon) tavoite|cel (?:filmu|wideo)|a (?:film|videó) célja|цель (?:фильма|ролика|видео)|(?:learning )?(?:goals?|objectives?)|aim|purpose|(?:lern|lehr)?ziele?|objectifs?(?: pédagogiques?| d['’]apprentissage)?|but(?=\s)|objetivos?(?: de aprendizaje| de aprendizagem)?|meta|obiettivo|scopo|(?:leer)?doel|cel|цель|目标|目標|目的|ねらい|狙い|scop(?:ul)?|obiectiv(?:ul|e|ele)?|objectius?(?: d['’]aprenentatge)?|mục tiêu|amaç|ゴール|(?:학습 )?목표|الهدف|המטרה|लक्ष्य|उद्देश्य|লক্ষ্য|উদ্দেশ্য|நோக்கம்|இலக்கு|குறிக்கோள்|เป้าหมาย|วัตถุประสงค์|จุดประสงค์|mục đích|cíl(?: filmu| videa)?|mål(?:et|sättning|setning)?|formål|syftet?|tavoite|tarkoitus|cél(?:ja|unk)?|hedef|мета|σκοπός|στόχος|tujuan)\s*[:：]\s*/iu;
/** "For two hundred years people believed …", "Für viele Familien ist …" tell: a time, or a sentence with its verb behind. */
const NO_AUDIENCE =
  /^\p{L}+\s+(?:(?:(?:about|almost|nearly|over|more than|fast|über|rund|etwa|près de|plus de|casi|más de|quasi|oltre|quase|mais de|bijna|ruim|prawie|ponad|почти|более)\s)?(?:an? |the |one |two |three |four |five |\p{Nd}+ |many |several |some |hundreds? |thousands? |most )*(?:hundred |thousand |million )?(?:years?|centur\p{L}+|decades?|months?|weeks?|days?|hours?|generations?|ages|a long|now|once|example|instance|(?:zwei|drei|vier|viele|\p{Nd}+) (?:hundert )?(?:jahre|jahrhunderte|jahrzehnte|tage|wochen)|des (?:siècles|années)|siècles|siglos|muchos años|secoli|molti anni|séculos|muitos anos|eeuwen|jaren|wieków|wiele lat)(?!\p{L})|[^.]*\s(?:ist|war|sind|waren|gilt|bedeutet|est|était|sont|es|era|son|è|sono|é|são|foi|is|was|jest|był\p{L}?|believed|thought|\p{L}{2,}(?:aba|ía)n?)\s)/iu;
/** "Для кого: новые кладовщики" is a label. */
const FOR_OPENING =
  /^(?:for|für|pour|para|per|voor|dla|для|面向|给|給)\s+(?!\p{L}+\s?[:：])(.{3,120}?)[.。](?:\s|$)/iu;
const BY_THE_END = /^By the end,?\s+(?:they|viewers|learners|pupils|students)\s+(.{3,160}?)[.!](?:\s|$)/iu;
/** A goal ends with its sentence; "3. Klasse" is no end. */
const SENTENCE = /^(.+?(?:(?<!(?:^|\D)\d{1,2})\.|[。।!！?？؟]))(?:\s|$)|^(.+)$/su;

/** A line or sentence that is said of the film as well: another label, or for whom. */
const BESIDE = /^[\s*_]*(?:\p{L}[\p{L}\s-]{1,24}[:：]|(?:for|für|pour|para|per|voor|dla|для)\s|by the end)/iu;
/** Facts of a walk or a match have the same labels: "Start: Oberau / Ziel: Eibsee". */
const OTHER_FACT =
  /^[ \t*_]*(?!(?:platform|channel|message|call|cta|subject|brand|client|company|product|deadline|budget|title|plattform|kanal|kernbotschaft|botschaft|titel|plateforme|canal|titre|plataforma|mensaje|mensagem|título|messaggio|titolo|target|audience|viewers?|goals?|objectives?|aim|purpose|tone|style|video|film|length|duration|format|language|voice|topic|title|key|for|zielgruppe|publikum|für|ziele?|ton|stil|länge|dauer|thema|sprache|public|objectifs?|but|style|durée|ton|sujet|pour|audiencia|dirigido|para|público|objetivos?|meta|estilo|duración|tono|tema|destinatari|obiettivo|scopo|stile|durata|per|doelgroep|doel|stijl|publiczność|odbiorcy|cel|styl|аудитория|зрители|цель|стиль|públic|destinataris|objectius?|estil|to|durada|publicul|obiectiv\p{L}*|scop(?:ul)?|ton|durata|[iİ]zleyici(?:ler)?|hedef|amaç|süre)(?!\p{L}))\p{L}[\p{L}\s-]{1,24}[:：]/gimu;

/** Labels that nothing but a film has. */
const OF_THE_FILM =
  /^[ \t*_]*(?:(?:target )?audience|tone|zielgruppe|für wen|tonfall|public cible|audiencia|para quién|público[- ]alvo|destinatari|doelgroep|odbiorcy|(?:целевая )?аудитория|受众|目标观众|面向|视聴者|الجمهور)[ \t*_]*[:：]/imu;

/** Reads audience and goal out of the text before the title. What is neither stays in `rest`. */
export function readPreamble(text: string, alsoForOpening: boolean): Preamble {
  const others = text.includes("\n") ? (text.match(OTHER_FACT)?.length ?? 0) : 0;
  if (others >= 2 || (others === 1 && !OF_THE_FILM.test(text)))
    return { audience: null, goal: null, style: null, rest: text };
  const styled = STYLE.exec(text);
  const style =
    STYLE_NAMES.find((name) => name === styled?.[1]?.toLowerCase().replaceAll(/[ -]/gu, "_")) ?? null;
  let rest = text.replace(style === null ? "" : (styled?.[0] ?? ""), "").trim();
  let audience: string | null = null;
  let goal: string | null = null;
  [goal, rest] = take(rest, GOAL);
  [audience, rest] = take(rest, AUDIENCE);
  if (audience === null && (alsoForOpening || goal !== null)) {
    const match = NO_AUDIENCE.test(rest) || tellsBehindComma(rest) ? null : FOR_OPENING.exec(rest);
    if (match !== null) {
      audience = match[1]?.trim() ?? null;
      rest = rest.slice(match[0].length).trim();
    }
  }
  // "By the end they can write the equation" is said of the viewers just named, not to them.
  const end = audience === null || goal !== null ? null : BY_THE_END.exec(rest);
  if (end !== null) {
    goal = end[1]?.trim() ?? null;
    rest = rest.slice(end[0].length).trim();
  }
  return { audience, goal, style, rest };
}

/** "For two hundred years people believed …", "Für viele Familien ist …" */
export function tellsOfFor(text: string): boolean {
  return NO_AUDIENCE.test(text);
}

/** "For anyone who has ever burnt toast, chemistry has an answer." */
export function tellsBehindComma(text: string): boolean {
  const [sentence = ""] = text.split(/[.!]\s/u);
  const behind = /^for\s[^,]+,\s(?!(?:who|which|that|and|or|but|so|with)\s)(.+)$/iu.exec(sentence)?.[1];
  return behind !== undefined && isClause(behind.replace(/[.!]$/u, ""));
}

/** Where a label may stand: behind a sentence, a line, or what parts two labels in one line, "觀眾：遊客 目標：…". */
const BEGINS =
  /(?:[.。।!！?？؟;；|｜／\n]\s*[*_]*\s*|[\u3000\t]\s*|\s{2,}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}）」]\s)$/u;

function take(text: string, label: RegExp): [string | null, string] {
  const match = label.exec(text);
  if (match === null) return [null, text];
  // A label counts only where a sentence or a line begins.
  const before = text.slice(0, match.index);
  if (before.trim() !== "" && !BEGINS.test(before)) return [null, text];
  // "They hit the post twice. Goal: Osei, 63rd minute." is told.
  if (!sentencesOf(before, { start: 0, end: before.length }).every(({ start, end }) => BESIDE.test(before.slice(start, end).trim()))) return [null, text]; // prettier-ignore
  const after = text.slice(match.index + match[0].length);
  const sentence = SENTENCE.exec(after.split("\n")[0] ?? "");
  const said = (sentence?.[1] ?? sentence?.[2] ?? "").trim();
  // "Audience: 300" was counted.
  if (!/\p{L}/u.test(said) || /^\p{N}[\p{N}.,\s]*\p{L}*[.]?$/u.test(said)) return [null, text];
  const behind = after.slice(after.indexOf(said) + said.length);
  const rest =
    `${before.trim().replace(/\s*[|｜／]$/u, "")}${/^[^\S\n]*\n/u.test(behind) ? "\n" : " "}${behind.trim()}`.trim();
  return [said.replace(/[.。।]$/u, ""), rest];
}
