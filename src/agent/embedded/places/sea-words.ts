/**
 * What stories at sea speak of, by a language tag's first part: words, or with an asterisk whatever begins so. `boat`: what
 * is rowed; `steamer`: what has a funnel; `ship`: what crosses the sea, by its time;
 * `lost`: what tells its end, with a hyphen between words.
 */
export const SEA_WORDS: Readonly<Record<string, { lighthouse: string; boat: string; steamer: string; ship: string; lost: string }>> = {
  en: { lighthouse: "lighthouse*", boat: "boat boats lifeboat lifeboats rowed rowing rowers oars dinghy", steamer: "steamer* steamship* steamboat* liner", ship: "barge barges narrowboat* canal-boat* ship ships vessel vessels frigate* schooner* warship*", lost: "sank sunk sinks sinking explod* explosion foundered capsiz* torpedo* wreck wrecked shipwreck* burned burnt crushed broke-up broken-in-two broke-in-two went-down" },
  de: { lighthouse: "Leuchtturm* Leuchttürme*", boat: "Boot Boote Booten Boots Ruderboot* Rettungsboot* ruderte* Ruder Kahn", steamer: "Dampfer* Dampfschiff*", ship: "Lastkahn* Lastkähne* Kahn Kähne Binnenschiff* Schleppkahn* Schiff Schiffe Schiffen Schiffs Frachter* Fregatte* Segelschiff*", lost: "sank sanken sinkt gesunken versank versunken unterging untergegangen Untergang* explodiert* Explosion* kenterte gekentert torpediert* Wrack* zerbrach zerbrochen strandete verbrannt* zerschell*" },
  fr: { lighthouse: "phare phares", boat: "barque barques canot* chaloupe* rament ramaient rames", steamer: "paquebot*", ship: "péniche* batelier* marinier* navire* bateau bateaux frégate* goélette* voilier*", lost: "coula coulé coulèrent sombra sombré explos* chavir* torpill* naufrage* épave* brisa brisé brûla échou*" },
  es: { lighthouse: "faro faros farero*", boat: "bote botes barca barcas chalupa* remaron remos", steamer: "vapores transatlántico*", ship: "barcaza* gabarra* barco barcos buque* navío* fragata* goleta* velero*", lost: "hundió hundieron hundido hundida hundimiento explot* explosión volcó torpede* naufrag* encall* ardió" },
  it: { lighthouse: "faro fari", boat: "barca barche scialuppa scialuppe remi remarono", steamer: "piroscafo piroscafi transatlantico", ship: "chiatta chiatte nave navi fregata veliero velieri", lost: "affondò affondarono affondat* esplos* esplode* rovesciò silurat* naufrag* relitt* bruciò" },
  pt: { lighthouse: "farol faróis faroleiro*", boat: "bote botes barca barcas remos remaram", steamer: "paquete", ship: "barcaça* navio navios barco barcos fragata veleiro*", lost: "afundou afundaram afundad* explod* explosão virou torpede* naufrag* ardeu" },
  nl: { lighthouse: "vuurtoren*", boat: "boot boten sloep* roeiboot* roeiden", steamer: "stoomschip stoomboot", ship: "trekschuit* binnenschip* schip schepen fregat zeilschip*", lost: "zonk zonken gezonken verging vergaan* ontplof* explosie* kapseisde wrak getorpedeerd*" },
  fi: { lighthouse: "majak*", boat: "vene veneen veneellä veneet soutu* souti soutivat", steamer: "höyrylaiva*", ship: "proomu* laiva* alus alukset purje*", lost: "upposi uponnut haaksirik* räjäht* hylky" },
  ro: { lighthouse: "far farul", boat: "barcă barca bărci vâsl*", steamer: "vapor vaporul vapoare", ship: "barje* șlep* corabie corabia corăbii nava nave navele", lost: "scufund* explod* explozi* naufragi* epav*" },
  hu: { lighthouse: "világítótorony* világítótorny*", boat: "csónak* evez*", steamer: "gőzhajó* gőzös*", ship: "uszály* hajó hajók hajót hajón hajója vitorlás*", lost: "elsüllyed* felrobban* robban* hajótör* roncs*" },
  sv: { lighthouse: "fyr fyren fyrtorn* fyrvakt* fyrmästar*", boat: "båt båten båtar* roddbåt* rodde", steamer: "ångare* ångbåt*", ship: "pråm* fartyg* skepp*", lost: "sjönk sjunkit förliste exploder* kantrade vrak* torpeder*" },
  da: { lighthouse: "fyr fyret fyrtårn* fyrvogter* fyrvokter* fyrpasser*", boat: "båd båden robåd* roede", steamer: "damper*", ship: "flodpram* pramme* skib*", lost: "sank sunket forliste eksploder* kæntrede vrag* torpeder*" },
  nb: { lighthouse: "fyr fyret fyrtårn* fyrvogter* fyrvokter* fyrpasser*", boat: "båt båten båter* robåt* rodde", steamer: "damper*", ship: "lekter* skip*", lost: "sank sunket forliste eksploder* kantret vrak* torpeder*" },
  pl: { lighthouse: "latarnik* latarni\\p{L}*\\smorsk*", boat: "łódź łodzi łódka łódki łodzią szalup*", steamer: "parowiec parowca", ship: "barka barki barek barką statek statku statki okręt* żaglowiec*", lost: "zatonął zatonęł* zatopi* wybuch* eksplod* wrak* rozbił*" },
  ru: { lighthouse: "маяк*", boat: "лодк* лодок шлюпк* вёсла*", steamer: "пароход*", ship: "баржа баржи барж баржей баржу корабл* судн* парусник*", lost: "затон* утонул* взорва* взрыв* крушен* потоплен* перевернул*" },
  uk: { lighthouse: "маяк*", boat: "човен човн* шлюпк*", steamer: "пароплав*", ship: "баржа баржі барж баржею корабел* корабл* судн*", lost: "затон* потон* вибух* аварі* потоплен*" },
  tr: { lighthouse: "fener*", boat: "kayık* sandal* kürek*", steamer: "vapur*", ship: "mavna* gemi*", lost: "battı batan batıp batık* patla* alabora*" },
  ja: { lighthouse: "灯台", boat: "小舟 ボート 舟を 舟で", steamer: "汽船 客船", ship: "はしけ 川舟 帆船 軍艦 貨物船 船が 船は 船に 船で", lost: "沈没 沈み 沈んだ 爆発 難破 座礁 転覆" },
  zh: { lighthouse: "灯塔 燈塔", boat: "小船 木船 小艇 救生艇 划船", steamer: "轮船 輪船 汽船", ship: "驳船 駁船 帆船 海船 大船 军舰 船队", lost: "沉没 沉沒 爆炸 沉船 触礁 觸礁 倾覆 傾覆 失事" },
  ko: { lighthouse: "등대*", boat: "보트* 나룻배* 노를", steamer: "증기선*", ship: "바지선* 선박* 범선* 배가 배는 배를 배에", lost: "침몰* 가라앉* 폭발* 난파* 좌초* 전복*" },
  ar: { lighthouse: "المنارة منارة", boat: "قارب القارب قوارب", steamer: "باخرة الباخرة", ship: "سفينة السفينة السفن", lost: "غرقت غرق انفجرت انفجار تحطمت تحطم" },
}; // prettier-ignore
