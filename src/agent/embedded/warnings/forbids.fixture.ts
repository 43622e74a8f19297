/** Sentences that forbid or warn (+), and sentences that look like it and do not (−), by language. */
export const LARGE = `
# en
+ Never leave the pan alone while the oil is hot.
+ Do not open the lid while the drum is turning.
+ Smoking is not allowed anywhere on the site.
+ Warning: the surface stays hot for an hour.
+ Please do not feed the ducks with bread.
+ Dogs are not permitted on the beach in summer.
- Don't worry, the first session is free.
- Don't forget to bring a towel.
- No one knows who built the tower.
- The king did not answer the letter.
- Not all mushrooms with red caps are poisonous.
- You don't need a permit to fish from the pier.
# de
+ Lassen Sie Kinder nie unbeaufsichtigt in der Badewanne.
+ Mischen Sie niemals Chlorreiniger mit Essig.
+ Öffnen Sie die Klappe nicht, solange die Trommel sich dreht.
+ Achtung: Das Blech ist heiß.
+ Nicht am Kabel ziehen!
+ Lass das Ladegerät nie über Nacht stecken.
- Keine Sorge, das lernt man schnell.
- Vergessen Sie nicht, ein Handtuch mitzubringen.
- Niemand weiß, wer den Turm gebaut hat.
- Der König antwortete nicht.
- Nicht alle roten Pilze sind giftig.
- Das dürfen Sie nicht verpassen.
# fr
+ Ne mélangez jamais l'eau de Javel avec un acide.
+ Il est interdit de fumer dans l'enceinte.
+ Ne laissez pas un enfant seul près de l'eau.
+ Vous ne devez pas entrer sans masque.
+ Défense d'entrer.
+ Il ne faut jamais débrancher l'appareil en tirant sur le fil.
- N'hésitez pas à nous appeler.
- N'oubliez pas votre maillot.
- Personne ne sait qui a bâti la tour.
- Le roi ne répondit pas.
- Tous les champignons rouges ne sont pas toxiques.
- Ne manquez pas le feu d'artifice.
# es
+ Nunca dejes que se duerma con un biberón.
+ Está prohibido fumar en todo el recinto.
+ No mezcles lejía con amoniaco.
+ Los menores no deben usar la sierra sin un adulto.
+ No tiren toallitas al inodoro.
+ No se debe tocar el cable con las manos mojadas.
- No te preocupes, se aprende rápido.
- No olvides traer una toalla.
- Nadie sabe quién construyó la torre.
- El rey no contestó la carta.
- No todas las setas rojas son venenosas.
- No te lo pierdas.
# it
+ Non usare candeggina sul marmo.
+ È vietato fumare in tutto l'edificio.
+ Attenzione: la piastra resta calda per un'ora.
+ Non si deve mai spegnere l'olio con l'acqua.
+ Mai mescolare candeggina e acido.
+ Per favore, non date da mangiare ai piccioni.
- Non preoccuparti, si impara in fretta.
- Non dimenticare l'asciugamano.
- Nessuno sa chi costruì la torre.
- Il re non rispose alla lettera.
- Non tutti i funghi rossi sono velenosi.
- Non perdetevi i fuochi d'artificio.
# pt
+ Nunca deixe uma criança sozinha na banheira.
+ É proibido fumar em todo o recinto.
+ Não misture lixívia com amoníaco.
+ Os menores não devem usar a serra sem um adulto.
+ Não deitem toalhitas na sanita.
+ Não se deve tocar no cabo com as mãos molhadas.
- Não se preocupe, aprende-se depressa.
- Não se esqueça de trazer uma toalha.
- Ninguém sabe quem construiu a torre.
- O rei não respondeu à carta.
- Nem todos os cogumelos vermelhos são venenosos.
- Não perca o fogo de artifício.
# nl
+ Laat kinderen nooit alleen in bad.
+ Meng nooit bleek met azijn.
+ Open het deksel niet zolang de trommel draait.
+ Let op: de plaat blijft een uur heet.
+ Raak losse kabels niet aan.
+ Blus brandende olie in geen geval met water.
- Geen zorgen, dat leer je snel.
- Vergeet je handdoek niet.
- Niemand weet wie de toren bouwde.
- De koning antwoordde niet.
- Niet alle rode paddenstoelen zijn giftig.
- Mis het vuurwerk niet.
# pl
+ Nigdy nie zostawiaj dziecka samego w wannie.
+ Palenie jest zabronione na całym terenie.
+ Nie wolno mieszać wybielacza z octem.
+ Nie dotykajcie zerwanych przewodów.
+ Proszę nie karmić kaczek chlebem.
+ Nie należy używać windy podczas pożaru.
- Nie martw się, to proste.
- Nie zapomnij ręcznika.
- Nikt nie wie, kto zbudował wieżę.
- Król nie odpowiedział na list.
- Nie wszystkie czerwone grzyby są trujące.
- Nie przegap pokazu fajerwerków.
# ru
+ Не трогайте оборванные провода.
+ Нельзя смешивать хлорку с уксусом.
+ Не открывай крышку, пока вращается барабан.
+ С собаками вход воспрещён.
+ Пожалуйста, не кормите уток хлебом.
+ Дети не должны пользоваться пилой без взрослых.
- Не волнуйтесь, этому быстро учатся.
- Не забудьте полотенце.
- Никто не знает, кто построил башню.
- Король не ответил на письмо.
- Не все красные грибы ядовиты.
- Не пропустите салют.
# zh
+ 切勿将漂白剂与醋混合。
+ 园区内禁止吸烟。
+ 滚筒转动时不要打开盖子。
+ 千万不要用水灭油火。
+ 闻到煤气味时，不要开灯。
+ 未戴护目镜者不准进入车间。
- 不要慌，先深呼吸。
- 别忘了带毛巾。
- 没有人知道塔是谁建的。
- 国王没有回信。
- 不是所有红色的蘑菇都有毒。
- 千万不要错过烟花表演。
# ja
+ 展示品に手を触れないでください。
+ 敷地内は禁煙です。
+ ドラムが回っている間はふたを開けないこと。
+ 犬を連れての入場は禁止されています。
+ ハトにえさをやらないでください。
+ 関係者以外立ち入り禁止。
- 心配しないでください、すぐに慣れます。
- タオルを忘れないでください。
- 誰が塔を建てたのか、誰も知りません。
- 王は手紙に答えませんでした。
- 赤いきのこがすべて毒を持つわけではありません。
- 花火をお見逃しなく。
# ar
+ لا تلمس الأسلاك المقطوعة.
+ يمنع التدخين في جميع أنحاء المبنى.
+ لا تخلطوا المبيض مع الخل.
+ لا يجوز دخول الورشة بدون نظارات واقية.
+ يرجى عدم إطعام البط الخبز.
+ لا تفتح الغطاء أثناء دوران الأسطوانة.
- لا تقلق، فالأمر سهل.
- لا تنس أن تحضر منشفة.
- لا أحد يعرف من بنى البرج.
- لم يجب الملك على الرسالة.
- ليست كل الفطريات الحمراء سامة.
- لا تفوتوا عرض الألعاب النارية.
`;
