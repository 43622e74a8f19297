/**
 * Words of a language around things that are counted in a row, as parts of regular expressions. `done`: verbs and
 * participles of what is done alike with each of them, so that they can be compared; what somebody has is of all
 * kinds. `stop`: words with which a phrase behind the last of them begins. `torn`: words that say more of one thing.
 */
export type CountedWords = { done: string; and: string; stop: string; torn: string; nouns?: "capitals" };

export const COUNTED_WORDS: Readonly<Record<string, CountedWords>> = {
  en: {
    done: "lent|lends?|loaned|borrow(?:ed)?|repair(?:ed|s)?|fixed|mended|restored|sold|sells?|plant(?:ed|s)?|count(?:ed|s)?|collect(?:ed|s)?|deliver(?:ed|s)?|treat(?:ed|s)?|rescue[ds]?|took in|takes? in|rehomed|produce[ds]?|print(?:ed|s)?|bak(?:ed|es?)|wash(?:ed|es)?|clean(?:ed|s)?|caught|harvest(?:ed|s)?|picked|serve[ds]?|record(?:ed|s)?|registered|spotted|saw|ringed|observed|inspected|shipped|made|built|knitted|sewed|sewn|handed out|hands? out|gave out|gave away|donated|shared out|removed|fished out|pulled out|found|welcomed|trained|digitised|digitized",
    and: "and", stop: "in|on|at|an?|per|each|every|from|to|by|during|within|over|since|between|this|last|that year|so far|today|yesterday|here|there|together|were|was|have been|had been|are|across|for|with|along|through|before|after|without|alone|annually|daily|weekly|monthly", torn: "that|which|who|of (?:them|these|those|which)|more|fewer|less|others?|not|but",
  },
  de: {
    done: "verlieh(?:en)?|verliehen|verleih(?:t|en)|ausgeliehen|repariert(?:e|en)?|geflickt|verkauft(?:e|en)?|pflanzt(?:e|en)|gepflanzt|zählt(?:e|en)|gezählt|gesammelt|sammelt(?:e|en)|geliefert|lieferte[n]?|behandelt(?:e|en)?|gerettet|rettete[n]?|produziert(?:e|en)?|gedruckt|druckte[n]?|gebacken|backten|gewaschen|gereinigt|gefangen|geerntet|erntete[n]?|serviert(?:e|en)?|ausgegeben|verteilt(?:e|en)?|registriert(?:e|en)?|beobachtet(?:e|en)?|geprüft|restauriert(?:e|en)?|hergestellt|gebaut|bauten|gefunden|fanden|aufgenommen|vermittelt(?:e|en)?|gestrickt|genäht|gespendet|digitalisiert(?:e|en)?",
    and: "und", stop: "im|in|am|an|auf|bei|seit|pro|je|während|zwischen|mit|letztes|voriges|dieses|jeden|jede[sr]?|allein|insgesamt|gestern|heute|heuer|wurden|worden|haben", torn: "davon|die|der|das|mehr|weniger|weitere|andere", nouns: "capitals",
  },
  fr: {
    done: "prêtée?s?|prêtent|prête|réparée?s?|répare(?:nt)?|vendue?s?|vend(?:ent)?|plantée?s?|plante(?:nt)?|comptée?s?|collectée?s?|récoltée?s?|livrée?s?|livre(?:nt)?|soignée?s?|sauvée?s?|recueillie?s?|recueille(?:nt)?|produite?s?|produi(?:t|sent)|imprimée?s?|lavée?s?|nettoyée?s?|pêchée?s?|servie?s?|ser(?:t|vent)|distribuée?s?|distribue(?:nt)?|enregistrée?s?|observée?s?|restaurée?s?|fabriquée?s?|fabrique(?:nt)?|construite?s?|trouvée?s?|tricotée?s?|cousue?s?|numérisée?s?|ramassée?s?",
    and: "et", stop: "en|dans|sur|au|aux|à|par|chaque|pour|depuis|pendant|avec|cette|cet|ce|l['’](?:an|année)|ont|hier|lors|entre|chez|sans", torn: "qui|que|dont|d['’]entre|de plus|plus|moins|autres?",
  },
  es: {
    done: "prest(?:ó|aron|amos|a|an)|prestad[oa]s|repar(?:ó|aron|amos|a|an)|reparad[oa]s|arregl(?:ó|aron|amos)|vend(?:ió|ieron|imos|e|en)|vendid[oa]s|plant(?:ó|aron|amos)|plantad[oa]s|cont(?:ó|aron|amos)|contad[oa]s|recog(?:ió|ieron|imos)|recogid[oa]s|reun(?:ió|ieron|imos)|entreg(?:ó|aron|amos)|entregad[oa]s|atend(?:ió|ieron|imos)|rescat(?:ó|aron|amos)|produ(?:jo|jeron|jimos|ce|cen)|imprim(?:ió|ieron|imos)|horne(?:ó|aron|amos)|lav(?:ó|aron|amos)|limpi(?:ó|aron|amos)|pesc(?:ó|aron|amos)|sirv(?:ió|ieron|e|en)|servimos|reparti(?:ó|eron|mos)|registr(?:ó|aron|amos)|registrad[oa]s|observ(?:ó|aron|amos)|restaur(?:ó|aron|amos)|fabric(?:ó|aron|amos|a|an)|constru(?:yó|yeron|imos)|encontr(?:ó|aron|amos)|acog(?:ió|ieron|imos)|digitaliz(?:ó|aron|amos)",
    and: "y|e", stop: "en|al?|por|para|cada|desde|durante|con|est[ea]|ayer|hoy|entre|sin|sobre|el año|la semana", torn: "que|de ell[oa]s|de l[oa]s cuales|más|menos|otr[oa]s",
  },
  it: {
    done: "prestat[oaie]|presta(?:no)?|riparat[oaie]|ripara(?:no)?|vendut[oaie]|vend(?:e|ono)|piantat[oaie]|contat[oaie]|raccolt[oaie]|consegnat[oaie]|curat[oaie]|salvat[oaie]|prodott[oaie]|produc(?:e|ono)|stampat[oaie]|sfornat[oaie]|lavat[oaie]|pulit[oaie]|pescat[oaie]|servit[oaie]|serv(?:e|ono)|distribuit[oaie]|registrat[oaie]|osservat[oaie]|restaurat[oaie]|fabbricat[oaie]|costruit[oaie]|trovat[oaie]|accolt[oaie]|digitalizzat[oaie]|cucit[oaie]",
    and: "ed?", stop: "in|nel|nell['’]|nella|nei|al|all['’]|alla|a|per|ogni|dal|dall['’]|dalla|durante|con|quest[oa]|ieri|oggi|tra|fra|senza|su|sul|sulla|l['’]anno", torn: "che|di cui|dei quali|delle quali|di quest[ie]|più|meno|altr[ie]",
  },
  pt: {
    done: "emprest(?:ou|aram|ámos|amos|a|am)|emprestad[oa]s|consert(?:ou|aram|ámos|amos)|consertad[oa]s|repar(?:ou|aram|ámos|amos)|reparad[oa]s|arranj(?:ou|aram|ámos)|vend(?:eu|eram|emos|e|em)|vendid[oa]s|plant(?:ou|aram|ámos|amos)|plantad[oa]s|cont(?:ou|aram|ámos|amos)|contad[oa]s|recolh(?:eu|eram|emos)|recolhid[oa]s|colet(?:ou|aram|amos)|entreg(?:ou|aram|ámos|amos)|atend(?:eu|eram|emos)|resgat(?:ou|aram|ámos|amos)|produz(?:iu|iram|imos|em)?|imprim(?:iu|iram|imos)|ass(?:ou|aram|ámos|amos)|lav(?:ou|aram|ámos|amos)|limp(?:ou|aram|ámos|amos)|pesc(?:ou|aram|ámos|amos)|serv(?:iu|iram|imos|e|em)|distribu(?:iu|íram|ímos)|regist(?:ou|aram|ámos|rou|raram|rámos)|observ(?:ou|aram|ámos|amos)|restaur(?:ou|aram|ámos|amos)|fabric(?:ou|aram|ámos|amos)|constru(?:iu|íram|ímos)|encontr(?:ou|aram|ámos|amos)|acolh(?:eu|eram|emos)|digitaliz(?:ou|aram|ámos|amos)",
    and: "e", stop: "em|no|na|nos|nas|ao|à|por|para|cada|desde|durante|com|este|esta|ontem|hoje|entre|sem|foram", torn: "que|del[ea]s|dos quais|das quais|mais|menos|outr[oa]s",
  },
  nl: {
    done: "leen(?:de|den|t)|lenen|uitgeleend|repareer(?:de|den|t)|gerepareerd|verkocht(?:en)?|verko(?:opt|pen)|plant(?:te|ten)|geplant|telde[n]?|geteld|verzamelde[n]?|verzameld|lever(?:de|den|t)|geleverd|behandelde[n]?|behandeld|redde[n]?|gered|produceer(?:de|den|t)|geproduceerd|drukte[n]?|gedrukt|bakte[n]?|gebakken|waste[n]?|gewassen|gevangen|vingen|oogstte[n]?|geoogst|serveer(?:de|den|t)|geserveerd|deelde[n]?|uitgedeeld|registreerde[n]?|geregistreerd|restaureerde[n]?|gerestaureerd|maakte[n]?|gemaakt|bouwde[n]?|gebouwd|vonden|gevonden|ving|opgevangen|gebreid|genaaid|gedigitaliseerd",
    and: "en", stop: "in|op|uit|af|aan|per|elk|elke|sinds|tijdens|met|dit|deze|vorig|vorige|gisteren|vandaag|tussen|zonder|voor|werden|zijn|hebben", torn: "die|dat|waarvan|daarvan|meer|minder|andere",
  },
  sv: {
    done: "lånade ut|lånar ut|lånats? ut|utlånade|reparerade?|reparerat|reparerar|lagade|lagat|sålde|sålt|säljer|sålda|planterade|planterat|räknade|räknat|samlade in|samlat in|levererade|levererat|behandlade|räddade|räddat|producerade|producerar|tryckte|tryckt|bakade|bakat|tvättade|fångade|skördade|skördat|serverade|serverat|serverar|delade ut|delat ut|registrerade|restaurerade|tillverkade|tillverkar|byggde|byggt|hittade|hittat|stickade|digitaliserade",
    and: "och", stop: "i|på|per|om|varje|sedan|under|med|från|till|av|denna|detta|förra|utan|igår|mellan", torn: "som|varav|fler|mer|färre|andra",
  },
  da: {
    done: "udlånte|udlåner|udlånt|reparerede|repareret|solgte|solgt|sælger|plantede|plantet|talte|talt|indsamlede|indsamlet|leverede|leveret|behandlede|reddede|reddet|producerede|producerer|trykte|trykt|bagte|bagt|vaskede|fangede|høstede|høstet|serverede|serveret|uddelte|uddelt|registrerede|restaurerede|fremstillede|byggede|bygget|fandt|fundet|digitaliserede",
    and: "og", stop: "i|på|pr\\.|per|om|hver|hvert|siden|under|med|fra|til|af|denne|dette|sidste|uden|mellem", torn: "som|der|heraf|hvoraf|flere|mere|færre|andre",
  },
  nb: {
    done: "lånte ut|låner ut|utlånt|reparerte|reparert|solgte|solgt|selger|plantet|talte|telte|talt|samlet inn|leverte|levert|behandlet|reddet|produserte|produserer|trykte|trykket|bakte|bakt|vasket|fanget|høstet|serverte|servert|delte ut|delt ut|registrerte|restaurerte|lagde|bygde|bygget|fant|funnet|digitaliserte",
    and: "og", stop: "i|på|per|om|hver|hvert|siden|under|med|fra|til|av|denne|dette|utenfor|uten|mellom", torn: "som|hvorav|flere|mer|færre|andre",
  },
  tr: {
    done: "ödünç (?:verdik?|verildi)|(?:onardık?|onarıldı)|tamir (?:ettik?|edildi)|(?:sattık?|satıldı)|(?:diktik?|dikildi)|(?:saydık?|sayıldı)|(?:topladık?|toplandı)|teslim (?:ettik?|edildi)|(?:kurtardık?|kurtarıldı)|(?:ürettik?|üretildi)|(?:bastık?|basıldı)|(?:pişirdik?|pişirildi)|(?:dağıttık?|dağıtıldı)",
    and: "ve", stop: "", torn: "daha|olan",
  },
  hi: {
    done: "उधार (?:दिए|दीं|दी)|(?:की )?मरम्मत की|ठीक (?:किए|कीं|की)|बेचे|बेचीं|लगाए|गिने|बाँटे|बांटे|बनाए|बचाए|छापे|इकट्ठा किए|पकड़े",
    and: "और", stop: "", torn: "जो|जिनमें|अधिक|ज़्यादा",
  },
}; // prettier-ignore

/** "Times" behind a number, by which what was done is counted. */
export const TIMES =
  /^(?:times|mal|fois|veces|volte|vezes|keer|maal|gånger|ganger|gange|раза?|разів|razy|krát|kez|defa|बार)$/iu;
