import { graveIn, wordsIn } from "./illustrations/grave-words.ts";
import { isObituary } from "./illustrations/obituary.ts";

/**
 * What is grave without anybody's death, language by language: attack and flight, disaster and accident, heavy illness, fraud, violence
 * and abuse, mourning. `*` stands for the rest of a word, `_` for a space. What is only careful (a fire drill, an examination) is in no list.
 */
const SUBJECTS: Readonly<Record<string, string>> = {
  en: `air_raid* air-raid bombed unexploded_bomb* bombing* blitz shelling evacuees refugee* asylum deport* earthquake* flood floods flooding flooded flood-proofing wildfire* forest_fire* hurricane* tsunami* avalanche* landslide* disaster* shipwreck* accident accidents bleed bleeding injured a_stroke of_stroke after_stroke stroke_patients stroke_unit heart_attack* dementia alzheimer* hospice* palliative sepsis tumour* tumor* leukaemia leukemia depression overdose* snakebite* snake_bite* poisoned fraud* scam scams scammer* phishing swindle* stolen burglar* abuse* abuser* violence violent rape raped harassment bullying trafficking slavery holocaust mourn* grief grieving bereave* cenotaph women's_shelter`,
  de: `luftalarm* luftangriff* bombe* bomben* bombenangriff* flüchtling* geflüchtet* vertreib* kirchenasyl asyl* abgeschoben abschiebung* erdbeben* hochwasser* überschwemm* flutkatastrophe* waldbrand waldbrände* wirbelsturm tsunami* lawine* erdrutsch* katastrophe* unglück* unfall unfälle* verletzt* schlaganfall* herzinfarkt* demenz* alzheimer* hospiz* palliativ* sepsis tumor* leukämie depression* vergift* betrug* betrüg* gefälscht* enkeltrick* phishing* diebstahl* einbruch* missbrauch* gewalt gewalttat* gewaltschutz* frauenhaus* vergewaltig* belästig* mobbing holocaust sklaverei trauer* trauern* gedenk* asbest*`,
  fr: `alerte_aérienne bombardement* bombes réfugié* asile expulsé* séisme* tremblement_de_terre inondation* inondé* crue_de crues_de la_crue les_crues incendie_de_forêt feux_de_forêt ouragan* tsunami* avalanche* éboulement* catastrophe* naufrage* accident* blessé* hémorragie* avc infarctus crise_cardiaque démence alzheimer soins_palliatifs septicémie tumeur* leucémie dépression empoisonn* intoxication* fraude* arnaque* escroc* hameçonnage cambriol* violence* viol viols violé* harcèlement maltraitance* esclavage shoah deuil deuils`,
  es: `bombardeo* refugiad* asilo_político deportad* terremoto* sismo sismos alerta_sísmica inundaci* riada* incendio_forestal incendios_forestales huracán huracanes tsunami* avalancha* derrumbe* catástrofe* naufragio* accidente* herid* hemorragia* ictus derrame_cerebral infarto* demencia alzheimer cuidados_paliativos sepsis tumor tumores leucemia depresión envenen* intoxicaci* fraude* estafa* phishing robo robos violencia* violación violada acoso maltrato* esclavitud holocausto luto`,
  it: `bombardament* bomba bombe profugh* rifugiat* terremot* sisma alluvion* inondazion* incendi_boschivi incendio_boschivo uragan* tsunami valanga valanghe frana frane catastrof* naufragi* incident* infortun* ferit* emorragi* ictus infart* demenza alzheimer hospice cure_palliative sepsi tumore tumori leucemia depressione avvelen* intossic* frode frodi truff* phishing furto furti violenza violenze stupr* molesti* maltrattament* schiavitù olocausto lutto lutti cordoglio`,
  pt: `bombardeamento* bombardeio* refugiad* terramoto* terremoto* sismo sismos enchente* inundaç* incêndio_florestal incêndios_florestais furacão furacões tsunami* avalanche* deslizamento* catástrofe* naufrágio* acidente* ferid* hemorragia* avc derrame* enfarte infarto demência alzheimer cuidados_paliativos sepse tumor tumores leucemia depressão envenen* intoxicaç* fraude* golpe_do* burla* burlão phishing roubo* violência* estupro violação assédio maus-tratos escravidão escravatura holocausto luto`,
  nl: `luchtalarm luchtaanval* bombardement* bom bommen vluchteling* asiel* uitgezet aardbeving* overstroming* watersnood* bosbrand* orkaan orkanen tsunami* lawine* ramp rampen schipbreuk ongeluk* ongeval* gewond* bloeding* beroerte* hartinfarct* dementie alzheimer hospice* palliatief sepsis tumor* leukemie depressie* vergiftig* fraude* oplicht* babbeltruc* phishing diefstal* inbraak* misbruik* geweld verkrachting* intimidatie pesten slavernij holocaust rouw* herdenk*`,
  pl: `alarm_lotniczy nalot naloty bombardowa* bomba bomby bombę bombow* uchodźc* azyl* deport* trzęsieni* powod* powódź pożar_lasu pożary_lasów huragan* tsunami lawin* osuwisk* katastrof* wypadek wypadku wypadki wypadków wypadkach wypadkom rannych ranni krwotok* udar udaru udarze zawał* demencj* alzheimer* hospicj* paliatyw* sepsa sepsy białaczk* depresj* zatru* oszust* oszuka* wyłudz* phishing* kradzież* włamani* przemoc* gwałt gwałtu gwałcie molestowa* mobbing* niewol* holokaust* żałob* żałoba`,
  ru: `воздушн*_тревог* бомб* обстрел* бежен* землетрясени* наводнени* паводк* лесн*_пожар* пожары_в_лесу ураган* цунами лавин* оползн* катастроф* авари* кораблекрушени* несчастн*_случ* ранен* кровотечени* инсульт* инфаркт* деменци* альцгеймер* хоспис* паллиатив* сепсис* опухол* онколог* лейкоз* депресси* отравлени* мошенни* фишинг* краж* насили* изнасил* домогательств* травл* рабств* холокост* траур* скорб* блокад* утечк*_газа пахнет_газом`,
  uk: `повітрян*_тривог* бомб* обстріл* укритт* біжен* переселен* землетрус* повінь повен* паводк* лісов*_пожеж* ураган* цунамі лавин* зсув* катастроф* аварі* нещасн*_випад* поранен* кровотеч* інсульт* інфаркт* деменці* альцгеймер* хоспіс* паліатив* сепсис* пухлин* онколог* лейкоз* депресі* отруєн* шахра* фішинг* крадіж* насильств* насил* зґвалтув* домаган* цькуван* рабств* голокост* голодомор* жалоб* скорбот*`,
  sv: `flyglarm* bombanfall* bomb bomber flykting* asyl* jordbävning* översvämning* skogsbrand* skogsbränder orkan* tsunami* lavin* katastrof* olyck* skadad* blödning* stroke hjärtinfarkt* demens* alzheimer* hospice palliativ* sepsis tumör* leukemi* depression* förgift* bedrägeri* bedragar* nätfiske stöld* inbrott* våld våldet kvinnojour* övergrepp* våldtäkt* trakasseri* mobbning slaveri* förintelsen sorg sorgen sörj*`,
  da: `luftalarm* bombe* bomber flygtning* asyl* jordskælv* oversvømmelse* stormflod* skovbrand* skovbrande orkan* tsunami* lavine* katastrofe* ulykke* tilskadekom* blødning* blodprop* hjerneblødning* demens* alzheimer* hospice palliativ* sepsis tumor* leukæmi* depression* forgift* svindel* svindler* bedrageri* phishing tyveri* indbrud* vold volden krisecenter* overgreb* voldtægt* chikane mobning slaveri* holocaust sorg sorgen sørge*`,
  nb: `flyalarm* bombe* bomber flyktning* asyl* jordskjelv* flom flommen oversvømmelse* skogbrann* orkan* tsunami* snøskred* skred katastrofe* ulykke* skadd* blødning* hjerneslag* hjerteinfarkt* demens* alzheimer* hospice palliativ* sepsis svulst* leukemi* depresjon* forgift* svindel* svindler* bedrageri* phishing tyveri* innbrudd* vold volden krisesenter* overgrep* voldtekt* trakassering* mobbing slaveri* holocaust sorg sorgen sørge*`,
  tr: `hava_saldırısı bomba* bombardıman* mülteci* sığınmacı* deprem* sel seli selde taşkın* orman_yangın* kasırga* tsunami* çığ heyelan* felaket* facia* kaza kazası kazalar* yaralan* yaralı* kanama* felç inme kalp_krizi demans alzheimer hospis palyatif sepsis tümör* lösemi depresyon* zehirlen* dolandır* sahtekar* kimlik_avı hırsızlık* istismar* şiddet* tecavüz* taciz* zorbalık* kölelik* soykırım* yas yası matem* taziye*`,
  cs: `letecký_poplach nálet* bomba bomby bombu bombardov* uprchlí* azyl* deport* zemětřesení povodeň povodn* záplav* lesní_požár* hurikán* tsunami lavin* sesuv* katastrof* nehod* zraněn* krvácen* mrtvice mrtvici infarkt* demenc* alzheimer* hospic* paliativ* sepse nádor* leukémi* deprese depresí otrav* podvod* podvodn* phishing* krádež* vloupán* násil* znásiln* obtěžován* šikan* otroctv* holokaust* smutek zármutek truchl*`,
  ro: `alarmă_aeriană bombardament* bombă bombe refugiat* azil_politic cutremur* inundați* viitur* incendii_de_pădure uragan* tsunami avalanș* alunecări_de_teren catastrof* accident* rănit* hemoragi* accident_vascular infarct* demenț* alzheimer paliativ* sepsis tumor* leucemi* depresi* otrăvi* intoxicați* fraud* înșelăto* escroc* phishing furt furturi violenț* viol hărțuire* abuz* sclavi* holocaust doliu`,
  hu: `légiriadó* bomba* bombáz* menekült* földrengés* árvíz* árvizek* erdőtűz* erdőtüz* hurrikán* cunami* lavina* földcsuszamlás* katasztrófa* baleset* sérült* vérzés* agyvérzés* sztrók* szívinfarktus* demencia* alzheimer* hospice* palliatív* szepszis* daganat* leukémia* depresszió* mérgez* csalás* csaló* adathalász* lopás* betörés* erőszak* zaklatás* bántalmaz* rabszolga* holokauszt* gyász*`,
  fi: `ilmahälytys* pommi* pommitus* pakolai* turvapaik* maanjäristy* tulva tulvan tulvat tulvi* metsäpal* hirmumyrsky* tsunami* lumivyöry* katastrofi* onnettomuu* loukkaantu* verenvuo* aivohalvau* aivoinfarkti* sydäninfarkti* dementia* muistisairau* alzheimer* saattohoi* sepsis kasvain* leukemia* masennu* myrkyty* petos petok* huijau* huijari* tietojenkalaste* varkau* murto murron väkivalta* väkivallan raiskau* häirin* kiusaami* orjuu* holokausti* suru surun surua`,
  el: `συναγερμ*_αεροπορικ* βομβαρδισμ* βόμβ* πρόσφυγ* προσφύγ* άσυλο σεισμ* πλημμύρ* πλημμυρ* πυρκαγι* δασικ*_πυρκαγι* τυφών* τσουνάμι χιονοστιβάδ* κατολίσθησ* καταστροφ* ναυάγι* ατύχημα* ατυχήμα* τραυματ* αιμορραγ* εγκεφαλικ* έμφραγμα άνοια άνοιας αλτσχάιμερ παρηγορητικ* σήψη καρκίν* λευχαιμί* κατάθλιψ* δηλητηρ* απάτ* απατεών* κλοπ* διάρρηξ* βία βίας κακοποί* βιασμ* παρενόχλησ* εκφοβισμ* δουλεί* ολοκαύτωμα πένθος πένθους`,
  bg: `въздушна_тревога бомб* бежан* земетресени* наводнени* горски_пожар* ураган* цунами лавин* свлачищ* катастроф* злополук* ранен* кръвоизлив* инсулт* инфаркт* деменци* хоспис* палиатив* сепсис тумор* левкеми* депреси* отравян* измам* фишинг кражб* насили* изнасилван* тормоз* робств* холокост* траур* скръб*`,
  id: `bom pengungsi gempa banjir kebakaran_hutan tsunami longsor bencana kecelakaan terluka perdarahan pendarahan stroke serangan_jantung demensia paliatif kanker tumor leukemia depresi keracunan penipuan penipu pencurian kekerasan pelecehan perundungan perbudakan duka berduka`,
  vi: `không_kích bom tị_nạn động_đất lũ lũ_lụt ngập_lụt cháy_rừng bão sóng_thần sạt_lở thảm_họa tai_nạn bị_thương chảy_máu đột_quỵ nhồi_máu sa_sút_trí_tuệ khối_u bạch_cầu trầm_cảm ngộ_độc lừa_đảo trộm_cắp bạo_lực xâm_hại quấy_rối bắt_nạt nô_lệ tang`,
  fa: `بمباران پناهنده زلزله سیل سونامی بهمن فاجعه تصادف زخمی خونریزی سکته سرطان تومور افسردگی مسمومیت کلاهبرداری سرقت خشونت تجاوز سوگ`,
  ar: `غارة غارات قصف قنابل قنبلة لاجئ* لاجئين نازح* زلزال زلازل فيضان* سيول حرائق_الغابات إعصار تسونامي انهيار كارثة كوارث حادث حوادث جريح جرحى إصابات نزيف جلطة سكتة سرطان ورم أورام خرف الزهايمر اكتئاب تسمم احتيال محتال* سرقة عنف اعتداء تحرش اغتصاب تنمر عبودية حداد عزاء`,
  he: `אזעק* אזעקת_אמת הפצצ* פצצ* מקלט פליט* רעידת_אדמה רעידות_אדמה שיטפון שיטפונות הצפה הצפות שריפות שריפת_יער הוריקן צונאמי מפולת אסון אסונות תאונ* פצוע* דימום שבץ התקף_לב דמנציה אלצהיימר הוספיס פליאטיב* סרטן לוקמיה דיכאון הרעל* הונא* הונאות נוכל* פישינג גנב* פריצות אלימות התעלל* אונס הטרד* בריונות עבדות אבלים הנצחה`,
  hi: `हवाई_हमला बम शरणार्थी भूकंप भूकम्प बाढ़ जंगल_की_आग तूफ़ान सुनामी भूस्खलन आपदा दुर्घटना हादसा घायल रक्तस्राव लकवा दिल_का_दौरा कैंसर ट्यूमर डिमेंशिया अवसाद ज़हर ज़हरीले सर्पदंश साँप_के_काटने धोखाधड़ी ठगी ठग चोरी हिंसा बलात्कार उत्पीड़न गुलामी शोक आग_लगे`,
  bn: `বোমা* শরণার্থী* ভূমিকম্প* বন্যা* ঘূর্ণিঝড়* সুনামি* ভূমিধস* দুর্যোগ* দুর্ঘটনা* আহত* রক্তক্ষরণ* স্ট্রোক* ক্যান্সার* টিউমার* ডিমেনশিয়া* বিষণ্নতা* বিষক্রিয়া* সাপে_কাটা* প্রতারণা* প্রতারক* চুরি* সহিংসতা* নির্যাতন* ধর্ষণ* হয়রানি* দাসত্ব* শোক* ডেঙ্গু*`,
  zh: `空袭 空襲 炸弹 轰炸 轟炸 难民 難民 地震 洪水 洪涝 水灾 水災 山火 森林火灾 飓风 颱風 台风 海啸 海嘯 雪崩 泥石流 灾难 災難 灾害 事故 受伤 受傷 出血 中风 中風 脑卒中 心梗 癌 肿瘤 腫瘤 白血病 痴呆 失智 抑郁 憂鬱症 血透 中毒 诈骗 詐騙 反诈 反詐 骗子 騙子 盗窃 家暴 暴力 性侵 性骚扰 性騷擾 霸凌 奴隶 奴隸 哀悼 悼念 追思`,
  ja: `空襲 爆弾 爆撃 難民 地震 洪水 水害 豪雨 土砂災害 山火事 津波 雪崩 災害 震災 遭難 事故 負傷 けが人 出血 脳卒中 脳梗塞 心筋梗塞 癌 腫瘍 白血病 認知症 うつ病 中毒 詐欺 窃盗 空き巣 暴力 虐待 性被害 ハラスメント いじめ 奴隷 追悼 喪中 弔い 偲ぶ`,
  ko: `공습 폭탄 폭격 난민 지진 홍수 수해 산불 태풍 쓰나미 해일 눈사태 산사태 재난 재해 참사 사고 부상 출혈 뇌졸중 심근경색 암_환자 종양 백혈병 치매 우울증 중독 사기_피해 사기꾼 금융사기 사기_전화 보이스피싱 절도 폭력 학대 성폭력 성희롱 괴롭힘 노예 추모 애도 상중`,
};

/** A title that takes leave of somebody or keeps a memory is grave where the film speaks of a death; else somebody moves, or retires. */
const LEAVE =
  /(?<![\p{L}\p{M}])(?:farewell|goodbye|in memory|remembering|memories of|abschied|erinnerung|zum gedenken|adieu|au revoir|en souvenir|souvenirs? de|despedida|adiós|recuerdo|addio|ricordo|ricordando|adeus|lembrança|afscheid|vaarwel|herinnering|pożegnanie|wspomnienie|прощани\p{L}*|память|памяти|прощанн\p{L}*|пам[ʼ'’]ят\p{L}*|farväl|avsked|minne\p{L}*|farvel|afsked|mindet|veda|vedası|anısına|rozloučení|vzpomínk\p{L}*|rămas bun|amintire\p{L}*|búcsú\p{L}*|emlék\p{L}*|jäähyväis\p{L}*|muisto\p{L}*|αποχαιρετισμ\p{L}*|στη μνήμη|сбогом|perpisahan|kenangan|tạm biệt|tưởng nhớ|وداع\p{L}*|ذكرى|פרידה|לזכר\p{L}*|विदाई|याद)(?![\p{L}\p{M}])|告别|告別|送别|纪念|紀念|别れ|お別れ|を偲|思い出|작별|이별|기억하며/iu;

/** Of the sentences of a film on what is grave so many speak of it, where its title does not. */
const SHARE = 0.2;
const LEAST = 3;

const readers = new Map<string, RegExp | null>();

function subjectsIn(base: string): RegExp | null {
  const known = readers.get(base);
  if (known !== undefined) return known;
  const list = SUBJECTS[base];
  const made = list === undefined ? null : wordsIn(list, base);
  readers.set(base, made);
  return made;
}

/**
 * Whether a film is on something grave: war, death, heavy illness, disaster, violence, fraud, mourning. Its looks are quiet then.
 * `told`: its sentences; `base`: a language tag's first part.
 */
export function isGraveSubject(title: string, told: readonly string[], base: string): boolean {
  const ofDeath = graveIn(base);
  const subjects = subjectsIn(base);
  const isGrave = (text: string): boolean => ofDeath(text) || (subjects?.test(text) ?? false);
  if (isGrave(title) || isObituary([title], base)) return true;
  if (LEAVE.test(title) && told.some(ofDeath)) return true;
  const times = told.filter(isGrave).length;
  return times >= LEAST && times >= told.length * SHARE;
}
