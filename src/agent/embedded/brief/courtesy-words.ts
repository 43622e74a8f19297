import { toPattern } from "../text/regex.ts";

/** What is said to whoever makes the film, beside a request for it: who asks, thanks, where the text is, whom to call. */

/** Who somebody is that asks for a film, in a sentence before the request. */
export const SENDER =
  /^(?:we(?:['’]re| are| run)|i(?:['’]m| am| run)|my name is|this is|wir sind|ich bin|mein name ist|nous sommes|je suis|je m['’]appelle|(?:nosotros )?somos|soy|me llamo|(?:noi )?siamo|(?:io )?sono|mi chiamo|sou|chamo-me|we zijn|wij zijn|ik ben|jesteśmy|jestem|nazywam się|мы|я|меня зовут|biz|ben|我是|我们是|我們是|저는|저희는|نحن|أنا|אנחנו|אני|हम|मैं)(?![\p{L}\p{M}])[^.!?。]{2,90}$|^[^。、]{2,30}(?:です|と申します|입니다|입니다만)$/iu;
/** "for the Q3 all-hands": on which occasion the film is shown, in a request. */
export const OCCASION =
  /(?<![\p{L}])(?:for|at|für|zur|zum|auf der|pour|para|per|voor|dla|для)\s+(?:the|our|this year['’]s|an?|die|den|das|der|unser\p{L}*|la|le|l['’]|notre|el|nuestr\p{L}*|il|lo|nostr\p{L}*|o|a|noss\p{L}*|het|de|onze)?\s*((?:[\p{L}\p{N}’'-]+\s){0,3}?(?:all[- ]hands|town[- ]?hall|kick-?off|onboarding|open day|annual meeting|staff meeting|team meeting|board meeting|conference|retreat|quarterly review|betriebsversammlung|mitarbeiterversammlung|jahreshauptversammlung|teamrunde|tag der offenen tür|hausmesse|jubiläum|weihnachtsfeier|assemblée générale|réunion du personnel|journée portes ouvertes|junta general|reunión de equipo|jornada de puertas abiertas|assemblea|riunione|assembleia|reunião|teamoverleg|personeelsdag|zebrani\p{L}+|общ\p{L}+ собрани\p{L}+))(?![\p{L}])/iu;

/** Beside a request, what is asked of the same person: "Could you keep the language simple?" */
export const ASKS_YOU = toPattern(
  [
    "(?:and |also )?(?:can|could|would|will) (?:you|u) (?:please |pls |also |maybe |perhaps )*(?:make|keep|use|add|include|put|do|cut|send|have|leave|avoid|finish|turn|deliver|mention|get)\\b.{2,100}",
    "(?:and |also )?(?:can|could|would|will) (?:we|i|it) (?:please |also )*(?:have it|get it|have this|see it|be (?:ready|done|short|shorter|finished|under|in|online))\\b.{0,100}",
    "(?:und )?(?:könn(?:t|ten|test|en) (?:ihr|sie|du|wir)|kannst du)\\s.{0,80}(?:machen|halten|verwenden|benutzen|nehmen|einbauen|weglassen|schicken|senden|lassen|vermeiden|hinzufügen|erwähnen|liefern|haben)",
    "(?:et )?(?:pouvez-vous|pourriez-vous|tu peux|peux-tu|pourrais-tu)\\s(?:aussi |également )?(?:faire|utiliser|garder|rester|éviter|ajouter|mettre|envoyer|livrer|mentionner|terminer)\\b.{2,100}",
    "¿?(?:y )?(?:pod[ée]is|podr[íi]a[ins]*|podríais|puedes|puede)\\s(?:también )?(?:hacer|usar|mantener|evitar|añadir|poner|enviar|terminar|dejar)\\p{L}*\\b.{2,100}",
    "(?:e )?(?:potete|potreste|puoi|potresti|potrebbe)\\s(?:anche )?(?:fare|usare|tenere|evitare|aggiungere|mettere|inviare|mandare|finire|lasciare)\\p{L}*\\b.{2,100}",
    "(?:e )?(?:pode(?:m|ria|riam)?)\\s(?:também )?(?:fazer|usar|manter|evitar|acrescentar|pôr|colocar|enviar|terminar|deixar)\\p{L}*\\b.{2,100}",
    "(?:en )?(?:kun|kan|kunt|kunnen|zou|zouden) (?:je|u|jullie|jij)\\s.{0,80}(?:maken|houden|gebruiken|vermijden|toevoegen|sturen|laten|weglaten)",
    "(?:i )?(?:możesz|możecie|mógłbyś|mogłabyś)\\s.{0,30}(?:zrobić|użyć|dodać|wysłać|unikać|zostawić|trzymać).{0,60}",
    "(?:и )?(?:можете|можешь|можно(?: ли)?|могли бы)\\s.{0,30}(?:сделать|использовать|добавить|прислать|избежать|оставить|обойтись).{0,60}",
    "(?:kan|kunne|kunde|skulle) (?:du|ni|i|man)\\s.{0,30}(?:göra|hålla|använda|undvika|lägga|skicka|gøre|holde|bruge|undgå|tilføje|sende).{0,60}",
    "(?:能不能|能否|可以)(?:请|再|把)?[^。？]{0,20}(?:做|用|加|发|改|保持|避免|放|换)[^。？]{0,20}",
    "هل (?:يمكن\\p{L}*|ممكن)\\s.{0,30}(?:استخدام|إضافة|إرسال|تجنب|جعل).{0,60}",
    "(?:אפשר|תוכלו|תוכל)\\s.{0,30}(?:להשתמש|להוסיף|לשלוח|להימנע|לשמור).{0,60}",
    "क्या आप\\s.{2,60}(?:रख|जोड़|भेज|बना|इस्तेमाल).{0,30}",
  ]
    .map((one) => `^(?:${one.replaceAll("\\b", "(?![\\p{L}\\p{M}])")})[\\s?？؟]*$`)
    .join("|"),
  "iu",
);
/** The same without a question: "Proszę o rzeczowe porównanie", "Please give a factual comparison". */
export const ASKS_FOR =
  /^(?:(?:uprzejmie |bardzo )?(?:proszę|prosimy|prosiłbym|prosiłabym) o|(?:wir bitten|ich bitte|bitte) um|(?:pros[íi]m(?:e)?|žádám) o|(?:прошу|просим|просьба|просимо|прохання)(?= \p{L}+(?:ть|ти|ться)(?!\p{L})| о(?:б)? )|please (?:give|provide|prepare|write)(?: us| me)? an?|merci de (?:rester|faire|garder|donner)|(?:se ruega|rogamos|pedimos) |(?:si prega di|chiediamo) |(?:pede-se|pedimos) |graag een )(?![\p{L}]).{3,120}$/iu;
/** Words of courtesy that stand between a verb and what it asks for: "Сделай, пожалуйста, из этого ролик". */
export const PLEASE =
  /\s*,?\s*(?:(?<!\p{L})(?:please|pls|plz|bitte|s['’]il (?:te|vous) plaît|stp|svp|por favor|porfa|per favore|per cortesia|alsjeblieft|alstublieft|a\.?u\.?b\.?|proszę|пожалуйста|будь ласка|lütfen|من فضلك\p{L}*|בבקשה|कृपया)(?!\p{L}))\s*,?\s*/giu;

const MATERIAL =
  "(?:text|texts|content|contents|notes?|facts|info|information|details|draft|material|copy|script|story|bullet points|points|summary|what (?:we|i) have)";
const THANKED_FOR =
  "(?: for (?:your|the|any|all your) (?:help|time|support|work|effort|patience|trouble|quick \\p{L}+))?";
const FOR_HELP_DE = "(?: für (?:die|eure|deine|ihre) (?:hilfe|mühe|unterstützung|arbeit|zeit))?";

/** What is said to whoever makes the film, once it was asked for. Each is a whole sentence that speaks of the film's making. */
export const COURTESIES: readonly RegExp[] = [
  // Words before one begins
  "(?:so|ok|okay|right|well|anyway|also|alors|bon|naja|bueno|vale|allora|então|dus|więc|итак|ну)",
  // The logo, a deadline, what it is to be like
  "(?:the |our |my )?logos?(?: is|['’]s| are)? (?:attached|enclosed|below|in the (?:attachment|mail|folder))\\b.{0,60}|(?:please )?use (?:our|the|my) (?:\\p{L}+ ){0,2}(?:logo|one|version)\\b.{0,60}|(?:keep|make) (?:it|this|everything) \\p{L}+(?:,? (?:and |but )?not .{2,50})|nothing too \\p{L}+(?:,? please)?|(?:can|could) (?:you|i) (?:please )?(?:send|have|get|see)(?: me| us)? (?:a|the) (?:first |rough )?(?:cut|draft|version)\\b.{0,50}|(?:by|until) \\p{L}+ would be (?:great|super|good|perfect|nice|lovely)",
  "(?:das |unser )?logo (?:hängt an|ist (?:angehängt|im anhang)|liegt (?:bei|an)|anbei|findet ihr .{2,40})|(?:bitte )?(?:das |unser )\\p{L}+ logo (?:nehmen|verwenden)|bis \\p{L}+ wäre (?:super|toll|gut|prima|schön|perfekt|klasse)|bitte (?:alles|es|das ganze) (?:\\p{L}+ ){0,4}(?:\\p{L}+ )?(?:und )?(?:nicht )?(?:zu )?(?:lang|kurz|freundlich|sachlich|ruhig|einfach|schlicht)",
  "(?:le |notre )?logo est (?:en pièce jointe|joint|ci-joint|en annexe).{0,40}|restez \\p{L}+(?: et \\p{L}+)?|pour \\p{L}+,? ce serait (?:super|parfait|bien)",
  "(?:el |nuestro )?logo (?:va|está|lo tenéis) (?:adjunto|en el adjunto).{0,40}|(?:il |nostro )?logo è (?:in allegato|allegato).{0,40}|(?:o |nosso )?log[oó](?:tipo)? (?:está|vai|segue) em anexo.{0,40}|het logo (?:zit|staat) (?:in de bijlage|bij).{0,40}|logo (?:jest )?w załączniku.{0,40}|логотип (?:во вложении|прилагаю|прилагается).{0,40}|logo ekte.{0,20}|loggan? (?:är )?bifogad.{0,20}",
  // In several languages: "Danke für das nette Gespräch gestern"
  "(?:(?:many |so much )?thanks|thank you|(?:vielen |herzlichen |lieben )?dank(?:e)?|merci|(?:muchas )?gracias|grazie(?: mille)?|(?:muito )?obrigad[oa]|bedankt|dank je|dziękuj\\p{L}+|спасибо|дякую|tack|tak|takk|teşekkürler) (?:for|für|pour|de|por|per|pel[oa]|voor|za|за|för)\\b.{2,70}",
  // English
  "(?:i |we )?(?:really )?(?:hope|trust)(?: that)? (?:this|you|it|that|all|everyone|everything)(?:['’](?:s|re))? (?:is|are|finds?|had|have|will|helps?|works?|makes sense|ok|okay|fine|well|enough|clear|good|useful|all|keeping|doing)\\b.{0,50}",
  `(?:(?:ok|okay|so|and|but) )?(?:many |so many |huge |big )?(?:thanks|thank you|thankyou|thx|thnx|tx|ty|cheers|ta|much appreciated)(?:,? (?:so|very) much| a (?:lot|million|bunch|ton)| in advance| again| everyone| everybody| all| team| guys| folks| you| both)*${THANKED_FOR}(?: in advance)?(?:[,!]? (?!\\p{L}+ \\p{L}+ \\p{L}+ )[\\p{L}.’' -]{1,24})?`,
  `(?:here|below|attached)(?:['’]s| is| are| comes?| you (?:can )?find| goes)?(?: (?:the|my|our|some|a|all the|a few|what))?(?: \\p{L}+){0,2} ?${MATERIAL}(?: (?:below|for (?:it|the film|the video|you)|again|so far|from .{2,24}))?|here (?:it is|you go|it goes|goes)`,
  `(?:the |our |my )?(?:\\p{L}+ )?${MATERIAL} (?:is|are|comes?|follows?)(?: (?:below|attached|here|underneath|in the attachment))?(?: .{0,16})?(?<=below|attached|here|underneath|attachment|follows?)`,
  "(?:please )?(?:let me|let us) know\\b.{0,80}|tell me (?:if|when|what) (?:you|it|this|that|something|anything)\\b.{0,60}|(?:give me a|drop me a) (?:shout|call|ring|line)\\b.{0,60}|shout if\\b.{0,60}|any questions\\b.{0,60}|feel free to (?:cut|change|shorten|edit|adapt|rewrite|use|add|contact|ask|reach|leave|rearrange|reword|trim)\\b.{0,80}",
  "if you (?:need|have|want) (?:any|more|anything|photos?|pictures?|images?|the logo|our logo|questions|further|additional|another|other|something)\\b.{0,50}\\b(?:me|us|know|ask|shout|call|mail|write)\\b.{0,30}",
  "(?:i['’]m |we['’]re |so |very )*sorry (?:for|about|that) (?:the|this|my|any|it|i|we)\\b.{0,50}|no rush\\b.{0,40}|(?:the |our |my )?deadline(?: is|:)?\\b.{0,40}|(?:we|i)(?:['’]d| would| will|['’]ll)? need (?:it|this|that|the (?:film|video|clip)) (?:by|before|on|until|for|asap|today|tomorrow|next|this|rather|quite|urgently)\\b.{0,50}|(?:it['’]s |is )?needed (?:by|for|on|before)\\b.{0,40}|it['’]?s (?:quite |a bit |rather |pretty )?urgent\\b.{0,30}|(?:we['’]re |i['’]m |really )*looking forward(?: to (?:it|hearing|seeing|your|the (?:film|video|result|clip|draft))\\b.{0,40})?|(?:i |we )?can['’]?t wait(?: to see (?:it|the (?:film|video|result|clip)))?",
  "you (?:can|may|are free to) (?:cut|change|shorten|edit|adapt|rewrite|use|skip|drop|leave out|choose|pick|rearrange|reword|trim) (?:it|this|that|anything|whatever|what|the (?:text|order|wording|photos?|pictures?|rest)|parts|bits|some|as)\\b.{0,60}|(?:you (?:can )?)?do what(?:ever)? you (?:like|want|think|can)\\b.{0,40}",
  "(?:my|our|me|i|ppl|people|nobody|no one|they|everybody|everyone)\\b.{0,40}\\b(?:reads?|opens?|looks? at|ignores?)\\b.{0,16}\\b(?:my|our|these|those|such) (?:e-?mails?|mails?|newsletters?|memos?|posts?|messages?|docs?|documents?)\\b.{0,16}",
  // Where the film will be shown.
  "(?:it|this)(?: will|['’]ll| is to| should| is going to) be (?:shown|used|played|posted|screened)\\b.{2,60}|(?:er|es|das|der film|das video) (?:soll|wird)\\s.{2,60}\\s(?:gezeigt(?: werden)?|verwendet(?: werden)?|laufen)|(?:elle|il|ce) (?:sera|serait) (?:diffusée?|montrée?|projetée?|utilisée?)\\b.{2,60}|(?:se (?:mostrará|proyectará|usará)|(?:sarà|verrà) (?:proiettato|mostrato|usato))\\b.{2,60}|(?:hij|het) (?:wordt|zal)\\s.{0,40}(?:getoond|vertoond|gebruikt)(?: worden)?.{0,30}|(?:den|det) (?:skal|ska) (?:vises|visas|användas|bruges|brukes)\\b.{2,60}",
  // Whom to call, and who has the sources: said between colleagues. A number is for those who watch.
  "(?!.*[\\d@])(?:call|ring|phone|text|ping|e-?mail|mail|message) me\\b.{0,90}",
  "(?!(?:it|this|that|which|each|every|the)\\b)[\\p{L}’'-]+(?: [\\p{L}’'-]+)? (?:has|have|got|keeps|can send(?: you)?|sent(?: you)?) (?:the|all the|our|more|some) (?:raw )?(?:spreadsheets?|excel|data sheet|numbers|figures|photos?|pictures|files?|logos?|slides?|originals|source files?|footage)",
  "(?:the )?(?:spreadsheet|photos?|pictures|files?|logos?|slides|footage)(?: and (?:the )?\\p{L}+)? (?:is|are) (?:in|on) (?:the|our) (?:shared |team |google )*(?:drive|folder|sharepoint|dropbox|server|intranet)",
  "(?!.*[\\d@])(?:ruf(?:t|en sie)?|meld(?:e|et|en sie)?|schreib(?:t|en sie)?) (?:mich|mir|dich bei mir|euch bei mir|sich bei mir)\\b.{0,90}",
  "(?!.*[\\d@])(?:appelle[sz]?|écri(?:s|vez)|contacte[sz]?)[- ]moi\\b.{0,90}",
  "(?!.*[\\d@])(?:llám(?:a|e|en|ad)me|escríb(?:e|a|an)me|chiama(?:mi|temi)|scriv(?:imi|etemi)|lig(?:a|ue|uem)[- ]me|me lig(?:a|ue|uem)|bel (?:me|mij))\\b.{0,90}",
  "(?!.*[\\d@])(?:zadzwoń(?:cie)?|dzwoń(?:cie)?|proszę (?:dzwonić|o telefon)|(?:по)?звони(?:те)?(?: мне)?|(?:за)?телефонуй(?:те)?|zavolej(?:te)?(?: mi)?|ozv(?:i|ěte) se)(?![\\p{L}]).{0,90}",
  "(?!.*[\\d@])beni ara\\p{L}*(?![\\p{L}]).{0,90}|(?!.*[\\d@]).{0,40}beni ara(?:yın|yabilirsiniz|sanız yeter)?|(?!.*[\\d@])(?:اتصل(?:وا)? بي|كلمني|راسلني)(?![\\p{L}]).{0,80}|.{0,24}(?:给我(?:打电话|来电|留言)|随时(?:联系我|找我))|.{0,24}(?:私までご連絡|お電話ください|ご連絡ください)|.{0,30}(?:저에게|제게|저한테) (?:전화|연락).{0,12}|.{0,40}मुझे (?:फ़ोन|फोन|कॉल) .{0,20}",
  // German
  "(?:ich hoffe|wir hoffen|hoffe),? (?:(?:das|dass das|es|dass es|alles|euch|dir|ihnen|ihr|sie|du) )+(?:passt|hilft|reicht|geht|gut|verständlich|klappt|ist|so|hattet|hattest|hatten|gehts)\\b.{0,50}",
  `(?:(?:vielen|besten|herzlichen|lieben|tausend) dank|danke(?: schön| sehr)?|merci|thx)(?: euch| dir| ihnen| schon ?mal| im voraus| vorab| sehr| und| nochmals?| allen)*${FOR_HELP_DE}(?: (?:schon ?mal|im voraus|vorab))?(?:[,!]? (?:(?:lg|vg|mfg|liebe grüße|viele grüße|gruß)[,!]? ?)?(?!\\p{L}+ \\p{L}+ \\p{L}+ )[\\p{L}.’' -]{0,24})?`,
  "(?:hier (?:ist|sind|kommt|kommen|kommt hier)|anbei|unten|im anhang)(?: \\p{L}+){0,4} (?:text|texte|inhalt|inhalte|notizen|infos?|informationen|fakten|stichpunkte|stichworte|entwurf|material|details)(?: (?:dazu|dafür|unten|von .{2,24}))?|(?:der|unser|mein) (?:text|entwurf) (?:ist|steht|folgt|kommt|hängt)(?: (?:unten|anbei|im anhang|hier|an))*",
  "bei (?:rück)?fragen\\b.{0,80}|(?:bitte )?meld(?:et|en sie|e) (?:euch|sich|dich)\\b(?!.*\\d).{0,60}|(?:wir freuen uns|ich freue mich)(?: schon)?(?: (?:auf|über) (?:das|den|euer|eure|ihr|ihren|dein|die) (?:ergebnis|film|video|vorschlag|entwurf|rückmeldung|antwort|clip)\\b.{0,30})?|(?:wir|ich) brauche?n? (?:es|das|ihn|den film|das video) (?:bis|schon|heute|morgen|am|spätestens|dringend|zum)\\b.{0,40}|es eilt\\b.{0,30}|sorry (?:für|wegen|dass)\\b.{0,50}",
  "(?:die |alle )?(?:fotos|bilder|logos?|dateien|zahlen|folien) (?:liegen|sind|findet ihr|hat|schicke ich)(?: \\p{L}+)? (?:auf|in|im) (?:dem |der |unserem |eurem )?(?:server|ordner|laufwerk|cloud|teams|sharepoint|drive|intranet)",
  // French
  "(?:j['’]espère|nous espérons|en espérant) que (?:ça|cela|tu|vous|tout|c['’]est|le texte)\\b.{0,60}|(?:un (?:grand|immense) )?merci(?: beaucoup| bien| infiniment| mille fois)*(?: d['’]avance| par avance| à (?:vous|toi|tous|toutes)| pour (?:votre|ton|ta) (?:aide|travail|retour|temps))*(?:[,!]? (?!\\p{L}+ \\p{L}+ \\p{L}+ )[\\p{L}.’' -]{1,20})?",
  "(?:voici|ci-dessous|ci-joint|en pièce jointe)(?: \\p{L}+['’]?){0,3} ?(?:texte|contenu|notes|infos?|informations|éléments|brouillon|matière|faits)(?: (?:ci-dessous|pour .{2,20}))?|le texte (?:est|suit)(?: .{0,24})?|(?:n['’]hésitez|n['’]hésite) pas\\b(?!.*\\d).{0,70}|(?:dites|dis)-(?:moi|nous) (?:si|quand|ce)\\b.{0,60}|(?:tenez|tiens)-(?:moi|nous) au courant.{0,30}|désolée? (?:pour|de|du)\\b.{0,50}|c['’]est (?:assez |très )?urgent.{0,30}|il (?:nous|me) le faut\\b.{0,50}|au plaisir\\b.{0,50}",
  // Spanish
  "(?:espero|esperamos) que (?:esté\\p{L}*|sirva|todo|os|te|le|les|sea|haya\\p{L}*)\\b.{0,50}|(?:muchas |muchísimas |mil )?gracias(?: de antemano| por adelantado| a tod[oa]s| por (?:todo|vuestr\\p{L}+ (?:ayuda|trabajo|tiempo)|tu (?:ayuda|trabajo|tiempo)|su (?:ayuda|trabajo|tiempo)))*(?:[,!]? (?!\\p{L}+ \\p{L}+ \\p{L}+ )(?!a\\s)[\\p{L}.’' -]{1,20})?",
  "(?:a(?:quí|hí) (?:está|va|tenéis|tienes|van|os dejo)|a continuación|adjunto|os paso|te paso|abajo)(?: \\p{L}+){0,4} ?(?:texto|contenido|notas|información|datos|apuntes|borrador|material)(?: .{0,16})?|cualquier (?:duda|cosa)\\b(?!.*\\d).{0,50}|(?:avísame|avisadme|decidme|dime)(?: si| cuando| qué)?\\b.{0,50}|perd[óo]n(?:ad)? por\\b.{0,50}|es (?:muy |bastante )?urgente.{0,20}|(?:quedo|quedamos) (?:a la espera|pendientes?|atent\\p{L}+|a (?:tu|su|vuestra) disposición)\\b.{0,50}",
  // Italian
  "(?:spero|speriamo) che (?:vada|sia|basti|tutto|vi|ti|le|stia\\p{L}*)\\b.{0,50}|(?:mille |tante |molte )?grazie(?: mille| tante| in anticipo| a tutti| per (?:l['’]aiuto|il (?:vostro|tuo|suo) (?:aiuto|lavoro|tempo)))*(?:[,!]? (?!\\p{L}+ \\p{L}+ \\p{L}+ )(?!a\\s|ai\\s|alla\\s|al\\s)[\\p{L}.’' -]{1,20})?",
  "(?:ecco|di seguito|qui sotto|in allegato)(?: \\p{L}+){0,3} ?(?:testo|contenuto|note|appunti|informazioni|dati|bozza|materiale)(?: .{0,16})?|(?:fatemi|fammi|fateci) sapere\\b.{0,50}|scusa\\p{L}* (?:per|il|la|se)\\b.{0,50}|è (?:molto |piuttosto )?urgente.{0,20}|(?:resto|restiamo) (?:in attesa|a disposizione)\\b.{0,50}",
  // Portuguese
  "(?:espero|esperamos) que (?:esteja\\p{L}*|sirva|tudo|seja|ajude|goste\\p{L}*)\\b.{0,50}|(?:muito )?obrigad[oa](?: desde já| a todos| pela (?:ajuda|atenção)| pelo (?:trabalho|tempo)| mesmo)*(?:[,!]? (?!\\p{L}+ \\p{L}+ \\p{L}+ )[\\p{L}.’' -]{1,20})?",
  "(?:aqui (?:está|vai|estão|vão)|segue(?:m)?|abaixo|em anexo)(?: \\p{L}+){0,4} ?(?:texto|conteúdo|notas|informações|dados|rascunho|material)(?: .{0,16})?|qualquer (?:dúvida|coisa)\\b(?!.*\\d).{0,50}|(?:avise\\p{L}*|avisa|diga\\p{L}*)(?:-me| se)\\b.{0,50}|desculp\\p{L}* (?:pel[oa]|a|o)\\b.{0,50}|é (?:muito |bastante )?urgente.{0,20}|(?:fico|ficamos) (?:à espera|a aguardar|ao dispor|no aguardo)\\b.{0,50}",
  // Dutch
  "(?:hopelijk|ik hoop|we hopen)(?: dat)? (?:is|lukt|dit|het|jullie|alles|gaat)\\b.{0,50}|(?:heel erg |alvast |hartelijk )?(?:bedankt|dank(?: je| u)?(?: wel)?)(?: alvast| voor (?:de|jullie|je|uw) (?:hulp|moeite|tijd|werk))*(?:[,!]? (?:(?:groetjes|groeten|gr)[,!]? ?)?(?!\\p{L}+ \\p{L}+ \\p{L}+ )[\\p{L}.’' -]{0,20})?",
  "(?:hierbij|hieronder|hier is|hier zijn|hier komt|in de bijlage)(?: \\p{L}+){0,3} ?(?:tekst|inhoud|notities|info|informatie|feiten|materiaal)(?: .{0,16})?|laat (?:het )?(?:me|maar|ons)(?: even)? weten\\b.{0,50}|sorry (?:voor|dat)\\b.{0,50}|het is (?:nogal |erg )?dringend.{0,20}",
  // Scandinavian
  "(?:hoppas|jag hoppas|vi hoppas|håber|jeg håber|vi håber)(?: att| at)? (?:det|ni|du|i|alt|allt)\\s.{0,50}|(?:stort |tusen |mange |många )?(?:tack|tak|takk)(?: så mycket| på förhand| på forhånd| för hjälpen| for hjælpen| for hjelpen| igen| alla)*(?:[,!]? (?:(?:mvh|hälsningar|hilsen|vh|kh)[,!]? ?)?(?!\\p{L}+ \\p{L}+ \\p{L}+ )[\\p{L}.’' -]{0,20})?",
  "(?:här (?:är|kommer)|her (?:er|kommer)|nedan|nedenfor|bifogat|vedhæftet|vedlagt)(?: \\p{L}+){0,3} ?(?:texten|text|teksten|tekst|materialet|infon|information|anteckningarna|noterne|stikord)|(?:hör av (?:er|dig)|säg till|sig til|skriv|si fra)(?: om| hvis)?\\b(?!.*\\d).{0,50}|det (?:brådskar|haster)(?: lidt| lite)?",
  // Polish, Czech
  "(?:mam|mamy) nadzieję,? że (?:to|wszystko|tekst|u was|u pana|u pani)\\b.{0,50}|(?:bardzo |serdecznie |z góry )?(?:dziękuję|dzięki|dziękujemy)(?: bardzo| wielkie| z góry| za (?:pomoc|czas|wsparcie))*(?:[,!]? (?!\\p{L}+ \\p{L}+ \\p{L}+ )[\\p{L}.’' -]{1,20})?|(?:poniżej|w załączniku|oto)(?: \\p{L}+){0,3} ?(?:tekst|treść|notatki|informacje|dane|materiał\\p{L}*)(?: .{0,16})?|(?:daj|dajcie|proszę dać) znać\\b.{0,50}|w razie pytań\\b(?!.*\\d).{0,50}|przepraszam(?:y)? za\\b.{0,50}|to (?:dość |bardzo )?pilne.{0,20}",
  "(?:předem )?(?:děkuji|děkujeme|díky)(?: předem| moc| za pomoc)*(?:[,!]? (?!\\p{L}+ \\p{L}+ \\p{L}+ )[\\p{L}.’' -]{1,20})?|(?:zde je|níže je|v příloze je)(?: \\p{L}+){0,2} text",
  // Russian, Ukrainian
  "(?:надеюсь|надеемся|сподіваюся|сподіваємося),? (?:что |що )?(?:всё|все|это|текст|вы|ви|це|у вас)\\b.{0,50}|(?:большое |огромное |заранее |щиро |дуже )?(?:спасибо|благодарю|благодарим|дякую|дякуємо)(?: большое| огромное| заранее| вам| всем| за (?:помощь|допомогу|работу))*(?:[,!]? (?!\\p{L}+ \\p{L}+ \\p{L}+ )(?!деду|тебе|маме|людям)[\\p{Lu}][\\p{L}.’' -]{1,20})?",
  "(?:ниже|вот|во вложении|нижче|ось|у вкладенні)(?: \\p{L}+){0,2} ?(?:текст|материал\\p{L}*|заметки|информация|данные|матеріал\\p{L}*|нотатки)(?: .{0,16})?|(?:дайте|дай) знать\\b.{0,50}|если (?:будут|есть|возникнут) вопросы\\b(?!.*\\d).{0,50}|(?:извините|простите|вибачте) за\\b.{0,50}|это (?:очень )?срочно.{0,20}",
  // Turkish
  "umarım (?:her şey|iyi|yeterli|bu|uygun|işe)\\b.{0,40}|(?:çok |şimdiden |yardımın\\p{L}* için )*teşekkür(?:ler| ederi[mz]| ediyoru[mz])?(?: şimdiden)?(?:[,!]? (?!\\p{L}+ \\p{L}+ \\p{L}+ )[\\p{L}.’' -]{1,20})?|(?:aşağıda|ekte|metin)(?: \\p{L}+){0,2} ?(?:metin|metni|metni bulabilirsiniz|notlar|bilgiler|aşağıda|ekte)(?:dir|dır)?(?: .{0,16})?|sorunuz olursa.{0,40}|kolay gelsin.{0,20}|(?:biraz |çok )?acil(?:dir)?",
  // Chinese, Japanese, Korean
  "(?:非常|多|十分)?(?:谢谢|多谢|感谢|謝謝|感謝)(?:大家|您|你们|你|啦|了|各位)*(?:的?(?:帮助|帮忙|支持|辛苦))?[，,]?(?:辛苦了)?|(?:辛苦|麻烦|拜托)(?:大家|您|你们|你)?了?|(?:以下|下面|附件)(?:是|为)[^。]{0,10}(?:内容|文字|文案|资料|材料|文本|稿子|要点)|(?:如|若)?有(?:任何)?问题[^。\\d]{0,14}(?:联系|告诉|找)[^。\\d]{0,6}|不好意思[^。]{0,16}(?:打扰|麻烦|催)[^。]{0,6}",
  "(?:以上|では|それでは)?[、，]?(?:何卒|どうぞ)?(?:よろしく|宜しく)(?:お願い[^。]{0,14})?|(?:以上(?:です|になります)?)|お疲れ様(?:です|でした)|いつも(?:大変)?お世話になって(?:おります|います)|お世話になって(?:おります|います)|(?:以下|下記)(?:が|は)?(?:本文|原稿|内容|文章|テキスト|資料)(?:です|になります|となります)?|(?:以下|下記|この|次)の(?:文章|内容|文|原稿|テキスト|資料)で(?:よろしく)?お願い[^。]{0,8}|(?:本文|内容|原稿)は(?:以下|下記)(?:です|の通りです|のとおりです)?|(?:どうも)?ありがとうございま(?:す|した)|お手数(?:です|ですが|をおかけし)[^。]{0,20}|ご(?:確認|検討|対応)(?:の(?:ほど|程))?[^。]{0,14}(?:お願い|ください)[^。]{0,10}|ご不明[^。]{0,24}(?:ください|下さい|ませ)|(?:急ぎ|お急ぎ)(?:です|でお願いします|ではありません)|お忙しい(?:ところ|中)[^。]{0,20}|恐れ入ります(?:が[^。]{0,20})?",
  "\\S{2,6}(?: \\S{1,8})? (?:드림|올림|배상)|(?:아래|다음은|첨부)(?:에|는|가)?\\s?[^.]{0,14}(?:내용|글|자료|텍스트|원고)(?:입니다|이에요|예요)?|(?:정말 |대단히 |미리 )?(?:감사합니다|감사드립니다|고맙습니다|감사해요|고마워요)|(?:그럼 )?(?:잘 )?부탁(?:드립니다|드려요|합니다|해요)|수고하(?:세요|십니다|셨습니다)|문의(?: 사항)?[^.\\d]{0,20}(?:주세요|바랍니다)|급합니다|안녕하세요[^.]{0,20}",
  // Arabic, Hebrew, Hindi
  "(?:شكر[\\p{L}\\p{M}]*|أشكر(?:كم|ك))(?: (?:جزيلا|جزيلاً|لكم|لك|مقدما|مقدماً|مسبقا|على (?:المساعدة|مساعدتكم|تعاونكم)))*|(?:آمل|نأمل|أتمنى) أن (?:تكون\\p{L}*|يكون|يعجبكم)\\s?.{0,40}|(?:فيما يلي|أدناه|مرفق|إليكم)(?: \\p{L}+)? ?(?:النص|نص|المحتوى|الملاحظات|المعلومات)(?: .{0,16})?|في حال (?:وجود|وجدت|كان لديكم) (?:أي )?(?:أسئلة|استفسار\\p{L}*).{0,40}",
  "(?:תודה)(?: (?:רבה|מראש|לכם|לך|על העזרה))*(?:[,!]? (?!\\p{L}+ \\p{L}+ \\p{L}+ )[\\p{L}.’' -]{1,20})?|(?:מקווה|מקווים) ש(?:הכל|זה|אתם|תהנו)\\s?.{0,40}|(?:להלן|מצורף|הנה)(?: \\p{L}+)? ?(?:הטקסט|טקסט|התוכן|החומר|המידע)(?: .{0,16})?|אם יש (?:שאלות|שאלה).{0,40}|סליחה על\\s.{0,40}|זה דחוף.{0,20}",
  "(?:बहुत |अग्रिम )*(?:धन्यवाद|शुक्रिया)(?: (?:आपका|सहित|अग्रिम))*|(?:आशा|उम्मीद) है (?:कि )?(?:आप|सब|यह)\\s.{0,40}|(?:नीचे|संलग्न)(?: \\S+)? ?(?:पाठ|सामग्री|जानकारी|टेक्स्ट)(?: .{0,16})?",
].map((pattern) =>
  toPattern(
    `^(?:${pattern.replaceAll(/\\b\((?!\?!)/gu, "(?<![\\p{L}])(").replaceAll("\\b", "(?![\\p{L}\\p{M}])")})$`,
    "iu",
  ),
);
