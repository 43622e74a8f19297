/**
 * The small words between which the names of things stand, by language. `opens`: articles, with which a name may begin;
 * `links`: what may join the words of a name; `joins`: "and"; `asks`: with which a clause that asks begins; `parts`: what no name has:
 * pronouns, auxiliaries, conjunctions, adverbs.
 */
type Lists = { opens: string; links: string; joins: string; asks: string; parts: string };

const LISTS: Readonly<Record<string, Lists>> = {
  en: {
    opens: "the a an our your my",
    links: "of in on at for with from to by near under over after before between through without",
    joins: "and & or",
    asks: "how why what when where who which",
    parts: "is are was were be been being am has have had do does did will would can could shall should may might must i you he she it we they me him us them this that these those there here his her its their who whom whose which what when where why how if because although though while until since unless so but yet then than as not no never nor n't very too also just only even still already now again ever about into onto up down out off away back some any every each all both either neither none most many much more less few several such other another own same one's it's don't doesn't didn't won't can't isn't aren't i'm i've i'll you're you'll you've we're we've we'll they're that's there's let let's please anyone everyone someone somebody nobody everybody everything something nothing anything thanks hello hi yes ok okay get gets got make makes made take takes took go goes went come comes came say says said know knows want wants need needs see sees keep keeps kept put puts give gives gave always often today tomorrow yesterday later soon once together however", // prettier-ignore
  },
  de: {
    opens: "der die das den dem des ein eine einen einem einer eines unser unsere ihr ihre mein meine",
    links:
      "von vom im in am an zum zur zu für mit bei aus auf über unter nach vor gegen ohne beim ins durch zwischen",
    joins: "und & oder",
    asks: "wie warum was wann wo wer weshalb welche welcher welches wieso",
    parts: "ist sind war waren sein wird werden wurde wurden worden hat haben hatte hatten kann können konnte soll sollen sollte muss müssen musste darf dürfen will wollen möchte mag ich du er sie es wir man mich dich sich uns euch ihm ihn ihnen dir mir dies diese dieser dieses diesen diesem jene jeder jede jedes jeden alle allen alles beide viele wenige einige manche kein keine keinen nicht nie nur auch noch schon sehr so dann denn doch aber sondern dass ob wenn weil damit obwohl während bis seit als also hier dort da heute morgen gestern jetzt bitte danke hallo ja nein mal eben etwa rund fast ganz mehr weniger immer oft wieder dabei dazu davon dafür daran darauf deshalb deswegen trotzdem jedoch gibt geht kommt macht steht liegt bleibt", // prettier-ignore
  },
  fr: {
    opens: "le la les l' un une des notre nos votre vos mon ma mes",
    links: "de du des d' à au aux en dans sur pour par avec chez sans sous entre vers après avant contre",
    joins: "et & ou",
    asks: "comment pourquoi que quand où qui quel quelle quels quelles",
    parts: "est sont était étaient être été sera seront a ont avait avaient avoir ai as avons avez peut peuvent pouvez doit doivent devez faut faire fait font va vont je tu il elle on nous vous ils elles me te se lui leur y ce cet cette ces cela ça c' j' n' s' m' t' qu' qui que dont où ne pas plus jamais rien si mais donc car ni comme lorsque quand parce puisque alors ainsi aussi très trop peu bien tout tous toute toutes chaque plusieurs quelques aucun aucune autre autres même ici là aujourd'hui hier demain maintenant merci bonjour oui non son sa ses leurs ton ta tes voici voilà puis encore déjà toujours souvent", // prettier-ignore
  },
  es: {
    opens: "el la los las un una unos unas nuestro nuestra nuestros nuestras tu su mi",
    links: "de del a al en con para por sin sobre entre desde hasta tras contra según bajo",
    joins: "y e o u &",
    asks: "cómo qué cuándo dónde quién quiénes cuál cuáles cuánto",
    parts: "es son era eran ser sido será fue fueron está están estaba hay ha han había haber he hemos puede pueden podemos puedes debe deben hace hacen hacer tiene tienen tener va van yo tú él ella usted nosotros ustedes ellos ellas me te se le les lo nos os esto esta este estos estas eso esa ese esos esas aquello que quien cuyo donde cuando como si pero sino porque aunque mientras pues así también muy más menos mucho mucha muchos muchas poco todo toda todos todas cada varios varias algún alguna ningún ninguna otro otra otros otras no ni nunca nada ya aún aquí allí ahí hoy ayer mañana ahora siempre gracias hola sí sus tus mis solo sólo luego después antes", // prettier-ignore
  },
  it: {
    opens: "il lo la i gli le l' un uno una un' nostro nostra nostri nostre vostro vostra mio mia",
    links:
      "di del dello della dei degli delle dell' d' a al allo alla ai agli alle all' in nel nello nella nei negli nelle nell' con per da dal dallo dalla dai dagli dalle dall' su sul sulla sui sulle tra fra senza sotto",
    joins: "e ed o & oppure",
    asks: "come perché cosa quando dove chi quale quali quanto",
    parts: "è sono era erano essere stato stata sarà fu ha hanno aveva avere ho abbiamo avete può possono potete deve devono dovete va vanno fa fanno fare si ci vi mi ti ne io tu lui lei noi voi loro questo questa questi queste quello quella quelli quelle che cui chi se ma però perché poiché mentre anche ancora già molto molta molti molte più meno poco tutto tutta tutti tutte ogni alcuni alcune altro altra altri altre non né mai nulla qui lì oggi ieri domani ora sempre grazie ciao sì no suo sua suoi sue poi quindi così c'è come solo dopo prima", // prettier-ignore
  },
  pt: {
    opens: "o a os as um uma uns umas nosso nossa nossos nossas seu sua meu minha",
    links:
      "de do da dos das em no na nos nas ao aos à às com para por pelo pela pelos pelas sem sobre entre até desde sob contra",
    joins: "e ou &",
    asks: "como porquê quando onde quem qual quais quanto",
    parts: "é são era eram ser sido será foi foram está estão estava há tem têm tinha ter pode podem deve devem vai vão faz fazem fazer eu tu ele ela você vocês nós eles elas me te se lhe lhes isto isso aquilo este esta estes estas esse essa esses essas aquele aquela que quem cujo mas porém porque pois embora enquanto também muito muita muitos muitas mais menos pouco todo toda todos todas cada vários várias algum alguma nenhum nenhuma outro outra outros outras não nem nunca nada já ainda aqui ali hoje ontem amanhã agora sempre obrigado obrigada olá sim só depois antes então assim seus suas", // prettier-ignore
  },
  nl: {
    opens: "de het een 't onze ons uw je jouw mijn",
    links:
      "van in op aan voor met bij uit naar over onder tussen tegen zonder door te ten ter na tot tijdens",
    joins: "en & of",
    asks: "hoe waarom wat wanneer waar wie welke welk zo",
    parts: "is zijn was waren wordt worden werd werden heeft hebben had kan kunnen kon moet moeten mag mogen wil willen zal zullen gaat gaan komt komen doet doen ik jij hij zij ze wij we jullie u hem haar hen hun mij me zich dit dat deze die er hier daar men niet geen nooit ook nog al wel maar want dus als dan toen omdat hoewel terwijl zodat zodra wie wat waar alle alles iedereen elke elk ieder veel weinig meer minder meest enkele sommige andere ander zelf heel erg zeer altijd vaak weer nu vandaag morgen gisteren ja nee graag bedankt hoi hallo alleen pas eerst daarna daarom", // prettier-ignore
  },
  sv: {
    opens: "den det de en ett vår vårt våra din ditt dina min",
    links: "i på av för med till från om hos vid under över mellan efter före utan mot genom inom",
    joins: "och & eller",
    asks: "hur varför vad när var vem vilka vilken vilket så",
    parts: "är var vara varit blir bli blev blivit har hade ha kan kunde ska skall skulle måste får fick vill ville går kommer gör jag du han hon vi ni dem mig dig sig oss er man denna detta dessa som att inte aldrig ingen inget inga men så då om eftersom medan när där här dit hit också även bara redan ännu mycket många mer mindre mest få alla allt varje någon något några annan andra själv sin sitt sina alltid ofta igen nu idag imorgon igår ja nej tack hej sedan därför", // prettier-ignore
  },
  da: {
    opens: "den det de en et vores din dit dine min",
    links: "i på af for med til fra om hos ved under over mellem efter før uden mod gennem",
    joins: "og & eller",
    asks: "hvordan hvorfor hvad hvornår hvor hvem hvilke hvilken sådan",
    parts: "er var være været bliver blive blev har havde have kan kunne skal skulle må måtte vil ville går kommer gør jeg du han hun vi i dem mig dig sig os jer man denne dette disse som at ikke aldrig ingen intet men så da når hvis fordi mens der her også kun allerede endnu meget mange mere mindre mest få alle alt hver nogen noget nogle anden andre selv sin sit sine altid ofte igen nu ja nej tak hej derfor siden", // prettier-ignore
  },
  nb: {
    opens: "den det de en ei et vår vårt våre din ditt dine min",
    links: "i på av for med til fra om hos ved under over mellom etter før uten mot gjennom",
    joins: "og & eller",
    asks: "hvordan hvorfor hva når hvor hvem hvilke hvilken slik",
    parts: "er var være vært blir bli ble har hadde ha kan kunne skal skulle må måtte vil ville går kommer gjør jeg du han hun vi dere dem meg deg seg oss man denne dette disse som at ikke aldri ingen men så da når hvis fordi mens der her også bare allerede ennå mye mange mer mindre mest få alle alt hver noen noe annen andre selv sin sitt sine alltid ofte igjen nå ja nei takk hei derfor siden ellers", // prettier-ignore
  },
  fi: {
    opens: "",
    links: "",
    joins: "ja & tai sekä",
    asks: "miten miksi mitä milloin missä kuka mikä kuinka näin",
    parts: "on ovat oli olivat olla ollut ole ei eivät en et emme voi voivat voit pitää täytyy saa saavat tulee minä sinä hän me te he se ne tämä tuo nämä nuo joka jotka mikä kuka että kun jos koska vaikka mutta vaan kuin niin myös vain jo vielä hyvin paljon monta enemmän vähemmän kaikki joku jokin mikään muu muut itse aina usein taas nyt tänään huomenna eilen kyllä kiitos hei moi täällä siellä sitten siksi ettei eikä sitä sen siitä sillä minun meidän teidän", // prettier-ignore
  },
  pl: {
    opens: "nasz nasza nasze twój twoja moja mój",
    links: "w we z ze na do od dla po przy o u za przed pod nad bez przez między",
    joins: "i oraz & lub albo",
    asks: "jak dlaczego co kiedy gdzie kto który która które skąd",
    parts: "jest są był była było były być będzie będą ma mają miał mieć może mogą można trzeba należy musi muszą ja ty on ona ono my wy oni one mnie ci go mu jej ich im się siebie to ten ta te tego tej tym tych tam tu że żeby aby gdy jeśli jeżeli ponieważ bo choć ale lecz więc zatem też także tylko już jeszcze bardzo dużo wiele mało więcej mniej każdy każda każde wszystko wszyscy wszystkie żaden inny inna inne sam nie nigdy nic tak zawsze często znowu teraz dziś dzisiaj jutro wczoraj dzięki cześć proszę potem dlatego swój swoje jego twoim twojej twojego twoje twój naszym naszej naszego", // prettier-ignore
  },
  cs: {
    opens: "náš naše naši váš vaše můj moje",
    links: "v ve z ze na do od pro po při o u za před pod nad bez přes mezi k ke s se",
    joins: "a i & nebo či",
    asks: "jak proč co kdy kde kdo který která které odkud",
    parts: "je jsou byl byla bylo byli být bude budou má mají měl mít může mohou lze musí já ty on ona ono my vy oni mě ti ho mu jí jich jim se si to ten ta ti te toho té tom těch tam tu že aby když jestli pokud protože i ale však tedy tak také jen už ještě velmi hodně mnoho málo více méně každý každá každé všechno všichni všechny žádný jiný jiná jiné sám ne nikdy nic ano vždy často zase teď dnes zítra včera díky ahoj prosím potom proto svůj své jeho její", // prettier-ignore
  },
  ru: {
    opens: "наш наша наше наши ваш ваша мой моя",
    links: "в во с со на до от для по при о об у за перед под над без через между к ко из",
    joins: "и & или",
    asks: "как почему что когда где кто зачем какой какая какие сколько откуда",
    parts: "это этот эта эти того этой том тех есть был была было были быть будет будут имеет может могут можно нужно надо должен должна должны я ты он она оно мы вы они меня мне тебя тебе его ему её ей их им нас нам вас вам себя себе свой своя свои там тут здесь что чтобы когда если потому поэтому хотя а но однако же ли бы то так также тоже только уже ещё еще очень много мало больше меньше каждый каждая каждое все всё всех весь вся никто ничего другой другие сам не ни нет да никогда всегда часто снова теперь сейчас сегодня завтра вчера спасибо привет пожалуйста потом который которая которое которые", // prettier-ignore
  },
  uk: {
    opens: "наш наша наше наші ваш ваша мій моя",
    links: "в у з із зі на до від для по при про за перед під над без через між к",
    joins: "і й та & або чи",
    asks: "як чому що коли де хто навіщо який яка які скільки звідки",
    parts: "це цей ця ці того цієї тому тих є був була було були бути буде будуть має може можуть можна треба потрібно повинен повинні я ти він вона воно ми ви вони мене мені тебе його йому її їй їх їм нас нам вас вам себе собі свій своя свої там тут що щоб коли якщо бо тому хоча а але однак же чи б так також теж тільки вже ще дуже багато мало більше менше кожен кожна кожне все всі всіх весь вся ніхто нічого інший інші сам не ні ніколи завжди часто знову тепер зараз сьогодні завтра вчора дякую привіт потім який яка яке які", // prettier-ignore
  },
  ro: {
    opens: "un o niște nostru noastră noștri noastre",
    links: "de din la în pe pentru cu fără prin sub peste către între după lângă a al ai ale",
    joins: "și & sau",
    asks: "cum de ce când unde cine care cât",
    parts: "este sunt era erau fi fost va vor are au avea am aveți poate pot trebuie se eu tu el ea noi voi ei ele mă te îl îi le ne vă îmi îți își acest această acești aceste acel acea că să dacă dar însă deci deoarece deși nu nici niciodată nimic mai foarte mult multă mulți multe puțin tot toată toți toate fiecare câțiva câteva niciun alt altă alți alte doar încă deja aici acolo azi ieri mâine acum mereu mulțumesc salut da apoi care", // prettier-ignore
  },
  hu: {
    opens: "a az egy",
    links: "",
    joins: "és & vagy meg",
    asks: "hogyan miért mit mikor hol ki mi melyik mennyi így",
    parts: "van vannak volt voltak lesz lesznek lenni legyen kell lehet tud tudnak én te ő mi ti ők engem téged neki nekünk ez azt ezt ezek azok aki ami amely hogy ha mert bár de hanem tehát is csak már még nagyon sok kevés több kevesebb minden mindenki valaki valami semmi más maga nem ne soha mindig gyakran újra most ma holnap tegnap köszönöm szia helló igen itt ott akkor ezért után előtt alatt között", // prettier-ignore
  },
  tr: {
    opens: "bir",
    links: "için ile",
    joins: "ve & veya ya",
    asks: "nasıl neden niçin ne kim hangi kaç nerede",
    parts: "bu şu o ben sen biz siz onlar beni seni onu bizi sizi onları bana sana ona bize size bunu bunun şunu var yok değil olan olarak olduğu oldu olur olmaz ise idi gibi kadar göre sonra önce ama fakat ancak çünkü ki de da mi mı mu mü daha en çok az her hiç hep bazı tüm bütün aynı başka diğer kendi şimdi bugün yarın dün burada orada evet hayır teşekkürler merhaba lütfen eğer yalnızca sadece bile artık hemen", // prettier-ignore
  },
  el: {
    opens: "ο η το οι τα τον την του της των τους τις ένας μία μια ένα",
    links: "σε στο στη στην στον στα στις στους από για με χωρίς μέχρι πριν μετά κατά προς",
    joins: "και κι & ή",
    asks: "πώς γιατί τι πότε πού ποιος ποια ποιο πόσο",
    parts: "είναι ήταν έχει έχουν είχε μπορεί μπορείτε πρέπει θα να δεν μην εγώ εσύ αυτός αυτή αυτό εμείς εσείς αυτοί μου σου μας σας με σε τον που ότι αν όταν επειδή αλλά όμως λοιπόν επίσης μόνο ήδη ακόμα πολύ πολλά πολλοί λίγο περισσότερο λιγότερο κάθε όλα όλοι όλες κανείς τίποτα άλλος άλλη άλλο ίδιος ποτέ πάντα συχνά ξανά τώρα σήμερα αύριο χθες ευχαριστώ γεια ναι όχι εδώ εκεί μετά", // prettier-ignore
  },
  ar: {
    opens: "",
    links: "في من على عن إلى مع بين بعد قبل عند تحت فوق",
    joins: "و أو",
    asks: "كيف لماذا ما متى أين من ماذا كم",
    parts: "هو هي هم نحن أنا أنت أنتم هذا هذه ذلك تلك هؤلاء الذي التي الذين اللذان كان كانت كانوا يكون تكون ليس ليست قد لقد سوف أن إن أنّ إنّ لا لم لن ما إذا لو حتى حين حيث لكن لكنّ بل ثم كما كذلك أيضا أيضاً فقط كل كلّ بعض جميع أي غير نفس جدا جداً أكثر أقل هنا هناك اليوم أمس غدا غداً الآن دائما شكرا شكراً مرحبا أهلا نعم يمكن يجب وهو وهي لأن لأنّ منذ عندما بينما له لها لهم لنا لكم به بها فيه فيها منه منها عليه عليها إليه إليها", // prettier-ignore
  },
  he: {
    opens: "",
    links: "של על אל עם בין אחרי לפני תחת מעל בלי ללא",
    joins: "ו או",
    asks: "איך למה מה מתי איפה מי מדוע כמה איזה כיצד",
    parts: "הוא היא הם הן אנחנו אני אתה את אתם זה זאת זו אלה אלו היה הייתה היו יהיה תהיה יהיו יש אין לא כי אם כאשר כש אבל אלא אז גם רק כבר עוד מאוד הרבה מעט יותר פחות כל כולם שום אחר אחרת אותו אותה אותם כאן שם היום אתמול מחר עכשיו תמיד תודה שלום היי כן אפשר צריך חייב יכול יכולה יכולים לכם לנו לי לו לה להם שלנו שלכם שלי שלו שלה בו בה ממנו ממנה אשר", // prettier-ignore
  },
  hi: {
    opens: "हमारा हमारी हमारे आपका आपकी आपके",
    links: "का की के में से पर को तक लिए",
    joins: "और या व एवं तथा",
    asks: "कैसे क्यों क्या कब कहाँ कौन किस कितना",
    parts: "है हैं था थी थे हो हूँ होगा होगी होंगे होता होती होते हुआ हुई हुए गया गई गए जाता जाती जाते जाए रहा रही रहे कर करें करते करता करना किया की दें दिया लें ने मैं तू तुम आप हम वह वे यह ये मुझे हमें आपको उसे उन्हें इस उस इन उन जो जिस जब तब अगर तो लेकिन मगर पर क्योंकि कि भी ही सिर्फ़ बहुत कम ज़्यादा अधिक हर सब सभी कुछ कोई नहीं न मत कभी हमेशा फिर अब आज कल यहाँ वहाँ धन्यवाद नमस्ते हाँ जी ताकि इसलिए अपना अपनी अपने चाहिए सकता सकती सकते", // prettier-ignore
  },
  bn: {
    opens: "আমাদের আপনার",
    links: "জন্য থেকে মধ্যে",
    joins: "ও আর এবং বা",
    asks: "কীভাবে কেন কী কখন কোথায় কে",
    parts: "এই সেই ওই এটা সেটা আমি তুমি আপনি সে তিনি আমরা তারা তাঁরা আছে ছিল ছিলেন হয় হবে হল হয়েছে করে করুন করবেন করা না নেই নয় যে যা যদি তবে কিন্তু কারণ তাই শুধু খুব অনেক কম বেশি সব প্রতি কোনো কিছু এখন আজ কাল এখানে সেখানে ধন্যবাদ নমস্কার হ্যাঁ পর আগে দিয়ে নিয়ে", // prettier-ignore
  },
  id: {
    opens: "",
    links: "di ke dari untuk pada dengan dalam tanpa oleh antara",
    joins: "dan & atau",
    asks: "bagaimana mengapa kenapa apa kapan siapa cara",
    parts: "adalah ialah itu ini yang saya aku kamu anda kami kita mereka dia ia akan sudah telah sedang bisa dapat harus boleh tidak tak bukan jangan jika kalau karena tetapi tapi namun maka juga hanya saja lagi masih sangat banyak sedikit lebih kurang setiap semua para beberapa lain sendiri selalu sering sekarang hari besok kemarin terima kasih halo ya sini sana lalu agar supaya ada", // prettier-ignore
  },
  vi: {
    opens: "",
    links: "của ở trong trên dưới cho với từ đến tại về",
    joins: "và & hoặc",
    asks: "cách vì tại sao thế nào khi",
    parts: "là có được bị đã đang sẽ phải nên cần không chưa chẳng đừng tôi bạn anh chị em ông bà chúng ta họ nó này kia đó ấy mà thì nếu vì nhưng cũng chỉ còn rất nhiều ít hơn mỗi mọi các những khác tự luôn nữa nay hôm mai xin cảm ơn chào vâng rồi để ai gì", // prettier-ignore
  },
  ja: {
    opens: "",
    links: "の へ の",
    joins: "と や",
    asks: "",
    parts: "は が を に で も から まで より ので のに けど けれど が ね よ か です ます ました でした ません ない なく なかっ だ だっ た て し ている いる いた ある あり ない する した して され れる られる せる ください お願い これ それ あれ この その あの ここ そこ 私 私たち 皆さん みなさん また そして しかし でも だから とても すべて ばかり だけ など こと もの ため とき 時 よう なら たら れば 今日 昨日 明日 今 なる なり なっ という として について", // prettier-ignore
  },
  ko: {
    opens: "우리 저희",
    links: "및 위한 대한",
    joins: "와 과 및",
    asks: "왜 어떻게 무엇 언제 어디",
    parts: "그 이 저 그리고 그러나 하지만 그래서 또 또한 및 때 것 수 등 더 덜 매우 아주 잘 안 못 다 모두 모든 각 여러 다른 같은 있는 없는 하는 되는 있습니다 없습니다 합니다 됩니다 입니다 했습니다 있어요 없어요 해요 오늘 어제 내일 지금 항상 여기 거기 제가 나는 저는 나 너 그는 그녀는 네 아니요 안녕하세요 감사합니다 주세요", // prettier-ignore
  },
  zh: {
    opens: "",
    links: "的 里 裡",
    joins: "和 与 與 及",
    asks: "怎么 怎麼 怎样 怎樣 为什么 為什麼 如何 什么 什麼",
    parts: "是 在 有 了 着 著 过 過 就 都 也 还 還 又 再 很 太 更 最 不 没 沒 没有 沒有 别 別 要 会 會 能 可以 可 应 應 必须 必須 得 把 被 给 給 让 讓 用 从 從 到 向 对 對 于 於 由 因为 因為 所以 如果 但 但是 而 且 或 或者 我 你 您 他 她 它 我们 我們 你们 你們 他们 他們 咱们 大家 这 這 那 这个 這個 那个 那個 这些 這些 这里 這裡 那里 哪 谁 誰 每 各 所有 一些 几 幾 个 個 只 才 已 已经 已經 现在 現在 今天 昨天 明天 谢谢 謝謝 请 請 吗 嗎 呢 吧 啊 之 其 等 以 时 時 后 後 前 上 下 说 說 做 去 来 來", // prettier-ignore
  },
};

export type SmallWord = keyof Lists;
type Words = ReadonlyMap<string, SmallWord>;

const known = new Map<string, Words>();

/** What each small word of a language is; null for languages whose small words are not known. `base`: a tag's first part. */
export function smallWordsOf(base: string): Words | null {
  const language = SAME[base] ?? base;
  const lists = LISTS[language];
  if (lists === undefined) return null;
  let words = known.get(language);
  if (words === undefined) {
    // A word that also asks begins a clause; one that also links joins a name.
    const order: readonly SmallWord[] = ["parts", "opens", "links", "joins", "asks"];
    words = new Map(order.flatMap((kind) => lists[kind].split(" ").filter((word) => word !== "").map((word) => [word, kind] as const))); // prettier-ignore
    known.set(language, words);
  }
  return words;
}

const SAME: Readonly<Record<string, string>> = { no: "nb", nn: "nb" };
