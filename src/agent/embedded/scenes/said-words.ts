import { countWords } from "../text/sentences.ts";

/** Verbs between the halves of a quotation and whoever said it. */
const SAID: readonly string[] = [
  "told|tells?|says?|said|asked|asks|answered|replied|wrote|writes|added|adds|explained|explains|recalled|recalls|remembered|remembers|whispered|shouted|insisted|admitted|confessed|noted",
  "sagte?|sagt|erzählte?|erklärte?|meinte?|schrieb|schreibt|fragte|antwortete|ergänzte|erinnerte?|rief|flüsterte",
  "dit|disait|confie|confiait|raconte|racontait|explique|expliquait|répond|répondit|ajoute|écrit|écrivait|déclare|souvient|(?:\\p{L}+-)+(?:elle|il|ils|elles|on)",
  "dijo|dice|decía|contó|cuenta|contaba|explicó|explica|respondió|añadió|escribió|recuerda|recordó|confesó|preguntó|aseguró",
  "disse|diceva|detto|raccontò|racconta|raccontava|raccontato|spiegò|spiega|rispose|aggiunse|scrisse|ricorda|confessò|chiese",
  "diz|dizia|contou|conta|explicou|respondeu|acrescentou|escreveu|recorda|recordou|confessou|perguntou",
  "zei|zegt|vertelde|vertelt|schreef|antwoordde|herinnert|vroeg",
  "sa|säger|berättade|berättar|svarade|skrev|sier|fortalte|forteller|svarte|sagde|siger|fortæller|svarede",
  "powiedziała?|mówiła?|mówi|opowiadała?|opowiada|wyjaśniła?|odpowiedziała?|dodała?|napisała?|wspomina|wspominała?|zapytała?",
  "сказала?|говорила?|говорит|рассказала?|рассказывала?|рассказывает|объяснила?|ответила?|добавила?|писала?|написала?|вспоминает|вспоминала?|казала|розповіла?|відповіла?|додала?",
  "řekla?|říká|vyprávěla?|odpověděla?|spuse|a spus|zice|povestea",
];

const SAYS = new RegExp(`(?:^|[\\s-])(?:${SAID.join("|")})(?![\\p{L}\\p{M}])`, "iu");
const MOST_WORDS = 8;

/** "she told a radio reporter", as written: who said the quotation that it stands in; null where it is more or something else. */
export function saidClause(between: string): string | null {
  const clause = between.replace(/^[\s,，.–—-]+|[\s,，.;:–—-]+$/gu, "");
  const words = countWords(clause);
  const plain = words >= 2 && words <= MOST_WORDS && !/[,;:!?"“”«»„\p{Nd}]/u.test(clause);
  return plain && SAYS.test(clause) ? clause : null;
}
