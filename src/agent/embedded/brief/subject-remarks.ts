import { toPattern } from "../text/regex.ts";
import { FILM } from "./request-words.ts";

const SORRY =
  "sorry|apologies|forgive|entschuldig\\p{L}*|verzeih\\p{L}*|désolée?s?|pardon|excuse\\p{L}*|perdón|perdon[ae]\\p{L}*|disculp\\p{L}*|scus[ai]\\p{L}*|desculp\\p{L}+|excuses|förlåt|ursäkta|undskyld|beklager|unnskyld|anteeksi|przepraszam|omlouvám|promiňte|bocs\\p{L}*|elnézést|scuze|scuzați|извин\\p{L}+|прости\\p{L}*|вибач\\p{L}*|συγγνώμη|kusura|özür|آسفة?|عذرا|عذرًا|أعتذر|סליחה|माफ़|क्षमा|maaf|xin lỗi";
const SORRY_EAST = "すみません|すいません|申し訳|ごめん|失礼|抱歉|不好意思|对不起|對不起|죄송|미안|ขอโทษ";
/** "(sorry in advance for length)", 「(長文すみません)」 at the end. */
const EXCUSED = toPattern(
  `\\s*[(（【[][^()（）【】[\\]]{0,60}?(?:(?<![\\p{L}\\p{M}])(?:${SORRY}|\\p{L}+ time lucky)(?![\\p{L}\\p{M}])|${SORRY_EAST})[^()（）【】[\\]]{0,60}[)）】\\]][\\s!！?？.]*$`,
  "iu",
);
/** ", as discussed", " – my rough thoughts, be kind": what the mail holds, behind what it is about. */
const AS_AGREED = toPattern(
  `(?:,|\\s[–—-])\\s(?:(?:as|wie|comme|como|come|zoals|som|jak|jako|как|як|όπως)\\s(?:discussed|promised|agreed|said|requested|besprochen|versprochen|abgemacht|vereinbart|gewünscht|convenue?|promise?|discuté|hablamos|quedamos|acordado|prometido|combinado|d['’]accordo|promesso|concordato|besproken|beloofd|afgesproken|lovat|lovet|överenskommet|aftalt|avtalt|ustalon\\p{L}+|obiecan\\p{L}+|obiecał\\p{L}+|domluven\\p{L}+|slíben\\p{L}+|договаривал\\p{L}+|обещал\\p{L}*|обещан\\p{L}+|домовлял\\p{L}+|είπαμε)|(?:(?:here are |some )?(?:my|some|a few)(?: \\p{L}+)? (?:thoughts|notes|ideas|points|jottings)|(?:meine|ein paar)(?: \\p{L}+)? (?:gedanken|notizen|ideen|stichpunkte)|(?:mes|quelques)(?: \\p{L}+)? (?:idées|notes|pensées)|(?:mis|unas|algunas)(?: \\p{L}+)? (?:ideas|notas)|(?:le mie|alcune|due|mie)(?: \\p{L}+)? (?:idee|note|appunti)|(?:minhas|as minhas|umas)(?: \\p{L}+)? (?:ideias|notas)|(?:mijn|wat)(?: \\p{L}+)? (?:ideeën|notities|gedachten)|(?:mina|några|mine|nogle|noen)(?: \\p{L}+)? (?:tankar|idéer|anteckningar|tanker|idéer|noter|notater)|(?:moje|kilka|mé|pár)(?: \\p{L}+)? (?:pomysł\\p{L}*|notatk\\p{L}+|uwag\\p{L}*|nápad\\p{L}*|poznám\\p{L}+)|(?:мои|несколько|мої)(?: \\p{L}+)? (?:мысл\\p{L}+|заметк\\p{L}+|иде\\p{L}+|думк\\p{L}+)))[^–—]{0,40}$`,
  "iu",
);
/** "curling film!!", "allotment film thing". */
const OF_FILM = toPattern(`(?<=(?:${FILM}))(?:\\s(?:thing|stuff|thingy))?[\\s!！]*$`, "iu");
const LOUD = /\s*[!！]{2,}$/u;

/** A subject line without what its sender says of the mail behind what it is about; as it was where nothing else would be left. */
export function withoutRemarks(line: string): string {
  const bare = line.replace(EXCUSED, "").replace(AS_AGREED, "").replace(OF_FILM, "").replace(LOUD, "").trim();
  return /[\p{L}\p{N}]{2}/u.test(bare) ? bare : line;
}
