import { toPattern, wholeWords } from "./text/regex.ts";

/**
 * Words of what is warm in itself, language by language: food and who cooks it, home and family, school, a farewell, a workshop,
 * a neighbourhood. A film on them is not told in cold or boggy colours. `*` stands for any ending.
 */
const WARM: Readonly<Record<string, string>> = {
  en: "bread bakery bakeries baker bakers canteen* kitchen* soup* meal meals supper dinner lunch breakfast recipe* cook cooks cooked cooking cake* restaurant* café* cafe* family families grandmother* grandfather* granny mother* father* parents children child pupils school schools teacher* retire* retirement birthday* wedding* neighbour* neighbor* tailor* workshop* repair* shop shops supermarket* museum* volunteer*",
  de: "brot* bäcker* kantine* küche* suppe* mahlzeit* abendessen mittagessen frühstück* rezept* kochen kocht gekocht kuchen* restaurant* gasthaus* café* familie* großmutter* großvater* oma opa mutter vater eltern kind kinder* schüler* schule* lehrer* ruhestand rente* abschied* geburtstag* hochzeit* nachbar* schneider* werkstatt* reparatur* laden läden museum* ehrenamt*",
  fr: "pain* boulang* cantine* cuisine* soupe* repas dîner déjeuner recette* gâteau* restaurant* café* famille* grand-mère* grand-père* mère* père* parents enfant* élève* école* maître* maîtresse* retraite* anniversaire* mariage* voisin* couturi* tailleur* atelier* répar* boutique* magasin* musée* bénévole*",
  es: "pan panader* comedor* cocina* sopa* comida* cena almuerzo desayuno receta* pastel* restaurante* familia* abuel* madre* padre* niñ* alumn* escuela* colegio* maestr* jubila* cumpleaños boda* vecin* sastre* taller* repara* tienda* museo* voluntari*",
  it: "pane panifici* forno fornai* mensa mense cucina* zuppa zuppe pasto pasti cena pranzo colazione ricett* torta torte ristorant* trattori* famigli* nonn* madre padre genitori bambin* alunn* scuol* maestr* pension* compleann* matrimoni* vicin* sart* botteg* laborator* ripara* negozi* museo volontar*",
  pt: "pão pães padaria* padeir* cantina* cozinha* sopa* refeiç* jantar almoço receita* bolo* restaurante* família* avó* avô* mãe* pai pais criança* alun* escola* professor* reforma aposentad* aposentador* aniversário* casamento* vizinh* alfaiat* oficina* repara* loja* museu* voluntári*",
  nl: "brood* bakker* kantine* keuken* soep* maaltijd* avondeten lunch ontbijt recepten koken kookt taart* restaurant* café* familie* oma opa moeder* vader* ouders kind kinderen leerling* school scholen juf pensioen* verjaardag* bruiloft* buurt* buren kleermaker* werkplaats* reparat* winkel* museum* vrijwillig*",
  sv: "bröd* bagar* bageri* matsal* kök* soppa* soppor måltid* middag lunch frukost* kaka kakor tårt* restaurang* kafé* familj* mormor* morfar* farmor* farfar* mamma pappa föräldr* barn* elev* skol* lärar* pension* födelsedag* bröllop* grann* skräddar* verkstad* repar* butik* museum* volontär*",
  pl: "chleb* piekar* stołówk* bar bary barów barze kuchni* zup* pierog* obiad* kolacj* śniadani* przepis* ciast* rodzin* babci* dziadek dziadk* mama tata rodzic* dzieci uczeń uczni* szkoł* nauczyciel* emeryt* urodzin* wesel* sąsiad* krawc* krawiec* warsztat* napraw* sklep* muze* wolontariusz*",
  ru: "хлеб* пекар* столов* кухн* суп супа супы борщ* обед* ужин* завтрак* рецепт* пирог* ресторан* кафе семья семьи семье семьёй семей бабушк* дедушк* мама мамы папа папы родител* дети детей детям учени* школ* учител* пенси* рождени* свадьб* сосед* портн* мастерск* ремонт* магазин* музе* волонт*",
  uk: "хліб* пекар* їдальн* кухн* суп борщ* обід* вечер* сніданок* рецепт* родин* бабус* дідус* мама мами тато батьк* діти дітей учн* школ* вчител* пенсі* весілл* сусід* майстерн* ремонт* крамниц* музе* волонтер*",
  tr: "ekmek* fırın* fırıncı* yemekhane* mutfak* mutfağ* çorba* yemek* kahvaltı* tarif* pasta* lokanta* kafe* pazar* aile* anne* baba* büyükanne* dede* çocuk* öğrenci* okul* öğretmen* emekli* doğum düğün* komşu* terzi* atölye* tamir* dükkan* dükkân* müze* gönüllü*",
};
/** Written with what stands before a noun, or without spaces: looked for anywhere. */
const WITHIN: Readonly<Record<string, string>> = {
  ar: "خبز|مخبز|مطبخ|حساء|وجبة|عشاء|غداء|فطور|مطعم|عائل|والدي|والدت|والدها|أطفال|مدرس|معلم|تقاعد|عرس|زفاف|جيران|خياط|ورشة|تصليح|دكان|متجر|متحف",
  he: "לחם|מאפי|מטבח|מרק|ארוח|מתכון|עוגה|מסעד|משפח|סבתא|סבא|אמא|אבא|הורים|ילד|תלמיד|בית ספר|מורה|פרישה|פורש|יום הולדת|חתונה|שכנ|חייט|סדנ|תיקון|חנות|מוזיאון",
  hi: "रोटी|रसोई|सूप|खाना|भोजन|नाश्ता|परिवार|दादी|नानी|दादा|माँ|पिता|बच्च|स्कूल|विद्यालय|शिक्षक|सेवानिवृत्त|जन्मदिन|शादी|पड़ोस|दर्ज़ी|दर्जी|मरम्मत|दुकान",
  zh: "面包|麵包|食堂|厨房|廚房|汤|早餐|午饭|晚饭|菜谱|蛋糕|饭馆|餐馆|家人|家庭|奶奶|外婆|爷爷|妈妈|爸爸|父母|孩子|学生|學生|学校|學校|老师|老師|退休|生日|婚礼|邻居|鄰居|裁缝|修理|小店|商店|菜市场",
  ja: "パン屋|パンを|食堂|台所|厨房|料理|ごはん|味噌汁|朝食|昼食|夕食|給食|家族|祖母|祖父|おばあ|おじい|母|父|子ども|子供|生徒|学校|先生|退職|定年|誕生日|結婚|近所|仕立|修理|お店|商店",
  ko: "빵|식당|부엌|주방|국물|김치|김장|밥|음식|아침밥|점심|저녁밥|가족|할머니|할아버지|어머니|아버지|부모|아이|학생|학교|선생|은퇴|퇴직|생일|결혼|이웃|재단사|수선|수리|가게|시장",
};

/** What is cooked with, and how: warm where many sentences name it, as recipes do; flour or an oven alone may be of a factory. */
const COOKED: Readonly<Record<string, string>> = {
  en: "flour dough batter butter oven simmer* whisk* tablespoon* teaspoon* garlic onion* eggs",
  de: "mehl teig* butter backofen ofen köchel* verquirl* esslöffel teelöffel knoblauch zwiebel* eier",
  fr: "farine* pâte beurre* four mijot* fouett* cuillère* cuillères œufs ail oignon*",
  es: "harina* masa mantequilla horno hornea* cucharada* cucharadita* huevos ajo cebolla*",
  it: "farina* impasto burro forno cucchiai* uova aglio cipoll*",
  pt: "farinha* massa manteiga forno colher colheres ovos alho cebola*",
  nl: "bloem deeg boter oven eetlepel* theelepel* eieren knoflook uien",
  sv: "mjöl deg degen smör ugn ugnen matsked* tesked* ägg vitlök* lök*",
  pl: "mąk* ciasto masła masło piekarnik* łyżk* łyżeczk* jajka czosnk* cebul*",
  ru: "мук* тесто теста масло масла духовк* ложк* яйца чеснок* лук",
  uk: "борошн* тісто тіста масло масла духовк* ложк* яйця часник* цибул*",
  tr: "un hamur* tereyağ* fırın* kaşık* kaşığ* yumurta* sarımsak* soğan*",
  ar: "طحين|دقيق|زبدة|عجين|ملعقة|ملاعق|بصل|ثوم|الفرن",
  he: "קמח|בצק|חמאה|תנור|כפית|כפות|בצל|שום|ביצים",
  hi: "आटा|आटे|मैदा|घी|मक्खन|चम्मच|प्याज|प्याज़|लहसुन|कड़ाही",
  zh: "面粉|麵粉|面团|麵團|黄油|烤箱|汤匙|茶匙|葱花|大蒜|下锅|翻炒",
  ja: "小麦粉|生地|バター|オーブン|大さじ|小さじ|玉ねぎ|にんにく|煮込|フライパン",
  ko: "밀가루|반죽|버터|오븐|큰술|작은술|양파|마늘|볶|끓이",
};

const known = new Map<string, { warm: RegExp; cooked: RegExp | null } | null>();

function wordsOf(base: string): { warm: RegExp; cooked: RegExp | null } | null {
  const found = known.get(base);
  if (found !== undefined) return found;
  const [list, inside, cooked] = [WARM[base], WITHIN[base], COOKED[base]];
  const patternOf = list !== undefined ? wholeWordsOf : (words: string) => toPattern(words, "u");
  const warm = list ?? inside;
  const made =
    warm === undefined
      ? null
      : { warm: patternOf(warm), cooked: cooked === undefined ? null : patternOf(cooked) };
  known.set(base, made);
  return made;
}

function wholeWordsOf(list: string): RegExp {
  const words = list.replaceAll("*", "[\\p{L}\\p{M}]*").replaceAll(" ", "|");
  return toPattern(wholeWords(words), "iu");
}

/** A film is on something warm where its title says so, or such a part of its sentences. */
const SHARE = 0.25;
const LEAST = 3;

/** Whether a film is on something warm in itself. `base`: a language's tag. */
export function isWarm(title: string, told: readonly string[], base: string): boolean {
  const words = wordsOf(base);
  if (words === null) return false;
  const { warm, cooked } = words;
  const times = told.filter((sentence) => warm.test(sentence)).length;
  const all = cooked === null ? times : told.filter((sentence) => warm.test(sentence) || cooked.test(sentence)).length; // prettier-ignore
  return (warm.test(title) && times > 0) || (all >= LEAST && all >= told.length * SHARE);
}
