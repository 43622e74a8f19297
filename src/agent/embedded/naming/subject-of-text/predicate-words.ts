/**
 * By which words it shows that the subject of a sentence has ended, beside those that no name has (`titles/small-words.ts`): verbs of
 * everyday notices and the endings of those forms that no noun has. `compounds`: what joins two nouns to the name of one thing.
 */
export type PredicateWords = {
  verbs: string;
  endings?: string;
  /** Adjectives that stand before their noun, where others stand behind it. */
  before?: string;
  /** How adjectives behind a noun end. */
  behind?: string;
  compounds?: string;
};

export const PREDICATE_WORDS: Readonly<Record<string, PredicateWords>> = {
  fr: {
    verbs:
      "accepte[nt]*|accueille[nt]*|aime[nt]*|aide[nt]*|arrive[nt]*|attend|attendent|apporte[nt]*|bat|battent|brûle[nt]*|change[nt]*|chante[nt]*|commence[nt]*|compte[nt]*|coule[nt]*|coûte[nt]*|coupe[nt]*|court|croît|cuit|demande[nt]*|descend|devient|deviennent|devrait|devraient|dit|disent|donne[nt]*|dort|dorment|dure[nt]*|entre[nt]*|existe[nt]*|ferme[nt]*|fête|fleurit|fonctionne[nt]*|fond|fume[nt]*|garde[nt]*|grandit|habite[nt]*|hiverne[nt]*|installe[nt]*|joue[nt]*|laisse[nt]*|lance[nt]*|marche[nt]*|mange[nt]*|met|mettent|mesure[nt]*|meurt|mène[nt]*|monte[nt]*|montre[nt]*|naît|naissent|obtient|occupe[nt]*|offre[nt]*|organise[nt]*|ouvre[nt]*|parle[nt]*|part|partent|passe[nt]*|permet|permettent|pèse[nt]*|pousse[nt]*|porte[nt]*|prend|prennent|propose[nt]*|protège[nt]*|pond|pondent|produi[t]|produisent|réchauffe[nt]*|reçoit|reçoivent|réduit|remplace[nt]*|rend|repose[nt]*|reprend|reste[nt]*|réunit|revient|reviennent|rouvre[nt]*|sait|savent|sème[nt]*|sent|sert|servent|sort|sortent|souffre[nt]*|suit|surveille[nt]*|tient|tiennent|tombe[nt]*|tourne[nt]*|transforme[nt]*|travaille[nt]*|trouve[nt]*|utilise[nt]*|vend|vendent|vient|viennent|vit|vivent|voit|voyage[nt]*|vaut|veut|va", // prettier-ignore
    endings: "(?:aient|èrent|irent|issent|issait|era|eront|erait|eraient|ait)",
    before: "nouv(?:eau|el|elle|eaux|elles)|petite?s?|grande?s?|vieux|vieil|vieilles?|première?s?|premiers|bon|bonne?s?|bons|beau|belles?|beaux|jeunes?|gros|grosses?|derni(?:er|ère)s?|prochaine?s?|anciens?|anciennes?|deuxième|second|seconde|meilleure?s?|futures?|futur|seule?|vraie?|double", // prettier-ignore
    behind: "(?:aux|al|ale|ales|els?|elles?|iques?|eux|euses?|ifs?|ives?|aires?|ains?|aines?|ois|oises?|iens?|iennes?|ables?|ibles?|és?|ées?|is|ies?|us?|ues?|ants?|antes?|verte?s?|bleue?s?|rouges?|noire?s?|blanc|blanches?|jaunes?|froide?s?|chaude?s?|rares?|libres?|publics?|publiques?|scolaires?|locale?s?)", // prettier-ignore
    compounds: "de|du|des|d'|à",
  },
  es: {
    verbs:
      "abre[n]?|acaba[n]?|acepta[n]?|alcanza[n]?|anda[n]?|aparece[n]?|aprende[n]?|ayuda[n]?|baja[n]?|bebe[n]?|busca[n]?|cae[n]?|calienta[n]?|cambia[n]?|camina[n]?|canta[n]?|celebra[n]?|cierra[n]?|come[n]?|comienza[n]?|consiste[n]?|consta[n]?|corre[n]?|cruza[n]?|cuece[n]?|cuenta[n]?|cuesta[n]?|cuida[n]?|cumple[n]?|da[n]?|debería[n]?|deja[n]?|depende[n]?|dice[n]?|duerme[n]?|dura[n]?|echa[n]?|empieza[n]?|encuentra[n]?|enseña[n]?|entra[n]?|espera[n]?|existe[n]?|florece[n]?|funciona[n]?|guarda[n]?|gusta[n]?|habla[n]?|huele[n]?|lava[n]?|lee[n]?|llega[n]?|lleva[n]?|llena[n]?|mide[n]?|mira[n]?|muele[n]?|muestra[n]?|muere[n]?|nace[n]?|necesita[n]?|nos|ofrece[n]?|ocupa[n]?|pasa[n]?|paga[n]?|permite[n]?|pesa[n]?|pide[n]?|pierde[n]?|pone[n]?|prefiere[n]?|produce[n]?|protege[n]?|prueba[n]?|quiere[n]?|reabre[n]?|recibe[n]?|recoge[n]?|reduce[n]?|recuerda[n]?|resiste[n]?|rompe[n]?|sabe[n]?|saca[n]?|sale[n]?|sirve[n]?|sigue[n]?|soporta[n]?|sube[n]?|suele[n]?|suena[n]?|termina[n]?|toca[n]?|toma[n]?|trabaja[n]?|trae[n]?|transforma[n]?|usa[n]?|utiliza[n]?|vale[n]?|vende[n]?|viaja[n]?|viene[n]?|vive[n]?|vuela[n]?|vuelve[n]?|ve[n]?", // prettier-ignore
    endings: "(?:aron|ieron|aban|ían|ará|erá|irá|arán|erán|irán|aría|ería|iría|[^aeiou]ó|ió)",
    before: "nuev[oa]s?|gran(?:des)?|buen|buen[oa]s?|viej[oa]s?|antigu[oa]s?|primer[oa]?s?|segund[oa]s?|tercer[oa]?|pequeñ[oa]s?|mejor(?:es)?|últim[oa]s?|próxim[oa]s?|mal|futur[oa]s?", // prettier-ignore
    behind: "(?:al|ales|ar|ares|iv[oa]s?|ic[oa]s?|ístic[oa]s?|os[oa]s?|ari[oa]s?|ad[oa]s?|id[oa]s?|an[oa]s?|ense[s]?|ble[s]?|és|esa|eses|ante[s]?|iente[s]?|verde[s]?|azul(?:es)?|roj[oa]s?|negr[oa]s?|blanc[oa]s?|frí[oa]s?|caliente|públic[oa]s?|solar(?:es)?|úric[oa])", // prettier-ignore
    compounds: "de|del|a",
  },
  it: {
    verbs:
      "apre|aprono|arriva|aspetta|aiuta|accetta|abita|ama|basta|batte|beve|brucia|cade|cambia|cammina|canta|cerca|chiede|chiude|cola|comincia|compie|consiste|conta|contiene|copre|corre|costa|costano|cresce|crescono|cuoce|cura|dà|danno|dice|dicono|diventa|diventano|dorme|dormono|dura|durano|entra|esce|escono|esiste|fiorisce|finisce|funziona|gira|guarda|inizia|insegna|lascia|lavora|legge|mangia|mangiano|manda|mette|mostra|misura|muore|nasce|nascono|offre|ospita|parla|parte|partono|passa|passano|perde|permette|pesa|pesano|piace|porta|portano|prende|prepara|produce|protegge|pulisce|racconta|resta|restano|riapre|riceve|ricorda|riduce|rimane|ripara|riscalda|ritorna|sa|sale|scalda|scende|sembra|sente|serve|servono|si|sta|stanno|succede|suona|taglia|tiene|tengono|toglie|torna|tornano|tocca|trasforma|trova|usa|vale|vede|vende|viaggia|viene|vengono|vive|vivono|vola|volano|vuole", // prettier-ignore
    endings:
      "(?:arono|irono|erono|avano|evano|ivano|isce|iscono|erà|irà|eranno|iranno|erebbe|irebbe|dovrebbe)",
    before: "nuov[oaie]|vecchi[oae]?|grand[ei]|gran|piccol[oaie]|prim[oaie]|second[oa]|buon[oaie]?|bell[oaie]|ultim[oaie]|prossim[oaie]|antic[oa]|antich[ie]|miglior[ei]?|giovan[ei]|ver[oa]", // prettier-ignore
    behind: "(?:al[ei]|ar[ei]|iv[oaie]|ic[oa]|ic[hi]e?|os[oaie]|ari[oae]?|at[oaie]|it[oaie]|ut[oaie]|an[oaie]|es[ei]|bil[ei]|ant[ei]|ent[ei]|verd[ei]|blu|ross[oaie]|ner[oaie]|bianc[oa]|bianch[ie]|madre|fredd[oaie]|cald[oaie]|pubblic[oa])", // prettier-ignore
    compounds: "di|del|dello|della|dei|degli|delle|dell'|d'|da|a",
  },
  pt: {
    verbs:
      "abre[m]?|aceita[m]?|acaba[m]?|acontece[m]?|ajuda[m]?|anda[m]?|aparece[m]?|aprende[m]?|aquece[m]?|aguenta[m]?|bebe[m]?|cai|caem|canta[m]?|celebra[m]?|chega[m]?|cheira[m]?|começa[m]?|come[m]?|conta[m]?|corre[m]?|coze[m]?|cresce[m]?|cuida[m]?|custa[m]?|cumpre[m]?|dá|dão|demora[m]?|deixa[m]?|depende[m]?|diz|dizem|dorme[m]?|dura[m]?|encontra[m]?|ensina[m]?|entra[m]?|espera[m]?|existe[m]?|faz|fazem|fecha[m]?|fica[m]?|floresce[m]?|funciona[m]?|gasta[m]?|guarda[m]?|leva[m]?|lava[m]?|lembra[m]?|liga[m]?|mede[m]?|mora[m]?|morre[m]?|mostra[m]?|muda[m]?|nasce[m]?|oferece[m]?|ocupa[m]?|ouve[m]?|paga[m]?|para[m]?|passa[m]?|pede[m]?|pesa[m]?|perde[m]?|permite[m]?|põe[m]?|precisa[m]?|prefere[m]?|produz|produzem|protege[m]?|quer|querem|reabre[m]?|recebe[m]?|recolhe[m]?|reduz|resiste[m]?|sabe[m]?|sai|saem|segue[m]?|serve[m]?|sobe[m]?|soa[m]?|tira[m]?|toca[m]?|toma[m]?|trabalha[m]?|traz|trazem|transforma[m]?|usa[m]?|vale[m]?|vê|veem|vende[m]?|vem|vêm|viaja[m]?|vive[m]?|voa[m]?|volta[m]?", // prettier-ignore
    endings:
      "(?:aram|eram|iram|avam|iam|ará|erá|irá|arão|erão|irão|aria|eria|iria|[^aeiou]ou|[^aeiou]eu|[^aeiou]iu)",
    before: "nov[oa]s?|velh[oa]s?|grande[s]?|pequen[oa]s?|primeir[oa]s?|segund[oa]s?|antig[oa]s?|melhor(?:es)?|últim[oa]s?|próxim[oa]s?|bo[am]s?|bons|jovem|jovens|futur[oa]s?", // prettier-ignore
    behind: "(?:al|ais|ar|ares|iv[oa]s?|ic[oa]s?|os[oa]s?|ári[oa]s?|ad[oa]s?|id[oa]s?|an[oa]s?|ense[s]?|vel|veis|ês|esa|eses|ante[s]?|ente[s]?|verde[s]?|azul|azuis|vermelh[oa]s?|pret[oa]s?|branc[oa]s?|fri[oa]s?|quente[s]?|públic[oa]s?)", // prettier-ignore
    compounds: "de|do|da|dos|das|a",
  },
  nl: {
    verbs:
      "begint|beginnen|bestaat|bestaan|bevat|bevatten|biedt|blijft|blijven|bloeit|bloeien|bouwt|breekt|brengt|brandt|bromt|draagt|draait|drijft|drinkt|drinken|droogt|duurt|duren|eet|eten|gaan|gebruikt|geeft|geven|gelooft|glijdt|groeit|groeien|haalt|halen|hangt|helpt|helpen|heet|hoort|horen|houdt|houden|kent|kiest|kijkt|kost|kosten|kookt|laat|laten|leeft|leven|leert|legt|leggen|levert|ligt|liggen|loopt|lopen|meet|meten|neemt|nemen|opent|past|passen|rijdt|rijden|ruikt|sluit|sluiten|slaapt|slapen|smelt|speelt|spaart|springt|staat|staan|start|stopt|stuurt|telt|trekt|trekken|valt|vallen|vangt|verandert|verdwijnt|verwarmt|verkoopt|vertelt|verliest|vindt|vinden|vliegt|vliegen|voelt|volgt|vraagt|vragen|vriest|wacht|wachten|wast|weegt|wegen|werkt|werken|weet|weten|wint|woont|wonen|zegt|zet|ziet|zien|zingt|zit|zitten|zoekt|zorgt|zwemt|zwemmen|mag|mogen|moet|moeten|krijgt|krijgen|vormt|verhuist|heropent", // prettier-ignore
    before: "\\p{L}{2,}e",
    compounds: "van",
  },
  sv: {
    verbs: "\\p{L}{2,}(?:as|des|ades)|[\\p{L}]{2,}(?:ar|er|ade|te)(?!na)|får|går|står|ger|tar|bor|gör|ser|vet|ligger|låg|stod|kom|fick|gick|blev|drar|mår|sår|syr|har|ska|finns|kan", // prettier-ignore
    before: "\\p{L}{2,}(?:a|e)",
  },
  da: {
    verbs:
      "\\p{L}{2,}(?:es|ede|te)|\\p{L}{3,}er|får|går|står|gør|ser|ved|kom|fik|gik|blev|lå|stod|bor|skal|kan|har",
    before: "\\p{L}{2,}e",
  },
  nb: {
    verbs:
      "\\p{L}{2,}(?:es|et|te|de)|\\p{L}{3,}er|får|går|står|gjør|ser|vet|kom|fikk|gikk|ble|lå|sto|bor|skal|kan|har",
    before: "\\p{L}{2,}e",
  },
  pl: {
    verbs: "ma|mają|jest|są|może|mogą|musi|muszą|stoi|śpi|wie|wiedzą|bierze|zna|czeka|działa|pomaga|otwiera|zamyka|zaczyna|zmienia|trwa|wymaga|mieszka|pływa|lata|nie|się|wolno|warto|trzeba|należy|można|będzie|będą|rośnie|rosną|żyje|żyją", // prettier-ignore
    endings: "(?:uje|ują|eje|eją|ają|ował[aoy]?|owali|ał[aoy]?|ali|ił[aoy]?|ili|ył[aoy]?|yli|ął|ęł[aoy]|ęli)",
  },
  ru: {
    verbs: "есть|имеет|имеют|может|могут|должен|должна|должно|должны|не|нет|идёт|идут|будет|будут|было|были|был|была|стоит|стоят|спит|спят|даёт|дают|ест|едят|это|нужно|нужен|нужна|нужны|можно|надо", // prettier-ignore
    endings: "(?:ает|яет|ают|яют|еет|еют|ует|уют|юют|ёт|[^аеиоуыэюя]ет|[^аеиоуыэюя]ит|[^аеиоуыэюя]ят|[^аеиоуыэюя]ат|[аяиыеу]л[аои]?|ется|ются|ится|ятся|атся|лся|лась|лось|лись|ены?|ена|ено|аны?|ана|ано)", // prettier-ignore
  },
  uk: {
    verbs:
      "має|мають|може|можуть|є|не|немає|йде|йдуть|буде|будуть|було|були|був|була|стоїть|стоять|спить|сплять|дає|дають|їсть|їдять|це|потрібно|потрібен|можна|треба|варто",
    endings: "(?:ає|яє|ають|яють|іє|іють|ує|юють|ують|[^аеиоуіїєюя]ить|[^аеиоуіїєюя]ять|[^аеиоуіїєюя]уть|[аяиіеу]в|[аяиіеу]л[аои]|ється|ються|иться|яться|вся|лася|лося|лися|ено|ано)", // prettier-ignore
  },
  cs: {
    verbs: "má|mají|je|jsou|může|mohou|musí|stojí|spí|ví|bere|zná|čeká|pomáhá|otevírá|začíná|mění|trvá|vyžaduje|žije|žijí|roste|rostou|není|nejsou|se|si|bude|budou|lze|byl|byla|bylo|byly|nesmí|potřebuje", // prettier-ignore
    endings: "(?:uje|ují|ějí|ejí|ají|oval[aoyi]?|al[aoyi]?|il[aoyi]?|el[aoyi]?|ěl[aoyi]?|ne|nou)",
  },
};
