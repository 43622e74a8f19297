import { toPattern, wholeWords } from "../text/regex.ts";

/** "Music: something calm", "Musik bitte eher ruhig", 「音楽は静かなものがいいです」: which music the sender wishes for. */

const SPACED_MUSIC =
  "(?:background |hintergrund|film)?(?:music|soundtrack|musik(?:en)?|musique|música|musica|muziek|muzyk[aęi]|муз[ыи]к[аиу]|hudb[auy]|musikken|musikk|müzi[kğ]\\p{L}*)|(?:ال)?موسيقى|ש?ה?מוזיקה|संगीत";
const EAST_MUSIC = "音乐|音樂|配乐|配樂|背景乐|音楽|BGM|음악|배경음악";
const MUSIC = `(?:${wholeWords(SPACED_MUSIC)}|${EAST_MUSIC})`;
const ARTICLE = "(?:the |die |der |la |el |a |de |den |la |l['’])?";
const ABOUT =
  "(?:for |as for |as to |regarding |für |als |bei |zur |pour |côté |niveau |para |en cuanto a |per |quanto alla |quanto à |voor |wat betreft |qua |co do |jeśli chodzi o |что касается |по |för |vad gäller |til |hvad angår )?";
const ASKED_OF_IT =
  "(?:возьмите|поставьте|выберите|візьміть|поставте|weźcie|dajcie|wybierzcie|dejte|nehmt|nehmen sie|wäre|wünschen wir|on aimerait|nous aimerions|queremos|quisiéramos|willen we|vill vi|vil vi|please|pls|should|could|can|ought|may|must|would be (?:nice|good|great)|bitte|soll(?:te|en)?|darf|dürfte|kann|könnte|muss|gern(?:e)?|lieber|eher|am liebsten|doit|devrait|peut|pourrait|plutôt|de préférence|si possible|s['’]il|que sea|debe(?:r[ií]a)?|puede|podr[ií]a|mejor|preferiblemente|a poder ser|por favor|deve|dovrebbe|può|potrebbe|meglio|preferibilmente|magari|possibilmente|per favore|che sia|vorremmo|vorrei|deveria|devia|pode|podia|poderia|melhor|de preferência|que seja|mag|moet|kan|graag|liefst|het liefst|alsjeblieft|niech|poprosimy|powinna|może|najlepiej|proszę|raczej|пусть|должна|может|лучше|желательно|можно|пожалуйста|хай|нехай|має|краще|ať|měla|prosím|raději|får|ska|skall|bör|gärna|helst|tack|skal|må|bør|gerne|helst|olsun|olmalı|lütfen|olabilir|تكون|يفضل|نفضل|شيء|שתהיה|תהיה|רצוי|בבקשה|משהו|हो|होना|रखें|कृपया|चाहिए)";
const ASKED_FOR =
  "(?:please|we(?:['’]d| would) (?:like|prefer|love)|i(?:['’]d| would) (?:like|prefer|love)|use|take|pick|choose|bitte|nehmt|nehmen sie|nimm|wir hätten gerne?|ich hätte gerne?|merci de|mettez|mets|choisissez|on aimerait|nous aimerions|j['’]aimerais|poned|pongan|usad|preferimos|nos gustaría|por favor|mettete|usate|scegliete|vorremmo|ci piacerebbe|preferiamo|per favore|ponham|usem|escolham|gostaríamos|preferimos|gebruik|kies|neem|we willen|we hebben liever|graag|użyjcie|wybierzcie|dajcie|prosimy o|proszę o|возьмите|поставьте|выберите|хотелось бы|мы хотели бы|нужна|візьміть|поставте|хотілося б|dejte|vyberte|använd|välj|vi vill|brug|vælg|bruk|velg|vi vil|نريد|نرجو|نفضل|אנחנו רוצים|נשמח ל|कृपया)";
const PIECES = [
  // "Music: something calm", "La música, algo tranquilo", "for the music, nothing loud"
  `${ABOUT}${ARTICLE}${MUSIC}\\s?(?:[:：–—]|[,،，、]?(?=\\s(?:please|something|nothing|not|bitte|etwas|was|nichts|plutôt|quelque chose|rien|algo|nada|qualcosa|niente|iets|niets|coś|nic|что-нибудь|что-то|ничего|щось|něco|något|inget|noget|intet|noe|شيء|משהו|कुछ)))\\s?.{2,60}`,
  `${ABOUT}${ARTICLE}${MUSIC}[,،]?\\s(?:[\\p{L}\\p{M}'’-]+\\s){0,2}?${ASKED_OF_IT}(?![\\p{L}\\p{M}]).{0,60}`,
  `(?:[\\p{L}\\p{M}'’-]+\\s){0,3}?${ARTICLE}${MUSIC}\\s(?:[\\p{L}\\p{M}'’-]+\\s){1,3}(?:olsun|lütfen|हो|होना चाहिए|रखें|चाहिए|tack|please|bitte|graag)`,
  `${ASKED_FOR}[,]?\\s(?:[\\p{L}\\p{M}'’-]+,?\\s){0,4}?${MUSIC}.{0,50}`,
  // "Ruhige Musik, bitte"
  `(?:[\\p{L}\\p{M}'’-]+\\s){1,3}${MUSIC}(?:\\s[\\p{L}\\p{M}'’-]+){0,2},?\\s(?:please|if possible|bitte|wenn möglich|s['’]il (?:vous|te) plaît|si possible|por favor|si es posible|per favore|se possibile|se possível|graag|alsjeblieft|als het kan|proszę|пожалуйста|tack|lütfen|בבקשה)`,
  `${ARTICLE}${MUSIC}(?:\\s[\\p{L}\\p{M}'’-]+){1,3},?\\s(?:please|bitte|s['’]il (?:vous|te) plaît|por favor|per favore|graag|alsjeblieft|proszę|пожалуйста|tack|lütfen|من فضلك\\p{L}*|בבקשה)`,
  `(?:${EAST_MUSIC})(?:要|最好|希望|请|請|用|选|選|就|可以)[^。]{1,18}|(?:请|請|希望|最好)?(?:用|配|选|選)[^。]{1,10}(?:音乐|音樂|配乐|配樂)(?:就好|即可|吧)?`,
  `(?:${EAST_MUSIC})(?:は|に(?:は|ついては)|も)[^。]{1,24}(?:がいい|が良い|でお願い|を希望|にして|希望|だと(?:嬉しい|助かる|うれしい|助かり|嬉し)|ほしい|欲しい|ください)[^。]{0,8}|[^。、]{1,12}な(?:音楽|BGM)(?:がいい|が良い|で(?:お願い)?|を希望|にして)[^。]{0,10}`,
  `(?:${EAST_MUSIC})(?:은|는)\\s[^.]{1,24}(?:좋겠|좋을|부탁|해\\s?주|이면|원합|원해|걸로)[^.]{0,10}`,
];
const WISHES = toPattern(`^(?:${PIECES.join("|")})$`, "iu");
const HAS_MUSIC = toPattern(MUSIC, "iu");
const MOST = 110;

/** `rest`: what else the text tells; where music is what it tells of, its own is none of the film's. */
export function wishesForMusic(said: string, rest: string): boolean {
  return said.length <= MOST && !/\p{Nd}/u.test(said) && WISHES.test(said) && !HAS_MUSIC.test(rest);
}
