import type { RemarkWords } from "./remark-words.ts";

/** Polish, Czech, Russian, Ukrainian; and Finnish and Hungarian, in the middle of them. */
export const SLAVIC_WORDS: Readonly<Record<string, RemarkWords>> = {
  pl: {
    parts:
      "punkty|punktów|fakty|faktów|informacj[eiaę]|dane|danych|szczegóły|szczegółów|treść|treści|rzeczy|tematy|kwestie|ciekawostki|przekaz|notatki|materiał|cytat",
    ground: "tło|tła|kontekst|kontekstu",
    tells:
      "powiedzieć|powiedzcie|powiedziane|opowiedzieć|opowiedzcie|mówić|wspomnieć|wspomnijcie|wspomniane|wymienić|wymieńcie|zawrzeć|zawierać|znaleźć|pojawić|paść|poruszyć|poruszone|przekazać|dodać|dodajcie|ująć|umieścić|nadmienić|zaznaczyć|opowiedziane|wpleść|wplećcie|mieć|zabraknąć|pominąć|wybrzmieć|dotrzeć|zapomnieć|podkreślić",
    bids: "proszę|prosimy|trzeba|należy|musi|muszą|powinno|powinny|powinien|powinna|ma|mają|chcemy|chcę|chcielibyśmy|chciałbym|chciałabym|warto|ważne|ważne jest|dobrze by było|dobrze|koniecznie|nie zapomnijcie|być|zostać|powiedzcie też|dodajcie też|wspomnijcie też|nie może|nie mogą|zależy nam|zależy nam, żeby|nie zapomnijcie|absolutnie|chcielibyśmy",
    use: "można|możecie|możesz|wykorzystać|użyć|skorzystać|sięgnąć|czerpać|jeśli będzie miejsce|jeśli jest miejsce|jeśli się zmieści|jeśli się przyda|jeśli pasuje|do wykorzystania|do wyboru|opcjonalnie|moje notatki|luźne notatki|surowy materiał",
    maybe:
      "może|być może|ewentualnie|mógłby|mogłaby|mogłoby|mogłyby|byłby|byłaby|byłoby|mogłaby być|mógłby być|może być|to może być",
    nice: "fajn[yaeą]|ładn[yaeą]|mił[yaeą]|dobr[yaeą]|sympatyczn[yaeą]|zabawn[yaeą]|ciekaw[yaeą]|piękn[yaeą]|mocn[yaeą]|interesując[yaeą]",
    detail:
      "szczegół|szczegółem|detal|detalem|ciekawostka|ciekawostką|anegdota|anegdotą|historia|moment|obraz|zdanie|smaczek|puenta",
    plainly: "uczciwie|szczerze|otwarcie|wprost|bez owijania w bawełnę|bez ogródek",
    glosses:
      "upiększać|upiększajcie|łagodzić|łagodźcie|bagatelizować|przesadzać|dramatyzować|dramatyzujcie|wybielać",
    ends: "zakończenie|zakończenia|koniec|końcówka|ostatnie zdanie|zdanie końcowe|puenta",
    proposed: "proponowan[eay]|sugerowan[eay]|możliwe|propozycja|pomysł na|sugestia",
    film: "film|filmie|filmu|filmik|filmiku|wideo|klip|spot|spocie",
    small:
      "co|to|ten|ta|te|tego|tę|tym|tych|o|o tym|o czym|w|we|na|do|z|ze|za|się|nim|niej|nich|jest|są|by|oraz|i|a|ale|lub|też|także|również|jeszcze|trochę|nieco|kilka|parę|garść|oto|tutaj|tu|nam|nasz|nasze|naszego|mój|moje|wam|najważniejsze|główne|krótko|ogólne|ogólnych|nie|bez|tylko|jedna|jedno|dwa|trzy|cztery|pięć|która|które|który|których|jej|jego|je|ją|dodatkowe|dodatkowych|więcej|inne|wszystko|tak|mimo|że|ostrzeżenie|przestroga|tam|ludzie|rzeczy|do|najważniejsze",
  },
  cs: {
    parts:
      "body|fakta|informace|informací|údaje|údajů|podrobnosti|obsah|věci|témata|zajímavosti|sdělení|poznámky|materiál|citát",
    ground: "pozadí|kontext|kontextu|souvislosti|souvislostí",
    tells:
      "říct|říci|řekněte|zaznít|zazní|zmínit|zmiňte|zmíněno|zmínku|uvést|uveďte|vyprávět|povědět|obsahovat|být tam|být v něm|objevit|přidat|přidejte|připomenout|připomeňte|pokrýt|probrat|jmenovat|jmenujte|chybět|vynechat|odnést|mít|zdůraznit",
    bids: "prosím|prosíme|je třeba|je nutné|musí|měl[aoy]? by|by měl[aoy]?|má|mají|mělo|měla|chceme|chci|chtěli bychom|chtěl bych|chtěla bych|stojí za|stojí za to|důležité|je důležité|dobré|určitě|nezapomeňte|řekněte také|dodejte také|nesmí|rádi bychom|bychom rádi|bychom|záleží nám na tom|rozhodně",
    use: "můžete|můžeš|lze|použít|využít|čerpat|kdyby se hodil[aoy]?|kdyby se hodilo|pokud se vejde|když zbude místo|pokud zbude místo|hodí se|volitelné|moje poznámky|volné poznámky|surový materiál|k použití",
    maybe: "možná|případně|mohl[aoy]? by|by mohl[aoy]?|mohl[aoy]?|byl[aoy]? by|by byl[aoy]?|může být",
    nice: "hezk[ýáé]|pěkn[ýáé]|mil[ýáé]|dobr[ýáé]|vtipn[ýáé]|zajímav[ýáé]|siln[ýáé]",
    detail: "detail|podrobnost|zajímavost|historka|příběh|okamžik|obraz|věta|pointa",
    plainly: "upřímně|otevřeně|poctivě|na rovinu|bez obalu",
    glosses: "přikrášlovat|nepřikrášlujte|zlehčovat|nezlehčujte|přehánět|nedramatizujte",
    ends: "závěr|konec|poslední věta|závěrečná věta|pointa",
    proposed: "navrhovan[ýáé]|navržen[ýáé]|možn[ýáé]|návrh|návrh na|nápad na",
    film: "film|filmu|video|videu|videa|klip|spot",
    small:
      "co|to|ten|ta|tam|tady|zde|toto|tohle|tuhle|tyto|o|o tom|o čem|v|ve|na|do|z|ze|za|se|si|je|jsou|by|a|i|ale|nebo|také|taky|ještě|trochu|trocha|něco|něco málo|pár|několik|nám|náš|naše|můj|moje|vám|hlavní|nejdůležitější|krátce|obecné|ne|bez|jen|pouze|jedna|dvě|tři|čtyři|pět|která|které|který|kterých|ji|ho|je|další|více|navíc|jiné|vše|všechno|tak|že|i když|lidé|aby",
  },
  ru: {
    parts:
      "пункты|пунктов|факты|фактов|информация|информацию|информации|сведения|сведений|данные|данных|подробности|детали|содержание|вещи|темы|моменты|тезисы|мысли|заметки|материал|цитата|мысль",
    ground: "предыстори[яию]|контекст|контекста|фон|справка|бэкграунд",
    tells:
      "сказать|скажите|сказано|говорить|рассказать|расскажите|рассказано|упомянуть|упомяните|упомянуто|упоминания|назвать|назовите|отметить|отметьте|включить|включите|войти|прозвучать|прозвучит|осветить|затронуть|донести|добавить|добавьте|вставить|вставьте|передать|озвучить|озвучьте|напомнить|напомните|обыграть|видеть|отразить|быть|подчеркнуть|донести|забыть|пропустить",
    bids: "пожалуйста|просьба|просим|нужно|надо|должн[аоы]?|должен|следует|важно|стоит|хотелось бы|хотим|хочется|желательно|обязательно|хорошо бы|неплохо бы|не забудьте|быть|о ч[её]м|что|скажите и|добавьте и|не забудьте|нельзя|нам важно|важно, чтобы|обязательно должно|хотели бы|надо обязательно",
    use: "можно|можете|использовать|пригодится|пригодиться|может пригодиться|взять|если (?:останется|есть|хватит|будет) места?|если (?:останется|есть|хватит|будет) время|если поместится|если впишется|по желанию|на выбор|мои заметки|заметки вразброс|сырой материал|можно использовать|можно вставить",
    maybe:
      "может|может быть|возможно|пожалуй|могл[аои]? бы|мог бы|был[аои]? бы|можно было бы|хорошо бы|неплохо бы",
    nice: "хорош(?:ая|ий|ее|о)|красив(?:ая|ый|ое|о)|приятн(?:ая|ый|ое)|забавн(?:ая|ый|ое)|интересн(?:ая|ый|ое)|трогательн(?:ая|ый|ое)|мил(?:ая|ый|ое)|сильн(?:ая|ый|ое)",
    detail: "деталь|деталью|штрих|подробность|история|анекдот|момент|образ|фраза|изюминка|зацепка",
    plainly: "честно|открыто|прямо|откровенно|без обиняков|без прикрас|как есть",
    glosses:
      "приукрашивать|приукрашивайте|смягчать|смягчайте|преуменьшать|драматизировать|драматизируйте|сгущать",
    ends: "концовка|финал|окончание|последняя фраза|заключение|финальная фраза",
    proposed: "предлагаем(?:ая|ый|ое)|возможн(?:ая|ый|ое)|предложение|вариант|идея|примерн(?:ая|ый|ое)",
    film: "фильм|фильме|фильма|ролик|ролике|ролика|видео|диктор",
    small:
      "это|этот|эта|эту|этого|эти|об этом|про это|в|во|на|о|об|про|по|для|из|с|к|за|и|а|но|или|тоже|также|еще|ещё|немного|чуть|чуть-чуть|несколько|пара|пару|вот|тут|здесь|есть|то|те|тех|которы[ейхм]|которое|которая|которую|какие|какую|нам|наш|наша|наше|наши|мой|мои|вам|главн(?:ое|ые|ых)|основн(?:ое|ые|ых)|кратко|коротко|общ(?:ая|ие|их)|не|нет|без|только|как|одна|одно|два|две|три|четыре|пять|её|ее|его|их|дополнительн(?:ые|ых|ая)|больше|ничего|всё|все|так|если|бы|в н[её]м|сам[оы]е|хоть|что-то|кстати|предупреждение|предостережение|зрител\\p{L}*|люди|чтобы|обязательно|главное|нам",
  },
  uk: {
    parts:
      "пункти|факти|фактів|інформація|інформацію|інформації|відомості|відомостей|дані|подробиці|деталі|зміст|речі|теми|тези|думки|нотатки|матеріал|цитата|думка",
    ground: "передісторі[яїю]|контекст|контексту|тло|тла|довідка|бекграунд",
    tells:
      "сказати|скажіть|сказано|розповісти|розкажіть|розказати|згадати|згадайте|згадано|назвати|назвіть|зазначити|зазначте|включити|увійти|прозвучати|прозвучить|висвітлити|донести|додати|додайте|вставити|вставте|передати|озвучити|нагадати|нагадайте|бачити|відобразити|бути|підкреслити|забути|пропустити",
    bids: "будь ласка|прохання|просимо|треба|потрібно|має|мають|повинн[аоі]|повинен|слід|важливо|варто|хотілося б|хочемо|бажано|обов['’]язково|добре б|добре було б|не забудьте|бути|про що|що|скажіть і|додайте і|не можна|нам важливо|хотіли б|хотілося б",
    use: "можна|можете|використати|придасться|знадобиться|взяти|якщо (?:лишиться|залишиться|є|буде|вистачить) місце|якщо поміститься|якщо впишеться|за бажанням|на вибір|мої нотатки|сирий матеріал|можна використати|можна вставити",
    maybe:
      "може|може бути|можливо|мабуть|мог(?:ла|ло|ли)? б|міг би|могла б бути|бул[аои]? б|був би|добре б|добре було б|непогано б",
    nice: "гарн(?:а|ий|е|о)|хорош(?:а|ий|е)|приємн(?:а|ий|е)|кумедн(?:а|ий|е)|цікав(?:а|ий|е)|мил(?:а|ий|е)|сильн(?:а|ий|е)|зворушлив(?:а|ий|е)",
    detail: "деталь|деталлю|штрих|подробиця|історія|момент|образ|фраза|родзинка",
    plainly: "чесно|відверто|відкрито|прямо|без прикрас|як є",
    glosses: "прикрашати|прикрашайте|пом['’]якшувати|применшувати|драматизувати|драматизуйте",
    ends: "кінцівка|фінал|закінчення|остання фраза|завершення|фінальна фраза",
    proposed: "пропонован(?:а|ий|е)|можлив(?:а|ий|е)|пропозиція|варіант|ідея|орієнтовн(?:а|ий|е)",
    film: "фільм|фільмі|фільму|ролик|ролику|відео|диктор",
    small:
      "це|цей|ця|цю|цього|ці|про це|в|у|на|о|об|про|по|для|із|з|до|за|і|й|та|а|але|або|теж|також|ще|трохи|трішки|дещо|кілька|декілька|пара|ось|тут|є|те|ті|тих|які|який|яка|яке|яку|яких|нам|наш|наша|наше|наші|мій|мої|вам|головн(?:е|і|их)|основн(?:е|і|их)|коротко|загальн(?:а|і|их)|не|ні|без|тільки|лише|як|одна|одне|два|дві|три|чотири|п['’]ять|її|його|їх|додатков(?:і|их|а)|більше|нічого|все|усе|так|якщо|б|би|у ньому|в ньому|сам(?:е|і)|хоч|до речі|люди|щоб|головне|нам",
  },
  fi: {
    parts:
      "kohdat|asiat|asiaa|asioita|tiedot|tietoa|tietoja|faktat|faktoja|yksityiskohdat|yksityiskohtia|sisältö|aiheet|viestit|muistiinpanoja|muistiinpanot|raakamateriaalia|sitaatti",
    ground: "tausta|taustaa|taustatietoa|taustatietoja|konteksti",
    tells:
      "sanoa|sanottava|sanokaa|kertoa|kerrottava|kertokaa|mainita|mainittava|mainitkaa|mainitsemisen|käsitellä|käsiteltävä|sisällyttää|ottaa mukaan|mukaan|mukana|tuoda esiin|lisätä|lisätkää|muistuttaa|tulla esiin|välittyä|unohtaa|unohtako|jäädä|korostaa",
    bids: "kiitos|olkaa hyvä|pitää|pitäisi|täytyy|tulee|tulisi|on|olisi|haluamme|haluaisimme|toivomme|tärkeää|hyvä|kannattaa|arvoinen|arvoista|ehdottomasti|muistakaa|olla|sanokaa myös|mainitkaa myös|kertokaa myös|ei saa|älkää unohtako|ehdottomasti|haluaisimme",
    use: "voitte|voi|saa|käyttää|hyödyntää|poimia|jos mahtuu|jos on tilaa|jos sopii|tarvittaessa|vapaaehtoista|käytettävissä|omia muistiinpanoja|raakamateriaalia|jota voi käyttää",
    maybe: "ehkä|mahdollisesti|voisi|voisi olla|olisi|saattaisi|kenties",
    nice: "kiva|mukava|hyvä|hauska|kaunis|hieno|kiinnostava|vahva|söpö",
    detail: "yksityiskohta|anekdootti|tarina|hetki|kuva|lause|lisä|knoppi|nosto",
    plainly: "rehellisesti|avoimesti|suoraan|kaunistelematta",
    glosses: "kaunistella|kaunistelko|vähätellä|liioitella|dramatisoida|älkää kaunistelko|älkää dramatisoiko",
    ends: "loppu|lopetus|loppulause|viimeinen lause|loppusanat",
    proposed: "ehdotettu|mahdollinen|toivottu|ehdotus|idea",
    film: "video|videon|videossa|videoon|elokuva|filmi|filmin",
    small:
      "tämä|tämän|tämä pitää|nämä|se|sen|ne|niitä|että|ja|tai|mutta|myös|vielä|hieman|vähän|jonkin verran|muutama|muutamia|pari|tässä|tänne|mitä|mikä|mistä|joita|joista|josta|jonka|meidän|minun|teidän|pää|tärkeimmät|lyhyesti|yleistä|ei|älkää|vain|yksi|kaksi|kolme|neljä|viisi|hänet|lisää|muuta|kaikki|näin|jos|silti|jotka|joka|olla|katsojalle",
  },
  hu: {
    parts:
      "pontok|tények|információk?|infók?|adatok|részletek|tartalom|dolgok|témák|üzenetek|tudnivalók|jegyzetek|nyersanyag|idézet",
    ground: "háttér|háttérinformációk?|háttérinfók?|előzmények|kontextus",
    tells:
      "elmondani|elmondandó|elhangozzon|elhangzik|szóljon|szó|szó esik|szó essen|szó legyen|említeni|említsétek|említsék|megemlíteni|megemlítendő|megemlítsék|belefoglalni|szerepeljen|szerepeljenek|szerepelnie|bekerüljön|kerüljön bele|hozzátenni|felidézni|mesélni|mondani|mondjátok el|mondják el|benne|benne lenne|átmenni|kimaradni|elfelejteni|hangsúlyozni|érinteni|elmesélni|el|mesélni",
    bids: "kérem|kérjük|kérlek|kell|kellene|szeretnénk|szeretném|fontos|érdemes|jó lenne|feltétlenül|mindenképp(?:en)?|ne felejtsétek|legyen|lennie|amiről|amit|amiket|mondjátok el azt is|mondják el azt is|nem maradhat ki|ne felejtsétek el|amit szeretnénk|szeretnénk ha|aminek",
    use: "lehet|felhasználni|felhasználható|használható|használhatjátok|használhatják|meríteni|meríthettek|ha befér|ha belefér|ha van hely|ha jut hely|választható|jegyzeteim|nyersanyag|amit fel lehet használni",
    maybe: "talán|esetleg|lehetne|lehet|lenne|volna",
    nice: "szép|jó|kedves|aranyos|vicces|érdekes|erős|jópofa|kis",
    detail: "részlet|részletek|anekdota|történet|pillanat|kép|mondat|adalék|érdekesség|poén",
    plainly: "őszintén|nyíltan|egyenesen|kertelés nélkül",
    glosses: "szépíteni|szépítsétek|szépítsék|bagatellizálni|túlozni|dramatizálni|dramatizálják",
    ends: "befejezés|zárás|zárómondat|utolsó mondat|vége|lezárás",
    proposed: "javasolt|lehetséges|kívánt|javaslat|ötlet",
    film: "film|filmben|filmbe|videó|videóban|videóba|klip|kisfilm|kisfilmben",
    small:
      "a|az|egy|ez|ezt|erről|azt|is|és|vagy|de|még|kis|kevés|némi|néhány|pár|itt|íme|mi|mit|amely|amelyek|ami|amik|nekünk|ti|fő|legfontosabb|röviden|általános|nem|ne|csak|két|három|négy|öt|további|több|egyéb|minden|így|ha|őt|benne|bele|hogy|emberek",
  },
};
