/**
 * How a language tells viewers what they must not do. `leads`: what may stand before a command; `cases`: words that open the case
 * it is for, up to a comma; `opens`: a sentence that forbids begins so, `ends`: or ends so; `rules`: this forbids wherever it stands;
 * `signs`: words that call a warning, with a colon or an exclamation mark; `firm`: what is forbidden without exception; `spares`:
 * no sentence forbids that holds one of these, for "don't worry" reassures.
 */
export type ForbiddingWords = {
  leads?: string;
  cases?: string;
  opens?: string;
  ends?: string;
  rules?: string;
  signs?: string;
  firm: string;
  spares: string;
};

/** "No deje", "nunca abra": only the ending parts them from what somebody does, so that the verbs must be known. */
const SPANISH = `(?:(?:l[aeo]s?|se|te|os|me) )?(?:(?:dej|us|utilic|toqu|mezcl|tir|arroj|ech|apagu|cierr|conect|desconect|enchuf|desenchuf|entr(?=en |es |e (?:en|con|sin|al|a) )|pis|cruc|nad|salt|aliment|entregu|descargu|confí|firm|enví|cargu|levant|agarr|tap|quit|guard|almacen|coloqu|manej|aparqu|estacion|fum|acerqu|limpi|lav|apoy|calient|congel|rellen|cort|arranqu|fuerc|golpe|acept|revel|cuelgu|abandon|peg|riegu|quem|inhal|apliqu|super|modifiqu|manipul|desmont|sobrecargu|reutilic|mand|prest|mir(?=es? (?:directamente |nunca )?al sol)|dejéis|baj|pas(?=en? )|llev|camin|intent|puls|lanc|dupliqu|descolgu|acarici|march(?=en? sin)|regres|jal|amarr|vuel|cans|vací|suelt|estren|vacun|aguant|sient|frot|rasqu|sumerj|aplast|despeg|atraves)(?:e|es|en|éis)|(?:abr|beb|com|corr|met|pong|hag|sub|enciend|viert|permit|introduzc|conduzc|exced|salg|traig|coj|recoj|muev|tuerz|romp|interrump|añad|sacud|sosteng|manteng|expong|sumerj|compart|dig|hierv|corrij|ofrezc|persig|suspend|devuelv|incluy|extraig)(?:a|as|an|áis)|des?(?= (?:de|a|tu|su|el|la|los|nunca|agua|leche) )|dé[ns]?)`; // prettier-ignore
const PORTUGUESE = `(?:(?:[ao]s?|lhes?|se|te|me) )?(?:(?:deix|us|utiliz|toqu|mistur|deit|jogu|atir|apagu|fech|ligu|desligu|conect|entr(?=em |es |e (?:n|com|sem|em))|pis|nad|salt|aliment|partilh|compartilh|cliqu|assin|envi|carregu|levant|guard|armazen|coloqu|mont|estacion|fum|aproxim|limp|lav|apoi|cort|pux|arranqu|forc|queim|inal|apliqu|ultrapass|manipul|desmont|sobrecarregu|mand|pegu|reutiliz|empurr|aceit|revel|larg|tom|tir|quebr|apanh|enxágu|despej|fotograf|lanc|esfregu|coç)(?:e|es|em)|(?:abr|beb|com|corr|met|ponh|faç|sub|desç|acend|permit|conduz|sai|trag|mex|engul|dig|ferv|romp|vert|exced|ofereç|colh|suspend|devolv)(?:a|as|am)|dê(?:em|s)?)`; // prettier-ignore

const EUROPE_CASES = {
  en: "if|when|while|before|after|until|once|during|as long as|in case of|for",
  de: "wenn|falls|solange|bevor|nachdem|sobald|bei|während|im|auch wenn",
  fr: "si|quand|lorsqu|lorsque|avant|après|tant que|en cas d|pendant|même si",
  es: "si|cuando|mientras|antes|después|en caso|durante|aunque|al",
  it: "se|quando|mentre|prima|dopo|in caso|durante|finché|anche se",
  pt: "se|quando|enquanto|antes|depois|em caso|durante|ao|mesmo",
};

export const EUROPE: Readonly<Record<string, ForbiddingWords>> = {
  en: {
    leads: "(?:and|but|so|also|then|please|instead|remember|important|above all|most of all|whatever you do|for (?:your )?safety|in an emergency|at home|finally|most importantly)[,:]?",
    cases: EUROPE_CASES.en,
    opens: "(?:(?:do not|don['’]t)(?: ever)?|never(?: ever)? (?=(?<never>\\p{L}+))(?!lose|run out|wonder|search|be)) ?(?!(?:you|we|they|it|all|every|just|only|simply|settle|stand on|tell the|(?:start|begin) with|promise|throw (?:it|them) (?:out|away)|watch the|dream|regret|cry|laugh|imagine|doubt|postpone|compare|blush|blink|compromise|limit|believe|guess|rush|fight|stop|say|have|need|want|know|see|seem|think|expect|feel|wait)(?![\\p{L}])|pay (?:more|too|full|extra|over)|waste (?:your|any|another|time|money)|(?:ask|tell|quote|blame|call|get|leave) (?:me|us)|be (?!alone)|let (?:the|this|that|its?|his|her|their|your|any\\p{L}*) (?:[\\p{L}'’-]+ ){0,4}(?:fool|stop|put|discourage|scare|deceive|intimidate|hold|get|mislead|spoil|pass|slip|ruin)|look (?:back|for|any)|take (?:my|our|no|less)|put off|hold back|(?:leave|go)(?: home| here| town| away| the (?:city|town|village|island|shop|museum|fair))? without)\\p{L}+|under no circumstances|on no account|(?:keep|stay) (?:away from|off|out of) the|no (?:smoking|swimming|diving|entry|parking|littering|trespassing|open (?:fires?|flames?)|naked flames?|flash photography|ball games|bonfires|barbecues|hoses|carpets|tyres|cockerels|dogs|glass bottles)(?=$|[.!,;]| (?:on|in|near|inside|beyond|within|at|or|and|please|allowed)(?![\\p{L}]))|mind (?:the (?:gap|step)(?! ?:)|your head)",
    rules: "(?<!(?<!\\p{L})it )(?:is|are) (?:strictly |absolutely |also |therefore |never )?(?:not (?:allowed|permitted)|never (?:allowed|permitted)|forbidden|prohibited)(?! (?:fruit|city))|you (?:must|mustn['’]t|should) ?(?:not|never|(?<=n['’]t)) (?!be (?:surprised|afraid|ashamed)|have|need|expect|feel|think)|(?<!(?:we|i|he|she|it|they|that|which|who) )must (?:not|never) (?:be |bring|enter|touch|leave|use|come|go|get|swim|drive|drink|eat|carry|open|lift|run|stand|sleep|feed|smoke)|(?<!(?:we|i|he|she|it|they) )may not (?:enter|be (?:used|taken|brought|left|carried|sold|removed|opened))",
    signs: "warning|caution|danger|beware|beware of the \\p{L}+|be careful|watch out",
    firm: "never|no account|no circumstances|forbidden|prohibited|not (?:allowed|permitted)|must not",
    spares: "worry|hesitate|forget|forgotten|miss|missed|panic|afraid|shy|despair|lose (?:heart|hope)|give up|underestimate\\p{L}*|not only|ashamed|discouraged|judge|bother|overthink|needed|required|wonder|skip|personally|never .{1,60} again|for granted|to chance|adjust your set|your (?:dreams?|hopes?|heart|talents?)|count on|silence for|eggs in one|chickens before|gift horse|(?:your|any|all) bridges|bathwater|your horses|apologi[sz]e|fret|fear|mistake|confused?|surprised",
  },
  de: {
    leads: "(?:bitte|und|aber|also|auch|deshalb|darum|außerdem|wichtig|merke|dann|zu ihrer sicherheit)[,:]?",
    cases: EUROPE_CASES.de,
    opens: "(?!lassen sie (?:sich|uns)|warten sie|zahlen sie|haben|sind|wollen|möchten|können|müssen|brauchen|wissen|kennen|finden|dürfen|sollten|würden|werden|hätten|wären|spüren|bekommen|erhalten|sehen|hören|verstehen|kommen|schaffen|mögen|besitzen|fühlen|glauben|denken)\\p{L}+e?n sie (?:[^,.;:]{1,70} )?(?:nie|niemals|nicht|keine?[nmrs]?|nichts|auf keinen fall|keinesfalls)|(?!lass (?:dich|uns)|lasst (?:euch|uns))(?:lass|lasst|gib|gebt|nimm|nehmt|mach|macht|mische?|mischt|öffnet?|berührt?|berühre|fasst?|geh|geht|lauf|lauft|wirf|werft|stellt?|legt?|zieht?|trinkt?|iss|esst|benutzt?|benutze|verwendet?|fahrt?|schüttet?|gießt?|füttert?|füttere|haltet?|steckt?|schaltet?|klickt?|springt?|klettert?|rennt?|steigt?|betritt|betretet|sammelt?|pflückt?|verratet?|überweist?|überweise|drückt?|schneidet?|setzt?|bringt?|unterschreibt?|löscht?) (?:[^,.;:]{1,70} )?(?:nie|niemals|nicht|keine?[nmrs]?|nichts|auf keinen fall|keinesfalls)|(?:nie|niemals|auf keinen fall|keinesfalls|unter keinen umständen) (?!haben|hatten|waren|wurden|wieder|zuvor|sind|mehr|können|konnten)[^,.;:]*\\p{Ll}(?:en|ern|eln)(?=[,.!;]|$)|nicht (?!alle|jede|viele|wenige|nur|mehr|einmal|immer|weit|selten|wir|wenn|die|der|das|zu|so)[^,.;:]* \\p{Ll}+(?:en|ern|eln)(?=[.!]|$)|(?:bitte )?keine?n? [^,.;:]* (?:werfen|füttern|mitbringen|berühren|anfassen|betreten|lagern|verwenden|benutzen|legen|stellen|spülen|schütten)(?=[.!]|$)|betreten|zutritt verboten|rauchen verboten|betreten verboten",
    rules: "(?:ist|sind|bleibt|bleiben) (?:(?!nicht )\\p{L}+ ){0,6}(?:verboten(?! (?:gut|lecker|schön))|untersagt|nicht (?:erlaubt|gestattet))|(?:darf|dürfen|darfst|dürft)(?! wir) (?:\\p{L}+ ){0,7}?(?<!(?:wir|ich) (?:\\p{L}+ ){0,7})(?:nicht|nie|niemals|keine?[nmrs]?|keinesfalls|auf keinen fall)(?! (?:mehr|nur|fehlen))|(?<=\\p{L} )(?:sollten sie|solltest du|solltet ihr|sollte man) (?:\\p{L}+ ){0,6}(?:nie|niemals|auf keinen fall)",
    signs: "achtung|vorsicht|warnung|gefahr|lebensgefahr|vorsicht(?=, \\p{Lu}\\p{L}+!)",
    firm: "nie|niemals|keinesfalls|auf keinen fall|unter keinen umständen|verboten|untersagt|dürfen|darf",
    spares: "sorgen?|vergess\\p{L}*|vergiss|zöger\\p{L}*|verpass\\p{L}*|versäum\\p{L}*|scheu\\p{L}*|angst|fürcht\\p{L}*|wunder\\p{L}*|ärger\\p{L}*|entmutig\\p{L}*|panik|verzweif\\p{L}*|entgehen|schäm\\p{L}*|fehlen|unterschätz\\p{L}*|abschreck\\p{L}*|nicht nur|auf(?:zu)?geben|(?:geben sie|gib|gebt) (?:[\\p{L}]+ ){1,3}auf|nie wieder|nie mehr|(?:gehen|fahren|reisen|verlassen) sie [^.]*ohne|halbe\\p{L}* sachen|nichts daraus|selbstverständlich|zufall|grenzen|tr[aä]um\\p{L}*|herz|den kopf|unversucht|blatt vor|glauben|suchen|langweilig|geht nicht|vorstellen|stellen sie sich|zweifel\\p{L}*|auf morgen|verschieben|überraschung|erwarten|verschwenden|stehen ?bleiben|es darf|darf es|vergleichen|urteilen|verwechseln|täuschen|beirren|irritier\\p{L}*|wahr sein|verunsichern|einschüchtern|seit|wir|hetzen|gedanken|mühe|illusionen|hoffnung\\p{L}*|persönlich|macht (?:auch )?nichts|ich|bei uns|weiß|mut",
  },
  fr: {
    leads: "(?:et|mais|donc|surtout|s['’]il vous plaît|merci|attention|important|aussi|enfin|en revanche|pour votre sécurité)[,:]?",
    cases: EUROPE_CASES.fr,
    opens: "(?:ne |n['’])(?:l[ae]s? |l['’]|l(?:ui|eur) |y |en |vous )?(?!avez|êtes|savez|pouvez|voulez|devez|aurez|serez|trouverez|verrez)\\p{L}{2,}ez(?:-\\p{L}+)? (?:\\p{L}+ )?(?:pas|jamais|rien|aucune?)|(?<=^|[,:] )(?:ne |n['’])(?:laisse|touche|mélange|jette|mets|ouvre|utilise|branche|débranche|donne|verse|mange|bois|entre|approche|allume|prends|fais|dors|marche|cours|saute|grimpe|tire|clique|partage|envoie|achète|signe) (?:pas|jamais|rien|aucune?)|ne (?:pas|jamais|rien) \\p{L}+(?:er|ir|re)|interdiction (?:formelle |absolue |stricte )?d(?:e|['’]\\p{L}+)|défense (?:absolue |formelle )?d(?:e|['’]\\p{L}+)|interdit (?:aux|d['’]\\p{L}+|de)|attention à (?:la|votre) (?:marche|tête)(?=$|[.!])|pas d(?:e |['’])(?:lingettes?|cigarettes?|feu|flammes?|alcool|verre|chiens?|vélos?|flash) (?:dans|sur|à|près|en|avant|pendant|au)",
    rules: "(?:est|sont|reste|restent) (?:strictement |formellement |absolument |donc |aussi )?(?:interdite?s?|défendue?s?|prohibée?s?)|n(?:e |['’])(?:sont|est) pas (?:admise?s?|autorisée?s?|permise?s?|acceptée?s?)|(?:vous ne devez|tu ne dois|on ne doit|il ne faut) (?:surtout )?(?:pas|jamais) (?!être|avoir)(?:\\p{L}{1,3} |l['’])?\\p{L}+(?:er|ir|re|oir)|(?<!(?:nous|il|elle|qui|on) )ne d(?:oit|oivent) (?:pas|jamais|en aucun cas) (?!rester (?:grand|beaucoup))(?:\\p{L}{1,3} )?\\p{L}+(?:er|ir|re|oir)",
    signs: "attention|danger|prudence|avertissement",
    firm: "jamais|interdi\\p{L}+|défen\\p{L}+|en aucun cas|prohib\\p{L}+|ne (?:doit|doivent|devez)",
    spares: "hésit\\p{L}*|inquiét\\p{L}*|oublie[zr]?|oublions|manqu\\p{L}*|rate[zr]?|perdez|perds|paniqu\\p{L}*|décourag\\p{L}*|peur|crai(?:ns|gnez)|souciez|en faites|en fais|culpabilis\\p{L}*|désespér\\p{L}*|tard|bougez|confond\\p{L}*|pas seulement|gênez|intimid\\p{L}*|tromp\\p{L}*|abandonn\\p{L}*|lâchez|étonn\\p{L}*|attend\\p{L}*|sous-estim\\p{L}*|croi\\p{L}+|croyez|impressionner|abattre|vous laissez|soyez|imaginez|doutez|fiez|à moitié|n['’]ayez|gaspillez|remettez|jugez|demain|surprise|(?:quittez|partez|repartez) [^.]*sans|langue au chat|du pot|la tête(?! (?:dans|par|hors|de))|hasard|limites?|rêves?|espoir|cœur|au sérieux|arriver|à la lettre|jamais jamais|plus jamais|jamais plus|rien n['’]\\p{L}+|partez pas sans|bras|prenez pas mal|personnellement|depuis|nous|je|j['’]\\p{L}+|du \\p{Nd}+(?:er)?|combler|privez|pas que",
  },
  es: {
    leads: "(?:y|pero|por favor|además|importante|tampoco|recuerda|recuerde|por su seguridad|en casa)[,:]?",
    cases: EUROPE_CASES.es,
    opens: `(?:no|nunca|jamás)(?: nunca| jamás)? ${SPANISH}|(?:en ningún caso|bajo ningún (?:concepto|motivo)|bajo ninguna circunstancia) (?:debe|${SPANISH})|(?:terminantemente )?prohibid[oa]s?`,
    rules: "(?:está|están|queda|quedan) (?:terminantemente |estrictamente |totalmente |absolutamente )?prohibid\\p{L}+|no (?:está|están) permitid\\p{L}+|no se (?:permiten?|admiten?)|(?<!(?:que|nosotros) )(?:no|nunca) (?:se )?debe[ns]? (?!moverse|ser una? )(?:nunca )?\\p{L}+(?:r|rse|rl[aeo]s?)",
    signs: "cuidado|atención|peligro|advertencia|precaución|cuidado(?= con (?:el|la|los|las) )",
    firm: "nunca|jamás|prohibid\\p{L}+|en ningún caso|ningún concepto|no se (?:permite|admite)n?|permitid\\p{L}+",
    spares: "preocup\\p{L}*|dud(?:e|es|en|ar)|olvid\\p{L}*|pierd\\p{L}*|perd\\p{L}*|asust\\p{L}*|temas?|tema[ns]|miedo|desanim\\p{L}*|pánico|desesper\\p{L}*|extrañ\\p{L}*|sorprend\\p{L}*|rind\\p{L}*|rendir\\p{L}*|averg\\p{L}*|confund\\p{L}*|tarde|dej(?:e|es|en|éis) (?:de|pasar)|no s[oó]lo|no solamente|subestim\\p{L}*|culp\\p{L}*|desde|faltar|nunca dig\\p{L}+ nunca|nunca más|de más|a medias|al azar|esa cara|hag\\p{L}* caso|límites|sueños?|esperanza|corazón|en serio|al pie de la letra|imagin\\p{L}*|apariencias|mañana|sorpresa|la toalla|dej\\p{L}+ que (?:el|la|los|las|nada|nadie|tus?)|(?:se|te|os) dej\\p{L}+|personal",
  },
  it: {
    leads: "(?:e|ma|per favore|inoltre|importante|ricorda|ricordate|a casa|soprattutto)[,:]?",
    cases: EUROPE_CASES.it,
    opens: "(?:non|mai|non .{0,12}mai) (?:l[aeio] |si |ci |gli )?(?!solo|tutt|essere|avere|potere|dovere|volere|sapere|parlare d)\\p{L}+(?:are|ere|ire|rre|[aei]rl[aeio]|rsi)(?!(?: \\p{L}+){0,2} (?:è|fa|significa|vuol|aiuta|basta|era|fu)(?![\\p{L}]))|non (?:l[aeio] |vi |ci |si )?(?!avete|siete|dovete|potete|sapete|volete|trova|paga|cerca|vede|senti|capi|conosce|crede|riusci|state|estate|ser)\\p{L}{2,}(?:ate|ete|ite)(?:l[aeio]|vi)?|non (?:date|fate) \\p{L}+|non (?:l[aeio] |si )?(?:tocchi|usi|apra|lasci|metta|mescoli|getti|dia|entri|salga|beva|mangi|accenda|versi|spenga|apra)|(?:severamente )?vietat[oaie]|divieto (?:assoluto )?d(?:i|['’]\\p{L}+)|guai a",
    rules: "(?:è|sono|resta|restano) (?:severamente |assolutamente |sempre |anche )?(?:vietat|proibit)\\p{L}|non (?:è|sono) (?:ammess|consentit|permess)\\p{L}|(?<!(?:che|lui|lei) )non (?:si deve|si devono|devono|deve|devi|dovete) (?:mai )?(?!essere un|chiamar|per forza)\\p{L}+(?:are|ere|ire|rre|rsi|rl[aeio])|(?:cani|bambini|animali|minori|auto|visitatori) non possono",
    signs: "attenzione|pericolo|avvertenza|cautela|attenti",
    firm: "mai|vietat\\p{L}+|divieto|proibit\\p{L}+|guai|ammess\\p{L}+|consentit\\p{L}+",
    spares: "preoccup\\p{L}*|esita\\p{L}*|dimentic\\p{L}*|perde\\p{L}*|perdi|paura|spaventi|spaventat\\p{L}*|teme\\p{L}*|scoraggi\\p{L}*|panico|dispera\\p{L}*|stup\\p{L}*|arrend\\p{L}*|vergogn\\p{L}*|confond\\p{L}*|tardi|manca\\p{L}*|smett\\p{L}*|non solo|sottovalut\\p{L}*|ingann\\p{L}*|pensa\\p{L}*|crede(?:te|re)|aspett\\p{L}*|dal \\p{Nd}{4}|noi|lasciatevi|lasci\\p{L}+ che|mai più|a metà|alla lettera|al caso|limiti|fantasia|sogn\\p{L}+|speranza|cuore|sul serio|fidatevi|immagin\\p{L}*|dubbi\\p{L}*|sprec\\p{L}*|senza (?:vedere|assaggiare|visitare|provare)|rimand\\p{L}*|abbiate|siate|domani|sorpresa|mai dire mai|via senza|partite senza|fatevi|fa(?:te|re) caso|prendetela|prendertela",
  },
  pt: {
    leads: "(?:e|mas|por favor|além disso|importante|lembre-se|em casa|também)[,:]?",
    cases: EUROPE_CASES.pt,
    opens: `(?:não|nunca|jamais)(?: nunca)? ${PORTUGUESE}|em caso algum (?:deve|${PORTUGUESE})|(?:estritamente )?proibid[oa]s?`,
    rules: "(?:é|são|está|estão|fica) (?:estritamente |terminantemente |totalmente |expressamente )?proibid\\p{L}+|não (?:é|são) permitid\\p{L}+|não se deve[m]?|(?<!(?:que|nós) )(?:não|nunca) deve[m]? (?!ser um|restar|haver|existir)(?:nunca )?\\p{L}+(?:ar|er|ir|or|r-se|-l[ao]s?)|não são admitid\\p{L}+",
    signs: "cuidado|atenção|perigo|aviso",
    firm: "nunca|jamais|proibid\\p{L}+|em caso algum|permitid\\p{L}+",
    spares: "preocup\\p{L}*|hesit\\p{L}*|esqueç\\p{L}*|esquec\\p{L}*|perc[ao]\\p{L}*|perd\\p{L}*|assust\\p{L}*|medo|desanim\\p{L}*|pânico|desesper\\p{L}*|desist\\p{L}*|admir\\p{L}*|estranh\\p{L}*|surpreend\\p{L}*|envergonh\\p{L}*|confund\\p{L}*|tarde|deix(?:e|es|em) (?:de|passar)|não só|não apenas|subestim\\p{L}*|culp\\p{L}*|desde|faltar|nunca diga\\p{L}* nunca|nunca mais|pela metade|ao acaso|faça\\p{L}* caso|abra\\p{L}* mão|limites|sonhos?|esperança|coração|a sério|amanhã|imagin\\p{L}*|dúvid\\p{L}*|duvid\\p{L}*|aparências|surpresa|saia sem|deix\\p{L}+ que (?:[oa]s?|nada)|(?:se|te) deix\\p{L}+|peito|acredit\\p{L}*",
  },
}; // prettier-ignore
