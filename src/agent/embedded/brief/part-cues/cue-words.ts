/**
 * How senders cue the parts of their film, by language. `verb`: an order of what comes first or last, up to its object; `soft`: what makes
 * a proposal of it, before or within; `permits`: that somebody may, which is said to whoever watches as well; `reason`: why, as nobody says it of a step; `points`: objects that are parts of a text, and no things.
 */
export type CueWords = {
  before: string;
  begins: string;
  ends: string;
  says: string;
  soft: string;
  permits?: string;
  reason: string;
  points: string;
};

export const CUE_WORDS: Readonly<Record<string, CueWords>> = {
  en: {
    before:
      "(?:(?:maybe|perhaps|please|pls|so|then|and|oh|ok|okay|right|now|also|finally|(?:you|we|one|u) (?:could|can|might|may|should)|(?:can|could) (?:you|we|u)|i['’]d|i would|i should|i suggest (?:that )?you|let['’]s|probably|just|simply|like to|love to|by way of conclusion|as to the end|for the end(?:ing)?),? ){0,5}",
    begins:
      "(?:start|begin|open|kick (?:it |things )?off|lead(?: off)?)(?: it| off| out| straight| the (?:film|video))? ?(?:w/|w(?= )|with|on|from|by)",
    ends: "(?:end|finish|close|wrap (?:it )?up|round (?:it )?off|conclude)(?: it| off| up| the (?:film|video))? (?:w/|w(?= )|with|on|by)",
    says: "(?:explain|(?:show|tell) (?:them|people|everyone)|say|remind (?:them|people))",
    soft: "maybe|perhaps|i['’]d|i would|i should|i suggest|(?:you|we|one|u) (?:could|might)|(?:can|could) (?:you|we|u)|let['’]s|by way of conclusion|something like",
    permits: "(?:you|we|one|u) (?:can|may)",
    reason:
      "(?:because|cos|coz|['’]?cause|since|as) (?:that['’]s|it['’]s|everyone|everybody|nobody|no one|people|folk|they|most of them)",
    points:
      "the (?:[\\p{L}\\p{M}'’-]+ )?(?:one|bit|part|story|question|myth|numbers?|figures?|obvious|quote|invitation|rule|image|picture)|the (?:two|three|four|five|six|seven) |a (?:question|number|table|map|quote|picture|shot)|(?:that|this) (?:one|bit|part|story|question|myth|puzzle)",
  },
  de: {
    before: "(?:(?:vielleicht|bitte|dann|und|also|am besten|gern|gerne|ach ja),? ){0,3}",
    begins:
      "(?:(?:du|ihr|sie|wir|man) (?:kannst|könnt|könntest|könntet|könnten|können) |ich würde )?(?:fang(?:t|en sie)?|beginn(?:e|t|en sie)?|starte(?:t|n sie)?|steig(?:t|en sie)?|eröffne[nt]?)(?: (?:bitte|vielleicht|ruhig|doch|am besten|gern|gerne|einfach|mal)){0,3} (?:mit|bei)",
    ends: "(?:hör(?:t|en sie)?|ende(?:t|n sie)?|schließ(?:e|t|en sie)?|beende(?:t|n sie)?)(?: (?:bitte|vielleicht|ruhig|doch|am besten|gern|gerne|einfach|dann)){0,3} (?:mit|auf)|(?:aufhören|enden|schließen) (?:tät|würde|möchte|sollte) (?:ich|es|der film) mit|zum schluss (?:bitte|hätte ich gern\\p{L}*|vielleicht|gern\\p{L}*)(?: noch)?",
    says: "(?:erklär(?:t|en sie)?|erzähl(?:t|en sie)?|sag(?:t|en sie)?)(?: (?:ihnen|den leuten|bitte|ruhig|dann|auch))*",
    soft: "vielleicht|am besten|ruhig|könnt\\p{L}+|würde ich|tät ich|gern\\p{L}*|hätte ich",
    permits: "kannst",
    reason:
      "(?:weil|denn) (?:das|es|jeder|alle|niemand|keiner|da|die leute|man)|das zieht|das passiert nämlich",
    points:
      "der (?:zahl|frage|geschichte|stelle)|dem (?:satz|teil|spruch|bild)|einer (?:frage|zahl|tabelle|karte)|einem (?:bild|zitat|satz)",
  },
  fr: {
    before:
      "(?:(?:peut-être|s['’]il te plaît|s['’]il vous plaît|et|alors|donc|ensuite|puis|enfin),? ){0,3}(?:(?:tu|vous|on) (?:peux|pourrais|pouvez|pourriez|peut|pourrait) |je |(?:j['’]aimerais|je voudrais) )?",
    begins:
      "(?:commenc(?:e|ez|er|ons|erais)|débute[rz]?|démarre[rz]?|ouvr(?:e|ez|ir|irais)|attaque[rz]?|attaquerais)(?: (?:donc|peut-être|bien|tout de suite))? (?:par|avec|sur)",
    ends: "(?:termin(?:e|es|ez|er|ons|erais)|fini(?:s|ssez|r|rais)|conclu(?:s|ez|re|rais))(?: (?:donc|peut-être|bien))? (?:par|avec|sur)|(?:et )?pour (?:finir|la fin),? (?:j['’]aime\\p{L}* (?:bien )?|je voudrais |mets |mettez )",
    says: "(?:explique[rz]?|raconte[rz]?|dis|dites)(?:-leur)?(?: (?:bien|aussi|ensuite))*",
    soft: "peut-être|pourriez|pourrait|j['’]aime\\p{L}*|je voudrais|\\p{L}+rais",
    permits: "peux|pouvez|peut(?!-)",
    reason:
      "(?:parce qu(?:e |['’])|car |puisqu(?:e |['’]))(?:personne|tout le monde|les gens|c['’]est|on|ils)|tout le monde s['’]en souvient",
    points:
      "(?:la|une|cette) (?:question|phrase|photo|image|histoire|partie|légende)|ce (?:chiffre|passage|qui)|un (?:chiffre|tableau|quiz)|les (?:deux|trois|quatre) ",
  },
  es: {
    before:
      "(?:(?:quizás?|por favor|porfa|y|entonces|pues|luego|después|bueno),? ){0,3}(?:(?:podrías?|podríais|podrían|puedes|podéis|pueden|podemos) |yo )?",
    begins:
      "(?:empie[zc](?:a|e|en)|empez(?:ad|ar|aría)|comien[zc](?:a|e|en)|comenz(?:ad|ar|aría)|arran(?:ca|que|quen|car|caría)|abr(?:e|id|an|ir|iría)|inici(?:a|e|ar))(?: (?:quizás?|mejor))? (?:con|por|x)",
    ends: "(?:termin(?:a|ad|e|en|ar|aría)|acab(?:a|ad|e|en|ar|aría)|cierr(?:a|e|en)|cerr(?:ad|ar|aría)|remat(?:a|ad|e|en|ar))(?: (?:quizás?|mejor))? (?:con|diciendo que|en)|(?:y )?al final (?:pon|poned|pongan|di|decid)(?: que| q)?",
    says: "(?:explica(?:les)?|cuenta(?:les)?|cuéntales|diles|explíquenles|decidles)(?: (?:también|luego))*",
    soft: "quizás?|podrí\\p{L}+|yo \\p{L}+ría|mejor",
    permits: "puedes|podéis|pueden|podemos",
    reason:
      "(?:porque|ya que|que) (?:nadie|todos|todo el mundo|la gente|es l[oa]|eso|así)|que ya lo dice todo",
    points:
      "la (?:pregunta|frase|foto|imagen|historia|parte)|el (?:dato|número|mito|refrán)|lo (?:más|de|que)|una (?:pregunta|tabla|imagen)|l[oa]s (?:dos|tres|cuatro) ",
  },
  it: {
    before:
      "(?:(?:magari|forse|per favore|allora|poi|e|ecco),? ){0,3}(?:(?:potresti|potreste|puoi|potete|potremmo) |io )?",
    begins:
      "(?:inizi(?:a|ate|are|erei)|cominci(?:a|ate|are)|comincerei|part(?:i|ite|ire|irei)|apr(?:i|ite|ire|irei)|attacc(?:a|ate|herei))(?: (?:magari|subito))? (?:con|da|dal(?:la|le|l['’]|lo)?|dai|dagli|col)",
    ends: "(?:finisc(?:i|a)|fini(?:te|re|rei)|chiud(?:i|ete|ere|erei)|conclud(?:i|ete|ere|erei)|termin(?:a|ate|are|erei))(?: (?:magari|pure))? (?:con|col|su)|per (?:chiudere|finire|concludere) (?:va (?:bene|benissimo)|vorrei|metti|mettete)",
    says: "(?:spiega(?:te)?|racconta(?:te)?|di['’]|dite)(?: (?:loro|anche|poi|bene))*",
    soft: "magari|forse|potrest\\p{L}|potremmo|\\p{L}+(?:erei|irei)|vorrei|va benissimo",
    permits: "puoi|potete",
    reason: "perché (?:nessuno|tutti|la gente|è|lo)|funziona sempre",
    points:
      "(?:la|dalla|una|quella) (?:domanda|frase|foto|storia|parte)|(?:il|dal|un) (?:numero|proverbio)|l['’]invito|una cosa che|(?:i|le) (?:due|tre|quattro) ",
  },
  pt: {
    before:
      "(?:(?:talvez|por favor|então|depois|daí|e|ah),? ){0,3}(?:(?:podias?|podiam|podem|podes|pode|poderiam|poderia) |eu )?",
    begins:
      "(?:comec(?:e|em)|começ(?:a|ar|ava|aria)|abr(?:e|a|ir|ia)|inici(?:a|e|em|ar)|arranc(?:a|ar)|arranque)(?: (?:talvez|logo))? (?:com|pel[oa]s?|por)",
    ends: "(?:termin(?:a|e|em|ar|ava)|acab(?:a|e|em|ar|ava)|encerr(?:a|e|em|ar)|fech(?:a|e|em|ar)|remat(?:a|e|em|ar))(?: (?:talvez|logo))? (?:com|chamando|n[oa])",
    says: "(?:explica|explique|explica que|conta|conte|diz|diga)(?: (?:também|depois|bem|logo a seguir))*",
    soft: "talvez|podi\\p{L}+|poderi\\p{L}+|começava|eu \\p{L}+(?:ava|ria)|sabe\\?",
    permits: "podem|podes",
    reason: "(?:porque|que) (?:ninguém|toda a gente|todo mundo|as pessoas|é)",
    points:
      "(?:a|uma|pela) (?:pergunta|frase|foto|imagem|história|parte)|(?:o|pelo|um) (?:número|telefone|provérbio)|isto|[oa]s (?:dois|duas|três|quatro) ",
  },
  nl: {
    before: "(?:(?:misschien|graag|dan|en|dus|verder),? ){0,3}",
    begins:
      "(?:(?:je|jullie|u|we) (?:kunt|kunnen|kan|kun|zou|zouden) |ik zou )?(?:begin|start|open|kun je openen|kun je beginnen)(?:t u)?(?: (?:maar|misschien|gerust|dan|eens|graag|gewoon)){0,3} met",
    ends: "(?:sluit|eindig|besluit)(?:t u)?(?: (?:maar|misschien|gerust|dan|graag|gewoon)){0,3}(?: af)? met|(?:en )?(?:eindigen|afsluiten) met",
    says: "(?:leg|vertel|zeg)(?: (?:ze|hun|dan|ook|maar|uit))*",
    soft: "misschien|maar|gerust|graag|kun je|ik zou|zou ik",
    reason: "(?:want|omdat) (?:dat|niemand|iedereen|ze|mensen)|dat vinden ze|dat werkt altijd",
    points:
      "de (?:vraag|zin|foto)|het (?:getal|verhaal|citaat)|een (?:vraag|tabel|citaat)|de (?:twee|drie|vier) ",
  },
  nordic: {
    before:
      "(?:(?:kanske|måske|kanskje|sedan|så|och|og|gärna|gerne|gjerne|ni kan|du kan|I kan|dere kan),? ){0,3}",
    begins:
      "(?:börja|inled|öppna|start|begynd|begynn|åbn|åpne)(?: (?:du|gärna|gerne|gjerne|bara|bare|kanske|måske|kanskje)){0,3} (?:med|i)",
    ends: "(?:avsluta|sluta|runda av|slut|afslut|avslutt|slutt|rund af)(?: (?:du|gärna|gerne|gjerne|bara|bare|kanske|måske|kanskje|af)){0,3} (?:med|på)",
    says: "(?:förklara|berätta|säg|forklar|fortæl|fortell|sig|si)(?: (?:dem|gärna|gerne|gjerne|också|også|sedan))*",
    soft: "gärna|gerne|gjerne|kanske|måske|kanskje|du bare",
    permits: "kan(?!sk)",
    reason:
      "(?:för|eftersom|fordi|for) (?:det|ingen|alla|alle|där|folk)|det (?:glömmer|glemmer) ingen|det (?:är|er) där",
    points:
      "(?:frågan|spørgsmålet|spørsmålet|citatet|siffran|tallet|bilden|billedet|bildet)|(?:tre|två|to|fyra|fire) |noe (?:hyggelig|fint)|något (?:fint|snällt)|noget (?:rart|hyggeligt)",
  },
  pl: {
    before: "(?:(?:może|proszę|potem|i|a|to|najlepiej),? ){0,3}",
    begins:
      "(?:zaczn(?:ij|ijcie|ijmy)|zacząć|zacz(?:ęła|ął)bym|rozpoczn(?:ij|ijcie)|otwórz(?:cie)?)(?: (?:może|proszę|najlepiej))? od",
    ends: "(?:(?:za|s)kończ(?:cie|yć)?(?: (?:może|proszę|można|film))? (?:na|tym|tak|zdaniem|pytaniem|słowami)|(?:skończyć|zakończyć) można tak|na koniec (?:niech będzie|daj(?:cie)?|proszę))",
    says: "(?:wyjaśnij(?:cie)?|opowiedz(?:cie)?|powiedz(?:cie)?)(?: (?:im|też|potem|proszę))*",
    soft: "może|najlepiej|proszę|\\p{L}+(?:łabym|łbym)|niech",
    permits: "można",
    reason: "bo (?:to|nikt|wszyscy|ludzie|każdy)|to zawsze działa",
    points: "(?:pytania|pytaniem|liczby|zdaniem|zagadk\\p{L}+|cytat\\p{L}+)",
  },
  slavic: {
    before:
      "(?:(?:třeba|prosím|potom|a|možná|пожалуйста|пожалуй|потом|и|а|может|давай(?:те)?|будь ласка|потім|і|може),? ){0,3}",
    begins:
      "(?:začni|začněte|začal\\p{L}* bych)(?: (?:třeba|prosím|klidně))? (?:tím|s|od|u)?|(?:начн(?:и|ите|ём|ем)|начать|начинай(?:те)?|я бы начал\\p{L}?)(?:,? (?:пожалуй|пожалуйста|лучше|можно|может быть),?)? (?:с|со)|(?:почни|почніть|почнімо|почати)(?: (?:краще|мабуть))? (?:з|зі|із)",
    ends: "(?:skonči|skončete|ukonči|ukončete|zakonči|zakončete)(?: (?:třeba|prosím))? (?:na|tím|větou|slovy)?|na závěr (?:dej|dejte|prosím)|(?:законч(?:и|ите|ить)|заверш(?:и|ите|ить))(?: (?:можно|лучше|пожалуйста))? (?:так|словами|фразой|вопросом|на|этим|тем)|в конце (?:пусть|спроси(?:те)?(?: их)?|скажи(?:те)?)|(?:і |та )?(?:закінч(?:іть|и|ити)|заверш(?:іть|и|ити))(?: (?:можна|краще))? (?:так|словами|фразою|питанням|тим)",
    says: "(?:vysvětli|vysvětlete|řekni|řekněte|объясни(?:те)?|расскажи(?:те)?|скажи(?:те)?|поясни|поясніть|розкажи|розкажіть)(?: (?:jim|také|potom|им|потом|ещё|їм|потім))*",
    soft: "třeba|možná|klidně|пожалуй|лучше|давай(?:те)?|я бы|может|краще|мабуть",
    permits: "можно|можна",
    reason:
      "(?:protože|потому что|ведь|бо|тому що) (?:to|nikdo|všichni|lidé|это|никто|все|люди|так|це|ніхто|усі)",
    points:
      "(?:otázk\\p{L}+|větou|slovy|čísl\\p{L}+|вопросом|словами|фразой|цифры|числа|питання|питанням|цифри)",
  },
  tr: {
    before: "(?:(?:belki|lütfen|sonra|ve|önce|istersen|istersek),? ){0,3}",
    begins:
      "[\\p{L}\\p{M}'’ ]{2,40}(?:la|le|dan|den|tan|ten) (?:başla(?:yın|yalım|yabilirsiniz|rsın|rsınız)?|gir(?:in|elim)?)(?= |[,.:!]|$)(?! d(?:edik|edim|edi|ediler)(?!\\p{L}))",
    ends: "(?:sonun[ıu](?: da)? (?:şöyle |böyle )?(?:bağla\\p{L}*|bitir\\p{L}*)|kapanışta(?: da)? (?:şu söz|şu cümle)? ?olsun|sonunda (?:da )?(?:şu|şunu) (?:söyleyin|deyin|olsun))",
    says: "(?:anlat(?:ın)?|açıkla(?:yın)?)",
    soft: "belki|istersen(?:iz)?|\\p{L}+alım|\\p{L}+elim|\\p{L}+(?:rsın|rsınız)|olsun",
    reason: "çünkü (?:her|kimse|herkes|bu)",
    points: "(?:soruyla|sayıyla|sözle|cümleyle|şu söz|şu cümle)",
  },
};

/** "The three Ps": what is counted has a name by that. */
export const COUNTED =
  "two|three|four|five|six|seven|deux|trois|quatre|cinq|six|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|duas|três|quatro|twee|drie|vier|vijf|två|to|fyra|fire|fem";

/** Where no blank parts words, or verbs have forms for a maker alone: each is a whole sentence, or leads to a colon or a quotation. */
export const WHOLE_CUES: readonly string[] = [
  "(?:و)?(?:ابدأ|ابدئي|ابدؤوا|لنبدأ) ب[^.:!؟\\n]{2,24}|أفضّ?ل أن تبد(?:أ|ئي|ؤوا) ب[^.:!؟\\n]{2,60}|(?:و)?(?:اختم|اختمي|اختموا|اختتم\\p{L}*) ب[^.:!؟\\n]{2,60}|(?:و)?في الختام (?:ضع|ضعي|ضعوا|قل|قولي) [^.:!؟\\n]{2,60}",
  "(?:ו)?(?:תתחיל|תתחילי|תתחילו|התחל|התחילי|התחילו) (?:מ|ב|עם )[^.:!?\\n]{2,36}|(?:ו)?(?:תסיים|תסיימי|תסיימו|סיים|סיימי|סיימו) (?:ב|עם )[^.:!?\\n]{2,60}",
  "शुरुआत [^।:!?\\n]{2,40} से (?:कीजिए(?:गा)?|करें|करिए(?:गा)?)[^।:!?\\n]{0,40}|(?:और )?(?:अंत|आख़िर|आखिर) में [^।:!?\\n]{2,40}(?:रखिए(?:गा)?|रखें|कहिए(?:गा)?|कहें)",
  "(?:まず)?[^。:：！？\\n]{1,24}(?:から(?:始めて|入って)|で始めて)(?:ください|もらえますか|いただけますか|いただけると[^。]{1,10}|ほしいです)?|(?:出だし|冒頭|最初|始まり)は[^。:：！？\\n]{1,24}(?:がいいと思います|でお願い(?:でき(?:ます|れば)[^。]{0,8}|します|いたします)|から(?:始めて)?(?:ください|お願いします))|(?:最後|締め|終わり|ラスト)は[^。:：！？\\n]{1,24}(?:締めて(?:ください|いただけますか)|終わって(?:ください)?|でお願い(?:します|いたします|できますか))",
  "(?:开头|開頭|开场|開場)(?:你)?(?:就|先|可以|最好|用)[^。:：！？\\n]{2,30}|我想从[^。:：！？\\n]{1,16}(?:说起|讲起|开始)|(?:结尾|結尾|结束的时候|收尾|最后)(?:你)?(?:就|可以|最好)?(?:用|放|说)[^。:：！？\\n]{2,24}(?:吧|那句话|的话)",
  "(?:시작|처음)(?:은|을)? [^.:!?\\n]{2,40}(?:로|으로|부터|이|가) ?(?:시작해 ?(?:주세요|줘)|좋을 것 같아(?:요)?|좋겠어(?:요)?|부탁드려요|해 ?(?:주세요|줘))|(?:마지막|끝)은 [^.:!?\\n]{2,30}(?:로|으로) (?:끝내 ?(?:주세요|줘)|마무리해 ?(?:주세요|줘)|해 ?(?:주세요|줘))",
  "(?:em |anh |chị |bạn )?(?:mở đầu|bắt đầu) bằng [^.:!?\\n]{2,50} (?:đi|nhé|nha|giúp)[^.:!?\\n]{0,40}|kết thúc bằng (?:câu|lời)[^.:!?\\n]{2,40}|(?:mulai|buka|awali) (?:dari|dengan) [^.:!?\\n]{2,40} saja[^.:!?\\n]{0,40}|(?:tutup|akhiri) dengan (?:kata|kalimat|ucapan)[^.:!?\\n]{2,40}",
  "aloita vaikka siitä,? että|lopuksi voisi sanoa [^.:!?\\n]{2,40}|kezd(?:d|je|jük) a[^.:!?\\n]{2,40}, azt mindenki[^.:!?\\n]{2,40}|a végén pedig mondd azt,? hogy|începe(?:ți)? cu [^.:!?\\n]{2,40}, că[^.:!?\\n]{2,40}|(?:și )?închei(?:e|ați)? cu (?:vorba|cuvintele|fraza)[^.:!?\\n]{2,40}|(?:και )?κλείσ(?:ε|τε) με αυτό που[^.:!?\\n]{2,40}",
];
