import { LABEL_PAIRS } from "./contrast-words.ts";
import type { Tone } from "./contrast-words.ts";
import { toPattern } from "../text/regex.ts";

/** Heads that call one thing right and the other wrong, as alternatives of a regular expression; `_` is a space. */
const HEADS: readonly [good: string, bad: string][] = [
  [
    "dos?|do_this|do_it|please_do|yes|good|good_examples?|good_practices?|best_practices?|right|correct|allowed|safe|true|facts?|green_flags?|better|recommended",
    "don['’]?ts?|do_not|don['’]t_do_this|not_this|please_don['’]t|no|bad|bad_examples?|bad_practices?|wrong|incorrect|not_allowed|forbidden|unsafe|false|myths?|red_flags?|worse|avoid|to_avoid|never|mistakes|common_mistakes|not_recommended",
  ],
  [
    "(?:what_)?(?:you|we|they)_(?:may|can|should|must)(?:_keep|_take|_bring|_do|_use|_eat|_drink|_wear|_leave|_change|_share|_expect)?|what_(?:is_)?(?:allowed|included|covered|stays|changes|goes_in|belongs_here)",
    "(?:what_)?(?:you|we|they)_(?:may_not|cannot|can['’]t|should_not|shouldn['’]t|must_not|must_never)(?:_keep|_take|_bring|_do|_use|_eat|_drink|_wear|_leave|_change|_share|_expect)?|what_(?:is_)?(?:not_allowed|not_included|not_covered|does_not_change|stays_out|does_not_belong_here)",
  ],
  [
    "was_(?:man|sie|du|ihr)_(?:darf|dürfen|darfst|dürft|kann|können)|was_(?:rein_darf|hinein_darf|erlaubt_ist|dazugehört)",
    "was_(?:man|sie|du|ihr)_nicht_(?:darf|dürfen|darfst|dürft|kann|können)|was_(?:nicht_rein_darf|nicht_hinein_darf|nicht_erlaubt_ist|nicht_dazugehört)",
  ],
  [
    "pros?|advantages?|benefits?|upsides?|strengths?",
    "cons?|disadvantages?|drawbacks?|downsides?|weaknesses|risks?",
  ],
  [
    "richtig|so_ist_es_richtig|so_geht['’]?s|gut|gute[rsn]?|gutes_beispiel|ja|tun|das_tun|was_man_tun_sollte|erlaubt|sicher|wahr|vorteile?|pro|stärken",
    "falsch|so_nicht|schlecht|schlechte[rsn]?|schlechtes_beispiel|nein|lassen|vermeiden|nicht_tun|das_nicht|was_man_lassen_sollte|verboten|nicht_erlaubt|unsicher|nachteile?|contra|kontra|schwächen",
  ],
  [
    "à_faire|faites|ce_qu['’]il_faut_faire|oui|bien|bon|bons_réflexes|bonnes_pratiques|correct|vrai|autorisé|permis|avantages?|points_forts|atouts|pour",
    "à_éviter|à_ne_pas_faire|ne_faites_pas|ce_qu['’]il_ne_faut_pas_faire|non|mal|mauvais|mauvais_réflexes|mauvaises_pratiques|incorrect|faux|interdit|inconvénients?|points_faibles|contre",
  ],
  [
    "hacer|qué_hacer|lo_que_sí|sí|bien|bueno|correcto|verdadero|permitido|recomendado|ventajas?|a_favor|pros?|puntos_fuertes",
    "no_hacer|qué_no_hacer|lo_que_no|no|mal|malo|incorrecto|falso|prohibido|evitar|a_evitar|desventajas?|inconvenientes|en_contra|contras?|puntos_débiles",
  ],
  [
    "fare|da_fare|cosa_fare|sì|bene|giusto|corretto|vero|consentito|permesso|vantaggi|pregi|pro",
    "non_fare|da_non_fare|cosa_non_fare|da_evitare|no|male|sbagliato|scorretto|falso|vietato|svantaggi|difetti|contro",
  ],
  [
    "fazer|o_que_fazer|sim|bom|certo|correto|verdadeiro|permitido|vantagens|prós|pontos_fortes",
    "não_fazer|o_que_não_fazer|evitar|a_evitar|não|mau|errado|incorreto|falso|proibido|desvantagens|contras|pontos_fracos",
  ],
  [
    "doen|wel|wel_doen|goed|juist|ja|toegestaan|voordelen",
    "niet_doen|niet|fout|onjuist|slecht|nee|verboden|vermijden|nadelen",
  ],
  [
    "rób|należy|dobrze|tak|prawda|wolno|dozwolone|zalety|plusy",
    "nie_rób|nie_należy|źle|nie|fałsz|nie_wolno|zabronione|wady|minusy",
  ],
  [
    "можно|нужно|надо|делайте?|что_делать|так_надо|да|хорошо|правильно|верно|правда|разрешено|плюсы|преимущества|достоинства|за",
    "нельзя|не_нужно|не_надо|не_делайте?|чего_не_делать|так_не_надо|нет|плохо|неправильно|неверно|ложь|миф|запрещено|минусы|недостатки|против",
  ],
  [
    "можна|треба|робіть|що_робити|так|добре|правильно|правда|дозволено|плюси|переваги|за",
    "не_можна|не_треба|не_робіть|чого_не_робити|ні|погано|неправильно|міф|заборонено|мінуси|недоліки|проти",
  ],
  [
    "σωστό|σωστά|ναι|καλό|επιτρέπεται|πλεονεκτήματα|υπέρ|τι_να_κάνετε",
    "λάθος|όχι|κακό|απαγορεύεται|μειονεκτήματα|κατά|τι_να_μην_κάνετε|τι_να_αποφύγετε",
  ],
  [
    "nên|nên_làm|đúng|có|được_phép|ưu_điểm|lợi_ích",
    "không_nên|không_nên_làm|sai|không|cấm|nhược_điểm|hạn_chế",
  ],
  ["ควรทำ|ถูก|ใช่|อนุญาต|ข้อดี", "ไม่ควรทำ|ผิด|ไม่ใช่|ห้าม|ข้อเสีย"],
  ["درست|بله|خوب|مجاز|مزایا|باید|بکنید", "نادرست|غلط|خیر|بد|ممنوع|معایب|نباید|نکنید"],
  [
    "yap|yapın|yapılması_gerekenler|yapılacaklar|doğru|evet|iyi|serbest|artıları|artılar|avantajlar[ıi]?",
    "yapma|yapmayın|yapılmaması_gerekenler|yapılmayacaklar|yanlış|hayır|kötü|yasak|eksileri|eksiler|dezavantajlar[ıi]?",
  ],
  [
    "افعل|ما_يجب_فعله|صح|صحيح|نعم|مسموح|جيد|المزايا|مزايا|الإيجابيات|إيجابيات",
    "لا_تفعل|ما_يجب_تجنبه|خطأ|خاطئ|لا|ممنوع|سيئ|العيوب|عيوب|السلبيات|سلبيات",
  ],
  [
    "עשה|מה_לעשות|מותר|נכון|כן|טוב|כדאי|יתרונות|בעד",
    "אל_תעשה|מה_לא_לעשות|אסור|לא_נכון|שגוי|לא|רע|לא_כדאי|חסרונות|נגד",
  ],
  [
    "करें|क्या_करें|ऐसा_करें|सही|हाँ|हां|अच्छा|अनुमति|फायदे|लाभ",
    "न_करें|ना_करें|क्या_न_करें|ऐसा_न_करें|गलत|ग़लत|नहीं|बुरा|मना|नुकसान|हानि",
  ],
  [
    "好|对|對|是|正确|正確|可以|应该|應該|应做|要|宜|推荐|推薦|优点|優點|优势|優勢|好处|好處|利",
    "坏|壞|不好|错|錯|否|错误|錯誤|不可以|不应该|不應該|不应做|不要|忌|避免|禁止|不推荐|不推薦|缺点|缺點|劣势|劣勢|坏处|壞處|弊",
  ],
  [
    "良い|よい|良い例|よい例|正しい|正解|はい|すべきこと|してよいこと|ok|メリット|長所|利点",
    "悪い|悪い例|わるい例|間違い|誤り|いいえ|してはいけないこと|避けること|ng|デメリット|短所|欠点",
  ],
  [
    "좋은|올바른|해야_할_것|하세요|할_일|좋은_예|좋음|옳음|맞음|예|허용|장점",
    "나쁜|잘못된|하지_말아야_할_것|하지_마세요|하지_말_것|나쁜_예|나쁨|틀림|아니요|금지|단점",
  ],
  ["gör|gör_så_här|rätt|ja|bra|gott?|fördelar", "gör_inte|gör_inte_så_här|fel|nej|dåligt?|nackdelar"],
  ["gjør|gør|riktig|rigtigt?|ja|bra|godt?", "ikke_gjør|gør_ikke|feil|forkert|nei|nej|dårligt?"],
  ["oikein|kyllä|hyvä|tee", "väärin|ei|huono|älä_tee"],
  ["správně|ano|dobře|dobrý", "špatně|ne|špatný|chybně"],
  ["dobrze|dobry|prawidłowo", "źle|zły|nieprawidłowo"],
  ["хороший|верный|правильный", "плохой|неверный|неправильный"],
  ["добрий|гарний|правильний", "поганий|неправильний"],
  ["helyes|jó|igen", "helytelen|rossz|nem"],
  ["corect|bun|da|așa_da", "greșit|rău|nu|așa_nu"],
  ["טובה|נכונה", "רעה|לא_טובה|שגויה"],
  ["benar|baik|ya", "salah|buruk|tidak"],
  ["সঠিক|ভালো|হ্যাঁ", "ভুল|খারাপ|না"],
  ["tốt|đúng", "xấu|sai|không_tốt"],
];

/** What is taken and what is not: a heading with one of these alone calls nothing wrong. */
const TAKEN: readonly [good: string, bad: string][] = [
  ["(?:\\p{L}+_){0,2}accepted|we_(?:take|accept)", "(?:\\p{L}+_){0,2}(?:not_accepted|refused|rejected)|not_accepted|we_(?:do_not|don['’]t|cannot|can['’]t)_(?:take|accept)"],
  ["(?:das_)?(?:darf|kommt)_(?:rein|hinein)|(?:das_)?nehmen_wir(?:_an)?|angenommen(?:_wird)?", "(?:das_)?(?:darf|kommt)_nicht_(?:rein|hinein)|(?:das_)?nehmen_wir_nicht(?:_an)?|nicht_angenommen(?:_wird)?"],
  ["(?:\\p{L}+_)?acceptée?s?|(?:ce_)?qu['’]on_(?:prend|accepte)", "(?:\\p{L}+_)?(?:refusée?s?|non_acceptée?s?)|(?:ce_)?qu['’]on_(?:ne_prend|n['’]accepte)_pas"],
  ["(?:\\p{L}+_)?(?:aceptad[oa]s?|admitid[oa]s?)|se_(?:aceptan?|admiten?)", "(?:\\p{L}+_)?no_(?:aceptad[oa]s?|admitid[oa]s?)|no_se_(?:aceptan?|admiten?)|rechazad[oa]s?"],
  ["(?:\\p{L}+_)?(?:ammess[ie]|accettat[ie])|si_accettano", "(?:\\p{L}+_)?non_(?:ammess[ie]|accettat[ie])|non_si_accettano|esclus[ie]"],
  ["(?:\\p{L}+_)?(?:aceites?|aceit[oa]s?)|aceitamos", "(?:\\p{L}+_)?não_(?:aceites?|aceit[oa]s?)|não_aceitamos|recusad[oa]s?"],
  ["(?:wel|mag)_(?:in_de_\\p{L}+|erin)|dit_mag_erin|wel_toegestaan", "(?:niet|mag_niet)_(?:in_de_\\p{L}+|erin)|dit_mag_er_niet_in|niet_toegestaan"],
  ["przyjmujemy|wrzucamy", "nie_przyjmujemy|nie_wrzucamy"],
  ["přijímáme|patří_sem", "nepřijímáme|nepatří_sem"],
  ["(?:мы_)?принимаем|принимаются", "(?:мы_)?не_принимаем|не_принимаются"],
  ["приймаємо|приймаються", "не_приймаємо|не_приймаються"],
  ["(?:vi_)?tar_emot|får_läggas_i", "(?:vi_)?tar_inte_emot|får_inte_läggas_i"],
  ["(?:vi_)?modtager|(?:vi_)?tar_imot", "(?:vi_)?modtager_ikke|(?:vi_)?tar_ikke_imot"],
  ["kabul_edilenler|atılabilir", "kabul_edilmeyenler|atılamaz"],
]; // prettier-ignore

const whole = (words: string): RegExp => toPattern(`^(?:${words.replaceAll("_", "\\s")})$`, "iu");
const JUDGED = HEADS.map(([good, bad]) => ({ good: whole(good), bad: whole(bad) }));
const IN_OR_OUT = TAKEN.map(([good, bad]) => ({ good: whole(good), bad: whole(bad) }));

/** Signs and punctuation around a head. */
const DRESS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu;

/**
 * The tone of each head, where they really judge: every head is one word of a pair for right and wrong, and
 * both are there. "Before" and "After" do not judge: what came later may be worse. Null otherwise.
 */
export function judgedTones(heads: readonly string[]): Tone[] | null {
  // A vowel point or accent typed in two parts is the same letter.
  const plain = heads.map((head) => head.normalize("NFC").replaceAll(DRESS, "").replaceAll(/\s+/gu, " "));
  return tonesOf(plain) ?? tonesOf(withoutShared(plain)) ?? tonesOf(withoutSharedEnd(plain));
}

/** 正确做法 and 错误做法, 良い習慣 and 悪い習慣: what both end on, where words stand without spaces. */
function withoutSharedEnd(heads: readonly string[]): string[] {
  const [one = "", ...others] = heads;
  if (!/^[\p{Script=Han}\p{Script=Hiragana}]+$/u.test(heads.join(""))) return [...heads];
  const shared = Array.from(one, (_, at) => one.slice(at + 1)).find((end) => others.every((other) => other.endsWith(end))) ?? ""; // prettier-ignore
  return heads.map((head) => head.slice(0, head.length - shared.length));
}

/** "Good habits | Bad habits": what both heads share judges nothing. */
function withoutShared(heads: readonly string[]): string[] {
  const words = heads.map((head) => head.split(" "));
  const [one = []] = words;
  if (words.some(({ length }) => length !== 2)) return [...heads];
  const at = [1, 0].find((place) => words.every((other) => other[place]?.toLowerCase() === one[place]?.toLowerCase())); // prettier-ignore
  return at === undefined ? [...heads] : words.map((other) => other[1 - at] ?? "");
}

function tonesOf(plain: readonly string[]): Tone[] | null {
  for (const { good, bad } of [...JUDGED, ...IN_OR_OUT]) {
    const tones = plain.map((head): Tone =>
      bad.test(head) ? "negative" : good.test(head) ? "positive" : "neutral",
    );
    if (!tones.includes("neutral") && tones.includes("positive") && tones.includes("negative")) return tones;
  }
  return null;
}

const [WEIGHED] = LABEL_PAIRS;
const WEIGHS = toPattern(
  `^(?:${(WEIGHED?.sides ?? []).join("|").replaceAll("_", "\\s")})(?![\\p{L}\\p{M}])`,
  "iu",
);

/** "Pros", "Nachteile von Gas": what it heads are points, not one thing done well or badly. */
export function weighs(head: string): boolean {
  return WEIGHS.test(head.trim());
}

const IN_TIME = LABEL_PAIRS.filter(({ tones }) => tones.every((tone) => tone === "neutral")).map(
  ({ sides }) => sides.map(whole),
);

/** "Myths we hear", "Häufige Fehler": a heading that calls what stands below it wrong, in one of its words or as a whole. */
export function callsWrong(heading: string): boolean {
  const plain = heading.normalize("NFC").replaceAll(DRESS, "");
  const words = plain.split(/\s+/u).map((word) => word.replaceAll(DRESS, ""));
  return [plain, ...words.filter((word) => word.length > 3)].some((part) =>
    JUDGED.some(({ bad }) => bad.test(part)),
  );
}

/** "Before | After": two lists of one thing at two times, neither of them better by its head. */
export function areTwoTimes(heads: readonly string[]): boolean {
  const plain = heads.map((head) => head.normalize("NFC").replaceAll(DRESS, ""));
  return plain.length === 2 && IN_TIME.some((marks) => marks.every((mark, at) => mark.test(plain[at] ?? "")));
}
