import { MORE_WORDS } from "./style-words-more.ts";
import type { StyleName } from "../../artifacts/style.ts";

/** Styles that words can speak for; `clean_lecture` is what serves when none do. */
export type SpokenStyle = Exclude<StyleName, "clean_lecture">;

/**
 * Words and beginnings of words (with a star) by which a brief tells what kind of film it wants, in the languages
 * that briefs come in most. Scripts without spaces are searched for as they stand.
 */
const WORDS: Record<SpokenStyle, string> = {
  professional_training: `
    training trainings onboarding compliance policy policies employee* staff workplace colleague* supervisor*
    procedure* mandatory checklist guideline* phishing password* incident* safety hygiene gdpr evacuat* emergency
    protective handwashing rules must alarm warden warehouse workers nurse nurses nursing new_hires first_day trainee*
    disinfect* forklift hazard*
    schulung* unterweisung* mitarbeiter* mitarbeitende* beschäftigte* richtlinie* vorschrift* arbeitsschutz
    arbeitsplatz regeln datenschutz vorgesetzte* passwort* passwörter notfall* betriebsrat pflegekräfte hygiene* händedesinfektion desinfektion* auszubildende* azubis station
    feueralarm* notausgang* notausgänge sammelplatz* feuerlöscher* brandschutz* evakuier* fluchtweg* unterweisen* gefahrstoff*
    évacuation extincteur* point_de_rassemblement sortie_de_secours evacuación extintor* salida_de_emergencia
    punto_de_encuentro evacuazione estintor* punto_di_raccolta uscita_di_sicurezza evacuação saída_de_emergência
    ontruiming* brandblusser* nooduitgang* verzamelplaats ewakuacj* gaśnic* эвакуаци* огнетушител*
    tahliye yangın_tüpü 疏散 灭火器 滅火器 避難 消火器 非常口 대피 소화기 비상구 الإخلاء طفاية פינוי מטף निकासी अग्निशामक
    formation employé* salarié* consigne* obligatoire* conformité procédure* règlement* collègue* mot_de_passe
    capacitación obligatorio* empleado* trabajador* cumplimiento procedimiento* normativa contraseña* seguridad_laboral
    formazione obbligator* dipendent* procedur* conformità normativ* sicurezza_sul_lavoro collegh*
    treinamento obrigatóri* funcionári* conformidade colaborador* senha*
    обучение правила сотрудник* инструктаж* регламент* безопасности
    eğitimi çalışan* prosedür* mevzuat*
    培训 員工 员工 合规 规章 制度 安全生产 密码 研修 社員 従業員 規程 手順 コンプライアンス 職場
    교육 직원 규정 준수 절차 손씻기 प्रशिक्षण कर्मचारी अनुपालन تدريب الموظف موظفي الامتثال إجراءات السلامة`,
  product_showcase: `
    product products launch launches introducing pricing price prices feature features subscription subscribe
    customers buy buyers discount warranty shipping ships_in ships_from ships_on ships_free ships_to upgrade trial startup app sale shop web_shop order ordering
    refund send_it_back free_delivery
    produkt produkte produktvorstellung neuheit* preis preise kunden angebot abo garantie bestellen funktionen testversion kaufen käufer* onlineshop lieferung rückgabe
    produit produits lancement tarif* prix clients offre garantie abonnement commandez fonctionnalités
    producto productos lanzamiento precio* clientes oferta garantía suscripción funciones
    prodotto prodotti lancio prezzo prezzi clienti offerta garanzia abbonamento funzionalità
    produto produtos lançamento preço* clientes garantia assinatura lançada compre grátis
    продукт* запуск цена цены клиент* подписк* скидк* ürün* fiyat* müşteri* lansman
    产品 新品 发布 价格 功能 订阅 优惠 製品 発売 新機能 価格 お客様 제품 출시 가격 기능 고객
    उत्पाद कीमत ग्राहक منتج إطلاق السعر ميزات العملاء`,
  cinematic_story: `
    story stories tale legend myth history biography memoir born died century war king queen empire journey
    childhood village once_upon_a_time grew_up years_later grandfather grandmother wedding poem
    geschichte märchen legende geboren starb jahrhundert krieg könig* kindheit es_war_einmal biografie
    histoire légende né née mourut siècle guerre roi reine enfance il_était_une_fois
    historia leyenda nació murió siglo guerra rey reina infancia érase_una_vez
    storia leggenda nacque morì secolo guerra infanzia c'era_una_volta
    história lenda nasceu morreu século guerra infância era_uma_vez
    история сказка легенда родился родилась умер век война детств*
    hikaye tarih efsane doğdu yüzyıl savaş bir_varmış
    故事 传说 历史 从前 出生于 世纪 战争 皇帝 童年 物語 昔々 伝説 歴史 生まれ 世紀 戦争
    이야기 옛날 전설 역사 태어 세기 전쟁 कहानी इतिहास राजा युद्ध قصة حكاية تاريخ ولد القرن حرب ملك`,
  science_explainer: `
    science physics chemistr* biolog* cell cells atom atoms molecule* energy planet planets universe quantum
    climate gene genes dna brain neuron* evolution experiment* algorithm* mathematics theorem equation* electric*
    oxygen carbon solar nuclear turbine* photosynthesis ocean volcano* gravity velocity software computer* encryption database databases server servers browser internet network robot*
    physik gehirn chemie biologie energie zelle* planet* algorithmus gleichung* schwerkraft teilchen
    physique cerveau chimie biologie énergie cellule* planète* algorithme équation*
    física cerebro química biología energía célula* planeta* algoritmo ecuación*
    fisica cervello chimica biologia cellula cellule pianeta algoritmo equazione
    biologia célula algoritmo equação физика мозг химия биология энерги* клетк* планет* алгоритм* уравнени*
    fizik kimya biyoloji enerji hücre*
    物理 化学 化學 生物 能量 细胞 宇宙 算法 光合 科学 細胞 エネルギー 과학 에너지 세포
    विज्ञान ऊर्जा कोशिका فيزياء كيمياء الطاقة خلية`,
};

/** Scripts whose words are not parted by spaces or take prefixes and endings: a listed form may stand inside a word. */
const INSIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Hebrew}\p{Script=Thai}]/u;
const WORD = /[\p{L}\p{N}'’]+/gu;

/** `whole` words, `beginnings` of words, and forms that are looked for anywhere, phrases among them. */
type Forms = { whole: Set<string>; beginnings: string[]; anywhere: string[] };

function formsOf(list: string): Forms {
  const forms: Forms = { whole: new Set(), beginnings: [], anywhere: [] };
  for (const form of new Set(list.split(/\s+/u).filter((word) => word !== ""))) {
    if (form.includes("_") || INSIDE.test(form)) forms.anywhere.push(form.replaceAll("_", " "));
    else if (form.endsWith("*")) forms.beginnings.push(form.slice(0, -1));
    else forms.whole.add(form);
  }
  return forms;
}

const FORMS = Object.entries(WORDS).map(
  ([style, list]) => [style as SpokenStyle, formsOf(`${list} ${MORE_WORDS[style as SpokenStyle]}`)] as const,
);

/** For each style the words of the text that speak for it, each once, in the text's order. */
export function spokenFor(text: string): Record<SpokenStyle, string[]> {
  const lower = text.toLowerCase().replaceAll(/\s+/gu, " ");
  // Each word is looked at once, however often it is said: a long text has few of them.
  const words = new Set(lower.match(WORD));
  const found = FORMS.map(([style, forms]) => [style, heard(lower, words, forms)]);
  return Object.fromEntries(found) as Record<SpokenStyle, string[]>;
}

/** Words that explainers, notices and stories use as well as those who sell. */
const OF_ANY_TEXT = formsOf(`
  price prices costs buy buyers customers order ordering sale shop app trial product products feature features discount
  preis preise kunden kaufen käufer* bestellen angebot produkt produkte funktionen lieferung
  prix clients offre produit produits tarif* precio* clientes oferta producto productos funciones
  prezzo prezzi clienti offerta prodotto prodotti preço* produto produtos compre
  цена цены клиент* купить продукт* бесплатн* fiyat* müşteri* ücretsiz ürün* produkt* cena ceny klient* prijs prijzen klanten bestel*
  价格 购买 客户 价格 価格 商品 注文 가격 고객 구매 주문 판매 कीमत ग्राहक السعر العملاء الأسعار ريال درهم للبيع מחיר מחירים לקוחות
  ราคา สินค้า ลูกค้า giá khách_hàng harga pelanggan`);

/** Whether words for selling name no more than prices and who pays them. */
export function onlyNamesPrices(words: readonly string[]): boolean {
  const { whole, beginnings, anywhere } = OF_ANY_TEXT;
  return words.every(
    (word) =>
      whole.has(word) || anywhere.includes(word) || beginnings.some((start) => word.startsWith(start)),
  );
}

function heard(text: string, words: ReadonlySet<string>, { whole, beginnings, anywhere }: Forms): string[] {
  const spoken = [...words].filter(
    (word) => whole.has(word) || beginnings.some((start) => word.startsWith(start)),
  );
  return [...spoken, ...anywhere.filter((form) => text.includes(form))];
}
