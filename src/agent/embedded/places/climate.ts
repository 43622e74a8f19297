import { toPattern } from "../text/regex.ts";

/**
 * Weather as a rule and no moment: "it rains for only a few weeks a year", "when the rain comes", "雨の日も". Such a sentence
 * tells how it is somewhere, and nobody stands in its rain.
 */
const AS_A_RULE = edged([
  "only|rarely|seldom|hardly|scarcely|few|little|less|enough|every|each|a year|per year|annual\\p{L}*|average|usually|often|always|sometimes|whenever|when|if|in case|season|seasons|rainfall|mm|milli\\p{L}+|percent|%|rainy days?|rain barrels?|rainwater|snow chains?|except|unless|whether|forecast|risk",
  "nur|selten|kaum|wenige?r?|wenig|genug|jede[snr]?|im jahr|pro jahr|jährlich\\p{L}*|durchschnitt\\p{L}*|meist\\p{L}*|oft|immer|manchmal|wenn|falls|sobald|niederschl\\p{L}+|außer|prognose|vorhersage",
  "seulement|ne [^,]{1,24} que|rarement|peu|assez|chaque|par an|annuel\\p{L}*|moyenne|souvent|toujours|parfois|quand|lorsqu\\p{L}*|si|sauf|saison|précipitations",
  "solo|sólo|apenas|raramente|pocos?|pocas?|suficiente|cada|al año|por año|anual\\p{L}*|media|promedio|siempre|a veces|cuando|si|salvo|temporada|estación",
  "soltanto|poch[ie]|poco|abbastanza|ogni|all['’]anno|annu\\p{L}*|spesso|sempre|quando|se|salvo|tranne|stagione",
  "somente|poucos?|poucas?|bastante|ao ano|por ano|média|sempre|às vezes|quando|se|exceto|estação",
  "alleen|slechts|zelden|weinig|genoeg|elke|elk|per jaar|jaarlijks\\p{L}*|gemiddeld\\p{L}*|vaak|altijd|soms|als|wanneer|behalve",
  "tylko|rzadko|mało|każd\\p{L}+|rocznie|średnio|często|zawsze|czasem|gdy|kiedy|jeśli|oprócz",
  "только|редко|мало|кажд\\p{L}+|в год|годов\\p{L}+|в среднем|часто|всегда|иногда|когда|если|кроме",
  "sadece|yalnızca|nadiren|az|her|yılda|yıllık|ortalama|genellikle|bazen|eğer|hariç",
  "فقط|نادرا|نادرًا|قليل\\p{L}*|كل|سنويا|سنويًا|عندما|إذا|أحيانا|دائما|موسم",
  "[והבלמשכ]*(?:רק|לעתים רחוקות|מעט|כל|בשנה|לשנה|בממוצע|תמיד|לפעמים|כאשר|כש\\p{L}+|אם|עונת)",
  "सिर्फ़|केवल|कुछ ही|कम|हर|प्रति|साल में|साल भर|औसत|अक्सर|हमेशा|कभी-कभी|जब|अगर|यदि|मौसम|के बाद",
]);
const EAST =
  /(?:雨|雪|風|嵐)の(?:日|とき|時|場合)(?:も|は|に|には)|年間|めったに|少な|だけ|ときは|場合|毎|每|很少|只有|如果|季|平均|降水|降雨|除非|때는|경우|마다|연간|드물|평균|강수/u;

function edged(words: readonly string[]): RegExp {
  return toPattern(`(?<![\\p{L}\\p{M}])(?:${words.join("|")})(?![\\p{L}\\p{M}])`, "iu");
}

/** Whether a clause tells how its weather is as a rule. */
export function tellsClimate(clause: string): boolean {
  return AS_A_RULE.test(clause) || EAST.test(clause);
}
