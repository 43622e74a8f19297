import { toPattern } from "../text/regex.ts";

/** What a film is not to speak of, and how it is not to sound, as its sender says so to nobody but its maker. */

/** What may be told or kept quiet, and is no salt, shoe or lift. */
const TELLABLE =
  "accidents?|incident|prices?|pay(?: review)?|salar(?:y|ies)|wages|competitors?|rivals|names?|divorce|illness|lawsuits?|trial|court case|scandal|dispute|quarrel|strikes?|war|quarrel|feud|layoffs|redundanc(?:y|ies)|bankruptcy|politics|religion|money(?: side)?|costs?|figures|losses|fire of|illness|death|war years|complaints|surname|founder['’]?s?|director|manager|brand|unfall|unfälle|preise?n?|gehälter|konkurrenz|mitbewerber|namen?|scheidung|krankheit|rechtsstreit|prozess|streit|skandal|streiks?|krieg|geld|politik|kosten|verluste|insolvenz|accident|incident|prix|salaires|concurren(?:ce|ts?)|divorce|procès|scandale|grève|guerre|argent|politique|pertes|coûts?|accidente|incidente|precios?|sueldos|competencia|competidores|divorcio|enfermedad|juicio|escándalo|huelga|guerra|dinero|política|pérdidas|incidente|prezz[io]|stipendi|concorren(?:za|ti)|divorzio|malattia|processo|scandalo|sciopero|guerra|soldi|denaro|perdite|costi|acidente|preços?|salários|concorrência|concorrentes|divórcio|escândalo|greve|guerra|dinheiro|perdas|incendie|incendio|incêndio|ongeluk|ongeval|prijzen|salarissen|concurren(?:tie|ten)|scheiding|rechtszaak|schandaal|staking|oorlog|geld|kosten|olyckan?|priser(?:na)?|löner|konkurrenter(?:na)?|skilsmässan?|rättegången|skandalen?|strejken?|kriget|krigen|pengar|penge|penger|ulykken|priserne|prisene|konkurrenterne|wypadku?|wypadek|cen(?:y|ach)?|ceny|pensj\\p{L}+|konkurencj\\p{L}+|rozw\\p{L}+|proces\\p{L}*|skandal\\p{L}*|strajk\\p{L}*|wojn\\p{L}+|pieniądz\\p{L}*|pieniędz\\p{L}*|nehod\\p{L}*|cen[yá]\\p{L}*|авари\\p{L}+|цен[аыух]\\p{L}*|зарплат\\p{L}+|конкурент\\p{L}*|развод\\p{L}*|забастовк\\p{L}+|войн\\p{L}+|деньг\\p{L}+|страйк\\p{L}*|скандал\\p{L}*|пожар\\p{L}*|pożar\\p{L}*|branden|суд(?:е|ом|а)?|аварі\\p{L}+|цін[аиу]\\p{L}*|kaza\\p{L}*|fiyat\\p{L}*|maaş\\p{L}*|rakip\\p{L}*|grev\\p{L}*|para\\p{L}*|حادث\\p{L}*|(?:ال)?أسعار|(?:ال)?رواتب|(?:ال)?إضراب|(?:ال)?مال|(?:ה)?תאונה|(?:ה)?מחירים|(?:ה)?מתחרים";
const EAST_TELLABLE =
  "事故|价格|價格|竞争对手|工资|离婚|官司|罢工|战争|値段|価格|競合|給料|ストライキ|戦争|お金|파업|가격|사고|경쟁사|연봉";

const PLEASE =
  "(?:and |but |und |aber |et |mais |y |pero |e |ma |en |maar |och |men |i |ale |и |но |oh,? )?(?:please,? |pls |bitte |s['’]il (?:vous|te) plaît,? |por favor,? |per favore,? |graag |gelieve |vänligen |proszę |prosimy |пожалуйста,? |lütfen )?";
/** A thing of a sentence, which is looked at by itself: all of them in each wording would be hundreds of thousands of signs. */
const THING = "(.+?)";
const IS_TELLABLE = toPattern(
  `^(?:the |our |any |his |her |their |all |de[nrms]? |die |das |d[ue]s? |l[ea]s? |l['’]|el |los |il |i |gli |o |os |as |a |het |de )?(?:[\\p{L}'’-]+ ){0,3}?(?:${TELLABLE})(?![\\p{L}\\p{M}]).{0,50}$`,
  "iu",
);

/** Sentences from their first word on; each has a verb of telling, or a thing that only texts keep quiet. */
const QUIET: readonly string[] = [
  `${PLEASE}(?:leave|keep) .{2,60} out of the (?:film|video)(?:,.{0,30})?|${PLEASE}(?:leave|keep) ${THING}out of (?:it|this)(?:,.{0,30})?|.{6,80}, so (?:please )?(?:not a word about (?:it|that|this)|nothing about (?:it|that|this)|don['’]t mention (?:it|that|this))|.{6,80}, (?:also|deshalb|daher) (?:bitte )?(?:kein wort|nichts) (?:davon|darüber)|.{6,80}, donc (?:pas un mot|n['’]en parlez pas)(?: là-dessus)?|${PLEASE}(?:leave out|omit|skip|keep out) ${THING}`,
  `(?:we |i )(?:really )?(?:don['’]t|do not|would rather not|['’]d rather not) (?:want|have|like)? ?(?:any )?(?:mention|talk) of .{2,60}|${PLEASE}(?:no|not a|not one) (?:word|mention) (?:about|on|of) .{2,60}|${PLEASE}(?:don['’]t|do not|never|no need to|you (?:don['’]t|needn['’]t) (?:have|need)? ?(?:to )?) ?(?:mention|name|bring up|go into|dwell on|talk about) ${THING}`,
  `${PLEASE}(?:nichts|kein wort|lieber nichts) (?:über|von|zu[mr]?) .{2,60}(?:sagen|erwähnen|erzählen)|${PLEASE}kein wort (?:über|von|zu[mr]?) .{2,50}|(?:bitte )?${THING}(?:bitte )?(?:weglassen|auslassen|nicht erwähnen|nicht nennen|außen vor lassen|draußen lassen|heraushalten|raushalten)|${PLEASE}(?:erwähn|nenn)(?:t|en sie|e) (?:bitte )?${THING}nicht`,
  `(?:merci de |prière de |veuillez )?(?:ne pas (?:parler|mentionner|évoquer|citer)|(?:n['’]|ne )(?:parl|mentionn|évoqu|cit)\\p{L}+ pas) (?:de |du |des |d['’]|de l['’])?${THING}|${PLEASE}(?:pas un mot|rien) (?:sur|de|à propos de) .{2,60}|${PLEASE}(?:laiss\\p{L}+ de côté|omett\\p{L}+|passez sous silence) ${THING}`,
  `${PLEASE}(?:no|mejor no) (?:mencion|nombr|habl|cit)\\p{L}+ (?:de |del |a )?${THING}|${THING}(?:mejor no (?:los|las|lo|la) (?:mencion|nombr)\\p{L}+)|${PLEASE}(?:dejad|dejen|deja|omitid|omitan|omitir) (?:fuera |de lado )?${THING}|${PLEASE}ni una palabra (?:de|sobre) .{2,50}`,
  `${PLEASE}non (?:parlate|parlare|menzionate|menzionare|nominate|nominare|citate|citare) (?:di |de[il]\\p{L}* |dell['’])?${THING}|${PLEASE}(?:lasci(?:ate|are)|omett(?:ete|ere)|tralasci(?:ate|are)) (?:fuori |da parte )?${THING}|${PLEASE}nemmeno una parola su.{2,50}`,
  `${PLEASE}não (?:fal|mencion|cit|nomei|refir)\\p{L}+ (?:de |d[oa]s? |n[oa]s? )?${THING}|${PLEASE}(?:deix(?:em|ar|e)|omit(?:am|ir)) (?:de fora |fora )?${THING}|${PLEASE}nem uma palavra sobre .{2,50}`,
  `${PLEASE}${THING}(?:graag |aub |liever )?(?:weglaten|niet noemen|niet vermelden|buiten beschouwing laten)|${PLEASE}(?:liever )?(?:niets|geen woord) over .{2,50}|${PLEASE}(?:noem|vermeld) ${THING}niet`,
  `${PLEASE}(?:nämn (?:inte|ej|gärna inte)|utelämna(?: gärna)?|hoppa över|lämna (?:gärna )?ute) ${THING}|${PLEASE}(?:inget|inte ett ord) om ${THING}|(?:nævn|nevn) ikke ${THING}|(?:udelad|utelat)(?: gerne| gjerne)? ${THING}`,
  `${PLEASE}(?:pomi(?:nąć|ńcie|ń)|nie (?:wspomina|mówi|podawa)\\p{L}+(?: o| nic o)?) ${THING}|o ${THING}(?:proszę )?(?:nic )?nie (?:mówić|wspominać)|${PLEASE}ani słowa o .{2,50}|${PLEASE}(?:vynech\\p{L}+|nezmiňujte|nemluvte o) ${THING}`,
  `${PLEASE}(?:про|об?|о) .+(?:не (?:надо|нужно|говор\\p{L}+|упомина\\p{L}+)|ни слова)|(.{2,60})(?:лучше|пожалуйста,?) не (?:упоминать|называть|указывать|трогать)|${PLEASE}(?:не упоминайте|опустите|ни слова (?:про|об?)) ${THING}|${PLEASE}(?:не згадуйте|оминіть|ані слова про) ${THING}`,
  `(.{2,60})(?:bahsetmeyin|söz etmeyin|anmayın|değinmeyin|belirtmeyin|geçmesin)(?: lütfen)?|lütfen .{2,60}(?:bahsetmeyin|söz etmeyin|anmayın|değinmeyin)`,
  `(?:يرجى|نرجو|الرجاء|رجاءً?|من فضلكم)،? (?:عدم )?(?:ذكر|التطرق إلى|الحديث عن) ${THING}|لا (?:تذكروا|تتحدثوا عن|داعي لذكر) ${THING}|(?:נא|בבקשה|אנא) (?:לא|אל) (?:להזכיר|לדבר על|תזכירו) (?:את )?${THING}`,
  `(?:请|請)?(?:不要|别|別|不用|就别)(?:提|讲|講|说|說|谈|談)(?:到|及|起)?[^，。]{0,12}(?:${EAST_TELLABLE})[^，。]{0,6}|[^，。]{0,10}(?:${EAST_TELLABLE})(?:的事)?(?:就|请|請)?(?:不要|别|別|不用)(?:提|讲|講|说|說|写|寫)了?`,
  `[^。]{0,12}(?:${EAST_TELLABLE})(?:のこと|の話|の件|について)?(?:に|には|は|を)?(?:触れないで|書かないで|出さないで|言わないで|入れないで)(?:ください|下さい)|[^.]{0,14}(?:${EAST_TELLABLE})\\p{L}*\\s?(?:이야기는\\s?)?(?:빼|언급하지|말하지|넣지)\\s?(?:주세요|말아|마세요|않).{0,10}`,
];
/** Words that only say that something is not told: whatever it is. */
const NOT_A_WORD: readonly string[] = [
  `${PLEASE}(?:no word|not a word|nothing) (?:about|on) .{2,40}(?:,? please)(?:,.{2,40})?|(?:it['’]s )?(?:best|better)(?: to)? (?:steer clear of|not (?:to )?(?:mention|talk about)|leave out) ${THING}|(?:if you can,? )?${PLEASE}(?:leave|keep) (?:my|our|his|her|their|the) (?:\\p{L}+['’]s )?names? (?:off|out of) (?:it|this|the film)`,
  `(?:vo[nm]|zu[mr]?|über) .{2,50} (?:bitte )?(?:kein wort|nichts (?:sagen|erwähnen))|${PLEASE}(?:évite[rz]|merci d['’]éviter) de (?:parler|mentionner|évoquer) (?:de |du |des |d['’])?${THING}|(?:sur|de|du) .{2,50}, (?:pas un mot|rien)(?:,? s['’]il (?:vous|te) plaît|,? svp)?|de .{2,50}, ni (?:una )?palabra|mejor no (?:hablar|mencionar) (?:de(?:l)? )?${THING}`,
  `(?:è )?meglio non (?:parlare|accennare|nominare) (?:di |a |de\\p{L}* )?${THING}|(?:d[aeo]s?|sobre) .{2,50} nem uma palavra(?:,.{2,30})?|over .{2,50} (?:liever |graag |aub )?(?:niets|geen woord)(?: zeggen)?|${PLEASE}(?:säg (?:inget|ingenting) om|sig (?:intet|ikke noget) om|ikke si noe om) ${THING}`,
  `о .{2,50} ni słowa|o .{2,50} ani słowa|об? .{2,50} ни слова|про .{2,50} ні слова|.{2,40}(?:hiç söz etmeyelim|hiç bahsetmeyelim|söz edilmesin)|لا تذكروا ${THING}`,
  `(?:nada (?:sobre|de)|niente s\\p{L}+|nulla s\\p{L}+|nic o|ingenting om|inget om|zeg (?:niets|liever niets) over|rien (?:sur|de)|nichts (?:über|zu[mr]?)|intet om) ${THING}`,
  `(?:den|die|das|unsere?n?) [\\p{L}-]+(?: [\\p{L}-]+){0,3} bitte nicht erwähnen|nämn (?:inte|ej) \\p{L}+(?:,? tack)?|nævn ikke \\p{L}+|об? [\\p{L}-]+(?: [\\p{L}-]+){0,2} (?:лучше |пожалуйста,? )?не упомина(?:йте|ть)|не упоминайте (?:об? )?[\\p{L}-]+(?: [\\p{L}-]+){0,2}`,
  "[^，。]{1,12}(?:的事|这件事)?一个字(?:都|也)(?:别|不要)提|[^。]{1,16}の話は(?:しないで|出さないで)(?:ください|下さい|ほしい)[^。]{0,6}",
];
const KEEPS_QUIET = toPattern(`^(?:${[...QUIET, ...NOT_A_WORD].join("|")})$`, "iu");

/** "Please leave out the accident of 2003.": what is asked not to be told, and is a matter of telling. */
export function keepsQuiet(said: string): boolean {
  const found = KEEPS_QUIET.exec(said);
  const things: readonly (string | undefined)[] = found?.slice(1) ?? [];
  return found !== null && things.every((thing) => thing === undefined || IS_TELLABLE.test(thing));
}
/** Whom viewers are told not to tell something, what is theirs, or who said it. */
export const TO_VIEWERS =
  /(?<!\p{L})(?:your|yours|to (?:anyone|strangers|customers|clients|callers|patients|the)|(?:with|con|avec|mit|met|com|med) (?:anyone|strangers|customers|clients|desconocid\p{L}+|extraños|sconosciuti|inconnus|fremden|clientes?|clienti|kunden|klanten|personne)|(?:on|at|in) the (?:phone|telephone|door|doorstep|till|table|corridor)|never|in (?:an|the|your) interview|ihre[nmrs]?|eure[nmrs]?|deine[nmrs]?|am telefon|votre|vos|tu|tus|su|sus|vuestr\p{L}+|vostr\p{L}+|seu|sua|uw|jullie|din|ditt|dina|tw[oó]j\p{L}*|ваш\p{L}*|тво\p{L}+|said|sagte|dit|dijo|disse|zei|sa|powiedział\p{L}*|сказал\p{L}*|dedi)(?!\p{L})/iu;

/** How it is not to sound, or is. */
export const SOUNDS = toPattern(
  `^(?:${[
    `(?:i|we)(?:['’]d| would) (?:rather|prefer) (?:it )?(?:if it )?(?:didn['’]t|did not|doesn['’]t) (?:sound|feel|read) (?:like|as|too) .{2,40}|${PLEASE}(?:don['’]t|do not|it should(?:n['’]t| not)|it must(?:n['’]t| not)|let it not) (?:make it |let it )?(?:sound|feel|read|come across) (?:like|as|too) .{2,50}|(?:not|nothing) too (?:salesy|preachy|cheesy|corny|corporate|formal|technical|sentimental|gloomy|long|clever|slick|sugary|serious)(?:,? please)?(?:, (?:(?:half|most|some|many|all)(?: of)?(?: the| our| my)? )?(?:audience|viewers|kids|children|class|guests|visitors|people|them) .{3,50})?|no (?:dramatic|sad|epic|heroic|triumphant|tense|stirring) music,? please|keep it moving|(?:please )?make it (?:fun|funny|friendly|warm|light|snappy|punchy|short)(?:,? please)?`,
    `(?:bitte )?keine (?:dramatische|traurige|heroische|kitschige) musik(?: bitte)?|(?:bitte |bloß |nur )?nicht zu (?:werblich|reißerisch|förmlich|kitschig|technisch|belehrend|trocken|lang|werbend)(?: bitte)?|(?:bitte )?(?:der )?ton (?:soll|sollte|darf|bitte) (?:ruhig )?(?:freundlich|locker|sachlich|warm|ernst|frech|leicht|persönlich)(?!\\p{L}).{0,50}|(?:es|das) soll(?:te)? nicht (?:wie|nach) (?:eine )?werbung klingen`,
    `pas de musique (?:dramatique|triste|triomphale|grandiloquente)(?:,? s['’]il (?:vous|te) plaît)?|(?:surtout )?pas de ton (?:publicitaire|commercial|moralisateur|scolaire)|ton (?:chaleureux|convivial|sobre|amical|léger|simple)(?: et \\p{L}+)?|(?:que )?ça ne (?:sonne|fasse) pas (?:comme une |trop )?(?:publicité|pub|commercial)`,
    `(?:que )?no (?:suene|parezca) (?:a|como) (?:un )?(?:anuncio|publicidad|sermón)(?:,? por favor)?|(?:sin|nada de) música (?:dramática|triste|épica)(?:,? por favor)?|niente musica (?:drammatica|triste|epica)(?:,? per favore)?|tono (?:cercano|cálido|amable|sobrio)(?: y \\p{L}+)?|che non (?:suoni|sembri) (?:come )?(?:una |uno )?(?:pubblicità|spot|predica)(?:,? per favore)?|tono (?:caldo|cordiale|semplice)(?: e \\p{L}+)?`,
    `que não (?:soe|pareça) (?:a |como )?(?:um )?(?:anúncio|publicidade|propaganda)(?:,? por favor)?|(?:liefst |graag )?niet te (?:commercieel|zakelijk|schreeuwerig|lang)|låt det inte (?:låta som|bli) (?:en )?reklam|inte för (?:säljigt|formellt|långt)(?:,? tack)?|(?:tylko )?nie za bardzo reklamowo|żeby nie brzmiało jak reklama|только не (?:как реклама|рекламно)|чтобы не (?:звучало|было похоже) (?:как|на) реклам\\p{L}+|reklam gibi olmasın(?: lütfen)?`,
  ].join("|")})$`,
  "iu",
);
export const SOUNDS_EAST =
  /^(?:不要|别|別)(?:像|太像)广告(?:一样)?$|^広告っぽく(?:しない|ならない)(?:で|よう)[^。]{0,14}$|^광고처럼 (?:들리지|보이지) 않게[^.]{0,10}$/u;
