/**
 * In what a sender says to a maker in passing: frames of small words and verbs, by language, as regular expressions. `leaves`: leaves
 * something to the maker; `sends`: sends material, first person and its thing; `asksBack`: what is unclear goes back to the sender; `spares`:
 * what is not to be told; `putIn`: what is to be told, by a word that only points at it; `manner`: like what it is not to be; `voice`:
 * who is to speak; `long`: how long, and that it is enough; `excuses`: the text that was written; `ends`: that nothing more follows.
 */
export type AsideFrames = {
  leaves: string;
  sends: string;
  asksBack: string;
  spares: string;
  putIn: string;
  manner: string;
  voice: string;
  long: string;
  excuses: string;
  ends: string;
};

export const WESTERN_FRAMES: Readonly<Record<string, AsideFrames>> = {
  en: {
    leaves:
      "(?:i(?:['’]ll| will)? )?(?:leave|trust) (?:that |it |the rest |this |everything )?(?:up )?to you|^(?:(?:and |but )?(?:that['’]s |it['’]s )?(?:entirely |totally )?up to you)(?=[,.!]|$)|you(?:['’]ll| would|['’]d)? know (?:better|best)|(?:^|[,;] |or )(?:you|ye) (?:may |can )?(?:decide|choose)(?=[.!?]|$)|i['’]m (?:not fussed|easy$|easy about|happy either way|no writer)|in your own words$",
    sends:
      "i(?:['’]ll| will| can| could)(?: \\p{L}+){0,3}? (?:send|drop|mail|email|forward|dig out|attach|upload|share)(?: \\p{L}+){0,5}? (?:photos?|pictures?|pics|images?|logos?|files?|footage|recordings?|clips?)|(?:photos?|pictures?|pics|logo) (?:are |is )?(?:attached|to follow)|do have a look at [^.!?]{0,40}? before you (?:start|begin)",
    asksBack:
      "(?:shout|holler|ring|call|text|email|message|ask|ping)(?: me)?(?: back)? if (?:any(?:thing)?|something|you)(?: of (?:this|that|it))?(?:['’]s| is| are|['’]re)?(?: \\p{L}+){0,3}? (?:unclear|confusing|no sense|stuck|missing|more)|let me know (?:what|if|when|whether) (?:else )?(?:you|this|that|it)|(?:if|should) (?:it|any of (?:this|it)) (?:makes? no sense|needs? (?:trimming|cutting|explaining))",
    spares:
      "(?:if [^.!?,]{3,40}, )(?:just )?(?:lose|drop|cut|skip|leave out)(?: [\\p{L}'’]+){1,6}$|(?:leave|lose|cut|bin|skip|drop) (?:out )?the (?:bit|part|stuff|business|thing)s? (?:about|with|on)|the (?:bit|part|stuff|business|thing) (?:about|with|on)(?: [\\p{L}'’]+){1,5} (?:you can |can )?(?:be left out|leave out|lose|bin|skip|cut|go)|leave (?:her|his|my|their|the|our)(?: \\p{L}+)? names? out|you can (?:bin|lose|cut|skip|drop) (?:it|that)|(?:would |['’]d )(?:rather|prefer|sooner)(?: that)?(?: we| you| it) (?:left|didn['’]t|weren['’]t|not)(?: [\\p{L}'’]+){1,10}|steer (?:well )?(?:clear|round|away)(?: of| from)?(?: [\\p{L}'’]+){1,6}|not a word (?:about|on)|don['’]t (?:get into|make a (?:big )?(?:thing|fuss) (?:of|about)|dwell on|turn (?:it|this|that) into (?:one|a)|make (?:it|us) (?:look|sound|pitiful))(?: [\\p{L}'’]+){0,9}$|no need to (?:put|use|show|quote) (?:my|our|her|his|their)(?: \\p{L}+){1,3}(?: up)?,? ?(?:though|either)?$",
    putIn:
      "(?:squeeze|slip|work|fit|chuck) (?:it|that|this|them|him|her) in(?=[ ,.!?]|$)|get (?:it|that|this|them) in (?:there|somewhere|if|near)|(?:squeeze|slip|work|fit) (?:the|our|her|his)(?: [\\p{L}'’]+){1,5} in(?: somewhere| near the end| at the end| if you can)*$|(?:could|can) you (?:squeeze|slip|work|fit)(?: [\\p{L}'’]+){1,5} in|if you could work in|(?:chuck|throw|put) in a (?:shot|picture|bit|mention) of|do (?:mention|say|include|show) (?:it|that|this|him|her|them|so|the(?: \\p{L}+){1,2})(?: in (?:fairness|passing)| happens)*$|(?:please|can you|could you)(?: please)?(?: can you)? (?:say|put|mention|include) (?:that|this|it)(?: (?:bit|one|nicely|clearly|somewhere|in|near the end|at the (?:start|end|top)))+$|(?:maybe |perhaps )put (?:it|that|this) (?:near|at|in) the (?:end|start|beginning|middle)$|(?:must|has to|needs to|got to) be in (?:it|there)$|(?:always )?gets? a laugh(?:,? so)?",
    manner:
      "(?:not|n['’]t|nothing|never)(?: \\p{L}+){0,4}? (?:too |so )?(?:slick|cheesy|corny|preachy|weepy|soppy|sugary|guilt trip|salesy)(?: \\p{L}+){0,5}?$|(?:sound|look|feel|be)s? like (?:an? |we['’]re )?(?:\\p{L}+ )?(?:ad|advert|commercial|lecture|sermon|telethon|telling people off)|(?:what (?:i|we)(?: really)? (?:don['’]t want|['’]d hate)(?: \\p{L}+){0,3} is)|the (?:tone|feel) (?:we|you|of|should|last)|(?:make|making) (?:the|it|this|them)(?: \\p{L}+){0,2} sound (?:less|more)(?: \\p{L}+){0,4}$|(?:the )?tone we had",
    voice:
      "whoever (?:reads|speaks|narrates)(?: [\\p{L}'’]+){0,6}? (?:should|could)|(?:the (?:voice|narrator|voice-?over)|a (?:\\p{L}+ )?(?:voice|accent)) (?:should|could|would|please|is needed|if (?:you|available))(?: [\\p{L}'’]+){0,8}$|(?:the )?slides?(?: with [^.!?]{0,30})? (?:can|should|could) (?:stay|go|be)",
    long: "(?:(?:about|around|roughly|say|keep it (?:to|under)|a couple of|an?|two|three|ninety|sixty|thirty|\\p{Nd}+)[ -]?)+(?:and a (?:half|bit) )?(?:minutes?|mins?|seconds?|secs?)(?: and a (?:half|bit))?(?: (?:or (?:so|thereabouts)|ish))? (?:(?:would|should|will|['’]ll) (?:be|do)|is|['’]s) ?(?:about |quite |just )?(?:plenty|enough|fine|tops|max|right|ideal|perfect|nicely)?(?: i['’]d have thought| i think| i reckon)?$|(?:two|three|ninety|sixty|\\p{Nd}+)[ -]?(?:and a half )?(?:minutes?|mins?|seconds?|secs?) (?:tops|max|at most)(?: \\p{L}+){0,2}$|^keep it (?:to|under) (?:a couple of|\\p{Nd}+|two|three|a)[ -](?:\\p{L}+ )?(?:minutes?|mins?|seconds?|secs?)(?: \\p{L}+){0,2}$",
    excuses:
      "(?:sorry|apologies|excuse|forgive)(?: me)?(?: (?:about|for|if|this|that|the|any|my))*(?: \\p{L}+){0,4}? (?:ramble|rambling|mess|state|notes|spelling|typos|mistakes|length|long|essay|late|delay|handwriting|english|bother\\p{L}*)|i should have said|bear with me|i['’]m typing (?:this|it)|this is such a ramble",
    ends: "(?:that['’]s|thats|that is) (?:about|probably|basically|all|it|everything|your lot)(?: (?:about|it|all|everything|i think|really|for now|from me|i know|i can think of|i['’]ve got))+(?:,? oh(?:,)? and [^.!?]{0,20})?:?$|that['’]s your lot|(?:right,? )?(?:so )?here(?:['’]s| is| are) (?:everything|all|the (?:stuff|lot|details|info)) (?:i|we) (?:know|have|wrote down|wanted to say)$|here goes$|can['’]t think of (?:much|anything) else",
  },
  de: {
    leaves:
      "(?:den rest |alles (?:andere|weitere) |das )?(?:überlass\\p{L}*|überlasse) (?:ich )?(?:dir|euch|ihnen)|(?:das )?(?:entscheide|entscheiden|entscheidet|weiß|wissen|wisst)(?: am besten)? (?:du|sie|ihr)(?: (?:selbst|selber|besser|am besten))?$|(?:mir|uns) (?:ist|wär\\p{L}*) (?:das )?(?:egal|gleich|wurscht|recht)|wie (?:du|sie|ihr) (?:meinst|meinen|wollt|magst|möchtest)$|(?:mach|macht|machen sie) (?:einfach )?(?:wie|was) (?:du|ihr|sie)",
    sends:
      "(?:fotos?|bilder|logo|dateien|aufnahmen|videos?)(?: \\p{L}+){0,4}? (?:schick\\p{L}*|send\\p{L}*|reich\\p{L}*|liefer\\p{L}*|häng\\p{L}*|mail\\p{L}*|bring\\p{L}*)(?: ich| wir)|ich (?:schick\\p{L}*|sende|mail\\p{L}*|reiche|hänge|kann)(?: \\p{L}+){0,5}? (?:fotos?|bilder|logo|dateien|aufnahmen)|im anhang",
    asksBack:
      "(?:wenn|falls) (?:noch )?(?:was|etwas|du|sie|ihr)(?: \\p{L}+){0,5}? (?:unklar|fragen|brauchst|brauchen|fehlt)(?: \\p{L}+){0,3}?,? (?:ruf\\p{L}*|meld\\p{L}*|schreib\\p{L}*|sag\\p{L}*|frag\\p{L}*)(?: sie| du| dich| sich| einfach| ruhig| bitte| bei)* (?:mich|mir)|(?:meld|ruf|schreib|frag)(?:e|en sie)? (?:dich |sich )?(?:bei )?(?:mich|mir) (?:\\p{L}+ ){0,3}?(?:wenn|falls|bei)|(?:sag|gib) mir (?:bitte )?bescheid",
    spares:
      "(?:das|den|die|der|davon|darüber|über)(?: [\\p{L}\\p{Nd}]+){0,6}? (?:lass\\p{L}*|würd\\p{L}*|bitte|lieber|besser|verlier\\p{L}*|red\\p{L}*|sag\\p{L}*)(?: \\p{L}+){0,5}? (?:weg|raus|aus|weglassen|rauslassen|auslassen|kein wort|nichts|nicht (?:erwähnen|sagen|vorkommen))$|kein wort (?:über|von|zu[mr]?)|(?:muss|müssen|soll|brauch\\p{L}*)(?: \\p{L}+){0,3}? nicht (?:rein|vorkommen|erwähnt werden)|zeig\\p{L}* (?:um himmels willen |bloß |bitte )(?:nicht|kein\\p{L}*)",
    putIn:
      "(?:die|der|das|sie|er|es|den|ihn|dies\\p{L}*)(?: \\p{L}+)? (?:darf|muss|soll\\p{L}*|sollte) (?:auf (?:keinen|jeden) fall |unbedingt |bitte |auch |noch )*(?:(?:nicht )?fehlen|rein|mit rein|vorkommen|hinein|gesagt werden|drin sein)|(?:bau|nehm|nimm|pack|bring|erwähn)\\p{L}* (?:\\p{L}+ ){0,2}?(?:das|die|den|es|ihn|sie) (?:\\p{L}+ ){0,3}?(?:ein|rein|unter|auf)$|das (?:können|könnt|kannst) (?:sie|ihr|du) (?:gern\\p{L}* )?(?:nehmen|verwenden|bringen|nutzen)",
    manner:
      "(?:nicht|bloß nicht|kein\\p{L}*|weniger)(?: \\p{L}+){0,5}? (?:wie (?:in der |eine? |im |aus dem )?|nach )(?:werbung|werbespot|reklame|fernseh\\p{L}*|tatort|nachrichten|predigt|vorlesung|spendenaufruf)|(?:klingt|klingen|wirkt|wirken|rüberkommt)(?: \\p{L}+){0,4}? (?:wie|nach)|der ton (?:darf|soll|sollte|kann|bitte)|mach'?s? (?:\\p{L}+ )?(?:nicht|bloß nicht|bitte nicht) (?:so|zu)|nicht (?:übertreiben|zu dick auftragen)",
    voice:
      "(?:der sprecher|die sprecherin|die stimme|eine? (?:\\p{L}+ )?stimme)(?: \\p{L}+){0,5}? (?:darf|soll|sollte|kann|könnte|wäre|bitte|am besten|gern\\p{L}*)|(?:darf|soll|sollte|kann) (?:die stimme|der sprecher|die sprecherin)|(?:keine|ohne) (?:\\p{L}+ )?(?:musik|geigen|stockfotos)|(?:ob da )?musik(?: \\p{L}+){0,3}? (?:muss|egal|weiß ich nicht)",
    long: "(?:(?:so |etwa |ungefähr |rund |höchstens |maximal )?(?:eine|zwei|drei|anderthalb|eineinhalb|\\p{Nd}+)(?: bis (?:zwei|drei|\\p{Nd}+))?) (?:minuten?|sekunden)(?: (?:reich\\p{L}*|genüg\\p{L}*|wär\\p{L}*|langen?|sind genug|höchstens|vielleicht))(?: \\p{L}+){0,4}$|reich\\p{L}* (?:da )?(?:eine|anderthalb|zwei) minuten?|so lang muss (?:das|es)",
    excuses:
      "(?:entschuldig\\p{L}*|verzeih\\p{L}*|sorry|tut mir leid)(?: (?:sie|du|bitte|mir|für|wegen|das|die|den|dass?|dieses?|meine?))*(?: \\p{L}+){0,4}? (?:durcheinander|chaos|roman|fehler|länge|verspätung|störung|tippfehler|schrift|deutsch)",
    ends: "(?:so,? )?(?:das (?:war|wär|wäre|ist|wars)(?:['’]?s)?(?: (?:eigentlich|soweit|erst ?mal|dann|auch schon|schon|so ziemlich|im großen und ganzen))*(?: (?:alles|das wichtigste|die geschichte))?|das war['’]?s|mehr (?:fällt mir|hab\\p{L}* ich|weiß ich)(?: \\p{L}+){0,4})$|ich schreib\\p{L}* (?:dir|ihnen|euch)? ?(?:\\p{L}+ ){0,4}?(?:auf|runter|hin)(?:,? was [^.!?]{0,40})?$|jetzt muss ich (?:aber )?los",
  },
  nl: {
    leaves:
      "(?:de rest |dat )?laat ik (?:\\p{L}+ )?(?:aan (?:jou|jullie|u)|over)(?: over)?|kijk maar(?: \\p{L}+){0,5}$|(?:jij|u|jullie) (?:weet|weten|ziet|mag)(?: \\p{L}+){0,4}? (?:beter|zelf|maar)$|maakt (?:mij|me|ons) niet uit",
    sends:
      "(?:foto['’]?s|beelden|logo)(?: \\p{L}+){0,4}? (?:stuur|mail|app|bezorg|breng) ik|ik (?:stuur|mail|app|bezorg)(?: \\p{L}+){0,5}? (?:foto['’]?s|beelden|logo)|in de bijlage",
    asksBack:
      "(?:roep|bel|mail|app|vraag|laat)(?: \\p{L}+){0,3}?,? (?:als|mocht|indien) (?:je|u|er|iets|jullie)(?: \\p{L}+){0,4}? (?:mist|vragen|onduidelijk|nodig|weten)|laat (?:het )?(?:me|maar) (?:even )?weten",
    spares:
      "(?:dat|die|over|daar)(?: \\p{L}+){0,6}? (?:hoeft|moet|hoeven|zwijgen|kunnen)(?: \\p{L}+){0,4}? (?:niet|er niet in|liever|beter niet over hebben)(?: (?:in|hebben|noemen|van ons))*$|(?:maar )?dat hoeft(?: van ons)? niet|geen woord over|liever geen",
    putIn:
      "(?:dat|die|deze|het|hij|zij|hem|haar)(?: \\p{L}+){0,2}? (?:moet|mag|zou ik|zou)(?: er| erin| zeker| echt| graag)*(?: in| erin| gebruiken| noemen| bij)$|dat mag erin|(?:zet|stop|noem|laat) (?:dat|die|het|hem|haar) (?:\\p{L}+ ){0,3}?(?:in|erin|zien|even)",
    manner:
      "(?:niet|geen|liever niet)(?: \\p{L}+){0,5}? (?:als|zoals|op)(?: (?:een|het|in))*(?: \\p{L}+)? ?(?:reclame|spotje|commercial|journaal|preek|les)|h(?:ou|oud) het (?:\\p{L}+ ){0,3}?(?:luchtig|kort|simpel|rustig|vrolijk|nuchter)",
    voice:
      "(?:de stem|een (?:\\p{L}+ )?stem|de verteller)(?: \\p{L}+){0,4}? (?:mag|moet|zou|graag)|wij denken aan een (?:\\p{L}+ )?stem|(?:geen|zonder) (?:\\p{L}+ )?(?:muziek|violen|stockfoto['’]s)",
    long: "(?:(?:een|twee|drie|anderhalve|zo['’]n|\\p{Nd}+) ?)+(?:minuut|minuten|minuutje|seconden) (?:is|zijn|lijkt|zat|genoeg|volstaat|max)(?: \\p{L}+){0,4}$|(?:gedacht aan|iets van) (?:\\p{L}+ ){0,2}?(?:anderhalve|twee|een|drie) minu\\p{L}+",
    excuses:
      "(?:sorry|excuses|excuseer|vergeef)(?: (?:voor|me|mij|het|de|dat|als|mijn|deze))*(?: \\p{L}+){0,3}? (?:verhaal|rommel|fouten|lengte|epistel|vertraging|storen|chaos)|ik zet alles (?:maar )?(?:onder elkaar|op een rij)|bedankt dat (?:je|u|jullie)(?: \\p{L}+){0,5}? (?:wilt|wil|willen|kijkt|helpt)(?: \\p{L}+){0,3}$",
    ends: "(?:zo,? )?(?:dat (?:is|was) (?:het|alles)(?: \\p{L}+){0,4}|meer (?:weet|heb) ik niet|dit was het)(?: \\p{L}+){0,3}$|hier (?:komt|volgt) (?:alles|wat)(?: \\p{L}+){0,4}$",
  },
};
