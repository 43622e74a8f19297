import { FILM } from "./request-words.ts";
import { toPattern } from "../text/regex.ts";

/** "Oi pessoal do vídeo, …", "Hello video team!": a greeting to who makes the film, whatever the sentence goes on with. */

const GREETS =
  "hi|hiya|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|liebes?|guten (?:tag|morgen)|moin|servus|bonjour|bonsoir|salut|coucou|chers?|chère|hola|buen[oa]s (?:días|tardes)|buenas|estimad[oa]s?|querid[oa]s?|ciao|buongiorno|buonasera|salve|car[oiae]|olá|oi|bom dia|boa tarde|car[oa]s|hoi|hé|dag|goedemorgen|goedemiddag|beste|cześć|dzień dobry|witam|hej|hejsan|hei|god dag|kära|kære|привет(?:ствую)?|здравствуйте|добрый день|всем привет|вітаю|добрий день|привіт|ahoj|dobrý den|merhaba|selam|مرحبا(?:ً)?|أهلا(?:ً)?|السلام عليكم|שלום|היי|नमस्ते|नमस्कार|안녕하세요";
const FILMING =
  "\\p{L}*(?:film|video|vídeo|vidéo|wideo|видео|відео|кино|фільм)\\p{L}*|montage|montaje|montaggio|montagem|schnitt|editing|redaktion|(?:ال)?(?:فيديو|مونتاج)|ה?(?:וו?ידאו|סרטון|סרטים)|वीडियो|영상|동영상";
const TEAM =
  "(?:(?:video|film|media)-?)?(?:team|crew|folks|people|guys|gang|department|makers?|wizards|leute|team|truppe|abteilung|équipe|gens|équipe|equipo|gente|chic[oa]s|ragazz[ie]|gruppo|squadra|pessoal|malta|equipa|equipe|turma|galera|ploeg|mensen|team(?:et)?|gäng|folk|ekip[aoęy]?|zespole?|команд[аы]|ребята|коллеги|колеги|хлопці|tým|týme|parto|ekibi|ekip|takımı|فريق|צוות|टीम|팀)";
const ADDRESSED = `(?:(?:[\\p{L}\\p{M}]+(?:['’]|\\s))?(?:[\\p{L}\\p{M}]+\\s){0,2}?${TEAM}(?:\\s(?:of|from|del?|du|de la|der|vom|di|do|da|van|od|из|от)\\s?(?:la |el |il )?|\\s|\\sd['’])(?:${FILMING})|(?:[\\p{L}\\p{M}]+(?:['’]|\\s))?(?:[\\p{L}\\p{M}]+\\s){0,2}?(?:${FILMING})[\\s-]${TEAM}|(?:[\\p{L}]+\\s){0,2}?(?:film|video|видео|відео)-?(?:team|crew|ploeg|leute|macher|makers?|gruppe|gäng|folk|holdet|gjengen|команда|ekibi|tým)\\p{L}{0,3}|(?:kochana |droga |дорогая )?(?:film |video )?(?:crew|ekip[ao]))`;
const SPACED = toPattern(
  `^(?:(?:${GREETS})[,!،]?\\s)(?:(?:all|zusammen|à tous|a tutti|a todos|allemaal)[,]?\\s)?${ADDRESSED}(?:\\s[\\p{L}]+)?\\s?(?:[,!.:،–—]+\\s*|$)`,
  "iu",
);
const EAST = toPattern(
  `^(?:(?:各位)?(?:视频|視頻|影片|摄制|攝製|拍摄|制作|製作)(?:组|組|团队|團隊|部)?(?:的)?(?:各位|同事们?|伙伴们?|朋友们?|老师们?)?(?:大家好|你们好|您好|好)?[，,：:！!]|(?:動画|映像|制作|撮影)(?:班|チーム|担当|部|ご担当者)(?:の)?(?:皆様|皆さん|皆さま|方々|様|さん)?(?:へ)?[、,：:！]|(?:${GREETS})\\s?,?\\s?(?:영상|동영상|제작)\\s?(?:팀|담당자)\\s?(?:여러분|님)?[,.!]|(?:영상|동영상|제작)\\s?(?:팀|담당자)\\s?(?:여러분|님)?[,!]?\\s?(?:안녕하세요)?[,.!])\\s*`,
  "iu",
);

/** How many letters of a sentence greet who makes the film; 0 where it greets viewers or nobody. */
export function greetsMaker(said: string): number {
  return (SPACED.exec(said) ?? EAST.exec(said))?.[0].length ?? 0;
}

const ANY_GREETING = toPattern(
  `^(?:${GREETS})(?:\\s(?!${FILM})[\\p{L}\\p{M}.’'-]+){0,3}\\s?[,!،:]\\s+(?=\\S)`,
  "iu",
);

/** A sentence without the greeting that it opens with, whoever is greeted. */
export function behindGreeting(said: string): string {
  const maker = greetsMaker(said);
  return maker > 0 ? said.slice(maker) : said.replace(ANY_GREETING, "");
}
