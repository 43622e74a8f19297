/** How an introduction speaks of who will watch, where and to what end: small words of grammar, no names of people. */

import { FILM } from "./request-words.ts";
import { toPattern } from "../text/regex.ts";

const begins = (patterns: readonly string[]): RegExp => toPattern(`^(?:${patterns.join("|")})`, "iu");
const WORD_ENDS = "(?![\\p{L}\\p{M}])";

/** "For", and "made for", "s'adresse à", before whoever is meant. */
export const FOR_WHOM = begins([
  `(?:(?:made|meant|intended|written|aimed|designed|it(?: is|['’]s)(?: meant| made)?|this is(?: meant| made)?) )?(?:for|at)${WORD_ENDS}`,
  `(?:gedacht |gemacht |bestimmt |es ist |das ist )?für${WORD_ENDS}|(?:gemeint|angesprochen) sind${WORD_ENDS}|richtet sich an${WORD_ENDS}`,
  `(?:(?:conçue?|faite?|destinée?|pensée?|c['’]est|il est|elle est) )*(?:pour|à destination d)${WORD_ENDS}|(?:destinée?|adressée?|(?:il |elle )?s['’]adresse) (?:à|aux?)${WORD_ENDS}`,
  `(?:(?:hecho|pensado|dirigido|es|está) ){0,2}para${WORD_ENDS}|(?:va |está )?(?:dirigid|destinad)[oa] a${WORD_ENDS}|se dirige a${WORD_ENDS}`,
  `(?:(?:fatto|pensato|è) ){0,2}per${WORD_ENDS}|(?:è )?(?:rivolt|destinat|dedicat)[oa] a\\p{L}*${WORD_ENDS}|si rivolge a\\p{L}*${WORD_ENDS}`,
  `(?:(?:feito|pensado|é) ){0,2}para${WORD_ENDS}|(?:é )?(?:dirigid|destinad)[oa] a\\p{L}*${WORD_ENDS}|destina-se a\\p{L}*${WORD_ENDS}|dirige-se a\\p{L}*${WORD_ENDS}`,
  `(?:(?:bedoeld|gemaakt|dit is|het is) ){0,2}voor${WORD_ENDS}`,
  `(?:przeznaczon\\p{L}+ |to )?dla${WORD_ENDS}|(?:je |určen\\p{L}* )*pro${WORD_ENDS}`,
  `(?:это |сделан\\p{L}* |рассчитан\\p{L}* |це )?(?:для|на тех)${WORD_ENDS}`,
  `(?:(?:avsedd|tänkt|gjord|det är|det er|lavet|tenkt|beregnet|tiltænkt) ){0,2}(?:för|for|til|till)${WORD_ENDS}`,
  `(?:tarkoitettu|suunnattu|tehty)${WORD_ENDS}`,
  "(?:写给|寫給|给|給|面向|供|为)(?=\\p{Script=Han})",
  "ل(?!م |ا |ا[،,]|كن|ماذا|ن |يس|قد|ذلك|هذا)(?=[\\p{L}\\p{M}]{4})|ל(?!א |פני |כן |פעמים |מה |אחר |בסוף)(?=\\p{L}{4})",
  "(?:[\\p{L}\\p{M}]+\\s){1,6}के लिए(?= जो| जिन|,| —)",
]);
/** The same where it stands behind the people. */
export const FOR_WHOM_BEHIND =
  /\siçin(?:dir| hazırlandı| yapıldı| hazırlanıyor)?(?![\p{L}\p{M}])|向け(?:の|です|に|。|$)|(?:을|를) (?:위한|위해)|के लिए(?: है)?[।\s]*$/iu;

/** Where such a sentence goes on about the people, so that a verb behind it is no main verb. */
export const OF_PEOPLE =
  /(?<![\p{L}\p{M}])(?:who|whom|whose|that|which|die|der|das|denen|wer|qui|que|qu|dont|che|quem|wie|wat|których|któr\p{L}+|kdo|kteří|кто|котор\p{L}+|хто|які|який|som|der|jotka)(?![\p{L}\p{M}])/iu;

/** A sentence without a subject, or with "it": where it runs. Nothing but a film is told of so in an introduction. */
export const ON_A_SCREEN = begins([
  "(?:本片|此片|该片|本短片|本视频|这部片子|這部片子)(?:为|為|是|在|将|將|由|给|給|拟)",
  `(?:the|this|our) (?:film|video|clip) (?:runs|loops|is (?:to be )?(?:shown|screened|seen|watched)|will (?:be (?:shown|screened|seen|watched)|run|loop)) (?:on|in|at|during|before|silently|without|to)${WORD_ENDS}`,
  `(?:it (?:is |will be |gets )?|this (?:is |will be )?|to be |(?:mostly |usually )?)(?:shown|screened|played|runs?|plays?|loops?|running|playing|projected|watched|seen) (?:on|in|at|during|before|between|silently|to|without|outdoors|mostly|as|at)${WORD_ENDS}`,
  `(?:(?:er|es|das|der film) )?(?:läuft|laufen soll er|spielt) (?:stumm |ohne ton |dort |dann )?(?:auf|bei|im|in|am|vor|zwischen|als|ohne|stumm|während)${WORD_ENDS}|(?:(?:er|es|das) )?(?:wird|soll) .{0,60}(?:gezeigt|vorgeführt|abgespielt|gesehen|laufen)${WORD_ENDS}|zu sehen (?:auf|in|im|bei)${WORD_ENDS}|(?:gezeigt|geschaut|gesehen) wird (?:er|es)?${WORD_ENDS}`,
  `(?:(?:il|elle|ce|on) )?(?:sera|est|doit être) (?:\\p{L}+ )?(?:projetée?|diffusée?|montrée?|vue?|regardée?|visible)${WORD_ENDS}|(?:(?:il|elle) )?(?:passe|passera|tourne|tournera) (?:en boucle|sur|dans|à|au|aux|sans|lors)${WORD_ENDS}|(?:projection|diffusion) (?:sur|dans|à|au|en|lors)${WORD_ENDS}|on (?:le|la) (?:verra|regardera|projettera)${WORD_ENDS}`,
  `(?:se (?:verá|proyectará|emitirá|pondrá|mostrará|ve|proyecta|emite)|(?:lo|la) (?:verán|ven|verá)|irá|saldrá) (?:\\p{L}+ )?(?:en|por|el|la|los|las|a|sin|antes|durante)${WORD_ENDS}`,
  `(?:(?:lo|la) (?:vedranno|vedono|vedrà|guarderanno|guardano|proietteremo|mostreremo)|(?:verrà|sarà|va) (?:proiettat|mostrat|trasmess|vist)[oa]|gira|girerà|passa|passerà|si (?:vede|vedrà|guarda)) `,
  `(?:passa|passará|vai passar|será (?:exibid|projetad|mostrad|vist|passad)[oa]|roda|vê-se|ver-se-á|é vist[oa]) (?:\\p{L}+ )?(?:em|no|na|nos|nas|num|numa|sem|durante|antes)${WORD_ENDS}|quem o (?:vê|vai ver)${WORD_ENDS}`,
  `(?:(?:hij|het|de film|dit) )?(?:draait|speelt|loopt|wordt (?:getoond|vertoond|bekeken|gedraaid)|komt) (?:\\p{L}+ )?(?:op|in|bij|tijdens|zonder)${WORD_ENDS}|te zien (?:op|in|bij)${WORD_ENDS}`,
  `(?:film )?(?:będzie|jest|ma być|zostanie) (?:pokaz|wyświetl|odtwarz|puszcz|ogląda)\\p{L}*${WORD_ENDS}|(?:wyświetlan|pokazywan|puszczan|oglądan|promítan)\\p{L} (?:w|na|przed|ve|v)${WORD_ENDS}|(?:oglądają|obejrzą|zobaczą) go${WORD_ENDS}|(?:poběží|běží|bude se promítat|promítá se|uvidí ho)${WORD_ENDS}`,
  `(?:(?:он|его|ролик|фильм) )?(?:крутится|показывается|покажем|показываем|покажут|показывают|крутят|будут крутить|смотрят|увидят|идёт|идет|пойдёт|будет идти) (?:\\p{L}+ )?(?:в|во|на|без|перед|стоя|с|между|по)${WORD_ENDS}|(?:(?:його|фільм) )?(?:показуємо|покажуть|показують|крутитимуть|дивляться|дивитимуться|йтиме) (?:\\p{L}+ )?(?:в|у|на|без|перед|стоячи|з)${WORD_ENDS}`,
  `(?:(?:den|filmen|det) )?(?:visas|spelas|går|rullar|vises|afspilles|kører|spilles) (?:\\p{L}+ )?(?:på|i|utan|uden|uten|vid|ved|under|før|före|til)${WORD_ENDS}`,
  `(?:pyörii|näytetään|esitetään) (?:\\p{L}+ ){0,3}(?:näytöllä|ilman|aulassa|museossa)${WORD_ENDS}`,
  "(?!.*(?:exhibit|resim|tablo)).{0,60}(?:oynayacak|oynatılacak|gösterilecek|izlenecek|yayınlanacak|dönecek)(?![\\p{L}\\p{M}])",
  "(?:将|會|会|要|用于|在)[^，。,]{2,20}(?:循环|静音|反复)?(?:播放|放映|播出|展映)",
  "[^，。,]{0,12}(?:屏幕|大屏|电视|展厅|大厅|电梯|门口|展台)[^，。,]{0,8}(?:播放|循环|放映)",
  "[^、。]{2,26}(?:で|に)[^、。]{0,8}(?:上映|放映|再生|流し|流れ|流す)",
  "[^,.]{2,32}(?:에서|때) (?:\\S+ ){0,2}?(?:상영|재생|방영|틀|보여)",
  "(?:و)?(?:س|سوف )?ي?ُ?عرض (?:في|على|خلال|أثناء|بلا|بدون)|(?:(?:הוא|הסרט) )?(?:יוצג|יוקרן|ישודר|מוקרן|ירוץ)(?![\\p{L}\\p{M}])|[^,।]+(?:में|पर) (?:\\S+ ){0,3}?(?:दिखा|चला|चले|चलती|चलेग)",
]);

/** Shown without its voice, or over and over, in a piece of its own between commas. */
export const AS_FILMS_RUN =
  /^(?:[\p{L}\p{M}]+\s){0,2}(?:(?:with(?:out)? |no |the )?sound(?: is| turned)? off|(?:with )?no sound|without (?:any )?sound|on mute|muted|(?:on a|in a|endless) loop|without headphones|with (?:the )?(?:low sound|sound (?:turned )?(?:low|down))|ohne ton|mit leisem ton|avec le son (?:bas|faible)|con (?:el )?(?:sonido|volumen) bajo|con (?:l['’])?audio basso|com (?:o )?som baixo|endlosschleife|dauerschleife|stumm(?:geschaltet)?|sans (?:le )?son|en boucle|sin (?:sonido|audio)|en bucle|senza (?:audio|sonoro)|in loop|sem (?:som|áudio)|em loop|zonder geluid|bez (?:dźwięku|zvuku|звука|звуку)|w pętli|ve smyčce|по кругу|utan ljud|uden lyd|uten lyd|sessiz (?:oyna|dön|göst)\p{L}*|بلا صوت|بدون صوت|ללא קול|בלי קול|बिना आवाज़)$|静音|靜音|无声播放|音なし|無音|소리 없이|음소거|무음/iu;

const FOR = "(?:for|für|pour|para|per|al|voor|dla|для|för|til|till|pro|على|[لל]\\p{L}+)";
/** "Vidéo de trois minutes pour des collégiens", "Breve film per la pagina": a film, and for what, and no verb. */
export const FILM_FOR = toPattern(
  `^(?:[\\p{L}\\p{N}-]+\\s){0,3}${FILM}(?:\\s(?:of|von|mit|de|di|van|z|из|med|på)\\s\\S+(?:\\s[\\p{L}\\p{N}-]+){0,2}?)?(?:\\s[\\p{L}-]{3,9})?,?\\s${FOR}${WORD_ENDS}`,
  "iu",
);
/** Where nothing but a film is posted, in few words. */
export const POSTED =
  /(?<!\p{L})(?:instagram|insta|tiktok|youtube|linkedin|facebook|whatsapp|reels?|stories|hochkant|hochformat)(?!\p{L})/iu;
/** Behind a "for" that names people: there is. */
export const THERE_IS =
  /(?<!\p{L})(?:there (?:is|are)|es gibt|gibt es|il y a|hay|c['’]è|ci sono|há|er (?:is|zijn)|det finns|der er|on olemassa)(?!\p{L})/iu;

/** Who watches, and that they do: "Viewers stand", "Ze kijken staand", 「見るのは」. */
export const WHO_WATCHES = begins([
  `(?:wer (?:ihn |es )?(?:zuschaut|zusieht|sieht|schaut)|ceux qui (?:le |la )?regardent|qui (?:le |la )?regarde|quien (?:lo |la )?(?:ve|mira|vea)|chi (?:lo )?(?:guarda|vede)|quem (?:o )?(?:vê|assiste)|wie (?:ernaar )?kijkt|kto (?:to )?ogląda|кто (?:его )?смотрит|хто (?:його )?дивиться|our viewers|unsere zuschauer\\p{L}*)${WORD_ENDS}`,
  `(?:(?:most|many|our|the|almost all)(?: of the| of them| of our)? ){0,2}(?:viewers?|audience|spectators|watchers)(?: here| there)? (?!ducked|were|was|had)(?:are|is|stand|sit|come|will|have|know|walk|see|watch|may|might|can|should|need)${WORD_ENDS}|(?:they|people) (?:will )?(?:watch|see)(?: it| this)? (?:it|this|on|at|in|while|standing|from|for)${WORD_ENDS}|whoever (?:watches|sees it)${WORD_ENDS}`,
  `(?:(?:die|unsere) )?(?:zuschauer(?:innen)?|betrachter) (?:sind|stehen|sitzen|kommen|haben|kennen|sehen|schauen|wissen)${WORD_ENDS}|(?:sie|man) (?:sehen|schauen|schaut|sieht) (?:ihn|es|den film|im|am|auf|meist|zu)${WORD_ENDS}|(?:wer|die) (?:zuschaut|vorbeigeht|vorbeikommt|zusieht|zuschauen),|fachpublikum|laufpublikum`,
  `(?:(?:les|nos|le) )?(?:spectateurs?|visiteurs|public) (?:sont|est|regarde|regardent|restent|passent|arrivent|connaissent|ont|viennent)${WORD_ENDS}|(?:ils|elles|on) (?:le |la |l['’])?(?:regarde|regardent|voient|verront)${WORD_ENDS}`,
  `(?:los|nuestros|el) (?:espectadores|público|visitantes) (?:son|es|lo|están|ven|miran|vienen|tienen|llegan)${WORD_ENDS}|(?:lo|la) (?:ven|verán|miran|mirarán)${WORD_ENDS}`,
  `(?:gli|i nostri|il) (?:spettatori|pubblico|visitatori) (?:sono|è|guardano|vedono|arrivano|stanno|hanno)${WORD_ENDS}|(?:lo|la) (?:vedono|guardano|vedranno)${WORD_ENDS}`,
  `(?:os|o|nossos) (?:espectadores|público|visitantes) (?:são|é|veem|estão|vêm|chegam|têm)${WORD_ENDS}|(?:veem-n[oa]|vão vê-lo)${WORD_ENDS}`,
  `(?:de |onze )?(?:kijkers|bezoekers) (?:kijken|zijn|staan|zitten|komen|hebben|kennen)${WORD_ENDS}|(?:ze|zij) kijken${WORD_ENDS}`,
  `(?:widzowie|zwiedzający|odbiorcy) (?:to|są|oglądają|stoją|mają|przychodzą)${WORD_ENDS}|(?:oglądają|patrzą) (?:na stojąco|go|w)${WORD_ENDS}|diváci (?:jsou|stojí|mají|přijdou)${WORD_ENDS}`,
  `(?:зрители|посетители|глядачі|відвідувачі) (?:[-–—]|смотрят|стоят|приходят|видят|знают|дивляться|стоять)|(?:смотрят|смотреть будут|дивляться|дивитимуться) (?:его |стоя|на|с|в)${WORD_ENDS}`,
  `(?:tittarna|besökarna|seerne|tilskuerne|de besøgende) (?:är|er|står|ser|kommer|har|sitter)${WORD_ENDS}|de (?:tittar|ser den|ser filmen|står)${WORD_ENDS}`,
  "(?:[iİ]zleyenler|[iİ]izleyiciler|seyirciler)(?![\\p{L}\\p{M}])",
  "(?:观众|觀眾|观看者|看片的|看的人|来看的)(?:是|为|多|主要|都|大多|基本|站|坐)",
  "[^。]{2,36}(?:見ます|観ます|ご覧になります)$|(?:見る(?:の|人|方)は|観る(?:の|人)は|視聴者は|来館者は)",
  "(?:보는 (?:분|사람)(?:들)?은|관람객은|시청자는)",
  "(?:و)?(?:المشاهدون|الجمهور|المشاهد)(?![\\p{L}\\p{M}])|(?:הצופים|הקהל)(?![\\p{L}\\p{M}])|(?:देखने वाले|दर्शक)(?![\\p{L}\\p{M}])",
]);

/** Afterwards: when they have seen it. */
const AFTERWARDS = [
  "(?:lopuksi|katsottuaan|(?:elokuvan|videon) jälkeen)",
  "(?:by the end|at the end|afterwards|after (?:it|watching(?: it)?|that|this|the film|the video|(?:two|three|ninety|sixty) \\p{L}+)|when it (?:is over|ends)|once it is over)",
  "(?:am ende|danach|hinterher|anschließend|nach (?:dem film|dem video|zwei minuten|dem ansehen)|zum schluss)",
  "(?:à la fin|à l['’]issue|ensuite|en sortant|après (?:le film|la vidéo|visionnage|l['’]avoir vue?))",
  "(?:al (?:terminar|acabar|final|salir)|después(?: de verlo)?|tras (?:verlo|el v[ií]deo)|cuando (?:termine|acabe))",
  "(?:alla fine|dopo(?: (?:il video|il film|averlo visto|la visione))?|al termine|uscendo)",
  "(?:no (?:fim|final)|ao (?:terminar|sair|fim|final)|depois(?: de o ver| do filme| do vídeo)?)",
  "(?:daarna|na afloop|achteraf|aan het eind|na de film|na het filmpje|op het eind)",
  "(?:po (?:filmie|obejrzeniu|seansie|filmu|zhlédnutí)|na (?:koniec|konci)|potem|poté)",
  "(?:после (?:фильма|ролика|просмотра|этого)|в конце|в итоге|потом|после|після (?:фільму|перегляду|ролика)|наприкінці|потім)",
  "(?:efteråt|efter filmen|när (?:den|filmen) är slut|bagefter|etterpå|til sidst|til slutt|på slutet)",
].join("|");
const ABLE = [
  "(?:we want|(?:wollen|möchten) wir|nous voulons|on veut|queremos|vogliamo|willen we|chcemy|(?:мы )?хотим|vill vi|vil vi|haluamme)",
  "(?:tunnista\\p{L}*|osaa|osaavat|tietä\\p{L}*|ymmärtä\\p{L}*|pitäisi)",
  "(?:should|must|can|need to|will|know|has to|have to|ought to|leaves?)",
  "(?:soll(?:en|te|ten)?|kann|können|muss|müssen|weiß|wissen|versteht|verstehen)",
  "(?:doi(?:t|vent)|devr(?:a|ont|aient|ait)|sau(?:ra|ront)|sait|savent|peut|peuvent|pourr(?:a|ont)|comprend(?:ra|ront|nent)?)",
  "(?:deb(?:e|en|ería|erían)|saben?|sabrán?|pueden?|podrán?|tienen? que|han? de|entenderán?)",
  "(?:dev(?:e|ono|rebbe|rebbero)|sa|sanno|sapr(?:à|anno)|può|possono|potr(?:à|anno)|capiscono|capirà)",
  "(?:dev(?:e|em|eria|eriam|erá|erão)|sabe|sabem|saberão?|pode|podem|têm de|têm que|tem de)",
  "(?:moet(?:en)?|kan|kunnen|weet|weten|zou(?:den)?|begrijpen|snapt|snappen)",
  "(?:powinn\\p{L}+|powinien|m(?:a|ają)|umie|umieją|wie|wiedzą|potrafi\\p{L}*|może|mogą|musí|mají|umí|ví|vědí|měli by|by měli)",
  "(?:долж\\p{L}+|сможет|смогут|знает|знают|понимает|понимают|умеет|умеют|повинн\\p{L}+|мають|має|зможе|зможуть|знатим\\p{L}+)",
  "(?:ska|skal|skall|kan|vet|ved|bör|bør|måste|må|förstår|forstår)",
].join("|");
const OF_YEARS = "(?!.*\\p{Nd}{4})";
/** "By the end they can name …", 「見終わったとき…」: what they are to know or do when they have seen it. */
export const AFTER_IT = begins([
  `${OF_YEARS}(?:${AFTERWARDS})${WORD_ENDS},?\\s(?:.{0,50}\\s)?(?:${ABLE})${WORD_ENDS}`,
  "(?:看完|看后|看完后|观看后|離開時|离开时)[^。]{0,16}(?:应|應|能|会|會|要|知道|明白|可以)",
  "(?:見終わ(?:った|る)|見た|観終わった|観た|視聴)(?:とき|時|後|あと|ら)[^。]{3,90}(?:ように|てほしい|できる|わかる|こと|かれば|十分)",
  "(?:보고 나면|영상을 보고|다 보고|관람 후|시청 후)[^.]{3,90}(?:합니다|바랍니다|있다|좋겠습니다|됩니다)",
  ".*(?:izledikten sonra|izleyen\\p{L}*|çıkarken|sonunda|İzledikten sonra|İzleyen\\p{L}*).*(?:meli|malı|bilsin|bilecek|sin)(?:ler|lar)?(?:dir)?[.\\s]*$",
  "(?:و)?(?:بعد (?:المشاهدة|الفيلم|مشاهدته)|في النهاية)[^.]{0,40}(?:يعرف|يفهم|يدرك|يستطيع|يتمكن|أن)",
  "(?:בסוף|אחרי (?:הסרט|הסרטון|הצפייה)|בתום הצפייה)[^.]{0,30}(?:צריכ|אמור|יודע|ידע|יבינ|מבינ)",
  "(?:देखने के बाद|देखकर|अंत में)[^।]{0,60}(?:चाहिए|सकें|जानें|समझें|पता)",
  `(?:the idea is|die idee ist|es geht darum|l['’]idée (?:est|c['’]est)|il s['’]agit|la idea es|se trata de|l['’]idea è|a ideia é|het idee is|het gaat erom|chodzi o to|(?:нужно|важно|надо|треба|важливо),? (?:чтобы|щоб))${WORD_ENDS}`,
  // "What they should take home: …"
  `what (?:they|viewers|people|everyone|visitors) (?:should|must|need to|are to|take|will) .{0,40}[:：]`,
  `(?:nobody|no one|everyone|everybody|each|all|they|visitors|people|viewers|anyone who \\p{L}+) (?:should|must|is to|are to|needs? to|has to) (?:leave|walk out|walk away|go home|come out|come away|feel|end up|know|be left|take away|stop|want)${WORD_ENDS}`,
  `(?:niemand|alle|jede[r]?|sie|wer .{3,30},) (?:soll|sollen|sollte|sollten|darf) .{0,90}(?:stehen bleiben|mitnehmen|gehen|verstehen|wissen|fühlen|verlassen|können)[\\s.]*$`,
  `(?:on|ils|elles|chacun|personne|tous|le visiteur|le spectateur) (?:ne )?(?:doi(?:t|vent)|devrai(?:t|ent)|devra|devront) (?:\\p{L}+ )?(?:sortir|repartir|comprendre|savoir|retenir|se sentir|avoir envie|partir|quitter)${WORD_ENDS}`,
  `(?:nadie |todos |ellos )?(?:deben?|debería|deberían|tienen? que|han de) (?:salir|irse|quedarse|llevarse|marcharse|sentir(?:se)?|saber|entender)${WORD_ENDS}`,
  `(?:nessuno |tutti |chi (?:guarda|esce) )?(?:dev(?:e|ono)|dovrebbe|dovrebbero) (?:uscire|andarsene|portarsi|sentirsi|sapere|capire|ricordare|tornare)${WORD_ENDS}`,
  `(?:ninguém |todos |quem \\p{L}+ )?(?:dev(?:e|em)|deveria|deveriam|têm de|tem de) (?:sair|levar|sentir(?:-se)?|saber|perceber|ir embora|ficar a saber)${WORD_ENDS}`,
  `(?:niemand|iedereen|ze|zij|wie .{3,30}) (?:moet(?:en)?|mag|zou(?:den)?|hoeft) .{0,90}(?:begrijpen|weten|naar huis|voelen|weggaan|meenemen|onthouden|kunnen)[\\s.]*$`,
]);

/** Those it is for, by their pronoun, at the beginning. */
export const THEM = begins([
  `(?:they|them|their|most|many|some|all|few|nobody|no one|everyone|everybody)(?: of them)?${WORD_ENDS}|(?:sie|die meisten|viele|manche|niemand|alle|keiner)${WORD_ENDS}|(?:ils|elles|leurs?|la plupart|beaucoup|personne|on)${WORD_ENDS}|(?:ellos|ellas|muchos|la mayoría|nadie|algunos|todos)${WORD_ENDS}|(?:loro|essi|molti|nessuno|alcuni|la maggior parte)${WORD_ENDS}|(?:eles|elas|muitos|ninguém|alguns|a maioria)${WORD_ENDS}|(?:ze|zij|de meesten|velen|niemand)${WORD_ENDS}|(?:oni|one|większość|wielu|nikt|většina|mnozí|nikdo)${WORD_ENDS}|(?:они|их|многие|большинство|никто|вони|більшість|багато хто|ніхто)${WORD_ENDS}|(?:de|många|de flesta|ingen|mange|de fleste)${WORD_ENDS}|onlar|çoğu|他们|她们|他們|大家|彼ら|그들|대부분|(?:و)?(?:هم|معظمهم|أغلبهم)${WORD_ENDS}|(?:הם|רובם)${WORD_ENDS}|(?:वे|उन्हें|ज़्यादातर)${WORD_ENDS}`,
]);

/** "People who ride to work": whom, where an order names them without more; elsewhere a sentence begins so. */
export const PEOPLE_WHO =
  /^(?:(?:all|any|most|the|alle|tous|toutes|todas?|todos|tutti|wszyscy|все|alla) )?(?:(?:people|those|anyone|anybody|everyone|everybody|adults|readers|visitors|customers|employees|commuters|parents|families) (?:who|that|with|without)|(?:menschen|leute|jede[r]?|alle|erwachsene|kunden|familien)(?: .{0,20})?, (?:die|der|denen)|(?:d?es )?(?:gens|personnes|ceux|celles|quiconque|adultes|familles) qui|(?:gente|personas|quienes|aquellos|adultos|familias)(?: que)?|(?:persone|chi|quelli|chiunque|adulti|famiglie) (?:che )?|(?:pessoas|quem|aqueles|adultos|famílias) (?:que )?|(?:mensen|iedereen|gezinnen|volwassenen) die|(?:osoby|ludzie|ci|rodziny), (?:które|którzy|którym)|(?:люди|те|все|взрослые|дорослі|ті),? (?:которые|кто|які|хто)|(?:människor|alla|dem|mennesker|alle|de|folk) (?:som|der))(?![\p{L}\p{M}])/iu;

/** How a film is to sound, as a piece of a note between commas: nothing but a film is told to. */
export const IN_WHAT_MANNER =
  /^(?:in plain (?:words|language)|kept? (?:light|simple|short)|light[- ]hearted|not too serious|please|locker|nicht zu ernst|in einfachen worten|sachlich und kurz|sur un ton (?:léger|simple)|sans jargon|en tono (?:cercano|sencillo|ligero)|sin tecnicismos|con (?:un )?tono (?:leggero|semplice)|num tom (?:leve|simples)|luchtig|bez żargonu|простыми словами|без канцелярита|(?:轻松|輕鬆|活泼|活潑|生动|生動|亲切|親切|简单|簡單|幽默)(?:一点|一點|一些|些)|気軽に|やさしく|親しみやすく|가볍게|쉽게|بلغة بسيطة|בשפה פשוטה|आसान भाषा में)$/iu;
