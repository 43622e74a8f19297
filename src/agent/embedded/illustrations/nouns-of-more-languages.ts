/**
 * Everyday things in the languages whose tables had no noun for them, one meaning each. A line as in `things-of-places.ts`; what stands
 * behind `!` is something else.
 */
export const NOUNS_OF_MORE_LANGUAGES = `
backpack | fi reppu,repun,reppuun,reppuja
tent | fi teltassa,telttaan
sleeping-bag | fi makuupussi,makuupussin,makuupussia,makuupussit
blanket | fi vilttiä,huopapeite,torkkupeitto | hu takaró alá | sv yllefilt,filten över | ro pătură,pături
flour | fi vehnäjauho,vehnäjauhoja,ruisjauho
sugar-cubes | fi sokeria,sokeri,!verensokeri | ro zahăr,!zahărul din sânge
oil-bottle | fi ruokaöljy,oliiviöljy,rypsiöljy
mattress | fi patja,patjan,patjalla,patjat
mop | fi moppi
bin-bag | fi jätesäkki,roskapussi,jätesäkit
shampoo | fi shampoo
toilet-paper | fi vessapaperi,wc-paperi,talouspaperi | es papel higiénico | hi टॉयलेट पेपर
watering-can | fi kastelukannu | es regadera de jardín | hi फव्वारा लोटा
rake | fi harava,haravan,haravat | tr tırmık | ro greblă
garden-hose | fi puutarhaletku | he צינור גינה,צינור השקיה | hi पानी का पाइप | bn পানির পাইপ | ja 散水ホース | ko 정원 호스 | nl tuinslang,waterslang | zh 浇水软管 | vi vòi tưới cây
seed-packet | fi siemeniä,siemenpussi | it sementi | sv fröpåse | ja 種まき | da frøpose | nb frøpose
bicycle-helmet | fi pyöräilykypärä | he קסדת אופניים | ko 자전거 헬멧 | nl fietshelm
yogurt | fi jogurtti,jogurttia | hi दही
napkins | fi lautasliina,servetti
cutting-board | fi leikkuulauta | hu vágódeszka | id talenan
diaper | fi vaippa,vaipat,vaippoja | da blebarn
ham | fi kinkku,kinkkua | da skinke | id daging asap
eraser | fi pyyhekumi
hiking-boot | fi vaelluskengät,vaelluskenkä | hi ट्रेकिंग जूते
beanie | fi pipo,pipon
optical-disk | fi cd-levy
glue | fi liima,liimaa | it colla,!colla voce | pt cola em bastão | sv lim,limmet | pl klej,kleju | ru клей,клея,клею | uk клей,клею | nb lim,limet | da lim | nl lijm | id lem kayu | ja 接着剤,木工用ボンド | hu ragasztó
cut-of-meat | fi liha,lihaa,lihan
cookie | fi keksi,keksejä,pikkuleivät
cake-slice | fi kakkupala | nb kakestykke
canned-food | fi säilykkeet,säilykepurkki
cup-with-straw | fi limonadi,mehua,virvoitusjuoma
armchair | fi nojatuoli | bn আরামকেদারা | cs křeslo u
desk | fi työpöytä,kirjoituspöytä | nl schrijftafel
bookshelf | fi kirjahylly | pt estante de livros | es estantería | nb bokhylle
microwave | fi mikroaaltouuni,mikro
dishwasher | fi astianpesukone | el πλυντήριο πιάτων
television | fi televisio,televisiota | nb fjernsyn,tv-en | el τηλεόραση
watch | fi rannekello | da armbåndsur | nb armbåndsur | bn হাতঘড়ি | vi đồng hồ đeo tay | id jam tangan
tooth | tr diş fırçala,dişler,dişleri,dişini,dişiniz | ar أسنان,سن لبني,ضرس,أسنانك | he שן,שיניים | hi दाँत,दांत,दाँतों,दांतों
clock | sv väggklocka,klockan på väggen | nl wandklok,torenklok | ar ساعة حائط | he שעון קיר | hi दीवार घड़ी
newspaper | he עיתון,עיתונים
open-book | bn বইটি,বইয়ের পাতা
mobile-phone | he טלפון נייד,הטלפון הנייד,סמארטפון
bathtub | uk ванна,ванну,!ванна кімната | ar حوض استحمام | he אמבטיה | hi बाथटब
ring | uk обручка,каблучка
rocket | uk ракета носій | he טיל לחלל
robot | uk робот пилосос | ko 로봇 | vi con rô bốt
lion | uk лев,леви,левів | fr lion,lions,!lion d or,!golfe du lion | pt leão,leões | hi शेर,!शेर सुनाया | ko 사자가,사자는 | vi sư tử
monkey | fr singe,singes | pt macaco,macacos | ar قرد,قرود | vi con khỉ
bear | pt urso,ursos | ru медведь,медведи,медведя | da bjørn,bjørne | cs medvěd,medvědi | ar دب,دببة | he דוב,דובים | hi भालू | vi con gấu | sv björn,björnen,björnar
fox | sv räv,räven,rävar | da ræv,ræve,ræven | uk лисиця,лисиці,лис | ko 여우 | vi con cáo
wolf | tr kurt sürüsü,bozkurt | ko 늑대
ewe | tr koyunlar,koyun sürüsü
pig | tr domuz,domuzlar
mouse | pt rato,ratos | ar فأر,فئران | he עכבר,עכברים | hi चूहा,चूहे | bn ইঁদুর | ja ネズミが,ネズミは | ko 쥐가,생쥐 | vi con chuột | id tikus | el ποντίκι,ποντίκια | tr fareler,farenin | fi hiiri,hiiret,hiiriä
crab | pt caranguejo,caranguejos | cs krab,krabi | tr yengeç | he סרטן נזיר | vi con cua
seal | tr ayı balığı,akdeniz foku,foklar | cs tuleň,tuleni | fi hylje,hylkeet,norppa,norpan,norpat | uk тюлень,тюлені | he כלב ים | ar فقمة,فقمات | ro focă,foci | el φώκια,φώκιες | vi hải cẩu | id anjing laut | hi सील मछली
worm | ro râmă,râme | el σκουλήκι,σκουλήκια | ar دودة,ديدان | he תולעת,תולעים | hi केंचुआ,केंचुए | bn কেঁচো | vi con giun,giun đất | id cacing
turtle | he צב,צבים,צב ים | vi con rùa
snail | pt caracol,caracóis | es caracol,caracoles
duck | sv anka,ankor,änder | nb ender,gressand
frog | da frø og tudse,frøer,frøen
spider | da edderkop,edderkopper | nb edderkopp,edderkopper | ja クモが,クモの巣
dove | fi kyyhkynen,kyyhky | bn পায়রা,কবুতর
donkey | ja ロバ
rabbit | hi खरगोश
elephant | ja ゾウが,アジアゾウ | vi con voi
giraffe | vi hươu cao cổ
crocodile | ja ワニが | vi cá sấu
shark | ja サメが | vi cá mập
whale | vi cá voi
dolphin | vi cá heo
otter | vi rái cá
rat | fr rat,rats | es rata,ratas | nl rat,ratten | ko 쥐를 | id tikus got
bat | fr chauve-souris | es murciélago,murciélagos | da flagermus | tr yarasa,yarasalar | ja コウモリ | ko 박쥐
beetle | fr scarabée,coléoptère | es escarabajo,escarabajos
rose | fi ruusu,ruusut | ar وردة,ورود حمراء | he ורדים | hi गुलाब,!गुलाब जामुन | bn গোলাপ | vi hoa hồng | id bunga mawar,mawar
sunflower | bn সূর্যমুখী | vi hoa hướng dương | id bunga matahari
bouquet | da buket,buketter | nb bukett,buketter | fi kimppu,kukkakimppu | ro buchet de flori | ar باقة ورد,باقة زهور | he זר פרחים | hi गुलदस्ता | bn ফুলের তোড়া | vi bó hoa
evergreen-tree | ar صنوبر,شجرة صنوبر | he עצי אורן | hi देवदार | vi cây thông | id pohon pinus
fallen-leaf | fi syyslehdet,pudonneet lehdet | el πεσμένα φύλλα | ar أوراق متساقطة | he עלים יבשים,עלי שלכת | hi सूखे पत्ते | bn ঝরা পাতা | vi lá rụng | id daun kering
potted-plant | da potteplante,potteplanter | nb potteplante,potteplanter | fi ruukkukasvi | cs pokojová rostlina,květináč,květináče | uk вазон,вазони,квітковий горщик | el γλάστρα,γλάστρες
seedling | da frøplante,stikling,stiklinger | nb stikling,stiklinger,frøplante | fi taimi,taimet,taimia
pumpkin | da græskar | nb gresskar | fi kurpitsa,kurpitsan | cs dýně,dýni | uk гарбуз,гарбузи,гарбуза | ro dovleac,dovleci | el κολοκύθα | ar يقطين | he דלעת | hi कद्दू | bn কুমড়া,কুমড়ো | vi bí đỏ,bí ngô | id labu kuning | sv pumpor
wheat | bn গম | fi vehnä
mushroom | de pilz,pilze,pilzen,!pilzbefall,!hautpilz,!nagelpilz | vi cây nấm
olive | vi quả ô liu
hot-pepper | sv chili,chilipeppar | da chili | nb chili | fi chili | uk перець чилі | ro ardei iute | el καυτερή πιπεριά | bn কাঁচা মরিচ,কাঁচালঙ্কা
bell-pepper | da peberfrugt | nb paprika rød | ro ardei gras | bn ক্যাপসিকাম | id paprika
beans | da kidneybønner | nb kidneybønner
salt | da havsalt | nb havsalt | fi suola,suolaa | ar ملح طعام | he קורט מלח,כפית מלח | hi नमक
honey-pot | cs med
wine-glass | ar كأس نبيذ | hi वाइन | bn ওয়াইন | vi rượu vang | id anggur merah
beer-mug | sv ölet | uk пиво,пива | tr bira,bira bardağı | hi बीयर
ice-cream | da isvaffel,vaniljeis | nb iskrem | fi jäätelö,jäätelöä | es cucurucho de helado,heladería | it gelateria,cono gelato | vi que kem | pt cone de gelado,gelataria
doughnut | sv munk med,munkar med | da donut | nb smultring,smultringer | fi donitsi,munkkeja | cs kobliha,koblihy | uk пончик,пончики | ro gogoși,gogoașă | el ντόνατ,λουκουμάς,λουκουμάδες | tr donut | he סופגנייה,סופגניות | vi bánh rán
birthday-cake | fr gâteau d anniversaire | es tarta de cumpleaños,pastel de cumpleaños | it torta di compleanno | pt bolo de aniversário,bolo de anos | nl verjaardagstaart | sv födelsedagstårta | pl tort urodzinowy | cs narozeninový dort | ru торт ко дню рождения,именинный торт | uk іменинний торт | tr doğum günü pastası | ar كعكة عيد الميلاد | he עוגת יום הולדת | hi जन्मदिन का केक | zh 生日蛋糕 | ja 誕生日ケーキ,バースデーケーキ | ko 생일 케이크
candy | bn লজেন্স | vi viên kẹo
pancakes | it pancake,crêpe | vi bánh kếp
cocktail-glass | fr cocktail sans alcool | da cocktail | nb cocktail | fi cocktail | vi cốc-tai
taxi | sv taxi,taxin | da taxa,taxaen | nb taxi,drosje,drosjen | fi taksi,taksin,taksilla | cs taxi,taxík | uk таксі | ro taxi,taxiul | hi टैक्सी | bn ট্যাক্সি | vi taxi,xe taxi | id taksi
motor-boat | nl motorboot | da motorbåd | nb motorbåt | fi moottorivene | cs motorový člun | ro barcă cu motor | el μηχανοκίνητη βάρκα | ar زورق,قارب بمحرك | hi मोटरबोट | bn ইঞ্জিন নৌকা,স্পিডবোট | vi xuồng máy,ca nô | id perahu motor
helicopter | nl helikopter,helikopters | sv helikopter,helikoptern | pl helikopter,helikoptera,śmigłowiec | da helikopter,helikopteren | nb helikopter,helikopteret | fi helikopteri | tr helikopter | ro elicopter,elicopterul | vi trực thăng | id helikopter
minibus | sv minibuss,minibussen | cs minibus,mikrobus | uk мікроавтобус | he מיניבוס | hi मिनीबस | zh 小巴 | ja マイクロバス | ko 미니버스,소형버스
van | uk мікроавтобус вантажний | fi pakettiauto | nb varebil,varebilen | el φορτηγάκι
garbage-truck | el απορριμματοφόρο | ar شاحنة قمامة | hi कूड़ा गाड़ी | bn ময়লার গাড়ি | vi xe rác | id truk sampah
police-car | uk поліцейська машина | ro mașină de poliție | el περιπολικό | tr polis arabası | ar سيارة شرطة | he ניידת משטרה | hi पुलिस की गाड़ी | bn পুলিশের গাড়ি | vi xe cảnh sát | id mobil polisi
forklift | sv gaffeltruck,truckförare | da gaffeltruck | nb gaffeltruck | fi trukki,trukin | cs vysokozdvižný vozík | uk навантажувач | ro stivuitor | el περονοφόρο,κλαρκ | tr forklift | ar رافعة شوكية | he מלגזה,מלגזות | hi फोर्कलिफ्ट | bn ফর্কলিফট | vi xe nâng | id forklift
tire | de autoreifen,fahrradreifen,reifenpanne,reifendruck,!reifenprüfung | nl autoband,fietsband,winterbanden | sv däck och fälg,vinterdäck,sommardäck | da vinterdæk,bildæk | nb vinterdekk,bildekk | fi talvirenkaat,autonrengas | uk зимові шини | ru зимние шины,зимняя резина | pl opony zimowe,oponę zimową | hu gumiabroncs,téli gumi | el λάστιχο αυτοκινήτου | tr lastik değiş,kış lastiği,araba lastiği | he צמיג,צמיגים | ar إطار السيارة,إطارات السيارة | hi टायर | bn টায়ার | ja タイヤ | id ban mobil,ban sepeda
anchor | da anker,ankeret | nb anker,ankeret | cs kotva lodi,kotvu | uk якір,якоря | ro ancoră | el άγκυρα | tr gemi demiri | he עוגן | hi लंगर डाल | bn নোঙর | vi mỏ neo | id jangkar | ko 닻을 | it ancora di ferro
ring-buoy | da redningskrans | nb livbøye | fi pelastusrengas | cs záchranný kruh | uk рятувальний круг | ro colac de salvare | el σωσίβιο | bn লাইফবয় | vi phao cứu sinh | id pelampung
lantern | da lanterne,lanterner | nb lykt,lykten,lykter | fi lyhty,lyhdyt | cs lucerna,lucerny | uk гасовий ліхтар | ro felinar,felinare | el φανάρι θυέλλης | he עששית | bn লণ্ঠন | vi đèn lồng,đèn bão | id lentera | pt lamparina
eye | da øjet,øjne,øjnene | nb øyet,øyne,øynene | fi silmä,silmät,silmiin | tr göz,gözler,gözleri,gözünüz,!göz önünde,!gözden,!göz at | ar عين بشرية,العينان,العينين,عينيك | he עיניים | hi आँख,आँखें,आंख,आंखें,आँखों | bn চোখ,চোখে,চোখের | vi đôi mắt,con mắt | id mata Anda,kedua mata | el μάτι,μάτια,!ανοιχτά μάτια | ro ochi,ochii,ochiul
ear | da øret,ører,ørerne | nb øret,ører,ørene | fi korva,korvat,korvaan | cs ucho,uši,uší | uk вухо,вуха,вух | tr kulak,kulaklar,kulağı,!kulak ver,!kulağa,!kulaktan | ar أذن,أذنين,الأذن | he אוזן,אוזניים | hi कान,कानों | bn কান,কানে | vi lỗ tai,đôi tai | id telinga | ro ureche,urechi,urechea | hu fül,fülek,fülbe
bone | da knogle,knogler | nb bein i kroppen,knokkel,knokler | fi luu,luut,luita
brain | he המוח,מוח | ro creier,creierul | el εγκέφαλος,εγκέφαλο | vi bộ não
lungs | vi lá phổi,hai lá phổi
anatomical-heart | ro inima bate | el η καρδιά χτυπά | bn হৃদপিণ্ড | vi quả tim,trái tim đập | id jantung
hotel | fi hotelli,hotellin,hotellissa | hi होटल | bn হোটেল | vi khách sạn | id hotel,penginapan
church | hi गिरजाघर,चर्च
house | ar منزل,بيت العائلة,منازل
garage | da garage,garagen | nb garasje,garasjen | fi autotalli,autotallin | sv garage,garaget | uk гараж,гаража,гаражі | el γκαράζ | hi गैराज | bn গ্যারেজ | vi ga-ra,gara | id garasi | ko 차고에,차고를,!차고 다,!차고 나
stadium | fr stade de football | da stadion,stadionet | nb stadion | fi stadion,stadionilla | ro stadion,stadionul | el στάδιο ποδοσφαίρου,γήπεδο ποδοσφαίρου | bn স্টেডিয়াম | vi sân vận động | id stadion
fountain | da springvand | nb fontene | fi suihkulähde
bank | da banken,bankfilial | nb bankfilial | fi pankki,pankin,pankissa,!pankkikortti,!tietopankki | cs banka,banky,bance,!databanka | uk відділення банку,банк видає | el τράπεζα,τράπεζες,!τράπεζα αίματος,!τράπεζα τροφίμων | bn ব্যাংক,ব্যাঙ্ক | vi ngân hàng,!ngân hàng đề | id bank,!bank sampah,!bank data
wind-turbine | ro turbină eoliană,turbine eoliene | el ανεμογεννήτρια,ανεμογεννήτριες | ar توربين رياح,توربينات الرياح | he טורבינת רוח | hi पवन चक्की | bn বায়ুকল | vi tua-bin gió | id kincir angin,turbin angin | uk вітряк,вітряки
solar-panel | da solcelle,solceller,solpanel | nb solcelle,solceller,solcellepanel | fi aurinkopaneeli,aurinkopaneelit | cs solární panel,solární panely,fotovoltaika | uk сонячна панель,сонячні панелі | ro panou solar,panouri solare,panouri fotovoltaice | el φωτοβολταϊκά,ηλιακό πάνελ | bn সৌর প্যানেল,সোলার প্যানেল | vi pin mặt trời,tấm pin mặt trời | id panel surya
charging-station | uk зарядна станція | el σταθμός φόρτισης | ro stație de încărcare | ar محطة شحن | he עמדת טעינה,עמדות טעינה | hi चार्जिंग स्टेशन | bn চার্জিং স্টেশন | vi trạm sạc | id stasiun pengisian
power-socket | da stikkontakt,stikkontakten | nb stikkontakt,stikkontakten | fi pistorasia | cs elektrická zásuvka | ro priză,priza,prize | el πρίζα,πρίζες | bn সকেট | vi ổ cắm | id stopkontak
electric-plug | el φις | ar قابس | hi प्लग | bn প্লাগ
alarm-clock | da vækkeur | nb vekkerklokke | fi herätyskello | uk будильник | bn অ্যালার্ম ঘড়ি | vi đồng hồ báo thức | id jam weker
door-bell | da dørklokke | nb dørklokke,ringeklokka | fi ovikello | cs domovní zvonek | uk дверний дзвінок | ro sonerie | el κουδούνι | bn কলিং বেল | vi chuông cửa | id bel pintu
stopwatch | da stopur | nb stoppeklokke | fi sekuntikello | cs stopky | uk секундомір | ro cronometru | el χρονόμετρο | bn স্টপওয়াচ | vi đồng hồ bấm giờ | id stopwatch
calculator | sv miniräknare | da lommeregner | nb kalkulator | fi laskin | cs kalkulačka,kalkulačku | uk калькулятор | ro calculator de buzunar | el αριθμομηχανή | bn ক্যালকুলেটর | vi máy tính bỏ túi | id kalkulator
piggy-bank | da sparegris,sparebøsse | nb sparegris | fi säästöpossu | cs kasička,prasátko na peníze | uk скарбничка | ro pușculiță | el κουμπαράς | he קופת חיסכון | bn মাটির ব্যাংক | vi con heo đất,heo đất | id celengan
wallet | pt carteira de bolso | da tegnebog | nb lommebok | fi lompakko | cs peněženka,peněženku | uk гаманець | ro portofel,portofelul | el πορτοφόλι | bn মানিব্যাগ | vi cái ví,ví tiền | id dompet
purse | pt porta-moedas | fi kukkaro
triangular-flag | da flag,flaget | nb flagg,flagget | fi lippu liehuu,liput liehuvat | cs vlajka,vlajky | ro drapel,drapelul,steag | el σημαία,σημαίες | bn পতাকা | vi lá cờ | id bendera
binoculars | da kikkert,kikkerten | nb kikkert,kikkerten | fi kiikari,kiikarit,kiikarilla | cs dalekohled,dalekohledem | uk бінокль | ro binoclu | el κιάλια | bn দুরবিন | vi ống nhòm | id teropong
hair-dryer | sv hårtork | da hårtørrer | nb hårføner | fi hiustenkuivaaja | cs fén | uk фен для волосся | ro uscător de păr | el πιστολάκι μαλλιών | tr saç kurutma makinesi | ar مجفف شعر | he מייבש שיער | hi हेयर ड्रायर | bn হেয়ার ড্রায়ার | vi máy sấy tóc | id pengering rambut
teapot | sv tekanna | da tekande | nb tekanne | fi teekannu | pl czajniczek do herbaty | cs čajová konvice | ru заварочный чайник | uk заварник | ro ceainic | el τσαγιέρα | he קומקום תה | hi चायदानी | bn চায়ের কেটলি | vi ấm trà | id poci teh
office-chair | da kontorstol | nb kontorstol | fi työtuoli | cs kancelářská židle | uk офісне крісло | ro scaun de birou | el καρέκλα γραφείου | ar كرسي مكتب | hi ऑफ़िस की कुर्सी | bn অফিসের চেয়ার | vi ghế văn phòng | id kursi kantor
barrel | da tønde,tønder | nb tønne,tønner | fi tynnyri,tynnyrit | ro butoi,butoaie | el βαρέλι,βαρέλια | hi पीपा | bn পিপে | vi thùng gỗ | id tong kayu,tong air
trophy | sv pokal,pokalen | da pokal,pokalen | nb pokal,pokalen | fi pokaali | uk кубок чемпіон,кубок переможця | ro trofeu,trofeul | el κύπελλο | ar كأس البطولة | he גביע | hi ट्रॉफी | bn ট্রফি | vi chiếc cúp | id piala
sports-medal | da medalje,medaljer | nb medalje,medaljer | fi mitali,mitalit | cs medaile,medaili | uk медаль,медалі | ro medalie,medalii | el μετάλλιο,μετάλλια | ar ميدالية | he מדליה,מדליות | hi पदक | bn পদক,মেডেল | vi huy chương | id medali
whistle | da fløjten lyder,dommerfløjte | nb dommerfløyte | ro fluier de arbitru | el σφυρίχτρα | ar صفارة الحكم | bn হুইসেল | vi cái còi
remote-control | da fjernbetjening,fjernbetjeningen | nb fjernkontroll,fjernkontrollen | fi kaukosäädin | cs dálkový ovladač | uk пульт,пульта | ro telecomandă | el τηλεκοντρόλ,τηλεχειριστήριο | bn রিমোট | vi điều khiển từ xa | id remot
radio | da radio,radioen | nb radio,radioen | fi radio,radion,radiota | cs rádio,rádia | uk радіо,радіоприймач | ro radio,radioul | el ραδιόφωνο | he רדיו | bn রেডিও | vi chiếc radio,đài radio | id radio
postbox | da postkasse,postkassen | nb postkasse,postkassen | fi postilaatikko | cs poštovní schránka,poštovní schránky | uk поштова скринька | ro cutie poștală | el γραμματοκιβώτιο | ar صندوق بريد | he תיבת דואר | hi लेटर बॉक्स | bn ডাকবাক্স | vi hòm thư | id kotak pos
receipt | fi kuitti,kuitin | nb kvittering,kvitteringen | cs účtenka,účtenku | uk касовий чек | ro bon fiscal,chitanță | bn রসিদ | vi hóa đơn,biên lai | id kuitansi,struk
crutch | da krykke,krykker | nb krykke,krykker | fi kainalosauva,kyynärsauvat | cs berle,berlí | uk милиця,милиці | ro cârjă,cârje | el πατερίτσα,πατερίτσες | bn ক্রাচ | vi cái nạng,đôi nạng | id kruk,tongkat penyangga
ear-with-hearing-aid | da høreapparat,høreapparater | nb høreapparat,høreapparater | fi kuulolaite,kuulolaitteet | cs naslouchátko,naslouchadlo | uk слуховий апарат | ro aparat auditiv | el ακουστικό βαρηκοΐας | hi श्रवण यंत्र | bn শ্রবণযন্ত্র | vi máy trợ thính | id alat bantu dengar
hand-sanitizer | sv handsprit | da håndsprit | nb håndsprit | fi käsidesi | cs dezinfekce na ruce | uk антисептик для рук | ro gel dezinfectant | el αντισηπτικό χεριών | tr el dezenfektanı | ar معقم اليدين | he ג'ל חיטוי,אלכוג'ל | hi सैनिटाइज़र | bn হ্যান্ড স্যানিটাইজার | vi nước rửa tay khô | id hand sanitizer | ja 手指消毒液
ice-cubes | sv isbitar,ispåse | da isterninger,ispose | nb isbiter,ispose | fi jääpala,jääpalat | cs kostky ledu,led v sáčku | uk кубики льоду | ro cuburi de gheață | el παγάκια | he קוביות קרח | hi बर्फ के टुकड़े | bn বরফের টুকরো | vi viên đá lạnh,đá viên | id es batu
cigarette | da cigaret,cigaretter | fi tupakka,savuke,savukkeet | nb sigarett,sigaretter | cs cigareta,cigarety | uk сигарета,сигарети | ro țigară,țigări | el τσιγάρο,τσιγάρα | bn সিগারেট | vi điếu thuốc | id rokok
necktie | da slips,slipset | nb slips,slipset | fi solmio | cs kravata,kravatu | uk краватка | ro cravată | el γραβάτα | ar ربطة عنق | he עניבה | hi नेकटाई | bn নেকটাই | vi cà vạt | id dasi
playground-slide | da rutsjebane | fi liukumäki | uk дитяча гірка | ro tobogan | el τσουλήθρα | ar زحليقة | bn স্লিপার | vi cầu trượt | id perosotan
puzzle-piece | da puslespil | nb puslespill,puslebrikke | fi palapeli | cs puzzle | uk пазл,пазли | ro puzzle | el παζλ | ar أحجية الصور | hi पहेली का टुकड़ा | bn পাজল | vi miếng ghép
chalkboard | da kridttavle | nb tavla i klasserommet,krittavle | fi liitutaulu | cs školní tabule | uk шкільна дошка | ro tablă de școală | el μαυροπίνακας | he לוח וגיר | bn ব্ল্যাকবোর্ড | vi bảng đen | id papan tulis
signpost | da vejviser,vejvisere | nb skilt langs stien,veiviser | fi opaste,opasteet,tienviitta | ro indicator turistic | el πινακίδα κατεύθυνσης | he שלט הכוונה | hi संकेत बोर्ड | bn দিকনির্দেশক ফলক | vi biển chỉ đường | id papan penunjuk arah | uk вказівник
picnic-table | fi piknikpöytä | uk стіл для пікніка
umbrella | he מטרייה
yarn | hi ऊन,ऊन का गोला
keyboard | da tastatur,tastaturet | nb tastatur,tastaturet | fi näppäimistö | cs klávesnice,klávesnici | ro tastatură | el πληκτρολόγιο | bn কীবোর্ড | vi bàn phím | id papan ketik,keyboard
video-camera | da videokamera | nb videokamera | fi videokamera | uk відеокамера | ro cameră video | el βιντεοκάμερα | bn ভিডিও ক্যামেরা | vi máy quay phim
security-camera | da overvågningskamera | nb overvåkningskamera | fi valvontakamera,valvontakamerat | uk камера спостереження,камери спостереження | ro cameră de supraveghere,camere de supraveghere | el κάμερα ασφαλείας | bn সিসিটিভি ক্যামেরা | vi camera an ninh | id kamera pengawas,cctv
siren | da sirene,sirenen | nb sirene,sirenen | fi sireeni,sireenit | cs siréna,sirény | uk сирена,сирени | ro sirenă,sirena | el σειρήνα | bn সাইরেন | vi còi báo động | id sirene
gem-stone | da ædelsten,ædelsten | nb edelstein,edelsteiner | fi jalokivi,jalokivet | cs drahokam,drahokamy | uk коштовний камінь | ro piatră prețioasă,pietre prețioase | el πολύτιμος λίθος | bn রত্নপাথর | vi đá quý | id batu permata
spider-web | da edderkoppespind | nb spindelvev | fi hämähäkinverkko | cs pavučina,pavučiny | uk павутина,павутиння | ro pânză de păianjen | el ιστός αράχνης | ar شبكة عنكبوت | bn মাকড়সার জাল | vi mạng nhện | id sarang laba-laba
nest-with-eggs | da fuglerede,reden med | nb fuglereir,reiret | fi linnunpesä | ro cuib,cuiburi,cuibul | el φωλιά πουλιών | bn পাখির বাসা | vi tổ chim | id sarang burung
cloud | sv moln,molnen,molnet,!i molnet,!molnet och,!molntjänst | da skyer,skyerne | nb skyer,skyene | fi pilvi,pilvet,pilviä,!pilvipalvelu | ro nor,nori,norii | el σύννεφο,σύννεφα | bn মেঘ,মেঘে | vi đám mây | id awan,!komputasi awan
amphora | da lerkrukke | nb leirkrukke | fi saviruukku | cs hliněný džbán | uk глечик,глек,глеки | ro ulcior | el πήλινο πιθάρι | he כד חרס | bn মাটির কলস,কলসি | vi chum,bình gốm | id gerabah,tempayan | sv lerkruka | nl aarden kruik
circus-tent | da cirkustelt | nb sirkustelt | fi sirkusteltta | ro cort de circ | el τσίρκο | bn সার্কাস | vi rạp xiếc | id tenda sirkus | uk цирк,цирку
ballet-shoes | da balletsko | nb ballettsko | fi balettikengät | cs baletní střevíce
roll-of-paper | da papirrulle | nb papirrull | fi paperirulla
meteor | da stjerneskud,meteor | nb stjerneskudd,meteor | fi tähdenlento,meteori | cs meteor,padající hvězda | uk метеор,метеори | ro meteor,meteorit | el μετέωρο,διάττοντας | bn উল্কা | vi sao băng | id meteor,bintang jatuh
skipping-rope | da sjippetov | nb hoppetau | fi hyppynaru | ro coardă de sărit | el σχοινάκι | bn দড়িলাফ | vi dây nhảy | id tali lompat
fire-engine | pt carro de bombeiros,camião dos bombeiros
magnet | de magnet,magnete,magneten | pl magnes,magnesy,magnesu | vi nam châm
anvil | de amboss | fr enclume | es yunque | it incudine | pt bigorna | nl aambeeld | pl kowadło | ru наковальня,наковальне | ja 金床
skis | de ski fahren,skier,skiern,!skilift | fr skis,paire de skis | es esquís | it gli sci,sci ai piedi | pt esquis | nl ski's,skis | sv skidor,skidorna | da skiene | nb ski på,skiene | fi sukset,suksia | pl narty,nart,nartach | cs lyže,lyží,lyžích | ru лыжи,лыжах,лыж | uk лижі,лиж,лижах | ja スキー板 | zh 滑雪板 | ko 스키를
sled | de schlitten,!schlittenhund | fr luge,traîneau | es trineo | it slitta,slitte | pt trenó | nl slee | sv pulka,pulkan | nb kjelke,akebrett | da slæde,kælk | fi pulkka,kelkka | pl sanki,sanek | cs sáňky,saně | ru санки,санях | uk санки
apron | de schürze,schürzen | fr tablier,tabliers,!tablier du pont,!tablier de pont | es delantal,delantales | it grembiule,grembiuli | pt avental,aventais | nl schort | sv förkläde | pl fartuch,fartucha | cs zástěra,zástěru | ru фартук,фартуки | uk фартух | ja エプロン | zh 围裙 | ko 앞치마 | tr önlük
ice-skate | de schlittschuh,schlittschuhe | fr patins à glace | es patines de hielo | it pattini da ghiaccio | nl schaatsen,schaats | sv skridskor | nb skøyter,skøytene | fi luistimet | pl łyżwy,łyżew | cs brusle,bruslí | ru коньки,коньках | ja スケート靴 | ko 스케이트를 | zh 溜冰鞋
sailboat | de segelboot,segelboote,segelschiff | fr voilier,voiliers | es velero,veleros | it barca a vela,barche a vela | pt veleiro,barco à vela | nl zeilboot,zeilboten | sv segelbåt,segelbåten | nb seilbåt,seilbåten | da sejlbåd,sejlbåden | fi purjevene | pl żaglówka,żaglówki,żaglówką | cs plachetnice | ru парусник,яхта под парусом | uk вітрильник | ja ヨット,帆船 | zh 帆船 | ko 돛단배,요트 | tr yelkenli | el ιστιοφόρο | he מפרשית
birdhouse | de nistkasten,nistkästen,vogelhaus | fr nichoir,nichoirs | it casetta nido,cassetta nido | pt caixa-ninho | nl nestkast,nestkasten | sv fågelholk,fågelholkar | da redekasse,fuglekasse | nb fuglekasse,fuglekasser | fi linnunpönttö | pl budka lęgowa,budki lęgowe | cs ptačí budka,ptačí budky | ru скворечник,скворечники | uk шпаківня,шпаківні | ja 巣箱 | zh 鸟巢箱 | ko 새집을
rainbow | vi cầu vồng
steering-wheel | de lenkrad,lenkrads | fr au volant,le volant | es volante del coche,al volante | it il volante,al volante | pt volante do carro,ao volante | nl stuur van de auto,autostuur | sv ratten | nb rattet | da rattet | pl kierownica,kierownicą,kierownicę,za kierownicą | cs volant,za volantem | ru за рулём,за рулем,рулевое колесо | uk за кермом,кермо | tr direksiyon,direksiyona | ar عجلة القيادة,المقود | he הגה המכונית,ההגה | hi स्टीयरिंग | ja ハンドルを握 | zh 方向盘,方向盤 | ko 운전대,핸들을
vinyl-record | de schallplatte,schallplatten | fr disque vinyle | es disco de vinilo | it disco in vinile,dischi in vinile | pt disco de vinil | nl grammofoonplaat,vinylplaat,langspeelplaat | sv vinylskiva,grammofonskiva | pl płyta winylowa,płyty winylowe | ru виниловая пластинка,грампластинка | ja レコード盤 | zh 黑胶唱片 | tr plak
cassette-tape | de tonband,tonbänder,musikkassette,!magnetband | fr bande magnétique,bandes magnétiques,cassette audio | es cinta magnetofónica,cintas magnetofónicas,casete | it musicassetta,nastro magnetico | pt cassete,cassetes | nl cassettebandje,geluidsband | sv kassettband,ljudband | pl kaseta,kasety,taśma magnetofonowa | ru кассета,кассеты,магнитофонная лента | ja カセットテープ | zh 磁带,录音带 | ko 카세트테이프
rubber-stamp | de stempel,!jahresstempel | fr tampon encreur | es sello de goma | it timbro a secco,timbro di gomma | nl rubberstempel | pl pieczątka,pieczątkę,pieczątki | ru штамп,печать и подпись | ja 印鑑,はんこ | zh 盖章,印章 | ko 도장을
projector | de beamer,projektor | fr vidéoprojecteur | es videoproyector,cañón proyector | it videoproiettore | pt projetor de vídeo | nl beamer | sv projektor,projektorn | pl rzutnik,projektor,projektora | ru проектор,проектора | ja プロジェクター | zh 投影仪,投影機 | ko 빔프로젝터,프로젝터 | tr projektör
treasure-chest | de schatztruhe,schatzkiste | fr coffre au trésor | es cofre del tesoro | it forziere | nl schatkist vol | ja 宝箱 | zh 宝箱,百宝箱
kite | de papierdrachen,drachen steigen | fr cerf-volant,cerfs-volants | es cometa de papel,volar cometas,papalote | it aquilone,aquiloni | pt papagaio de papel,pipa no céu | nl vlieger oplaten | pl latawiec,latawce,latawca | cs papírový drak | ru воздушный змей,воздушного змея,воздушные змеи | tr uçurtma,uçurtmalar | ar طائرة ورقية | he עפיפון,עפיפונים | hi पतंग,पतंगें | bn ঘুড়ি
snowman | de schneemann,schneemänner | fr bonhomme de neige | es muñeco de nieve | it pupazzo di neve | pt boneco de neve | nl sneeuwpop | sv snögubbe | pl bałwan ze śniegu | ru снеговик,снеговика | ja 雪だるま | zh 雪人 | ko 눈사람 | tr kardan adam
feather | de vogelfeder,federn der,gänsefeder | fr plume d oiseau,plumes d oiseau | es pluma de ave,plumas de ave | it piuma,piume | pt pena de ave,penas de ave | nl veren van de,vogelveer | pl piórko,pióra ptaków | ru пёрышко,перья птиц | ja 鳥の羽,羽毛 | zh 羽毛 | ko 깃털
acorn | es bellota,bellotas | it ghianda,ghiande | pt bolota,bolotas | sv ekollon | pl żołądź,żołędzie | ru жёлудь,жёлуди,желуди | ja どんぐり | zh 橡果 | ko 도토리
squirrel | de eichhörnchen | fr écureuil,écureuils | es ardilla,ardillas | it scoiattolo,scoiattoli | pt esquilo,esquilos | nl eekhoorn,eekhoorns | sv ekorre,ekorrar | nb ekorn | da egern | fi orava,oravat | pl wiewiórka,wiewiórki | cs veverka,veverky | tr sincap,sincaplar | zh 松鼠 | ko 다람쥐 | hi गिलहरी | ar سنجاب | he סנאי
hot-air-balloon | de heißluftballon | fr montgolfière | es globo aerostático | it mongolfiera,mongolfiere | pt balão de ar quente | nl luchtballon | pl balon na ogrzane | ru воздушный шар,воздушном шаре | tr sıcak hava balonu | ja 熱気球 | zh 热气球 | ko 열기구
mosque | de moschee,moscheen | fr mosquée,mosquées | es mezquita,mezquitas | it moschea | pt mesquita | nl moskee | sv moské,moskén | pl meczet,meczetu | ru мечеть,мечети | tr cami,camii,camiye | ar مسجد,المسجد,جامع الحي | he מסגד | hi मस्जिद | bn মসজিদ | id masjid,musala | ja モスク | zh 清真寺
submarine | de u-boot,unterseeboot | fr sous-marin de,sous-marins de | es submarino nuclear,un submarino | it sottomarino,sommergibile | pt submarino nuclear,um submarino | nl onderzeeër,duikboot | pl okręt podwodny,łódź podwodna | ru подводная лодка,подводной лодке | tr denizaltı | ja 潜水艦 | zh 潜水艇,潜艇 | ko 잠수함
tractor | ar !الجرار الزجاجية,!جرار الزيت,!جرار فخار
chains | cs !lidským řetězem,!lidský řetěz,!potravní řetězec
wardrobe | da !målerskab,!målerskabet,!elskab
glass-of-water | en !a glass window,!a glass door,!a glass jar,!a glass roof,!a glass bottle,!a glass plate,!a glass of wine,!a glass of beer,!a glass of milk
bird | de !kuckucksuhr,!kuckucksuhren
bed | en !your beds in,!raised beds,!on your beds,!flower beds,!garden beds,!beds in spring
volcano | es !se lava,!lava el,!lava la,!lava los,!lava las,!lava con
stairs | uk !південного сходу,!південний схід,!північного сходу,!північний схід,!на сході,!зі сходу,!сходу сонця,!схід сонця,!близького сходу,!на схід
lemon | zh !柠檬酸,!檸檬酸 | ja !クエン酸 | en !citric acid | ko !구연산
dining-table | en !link to the table,!the table below,!table below,!the table shows,!see the table,!in the table,!the table above
sugar-cubes | en !make sugar from,!makes sugar from,!the sugar and,!and the sugar
elevator | en !van with a lift,!a lift so
mountain | he !הרים את,!הרימו את
snake | pl !podłącz wąż,!wąż do kranu,!wąż do podlewania,!wąż strażacki,!węża ogrodowego | nl !slang aan,!slang van de,!slang op de | de !in der schlange,!schlange stehen,!warteschlange | ja !長蛇
coconut | el !καρυδιά,!καρυδιάς,!καρυδιές,!καρύδια
tote | fi !makuupussi,!makuupussin
trolley | nl !kruiwagen
wheelbarrow | nl kruiwagen,kruiwagens | it carriola,carriole | es carretilla,carretillas,!carretilla elevadora | pt carrinho de mão,carrinhos de mão | pl taczka,taczki,taczkę | ru садовая тачка,садовую тачку,тачки с землёй | uk тачка,тачку,тачки | ro roabă,roaba | hu talicska,talicskát | ja 一輪車,手押し車 | ko 외바퀴 손수레 | he מריצה,מריצות | ar عربة يد | tr el arabası | da trillebør | nb trillebår,trillebåra | fi kottikärryt,kottikärryillä
funnel | nb !leiekontrakten,!kontrakten | da !kontrakten,!lejekontrakten | sv !kontrakten
mobile-phone | en text message,text messages | de sms | fr sms,texto | es sms,mensaje de texto,mensajes de texto | it sms | pt sms,mensagem de texto | nl sms,sms'je | sv sms | da sms | nb sms | fi tekstiviesti,tekstiviestillä | pl sms,sms-em,sms-a | cs sms,textovka | ru смс,смс-сообщение | uk смс | ro sms | hu sms | el sms | tr sms | he סמס,מסרון | ar رسالة نصية,رسالة قصيرة | hi एसएमएस | zh 短信,簡訊 | ja ショートメール | ko 문자 메시지,문자메시지
high-speed-train | en !slow train
wall | en !wall plug,!wall plugs
face-mask | nb !høyremaske,!høyremasken,!vrangmaske,!vrangmasken
smoke-detector | cs hlásič oxidu uhelnatého | de kohlenmonoxidmelder,co-melder,rauchmelder | en carbon monoxide alarm,smoke alarm | fr avertisseur de fumée | nl koolmonoxidemelder,rookmelder
`;
