import { capitalise, countWords } from "./sentences.ts";

/** "Hi everyone, and welcome", "Team, from Monday …": whom it greets, before what it says. */
const SALUTE =
  /^(?:(?:各位|亲爱的|親愛的|尊敬的)\p{Script=Han}{1,8}\s*[：:，,！!]\s*(?:(?:先|首先|今天)?(?:说|說|讲|講|聊聊|说说|谈谈)(?=为什么|為什麼|怎么|怎麼|如何))?|(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|liebe[rs]?|guten (?:morgen|tag)|bonjour|salut|cher[s]?|chère[s]?|hola|querid[oa]s?|buenos días|ciao|car[oaie]|buongiorno|olá|prezad[oa]s|hej|hei|привет|здравствуйте|уважаемые|dzień dobry|cześć|god dag|hei|moin|servus|buenas(?: tardes)?|buonasera|bom dia|boa tarde|добрый день|您好|大家好|各位)(?:\s+[\p{L}’'.-]+){0,6}?\s*(?:[,!:，！：。]|(?<=\p{L}{3})\.(?=\s))\s*|(?:team|all|everyone|everybody|folks|friends|colleagues|alle|zusammen|kolleg(?:en|innen)(?: und kolleg(?:en|innen))?|équipe|tout le monde|equipo|squadra|equipe|pessoal|коллеги|друзья)\s*[,!:]\s*)(?:(?:and|und|et|y|e|og|och|i|и)\s(?=\S+\s\S))?/iu;
const FEWEST_WORDS = 3;

/** What a sentence says behind whom it greets; the whole where that is all, or hardly more. */
export function withoutSalute(sentence: string): string {
  const bare = sentence.replace(SALUTE, "");
  return bare !== sentence && countWords(bare) >= FEWEST_WORDS ? capitalise(bare) : sentence;
}
