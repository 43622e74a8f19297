import type { RemarkWords } from "./remark-words.ts";

/** English, German, Dutch, and the languages of the North. */
export const GERMANIC_WORDS: Readonly<Record<string, RemarkWords>> = {
  en: {
    parts:
      "points?|facts?|info|information|details?|content|things?|bits?|extras?|material|items?|topics?|messages?|stuff|lines?|sentences?|takeaways?|quotes?|notes|nuggets|facts and figures|gist|wishes|wish list",
    ground: "background|context|backstory",
    tells:
      "say|says|said|saying|tell|told|telling|mention|mentions|mentioned|mentioning|mention of|cover|covered|covering|include|includes|included|including|get across|gets across|got across|getting across|bring out|brought out|put across|drive home|bring home|touch on|touched on|bring up|brought up|come away with|take away with|go home with|put in|slip in|work in|work (?:this|that|it|these) in|fit in|fit (?:this|that|it|these) in|get in|get (?:this|that|it|these) in|be in (?:it|there)|go in|come up|convey|conveyed|feature|featured|name|named|credit|credited|acknowledge|spell out|state|come across|come through|see covered|in there|in it|land|walk away with|hear|hear about|added|add|get in|leave out|left out",
    bids: "please|must|should|shall|need|needs|needed|has to|have to|had to|want|wants|wanted|would like|would love|['’]d like|['’]d love|like|love|hope|worth|worth a|important to|essential to|good to|nice to|useful to|make sure|be sure|also say|also mention|also include|also tell|also cover|don['’]t forget to|remember to|be|to be|could you|can you|would you|['’]d be glad if you|would be glad if you|we['’]d be glad|definitely|worth a line|good to|also good to have|lead with|hate to miss|don['’]t leave|please don['’]t|not to be|must hear|should stick|upfront|be upfront about",
    use: "you can|you could|you may|you might|you may want|you might want|feel free|use|used|draw on|draw from|pick from|choose from|lean on|work with|if you (?:have|need|want|like|wish|can)|in case you have|if there(?:['’]s| is)|room|space|time|for it|somewhere|anywhere|where it fits|if it fits|if it helps|if useful|if needed|not to skip|not to leave out|my notes|our notes|raw notes|rough notes|raw material|notes so far|raw|throw in|play with|at your disposal|use or lose|take or leave|you could quote|to quote",
    maybe:
      "maybe|perhaps|possibly|could be|might be|may be|would be|would make|might make|could make|makes|['’]d be|could|might|would|potentially",
    nice: "nice|lovely|good|great|cute|fun|sweet|interesting|charming|strong|neat|pretty|powerful|touching|human",
    detail:
      "detail|details|touch|anecdote|aside|hook|fact|moment|line|thing|bit|story|point|image|opener|ending|closer",
    plainly: "honestly|openly|frankly|truthfully|straight",
    glosses:
      "gloss over|glossed over|sugar-?coat|sugar-?coated|sugar-?coating|play down|play it down|downplay|tiptoe around|shy away from|pretty up|dress up|sensationali[sz]e|dramati[sz]e|overdo|overplay",
    ends: "ending|end|close|closing|closing line|last line|final line|last sentence|final sentence|last words?|final words?|sign-?off|last thought|closing thought",
    proposed: "suggested|proposed|possible|preferred|desired|suggestion for|idea for|our idea for",
    film: "film|video|clip|movie|voice-?over|narration|script|viewers?|narrator",
    small:
      "the|a|an|some|any|all|few|couple|of|also|too|and|or|but|so|here|are|is|it|it['’]s|this|that|these|those|them|one|two|three|four|five|other|another|more|else|little|bit of|lot of|in|on|at|to|for|with|from|what|which|who|we|i|you|hide|hidden|dodge|soften|avoid|leave out|our|my|your|just|only|really|main|key|core|general|quick|short|brief|very|still|extra|additional|further|not|don['’]t|do not|never|no|let['’]s|as well|because|they['’]ll ask|people ask|people will ask|there|he|she|her|him|they|by name|if possible|possible|into|though|absolutely|definitely|anything|people|everyone|caution|warning|caveat|word|numbers|figures|optional|so far|have|up|about|viewers|out|off|part|awkward|without fail|key",
  },
  de: {
    parts:
      "punkte?|fakten|infos?|informationen|angaben|einzelheiten|inhalte?|dinge|sachen|themen|stichpunkte|stichworte|botschaften|aussagen|zahlen|daten|eckdaten|kernpunkte|kernaussagen|stoff|rohmaterial|notizen|zitat|o-ton|wünsche",
    ground:
      "hintergrund|hintergründe|hintergrundinfos?|hintergrundinformation(?:en)?|hintergrundwissen|kontext|zusammenhang",
    tells:
      "sagen|gesagt|erzählen|erzählt|erwähnen|erwähnt|nennen|genannt|vorkommen|ansprechen|angesprochen|aufgreifen|einbauen|einbringen|unterbringen|aufnehmen|reinnehmen|rein|hinein|drin|drinstehen|enthalten|vermitteln|vermittelt|zur sprache kommen|erwähnenswert|nennenswert|sagenswert|auftauchen|rüberkommen|hängen bleiben|hängenbleiben|transportieren|transportiert|drin haben|drin hätten|dazusagen|dabei haben|anklingen|durchkommen|fehlen|weglassen",
    bids: "bitte|auch sagen|auch erwähnen|auch nennen|erwähnenswert|nennenswert|muss|müssen|müsste|müssten|soll|sollen|sollte|sollten|sollt|möchten?|möchte|wollen|wünschen|hätten gerne?|gern|gerne|unbedingt|wichtig|wert|werden|wird|darf nicht fehlen|nicht vergessen|zu|hätten wir|ist uns wichtig|wäre uns wichtig|liegt uns am herzen|mir ist wichtig|uns ist wichtig|darf nicht|dürfen nicht|bitte nicht|hätten|auch dazusagen",
    use: "verwenden|nutzen|benutzen|brauchen|gebrauchen|ihr könnt|sie können|du kannst|könnt ihr|können sie|falls platz ist|wenn platz ist|wenn es passt|wenn['’]?s passt|falls nötig|bei bedarf|verwendbar|schöpfen|zur auswahl|optional|meine notizen|unsere notizen|meine stichpunkte|rohmaterial|den ihr nehmen könnt|das ihr nehmen könnt|die ihr nehmen könnt|zum verwenden|zum einbauen|zum zitieren|kann rein|muss nicht|falls noch platz ist|wenn noch platz ist",
    maybe: "vielleicht|eventuell|evtl|womöglich|wäre|wären|könnte|könnten|könnte sein|würde|würden",
    nice: "schöne?[nrsm]?|nette?[nrsm]?|hübsche?[nrsm]?|gute?[nrsm]?|tolle?[nrsm]?|lustige?[nrsm]?|spannende?[nrsm]?|interessante?[nrsm]?|starke?[nrsm]?|witzige?[nrsm]?",
    detail:
      "details?|anekdote|randnotiz|aufhänger|einstieg|idee|geschichte|moment|bild|satz|randbemerkung|kleinigkeit|pointe",
    plainly:
      "fairerweise|ehrlicherweise|fairnesshalber|ehrlichkeitshalber|ehrlich|offen|aufrichtig|unverblümt|klar und ehrlich|ohne umschweife|ungeschönt",
    glosses:
      "beschönigen|schönreden|verharmlosen|kleinreden|dramatisieren|übertreiben|ausschlachten|rührselig|kitschig|weichspülen",
    ends: "schluss|ende|schlusssatz|schlusswort|abschluss|letzter satz|letzte zeile|letzte worte|ausklang",
    proposed:
      "vorgeschlagene[rs]?|möglicher?|vorschlag für(?: den| das)?|idee für(?: den| das)?|gewünschte[rs]?|unser",
    film: "film|filmchen|video|clip|streifen|sprecher(?:in)?",
    small:
      "der|die|das|den|dem|des|ein|eine|einen|einem|einer|paar|etwas|bisschen|wenig|noch|auch|und|oder|aber|hier|ist|sind|sein|es|dies|diese[nrsm]?|alle[nrsm]?|was|wer|wir|uns|ich|mich|unsere?[nrsm]?|man|für|im|in|am|an|auf|zum|zur|dazu|davon|daraus|hierzu|darüber|mit|von|aus|weitere[nrsm]?|mehr|wichtigste[nrsm]?|wichtige[nrsm]?|kurze[nrsm]?|allgemeine[nrsm]?|nicht|nicht zu|kein|keine|nur|so|einfach|dass|ganz|unten|folgende[nrsm]?|ebenfalls|außerdem|zwei|drei|vier|fünf|kleine[nrsm]?|denen|wo|verschweigen|verheimlichen|auslassen|leute|alle|vorsicht|warnung|hinweis|mahnung|wichtig|noch eine sache|sache",
  },
  nl: {
    parts:
      "punten|feiten|info|informatie|gegevens|details|inhoud|dingen|zaken|onderwerpen|weetjes|boodschappen|cijfers|aantekeningen|notities|quote|citaat|boodschap|materiaal",
    ground: "achtergrond|achtergrondinfo|achtergrondinformatie|context",
    tells:
      "zeggen|gezegd|vertellen|verteld|noemen|genoemd|vermelden|vermeld|aan bod komen|aan bod moeten komen|ter sprake komen|erin|erin moet|opnemen|opgenomen|meenemen|benoemen|benoemd|aanstippen|terugkomen|naar voren (?:komen|brengen)|overbrengen|kwijt|blijven hangen|overkomen|ontbreken|verzwijgen|erin hebben|zeg er bij|benadrukken|vergeten",
    bids: "graag|alsjeblieft|alstublieft|a\\.?u\\.?b\\.?|moet|moeten|mag|mogen|zou|zouden|willen|wilt|wil|belangrijk|goed om te|fijn om te|leuk om te|waard|het vermelden waard|worden|wordt|zeker|niet vergeten|om te|te|zeg er ook bij|zeg ook|noem ook|vergeet niet|niet vergeten te|mag niet|mogen niet|echt|graag ook",
    use: "je kunt|u kunt|jullie kunnen|kunt|kunnen|gebruiken|bruikbaar|putten|als er ruimte is|als er plaats is|als het past|eventueel te gebruiken|ter inspiratie|optioneel|waar je uit|mijn aantekeningen|losse notities|ruw materiaal|die je kunt gebruiken|om te gebruiken",
    maybe: "misschien|wellicht|eventueel|zou kunnen|kan|kan zijn|zou|zou zijn|is misschien",
    nice: "leuke?|mooie?|aardige?|grappige?|goede?|fijne?|sterke?|interessante?",
    detail: "detail|details|weetje|anekdote|feitje|verhaal|moment|bruggetje|zin|opening|afsluiter",
    plainly: "eerlijk|open|openlijk|onomwonden|zonder omhaal",
    glosses: "verbloemen|mooier maken|verdoezelen|bagatelliseren|overdrijven|dramatiseren",
    ends: "einde|slot|slotzin|afsluiting|laatste zin|laatste woorden|slotwoord",
    proposed: "voorgestelde?|mogelijke?|gewenste?|voorstel voor(?: het| de)?|idee voor(?: het| de)?",
    film: "film|filmpje|video|clip|voice-?over",
    small:
      "de|het|een|wat|wie|enkele|enige|paar|beetje|nog|ook|en|of|maar|hier|is|zijn|dit|dat|deze|die|alle|alles|we|wij|ons|onze|ik|mijn|jullie|je|u|men|er|erbij|voor|in|op|aan|bij|met|van|uit|over|belangrijkste|korte|algemene|extra|meer|verder|niet|geen|alleen|ook nog|twee|drie|vier|vijf|kleine|waar|om|daarnaast|zo|waarschuwing|mensen",
  },
  sv: {
    parts:
      "punkter(?:na)?|fakta|info|information(?:en)?|uppgifter|detaljer|innehåll|saker|sakerna|ämnen|budskap|anteckningar|råmaterial|citat|budskapet",
    ground: "bakgrund(?:en)?|bakgrundsinfo|bakgrundsfakta|sammanhang",
    tells:
      "säga|sägas|säg|sagt|berätta|berättas|nämna|nämnas|nämn|ta med|tas med|ha med|vara med|med|ta upp|tas upp|få med|få in|framgå|komma fram|lyfta|lyftas|täcka|få fram|fram|glömma|saknas|poängtera",
    bids: "gärna|tack|snälla|måste|ska|skall|bör|borde|vill|vi vill|skulle vilja|viktigt att|bra att|värt att|värt|bli|blir|glöm inte att|att|säg också|nämn också|lägg till också|glöm inte|glöm inte att|får inte|absolut",
    use: "ni kan|du kan|kan|använda|användas|använd|ösa ur|om det finns plats|om det får plats|om det passar|vid behov|valfritt|mina anteckningar|lösa anteckningar|råmaterial|ni kan använda|att använda",
    maybe: "kanske|möjligen|kunde|skulle kunna|kan vara|vore|skulle vara|blir nog",
    nice: "fin|fint|kul|rolig|roligt|trevlig|trevligt|bra|härlig|gullig|intressant|stark",
    detail: "detalj|detaljer|anekdot|kuriosa|historia|poäng|rad|krydda|ögonblick",
    plainly: "ärligt|öppet|rakt|rakt ut|uppriktigt",
    glosses: "försköna|tona ner|överdriva|dramatisera|skönmåla",
    ends: "slut|slutet|avslutning|slutord|sista meningen|sista raden|slutkläm",
    proposed: "föreslagen|föreslaget|förslag på|förslag till|möjlig|önskad|idé till",
    film: "film|filmen|video|videon|klipp|klippet",
    small:
      "det|den|de|detta|denna|dessa|här|där|en|ett|lite|litet|några|någon|något|också|även|och|eller|men|är|som|vad|vi|oss|vår|våra|vårt|jag|min|mina|man|i|på|om|för|till|av|med|från|kring|viktigaste|kort|korta|allmän|mer|fler|extra|inte|bara|så|allt|alla|två|tre|fyra|fem|ändå|ur|att|folk|viktigaste",
  },
  da: {
    parts:
      "punkter(?:ne)?|fakta|info|information(?:er)?|oplysninger(?:ne)?|detaljer|indhold|ting|emner|budskaber|noter|råmateriale|citat|budskabet",
    ground: "baggrund(?:en)?|baggrundsinfo|baggrundsviden|kontekst|sammenhæng",
    tells:
      "sige|siges|sig|sagt|fortælle|fortælles|nævne|nævnes|nævn|tage med|have med|være med|med|komme med|medtages|tages op|komme ind på|fremgå|formidles|frem|få frem|glemme|mangle",
    bids: "gerne|venligst|tak|skal|skulle|bør|burde|må|må gerne|vil|vil gerne|vigtigt at|godt at|værd at|bliver|blive|husk at|at|sig også|nævn også|husk at|husk|må ikke|absolut",
    use: "I kan|du kan|kan|bruge|bruges|brug|øse af|hvis der er plads|hvis det passer|efter behov|valgfrit|mine noter|løse noter|råmateriale|I kan bruge",
    maybe: "måske|muligvis|kunne|kunne være|kan være|ville være|er måske",
    nice: "fin|fint|sjov|sjovt|hyggelig|god|godt|dejlig|sød|interessant|stærk",
    detail: "detalje|detaljer|anekdote|historie|pointe|linje|krydderi|øjeblik|kuriosum",
    plainly: "ærligt|åbent|ligeud|uden omsvøb",
    glosses: "pynte på|tone ned|overdrive|dramatisere|pakke ind",
    ends: "slutning|slutningen|afslutning|slutord|sidste sætning|sidste linje",
    proposed: "foreslået|forslag til|mulig|ønsket|idé til",
    film: "film|filmen|video|videoen|klip|klippet",
    small:
      "det|den|de|dette|denne|disse|her|der|en|et|lidt|nogle|noget|også|og|eller|men|er|som|hvad|vi|os|vores|jeg|min|mine|I|man|i|på|om|for|til|af|med|fra|vigtigste|kort|korte|generel|mere|flere|ekstra|ikke|kun|så|alt|alle|to|tre|fire|fem|at|folk",
  },
  nb: {
    parts:
      "punkter?|punktene|fakta|info|informasjon(?:en)?|opplysninger|detaljer|innhold|ting|temaer|budskap|notater|råmateriale|sitat|budskapet",
    ground: "bakgrunn(?:en)?|bakgrunnsinfo|kontekst|sammenheng",
    tells:
      "si|sies|sagt|fortelle|fortelles|nevne|nevnes|nevn|ta med|tas med|ha med|være med|med|komme med|tas opp|komme inn på|komme fram|formidles|fram|få fram|glemme|mangle",
    bids: "gjerne|vennligst|takk|skal|skulle|bør|burde|må|vil|vil gjerne|viktig å|greit å|verdt å|blir|bli|husk å|å|si også|nevn også|husk å|husk|må ikke|absolutt",
    use: "dere kan|du kan|kan|bruke|brukes|bruk|øse av|hvis det er plass|hvis det passer|ved behov|valgfritt|notatene mine|råmateriale|dere kan bruke",
    maybe: "kanskje|muligens|kunne|kunne vært|kan være|ville vært|er kanskje|hadde vært",
    nice: "fin|fint|morsom|morsomt|gøy|hyggelig|god|godt|koselig|søt|interessant|sterk",
    detail: "detalj|detaljer|anekdote|historie|poeng|linje|krydder|øyeblikk|kuriositet",
    plainly: "ærlig|åpent|rett ut|uten omsvøp",
    glosses: "pynte på|tone ned|overdrive|dramatisere",
    ends: "slutt|slutten|avslutning|sluttord|siste setning|siste linje",
    proposed: "foreslått|forslag til|mulig|ønsket|idé til",
    film: "film|filmen|video|videoen|klipp|klippet",
    small:
      "det|den|de|dette|denne|disse|her|der|en|ei|et|litt|noen|noe|også|og|eller|men|er|som|hva|vi|oss|vår|våre|vårt|jeg|min|mine|man|i|på|om|for|til|av|med|fra|viktigste|kort|korte|generell|mer|flere|ekstra|ikke|bare|så|alt|alle|to|tre|fire|fem|å|folk",
  },
};
