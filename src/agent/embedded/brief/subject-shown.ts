import { toPattern } from "../text/regex.ts";

/** "…, qui sera projeté jeudi", "der am Donnerstag gezeigt wird": of the film that is asked for, behind what it is about. */
const SHOWN: readonly string[] = [
  "(?:which|that) (?:will|is (?:going )?to|is|shall|should|we want) (?:be )?(?:shown|screened|played|projected|run|play|loop)\\b|(?:which|that) (?:we|i)(?:['’]ll|['’]d like to| will| want to| are going to| plan to)? (?:show|screen|play|run)|(?:to be )?(?:shown|screened|played) (?:at|on|in|to|during|before)|to (?:show|screen|play) (?:it )?(?:at|on|in|to|during|before)|for (?:showing|screening) (?:at|on|in|to)",
  "(?:der|die|das)(?=\\s.*(?:gezeigt|vorgeführt|abgespielt|gespielt|projiziert|laufen|läuft)(?!\\p{L}))|(?:den|die|das) (?:wir|ich)(?=\\s.*(?:zeigen|abspielen|vorführen|zeigen)(?!\\p{L}))",
  "qui (?:sera|va être|doit être|devra être) (?:projeté|diffusé|montré|présenté|passé)e?|qui (?:passera|tournera|va passer|va tourner)|(?:qu['’]on|que nous|que l['’]on) (?:va |veut |voudrait |souhaite )?(?:montr|projett?|diffus|pass)\\p{L}+|à (?:projeter|diffuser|montrer|passer) (?:à|au|aux|lors|pendant|sur|dans|en|le)",
  "que (?:se |lo |la )?(?:va a |vamos a |queremos )?(?:proyect|mostr|pondr|emit|exhib|ense[ñn])\\p{L}+|que (?:se verá|veremos|pasaremos|pasará)|para (?:proyectar|mostrar|poner|pasar|enseñar)(?:lo|la)? (?:en|durante|a|al)",
  "che (?:verrà|sarà|viene|andrà|va) (?:proiettat|mostrat|trasmess|vist|mess)[oa]|che (?:mostreremo|proietteremo|metteremo|faremo vedere|vogliamo (?:mostrare|proiettare))|da (?:proiettare|mostrare|trasmettere|far vedere|mettere) (?:al|all|alla|in|nel|durante|su|ai)",
  "que (?:vai|irá|vamos) (?:passar|ser (?:exibid|mostrad|projetad|passad)[ao]|mostrar|projetar)|que (?:será (?:exibid|mostrad|projetad|passad)[ao]|passará|mostraremos)|para (?:passar|mostrar|exibir|projetar) (?:na|no|em|durante|aos|à|ao)",
  "(?:die|dat)(?=\\s.*(?:vertoond|getoond|gedraaid|afgespeeld|draait|draaien)(?!\\p{L}))|(?:die|dat) (?:we|wij|ik)(?=\\s.*(?:tonen|vertonen|laten zien|afspelen)(?!\\p{L}))",
  "som (?:ska|skal|skall|vil blive|kommer att|blir|vi|vises|visas) ?(?:visas|vises|spelas upp|visa|vise|afspilles|spilles av)?(?= )",
  "(?:któr[yeaą]|co) (?:zostanie|będzie|ma być|pokażemy|puścimy|wyświetlimy|będziemy|chcemy)|do (?:pokazania|wyświetlenia|puszczenia)|(?:který|které) (?:bude|budeme|se bude|pustíme|ukážeme|promítneme|chceme)",
  "котор\\p{L}+ (?:мы )?(?:хотим )?(?:покаж|показ|буд|пойд|включ|поставим)\\p{L}*|(?:показывать|крутить) (?:его )?будем|будем (?:его )?(?:показывать|крутить)|для показа|чтобы показать|як(?:ий|е|у) (?:ми )?(?:покаж|буд|показ)\\p{L}*|будемо показувати",
];
/** Where nothing but a blank stands before it: the verb has the film for its subject. */
const SHOWN_EAST =
  "(?:الذي |التي )?(?:لي|سي|س|ي|ت|ست|لت)ُ?عرض|(?:سوف |س)?نعرضه|لعرضه|ليُعرض|ש(?:יוקרן|יוצג|ישודר|נקרין|נציג|נראה|יקרינו|יראו|יוצג)|(?:כדי )?להקרין|להקרנה";
/** "a film about my father, for his retirement": the occasion of whom it is about. */
const OCCASION =
  "(?:for|at|zu|zum|zur|bei|für|pour|à|lors de|para|en|per|a|alla|al|voor|op|bij|till|til|på|na|do|к|на|для|ко)\\s(?:the |la |le |el |il |o |a )?(?:his|her|their|its|seine?[mnr]?|ihre?[mnr]?|son|sa|ses|leurs?|sus?|suo|sua|suoi|seus?|suas?|zijn|haar|hun|hans|hennes|hendes|jego|jej|ich|jeho|její|его|её|ее|их|його|її)(?:\\s.*)?$";
const BEHIND = toPattern(
  `(?:,?\\s(?:${SHOWN.join("|")})(?![\\p{L}]).*|,?\\s(?:${SHOWN_EAST})(?![\\p{L}]).*|,\\s${OCCASION})$`,
  "isu",
);
const FEWEST_LETTERS = 3;

/** What a film is about, without where it is to be shown: "my father, to be shown at his retirement" → "my father". */
export function withoutWhereShown(subject: string): string {
  const bare = subject.replace(BEHIND, "").trim();
  return bare.length >= FEWEST_LETTERS ? bare : subject;
}
