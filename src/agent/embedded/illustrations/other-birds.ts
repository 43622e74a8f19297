import { isUnspaced } from "../text/unspaced.ts";
import { toPattern } from "../text/regex.ts";

/** The bird that is drawn is a small red one: these, in all languages together, are gulls, or wade or soar. */
export const OTHER_BIRDS: readonly string[] = [
  "(?:sea|herring )?gulls?|terns?|kittiwakes?|puffins?|cormorants?|albatross(?:es)?|pelicans?|gannets?|storks?|herons?|egrets?|sandhill cranes?|cranes (?:fly|flew|arrive|dance|migrate)|vultures?|condors?|ostrich(?:es)?|emus?|oystercatchers?|curlews?",
  "(?:\\p{L}+)?möwen?|\\p{L}*st[oö]rch(?:e|en|s|es)?|(?:\\p{L}+)?reihern?|kraniche?n?|geiern?|kormorane?n?|papageitaucher\\p{L}*|mouettes?|goélands?|cigognes?|hérons?|grues (?:cendrées|migr\\p{L}+)|cormorans?|vautours?|gaviotas?|cigüeñas?|garzas?|grullas?|buitres?|cóndor(?:es)?|gabbian[oi]|cicogn[ae]|aironi?|airone|avvolto[io]+|gaivotas?|cegonhas?|garças?|abutres?|meeuw(?:en)?|ooievaars?|reigers?|kraanvogels?|gieren|mås(?:en|ar|arna)?|stork(?:e|en|ar|arna)?|häger\\p{L}*|tran(?:a|an|or|orna)|måger?|hejrer?|hegrer?|lokki|lokit|haikar\\p{L}*|kurj(?:et|en|ki)",
  "mew(?:a|y|ę|ą|ami|om)?|bocian\\p{L}*|czapl\\p{L}*|żuraw(?:ie|i|ia|iem)?|kormoran\\p{L}*|rac(?:ek|ci|ka)|čáp\\p{L}*|volavk\\p{L}*|чайк\\p{L}*|чаек|аист\\p{L}*|цапл\\p{L}*|журавл\\p{L}*|лелек\\p{L}*|чапл\\p{L}*|martı\\p{L}*|leylek\\p{L}*|balıkçıl\\p{L}*|turnalar\\p{L}*|[وفبلك]*(?:ال)?(?:نورس|نوارس|لقلق|لقالق)|[והבלמשכ]*(?:שחף|שחפים|חסידה|חסידות|עגורים|אנפה)|बगुला|बगुले|सारस|gólya|gólyák|sirály\\p{L}*|γλάρο\\p{L}+|πελαργο\\p{L}+|pescăruș\\p{L}*|barz[aă]|berze",
  "海鸥|海鷗|白鹭|白鷺|苍鹭|鹳|丹顶鹤|丹頂鶴|白鹤|仙鹤|カモメ|コウノトリ|サギ|ツル|갈매기|황새|두루미|왜가리|백로",
];

const [spaced, grown] = [false, true].map((within) => {
  const own = OTHER_BIRDS.filter(
    (words) => /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(words) === within,
  );
  return toPattern(
    within ? own.join("|") : `(?<![\\p{L}\\p{M}])(?:${own.join("|")})(?![\\p{L}\\p{M}])`,
    "giu",
  );
});

/** A text without the names of such birds. `base`: a language tag's first part. */
export function withoutOtherBirds(text: string, base: string): string {
  const pattern = isUnspaced(base) || base === "ko" ? grown : spaced;
  return pattern === undefined ? text : text.replace(pattern, " · ");
}
