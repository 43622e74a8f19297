import { toPattern } from "../text/regex.ts";

/** What tells that steps come round again, language by language: names of cycles, and sentences that lead back. */
type CycleWords = { name: RegExp; again?: RegExp };

const rx = (source: string): RegExp => toPattern(`(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])`, "iu");
/** Found within words, as these languages write them. */
const within = (source: string): RegExp => toPattern(source, "u");

/** A cycle as the thing that is spoken of: no path for bicycles, no shop of them, no course of lessons. */
const CYCLES: Readonly<Record<string, CycleWords>> = {
  en: {
    name: rx(
      "(?<!(?:^|[.!?:;] |\\b(?:to|and|or|we|you|they|i|can|will|who|people|children) ))(?:cycle(?= (?:of|in|has|is|runs|goes|begins|starts|repeats|takes|works|consists|from|that|which|explained|stages?|phases?|steps?|step by step)(?!\\p{L})|[.,:;!?)–—]| [–—-] |$)|(?:life|water|carbon|nitrogen|rock|sleep|business|economic|lunar|cell) cycles)|(?:closed|feedback|endless|vicious|virtuous|habit) (?:loop|circle)|(?<!(?:^|[.!?:;] |\\b(?:to|and|or|we|you|they|i|can|will) ))(?:loop|circle)(?= (?:in|of|has) (?:its |these |the )?(?:\\d|two|three|four|five|six|seven|eight) (?:steps|stages|stations|phases|parts))|plan[ ,–-]+do[ ,–-]+check[ ,–-]+act|pdca",
    ),
    again: rx(
      "(?:it|this|that|the (?:whole )?(?:cycle|process|circle|round|lap|sequence|story|journey|loop)|all of it|everything) (?:then |can |may )?(?:all )?(?:begins?|starts?|repeats?)(?: itself)?(?: (?:all )?(?:over|again|anew|afresh|from the (?:beginning|start|top)))*|(?:begins?|starts?|starting|beginning) (?:all )?(?:over(?: again)?|again|anew|afresh|from the (?:beginning|start))|back (?:to|at|where) (?:the (?:start|beginning|first (?:step|stage))|square one|step (?:1|one)|it (?:began|started))|comes? full circle|round and round|and so on, year after year",
    ),
  },
  de: {
    name: rx(
      "\\p{L}*(?:kreislauf(?:s|es)?|kreisläufe|zyklus|zyklen|teufelskreis|regelkreis)(?!-)|(?:der|ein) kreis in \\S+ (?:schritten|stufen|stationen|phasen)",
    ),
    again: rx(
      "(?:beginnt|fängt|startet|geht) (?:\\p{L}+ ){0,4}(?:von (?:vorne?|neuem)|erneut|wieder(?: von vorne?)?|neu)(?: an| los)?|schließt sich der kreis|der kreis schließt sich|zurück zum (?:anfang|ersten schritt|schritt 1)",
    ),
  },
  fr: {
    name: rx(
      "(?:le |un |du )?cycles?(?: de| du| des| d['’]\\p{L}+| [\\p{L}]+que\\b| menstruel| naturel| annuel| vertueux)|cercle (?:vertueux|vicieux)|boucle (?:fermée|de rétroaction)|(?:boucle|cycle|cercle) en \\S+ (?:étapes|temps|phases|stades)",
    ),
    again: rx(
      "(?:tout |le cycle |cela |il |elle |ça )?recommence(?:nt)?|(?:le cycle|tout) (?:reprend|repart|se répète)|la boucle est bouclée|retour (?:au (?:début|départ)|à la case départ|à l['’]étape 1)",
    ),
  },
  es: {
    name: rx(
      "ciclos? (?:de|del|vital|natural|hidrológico|menstrual|anual|celular|completo)|círculo (?:vicioso|virtuoso)|(?:ciclo|círculo|circuito|bucle) en \\S+ (?:pasos|etapas|fases)",
    ),
    again: rx(
      "(?:vuelve|vuelven|volver) a (?:empezar|comenzar|iniciar(?:se)?)|(?:empieza|comienza) de nuevo|el ciclo se (?:repite|cierra)|se cierra el círculo",
    ),
  },
  it: {
    name: rx(
      "ciclo (?:di|del|della|dell['’]\\p{L}+|dei|delle|vitale|naturale|idrologico|annuale|completo)|circolo (?:vizioso|virtuoso)|(?:ciclo|cerchio|circolo|circuito) in \\S+ (?:passi|fasi|tappe|stadi)",
    ),
    again: rx(
      "(?:ricomincia|ricominciano|riparte|si ripete)|(?:inizia|comincia) (?:di nuovo|da capo)|il cerchio si chiude",
    ),
  },
  pt: {
    name: rx(
      "ciclos? (?:do|da|de|das|dos|vital|natural|hidrológico|menstrual|anual|completo)|círculo (?:vicioso|virtuoso)|(?:ciclo|círculo|circuito) em \\S+ (?:passos|etapas|fases)",
    ),
    again: rx(
      "(?:recomeça|recomeçam)|(?:volta|voltam) a começar|(?:começa|inicia) (?:de novo|novamente|outra vez)|o ciclo se (?:repete|fecha)",
    ),
  },
  nl: {
    name: rx("\\p{L}*(?:kringloop|cyclus|cycli)(?!-)|vicieuze cirkel|(?:kring|cirkel) in \\S+ stappen"),
    again: rx(
      "begint (?:\\p{L}+ ){0,4}(?:opnieuw|weer(?: van voren af aan)?|van voren af aan)|is de (?:cirkel|kringloop) rond|terug bij (?:het begin|stap 1)",
    ),
  },
  sv: {
    name: rx("\\p{L}*kretslopp(?:et)?|\\p{L}*cykeln? (?:har|består)|livscykeln?"),
    again: rx("börjar (?:\\p{L}+ ){0,3}(?:om|på nytt|igen)"),
  },
  da: {
    name: rx("\\p{L}*kredsløb(?:et)?|livscyklus|\\p{L}*cyklus"),
    again: rx("begynder (?:\\p{L}+ ){0,3}(?:forfra|igen)"),
  },
  nb: {
    name: rx("\\p{L}*kretsløp(?:et)?|livssyklus|\\p{L}*syklus"),
    again: rx("(?:begynner|starter) (?:\\p{L}+ ){0,3}(?:på nytt|igjen|om igjen)"),
  },
  fi: {
    name: rx("\\p{L}*kiertokulku|elinkaari|elämänkaari|veden kierto|\\p{L}*sykli"),
    again: rx("alkaa (?:\\p{L}+ ){0,2}(?:alusta|uudelleen|uudestaan)"),
  },
  pl: {
    name: rx(
      "cykl(?:u|em|e)?(?! (?:spotkań|wykładów|artykułów|szkoleń|koncertów))|obieg(?:u)? (?:wody|węgla|azotu|materii)|błędne koło",
    ),
    again: rx("(?:zaczyna|rozpoczyna) się (?:od nowa|na nowo|ponownie)|cykl się (?:powtarza|zamyka)"),
  },
  cs: {
    name: rx("koloběh\\p{L}*|\\p{L}*cyklus|cyklu|oběh vody"),
    again: rx("(?:začíná|začne) (?:\\p{L}+ ){0,2}(?:znovu|od začátku|nanovo)|cyklus se (?:opakuje|uzavírá)"),
  },
  ru: {
    name: rx("цикл(?:а|е|ом)?(?! (?:лекций|статей|занятий|семинаров))|круговорот\\p{L}*|замкнутый круг"),
    again: rx(
      "(?:вс[её] )?(?:начинается|повторяется) (?:снова|сначала|заново)|цикл (?:повторяется|замыкается)|круг замыкается",
    ),
  },
  uk: {
    name: rx("цикл(?:у|і|ом)?(?! (?:лекцій|статей|занять))|кругообіг\\p{L}*|колообіг\\p{L}*"),
    again: rx("(?:все )?починається (?:знову|спочатку)|цикл (?:повторюється|замикається)"),
  },
  bg: {
    name: rx("цикъл(?:ът|а)?|кръговрат\\p{L}*"),
    again: rx("започва отново|цикълът се (?:повтаря|затваря)"),
  },
  ro: {
    name: rx("ciclul(?:ui)?|circuitul (?:apei|carbonului|azotului)"),
    again: rx("(?:reîncepe|o ia de la capăt)|începe din nou|ciclul se repetă"),
  },
  hu: {
    name: rx("\\p{L}*(?:ciklus|körforgás)(?:a|át)?|körfolyamat\\p{L}*"),
    again: rx("(?:kezdődik|indul) (?:elölről|újra)|újrakezdődik"),
  },
  el: {
    name: rx("κύκλο[ςυ] (?:του|της|ζωής|των)"),
    again: rx("(?:αρχίζει|ξεκινά) (?:ξανά|πάλι|από την αρχή)"),
  },
  tr: {
    name: rx("döngü(?:sü|sünün|nün|ler|leri)?|kısır döngü"),
    again: rx("(?:yeniden|tekrar|baştan) (?:başlar|başlıyor)|döngü (?:tekrarlanır|tamamlanır)"),
  },
  ar: {
    name: rx(
      "(?:ال)?دورة (?:ال)?(?:حياة|ماء|مياه|كربون|نيتروجين|صخور|طبيعة|هيدرولوجية|شهرية|نوم|دموية|إنتاج|مائية)|حلقة مفرغة",
    ),
    again: rx("(?:تبدأ|يبدأ|وتبدأ|ويبدأ) (?:الدورة )?من جديد|تتكرر الدورة|تعود الدورة"),
  },
  he: {
    name: rx("מחזור (?:ה?מים|ה?חיים|ה?פחמן|ה?חנקן|ה?סלעים|ה?שינה)|מעגל קסמים"),
    again: rx("(?:מתחיל|מתחילה) (?:מחדש|שוב)|חוזר חלילה"),
  },
  fa: { name: rx("چرخه(?:‌ی| ی)?"), again: rx("(?:دوباره|از نو) (?:آغاز|شروع) می‌شود") },
  hi: { name: rx("(?:[\\p{L}\\p{M}]+ )?चक्र"), again: rx("फिर से शुरू|दोबारा शुरू|नए सिरे से शुरू") },
  bn: { name: rx("(?:[\\p{L}\\p{M}]*)চক্র(?:ের)?"), again: rx("আবার শুরু") },
  zh: {
    name: within("循环(?!利用|经济|再生)|循環(?!利用|經濟|再生)|生命周期|生命週期"),
    again: within("(?:周而复始|週而復始|重新开始|重新開始|再次开始|从头开始|從頭開始|循环往复|循環往復)"),
  },
  ja: {
    name: within("(?:循環|サイクル(?!ショップ|ロード|ポート|スポーツ|リスト|イベント)|生活環|悪循環)"),
    again: within("(?:再び始ま|また始ま|最初に戻|はじめに戻|繰り返され|くり返され)"),
  },
  ko: {
    name: within("순환|(?:생활|생애|수명) ?주기|한살이|사이클(?!링)|악순환"),
    again: within("(?:다시|새로) 시작(?:된|됩|되|한)|반복(?:된|됩)"),
  },
  th: { name: within("วัฏจักร|วงจรชีวิต") },
  vi: { name: rx("vòng tuần hoàn|chu trình|vòng đời"), again: rx("bắt đầu lại|lặp lại từ đầu") },
  id: {
    name: rx("siklus|daur (?:hidup|air|karbon)"),
    again: rx("(?:dimulai|mulai) (?:lagi|kembali)|berulang (?:lagi|kembali)"),
  },
  ta: { name: within("சுழற்சி") },
  te: { name: within("చక్రం") },
};

/** Stages by name, so that a film's own title tells of what they are. */
const STAGES =
  /(?<!\p{L})(?:stages|steps|phases|phasen|schritte|stufen|stadien|stationen|étapes|fases|etapas|fasi|tappe|fasen|stappen|stadia|etapy|fazy|этап\p{L}*|стади\p{L}*|фаз\p{L}*|aşama\p{L}*|evre\p{L}*|(?:ال)?مراحل|चरण|steg(?:en)?|trin)(?!\p{L})|阶段|階段|步骤|步驟|段階|단계/iu;

/** What is known of steps: their scene's heading, the film's title, what is said before them, and from the last one on. */
export type StepTexts = {
  heading: string;
  topic: string;
  before: readonly string[];
  last: readonly string[];
};

/** Whether steps are those of a cycle: that is said of them, or the last leads back to the first. */
export function isCycle({ heading, topic, before, last }: StepTexts, base: string): boolean {
  const words = CYCLES[base];
  if (words === undefined) return false;
  const named = [heading, ...before, ...(STAGES.test(heading) ? [topic] : [])];
  return named.some((text) => words.name.test(text)) || last.some((text) => words.again?.test(text) === true);
}

/** Goes back to where it was. */
export const BACK =
  /(?<![\p{L}\p{M}])(?:back|returns?|zurück|retour\p{L}*|revien\p{L}*|ramèn\p{L}+|vuelven?|devuelven?|regresan?|tornan?|ritorn\p{L}*|riport\p{L}+|devolvem?|volta\p{L}*|regress\p{L}*|terug|wraca\p{L}*|powraca\p{L}*|z powrotem|возвраща\p{L}+|поверта\p{L}+|tillbaka|återvänd\p{L}*|tilbage|tilbake|takaisin|zpět|zpátky|înapoi|vissza\p{L}*|επιστρέφ\p{L}+|geri|döner|[وف]?(?:يعود|تعود|يرجع|ترجع)|ו?חוזרי?[םת]?)(?![\p{L}\p{M}])|लौट|वापस|回到|返回|流回|送回|戻|돌아|되돌/iu;

/** Whether a text names a cycle. */
export function namesCycle(text: string, base: string): boolean {
  return CYCLES[base]?.name.test(text) === true;
}

/** Whether a clause tells that what was told before it begins again. */
export function beginsAgain(text: string, base: string): boolean {
  return CYCLES[base]?.again?.test(text) === true;
}
