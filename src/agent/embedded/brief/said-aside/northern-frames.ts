import type { AsideFrames } from "./aside-frames.ts";

/** `AsideFrames` of Swedish, Danish, Norwegian, Polish, Czech, Russian and Ukrainian. */
export const NORTHERN_FRAMES: Readonly<Record<string, AsideFrames>> = {
  sv: {
    leaves:
      "(?:resten |det )?(?:överlåter|lämnar) jag (?:till|åt) (?:dig|er)|(?:du|ni) (?:vet|bestämmer|avgör|väljer)(?: (?:bäst|själv|själva|vad som \\p{L}+))+$|(?:jag )?har fria händer|spelar ingen roll för (?:mig|oss)",
    sends:
      "(?:bilder|bilderna|foton|loggan|filer)(?: \\p{L}+){0,4}? (?:mejla\\p{L}*|skicka\\p{L}*|bifoga\\p{L}*)|jag (?:mejlar|skickar|bifogar|kan mejla|kan skicka)(?: \\p{L}+){0,4}? (?:bilder|foton|loggan)",
    asksBack:
      "(?:ring|hojta|mejla|hör av dig|säg till|skriv|fråga)(?: mig| bara| gärna)* om (?:du|ni|något|nåt)(?: \\p{L}+){0,5}$|om (?:du|ni|något|nåt)(?: \\p{L}+){0,5}?,? (?:ring|hojta|mejla|säg till|hör av)",
    spares:
      "det där med (?:\\p{L}+ ){1,6}?(?:skippar|hoppar|tar vi inte|vill vi inte|lämnar)(?: \\p{L}+){0,3}|(?:snacka|prata|skriv|nämn|säg) inte(?: om| ett ord om)?(?: \\p{L}+){1,6}$|helst inte (?:nämna|visa|säga)(?: \\p{L}+){0,4}$",
    putIn:
      "(?:den|det|de|\\p{L}+en)(?: där)? (?:kan|får|måste|ska) (?:du |ni )?(?:gärna |absolut )*(?:ha med|ta med|få med|vara med)(?: \\p{L}+){0,4}",
    manner:
      "(?:inga?|inte|snälla,? inga?)(?: \\p{L}+){0,4}? (?:stockbilder|reklam\\p{L}*|fioler|sorglig musik|bilder på glada)(?: \\p{L}+){0,3}|(?:får|ska) inte (?:låta|kännas|se ut) som(?: \\p{L}+){1,5}$",
    voice: "rösten (?:får|kan|ska|bör)|en (?:\\p{L}+ )?röst (?:vore|hade|får|kan)",
    long: "(?:(?:en|ett|två|tre|halvannan|\\p{Nd}+) )+(?:minut(?:er)?|sekunder)(?: och en halv)? (?:räcker|är lagom|är nog|max|duger)(?: \\p{L}+){0,3}$|när det gäller längden|helst inte över (?:en|två|\\p{Nd}+) minut",
    excuses:
      "(?:förlåt|ursäkta|sorry)(?: (?:att|för|det|om|röran|mig))*(?: \\p{L}+){0,3}? ?(?:rörigt|röran|långt|stavfel\\p{L}*|sent|stör\\p{L}*|romanen)|jag är dålig på att|jag tömmer huvudet",
    ends: "det (?:är|var) (?:allt|nog allt|väl det)(?: \\p{L}+){0,3}$|(?:så )?här kommer det(?: \\p{L}+){0,4}$",
  },
  da: {
    leaves:
      "(?:resten |det )?overlader jeg til (?:dig|jer)|(?:du|i) (?:ved|bestemmer|vurderer)(?: (?:bedst|selv))+$|det gør du bare$",
    sends:
      "(?:billeder\\p{L}*|fotos|logoet)(?: \\p{L}+){0,4}? (?:sender|mailer|kan jeg)|jeg (?:sender|mailer|vedhæfter)(?: \\p{L}+){0,4}? (?:billeder|fotos|logoet)",
    asksBack:
      "(?:ring|skriv|sig til|spørg)(?: bare| endelig| til mig)* hvis (?:du|i|noget|der)(?: \\p{L}+){0,5}$",
    spares:
      "det (?:om|med) (?:\\p{L}+ ){1,5}?(?:springer|dropper|nævner|udelader)(?: vi)?(?: \\p{L}+){0,3}$|(?:nævn|vis|sig) (?:endelig )?ikke(?: \\p{L}+){1,6}$",
    putIn:
      "(?:den|det|ham|hende|dem) (?:må|skal|kan) (?:du |i )?(?:gerne |endelig )*(?:have med|tage med|være med)(?:,? \\p{L}+){0,4}",
    manner:
      "(?:må|skal) ikke (?:lyde|virke|ligne)(?: \\p{L}+){1,6}$|ingen (?:\\p{L}+ )?(?:violiner|reklame\\p{L}*|stockfotos)",
    voice: "stemmen (?:må|kan|skal|bør)|jeg har ikke styr på formater",
    long: "(?:(?:et|to|tre|halvandet|\\p{Nd}+) )+(?:minut(?:ter)?|sekunder) (?:er nok|rækker|er fint|max)(?: \\p{L}+){0,3}$",
    excuses:
      "(?:undskyld|beklager)(?: (?:for|at|det|den))*(?: \\p{L}+){0,2}? ?(?:rodet|længden|stavefejl\\p{L}*|forsinkelsen|romanen)",
    ends: "det (?:er|var) (?:alt|vist alt|det hele)(?: \\p{L}+){0,3}$",
  },
  nb: {
    leaves:
      "(?:resten |det )?overlater jeg til (?:deg|dere)|(?:du|dere) (?:vet|bestemmer)(?: (?:best|selv))+$|stokk om som du vil$",
    sends:
      "(?:bilder\\p{L}*|logoen)(?: \\p{L}+){0,4}? (?:sender|kan jeg)|jeg (?:sender|mailer|legger ved)(?: \\p{L}+){0,4}? (?:bilder|logoen)",
    asksBack:
      "(?:ring|skriv|si fra|spør)(?: bare| gjerne| meg)* (?:hvis|om) (?:du|dere|noe)(?: \\p{L}+){0,5}$",
    spares:
      "det (?:om|med) (?:\\p{L}+ ){1,5}?(?:hopper|dropper|nevner|utelater)(?: vi)?(?: \\p{L}+){0,3}$|(?:ikke nevn|nevn ikke|vis ikke)(?: \\p{L}+){1,6}$",
    putIn:
      "(?:den|det|ham|henne|dem)(?: siste)? (?:må|skal|kan) (?:du |dere )?(?:gjerne |absolutt )*(?:ha med|ta med|beholde|være med)(?:,? \\p{L}+){0,4}",
    manner:
      "(?:må|skal) ikke (?:høres|virke|ligne)(?: \\p{L}+){1,6}$|(?:helst )?ingen (?:\\p{L}+ )?(?:fioliner|reklame\\p{L}*|droneopptak)",
    voice: "stemmen (?:må|kan|skal|bør)",
    long: "(?:(?:et|to|tre|halvannet|\\p{Nd}+) )+(?:minutt(?:er)?|sekunder)(?:,? tenker jeg| holder| er nok| er fint| maks)(?: \\p{L}+){0,3}$",
    excuses:
      "(?:unnskyld|beklager)(?: (?:for|at|det))*(?: \\p{L}+){0,2}? ?(?:rotet|lengden|skrivefeil\\p{L}*|forsinkelsen|romanen)",
    ends: "det (?:er|var) (?:alt|vel alt|det hele)(?: \\p{L}+){0,3}$|her kommer det jeg",
  },
  pl: {
    leaves:
      "(?:resztę |to )?zostawiam (?:tobie|wam|panu|pani|państwu)|(?:sam|sama|pan|pani|wy) (?:zdecyduj|zdecyduje|wiesz|wie|wiecie)(?: najlepiej| lepiej)?$|(?:zrób|zróbcie) jak (?:chcesz|uważasz|chcecie)",
    sends:
      "(?:zdjęcia|fotki|logo|pliki)(?: \\p{L}+){0,3}? (?:podeślę|wyślę|prześlę|dośle|przyślę|mam)|(?:podeślę|wyślę|prześlę|załączam|przesyłam)(?: \\p{L}+){0,4}? (?:zdjęcia|fotki|logo)|w załączniku",
    asksBack:
      "(?:jak|jeśli|gdyby|w razie)(?: \\p{L}+){1,5},? (?:to )?(?:dzwoń|dzwońcie|pisz|piszcie|pytaj|pytajcie|daj znać|dajcie znać|jestem pod telefonem)(?: \\p{L}+){0,2}$|daj(?:cie)? (?:mi )?znać(?:,? (?:czy|co|kiedy|jak)(?: [\\p{L}]+){1,6})?$",
    spares:
      "o(?: \\p{L}+){1,5} (?:ani słowa|cicho sza|lepiej nie|nie mów\\p{L}*|nie wspominaj\\p{L}*)(?:,? \\p{L}+){0,6}$|(?:lepiej|wolę|wolimy) nie (?:ruszać|mówić|pokazywać|wspominać)(?: \\p{L}+){0,4}$|(?:konkurencji|tego|tej) lepiej nie",
    putIn:
      "(?:ten|ta|to|tę|tego)(?: \\p{L}+){0,3}? (?:możesz|możecie|musi|musisz|niech|koniecznie)(?: \\p{L}+){0,2}? (?:wykorzystać|być|zostanie|zostać|wstawić|pokazać|pojawić się)(?:,? \\p{L}+){0,4}$|fajnie (?:by )?(?:by )?było(?:by)?,? (?:jakby|gdyby|żeby)(?: \\p{L}+){1,7}$",
    manner:
      "(?:byle|żeby|niech) (?:tylko )?nie (?:było|brzmiało|wyglądało|brzmi|wygląda)(?: \\p{L}+){1,6}$|nie musi być (?:ładnie|pięknie|profesjonalnie)(?:,? \\p{L}+){0,4}$|(?:tylko )?bez (?:patosu|skrzypiec|smutnej muzyki|reklamy)",
    voice: "głos (?:najlepiej|może|powinien|niech)(?: \\p{L}+){1,5}",
    long: "(?:(?:jedna|dwie|trzy|półtorej|\\p{Nd}+) )?(?:minuta|minuty|minut|sekund) (?:wystarczy|wystarczą|będzie akurat|to maksimum|starczy)(?: \\p{L}+){0,3}$",
    excuses:
      "(?:wybacz\\p{L}*|przepraszam|sorry|proszę wybaczyć)(?: (?:za|ten|że|mi|to))*(?: \\p{L}+){0,2}? ?(?:bałagan|chaos|styl|błędy|długość|opóźnienie|tekst\\p{L}*|literówki)(?:,? \\p{L}+){0,4}|będzie chaotycznie|nie umiem w (?:takie|to)|po prostu (?:opiszę|napiszę)",
    ends: "(?:i )?to (?:by )?(?:było )?(?:wszystko|tyle|na tyle|chyba wszystko)(?: \\p{L}+){0,3}$|to by było na tyle",
  },
  cs: {
    leaves:
      "(?:zbytek |to )?(?:nechám|nechávám) na (?:tobě|vás)|(?:ty|vy) (?:víš|víte|rozhodni\\p{L}*)(?: nejlíp| sám| sami)?$|učeš si to(?:,? [\\p{L}]+){0,3}$",
    sends:
      "(?:fotky|obrázky|logo)(?: \\p{L}+){0,4}? (?:pošlu|posílám|dodám|mám)|(?:pošlu|posílám|přikládám)(?: \\p{L}+){0,4}? (?:fotky|obrázky|logo)",
    asksBack:
      "kdyby(?:s|ste)?(?: \\p{L}+){1,5},? (?:brnkni|zavolej\\p{L}*|napiš\\p{L}*|ozvi se|ozvěte se|ptej\\p{L}*)|dej(?:te)? (?:mi )?vědět",
    spares:
      "o(?: \\p{L}+){1,5} (?:radši|raději) (?:pomlč\\p{L}*|nemluv\\p{L}*|ani slovo)|(?:radši|raději) (?:ne|nezmiňuj\\p{L}*)(?: \\p{L}+){0,4}$",
    putIn:
      "(?:tu|to|toho|ten|tam)(?: \\p{L}+){0,3}? (?:tam )?(?:dej|dejte|musí být|musíš|nesmí chybět)(?:,? \\p{L}+){0,4}$",
    manner: "(?:hlavně )?(?:ať|aby) to (?:není|nezní|nebylo|neznělo|nevypadá)(?: \\p{L}+){1,6}$",
    voice: "hlas (?:ať|může|nejlépe|by měl)",
    long: "(?:(?:jedna|dvě|tři|\\p{Nd}+) )?(?:minuta|minuty|minut)(?: a půl)? (?:stačí|bude akorát|bohatě)(?: \\p{L}+){0,3}$",
    excuses:
      "(?:promiň\\p{L}*|omluv\\p{L}*|omlouvám se)(?: (?:za|ten|že))*(?: \\p{L}+){0,2}? ?(?:zmatek|chaos|chyby|délku|zpoždění|román)",
    ends: "(?:a )?to je (?:asi |tak )?(?:všechno|vše)(?: \\p{L}+){0,3}$",
  },
  ru: {
    leaves:
      "(?:остальное |это )?(?:на ваше|на твоё|на твое) усмотрение|(?:а )?(?:ты|вы) (?:уж |уже )?(?:сам|сама|сами)(?: \\p{L}+){0,3}$|(?:тебе|вам) (?:виднее|решать|лучше знать)|как (?:хочешь|хотите|считаешь|считаете)$",
    sends:
      "(?:фото\\p{L}*|снимк\\p{L}*|картинк\\p{L}*|логотип|файлы)(?: \\p{L}+){0,3}? (?:скину|пришлю|вышлю|отправлю|сброшу|есть у меня)|(?:скину|пришлю|вышлю|отправлю|прикладываю)(?: \\p{L}+){0,4}? (?:фото\\p{L}*|снимки|картинки|логотип)",
    asksBack:
      "если (?:что|что-то|чего|будут|возникнут)(?: \\p{L}+){0,4}?,? (?:пиши\\p{L}*|звони\\p{L}*|спрашивай\\p{L}*|скажи\\p{L}*|набери\\p{L}*)(?:,? (?:мне|не стесняйтесь|сразу|прямо))*$|(?:напиши|скажи|сообщи)(?:те)?(?: мне)? (?:сразу|потом|как будет)$|сколько это (?:будет )?сто\\p{L}+,? (?:напиши|скажи)",
    spares:
      "про(?: \\p{L}+){1,5}?,? (?:ясное дело,? )?(?:молчим|ни слова|не надо|лучше не|ничего не говори\\p{L}*|не упомина\\p{L}*)(?: \\p{L}+){0,2}$|(?:лучше|прошу) не (?:трогать|показывать|упоминать|называть)(?: \\p{L}+){0,3}$|меня (?:снимать|показывать) не надо|\\p{L}+ лучше не трогать",
    putIn:
      "про (?:него|неё|нее|них|это)(?: \\p{L}+){0,3}? (?:обязательно|надо|нужно|расскажи\\p{L}*|упомян\\p{L}*)|про(?: \\p{L}+){1,3} (?:обязательно|упомян\\p{L}*)(?:,? [\\p{L}]+){0,6}$|если влезет,? |(?:это|этот|эту|эта)(?: \\p{L}+){0,3}? (?:можно|надо|нужно|обязательно)(?: \\p{L}+){0,2}? (?:показать|вставить|оставить)(?: \\p{L}+){0,3}",
    manner:
      "(?:только )?(?:без|не надо) (?:пафоса|маршей|слёз|слез|скрипок|рекламного|надрыва|соплей)(?:,? [\\p{L}]+){0,5}$|чтобы не (?:было|звучало|выглядело)(?: \\p{L}+){1,6}$|пусть (?:не )?звучит",
    voice: "голос (?:лучше|можно|пусть|желательно|хорошо бы)(?: \\p{L}+){1,5}",
    long: "(?:(?:одной|двух|полутора|пары|\\p{Nd}+) )?(?:минуты|минут|минутки|секунд)(?: \\p{L}+)? (?:хватит|достаточно|за глаза|больше не надо)(?: \\p{L}+){0,3}$|минуты полторы",
    excuses:
      "(?:извини\\p{L}*|прости\\p{L}*|прошу прощения|не судите)(?: (?:за|что|меня|так|строго))*(?:,? \\p{L}+){0,3}? ?(?:сумбур\\p{L}*|ошибк\\p{L}*|длинн\\p{L}*|беспорядок|каша|многословие|судите)|(?:набросаю|пишу|накидаю)(?:,? \\p{L}+){0,4}? (?:что знаю|как умею|как есть)|я в этом не разбираюсь",
    ends: "(?:ну )?(?:вот )?(?:,? ?кажется,? )?(?:вот и |это )?(?:всё|все)(?:,? (?:вроде|кажется|наверное|пожалуй))?$|ну вот,? кажется",
  },
  uk: {
    leaves:
      "(?:решту |це )?(?:на ваш розсуд|на твій розсуд)|(?:ви|ти) (?:вже )?(?:сам|сама|самі)(?: \\p{L}+){0,3}$|(?:тобі|вам) видніше",
    sends:
      "(?:фото\\p{L}*|світлини|логотип)(?: \\p{L}+){0,3}? (?:скину|надішлю|пришлю)|(?:скину|надішлю|пришлю|додаю)(?: \\p{L}+){0,4}? (?:фото\\p{L}*|світлини|логотип)",
    asksBack:
      "якщо (?:щось|що|будуть)(?: \\p{L}+){0,4}?,? (?:пиш\\p{L}*|телефону\\p{L}*|дзвон\\p{L}*|кажіть|питай\\p{L}*)(?: \\p{L}+){0,2}$",
    spares:
      "про(?: \\p{L}+){1,5}?,? (?:мовчимо|ні слова|не треба|краще не)(?: \\p{L}+){0,2}$|прізвищ не називайте$",
    putIn: "про (?:нього|неї|них|це)(?: \\p{L}+){0,3}? (?:обов['’]язково|треба|розкажіть|згадай\\p{L}*)",
    manner:
      "(?:тільки )?без (?:пафосу|сліз|скрипок|надриву)(?:,? \\p{L}+){0,3}$|щоб не (?:було|звучало)(?: \\p{L}+){1,6}$",
    voice: "голос (?:краще|можна|нехай|бажано)(?: \\p{L}+){1,5}",
    long: "(?:(?:одної|двох|півтори|\\p{Nd}+) )?(?:хвилини|хвилин|секунд) (?:вистачить|досить|достатньо)(?: \\p{L}+){0,3}$",
    excuses:
      "(?:вибач\\p{L}*|перепрошую)(?: (?:за|що|мені))*(?:,? \\p{L}+){0,3}? ?(?:безлад|помилк\\p{L}*|довг\\p{L}*|плутан\\p{L}*)|пишу як умію",
    ends: "(?:ну )?(?:от )?(?:і )?(?:це |здається,? )?(?:все|усе)$",
  },
};
