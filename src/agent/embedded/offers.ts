import { OWN } from "./naming/introduced-words.ts";
import { toPattern } from "./text/regex.ts";

/** How a text sells what it shows; each sign counts once. */
export type OfferSign = "maker" | "launch" | "order" | "price" | "terms" | "shop" | "address";

const word = (forms: string): string => `(?<![\\p{L}\\p{M}])(?:${forms})(?![\\p{L}\\p{M}])`;

/** Who makes or sells speaks of it. */
const MAKER = toPattern(
  [
    word("(?:we|i)(?: \\p{L}+ly)? (?:make|sell|brew|bake|build|sew|roast|craft|grow|print|knit|carve|distil|produce|design)|who make \\p{L}+|(?:tiny|small|family|little)(?: \\p{L}+){0,2} (?:workshop|bakery|brewery|studio|farm|firm|company|shop)"),
    word("(?:wir|ich)(?: \\p{L}+){0,6} (?:verkaufen?|fertigen?|nähen?|brauen?|backen?|rösten?|bauen?|stellen?|produzieren?)|verkaufen? (?:wir|ich|meine[nrs]?|unsere[nrs]?)|kleine (?:\\p{L}+ei|manufaktur|werkstatt)"),
    word("nous (?:fabriquons|vendons|produisons|brassons|créons|cousons|proposons)|(?:artisans?|petit atelier|chevriers?|savonnerie|brasserie artisanale)"),
    word("(?:hacemos|vendemos|fabricamos|elaboramos|cosemos|tostamos)|(?:mi|nuestra) familia (?:hace|elabora|produce|cultiva|vende)|siamo una piccola|(?:produciamo|vendiamo|facciamo|cuciamo|tostiamo)|(?:fazemos|vendemos|produzimos)|cervejaria artesanal"),
    word("(?:wij|we|ik) (?:maken|verkopen|bouwen|brouwen|bakken|naaien)|szyjemy|robimy|sprzedajemy|produkujemy|wypiekamy|(?:vi|jag|jeg) (?:bygger|säljer|tillverkar|gör|syr|selger|lager|sælger|laver|bager|bakar)"),
    word("(?:мы|я) (?:делаем|продаём|шьём|печём|производим|варим|делаю|шью)|(?:ми|я) (?:робимо|продаємо|шиємо|печемо|виробляємо)|(?:üretiyoruz|satıyoruz|yapıyoruz|aile işletmesiyiz)|(?:vyrábíme|prodáváme|šijeme)"),
    "小さな(?:酒蔵|工房|パン屋|店|会社|農園)|作っています|手作りしています|小(?:茶厂|作坊|工坊|店)|我们(?:做|卖|生产)|만들고 있|만듭니다|판매합니다|बनाते हैं|बेचते हैं|نصنع|نبيع|אנחנו (?:מייצרים|מוכרים|עושים)|เราทำ|chúng tôi (?:làm|bán)|kami membuat|kami menjual",
  ].join("|"),
  "iu",
); // prettier-ignore

/** It comes out, or can be had from a day on. */
const LAUNCH = toPattern(
  [
    word("comes? out on|coming out on|goes on sale|on sale from|out now|we(?:['’]re| are) launching|we launch|launch(?:es|ing) (?:on|in)|(?:is|are) available (?:from|on|in (?:shops|stores))|now available|our (?:new|newest|latest|first)|we (?:start|begin) (?:selling|baking|making)"),
    word("kommt am|erscheint am|ab (?:sofort|dem \\d+\\.|\\d+\\.)[^.]{0,30}(?:gibt es|erhältlich|verkaufen|zu kaufen)|gibt es unsere?|ab sofort erhältlich|im handel|unser(?:e[nmrs]?)? (?:neu|erst)e[nmrs]?|bringen wir"),
    word("nous lançons|sort le|sortie le|disponible (?:dès|à partir)|en vente (?:dès|à partir)|(?:notre|nos) nouve(?:au|l|lle)s?|notre premi(?:er|ère)"),
    word("lanzamos|sacamos (?:por|nuestr\\p{L}+|un)|presentamos nuestr[ao]|sale (?:a la venta )?el|a la venta (?:desde|a partir)|disponible (?:desde|a partir)|nuestr[ao]s? nuev[ao]s?"),
    word("lanciamo|esce il|in vendita da\\p{L}*|disponibile da\\p{L}*|(?:vendiamo|presentiamo) (?:la|il) nostr[ao]|nostr[ao] nuov[ao]"),
    word("lançamos|vamos lançar|chega às lojas|à venda (?:a partir|desde)|disponível a partir|noss[ao]s? (?:nov[ao]s?|primeir[ao])"),
    word("brengen we|we brengen|komt uit|te koop (?:vanaf|bij)|verkrijgbaar vanaf|on(?:s|ze) (?:nieuwe?|eerste)"),
    word("trafi\\p{L}* do sprzedaży|w sprzedaży od|od \\d+ \\p{L}+ w sprzedaży|wprowadzamy|nasz[aey]? now\\p{L}+"),
    word("släpper vi|vi släpper|lanserar vi|vi lanserar|finns att köpa|vår (?:nya|första|tredje)|lanserer vi|vi lanserer|vi lancerer|lancerer vi|vores nye|vår nye"),
    word("выходит|поступ\\p{L}+ в продажу|в продаже с|запускаем|наш\\p{L}* нов\\p{L}+|у продажу|виходить|наш\\p{L}* нов\\p{L}+"),
    word("satışa (?:çıkıyor|sunuyoruz|sunuluyor)|yeni \\p{L}+(?:ımız|imiz|umuz|ümüz)|uvádíme|v prodeji od|náš nový|naše nov[áé]|lansăm|tuomme myyntiin|megjelenik"),
    "発売(?:します|開始|予定|中)|新発売|上市|开售|開賣|发售|發售|首发|출시(?:합|됩|했|예정)|판매를 시작|आ रह[ीा] ह|लॉन्च (?:हो|कर)|बाज़ार में आ|نطلق|أطلقنا|يتوفر ابتداء|متوفر (?:من|ابتداء)|יוצא(?:ת)? לשוק|משיקים|זמין החל|วางจำหน่าย|วางขาย|เปิดตัว|ra mắt|mở bán|diluncurkan|mulai dijual",
  ].join("|"),
  "iu",
); // prettier-ignore

/** Viewers are asked or told to order. */
const ORDER = toPattern(
  [
    word("pre-?orders?|order (?:at|on|online|yours|now|from us|by|before)|or order|(?:buy|get|shop) (?:it|one|yours|now|online) (?:at|on|from)|backers?|back us|available (?:at|from) [\\p{L}\\p{N}-]+\\.[a-z]+|sold at|buy (?:two|three|ten|\\d+)|(?:download|get) (?:the|our) (?:free )?app|find your nearest|(?:start|begin) (?:your|a) free (?:trial|month)|try (?:it|us) (?:free|for free)|get started (?:at|on|today)|book (?:a|your) (?:free )?demo"),
    word("vorbestell\\p{L}*|bestellen (?:könnt|können|kannst|unter)|bestellt (?:unter|vor|bis|jetzt)|jetzt bestellen|zu bestellen|bestellbar|bestell(?:e|en sie) (?:unter|jetzt|bis|auf)|(?:lade|laden sie) (?:dir )?(?:die|unsere) app|kostenlos testen|jetzt testen"),
    word("précommand\\p{L}*|commandez|à commander|se commande\\p{L}*|pour commander|téléchargez (?:l['’]|notre )appli\\p{L}*|essai gratuit|essayez(?:-l[ae])? gratuitement"),
    word("resérva(?:lo|la|los|las)|se puede[n]? (?:reservar|pedir|comprar|encargar) (?:desde|en|a partir)|(?:la|lo|los|las) reserv\\p{L}+|prev?enta|pre-?venta|encárga(?:lo|la)|cómpra(?:lo|la)|pide (?:el|la) tu\\p{L}*|pedidos|descarga (?:la|nuestra) app|prueba gratis|pruébalo gratis"),
    word("si ordina\\p{L}*|ordina\\p{L}* (?:su|entro|ora)|preordin\\p{L}*|prevendita|per ordinare|scarica (?:l['’]|la nostra )app|prova gratuita|provalo gratis"),
    word("encomend(?:e|ar|em)|encomendas|pré-venda|compre (?:já|em|na)|peça (?:já|o seu|a sua)"),
    word("bestel(?:len)?(?: je| kan| voor| via| op|t u)|pre-?order\\p{L}*|voorbestell\\p{L}*"),
    word("zamówienia|zamów|przedsprzedaż\\p{L}*|zamawiać|kup(?:isz)? na"),
    word("förbeställ\\p{L}*|beställ\\p{L}*|forhåndsbestill\\p{L}*|bestill\\p{L}*|forudbestil\\p{L}*|bestil(?:les)?"),
    word("заказать|закажите|при заказе|предзаказ\\p{L}*|замовити|замовляйте|передзамовлення"),
    word("sipariş (?:için|ver\\p{L}*)|ön sipariş|objedn\\p{L}+|předobjedn\\p{L}+|rendel\\p{L}+|comand(?:ă|ați|i)|tilaa|ennakkotila\\p{L}*|παραγγε\\p{L}+|προπαραγγελ\\p{L}+"),
    "ご予約|ご注文|予約受付|お求め|预订|預訂|下单|订购|購買|예약|주문|ऑर्डर (?:कर|दें|देने)|بुक|اطلب|للطلب|احجز|הזמנה מוקדמת|להזמנות|הזמינו|สั่งซื้อ|สั่งจอง|đặt hàng|đặt trước|pesan (?:di|sekarang|sebelum)|pre-?order",
  ].join("|"),
  "iu",
); // prettier-ignore

/** What goes with buying: what is given, sent or made good. */
const TERMS = toPattern(
  [
    word("free (?:shipping|delivery|returns)|shipping (?:is|in)|we ship|ships (?:from|in)|warranty|guarantee(?:d for)?|money back|for free|is free when|engrave\\p{L}*|discount|limited (?:edition|run)|numbered"),
    word("versandkostenfrei|versand(?:kosten)?|kostenlos(?:e[rn]?)? (?:lieferung|versand)|jahre garantie|rabatt|reparieren wir|limitiert\\p{L}*"),
    word("livraison (?:gratuite|offerte)|frais de port|garanti[e]? \\d+|remise|offerte?s?"),
    word("envío (?:es )?gratis|gastos de envío|(?:el )?envío|garantía|descuento|de regalo"),
    word("spedizione (?:è )?gratuita|spedizione|garanzia|sconto|in omaggio"),
    word("portes grátis|envio grátis|garantia|desconto|de oferta"),
    word("gratis (?:verzending|verzonden)|verzendkosten|garantie|korting|lat gwarancji|gwarancj\\p{L}+|wysyłka|fri frakt|gratis frakt|garanti|rabatt?|graverar|bezplatn\\p{L}+ doprav\\p{L}*"),
    word("доставк\\p{L}+|гаранти\\p{L}+|скидк\\p{L}+|в подарок|безкоштовн\\p{L}+ доставк\\p{L}+|kargo|indirim\\p{L}*|garanti\\p{L}*"),
    "送料|保証|プレゼント|差し上げ|包邮|免運|保修|赠|再送|무료 ?배송|보증|증정|डिलीवरी|वारंटी|छूट|شحن|توصيل|ضمان|خصم|משלוח|אחריות|הנחה|จัดส่งฟรี|ส่งฟรี|รับประกัน|ส่วนลด|miễn phí (?:giao|vận)|bảo hành|gratis ongkir|garansi",
  ].join("|"),
  "iu",
); // prettier-ignore

/** Where it is sold, also in what was said to the maker of the film. */
const SHOP = toPattern(
  [
    word("web ?-?shop|online (?:shop|store)|(?:our|my) shop|app store(?: page)?|crowdfunding(?: page)?|kickstarter|product page|shop window|(?:onlineshop|webshop|ladengeschäft|shopseite|im laden|ab hof|hofladen|schaufenster)\\p{L}*"),
    word("boutique(?: en ligne)?|tienda(?: en línea| online)?|negozio(?: online)?|loja(?: online)?|webshop|winkel|sklep\\p{L}*(?: internetow\\p{L}+)?|webbutik\\p{L}*|nettbutikk\\p{L}*|netbutik\\p{L}*|интернет-магазин\\p{L}*|інтернет-магазин\\p{L}*|e-?shop\\p{L}*|webáruház\\p{L}*|magazin(?:ul)? online|verkkokaup\\p{L}+"),
    "オンラインショップ|通販|网店|網店|淘宝|온라인 ?(?:샵|스토어|몰)|स्मार्टस्टोर|ऑनलाइन (?:दुकान|स्टोर)|متجر(?:نا)?|المتجر|חנות|ร้านค้าออนไลน์|cửa hàng|toko online|web sitemiz|mağaza\\p{L}*",
  ].join("|"),
  "iu",
); // prettier-ignore

/** A sum of money. */
export const PRICE =
  /\p{Sc}\s?\d|\d\s?(?:\p{Sc}|円|元|원|บาท|रुपये|रुपए|(?:euros?|EUR|USD|dollars?|pounds?|CHF|TL|lira|kronor|kroner|kr|zł|złotych|Kč|Ft|lei|руб(?:лей|ля|ль|\.)?|грн|ريال\p{L}*|درهم\p{L}*|دينار\p{L}*|đồng|rupiah|שקל(?:ים)?|ש״ח)(?![\p{L}]))/iu;

const ADDRESS =
  /(?<![@\p{L}\p{N}-])(?:https?:\/\/)?(?:www\.)?[a-z0-9-]{2,}\.(?!\d)[a-z]{2,12}(?![\p{L}\p{N}])/iu;

const SIGNS: readonly (readonly [OfferSign, RegExp])[] = [
  ["maker", MAKER],
  ["launch", LAUNCH],
  ["order", ORDER],
  ["price", PRICE],
  ["terms", TERMS],
  ["shop", SHOP],
  ["address", ADDRESS],
];

/** So many signs make an offer. */
const ENOUGH = 3;

/**
 * The signs by which makers offer what is theirs; none where nobody in the text speaks of themselves, however many prices
 * it names, or where nothing is to be had. `said`: what was said to the maker of the film.
 */
export function offerSigns(text: string, said: readonly string[], base: string): OfferSign[] {
  const whole = [text, ...said].join("\n");
  if (OWN[base]?.test(whole) !== true) return [];
  // "A film for our web shop", "I run a tiny soap workshop and I'd love a film": who orders says what they are.
  const found = SIGNS.flatMap(([sign, pattern]) =>
    pattern.test(sign === "shop" || sign === "maker" ? whole : text) ? [sign] : [],
  );
  const sells = found.some((sign) => sign === "order" || sign === "maker" || sign === "shop");
  const priced = found.some((sign) => sign === "price" || sign === "order");
  return sells && priced && found.length >= ENOUGH ? found : [];
}
