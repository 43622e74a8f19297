/** Narration in many languages for tests and for calibrating the estimate: `fit` to calibrate, `check` to test. */
export type SamplePassages = { fit: readonly string[]; check: readonly string[] };

export const SAMPLE_PASSAGES: Readonly<Record<string, SamplePassages>> = {
  en: {
    fit: [
      "How does a leaf make food?",
      "A houseplant never eats, yet it grows heavier every week.",
      "In the 1640s, Jan Baptist van Helmont planted a willow in 90 kilograms of soil.",
      "After five years, the tree had gained 74 kilograms, and the soil had lost only 57 grams.",
      "Stomata are pores on the underside that let carbon dioxide in.",
      "In 2023 the FBI's Internet Crime Complaint Center received 298,878 complaints about phishing.",
      "It takes in 90% of blue light and 80% of red, but only 20% of green.",
      "Together they fill each other's gaps.",
    ],
    check: [
      "Between 2010 and 2020 the price of solar modules fell by about 90 percent.",
      "Guess the middle, and if the guess is too low, throw away the lower half.",
      "A list of one million sorted items needs at most 20 guesses.",
      "Wind blows at night and in winter; it needs tall towers and long permits.",
      "Unplug from the network, call the help desk, and tell us what you typed.",
      "It costs $80,000 and binds us to nothing else.",
    ],
  },
  de: {
    fit: [
      "Wie macht ein Blatt seine Nahrung?",
      "Eine Zimmerpflanze isst nie, und doch wird sie jede Woche schwerer.",
      "Nach fünf Jahren hatte der Baum 74 Kilogramm zugenommen, und die Erde hatte nur 57 Gramm verloren.",
      "Chlorophyll nimmt rotes und blaues Licht auf und wirft grünes zurück.",
      "Zwischen 2010 und 2020 fiel der Preis von Solarmodulen um etwa 90 %.",
      "Das Pflanzenwachstum hängt von der Wasserversorgung, der Lichtmenge und den Nährstoffen ab.",
    ],
    check: [
      "Der Rat entscheidet heute Abend über die Prüfung der Dächer.",
      "Im Jahr 1848 zogen Tausende von Menschen durch die Straßen der Hauptstadt.",
      "Wer früh meldet, wird nicht bestraft, sondern hilft allen anderen.",
      "Windräder drehen sich auch in der Nacht, Solarzellen dagegen arbeiten nur am Tag.",
      "Die Kosten liegen bei 80.000 Euro und binden uns zu nichts weiter.",
    ],
  },
  fr: {
    fit: [
      "Comment une feuille fabrique-t-elle sa nourriture ?",
      "Une plante d'intérieur ne mange jamais, et pourtant elle devient plus lourde chaque semaine.",
      "Après cinq ans, l'arbre avait gagné 74 kilogrammes, et la terre n'avait perdu que 57 grammes.",
      "La chlorophylle absorbe la lumière rouge et bleue, et renvoie la lumière verte.",
      "Entre 2010 et 2020, le prix des modules solaires a baissé d'environ 90 %.",
      "Les stomates sont des pores qui laissent entrer le dioxyde de carbone.",
    ],
    check: [
      "Le conseil vote ce soir sur l'audit des toits de la ville.",
      "Le vent souffle la nuit et en hiver, mais il faut de hautes tours et de longues autorisations.",
      "Débranchez le réseau, appelez l'assistance et dites-nous ce que vous avez tapé.",
      "En 1789, une foule immense traversa les rues de Paris.",
      "Cela coûte 80 000 euros et ne nous engage à rien d'autre.",
    ],
  },
  es: {
    fit: [
      "¿Cómo fabrica una hoja su alimento?",
      "Una planta de interior nunca come y, sin embargo, pesa más cada semana.",
      "Después de cinco años, el árbol había ganado 74 kilogramos y la tierra había perdido solo 57 gramos.",
      "La clorofila absorbe la luz roja y azul, y refleja la verde.",
      "Entre 2010 y 2020 el precio de los módulos solares cayó cerca del 90 %.",
      "Los estomas son poros que dejan entrar el dióxido de carbono.",
    ],
    check: [
      "El ayuntamiento vota esta noche la auditoría de los tejados.",
      "El viento sopla de noche y en invierno, pero necesita torres altas y permisos largos.",
      "Desconecte la red, llame al servicio de ayuda y díganos qué escribió.",
      "En 1936 la ciudad cambió para siempre.",
      "Cuesta 80.000 euros y no nos obliga a nada más.",
    ],
  },
  it: {
    fit: [
      "Come fa una foglia a produrre il suo cibo?",
      "Una pianta da appartamento non mangia mai, eppure ogni settimana pesa di più.",
      "Dopo cinque anni l'albero aveva guadagnato 74 chilogrammi e la terra aveva perso solo 57 grammi.",
      "La clorofilla assorbe la luce rossa e blu e riflette quella verde.",
      "Tra il 2010 e il 2020 il prezzo dei moduli solari è sceso di circa il 90 %.",
    ],
    check: [
      "Il consiglio vota stasera la verifica dei tetti della città.",
      "Il vento soffia di notte e in inverno, ma servono torri alte e lunghi permessi.",
      "Staccate la rete, chiamate l'assistenza e diteci che cosa avete scritto.",
      "Costa 80.000 euro e non ci vincola a nient'altro.",
    ],
  },
  pt: {
    fit: [
      "Como uma folha produz o seu alimento?",
      "Uma planta de casa nunca come e, mesmo assim, fica mais pesada a cada semana.",
      "Depois de cinco anos, a árvore tinha ganhado 74 quilogramas e o solo tinha perdido apenas 57 gramas.",
      "A clorofila absorve a luz vermelha e azul e reflete a verde.",
      "Entre 2010 e 2020 o preço dos módulos solares caiu cerca de 90%.",
    ],
    check: [
      "A câmara vota esta noite a auditoria dos telhados da cidade.",
      "O vento sopra à noite e no inverno, mas precisa de torres altas e de longas licenças.",
      "Desligue a rede, ligue para o suporte e diga o que digitou.",
      "Custa 80.000 reais e não nos obriga a mais nada.",
    ],
  },
  nl: {
    fit: [
      "Hoe maakt een blad zijn voedsel?",
      "Een kamerplant eet nooit, en toch wordt hij elke week zwaarder.",
      "Na vijf jaar was de boom 74 kilogram zwaarder geworden, en de grond had maar 57 gram verloren.",
      "Chlorofyl neemt rood en blauw licht op en kaatst groen licht terug.",
      "Tussen 2010 en 2020 daalde de prijs van zonnepanelen met ongeveer 90 procent.",
    ],
    check: [
      "De raad stemt vanavond over het onderzoek van de daken.",
      "De wind waait 's nachts en in de winter, maar heeft hoge torens en lange vergunningen nodig.",
      "Haal de stekker uit het netwerk, bel de helpdesk en vertel wat u hebt getypt.",
      "Het kost 80.000 euro en verplicht ons tot niets anders.",
    ],
  },
  pl: {
    fit: [
      "Jak liść wytwarza pokarm?",
      "Roślina doniczkowa nigdy nie je, a jednak co tydzień jest cięższa.",
      "Po pięciu latach drzewo przybrało 74 kilogramy, a ziemia straciła tylko 57 gramów.",
      "Chlorofil pochłania światło czerwone i niebieskie, a odbija zielone.",
      "W latach 2010 do 2020 cena modułów słonecznych spadła o około 90 procent.",
    ],
    check: [
      "Rada głosuje dziś wieczorem nad przeglądem dachów.",
      "Wiatr wieje w nocy i zimą, ale potrzebuje wysokich wież i długich pozwoleń.",
      "Odłącz się od sieci, zadzwoń do pomocy i powiedz nam, co wpisałeś.",
      "Kosztuje to 80 tysięcy złotych i do niczego więcej nas nie zobowiązuje.",
    ],
  },
  ru: {
    fit: [
      "Как лист создаёт себе пищу?",
      "Комнатное растение никогда не ест, и всё же с каждой неделей становится тяжелее.",
      "Через пять лет дерево прибавило 74 килограмма, а почва потеряла всего 57 граммов.",
      "Хлорофилл поглощает красный и синий свет и отражает зелёный.",
      "С 2010 по 2020 год цена солнечных модулей упала примерно на 90 процентов.",
    ],
    check: [
      "Сегодня вечером совет голосует за проверку крыш.",
      "Ветер дует ночью и зимой, но ему нужны высокие башни и долгие разрешения.",
      "Отключитесь от сети, позвоните в службу помощи и расскажите, что вы ввели.",
      "Это стоит 80 000 рублей и больше ни к чему нас не обязывает.",
    ],
  },
  zh: {
    fit: [
      "古人观察太阳在一年中的位置,把一年分成二十四段,每段大约十五天。",
      "2016年,二十四节气被列入联合国教科文组织人类非物质文化遗产代表作名录。",
      "春分和秋分,昼夜一样长。",
      "天气预报、饮食和节日里,节气仍然陪伴着我们。",
      "五年以后,这棵树增加了74公斤,而土壤只减少了57克。",
      "叶绿素吸收90%的蓝光和80%的红光,却只吸收20%的绿光。",
    ],
    check: [
      "春天播种:惊蛰之后,雷声唤醒冬眠的动物。",
      "夏天耕耘:小满时,麦粒开始饱满。",
      "风在夜里和冬天吹得更大,但是需要高塔和很长的审批时间。",
      "请先断开网络,再打电话给服务台,告诉我们你输入了什么。",
      "2010年到2020年之间,太阳能组件的价格下降了大约90%。",
    ],
  },
  ja: {
    fit: [
      "火星の一日は24時間37分で、地球とほぼ同じ長さです。",
      "カレーは玉ねぎを飴色になるまで炒めるのがこつです。",
      "昨年度の売上高は前年比12.5%増の3億4000万円でした。",
      "祖父は九十二歳で、今も毎朝畑に出ます。",
      "ミツバチは花の蜜を集め、仲間に場所をダンスで伝えます。",
      "駅から歩いて7分、バスなら2つ目の停留所です。",
      "SNSに写真を載せる前に、家族に相談しましょう。",
      "夜空には無数の星が瞬き、風の音だけが聞こえた。",
    ],
    check: [
      "市の図書館は、来月から夜八時まで開くことになりました。",
      "窓から海が見える部屋は、一泊12,000円です。",
      "古い橋は五年かけて直され、春に再び渡れるようになります。",
      "パンの生地を40分ねかせると、およそ二倍にふくらみます。",
      "ウイルスは細胞を持たず、ほかの生き物の中で増えます。",
      "みなさまのお越しを、心よりお待ちしております。",
    ],
  },
  ko: {
    fit: [
      "잎은 어떻게 먹이를 만들까요?",
      "화분의 식물은 아무것도 먹지 않지만 매주 더 무거워집니다.",
      "오 년 뒤에 나무는 74킬로그램이 늘었고 흙은 57그램만 줄었습니다.",
      "엽록소는 빨간빛과 파란빛을 흡수하고 초록빛을 반사합니다.",
      "2010년부터 2020년까지 태양광 모듈의 가격은 약 90% 떨어졌습니다.",
    ],
    check: [
      "시의회는 오늘 밤 지붕 점검을 표결합니다.",
      "바람은 밤과 겨울에 불지만 높은 탑과 긴 허가가 필요합니다.",
      "네트워크를 끊고 지원 센터에 전화해서 무엇을 입력했는지 알려 주세요.",
    ],
  },
  ar: {
    fit: [
      "كيف تصنع الورقة غذاءها؟",
      "النبات المنزلي لا يأكل أبدا، ومع ذلك يزداد وزنه كل أسبوع.",
      "بعد خمس سنوات زاد وزن الشجرة 74 كيلوغراما، ولم تفقد التربة سوى 57 غراما.",
      "يمتص الكلوروفيل الضوء الأحمر والأزرق ويعكس الضوء الأخضر.",
      "انخفض سعر الألواح الشمسية بين عامي 2010 و2020 بنحو 90 في المائة.",
    ],
    check: [
      "يصوت المجلس الليلة على فحص أسطح المدينة.",
      "تهب الرياح ليلا وفي الشتاء، لكنها تحتاج إلى أبراج عالية وتصاريح طويلة.",
      "افصل الشبكة، واتصل بمكتب المساعدة، وأخبرنا بما كتبت.",
    ],
  },
  hi: {
    fit: [
      "पत्ती अपना भोजन कैसे बनाती है?",
      "घर का पौधा कभी खाता नहीं, फिर भी हर हफ्ते भारी होता जाता है।",
      "पाँच साल बाद पेड़ का वजन 74 किलोग्राम बढ़ गया, और मिट्टी केवल 57 ग्राम घटी।",
      "क्लोरोफिल लाल और नीला प्रकाश सोखता है और हरा प्रकाश लौटाता है।",
      "2010 और 2020 के बीच सौर पैनलों का दाम लगभग 90 प्रतिशत गिर गया।",
    ],
    check: [
      "परिषद आज रात छतों की जाँच पर मतदान करेगी।",
      "हवा रात में और सर्दियों में चलती है, लेकिन उसे ऊँचे खंभे और लंबी अनुमति चाहिए।",
      "नेटवर्क से हटें, सहायता केंद्र को फोन करें और बताएँ कि आपने क्या लिखा।",
    ],
  },
  tr: {
    fit: [
      "Bir yaprak besinini nasıl yapar?",
      "Ev bitkisi hiç yemek yemez, ama her hafta daha ağır olur.",
      "Beş yıl sonra ağaç 74 kilogram almış, toprak ise yalnızca 57 gram kaybetmişti.",
      "Klorofil kırmızı ve mavi ışığı emer, yeşil ışığı yansıtır.",
      "2010 ile 2020 arasında güneş panellerinin fiyatı yaklaşık yüzde 90 düştü.",
    ],
    check: [
      "Meclis bu akşam çatıların incelenmesini oyluyor.",
      "Rüzgâr gece ve kışın eser, ama yüksek kuleler ve uzun izinler ister.",
      "Ağdan çıkın, yardım masasını arayın ve ne yazdığınızı bize söyleyin.",
    ],
  },
};
