/** What opens a remark to the maker, in any of the languages; several may stand together. */
export const OPENERS =
  "(?:(?:oh|ah|ach|ps|p\\.\\s?s\\.|btw|by the way|and|also|but|please|pls|one (?:last|more) thing|und|aber|bitte|übrigens|noch (?:was|etwas)|et|aussi|mais|s['’]il vous plaît|svp|y|pero|además|por favor|e|ma|anche|inoltre|per favore|mas|também|en|maar|graag|alsjeblieft|i|ale|proszę|и|но|ещё|пожалуйста)[,:]?\\s+)*";

/** What is to be kept quiet or out of the picture, as whole sentences, by language. */
const OF_PICTURES =
  "(?:logos?|photos?|pictures?|music|song|tune|font|slogan|fotos?|bilder|musik|lied|schrift|images?|musique|chanson|imágenes|música|canción|immagini|musica|canzone|imagens|canção|foto['’]?s|muziek|zdjęcia|muzyki)";
export const KEPT_QUIET: readonly string[] = [
  "(?:please )?(?:put|include|keep|leave) (?:that|this|it) in(?:,? (?:please|she|he|they|it|we|i)(?:['’]d| would|['’]ll| will)? ?.{0,40})?",
  "(?:don['’]t|do not|no need to|better not(?: to)?)\\s(?:mention|bring up|talk about|say anything about)(?!\\p{L}).*",
  `(?:don['’]t|do not)\\s(?:use|show|put|include)\\s(?:the|our|any|my)\\s(?:\\p{L}+\\s){0,2}${OF_PICTURES}(?!\\p{L}).*`,
  "(?:erwähn|nenn)\\p{L}*\\s(?:(?:sie|ihr|bitte)\\s)*.{0,80}\\snicht.{0,20}|.{2,80}\\s(?:bitte\\s)?nicht erwähnen|.{2,80}\\slassen (?:wir|sie) (?:bitte )?weg",
  "ne (?:parlez|parle|mentionnez|mentionne|citez|évoquez)\\s(?:surtout\\s)?pas\\s.*|(?:pas besoin|inutile) de (?:parler|mentionner|citer)\\s.*|que (?:le|la|l['’]|les)\\s?.{2,40}\\sn['’]appara\\p{L}+ pas.*",
  "que no (?:salga|aparezca|se (?:vea|mencione|nombre))\\p{L}*\\s.*|no (?:menciones|mencionéis|mencionen|nombres|nombréis|habléis|hables)(?!\\p{L}).*",
  "non (?:menzionate|menziona|menzionare|nominate|nomini|parlate|citate)(?!\\p{L}).*|che non (?:si veda|si vedano|compaia|appaia)\\p{L}*\\s.*",
  "que não (?:apareça|apareçam|se (?:veja|mencione))\\s.*|não (?:menciones?|mencionem|falem|fales)(?!\\p{L}).*",
  "não (?:precisa|precisam|precisas|é preciso|é necessário) (?:de )?(?:(?:mencionar|citar|dizer|falar (?:d[eoa]s?|sobre))(?!\\p{L}).*|(?:colocar|pôr|botar|incluir|mostrar)\\s(?:[oa]s?\\s)?(?:preços?|valor(?:es)?|nomes?|sobrenome|telefone|endereço|logo|foto|marca)(?!\\p{L}).*)",
  "no (?:hace falta|es necesario|es preciso) (?:(?:mencionar|nombrar|hablar de|decir)(?!\\p{L}).*|(?:poner|incluir|sacar|mostrar)\\s(?:l?[oae]l?s?\\s)?(?:precios?|nombres?|apellidos?|teléfono|dirección|logo|foto|marca)(?!\\p{L}).*)",
  "(?:(?:noem|vermeld)\\p{L}*\\s.{2,60}\\sniet.{0,20})",
  "nie wspomina(?:j|jcie|ć)(?!\\p{L}).*",
  "не упомина(?:й\\p{L}*|ть)(?!\\p{L}).*",
  "ملاحظة[:：]?\\s.{0,80}(?:سنعرض|نعرض|الفيلم|الفيديو|المقطع|الشعار).*",
  "لا (?:تذكر\\p{L}*|داعي ل?(?:ذكر|لإشارة)\\p{L}*)(?![\\p{L}]).*",
  ".{2,60}\\sमत\\s\\S{1,12}इएगा(?:,.{0,40})?",
  "(?:꼭|이번엔 꼭|이번에는 꼭)\\s(?:.{0,20}(?:분위기|느낌|톤)(?:로|으로)\\s)?(?:넣어|빼|크게|만들어)\\s(?:주세요|부탁드립니다|부탁드려요)|.{2,40}\\s(?:언급하지|말씀하지) (?:마세요|말아 주세요)",
  ".{0,30}(?:别|不要|不用)提(?:到|及)?.{1,30}|.{0,20}(?:可以|请|最好)放在?(?:最后|结尾|片尾)(?:吧)?",
];

/** Where a motto is to stand. */
export const MOTTO_WANTED: readonly string[] = [
  "(?:(?:ojo|nota|nb|note|achtung|hinweis|attenzione|atenção|importante?)[:,]\\s)?(?:poner|poned|pongan|pon|meter|incluid?|incluir|put|include|add|mettez|mettre|metti|mettete|mettere|coloquem?|colocar|setzt|bringt) (?:la|el|nuestr[oa]|our|the|notre|le|il nostro|lo|o nosso|a nossa|o|a|unseren?|den) (?:frase|lema|eslogan|slogan|motto|line|phrase|devise|frase de efeito|spruch).*",
];

const COLOUR =
  "(?:green|blue|red|yellow|white|black|navy|purple|orange|pink|gold|grey|gray|teal|maroon|burgundy|cream|turquoise|grün|blau|rot|gelb|weiß|schwarz|lila|violett|grau|türkis|braun|vert|bleu|rouge|jaune|blanc|noir|violet|gris|doré|bordeaux|verde|azul|rojo|amarillo|blanco|negro|morado|naranja|gris|rosso|blu|giallo|bianco|nero|viola|arancione|vermelho|amarelo|branco|preto|roxo|laranja|groen|blauw|rood|geel|wit|zwart|paars|oranje|grön|blå|röd|gul|vit|svart|grøn|rød|hvid|hvit|sort|ljus|lys|mörk|mørk)\\p{L}*";
/** How a film is not to be, and in which colours, as its sender says it. */
export const HOW_IT_LOOKS: readonly string[] = [
  "(?:don['’]t|do not) make (?:it|this|the (?:film|video)) (?:too |so |very )?\\p{L}+(?!\\p{L}).*|(?:macht|machen sie|mach) (?:es|das|ihn) (?:bitte )?nicht (?:zu|so) \\p{L}+.*|(?:ne )?(?:faites|fais)(?:-le)? pas (?:un truc )?trop \\p{L}+.*|(?:que )?no (?:quede|sea|lo hagáis|lo hagan) (?:demasiado|muy) \\p{L}+.*|non (?:fatelo|farlo) troppo \\p{L}+.*|não (?:façam|faça|fique) (?:muito|demasiado) \\p{L}+.*|maak het niet te \\p{L}+.*",
  `(?:our|the (?:club|company|school|team)(?:['’]s)?) (?:brand |club |house |team )?colou?rs are (?:\\p{L}+ ){0,2}${COLOUR}(?!\\p{L}).{0,40}`,
  `(?:våra färger är|vores farver er|(?:fargene våre|våre farger) er) (?:\\p{L}+ ){0,2}${COLOUR}.{0,40}`,
  `(?:unsere|die) (?:vereins|haus|firmen|schul|club)?farben sind (?:\\p{L}+ ){0,2}${COLOUR}.{0,40}|nos couleurs sont (?:\\p{L}+ ){0,2}${COLOUR}.{0,40}|nuestros colores son (?:\\p{L}+ ){0,2}${COLOUR}.{0,40}|i nostri colori sono (?:\\p{L}+ ){0,2}${COLOUR}.{0,40}|(?:as )?nossas cores são (?:\\p{L}+ ){0,2}${COLOUR}.{0,40}|onze (?:club|huis)?kleuren zijn (?:\\p{L}+ ){0,2}${COLOUR}.{0,40}`,
];

/** What viewers are not to be told or shown, with viewers as "them", and how an earlier film was. */
export const OF_VIEWERS: readonly string[] = [
  "(?:don['’]t|do not|never) (?:tell|lecture|scare|preach to|talk down to|patroni[sz]e|bore|push|shame|blame|frighten|worry) (?:them|people|(?:the|our) (?:viewers?|audience|kids|children|students|pupils|parents|patients|public|residents))(?!\\p{L}).{0,60}|(?:don['’]t|do not|no need to) use .{2,40}, (?:they|people|everyone|everybody|(?:the|our) \\p{L}+) (?:all )?(?:hates?|laughs?|find|finds|(?:is|are) (?:sick|tired|bored|allergic)|can['’]t stand|know|knows|(?:has|have) seen)(?!\\p{L}).{0,40}",
  "(?:bitte )?(?:nicht|keine) .{2,40} (?:verwenden|benutzen|zeigen), (?:das|die|den) (?:hassen|mögen|können|kennen) (?:sie|die|alle).{0,40}|(?:erzählt|sagt|erklärt) (?:ihnen|den leuten|den \\p{L}+) (?:bitte )?nicht, .{3,50}|(?:bitte )?(?:die leute|niemanden|die \\p{L}+) nicht (?:belehren|erschrecken|verschrecken|beschämen).{0,30}",
  "(?:surtout )?ne (?:leur|les) (?:dites|expliquez|faites|effrayez|culpabilisez|montrez) (?:surtout )?pas(?!\\p{L}).{0,60}|no (?:les|los|las) (?:digáis|digan|asustéis|asusten|sermoneéis|culpéis)(?!\\p{L}).{0,60}|non (?:dite loro|spaventateli|fategli la predica).{0,60}|não (?:lhes|os|as) (?:digam|assustem|culpem)(?!\\p{L}).{0,60}",
  "(?:the )?last (?:time|one|film|video)[^.!?\\n]{3,130},? so (?:please |keep |talk |speak |go |make |do ).{3,60}|(?:das )?letzte(?:s)? (?:mal|video)[^.!?\\n]{3,130},? (?:also|deshalb|daher) (?:bitte )?.{3,60}|la (?:dernière|fois dernière)[^.!?\\n]{3,130},? (?:donc|alors) .{3,60}|la última vez[^.!?\\n]{3,130},? (?:así que|por eso) .{3,60}|l['’]ultima volta[^.!?\\n]{3,130},? (?:quindi|perciò) .{3,60}|vorige keer[^.!?\\n]{3,130},? dus .{3,60}|förra (?:gången|filmen)[^.!?\\n]{3,130},? så .{3,60}|sidste gang[^.!?\\n]{3,130},? så .{3,60}|forrige gang[^.!?\\n]{3,130},? så .{3,60}|ostatnio[^.!?\\n]{3,130},? więc (?:proszę|prosimy) .{3,60}|в прошлый раз[^.!?\\n]{3,130},? поэтому .{3,60}",
  "(?:start|begin|open) (?:with|w\\/|on) [^.!?\\n]{2,40} on[- ]screen|(?:maybe |perhaps )?(?:use|pls use|please use) (?:\\p{L}+ ){1,4}(?:on[- ]screen|for the (?:captions|titles|labels)).{0,40}",
];

/** Apologies for the mail itself. */
export const SORRY: readonly string[] = [
  "(?:thanks?,?\\s(?:and|but)\\s)?(?:so\\s|really\\s)?sorry (?:for|about) (?:the|this|my)\\s(?:rush|hurry|short notice|long (?:mail|email|text)|mess|chaos|typos)(?!\\p{L}).*",
  "(?:danke,?\\sund\\s)?(?:entschuldig\\p{L}+|sorry für|verzeih\\p{L}+)\\s(?:bitte\\s)?(?:die|das|den|der)\\s(?:eile|hektik|chaos|lange[nr]? (?:text|mail)|tippfehler).*",
  "(?:merci,?\\set\\s)?(?:désolée?s?|pardon|excusez)\\s(?:-moi\\s)?(?:pour|de)\\s(?:la (?:hâte|précipitation)|l['’]urgence|le (?:long )?(?:mail|message)|les fautes).*",
  "(?:gracias,?\\sy\\s)?(?:perd[oó]n|disculp\\p{L}+|siento|lo siento)\\s(?:por\\s)?(?:las prisas|la prisa|el rollo|la extensión).*",
  "(?:grazie,?\\se\\s)?scus\\p{L}+\\s(?:per\\s)?la (?:fretta|lunghezza).*",
  "(?:obrigad[oa],?\\se\\s)?desculp\\p{L}+\\s(?:pel)?a (?:pressa|correria).*",
  "(?:bedankt,?\\sen\\s)?sorry voor de (?:haast|lange mail).*",
  "przepraszam za (?:pośpiech|chaos).*",
  "извините за (?:спешку|сумбур).*",
];

/** In brackets behind what is told: what no picture may show. */
export const IN_BRACKETS: readonly string[] = [
  "(?:please )?(?:don['’]t|do not) show(?!\\p{L}).*|(?:bitte )?(?:nicht|keine?n?) .{0,40}zeigen|bitte nicht zeigen.*|ne montrez (?:surtout )?pas(?!\\p{L}).*|no (?:mostréis|muestren|enseñéis)(?!\\p{L}).*|non mostrate(?!\\p{L}).*|não mostrem(?!\\p{L}).*|nie pokazujcie(?!\\p{L}).*",
];

/** How it is to sound, and before whom it is to be shown, in words that say so by themselves. */
export const SAID_OF_FILM: readonly string[] = [
  "(?:i['’]d like|we['’]d like|i would like|ich hätte gern\\p{L}*|wir hätten gern\\p{L}*|ich wünsche mir|j['’]aimerais|je voudrais|nous aimerions|me gustaría|nos gustaría|quisiera|vorrei|vorremmo|mi piacerebbe|gostaria de|gostávamos de|queria|ik wil graag|graag)\\s(?:an?|ein\\p{L}*|une?|una?|um|uma|een)\\s(?:\\p{L}+,?\\s){0,3}(?:tone|voice|style|ton|stimme|stil|voix|style|tono|voz|estilo|voce|stile|tom|toon|stem)(?!\\p{L}).*",
  "(?:a|one) (?:story|tale)\\sfor\\s.{3,80}to be (?:shown|screened|projected)\\s.*|eine geschichte für\\s.{3,80}(?:gezeigt|vorgeführt).*|une histoire pour\\s.{3,80}à projeter\\s.*|un[ao]? (?:historia|cuento) para\\s.{3,80}para proyectar\\p{L}*\\s.*|un[ao]? (?:storia|racconto) per\\s.{3,80}da proiettare\\s.*|um[a]? (?:história|conto) para\\s.{3,80}para (?:projetar|exibir)\\s.*",
];
