/** What a point of several begins with that only adds it to those before, by language: "And", "Außerdem". */
export const ADDS: Readonly<Record<string, string>> = {
  en: "and|also|besides|moreover|in addition|on top of that|what is more|plus",
  de: "und|außerdem|zudem|darüber hinaus|dazu kommt|hinzu kommt|ferner|auch",
  fr: "et|en outre|de plus|par ailleurs|aussi",
  es: "y|e|además|asimismo|también",
  it: "e|ed|inoltre|in più|anche",
  pt: "e|além disso|também|ainda",
  nl: "en|bovendien|daarnaast|ook|verder",
  sv: "och|dessutom|också",
  da: "og|desuden|derudover",
  nb: "og|dessuten|i tillegg",
  pl: "i|oraz|poza tym|ponadto|do tego|dodatkowo|również",
  cs: "a|navíc|kromě toho|také",
  ru: "и|к тому же|кроме того|вдобавок|также|ещё|еще",
  uk: "і|й|та|до того ж|крім того|також|ще",
  tr: "ve|ayrıca|bunun yanında|üstelik|bir de",
  ar: "كما أن|كما|بالإضافة إلى ذلك|إضافة إلى ذلك|وأيضا|أيضا",
  he: "חוץ מזה|בנוסף|כמו כן|וגם|גם",
  hi: "और|इसके अलावा|साथ ही|इसके साथ ही",
  zh: "另外|此外|而且|并且|並且|还有|還有|同时|同時",
  ja: "そして|また|さらに|加えて|それに|しかも|おまけに",
  ko: "그리고|또한|게다가|또|더불어",
};

/** What sets a sentence against those before it, or draws its conclusion from them: it is no point among others. */
export const TURNS_OR_CONCLUDES =
  /^(?:but|however|so|thus|hence|therefore|still|yet|instead|nevertheless|that(?: i|['’])s why|for (?:this|that) reason|this means|in short|aber|doch|jedoch|also|daher|deshalb|darum|deswegen|trotzdem|dennoch|somit|kurz|mais|cependant|pourtant|donc|c['’]est pourquoi|ainsi|bref|pero|sin embargo|por eso|por lo tanto|así que|ma|però|tuttavia|quindi|perciò|dunque|per questo|mas|porém|contudo|por isso|portanto|maar|echter|toch|dus|daarom|men|därför|alltså|ändå|derfor|altså|likevel|alligevel|ale|jednak|więc|dlatego|zatem|však|proto|takže|но|однако|поэтому|так что|значит|але|проте|однак|тому|отже|ama|ancak|fakat|bu yüzden|bu nedenle|oysa|لكن|ولكن|لذلك|لذا|إذن|אבל|אולם|אך|לכן|לפיכך|लेकिन|परंतु|मगर|इसलिए|अतः|그러나|하지만|그래서|그러므로|따라서)(?![\p{L}\p{M}])|^(?:但|可是|不过|不過|然而|所以|因此|于是|於是|しかし|でも|だから|ですから|したがって|ところが|そのため|つまり)/iu;
