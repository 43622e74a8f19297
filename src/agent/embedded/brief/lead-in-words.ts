/** What a sender writes to the maker before what the film is to say, up to a colon: "What it should say:", "Wat erin moet:". */

/** Nobody but who orders a text says so. */
const ORDERED: readonly string[] = [
  "(?:here(?:['’]s| is) )?(?:what|things|(?:all )?that) (?:(?:it|the (?:film|video|clip|text|voice)|we|i|he|she|they) (?:really )?(?:should|must|needs? to|has to|have to|ought to|wants? to|would like to|want (?:it|you|the film) to) (?:say|tell|mention|cover|contain|include|get across|convey|be about)|(?:should|must|needs to|has to|have to) (?:go in(?:to it|to the film)?|be (?:said|told|mentioned|in it|in there|in the film|covered)))|what (?:we|i)(?:['’]d)? (?:would )?(?:like|want) (?:to (?:say|tell|get across)|it to say|said)|(?:the )?points? to (?:make|mention|cover|get across)|(?:the )?(?:main|key|core|central) message(?: (?:is|should be))?|the point of (?:it|the (?:film|video))(?: is)?",
  "was (?:(?:der film|das video|er|es|man) )?(?:unbedingt |auf jeden fall |alles )?(?:rein|hinein|drin(?: sein| stehen)?|drinstehen|vorkommen|(?:gesagt|erwähnt|erzählt) werden|sagen|erzählen|reinkommen) (?:muss|müsste|soll|sollte)|was (?:rein|hinein|drin|gesagt|erwähnt)gehört|was (?:soll|muss) (?:(?:der film|das video|er|es) (?:sagen|erzählen)|(?:da )?(?:rein|drinstehen|gesagt werden))|das (?:soll|muss) (?:rein|gesagt werden|vorkommen)|(?:die |unsere )?(?:haupt|kern|zentrale )botschaft(?: ist)?|(?:die )?kernaussage(?: ist)?|rein muss|inhaltlich",
  "ce (?:qu['’](?:il faut|il doit|elle doit|on veut|on voudrait|on doit)|que (?:le film|la vidéo|ça) doit|qui doit)(?: y)? (?:dire|être dit|figurer|apparaître|raconter|être|faire passer|contenir)(?: dedans)?|(?:il faut|à) (?:dire|mentionner|évoquer)|(?:le |notre )?message (?:principal|clé|central|essentiel)(?: est)?|l['’]idée (?:principale|centrale|à faire passer)(?: est)?",
  "lo que (?:tiene|debe|debería|hay|ha|quiero|queremos)(?: que| de)? (?:decir(?:se)?|contar|salir|aparecer|contener|que diga|que se diga)|(?:hay|tiene) que (?:decir|contar|mencionar|salir)|a decir|(?:el |nuestro )?mensaje (?:principal|clave|central)(?: es)?|la idea (?:principal|central)(?: es)?",
  "(?:quello|ciò) che (?:deve|dovrebbe|bisogna|vogliamo|vorrei) (?:dire|raccontare|esserci|comparire|contenere)|(?:che )?cosa (?:deve|dovrebbe) (?:dire|raccontare|esserci)|cosa (?:va|vogliamo) (?:detto|dire)|da (?:dire|raccontare)|(?:il |nostro )?messaggio (?:principale|chiave|centrale)(?: è)?|il concetto (?:principale|centrale|chiave)(?: è)?",
  "o que (?:tem|deve|precisa|é preciso|há|queremos|quero)(?: de| que)? (?:dizer|contar|constar|aparecer|entrar|que diga)|(?:é preciso|tem de|tem que) (?:dizer|contar|referir|mencionar)|a dizer|(?:a |nossa )?mensagem (?:principal|central|chave)(?: é)?|a ideia (?:principal|central)(?: é)?",
  "wat er ?in moet(?: (?:staan|komen|zitten))?|wat er(?: zeker| echt)? in moet|wat (?:de film|het filmpje|de video|hij|het) moet (?:zeggen|vertellen)|wat (?:er )?(?:gezegd|verteld|genoemd) moet worden|dit moet erin|moet erin|(?:de |onze )?(?:hoofd|kern)boodschap(?: is)?|te vermelden|te zeggen",
  "(?:det|vad) som (?:ska|skall|måste|bör) (?:sägas|med|vara med|vara med i filmen|stå|nämnas)|(?:vad|det) (?:filmen|den|vi) (?:ska|måste|vill) (?:säga|berätta|få fram)|(?:huvud)?budskapet(?: är)?|(?:det|hvad) der (?:skal|må) (?:siges|med|være med|nævnes)|(?:det|hva) som (?:skal|må) (?:sies|med|være med|nevnes)|hovedbudskab(?:et)?(?: er)?|hovedbudskapet(?: er)?",
  "(?:to,? )?co (?:ma|musi|powinno|trzeba|należy|chcemy)(?: się| w nim| w filmie)? (?:powiedzieć|być(?: w filmie| powiedziane)?|znaleźć(?: się)?|zostać powiedziane|paść|pojawić się|zawierać)|(?:trzeba|należy) (?:powiedzieć|wspomnieć)|do powiedzenia|(?:główne |najważniejsze )?przesłanie(?: filmu)?(?: to)?|co (?:musi|ma) paść",
  "co (?:má|musí|by mělo)(?: v něm| ve filmu| tam)? (?:zaznít|být|říct|říci|obsahovat)|hlavní (?:sdělení|myšlenka|poselství)",
  "(?:то,? )?что (?:нужно|надо|должно|должен|следует|хочется|хотим|важно)(?: бы| обязательно| в н[её]м| там)? (?:сказать|рассказать|упомянуть|прозвучать|донести|быть(?: сказано)?|показать)|(?:главная|основная) мысль(?: такая)?|(?:основное|главное) (?:сообщение|послание)|(?:що|те,? що) (?:потрібно|треба|має|варто|хочемо)(?: обов['’]язково)? (?:сказати|розповісти|прозвучати|згадати|бути(?: сказано)?)|головна думка",
  "(?:filmde |videoda )?(?:söylenmesi|anlatılması|geçmesi|belirtilmesi|olması) gerekenler?|(?:söylenecek|anlatılacak)(?:ler)?|ne (?:söylenmeli|anlatılmalı)|ana (?:mesaj|fikir)(?:ımız|imiz)?",
  "(?:ما|الذي) (?:يجب|ينبغي|نريد|أريد|نودّ?)(?: أن)? ?(?:يُ?قال|يقوله|قوله|نقوله|نقول|يقول|ذكره|يُ?ذكر)(?: (?:الفيلم|الفيديو|فيه))?|المطلوب (?:قوله|ذكره)|(?:الرسالة|الفكرة) (?:الأساسية|الرئيسية)(?: هي)?|مضمون (?:الفيلم|الفيديو)",
  "(?:מה (?:ש)?(?:צריך|חשוב|חייב|רוצים)|(?:הנה )?מה שאני רוצה)(?: (?:להגיד|לומר|להיאמר|לספר|שייאמר|להזכיר|להיות בו|שיהיה בו))(?: בסרט(?:ון)?)?|(?:ה)?מסר (?:ה)?(?:מרכזי|עיקרי)(?: הוא)?",
  "(?:(?:इसमें|फ़िल्म में|वीडियो में) )?(?:क्या|जो) (?:कहना|बताना)(?: है| चाहिए)?|मुख्य (?:संदेश|बात)(?: यह है)?",
];
const ORDERED_EAST =
  "(?:主要|片子|短片|影片|视频|視頻)?(?:里|裡)?(?:要|需要|应该|應該|想|希望)(?:表达|表達|说|說|讲|講|传达|傳達)的?(?:主要)?(?:是|内容|內容|重点|重點|话|話)?(?:是|如下|有)?|(?:核心|主要)(?:信息|訊息|意思)(?:是)?|(?:伝えたい|言いたい|入れてほしい|入れたい|盛り込みたい|盛り込んでほしい|話してほしい|言ってほしい)(?:こと|内容|点|ポイント)?(?:は)?(?:次の通り|以下の通り|こちら|これ|以下)?(?:です)?|(?:꼭 )?(?:들어가야|들어갈|말해야|전해야|담아야|담을|넣어야|넣을|전하고 싶은|하고 싶은) ?(?:할 )?(?:내용|말|것|이야기|메시지)(?:은|는|이)?(?: 다음과 같습니다| 이렇습니다)?|핵심 (?:내용|메시지)(?:은|는)?";

/** What must be seen, what is to be told of as well, and what viewers are to take home, as labels. */
const INCLUDED: readonly string[] = [
  "(?:please |and |also )*(?:must|should|has to|needs to|to) (?:include|mention|show|say|feature|be (?:on[- ]screen|shown|included|mentioned))(?: (?:this|the following|somewhere))?(?: on[- ]screen| in the (?:film|video))?|(?:must|has to|needs to|should) (?:appear|go|come)(?: up)? on[- ]screen|(?:please )?(?:show|put|write) on[- ]screen|on[- ]screen (?:at the end|please|text)(?:,? please)?|(?:(?:an? |the |one )?(?:incident|accident|story|example|case|fact|quote|anecdote|reminder)s?) (?:to (?:mention|include|tell|use|feature|work in|slip in)|for the (?:film|video))",
  "what (?:we|i)(?:['’]d)? (?:would )?(?:like|want|need) (?:\\p{L}+ ){1,4}to (?:notice|remember|take away|learn|understand|see|feel)|what (?:the |our )?(?:students|pupils|children|kids|viewers|people|audience|customers|visitors|staff|they) (?:should|must|need to) (?:notice|remember|take away)|(?:challenge|question|quiz|task|puzzle|homework) (?:at|for) (?:the )?end|(?:gotchas|tips|points|facts|things) worth (?:a|one) (?:sentence|line|mention) each",
  "(?:unbedingt |zwingend |bitte )*(?:auf dem|am) bildschirm (?:muss|soll|müssen|sollen|bitte)(?: (?:unbedingt|stehen|erscheinen|eingeblendet werden|zu sehen sein))+|(?:bitte )?einblenden|(?:vorfall|geschichte|beispiel|anekdote) (?:zum erwähnen|für den film|die rein soll|der rein soll|das rein soll)|was (?:die |unsere )?(?:zuschauer|kinder|schüler|leute|kunden|sie|alle)\\p{L}* (?:mitnehmen|sich merken|verstehen) soll(?:en)?",
  "(?:(?:un |une )?(?:petit |petite |dernier |dernière )?(?:rappel|point|détail|mot|info|chose) )?à (?:glisser|placer|caser|ajouter|afficher)(?: [^:：.\\n]{1,60}| à l['’]écran)?|(?:doit |à )(?:s['’])?(?:afficher|apparaître) à l['’]écran|(?:histoire|exemple|incident|anecdote) à (?:raconter|citer|évoquer)|ce que (?:les |nos )\\p{L}+ doivent (?:retenir|remarquer|comprendre)",
  "(?:debe|tiene que|ha de) (?:salir|aparecer|ponerse) en (?:la )?pantalla|(?:incidente|historia|ejemplo|caso|anécdota) (?:a|para|que hay que) (?:mencionar|contar|incluir)|lo que queremos que (?:\\p{L}+ ){1,3}(?:recuerden|entiendan|noten|se lleven|vean)|(?:pequeño )?recordatorio para (?:meter|poner|el final)[^:.\\n]{0,40}",
  "(?:deve|va|devono) (?:comparire|apparire|essere|messo|scritto) (?:scritto )?(?:a|sullo) schermo|(?:episodio|storia|esempio|caso|aneddoto) da (?:citare|raccontare|inserire|menzionare)|quello che (?:i|gli|le) \\p{L}+ devono (?:ricordare|capire|notare)|(?:un |piccolo )*promemoria da (?:infilare|mettere|inserire)[^:.\\n]{0,40}",
  "(?:deve|tem que|precisa|tem de) (?:aparecer|constar) na tela|(?:deve|tem de) aparecer no ecrã|(?:caso|história|incidente|exemplo) (?:a|para) (?:citar|contar|mencionar|incluir)|o que queremos que (?:\\p{L}+ ){1,3}(?:lembrem|percebam|entendam|levem)",
  "(?:moet|moeten)(?: zeker| verplicht)? in beeld(?: komen| staan)?|op het scherm moet(?:en)?(?: staan| komen)?|(?:voorval|verhaal|voorbeeld|anekdote) (?:om te noemen|dat erin moet|om te vertellen)|dit willen we (?:graag )?(?:vertellen|zeggen|kwijt)|wat (?:de |onze )?\\p{L}+ moeten onthouden",
  "(?:det|detta|dette)(?: här| her)? (?:vill|vil) vi (?:gärna |gerne |gjerne )?(?:berätta|fortælle|fortelle|säga|få fram|sige|si)|(?:det|detta|dette)(?: här| her)? (?:ska|skal|må) (?:med|vara med|være med)|(?:måste|ska|skal|må) (?:stå|synas|vises|ses) (?:på skärmen|i bild|på skærmen|på skjermen)",
  "(?:koniecznie|obowiązkowo) na ekranie|na ekranie (?:koniecznie|musi być|ma być)|(?:zdarzenie|historia|przykład|anegdota) do (?:wspomnienia|opowiedzenia|dodania)|(?:určitě |povinně )?na obrazovce musí být|příběh k (?:zmínění|zařazení)",
  "обязательно на экране|на экране (?:обязательно|должно быть|должна быть)|(?:случай|история|пример) (?:для упоминания|котор(?:ый|ую) надо (?:упомянуть|рассказать))|что (?:зрители|дети|ученики|люди) должны (?:запомнить|понять|заметить)|обов['’]язково на екрані|на екрані (?:обов['’]язково|має бути)",
  "(?:kötelezően |feltétlenül )a képernyőn|(?:obligatoriu|neapărat) pe ecran|(?:υποχρεωτικά|οπωσδήποτε) στην οθόνη|ruudulla (?:pitää|täytyy) (?:olla|lukea)|ekranda (?:mutlaka )?(?:yazsın|olsun|görünsün|yazmalı|olmalı)|ekranda mutlaka",
  "(?:يجب أن يظهر|لازم يظهر) على الشاشة|الموضوع باختصار|(?:חייב להופיע|חובה) על המסך|स्क्रीन पर (?:ज़रूर|जरूर|अवश्य)(?: (?:दिखाएँ|लिखें))?",
];
const INCLUDED_EAST =
  "(?:必ず)?画面に(?:必ず)?(?:出す|表示する|入れる|出してほしい|表示してほしい)(?:文字|言葉|文|もの)?|화면에 (?:꼭 |반드시 )?(?:넣을|띄울|나와야 할|표시할) (?:문구|글|자막|내용)|(?:屏幕|画面|片中)(?:上)?(?:必须|一定要|务必|要)(?:出现|显示|打出|写上)|[一二三四五六两]个?(?:部分|点|方面|要点)(?:一定)?要(?:讲|说)(?:清楚|到)(?:[(（][^()（）]{1,14}[)）])?";

/** Said to the maker beside a request for a film; any text may have it as a heading of its own. */
const BESIDE_REQUEST: readonly string[] = [
  "please (?:say|mention|include)(?: this| the following)?|to mention|(?:the |our )?ask|(?:a |the )?call to action|cta|on[- ]screen|(?:show|explain|demo) (?:the )?(?:\\p{L}+ ){1,2}first|(?:the )?contents?|(?:the )?(?:facts|story|gist)|(?:main|key) (?:points?|facts|idea)|the point",
  "(?:zum )?inhalt|(?:die )?(?:eckpunkte|fakten|story)|worum (?:es geht|geht es|geht['’]s)",
  "(?:le )?contenu|(?:les )?(?:faits|points clés)|(?:el )?contenido|(?:los )?(?:datos|puntos clave)|(?:il )?contenuto|contenuti|(?:o )?conteúdo|(?:de )?inhoud",
  "innehåll(?:et)?|indhold(?:et)?|innhold(?:et)?|treść(?: filmu)?|obsah|содержание|текст|суть|зміст|içerik|المضمون|المحتوى|(?:ה)?תוכן|सामग्री|विषयवस्तु",
];
const BESIDE_EAST =
  "(?:内容|內容)(?:如下|是)?|内容(?:は)?(?:次の通り|以下の通り|以下|こちら)?(?:です)?|내용(?:은|는)?(?: 다음과 같습니다)?";

const heads = (spaced: readonly string[], east: string): string => `(?:${spaced.join("|")}|${east})`;
export const LEAD_ORDERED = heads([...ORDERED, ...INCLUDED], `${ORDERED_EAST}|${INCLUDED_EAST}`);
export const LEAD_BESIDE = heads(BESIDE_REQUEST, BESIDE_EAST);

/** What is told in passing before what a mail comes to; it goes where the sender wrote to a maker. */
export const IN_SHORT = [
  "(?:(?:oh|so|anyway),? )?(?:in short|long story short|to cut a long story short|in a nutshell|bottom line)",
  "(?:also )?(?:im grunde(?: genommen)?|kurz(?: und gut)?|kurz gesagt|kurzum|langer rede kurzer sinn|im prinzip)",
  "(?:bon,? )?(?:bref|en gros|en bref|pour faire court|en résumé)|(?:bueno,? )?(?:en resumen|resumiendo|en pocas palabras|en fin|total)|(?:beh,? |allora,? )?(?:insomma|in breve|in sostanza|in poche parole|per farla breve)|(?:bom,? )?(?:resumindo|em resumo|enfim|em poucas palavras)",
  "(?:dus )?(?:eigenlijk|kortom|kort gezegd|in het kort|in feite)|(?:så )?(?:kort sagt|i korthet|kort och gott|kort fortalt|i korte træk)|(?:no więc |więc )?(?:krótko mówiąc|w skrócie|jednym słowem|ogólnie)|(?:takže )?(?:zkrátka|stručně|jednoduše řečeno)",
  "(?:ну )?(?:короче(?: говоря)?|вкратце|в общем|одним словом)(?:,? суть такая)?|(?:коротше(?: кажучи)?|одним словом)|(?:yani )?(?:kısacası|özetle|uzun lafın kısası)|(?:باختصار|خلاصة القول)|(?:בקיצור|בקצרה)|(?:संक्षेप में)",
].join("|");

/** Up to the word "that", behind which stands what is to be mentioned; it is told where the text asks for a film. */
export const TO_MENTION = [
  "(?:(?:please|and|also|oh|just),? )*(?:mention|point out|get across|make (?:it )?clear)(?: please)?(?: too| also| somewhere)?,? that\\s|(?:(?:please|and|also),? )*mention (?=[^.!?\\n]{3,60}\\s(?:may|might|can|will|are|is|have|has)\\s)",
  "(?:(?:please|and|also|oh|finally),? )*(?:(?:we|i)(?:['’]d| would) (?:also )?(?:like|love) (?:you|it|the (?:film|video)) to|could you(?: also| please)*|can you(?: also| please)*) (?:say|mention|tell (?:people|viewers|them))(?: too| also| somewhere)?,? that\\s|(?:please )?(?:also )?(?:say|tell (?:people|viewers)) too that\\s",
  "(?:(?:bitte|und|auch|noch) )*(?:(?:sagt|sagen sie|erwähnt|erwähnen sie|erzählt|erzählen sie)(?: bitte| auch| noch| dazu)*|(?:wir hätten gern|es wäre gut),? wenn (?:ihr|sie) (?:auch )?(?:sagt|sagen|erwähnt|erwähnen)),? dass\\s",
  "(?:(?:et|merci|pensez|veuillez) )*(?:de |à )?(?:bien )?(?:préciser|précisez|mentionner|mentionnez|signaler|signalez)(?: (?:bien|aussi))? qu(?:e\\s|['’])|qu['’]on comprenne (?:bien )?qu(?:e\\s|['’])",
  "(?:por favor,? )?(?:mencion(?:ar|ad|en|a)|precisar)(?: también)? que\\s|(?:quiero |queremos |y )?que (?:se entienda|quede claro|se vea|se note) (?:bien )?(?:que|q)\\s",
  "(?:per favore,? )?(?:accennare|accennate|menzionare|menzionate|precisare|precisate)(?: anche)?(?: al fatto)? che\\s|(?:che )?(?:si capisca|sia chiaro|si veda)(?: bene)? che\\s",
  "(?:por favor,? )?(?:mencion(?:ar|em|e)|referir|refiram)(?: também)? que\\s|que (?:fique claro|se perceba|se veja) que\\s",
  "(?:proszę )?(?:wspomnieć|wspomnijcie|zaznaczyć|zaznaczcie)(?: też| również| proszę)?,? że\\s|(?:prosím )?(?:zmiňte|zmínit)(?: také| prosím)?,? že\\s",
  "(?:пожалуйста,? )?(?:упомяните|упомянуть)(?: также| пожалуйста)?,? что\\s|(?:будь ласка,? )?(?:згадайте|згадати)(?: також)?,? що\\s",
  "(?:nämn|nævn|nevn)(?: gärna| gerne| gjerne| också| også)?,? (?:att|at)\\s|(?:menționați|menționează)(?: și)? că\\s|(?:αναφέρετε)(?: και)? ότι\\s|mainitkaa(?: myös)?,? että\\s|(?:sebutkan)(?: juga)? bahwa\\s|(?:nhắc|đề cập)(?: thêm| rõ)? rằng\\s|említsétek meg,? hogy\\s",
].join("|");
