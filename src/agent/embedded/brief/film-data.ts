import { toPattern } from "../text/regex.ts";
import { blanked, paragraphsOf, sentencesOf, textAt, type Span } from "./sentence-spans.ts";
import { wishesIn } from "./wishes.ts";
import { wordsOrSignsTold } from "./words-told.ts";

const NUMBER =
  "(?:\\p{Nd}{1,3}(?:[.,]\\p{Nd})?(?:\\s?[–-]\\s?\\p{Nd}{1,3})?|an?|one|two|three|eine?|zwei|drei|une?|deux|trois|una?|dos|tres|due|tre|uma?|dois|duas|een|twee|en|två|to|jedna|dwie|одна|две|bir|iki)";
const UNIT =
  "(?:s|secs?|seconds?|sek\\p{L}*|secondes?|segundos?|seg|secondi|seconden|mins?|minutes?|minuten?|minutos?|minuti|minut\\p{L}*|сек\\p{L}*|мин\\p{L}*|saniye|dakika|dk|ثانية|ثوان|دقيقة|دقيقتان|دقائق|שניות|דק(?:ה|ות)|सेकंड|मिनट|সেকেন্ড|মিনিট|giây|phút|detik|menit|秒|分|초|분)";
const AND_HALF =
  "(?: (?:and a half|einhalb|et demie|y medio|e mezzo|e meio|en een half|och en halv|ونصف|וחצי))?";
const NEAR =
  "(?:about|around|approx\\.?|roughly|max\\.?|at most|up to|under|ca\\.?|etwa|ungefähr|höchstens|environ|maximum|máximo|unos|circa|massimo|cerca de|ongeveer|hoogstens|maximaal|ungefär|max|około|do|около|до|yaklaşık|en fazla|نحو|حوالي|بحد أقصى|כ-?|लगभग|約|약)?\\s?";
const DURATION_NAMED =
  "(?:(?:length|duration|runtime|dauer|länge|durée|duración|durata|duração|lengte|duur|längd|długość|czas|длительность|хронометраж|süre|المدة(?: المطلوبة)?|אורך|משך|अवधि|সময়|長さ|时长|時長|길이)\\s?[:：]\\s*)?";
const LENGTH = `${DURATION_NAMED}${NEAR}(?:${NUMBER}[\\s-]?${UNIT}${AND_HALF}|(?:دقيقة|דקה|мин\\p{L}*|minuta|minuut)${AND_HALF})(?:\\s(?:تقريب[\\p{L}\\p{M}]+|long|lang|max\\.?|in all|insgesamt|en tout))?`;
const SERIES =
  "(?:[\\p{L}’' -]{2,40}\\s)?(?:series|serie|série|reihe|seria|cykl|сериал|цикл|серия|dizi|سلسلة|סדרה|शृंखला|シリーズ|系列)(?:[\\p{L}’' ]{0,40})?,?\\s(?:episode|part|no\\.?|folge|teil|épisode|partie|episodio|parte|capítulo|episódio|aflevering|deel|avsnitt|del|afsnit|odcinek|część|díl|выпуск|часть|bölüm|الحلقة|פרק|भाग|第)\\s?\\p{Nd}{1,3}(?:回|集|話)?|(?:episode|part|folge|teil|épisode|capítulo|episodio|episódio|aflevering|deel|avsnitt|afsnit|odcinek|część|díl|выпуск|часть|bölüm|الحلقة|פרק)\\s\\p{Nd}{1,3}(?: (?:of|von|de|di|van|av|af|z|из) \\p{Nd}{1,3})?";
const CLASS =
  "(?:for |für |pour |para |per |voor |för |dla |для )?(?:(?:years?|grades?|class|form|key stage|ks|klassen?|jahrgang(?:sstufe)?|classe|curso|clase|klas|groep|årskurs|åk|klasse|klasa|třída|класс)\\s?\\p{Nd}{1,2}(?:\\s?[–-]\\s?\\p{Nd}{1,2})?|\\p{Nd}{1,2}\\.?(?:º|ª|°|th|rd)?[ -]?(?:graders?|klass(?:e|en)?|class|grade|curso|série|ano|anno|klasy|třída|класс|sınıf)|(?:sixth|fifth)[- ]formers|(?:primary|secondary|high|middle) school(?:ers)?|(?:adult )?beginners|undergraduates|oberstufe|grundschule|lycéens|collégiens|bachillerato|medie|onderbouw|gymnasiet|licealiści|старшеклассники)(?:\\s(?:physics|maths?|biology|chemistry|history|science|geography))?|(?:درس|حصة) .{2,24} (?:للصف|لطلاب|لتلاميذ) [\\p{L}\\p{M}]+(?: [\\p{L}\\p{M}]+)?|כיתה \\p{L}['׳]?|कक्षा \\p{Nd}{1,2}|(?:小学|中学|高校?)\\p{Nd}?年?生?向け|(?:초등|중|고)\\p{Nd}?(?:학년)? ?(?:대상)?";
const LANGUAGE =
  "(?:(?:in |use )?(?:plain|simple|easy) (?:english|language)|(?:in )?(?:einfache|leichte) sprache|langage simple|lenguaje sencillo|linguaggio semplice|linguagem simples|eenvoudige taal|enkelt språk|prosty język|простой язык|простым языком|sade (?:bir )?dil|(?:اللغة|لغة)\\s?:?\\s?(?:فصحى )?[\\p{L}\\p{M}]+|שפה פשוטה|भाषा सरल(?: हो)?|やさしい日本語|쉬운 말)";
const KINDS = [LENGTH, SERIES, CLASS, LANGUAGE].map((kind) => toPattern(`^(?:${kind})$`, "iu"));
const PARTS = /\s[–—|]\s|\s?\|\s?|[;；]\s/u;
const FEWEST_KINDS = 2;
const MOST_LETTERS = 240;
const FEWEST_TOLD = 12;

/**
 * "Financial literacy series, episode 3. Sixth-formers. 80 seconds." below a title: a paragraph of nothing but how long a film is to
 * be, for which class, of which series and in what language. How long alone is said of a recipe as well.
 */
export function withoutFilmData(source: string): { text: string; wishes: string[] } {
  const none = { text: source, wishes: [] };
  const first = paragraphsOf(source).paragraphs.find((one) => textAt(source, one) !== "" && /[^#\s*_]/u.test(textAt(source, one)));
  const data = first === undefined ? [] : dataIn(source, first);
  const text = data.reduce((left, span) => blanked(left, span), source);
  if (data.length === 0 || wordsOrSignsTold(text) < FEWEST_TOLD) return none;
  return { text, wishes: data.map((span) => textAt(source, span)) };
} // prettier-ignore

/** The sentences of a paragraph where all of them are data of a film; none otherwise. */
function dataIn(source: string, paragraph: Span): Span[] {
  if (paragraph.end - paragraph.start > MOST_LETTERS) return [];
  const spans = sentencesOf(source, paragraph, true).filter((span) => /[\p{L}\p{N}]/u.test(textAt(source, span)));
  const kinds = new Set<number>();
  for (const span of spans)
    for (const part of textAt(source, span).split(PARTS)) {
      const bare = part.replaceAll(/^[\s*_]+|[\s.*_。।]+$/gu, "");
      const kind = wishesIn(bare, false).has("length") ? 0 : KINDS.findIndex((one) => one.test(bare));
      if (kind < 0) return [];
      kinds.add(kind);
    }
  return kinds.has(0) && kinds.size >= FEWEST_KINDS ? spans : [];
} // prettier-ignore
