import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { isUnspaced } from "../text/unspaced.ts";
import type { Found } from "./parted-block.ts";

const ROWS = { least: 3, most: 8 };
const MOST_ANSWER = { words: 12, signs: 90 };
const MOST_LEAD = { words: 14, signs: 90 };
/** So many letters find a row in what is said. */
const SAID = 10;

const PERCENT = "\\p{Nd}{1,3}(?:[.,٫]\\p{Nd}{1,2})?\\s?(?:%|٪|％|per\\s?cent|prozent|procent|prosent|pour cent|por ciento|per cento|por cento|процент\\p{L}*|відсотк\\p{L}*|yüzde|प्रतिशत|फ़ीसदी)"; // prettier-ignore
/** "27% that it is too dark", "و26% بسبب …", "% 27'si …". */
const ANSWER = new RegExp(`^(?:(?:and|und|et|y|e|en|och|og|i|a|и|а|та|ve|और)\\s|و|и\\s)?(?<share>(?:yüzde\\s\\p{Nd}{1,3}|%\\s?\\p{Nd}{1,3}|${PERCENT}))(?<said>.+)$`, "iu"); // prettier-ignore
/** What was asked, in any of the languages. */
const ASKED =
  /(?<!\p{L})(?:we |i )?(?:ask(?:ed|ing)?|survey(?:ed)?|poll(?:ed)?)(?!\p{L})|gefragt|befrag|umfrage|demand[ée]|interrog|sondage|pregunt|encuest|domand|chiesto|sondaggio|pergunt|inquérito|pesquisa|gevraagd|vroegen|enquête|fråga|enkät|spurt|spurgt|spurte|undersøgelse|kysy|zapyta|pyta|ankiet|zeptal|ptali|průzkum|спрос|спраш|опрос|запит|опита|ρωτήσ|sor(?:du|ul)|anket|سأل|استطلاع|שאלנו|שאלו|סקר|پرسید|पूछ|সমীক্ষা|জিজ্ঞ|ถาม|hỏi|bertanya|tanya|问|調查|调查|問|聞いた|聞き|アンケート|尋ね|물었|물어|설문/iu;

/**
 * "We asked why: 38% said the door is too heavy, 27% that it is too dark, …": what was asked, and beside each share what was answered.
 * Answers of a word are parts of a chart. Null where a clause has no share of its own.
 */
export function askedShares(sentence: string, language: string): Found | null {
  const { lead = "", told = "" } = /^(?<lead>[^:：]{4,120}?)\s*[:：]\s*(?<told>.+)$/su.exec(withoutStop(sentence))?.groups ?? {}; // prettier-ignore
  if (!ASKED.test(lead) || lead.length > MOST_LEAD.signs || countWords(lead) > MOST_LEAD.words) return null;
  const clauses = told.split(/\s*[,،，、;；؛]\s*(?!\p{Nd}{3}(?!\p{Nd}))(?=(?:\p{L}{1,4}\s|و)?(?:[%٪]|\p{Nd}|yüzde\s))/iu); // prettier-ignore
  const rows = clauses.map((clause) => rowOf(clause, language)).filter((row) => row !== null);
  if (rows.length < clauses.length || rows.length < ROWS.least || rows.length > ROWS.most) return null;
  const telling = rows.filter(({ cells: [, answer] }) => isUnspaced(language) || countWords(answer) > 2).length; // prettier-ignore
  if (telling * 2 < rows.length) return null;
  return { shows: { form: "table", amounts: false, rows }, lead: capitalise(lead, language), count: 1 };
}

function rowOf(clause: string, language: string): { cells: [string, string]; said: string } | null {
  const { share = "", said = "" } = ANSWER.exec(clause.trim())?.groups ?? {};
  const answer = said.trim().replace(/^(?:['’]\p{L}{1,4}\s|(?:は|が|은|는)(?=\S))/u, "");
  if (share === "" || answer === "" || /\p{Nd}/u.test(answer)) return null;
  if (countWords(answer) > MOST_ANSWER.words || answer.length > MOST_ANSWER.signs) return null;
  return { cells: [share, capitalise(answer, language)], said: clause.trim().slice(clause.trim().indexOf(share), clause.trim().indexOf(share) + SAID) }; // prettier-ignore
}
