/**
 * Drawings that an item may have and a sentence's noun may not: a cord is no knot, cardboard no parcel, water no glass, and who takes
 * off a hat has none for the sun.
 */
export const DRAWN_IN_LISTS_ALONE: ReadonlySet<string> = new Set(
  "knot package glass-of-water sun-hat matches rug sink carpentry-saw paintbrush hair-pick seesaw photo".split(
    " ",
  ),
);

/**
 * Nouns of `item-nouns.ts` that mean something else in sentences as often: to whisk, to sink, the stock exchange ("borsa"), layers
 * ("couches"), what has been read ("letto"), an apology ("사과"). In a list they name a thing.
 */
export const MEANT_IN_LISTS_ALONE: Readonly<Record<string, string>> = {
  en: "trunks,tap,bin,drinks,fork,forks,bowl,bowls,whisk,hand whisk,cereal,cereals,oats,ginger,chair,washer,vacuum,conditioner,contract,signed contract,magazines,old newspapers,waste paper,tins,leeks,strong shoes,old books,pants and socks,some nails,drink bottle,toy,juices,swimming things,some nails,couch,plasters,feeding bottles",
  de: "schale,schal,schals,sonnenschutz,wiener,schwämme,stuhl,trommel,trommeln,paprika,gläser,keyboard,arbeitsvertrag,zeitschriften,altpapier,pappe,ei,eigelb,kleber,konservendosen,trockner,spüle,hefte,toast,pasta,leuchtmittel,heft",
  fr: "imperméable,short,polaire,couches,eau,verres,poêle,fouet,fourchette,céréales,oranges,table,livres,feutres,journal,magazines,contrat,bascule,clés plates,glace murale,cartons,claquettes,bonnes chaussures,vieux papiers,mug,mugs,slips,patates,masques chirurgicaux,cd,cocotte,foulard,bottines,corbeille à papier,bottines",
  es: "impermeable,cazadora,azúcares,sal,tazas,jugos,avena,cereales,batidor,varillas,tenedor,cubo,cubos,helado,helados,borrador,revistas,contrato,agua,vasos,pilas,clavos,té,pan integral,tele,bol,boles,ternera,latas,deportivas,calzado,gorro,colchoneta,balancín,regadera,regaderas,algodón de azúcar,bebidas,frascos",
  it: "impermeabile,protezione solare,riso,frusta,cereali,letto,pile,borsa,semi,acqua,olio,contratto,riviste,gelati,gelato,cappello,cd,manzo,conserve,pelati,piantana,tavolino,pasta,cucina a gas,patatine,calze,tappetino,materassino,tè,bevande,berretto pesante",
  pt: "impermeável,meias,colher,sal,batedor,cereais,secretária,velas,mangueira,gelado,gelados,água,copos,contrato,revistas,pilhas,macarrão,calçado,calça,manta,mantas,esteira,agasalho,latas,pia,bebidas,luminária,candeeiro,pá,lenço de pescoço,sumo,sumos,presunto,bermudas,gabardina,papelão",
  nl: "olie,kleed,kom,kommen,schaal,blikken,drinken,bureau,bureaus,garde,contract,huurcontract,tijdschriften,karton,ei,deken,stoel,glazen,matje,container voor afval,ham,worst,muts,toast,bidon,penseel,kussen,gehakt,cake,mop,plaid,lampen",
  sv: "ris,filt,filtar,filten,solskydd,frys,olja,foton,kontrakt,hyreskontrakt,kanelbullar,lökar,långbyxor,snöre,lina,skål,skålar,returpapper,speglar,kaka,saft,burkmat,bunke,mikro,frön,trumma,trummor,spadar,stege,stegar",
  da: "ble,bleer,mel,ris,linser,service,ske,skeer,koste,olie,kylling,hæfter,frø,kontrakt,lejekontrakt,borde,salt,skål,skåle,fotos,bønner,krus,karton,æg,fleece,ugeblade,tuscher,skinke,madras,marmelade,plastre,pasta,snor,dåser",
  nb: "skriver,leker,mel,ris,linser,drikke,bolle,boller,skje,skjeer,koster,olje,kylling,frø,kontrakt,leiekontrakt,salt,skål,skåler,saft,bilder,bønner,krus,luer,kartong,ukeblader,spiker,pasta,servant,sklie,niste,kake,kaker,snor,tusjer,drikkeglass,brus,papiravfall",
  pl: "polar,bluza,olej,oleju,umowa,umowę,ława,kurczak,kurczaka,wody,makulatura,czasopisma,znicze,świece,kapelusz,tektura,buty zimowe,ser,liny,lina,linę,filtr uv,pieczywo,bateria łazienkowa,opona,opony,oponę,perkusję,perkusji,gumka do ścierania,mop,mopy,deski do krojenia,śwież ryby,świń,konserw",
  cs: "deka,deky,deku,kulich,aktovka,pití,olej,smlouva,smlouvu,párky,váleček,konve,kartáček,zrcátko,starý papír,časopisy,karton,kartony,lepenka,plechovky,metla na šlehání,metlička,houpačka,obuv,lilky,klobouk,prkénko,prkénka,křeslo,křesla,sklenice,sklenici,sklenic,skleničky,mop,med,medu,pilka,pilku,plavky,plavek,pečivo,dort,cukroví",
  ru: "мука,муки,муку,сыр,сыра,кружка,кружки,кружку,трусы,панама,панамка,шляпа,вилка,вилки,парта,парты,диски,урна,договор,договора,фото,венчик,бутылочка,журналы,макулатура,шнур,трос,пелёнки,плавки,майка,хлопья,картон,мед,чай,чая,чаю,сок,соки,скалка,скалку,лейка,лейки,лейку,баян,грабли,светильник,смеситель,бобы,посуда,шины,покрышки,столик,швабра,швабру,швабры,гардероб",
  uk: "сир,кружка,кружки,труси,панама,панамка,парта,парти,урна,договір,фото,вінчик,качалка,журнали,макулатура,шнур,трос,плавки,масло,масла,картон,чай,чаю,сік,соки,склянка,склянки,склянок,стакани,губка,губки,граблі,лійка,лійки,змішувач,фургон,фургони,шини,покришки,столик,плащ,коти,кота,швабра,швабру,олія,олії,кофта,фарш",
  ro: "paste,ulei,bureți,tel,contract,reviste,carton,cutii,pahar,pahare,fluier,gem,băuturi,sucuri,suc,cereale,ou,perna,pere,pătura,vinete,slip de baie,conserve,carne,haină de ploaie,încălțăminte,pălărie,salam",
  hu: "tészta,játék,játékok,só,sót,olaj,villa,villák,szerződés,csirke,paprikát,szög,szögek,szegek,szöget,liszt,lisztet,kalap,pohár,poharak,italok,hús,karton,újságpapír,sütemény,takaró,takarók,zsinór,kötelek,konzerv,konzervek,fúró,pokróc,tükrök,bögre,bögrék,wc",
  el: "παιχνίδι,παιχνίδια,σύρμα,στρώμα,στρώματα,συμβόλαιο,βρώμη,δημητριακά,ποτήρι,ποτήρια,ποτά,περιοδικά,κουζίνα,κουτιά,πλάστης,κρέας,φακοί,καφέ,μέλι,υπόστρωμα,τζόκεϊ,χαρτόνια,κοτόπουλο,ραφιέρα,χάρακας,μοσχάρι",
  tr: "şeker,içecek,içecekler,yatak,yataklar,perde,kalem,paspas,dergi,sözleşme,karton,ip,ipler,bal,et,pirinç,mat,minder,kırtasiye,kürek,kettle,çırpıcı,botlar,domuz,şal,domuzlar,kalemler,tavuk,çatal,çatallar,lahana,mango,kek,merdane,tırmık,yedek pil,sehpa,kaşar,fincan",
  ar: "بوت,دقيق,سكر,ملح,بيض,زيت,أرز,رز,حلة,شوكة,شوك طعام,مرتبة,مراتب,دولاب,ماء,مياه شرب,أكواب,كؤوس,مشروبات,رضاعة,شمسية,دش,دوش,صافرة,طبلة,صمغ,صورة شخصية,مجلات,كرتون,كبريت,قلم,أقلام,كاب,شال,لفحة,معول,خس,سبانخ,دمى,مجرفة,لصقات جروح,براد,صحف,جرائد,فوطة,كفوف,بط,إوز,أوز,نحل,خيل,غنم,حمير,معز,كعك,مصباح,كشاف يدوي,مناديل,ورود,بذور,فنجان,بقر,عصير,عصائر,صنادل,سترة صوفية,حذاء طويل",
  he: "לבנים,תרמיל,ביצה,מלח,שמן,כף,תרד,עוף,נורה,מראה,מראות,עזים,מחק,חוזה,פח,כוס,כוסות,קמח,שום,תה,בשר,פנס,פנסים,דבק,לבן,כריות,כובע,קרטון,קרטונים,מגב,סכו״ם,צעיף,ספרים,עיתונים,משפך,עטים,צעיפים,מדיח,מחבתות,מיץ,מכתבה,מטרפה",
  hi: "निकर,चीनी,कप,बूट,दुपट्टा,तेल,डेस्क,पर्दे,परदे,सेल,कॉपी,कॉपियाँ,पट्टी,फोटो,स्केल,बीज,आटा,नमक,टिफ़िन,गत्ता,काँटा चम्मच,शीतल पेय,मुरब्बा,जैम,गोंद,केक,कील,कीलें,शर्ट,पोछा,पोंछा,पेन",
  bn: "বুট,চিনি,চা,চা পাতা,তেল,জ্যাম,কাপ,মগ,গ্লাস,পানীয়,গদি,ডেস্ক,কমলা,শাক,আটা,নুন,স্কেল,আঠা,পত্রিকা,কার্টন,পিচবোর্ড,ম্যাচ বাক্স,এসি,তুলি,মই,আদা,বই,করাত",
  zh: "糖,肉,光盘,光碟,饭碗,图书,橡皮,杂志,纸板,糖果,杯子,刀子,毛笔,画笔,种子,笔记本,青菜,瓶装水,玩具,火柴,长裤,书本,水槽,红豆,地瓜,钉子,锅子,鍋子,花洒,内裤",
  ja: "レーキ,種,そば,オレンジ,ドラム,フォーク,カッパ,雑誌,グラス,ひも,糊,流し,マスク,シャツ,コート,ボトル,クッション,時計,お茶,ノート,なべ,飲料水,飲み物,飲物,さじ,下着,空き瓶,バス,リコーダー,シーソー,新聞,釘",
  ko: "햄,사과,고기,도마,컵,초,쿠키,포크,노트,드럼,세제,스탠드,물통,모자,챙모자,캡,끈,박스,신문,잡지,인형,마실 것,휴지,테이블,빗,음료,붓,걸레,비니,쪼리,밴드 반창고,재킷,커튼,전등,삽,과자",
  vi: "nước ngọt,hợp đồng,sách vở,thước kẻ,báo cũ,giấy báo,khăn lau người,đồ chơi,hạt giống,cây dù,rau xanh,ngũ cốc,bánh ngọt,đồ uống,bìa carton,thùng carton",
  id: "minyak,tisu,tali,tambang,surat kontrak,air mineral,gelas,minuman,raket,jus,korek api,mie,bakso,tangga,lampu meja,kue,sayur,daging,ham,ayam,paku,gula,topi pantai,mainan,sereal,tv,toples,gerobak dorong",
};
