import { countWords } from "../text/sentences.ts";
import { ORDER_LABELS } from "./order-label-words.ts";
import { partsOf } from "./wishes.ts";
import { toPattern } from "../text/regex.ts";

/** What a film has beside what it tells: pace, wording, pictures. */
const PACE =
  "(?:speaking |speech )?pace|tempo|sprechtempo|rythme|débit|ritmo|velocidad|velocità|velocidade|темп|tempo|hız|tempoen?|سرعة|(?:ال)?إيقاع|(?:ال)?نبرة|(?:ال)?صوت|(?:ال)?أسلوب|(?:ال)?موسيقى|קצב|गति|语速|語速|节奏|節奏|速度|テンポ|話す速さ|話し方|속도|말투";
const WORDING =
  "language|wording|sprache|langage|vocabulaire|lenguaje|linguaggio|linguagem|taal(?:gebruik)?|język|язык|мова|jazyk|språket?|sproget?|dil|(?:ال)?لغة|שפה|भाषा|语言|語言|言葉|ことば|언어|말";
const PICTURES =
  "pictures|images|visuals|animation|graphics|bilder|bildsprache|animationen|imágenes|immagini|imagens|beelden|obrazy|картинки|изображения|bilderna|billederne|görseller|(?:ال)?صور|تصویر|चित्र|画面|畫面|画风|畫風|映像|動画|画像|영상|화면|그림";
const LETTERING =
  "lettering|type|fonts?|colou?rs?|schrift(?:größe)?|farben|couleurs|lettres|caractères|colores|letras|colori|caratteri|cores|kleuren|letters|kolory|litery|шрифт|цвета|кольори|färger|bokstäver|farver|bogstaver|renkler|yazılar|(?:ال)?ألوان|(?:ال)?خط|צבעים|रंग|अक्षर|颜色|顏色|字体|文字|색|글씨";
const { tone, style, voice, music, captions, format } = ORDER_LABELS;
const PROPERTY = toPattern(
  `^(?:(?:the|our|der|die|das|le|la|les|el|los|las|il|lo|i|gli|o|a|os|as|de|het)\\s|l['’])?(?<name>${[tone, style, voice, music, captions, format, PACE, WORDING, PICTURES, LETTERING].join("|")})(?:(?![\\p{L}\\p{M}])|(?=[은는이가을를도])|(?<=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]))`,
  "iu",
);
const AMONG = toPattern(PROPERTY.source.replace(/^\^/u, "(?<![\\p{L}\\p{M}])"), "iu");
const MOST_WORDS = 16;
const MOST_PIECE = 4;

/**
 * "Стиль — лёгкий", "语速请慢一些", "Language plain and warm": a short sentence that opens with what a film has. It is an order
 * only where others beside it are; a text whose headings speak of that thing (`heads`, lower case) tells of it.
 */
export function namesFilmProperty(sentence: string, heads: string): boolean {
  const bare = sentence.replace(/^[\s*_]+/u, "");
  // "Calm voice, no jokes": in a row of a few words each it may stand behind what is said of it.
  const short = partsOf(bare).every((piece) => countWords(piece) <= MOST_PIECE);
  const name = (short ? AMONG : PROPERTY).exec(bare)?.groups?.["name"];
  return name !== undefined && countWords(sentence) <= MOST_WORDS && !heads.includes(name.toLowerCase());
}
