import { countWords } from "../text/sentences.ts";

/** Alternatives of regular expressions; `_` is a space, and every apostrophe stands for both. */
type Words = Readonly<Record<string, string>>;

/** Calls what follows a thing that many believe and that is not so. */
const MYTHS: Words = {
  en: "(?:common_|popular_)?(?:myth|misconception|misunderstanding|fiction|rumou?r|belief|claim|false|wrong|people_(?:say|think|believe))",
  de: "(?:irrtum|mythos|märchen|gerücht|vorurteil|behauptung|falsch|irrglaube|viele_(?:glauben|denken))",
  fr: "(?:idée_reçue|mythe|rumeur|préjugé|légende|intox|faux|on_(?:dit|croit|entend))",
  es: "(?:mito|falso|bulo|rumor|creencia|error|se_(?:dice|cree))",
  it: "(?:mito|falso|bufala|diceria|luogo_comune|falso_mito|credenza|si_dice)",
  pt: "(?:mito|falso|boato|rumor|crença|diz-se|errado)",
  nl: "(?:mythe|fabel|fabeltje|misverstand|onwaar|fout|men_denkt)",
  pl: "(?:mit|fałsz|plotka|nieprawda|mówi_się)",
  ru: "(?:миф|заблуждение|слух|ложь|неправда|неверно|говорят)",
  uk: "(?:міф|хибна_думка|омана|чутка|неправда|кажуть)",
  sv: "(?:myt|fördom|falskt|fel|missförstånd|rykte)",
  da: "(?:myte|fordom|falsk|forkert|misforståelse)",
  nb: "(?:myte|fordom|feil|usant|misforståelse)",
  cs: "(?:mýtus|omyl|fáma|nepravda)",
  tr: "(?:efsane|yanlış|söylenti|mit|yanlış_bilinen)",
  ar: "(?:خرافة|الخرافة|خطأ|شائعة|الشائعة|إشاعة|اعتقاد_خاطئ|وهم)",
  he: "(?:מיתוס|המיתוס|טעות|שמועה|לא_נכון)",
  hi: "(?:मिथक|भ्रम|गलतफ़हमी|गलतफहमी|अफ़वाह|अफवाह|गलत|ग़लत)",
  zh: "(?:常见)?(?:误区|誤區|谣言|謠言|迷思|误解|誤解|错误|錯誤|传言|傳言)",
  ja: "(?:よくある)?(?:誤解|間違い|迷信|うわさ|思い込み|誤り)",
  ko: "(?:흔한_)?(?:오해|미신|소문|거짓|잘못된_상식)",
};

/** Calls what follows how it really is. */
const FACTS: Words = {
  en: "(?:the_)?(?:facts?|truth|reality|true|right|correct|correction|in_fact|in_truth|really|actually)",
  de: "(?:die_)?(?:fakt|fakten|wahrheit|tatsache|tatsächlich|richtig|wirklichkeit|in_wahrheit|wahr|richtig_ist|realität)",
  fr: "(?:la_|le_)?(?:fait|vérité|réalité|vrai|en_fait|en_réalité|info|en_vérité)",
  es: "(?:la_)?(?:realidad|verdad|hecho|verdadero|cierto|en_realidad|dato)",
  it: "(?:la_)?(?:realtà|verità|fatto|vero|in_realtà|giusto)",
  pt: "(?:a_|o_)?(?:realidade|verdade|facto|fato|verdadeiro|na_realidade|na_verdade|certo)",
  nl: "(?:de_|het_)?(?:feit|waarheid|werkelijkheid|waar|juist|in_werkelijkheid)",
  pl: "(?:fakt|prawda|rzeczywistość|w_rzeczywistości|naprawdę)",
  ru: "(?:факт|правда|реальность|на_самом_деле|в_действительности|верно|истина)",
  uk: "(?:факт|правда|насправді|реальність|істина)",
  sv: "(?:fakta|faktum|sanning|sanningen|verkligheten|sant|rätt)",
  da: "(?:fakta|faktum|sandhed|sandheden|virkeligheden|sandt|rigtigt)",
  nb: "(?:fakta|faktum|sannhet|sannheten|virkeligheten|sant|riktig)",
  cs: "(?:fakt|pravda|skutečnost|ve_skutečnosti)",
  tr: "(?:gerçek|doğru|aslında|doğrusu)",
  ar: "(?:حقيقة|الحقيقة|الواقع|صحيح|الصحيح|الصواب|في_الواقع|في_الحقيقة)",
  he: "(?:עובדה|העובדה|אמת|האמת|המציאות|נכון|למעשה)",
  hi: "(?:तथ्य|सच|सच्चाई|हकीकत|हक़ीक़त|सही|असल_में|वास्तविकता)",
  zh: "(?:事实|事實|真相|正解|实际|實際|正确|正確|其实|其實)",
  ja: "(?:事実|真実|実際|正解|本当|実は)",
  ko: "(?:사실|진실|실제|정답|올바른_상식)",
};

/** What opens a question and its answer where both are labelled. */
const ASKED: Words = {
  en: "q(?:uestion)?", de: "f(?:rage)?", fr: "q(?:uestion)?", es: "p(?:regunta)?", it: "d(?:omanda)?", pt: "p(?:ergunta)?", nl: "v(?:raag)?",
  pl: "p(?:ytanie)?", ru: "в(?:опрос)?", uk: "п(?:итання)?|з(?:апитання)?", sv: "f(?:råga)?", da: "s(?:pørgsmål)?", nb: "s(?:pørsmål)?", cs: "otázka|o",
  tr: "s(?:oru)?", ar: "س(?:ؤال)?|السؤال", he: "ש(?:אלה)?", hi: "प्र(?:श्न)?|सवाल", zh: "问题?|問題?|q", ja: "質問|問|q", ko: "질문|문|q",
}; // prettier-ignore
const ANSWERED: Words = {
  en: "a(?:nswer)?", de: "a(?:ntwort)?", fr: "r(?:éponse)?", es: "r(?:espuesta)?", it: "r(?:isposta)?", pt: "r(?:esposta)?", nl: "a(?:ntwoord)?",
  pl: "o(?:dpowiedź)?", ru: "о(?:твет)?", uk: "в(?:ідповідь)?", sv: "s(?:var)?", da: "s(?:var)?", nb: "s(?:var)?", cs: "odpověď",
  tr: "c(?:evap)?|yanıt|y", ar: "ج(?:واب)?|الجواب|الإجابة", he: "ת(?:שובה)?", hi: "उ(?:त्तर)?|जवाब", zh: "答案?|a", ja: "回答|答え?|a", ko: "답변?|a",
}; // prettier-ignore

/** Says of what was quoted whether it is so; ends at a mark, or opens the sentence that says how it is. */
const VERDICTS: Words = {
  en: "no|nope|wrong|false|untrue|incorrect|not_(?:true|so|quite|always|necessarily|at_all|really|exactly)|(?:that|this|it)(?:_is|['’]s)_(?:wrong|false|untrue|not_true|a_(?:myth|lie|scam|trap|mistake))|nonsense|on_the_contrary|true|right|correct|yes|partly|actually|in_fact|in_reality|myth",
  de: "nein|doch|falsch|irrtum|quatsch|unsinn|im_gegenteil|nicht_(?:ganz|immer|unbedingt|wahr)|(?:das_)?stimmt(?:_so)?_nicht(?:_ganz)?|das_ist_(?:falsch|ein_irrtum|gelogen|nicht_wahr|betrug)|richtig|stimmt|ja|wahr|leider_nein|teils|von_wegen|in_wahrheit|tatsächlich",
  fr: "non|faux|c['’]est_(?:faux|une_(?:arnaque|erreur|idée_reçue))|ce_n['’]est_pas_vrai|pas_(?:du_tout|toujours|forcément|vraiment)|au_contraire|vrai|c['’]est_vrai|oui|si|erreur|en_fait|en_réalité",
  es: "no|falso|es_(?:falso|mentira|un_mito|una_estafa)|no_es_(?:verdad|cierto|así)|mentira|error|al_contrario|no_siempre|verdadero|cierto|es_(?:verdad|cierto)|sí|en_realidad|depende",
  it: "no|falso|è_(?:falso|una_(?:bugia|truffa|bufala))|non_è_(?:vero|così)|non_sempre|sbagliato|errore|al_contrario|vero|è_vero|sì|in_realtà|dipende|macché",
  pt: "não|falso|é_(?:falso|mentira|um_mito|burla|golpe)|não_é_(?:verdade|bem_assim)|nem_sempre|mentira|errado|pelo_contrário|verdadeiro|verdade|é_verdade|sim|na_verdade|depende",
  nl: "nee|fout|onjuist|niet_waar|dat_(?:klopt_niet|is_niet_waar|is_onzin)|onzin|integendeel|niet_altijd|waar|klopt|juist|jawel|ja|in_werkelijkheid",
  pl: "nie|fałsz|nieprawda|to_(?:nieprawda|mit|błąd|oszustwo)|błąd|wręcz_przeciwnie|nie_zawsze|prawda|tak|mit|w_rzeczywistości",
  ru: "нет|неправда|это_(?:не_так|неправда|миф|ложь|обман)|не_так|неверно|не_всегда|ложь|миф|ошибка|наоборот|правда|верно|да|на_самом_деле",
  uk: "ні|неправда|це_(?:не_так|неправда|міф|брехня|обман)|не_так|хибно|не_завжди|міф|навпаки|правда|так|насправді",
  sv: "nej|fel|falskt|det_(?:stämmer_inte|är_fel|är_inte_sant)|inte_(?:alltid|sant)|tvärtom|sant|rätt|jo|ja|i_själva_verket",
  da: "nej|forkert|falsk|det_(?:passer_ikke|er_forkert)|ikke_(?:altid|sandt)|tværtimod|sandt|rigtigt|jo|ja|faktisk",
  nb: "nei|feil|galt|det_(?:stemmer_ikke|er_feil)|ikke_(?:alltid|sant)|tvert_imot|sant|riktig|jo|ja|faktisk",
  cs: "ne|nepravda|omyl|to_není_pravda|naopak|ne_vždy|pravda|ano|ve_skutečnosti",
  tr: "hayır|yanlış|doğru_değil|bu_(?:yanlış|doğru_değil)|aksine|her_zaman_değil|doğru|evet|aslında",
  ar: "لا|خطأ|غير_صحيح|هذا_(?:غير_صحيح|خطأ|ليس_صحيحا?ً?)|ليس_صحيحا?ً?|كذب|خرافة|بل|بالعكس|صحيح|نعم|في_الواقع|في_الحقيقة|ليس_دائما?ً?",
  he: "לא|לא_נכון|שקר|טעות|זה_לא_נכון|להפך|נכון|כן|למעשה|לא_תמיד",
  hi: "नहीं|गलत|ग़लत|झूठ|यह_(?:गलत|ग़लत|झूठ|सच_नहीं)_है|सही|हाँ|हां|सच|असल_में|मिथक|हमेशा_नहीं|बिल्कुल_नहीं",
};
/** Written without blanks: they stand at the beginning of a sentence, whatever follows. */
const EAST: Words = {
  zh: "错|錯|不对|不對|不是(?:的|这样|這樣)?[，。！]|不一定|不,|不，|不。|假的|其实|其實|事实上|事實上|实际上|實際上|这是(?:骗局|诈骗|误解|谣言|假的)|對[，。！]|对[，。！]|正确|正確|真的[，。！]|误|誤",
  ja: "いいえ|間違い|誤り|誤解|うそ|嘘|違います|そんなことは|そうではありません|そうとは限りません|必ずしも|実は|実際は|正解|本当です|はい、|詐欺です|それは(?:誤解|間違い|詐欺)",
  ko: "아니요|아닙니다|아니에요|틀렸|틀립|거짓|사실이_아닙|사실은|오해|그렇지_않|맞습니다|네[,.]|실제로는|사기",
};

const compiled = new Map<string, RegExp>();

function made(source: string): RegExp {
  const known =
    compiled.get(source) ?? new RegExp(source.replaceAll("_", "\\s?").replaceAll("['’]", "['’]"), "iu");
  compiled.set(source, known);
  return known;
}

/** The length of the label that opens a text, with its colon; 0 where none does. */
function labelled(text: string, words: string | undefined): number {
  if (words === undefined) return 0;
  return (
    made(`^(?:${words})(?:\\s?(?:nr\\.?|no\\.?|№|#)?\\s?\\p{Nd}{1,2})?\\s*[:：]\\s*`).exec(text)?.[0]
      .length ?? 0
  );
}

/** `judges`: what many believe and how it is; `asks`: a question and its answer. */
export type LabelKind = "judges" | "asks";

/** Which label opens the text as the first of a pair, or as its second; null where none does. */
export function pairLabel(
  text: string,
  base: string,
): { kind: LabelKind; place: "first" | "second"; length: number } | null {
  const tables = [
    { kind: "judges", place: "first", words: MYTHS },
    { kind: "judges", place: "second", words: FACTS },
    { kind: "asks", place: "first", words: ASKED },
    { kind: "asks", place: "second", words: ANSWERED },
  ] as const;
  for (const { kind, place, words } of tables) {
    const length = labelled(text, words[base]);
    if (length > 0) return { kind, place, length };
  }
  return null;
}

/** "Wrong: …", "Doch.", "È una truffa.": what it says first judges what was quoted before. */
export function isVerdict(text: string, base: string): boolean {
  const east = EAST[base];
  if (east !== undefined) return made(`^(?:${east})`).test(text);
  const words = VERDICTS[base];
  return words !== undefined && made(`^(?:${words})(?=\\s*(?:[.!,:;،؛।–—-]|$))`).test(text);
}

/** "Falso.", そんなことはありません。: a verdict that says no more than it; what is so stands behind it. */
export function isBareVerdict(text: string, base: string): boolean {
  const words = EAST[base] ?? VERDICTS[base];
  const told = words === undefined ? text : text.replace(made(`^(?:${words})`), "");
  return countWords(told) <= MOST_BESIDE_VERDICT;
}

/** "ありません", "that is not". */
const MOST_BESIDE_VERDICT = 3;

/** What a lie is called, in a short sentence behind it: "It is a scam." */
const LIES =
  /(?<![\p{L}\p{M}])(?:scam|fraud|lie|trick|trap|myth|false|wrong|untrue|nonsense|hoax|Betrug|Betrüger|Lüge|Masche|Falle|Trick|falsch|Irrtum|Unsinn|gelogen|arnaque|mensonge|piège|faux|escroquerie|fraude|estafa|mentira|trampa|engaño|falso|timo|truffa|bugia|trappola|inganno|burla|golpe|oplichting|leugen|onzin|bedrog|oszustwo|kłamstwo|nieprawda|pułapka|обман|мошенничество|мошенники|ложь|ловушка|неправда|шахрайство|шахраї|брехня|пастка|bluff|bedrägeri|lögn|bedrageri|svindel|løgn|podvod|lež|dolandırıcılık|yalan|tuzak|احتيال|كذب|كذبة|خدعة|فخ|הונאה|שקר|עוקץ|धोखा|झूठ|धोखाधड़ी|ठगी)(?![\p{L}\p{M}])|诈骗|詐騙|骗局|騙局|谎言|謊言|陷阱|假的|詐欺|嘘です|うそです|사기|거짓|함정/iu;

/** Whether a sentence behind a quotation says that it is not to be believed, or that it is. */
export function judges(sentence: string, base: string): boolean {
  return isVerdict(sentence, base) || (countWords(sentence) <= MOST_OF_JUDGEMENT && LIES.test(sentence));
}

const MOST_OF_JUDGEMENT = 8;
