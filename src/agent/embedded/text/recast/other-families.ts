import { withoutConjunction } from "../conjunctions.ts";
import { isSum } from "../currencies.ts";
import { countWords } from "../sentences.ts";
import type { Told } from "./told.ts";

const MOST_TOPIC_WORDS = 8;

/**
 * Languages that put the verb last, or mark what is spoken of: "建設費は | 12億円 | でした" → "建設費";
 * "Her gün | 70.000 kişi | karşıya geçiyor" → "her gün karşıya geçiyor". Null where no such form is sure.
 */
export function recastOther(told: Told): string | null {
  const { before, after, language } = told;
  switch (language) {
    case "ja":
      return japanese(before, after);
    case "ko":
      return topic(
        /^(?<topic>\S.*?)(?:은|는|이|가)(?:\s(?:약|총|모두))?$/u,
        before,
        KOREAN_PREDICATE.test(after),
      );
    case "hi":
    case "bn":
      if (INDIC_COPULA.test(after))
        return countWords(before) <= MOST_TOPIC_WORDS && before !== "" ? before : null;
      return verbLast(told, withoutConjunction(before, language));
    case "tr":
      if (after === "" || TURKISH_LEVEL.test(after))
        return countWords(before) <= 6 && before !== "" ? before : null;
      return verbLast(told, turkishWithin(before));
    case "ar":
      // "ثمن البطاقة": a price is a noun, and the sentence needs no verb.
      if (after === "" && ARABIC_PRICE.test(before))
        return countWords(before) <= MOST_TOPIC_WORDS ? before : null;
      return topic(
        /^(?:و)?(?:بلغ|بلغت|يبلغ|تبلغ|وصل|وصلت|تجاوز|تجاوزت)\s(?<topic>.+?)(?:\s(?:إلى|نحو|حوالي))*$/u,
        before,
        !/^\S/u.test(after) || /^(?:في|خلال|سنوي|يومي|عام|هذا)/u.test(after),
      );
    default:
      return null;
  }
}

/** "貸し出しは年間およそ | 12,000冊に達しました" → "貸し出し（年間）", "図書館には約 | 6,500冊の本があります" → "図書館の本". */
function japanese(before: string, after: string): string | null {
  const plain = before.replace(/(?:約|およそ|ほぼ|全部で|合わせて)$/u, "");
  const each = /(?:年間|月間|一日|1日|毎年|毎月|毎日|週)(?=に?$)/u.exec(plain);
  const bare = each === null ? plain : plain.slice(0, each.index);
  const named = topic(/^(?:.*、)?(?<topic>[^、。]+?)(?:は|が|も)、?$/u, bare, JAPANESE_PREDICATE.test(after));
  if (named !== null) return each === null ? named : `${named}（${each[0]}）`;
  const place = /^(?:.*、)?(?<place>[^、。はがも]{1,14})に(?:は|も)?$/u.exec(bare)?.groups?.["place"];
  const thing = THERE_IS.exec(after)?.groups?.["thing"];
  return place === undefined || thing === undefined || each !== null ? null : `${place}の${thing}`;
}

const THERE_IS =
  /^(?:冊|件|世帯|戸|社|台|校|枚|本|個|名|人|隻|羽|頭|匹|点|店|席|種類|棟|軒)?の(?<thing>[^、。のがはを]{1,10})が(?:あり|ある|い(?:ま|る)|そろ|並|住)/u;

function topic(pattern: RegExp, before: string, fits: boolean): string | null {
  const found = fits ? pattern.exec(before)?.groups?.["topic"]?.trim() : undefined;
  return found === undefined || found === "" || countWords(found) > MOST_TOPIC_WORDS ? null : found;
}

const JAPANESE_PREDICATE =
  /^(?:冊|件|世帯|戸|社|台|校|枚|本|個|名|隻|羽|頭|匹|点|店|席)?(?:です|でした|だ$|で$|であり$|$|だった|である|に(?:上昇|下落|低下|増加|減少|上が|下が|達し|なり|なっ|上り|のぼり|増え|減り|減っ|伸び|及び)|と(?:なり|なっ)|を(?:超え|記録し))/u;
const KOREAN_PREDICATE =
  /^\s?(?:명|개|건|원|곳|대|권|채|가구|마리)?(?:입니다|이었습니다|였습니다|이다|에 달|에 이르|으로 (?:늘|줄|올|떨)|로 (?:늘|줄|올|떨|상승|하락|증가|감소|내려|낮아)|을 넘|를 넘|을 기록|를 기록)/u;
const ARABIC_PRICE = /^(?:و)?(?:ثمن|سعر|رسم|رسوم|تكلفة|كلفة|قيمة|راتب|إيجار)\s/u;
const INDIC_COPULA = /^(?:(?:का|की|के)?\s?(?:है|हैं|था|थी|थे|हो गई|हो गया|हो गए|रही|रहा)|ছিল|হয়েছে|হল)?$/u;
const TURKISH_LEVEL =
  /^(?:(?:euro|dolar|lira|TL|milyon|bin)?['’]?\p{L}{0,3}\s)?(?:yükseldi|ulaştı|çıktı|düştü|indi|oldu|buldu|tutuyor|sürüyor|sürdü)$/iu;

/** The verb and what belongs to it go on from what is counted; what stood before the figure comes between. */
function verbLast({ after, unit, before }: Told, inner: string | null): string | null {
  if (inner === null || before === "") return null;
  const tokens = after.split(/\s+/u);
  const noun = unit === "" ? tokens.slice(0, 1) : [];
  const rest = tokens.slice(noun.length);
  // "सरकार | 78,000 रुपये | की सब्सिडी देती है": the subsidy is what is counted.
  const [of = "", counted, ...verb] = tokens;
  if (unit !== "" && /^(?:का|की|के)$/u.test(of))
    return counted === undefined || verb.length === 0 ? null : [counted, inner, ...verb].join(" ");
  if (rest.length === 0 || rest.join("") === "") return null;
  // "किसान को अपनी जेब से केवल | ₹27,000 | देने होंगे": without the sum the sentence has a hole where its object was.
  if (isSum({ figure: { prefix: "", suffix: unit }, unit }) || COUNTS_WHAT_FOLLOWS.test(inner)) return null;
  return [...noun, inner, ...rest].join(" ");
}

/** "only", "in all", "about": what they say is said of the figure. */
const COUNTS_WHAT_FOLLOWS =
  /(?:^|\s)(?:केवल|सिर्फ़|सिर्फ|मात्र|कुल|लगभग|क़रीब|करीब|मोटे तौर पर|মাত্র|শুধু|মোট|প্রায়|yalnızca|sadece|toplam|yaklaşık)$/u;

/** Turkish sentences begin with words that stand small within; names are not told from others here. */
function turkishWithin(before: string): string | null {
  return /^(?:her|bu|geçen|her gün|günde|yılda|ayda|haftada|toplam|bugün|şimdiye)(?=\s|$)/iu.test(before)
    ? before.charAt(0).toLocaleLowerCase("tr") + before.slice(1)
    : null;
}
