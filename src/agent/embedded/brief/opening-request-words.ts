import { toPattern, wholeWords } from "../text/regex.ts";

/**
 * Verbs with which somebody wants a film, in whatever person: "Der Vorstand möchte …", "Škola by ráda …". Only beside a word for a
 * film, in an opening paragraph that says nothing else.
 */
const SPACED = [
  "wants?|needs?|would (?:like|love)|['’]d (?:like|love)|asks?|(?:has |have )?asked (?:me|us|for)|(?:has|have) asked|requests?|looking for|hoping for|commission(?:s|ed|ing)?|please|(?:could|can) (?:you|we)",
  "will|wollen|möchten?|wünsch(?:t|en|e)|hätten? gerne?|brauch(?:t|en|e)|bräuchten?|such(?:t|en|e)|bittet?|bitten|benötig(?:t|en|e)|könnt\\p{L}*|macht",
  "veut|veulent|voudr(?:ait|aient|ions|ais)|souhait\\p{L}+|demand(?:e|ent|ons)|aimer(?:ait|aient|ions|ais)|désir(?:e|ent|ons)|(?:nous|il) fau(?:t|drait)|cherch(?:e|ent|ons)|besoin|merci de|s['’]il vous plaît|pou(?:vez|rriez|rrait)",
  "quier(?:e|en|o)|queremos|quisi\\p{L}+|necesit(?:a|an|o|amos)|pid(?:e|en|o)|pedimos|ha(?:n)? pedido|solicit(?:a|an|o|amos)|gustaría|dese(?:a|an|amos)|podr(?:íais|ían|ías|ía)|podéis|pueden|busc(?:a|an|amos)|por favor",
  "vuole|vogliono|vorr\\p{L}+|chied(?:e|ono|iamo)|desider(?:a|ano|iamo)|serv(?:e|irebbe)|piacerebbe|bisogno|per favore|per cortesia|pot(?:reste|rebbe|ete)",
  "quer(?:em)?|queremos|gostar(?:ia|iam|íamos)|ped(?:e|em|iu|imos)|solicit(?:a|am|amos)|precis(?:a|am|amos)|desej(?:a|am|amos)|pod(?:em|iam|eriam|eria)|será que|por favor",
  "wil|willen|zouden|zou|zoek(?:t|en)?|vraagt|vragen|wenst|nodig|graag|alsjeblieft|alstublieft",
  "vill(?: ha)?|vil(?: (?:gerne )?have| ha)?|önskar|ønsker|behöver|mangler|trenger|skulle (?:vilja|du|ni|i)|kan (?:du|ni|i|dere|man)|går det att|ber om|beder om|bede om|beställ\\p{L}+|bestiller|gärna|gerne|gjerne",
  "chce|chcą|chcemy|chciał\\p{L}+|prosi(?:my)?|proszą|proszę|potrzebuj\\p{L}+|przydałby|życzy|szukamy|zwracam",
  "chce|chceme|chtěl\\p{L}+|prosí\\p{L}*|prosím\\p{L}*|potřebuj\\p{L}+|přej(?:e|í|eme)|by rád\\p{L}*|hledáme|žádá\\p{L}*",
  "хо(?:чет|тят|тим|тел\\p{L}*)|прос(?:ит|ят|им|ьба)|нуж(?:ен|но|на|ны)|требуется|желает|пожалуйста|можете",
  "хо(?:че|чуть|чемо)|хоті\\p{L}+|прос(?:ить|ять|имо)|потріб(?:ен|не|на|ні)|бажає|будь ласка|можете",
  "θέλ\\p{L}+|ήθελ\\p{L}+|ζητ\\p{L}+|ζήτησ\\p{L}+|χρειάζ\\p{L}+|επιθυμ\\p{L}+|παρακαλ\\p{L}+|μπορείτε|φτιάξ\\p{L}+|ετοιμάσ\\p{L}+",
  "vrea|vreau|vor|vrem|dor(?:im|i|ește|esc)|solicit\\p{L}+|nevoie|(?:vă|te) rog|(?:vă|te) rugăm|cer(?:e|em)?|puteți|faceți|își dor\\p{L}+",
  "szeretn\\p{L}+|kellene|kérünk|kérnénk|kérjük|szükség\\p{L}*|készíts\\p{L}*",
  "halua\\p{L}+|tarvits\\p{L}+|toivo\\p{L}+|pyydä\\p{L}+|voisit\\p{L}*|tehkää",
  "isti?yor\\p{L}*|ister\\p{L}*|rica ed\\p{L}+|talep ed\\p{L}+|lazım|gerek(?:iyor|li)|yapar mısınız|yapabilir misiniz|hazırlar mısınız",
  "تطلب|يطلب|نطلب|أطلب|طلبت|طلب|تودّ?|يودّ?|نودّ?|يريد|تريد|نريد|أريد|نحتاج|ترغب|يرغب|نرجو|يرجى|من فضلكم?",
  "מבקש\\p{L}*|ביקש\\p{L}*|רוצ\\p{L}+|צריכ?\\p{L}*|נשמח|אשמח|מעוניי?נ\\p{L}*|בבקשה|אפשר",
  "चाहिए|चाहत\\p{L}?\\p{M}?|कृपया|अनुरोध",
].join("|");
const UNSPACED =
  "需要|希望|想要?|麻烦|麻煩|请|請|领导要|帮忙|お願い|ほしい|欲しい|依頼|頼まれ|して(?:ください|いただ|もらえ)|いただけ|動画です|बना(?:इए|ओ|एँ|एं|ना|नी)|तैयार कर|부탁|주세요|필요|싶(?:습|어)|원합";
export const WANTS = toPattern(`${wholeWords(SPACED)}|${UNSPACED}`, "iu");

/** "Konu, mahallemizdeki alet kütüphanesi.", 主题是社区工具图书馆。: what the film asked for beside it is about. */
const ITS_SPACED =
  "(?:so,? |also |eigentlich |en fait,? |es decir,? )?(?:it['’]?s|it is|this is) (?:all )?about|(?:the |our )?(?:topic|subject|theme)(?: is|:)|es geht (?:dabei |darin |hier |im grunde )?um|(?:das |unser )?thema(?: ist| lautet|:)|es handelt sich um|ça parle|il est question|il s['’]agit d|(?:ça|cela) (?:concerne|porte sur)|le (?:sujet|thème)(?: est| :)|(?:va|se trata|trata|es) (?:de|del|sobre) |(?:el |nuestro )?tema(?: es|:)|(?:parla|tratta|si tratta) d|(?:il |l['’])?(?:tema|argomento)(?: è|:)|(?:é sobre|fala d|trata-se d|trata d)|o (?:tema|assunto)(?: é|:)|het gaat (?:hierbij |hier )?(?:over|om)|het betreft|(?:het |ons )?(?:onderwerp|thema)(?: is|:)|det (?:handlar om|gäller|är om|rör|handler om|drejer sig om|dreier seg om|gælder|gjelder|er om)|(?:den|filmen) (?:ska|skal) (?:handla|handle) om|(?:ämnet|temat|emnet|temaet)(?: är| er|:)|(?:este|e) vorba d|(?:tema|subiectul)(?: este| e|:)|chodzi o|mowa o|temat(?:em)?(?: to| jest|:)|jde o|(?:tématem|téma)(?: je|:)|речь (?:ид[её]т|пойд[её]т) об?|это про|тема(?: —| –| -|:)|(?:ідеться|йдеться|мова йде) про|πρόκειται για|(?:το )?θέμα(?: είναι|:)|(?:a )?tém[aá](?:ja)?(?::| az?)|aiheena on|kyse on|konu(?:su|muz)?[ ,:]|(?:ال)?موضوع(?: هو|:)|يدور حول|מדובר ב|זה על|הנושא(?: הוא|:)|विषय (?:है|:)";
export const ITS_ABOUT = toPattern(`^(?:${ITS_SPACED})|^(?:[^。，]{0,4}(?:主题|主題|内容|內容)(?:是|为|為|：))|^(?:テーマ|内容|題材)は|が(?:テーマ|題材)です|^(?:주제|내용)[는은]|이야기(?:예요|입니다|이에요)`, "iu"); // prettier-ignore

/** "Something short", where a film is meant. */
export const SHORT_THING =
  "(?<![\\p{L}])(?:something short|(?:et)?was kurzes|quelque chose de court|un truc court|algo (?:corto|breve)|qualcosa di (?:breve|corto)|algo curto|iets korts|något kort|noget kort|noe kort|coś krótkiego|něco krátkého|что-(?:то|нибудь) короткое|щось коротке|κάτι σύντομο|ceva scurt)(?![\\p{L}])";

/** Films by other words, and as the last part of a longer one: "informationsfilm", "Begrüßungsvideo". */
export const MORE_FILMS =
  "(?<![\\p{L}])(?:\\p{L}{3,}(?:film(?:en|s)?|video(?:n|en|s)?|filmpje|filmchen)|filmin?ho|filmulețe?|filmul|clip\\p{L}*|spotul?|ταινί\\p{L}+|بالفيديو|فيلمًا|فيلماً|فيديوهات|مقطعًا|مقطعاً)(?![\\p{L}])|영화|映画";
