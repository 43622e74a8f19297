/**
 * How a sentence tells its viewers what to do, by language. `verbs`: first words that command (stems that end on "-" take the
 * endings in `endings`); `opens`: how else such a sentence begins; `ends`: how it ends, where the verb stands last; `within`: words
 * by which it commands wherever they stand; `maybe`: forms that other sentences have as well, which count beside sure ones only.
 */
export type CommandWords = {
  verbs?: string;
  endings?: readonly string[];
  opens?: string;
  ends?: string;
  within?: string;
  maybe?: string;
};

/** Verbs that need only their endings: "lav-" with "e", "en", "ad" … */
export const COMMAND_WORDS: Readonly<Record<string, CommandWords>> = {
  en: {
    opens: "(?:please |also )?(?:never (?!ha[ds]|have|did|does|do |was|were|is|are|in|before|again|once)|don['’]t|do not|always (?!the|a|an|he|she|it|they|we)|under no circumstances|make sure|be sure|take care|try (?:not )?to|remember to|keep (?:away|out|off|to)|stay (?:away|out|off))",
    maybe: "^(?:all |every )?(?:children|kids|adults|visitors|guests|swimmers|users|drivers|passengers|students|pupils|staff|dogs|bags|bikes|phones|doors|parents|volunteers|runners|players|members|everyone|everybody|helmets|shoes|food|drinks|glass)(?: \\p{L}+){0,4} must (?:always |not |never )?(?!have been)\\p{Ll}+",
    // Nouns as well, most of them: they command before what a verb takes only.
    verbs: "thaw cook print ring phone text email greet smile thank knock exit tap swipe drag stack clear tidy mop dust vacuum polish repair detach screw hammer drill glue lend borrow reserve cancel park brake steer reverse signal indicate overtake hang prune weed rake groom bathe praise reward revise unpack recycle compost reuse guard reassure treat bandage elevate evacuate gather assemble photograph post buckle fasten zip strap disinfect ventilate approach bend kneel crawl descend shower chew swallow grip float",
    within: "you (?:must|should|may not|must not|should not|have to)|(?:must|may) (?:not|never) be|must (?:always )?be \\p{L}+(?:ed|n|t)|(?:is|are) (?:not allowed|forbidden|prohibited)",
  },
  de: {
    opens: "bitte |(?:[\\p{L}-]+ )?\\p{L}+e?n sie (?!doch schon)|(?:nie|niemals|auf keinen fall|unter keinen umständen) \\p{L}|(?:seid|sei|haltet|denkt|denk|achtet|achte) ",
    verbs: "wasch- nutz- benutz- verwend- nimm nehmt gib gebt lass lasst lies lest iss esst trink- hilf helft wirf werft vergiss vergesst sprich sprecht fahr- geh- komm- bleib- halt- haltet leg- stell- setz- häng- räum- mach- schließ- öffn- schalt- schaltet prüf- kontrollier- trag- bring- hol- füll- spül- putz- reinig- wisch- trenn- sammel- sortier- wart- achte- meld- ruf- frag- sag- zeig- schreib- klick- drück- dreh- zieh- zieht schneid- rühr- gieß- gib streu- lüft- schütz- vermeid- beacht- denk- pack- pflanz- fass- berühr- lauf- renn- üb- zähl- notier- speicher- lösch- änder- verriegel- sperr- begrüß- lächel- atme- dusch- plan- sprech-",
    endings: ["", "e", "t", "et"],
    within: "(?:darf|dürfen|sollte[nt]?|müsst|müssen|muss|musst) (?:ihr|sie|du|man|nie|niemals|niemand|keiner)|(?:du|ihr|man|sie) (?:darf|darfst|dürft|dürfen|musst|müsst|muss|müssen|solltest|solltet|sollten)|(?:ist|sind) (?:hier |dort |streng )?(?:verboten|untersagt|nicht erlaubt|tabu|pflicht)|niemals",
  },
  fr: {
    opens: "(?:s['’]il vous plaît,? |merci de |veuillez |pensez à |n['’]oubliez (?:pas|jamais) |pas de |jamais de |interdiction de |défense de |ne (?:pas |jamais )?\\p{L}+)|n['’]\\p{L}+(?:ez|e|er|ir)(?![\\p{L}])|on ne (?!sait|connaît|voit|comprend|trouve|mesure|dit)(?:\\p{L}+ ){1,2}(?:jamais|pas|plus|rien|aucun)|on (?:\\p{L}+) toujours|il (?:ne )?faut |toujours \\p{L}+(?:er|ir|re) |évite[rz]? |éviter |(?:nettoie|mets|prends|fais|dis|tiens|viens|reste|ouvre|garde|regarde|utilise|porte|ferme|lave|range|vérifie|attends|bois|mange|lis|écris|jette|éteins|coupe|verse|mélange|laisse|pose|pense|demande|appelle|remplis|rince|essuie|branche|débranche|appuie|tourne|sois|aie|va|marche|respire) (?:l[ae]s?|l['’]|un|une|des|du|de|ton|ta|tes|à|au|dans|sur|en|toujours|bien|jamais|bonjour|calme|deux|trois)",
    within: "vous (?:devez|ne devez|ne pouvez)|(?:est|sont) (?:strictement |formellement )?(?:interdit|obligatoire|défendu)\\p{L}*",
    // "Chez", "assez", "rendez-vous" end so as well.
    verbs: "",
    maybe: "^(?!hier|premier|dernier|février|janvier|cher|mer|hiver|chantier|métier|papier|quartier|fier|entier|avenir|souvenir|plaisir|loisir|désir|noir|soir|espoir|miroir|autre|notre|votre|lettre|centre|maître|livre|titre|cadre|ordre|membre|chambre|encore|heure|terre|pierre|mère|père|frère|lumière|rivière)\\p{L}{2,}(?:er|ir|dre|tre|ire) (?:l[ae]s?|l['’]|un|une|des|du|de|son|sa|ses|ses|à|au|aux|dans|sur|en|toujours|bien|chaque|tout|toute)",
  },
  es: {
    opens: "por favor,? |\\p{L}*[áéí]\\p{L}{0,2}[aeo](?:te|se|l[ao]s?)(?![\\p{L}])|no (?!es|son|hay|hace|está|están|tiene|tienen|existe|se sabe|solo|sólo|todos?|todas?|cuesta|importa|significa)(?:l[aeo]s? |se |te |os )?\\p{L}+(?:es|as|e|en|a|an|éis|áis|ar|er|ir)(?![\\p{L}])|nunca (?!se|ha|había|fue|hay)\\p{L}+(?:es|as|e|en|a|an|éis|áis)(?![\\p{L}])|(?:está |queda )?prohibido|evit(?:a|e|en|ad|ar) |recuerd(?:a|e|en) |asegúr\\p{L}+|(?:hay|tienes|tiene|tenéis) que |debe[ns]? |debes |siempre \\p{L}+(?:a|e|en|ad) (?:l[ao]s?|el|un|una|tu|su)",
    verbs: "lav- us- utiliz- cierr- limpi- guard- mezcl- añad- deja deje dejen dejad llev- llam- apag- apague enciend- comprueb- revis- mir- esper- dej- tom- corta corte corten cort- toc- toque toquen espere espera camin- respir- llen- vací- sec- seque enjuag- enjuague tir- ech- eche prepar- calient- coloc- coloque quit- separ- avis- pregunt- salud- entreg- cuid- control- anot- firm- pul- puls- pulse gir- gire mantén mantenga mantengan mantened pon ponga pongan poned haz haga hagan haced ve vaya id ten tenga tengan tened sal salga di diga decid abre abra abran abrid bebe beba bebed come coma comed lee lea leed escribe escriba escribid recoge recoja recoged sube suba baja baje vierte vierta sirve sirva pide pida sigue siga seguid permanece permanezca permaneced protege proteja cubre cubra une una",
    endings: ["a", "e", "en", "ad"],
    within: "no (?:se )?(?:debe[ns]?|deben|debes|puede[ns]?|puedes)(?: \\p{L}+)?|(?:está|están) prohibid\\p{L}+",
    maybe: "^(?!mar|lugar|hogar|azúcar|ayer|mujer|placer|taller|alquiler)\\p{L}{2,}(?:ar|er|ir)(?:se|l[aeo]s?)? (?:l[ao]s?|el|un|una|tu|su|bien|siempre|antes|con|en|a|al)",
  },
  it: {
    opens: "per favore,? |non (?!è|sono|c['’]è|ci sono|ha|hanno|si sa|esiste|solo|tutt[ie]|serve|costa|occorre|basta)(?:l[aeoi] |ci |vi |ti |si )?\\p{L}+(?:are|ere|ire|arl[aeoi]|erl[aeoi]|irl[aeoi]|ate|ete|ite|i|a|arsi|rre)(?![\\p{L}])|mai \\p{L}+(?:are|ere|ire)|è (?:severamente )?vietato|vietato|evita(?:re|te)? |evit[ia] |ricord(?:a|ate|ati|atevi|i) |assicurat[ie]\\p{L}*|bisogna |occorre |si deve |dovete |devi |deve |attenti |(?!estate|patate|date |insalate|serate|giornate|rete|sete|parete|abete|vite|lite|gite)\\p{L}{3,}(?:ate|ete|ite)(?:vi|l[aeoi]|ci)? (?:l[aeoi]|gli|il|un[ao]?|i|l['’]|sempre|bene|solo|prima|dopo|con|in|a|al|alle?|i vostri|le vostre|il vostro|la vostra|due|tre|mai|per|nel|nella|sul|da|dal|di)(?![\\p{L}])",
    verbs: "lava- usa- lavi usi metti metta mettete chiudi chiuda apri apra spegni spenga accendi accenda controlla controlli pulisci pulisca asciuga asciughi aspetta aspetti tieni tenga prendi prenda porta porti lascia lasci versa versi mescola mescoli taglia tagli aggiungi aggiunga indossa indossi rispetta rispetti chiedi chieda saluta saluti fai faccia fa' dai dia bevi beva mangia mangi cammina cammini respira respiri riponi riponga getta getti butta butti separa separi premi prema gira giri ricorda leggi legga scrivi scriva riempi riempia svuota svuoti sciacqua sciacqui resta resti rimani rimanga proteggi protegga copri copra annaffia annaffi scegli scelga evita tocca tocchi segui segua",
    endings: ["", "te", "no"],
    within: "non (?:si )?(?:deve|devono|dovete|devi|può|possono|potete|puoi)(?: \\p{L}+)?|(?:è|sono) vietat\\p{L}",
    maybe: "^(?!estate|patate|insalate|serate|giornate|parete|abete|frate|magnate|lite|vite|gite|unite|ferite|chete|quiete|sete|rete)\\p{L}{3,}(?:ate|ete|ite) \\p{Ll}|^(?!mare|altre|oltre|sempre|padre|madre|cuore|amore|valore|colore|fiore|ore |genere|potere|piacere|quartiere|mestiere|infermiere|cameriere|cantiere)\\p{L}{3,}(?:are|ere|ire|rre)(?:si)? (?:l[aeoi]|gli|il|un[ao]?|i|l['’]|sempre|bene|con|in|a|al|alle?|prima|dopo)(?![\\p{L}])",
  },
  pt: {
    opens: "por favor,? |não (?!é|são|há|tem|têm|está|estão|existe|só|apenas|se sabe|custa|precisa|importa|significa)(?:[ao]s? |se |te )?\\p{L}+(?:es|as|e|em|a|am|ar|er|ir)(?![\\p{L}])|nunca (?!se|há|foi|houve|teve)\\p{L}+(?:es|as|e|em|a|am|ar|er|ir)(?![\\p{L}])|(?:é )?(?:expressamente )?proibido|evit(?:e|em|a|ar) |lembre(?:m)?(?:-se)? |certifique\\p{L}*|(?:você |vocês )?(?:deve|devem|precisa|precisam) |é preciso |tem de |sempre \\p{L}+(?:e|em) (?:[ao]s?|um|uma|seu|sua)",
    verbs: "lav- us- utiliz- fech- limp- guard- mistur- adicion- deix- lev- cham- deslig- desligue desliguem lig- ligue verifi- verifique verifiquem olh- esper- tom- cort- toque toquem caminh- respir- enxágue seque sequem sec- tir- prepar- coloque coloquem retir- separ- avis- pergunt- cumpriment- entreg- cuid- control- anot- assin- apert- gir- mantenha mantenham ponha ponham faça façam vá vão tenha tenham saia saiam diga digam abra abram beba bebam coma comam leia leiam escreva escrevam recolha recolham suba desça desçam sirva peça siga sigam permaneça permaneçam proteja cubra pegue peguem jogue joguem descarte respeite respeitem regue regu- vista vistam fique fiquem",
    endings: ["e", "em"],
    within: "não (?:se )?(?:deve|devem|pode|podem)(?: \\p{L}+)?|(?:é|são|está|estão) proibid\\p{L}+",
    maybe: "^(?!mar|lugar|lar|açúcar|mulher|prazer|colher|qualquer)\\p{L}{2,}(?:ar|er|ir)(?:-se)? (?:[ao]s?|um|uma|seu|sua|bem|sempre|com|em|antes|no|na)(?![\\p{L}])",
  },
  nl: {
    opens: "(?:alsjeblieft|gelieve|graag),? |(?:nooit|altijd|niet|geen|verboden)(?: [^,.]*)? \\p{Ll}{2,}(?:en|gaan|doen|zien|staan|slaan)[.!]?$|(?:zorg|let|denk) ",
    verbs: "was gebruik neem houd hou leg zet doe ga kom blijf sluit open controleer draag breng haal vul spoel poets veeg scheid verzamel sorteer wacht meld bel vraag zeg toon schrijf klik druk draai trek snijd roer giet strooi lucht bescherm vermijd pak plant raak loop ren oefen tel noteer bewaar wis verander begroet adem maak geef laat lees eet drink help gooi vergeet kijk start stop parkeer ruim schakel hang wees fiets rijd sta luister reserveer bestel knip naai schuur meng kook klop snoei maai graaf stofzuig dweil betaal respecteer kies schroef plak vouw dompel smeer borstel strek buig bind blus schud verwijder installeer bezoek registreer onthoud laad vervang sla",
    within: "(?:u|je|jullie|men) (?:moet|moeten|mag|mogen)|(?:moet|moeten|mag|mogen) (?:u|je|jullie|nooit|niemand|niet)|(?:is|zijn) (?:verboden|verplicht)",
    maybe: "^(?!(?:de|het|een|we|wij|ik|hij|zij|ze|er|die|dat|deze|dit|veel|alle|mensen|onze|hun|kinderen) )\\p{Lu}[\\p{L}-]+ (?:[^,.]* )?\\p{Ll}{3,}en$(?<!\\s(?:alleen|beneden|binnen|boven|buiten|eigen|gisteren|iedereen|morgen|samen|tegen|tussen))",
  },
  sv: {
    opens: "(?:glöm inte|undvik|se till|tänk på|aldrig|var så god)(?![\\p{L}])|kom ihåg",
    verbs: "tvätta använd ta ha håll lägg ställ sätt gör gå stanna stäng öppna kontrollera bär bring hämta fyll skölj torka sortera vänta anmäl ring fråga säg visa skriv tryck vrid dra skär rör häll skydda packa plantera spring öva räkna spara låt läs ät drick hjälp kasta släng titta starta stoppa parkera städa häng lämna rör cykla kör följ hälsa andas boka knyt blanda koka vispa grädda hacka vattna gödsla beskär rensa sopa dammsug moppa släck tänd lyft flytta byt fäst skruva spika mät såga borra limma måla slipa anteckna ladda logga klicka skanna betala återlämna respektera välj vänd sänk höj doppa pressa rulla vik klipp sy mata borsta bada bromsa sitt blunda sträck böj spola knäpp klä bind samla meddela",
    within: "(?:du|ni|man) (?:måste|ska|får inte|får aldrig|bör)|(?:är|är det) förbjud\\p{L}+",
  },
  da: {
    opens: "(?:glem ikke|undgå|sørg for|husk|aldrig)(?![\\p{L}])",
    verbs: "vask brug tag hav hold læg stil sæt gør gå bliv luk åbn tjek kontrollér kontroller bær bring hent fyld skyl tør sortér vent meld ring spørg sig vis skriv tryk drej træk skær rør hæld beskyt pak plant løb øv tæl gem lad læs spis drik hjælp kast kig start stop parkér ryd hæng cykl kør følg hils book bestil rens fej støvsug sluk tænd løft flyt skift fastgør skru slib log klik scan betal aflever respekter respektér vælg vend sænk hæv dyp rul klip fodr børst brems sid kog bland pisk skræl beskær knyt saml bind undersøg fjern installer",
    within: "(?:du|i|man) (?:skal|må ikke|må aldrig|bør)|er forbudt",
  },
  nb: {
    opens: "(?:glem ikke|unngå|sørg for|husk|aldri)(?![\\p{L}])|ikke \\p{Ll}{2,}(?![\\p{L}])",
    verbs: "vask bruk ta ha hold legg still sett gjør gå bli lukk åpne sjekk kontroller bær bring hent fyll skyll tørk sorter vent meld ring spør si vis skriv trykk vri trekk skjær rør hell beskytt pakk plant løp øv tell spar la les spis drikk hjelp kast se start stopp parker rydd heng sykle kjør følg hils",
    within: "(?:du|dere|man) (?:skal|må|må ikke|må aldri|bør)|er forbudt",
  },
  pl: {
    opens: "(?:proszę|prosimy|pamiętaj(?:cie)?|zawsze|nigdy nie|nie wolno|nie należy|należy|trzeba|nie zapomnij(?:cie)?|unikaj(?:cie)?|zakaz|zabrania się)(?![\\p{L}])|nie \\p{Ll}{3,}(?:aj|ij|uj|yj|ej|jcie|cie|dź|ź|ń|ś)(?![\\p{L}])|(?!życie|gdzie|wyjście|przejście|wejście|zajęcie|zdjęcie|przyjęcie|szczęście|dwadzieścia|wreszcie|świecie|mieście|lecie)\\p{L}{4,}cie (?!jest|są)|(?!kraj|maj|kolej|olej|raj|fotel|zwyczaj|rodzaj|tramwaj)\\p{L}{2,}(?:waj|taj|daj|kaj|zaj|łaj|maj|raj|uj|yj)(?![\\p{L}])",
    verbs: "umyj załóż weź zrób włącz wyłącz zamknij otwórz sprawdź zostaw odłóż przynieś podnieś wejdź wyjdź idź stań usiądź naciśnij przekręć wyjmij włóż dodaj pokrój wlej wsyp nalej poczekaj zapytaj powiedz napisz przeczytaj noś pij jedz chroń trzymaj zgłoś zadzwoń wyrzuć posprzątaj posegreguj podlej bądź zachowaj",
    within: "nie wolno|(?:jest|są) zabronion\\p{L}+",
    maybe: "^(?!część|śmierć|pamięć|sieć|pięć|sześć|dziewięć|dziesięć|wartość|miłość|ilość|wysokość)\\p{L}{3,}(?:ać|ić|yć|eć|ąć|uć) ",
  },
  cs: {
    opens: "(?:prosím|nikdy ne\\p{Ll}+|vždy|nezapomeňte|vyhněte se|nesmíte|musíte|je třeba|je nutné|zákaz)(?![\\p{L}])|(?!ještě|sobotě|světě)\\p{L}{3,}(?:ejte|ujte|ete|jte|ěte|něte) ",
    within: "(?:nesmí|nesmíte|nesmějí|musíte)|je zakázáno",
  },
  ru: {
    opens: "(?:пожалуйста,? |всегда |обязательно |никогда )?(?:не )?\\p{L}{2,}(?:йте|ите|ьте)(?:сь)?(?![\\p{L}])|(?:нельзя|запрещ\\p{L}+|нужно|надо|необходимо|следует|не забудь|помни|избегай)(?![\\p{L}])|не \\p{Ll}{3,}(?:ать|ять|ить|еть|оть|ти|чь|ться|тись|й|йся)(?![\\p{L}])",
    verbs: "мой помой вымой надень сними возьми положи поставь закрой открой включи выключи проверь оставь жди подожди спроси скажи напиши прочитай нажми поверни добавь нарежь налей носи пей ешь береги держи позвони выбрось убери полей будь соблюдай пользуйся используй",
    within: "(?:нельзя|запрещен\\p{L}*|запрещён\\p{L}*|запрещается|вы должны|ты должен)",
    maybe: "^(?!часть|смерть|область|память|ночь|речь|печь|дочь|нить|сеть|мать|путь|кость|есть|опять|пять|девять|десять|шесть|лошадь|площадь|\\p{L}+ость )\\p{L}+(?:ать|ять|ить|еть|оть|ти|чь|ться|ыть) ",
  },
  uk: {
    opens: "(?:будь ласка,? |завжди |обов['’ʼ]язково |ніколи )?(?:не )?\\p{L}{2,}(?:йте|іть|ьте)(?:ся)?(?![\\p{L}])|(?:не можна|заборон\\p{L}+|потрібно|треба|необхідно|слід|не забудь|уникай)(?![\\p{L}])|не \\p{Ll}{3,}(?:ати|яти|ити|іти|ися)(?![\\p{L}])",
    within: "(?:не можна|заборонен\\p{L}*|забороняється|ви повинні)",
    maybe: "^\\p{L}{3,}(?:ати|яти|ити|іти|ути|тися) ",
  },
  tr: {
    opens: "(?:lütfen|asla|sakın|kesinlikle)(?![\\p{L}])",
    ends: "(?<!^için|\\s(?:iç|yak|kad|alt|büt|g|uz|ak|yar|kal|der|ser|zeng|yoğ|bug|d|ür|önc|sak|bas|gel|tek|ins|düzg|üst|yay|pet|day))[ıiuü]n(?:[ıiuü]z)?|m[ae]l[ıi](?:s[ıi]n(?:[ıi]z)?|y[ıi]z|d[ıi]r)?|yasakt[ıi]r|yasak|zorunludur|(?:gerekir|gerekiyor)",
  },
  ar: {
    opens: "(?:و|ف)?لا ت(?!زال|وجد|كفي|حتاج|عني|ستطيع|توقف|قل |عرف|تجاوز|ختلف|عتمد)\\p{L}{2,}|إذا [^.]{3,60} فلا ت\\p{L}{2,}|(?:يرجى|الرجاء|من فضلك|يجب|ينبغي|لا بد|ممنوع|يمنع|يُمنع|يحظر|إياك)(?![\\p{L}])|(?:و|ف)?(?:تجنّ?ب|احذر|احرص|تأكد|تأكّد|انتبه)\\p{L}{0,3}(?![\\p{L}])",
    verbs: "ازرع ازرعوا اسق اسقوا تذكر تذكروا اربط اربطوا أعد أعيدوا انزل انزلوا ادفع ادفعوا اسحب سجل سجلوا اختر اختاروا اغسل اغسلوا استخدم استخدموا اجعل اجعلوا اشرب اشربوا افتح افتحوا أغلق أغلقوا أطفئ أطفئوا شغل ضع ضعوا خذ خذوا اترك اتركوا امسح امسحوا نظف نظفوا جفف اكتب اكتبوا اقرأ اقرؤوا انتظر انتظروا اسأل اسألوا البس البسوا ارتد ارتدوا احمل احملوا احفظ احفظوا احتفظ احتفظوا ارم ارموا افصل افصلوا اقطع قطع قطّع أضف أضيفوا اخلط امزج سخن سخّن اضغط اضغطوا أدر ابق ابقوا ابتعد ابتعدوا قف قفوا امش امشوا نم ناموا كل كلوا قل قولوا أبلغ أبلغوا أخبر أخبروا التزم التزموا حافظ حافظوا راقب افحص افحصوا أحضر أحضروا سلّم سلم رتب رتّب اختر اختاروا استعمل استعملوا تذكر تذكروا خصص اسقِ اسق دع انقر انقروا انشر انشروا اقفل اقفلوا اقطف انقع انثر اخبز اطبخ افرك ادهن ارفع ارفعوا اخفض اجلس اجلسوا احجز احجزوا اطلب اطلبوا انفخ اعصر انزع انزعوا ادخل ادخلوا اخرج اخرجوا اركب اعبر انظر انظروا اشحن احذف",
  },
  he: {
    opens: "(?:ו)?(?:אל |לעולם אל |אסור |חובה |נא |יש ל|אין ל|תמיד |הקפידו|הקפד|הימנעו|ודאו|זכרו|שימו לב)",
    verbs: "שטפו קחו שימו סגרו פתחו כבו הדליקו בדקו השאירו חכו המתינו שאלו אמרו כתבו קראו לחצו סובבו הוסיפו חתכו ערבבו שפכו לבשו חבשו שתו אכלו שמרו החזיקו זרקו נקו הפרידו השתמשו הביאו הניחו הוציאו הכניסו עמדו לכו רוצו נשמו דברו דווחו השקו בחרו החזירו התרחקו היצמדו שטוף קח שים סגור פתח בדוק שאל כתוב לחץ",
  },
  hi: {
    ends: "(?:ें|एँ|एं|इए|िए|िये|ाओ|इएगा|िएगा|दो|लो|करो|रखो)(?:\\s(?:नहीं|मत|न))?(?<!(?:^|\\s)(?:हैं|में|थीं|के लिए|लिए|नहीं))|(?:चाहिए|मना है|वर्जित है|ज़रूरी है)",
  },
  bn: { ends: "(?:(?:ুন|োন|বেন না|ান)(?:\\sনা)?|যাবে না|নিষেধ|উচিত(?: নয়)?)" },
  ja: {
    ends: "(?:[てで](?:ください|下さい)(?:ね)?|ましょう|[てで]は(?:いけません|なりません|いけない|だめです)|なければ(?:なりません|いけません)|なさい|禁止(?:です)?|厳禁(?:です)?|しないこと|すること|[てで]くださいませ|お願いします|ようにします)",
    maybe: "(?:ないこと|ること|ませんように)[。！]?$",
  },
  zh: {
    opens: "(?:[^，。：；]{0,12}[时時前后後内內，、])?(?:请|請|不要|不能|别(?!的|人|处|墅|名|称)|別(?!的|人|處|墅|名|稱)|切勿|勿|切记|切記|务必|務必|必须|必須|禁止|严禁|嚴禁|不得|不准|不许|不許|不可|记得|記得|记住|記住|千万|千萬|避免|尽量|儘量|应当?|應當?|要(?!是|求|素|么|點|点|塞|害)|先要|一定要)",
    within: "切勿|请勿|請勿|不要|务必|務必|严禁|嚴禁|不得(?!不|了|已)|不准|千万别|千萬別|一定要",
    maybe: "必须|必須|禁止|不能",
  },
  ko: {
    ends: "(?<!안녕하|계|어서 오)(?:으?세요|십시오|시오|읍시다|[합갑봅둡옵립킵십]시다|\\p{L}야 (?:합니다|해요|됩니다|돼요|한다)|(?:면|서는) 안 (?:됩니다|돼요|된다)|말 것|할 것|금지(?:입니다|합니다)?|기 바랍니다|주세요|마라|하지 않습니다)",
  },
  id: {
    opens: "(?:tolong|mohon|harap|jangan|dilarang|selalu|pastikan|hindari|ingat|wajib)(?![\\p{L}])",
    verbs: "cuci gunakan pakai ambil buang tutup buka matikan nyalakan periksa simpan letakkan bawa tunggu tanyakan tulis tekan putar tambahkan potong tuang minum makan jaga lepaskan pisahkan bersihkan keringkan siram hubungi isi",
  },
  vi: { opens: "(?:hãy|đừng|không được|không nên|tuyệt đối không|vui lòng|xin|nhớ|luôn|cấm|tránh)(?![\\p{L}])" },
}; // prettier-ignore
