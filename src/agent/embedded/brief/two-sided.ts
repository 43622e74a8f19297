import { toPattern } from "../text/regex.ts";

const BUT =
  "(?:,?\\s(?:but|yet|aber|doch|mais|pero|ma|mas|maar|ale|lecz|но|а|але|men|ama|fakat|dar|mutta|αλλά|لكن|ولكن|אבל|पर|लेकिन|मगर)|,)\\s";
const NOT =
  "(?:(?:please|bitte)\\s)?(?:not|never|nicht|pas|no|non|não|niet|nie|не|ne|inte|ikke|nu|ei|όχι|ليس|غير|לא)\\s(?:(?:too|overly|zu|allzu|trop|demasiado|troppo|demais|te|al te|zbyt|слишком|занадто|příliš|för|for|liian|prea|πολύ|מדי)\\s)?[\\p{L}\\p{M}-]+(?:\\s(?:or|oder|ou|o|of|ani|или|чи|nebo|eller|או)\\s[\\p{L}\\p{M}-]+)?(?:\\s(?:مبالغ\\p{L}+ فيه|מדי))?";
const SOMETHING =
  "(?:(?:please|bitte)\\s)?(?:something|etwas|was|quelque chose de|un truc|algo|qualcosa di|iets|coś|что-(?:то|нибудь)|щось|něco|något|noget|noe|ceva|κάτι|jotain|شيء(?:ا|اً)?|شيئاً|משהו|कुछ)";
/** Without "something", only what is hardly said but of how one tells. */
export const SOUND =
  "(?:warm|friendly|cheerful|light|lively|serious|sober|funny|honest|gentle|cosy|moving|herzlich|freundlich|locker|heiter|sachlich|ernst|lustig|persönlich|chaleureux|convivial|léger|sérieux|sobre|drôle|cálido|cercano|alegre|serio|divertido|caldo|affettuoso|leggero|serio|allegro|caloroso|próximo|leve|sério|warm|vrolijk|luchtig|serieus|ciepło|wesoło|lekko|poważnie|zabawnie|тепло|весело|легко|серйозно|серьёзно|серьезно|vřele|vesele|vážně|varmt|lättsamt|allvarligt|muntert|alvorligt|alvorlig|sıcak|samimi|neşeli|lämmin|cald|ζεστό)";
const WITHOUT =
  "(?:no|not any|without|keine?[nr]?|ohne|pas de|sans|sin|senza|sem|geen|zonder|bez|без|ingen|utan|uden|uten|ilman|fără|χωρίς|بدون|دون|בלי|ללא)";
const ONLY =
  "(?:just|only|nur|bloß|juste|seulement|solo|sólo|só|apenas|alleen|liever|tylko|byle|только|лишь|тільки|лише|jen|hlavně|bara|kun|bare|sadece|vain|doar|μόνο|فقط|רק|बस)";
/** What a film is made with or sounds like, that one would be spared. */
const MANNERS =
  "(?:scaremongering|scare tactics|preaching|lecturing|moralising|drama|pathos|fuss|blame|panic|panikmache|angstmache|zeigefinger|drama|pathos|effekthascherei|schuldzuweisung\\p{L}*|faire peur|moraliser|culpabiliser|dramatiser|pathos|asustar|dramatismos?|moralina|sermones|culpas?|spaventare|drammi|allarmismi?|moralismi?|assustar|dramas?|moralismos?|sermões|bangmakerij|drama|opgeheven vingertje|straszenia|moralizowania|patosu|dramatyzowania|запугивания|пафоса|морализаторства|надрыва|страшилок|залякування|пафосу|моралізаторства|strašení|moralizování|patosu|skrämselpropaganda|pekpinnar|moraliserande|skræmmekampagner?|løftede pegefingre|skremselspropaganda|pekefingre|تخويف|وعظ|مبالغة|הפחדות|הטפות|דרמה)";

/**
 * "Something warm but not sugary", "Tylko bez straszenia": how a film is to sound in a sentence that has no verb, and sets what is
 * wished against what is not.
 */
const TWO_SIDED = toPattern(
  `^(?:${SOMETHING}\\s[\\p{L}\\p{M}-]+(?:\\s(?:and|und|et|y|e|en|i|и|та|a|och|og|și|και|و)\\s[\\p{L}\\p{M}-]+)?${BUT}${NOT}|${SOUND}${BUT}${NOT}|(?:${ONLY},?\\s)?(?:(?:please|bitte)\\s)?${WITHOUT}\\s${MANNERS})(?:,?\\s(?:please|bitte|svp|s['’]il (?:vous|te) plaît|por favor|per favore|graag|proszę|пожалуйста|будь ласка|tack|tak|takk))?$|^(?:温暖|溫暖|温馨|溫馨|轻松|輕鬆|活泼|活潑|严肃|嚴肅|亲切|親切|幽默|朴素)(?:一点|一點|一些)?[，,]?(?:但|可|而)?(?:请|請)?(?:不要|别|別|不)(?:太|过于|過於)?\\p{Script=Han}{2,4}$|^[^。、]{1,8}[、，]?(?:でも|けど|が|ただし)?、?[^。、]{1,8}すぎない(?:感じ|雰囲気|トーン)?(?:で|に)?(?:お願いします|してください)?$|^\\S{1,8}(?:지만|되|되,) (?:너무 )?\\S{1,10}지 (?:않게|않은 느낌으로)(?: (?:해 ?주세요|부탁드립니다|부탁드려요))?$`,
  "iu",
);

/** "Something warm but not sugary, the guests will see it too": how it is to sound, and why. */
export function setsAgainst(said: string): boolean {
  const bare = said.replace(/[\s.!。！।]+$/u, "").trim();
  const ends = [...bare.matchAll(/\s*[,;，；、]\s*|\s[–—-]\s/gu)].map(({ index }) => index);
  return [bare.length, ...ends].some((end) => TWO_SIDED.test(bare.slice(0, end)) && !/\p{Nd}/u.test(bare.slice(end))); // prettier-ignore
}

/** "Could you close on the volunteers' phone number?": nobody asks viewers to end anything. */
export const ASKS_FOR_END = toPattern(
  `^(?:(?:and|und|et|y|e|en|i|и|och|og|ve|و|ו)\\s)?(?:${[
    "(?:could|can|would|will) (?:you|we) (?:please |maybe |perhaps )?(?:end|close|finish|conclude|wrap up)(?: it| the (?:film|video))?(?: off)? (?:on|with)",
    "(?:könn\\p{L}+|würde\\p{L}*) (?:sie|ihr|du|wir)(?: bitte| vielleicht)?(?: den film| das video| es)? (?:mit|auf) .{2,60} (?:enden|schließen|aufhören|abschließen)",
    "(?:(?:vous )?(?:pourriez|pouvez)(?:-vous)?|(?:tu )?(?:pourrais|peux)(?:-tu)?|(?:est-ce qu['’])?on (?:pourrait|peut)) (?:peut-être )?(?:finir|terminer|conclure)(?: le film| la vidéo)? (?:sur|par|avec)",
    "¿?(?:podéis|podrí(?:a|ai)[sn]?|pueden?|puedes|podemos) (?:terminar|cerrar|acabar)(?: el v[ií]deo)? con",
    "(?:potete|potreste|puoi|potresti|possiamo) (?:finire|chiudere|concludere)(?: il (?:film|video))? con",
    "(?:podem|poderiam|podes|pode|podemos) (?:terminar|acabar|fechar|encerrar)(?: o (?:vídeo|filme))? com",
    "(?:kun(?:nen|t)?|zou(?:den)?) (?:je|jullie|u|we)(?: misschien)?(?: de film| het filmpje)? (?:met .{2,60} )?(?:eindigen|afsluiten)",
    "(?:czy )?(?:możecie|mogliby|możesz|można) (?:państwo )?(?:zakończyć|skończyć)|(?:mohli byste|můžete) (?:skončit|zakončit)",
    "(?:можете|могли бы вы|можно)(?: ли)? (?:закончить|завершить)|(?:можете|чи можна|могли б ви) (?:закінчити|завершити)",
    "(?:kan|kunde|kunne) (?:ni|du|vi|i|dere)(?: kanske| måske)? (?:avsluta|sluta|slutte|avslutte|afslutte)(?: filmen)? (?:med|på)",
    "(?:هل )?(?:يمكن(?:كم|ك)?|تستطيعون) (?:أن )?(?:تختموا|تختم|تنهوا|إنهاء|ختم)|(?:אפשר|תוכלו|אתם יכולים) (?:לסיים|לסגור)",
  ].join("|")})(?!\\p{L})(?:.{2,90})?[?？؟]$`,
  "iu",
);
