/**
 * What stories at sea speak of, by a language tag's first part: words, or with an asterisk whatever begins so. `boat`: what
 * is rowed; `steamer`: what has a funnel; `ship`: what crosses the sea, by its time.
 */
export const SEA_WORDS: Readonly<Record<string, { lighthouse: string; boat: string; steamer: string; ship: string }>> = {
  en: { lighthouse: "lighthouse*", boat: "boat boats lifeboat lifeboats rowed rowing rowers oars dinghy", steamer: "steamer* steamship* steamboat* liner", ship: "ship ships vessel vessels frigate* schooner* warship*" },
  de: { lighthouse: "Leuchtturm* Leuchttürme*", boat: "Boot Boote Booten Boots Ruderboot* Rettungsboot* ruderte* Ruder Kahn", steamer: "Dampfer* Dampfschiff*", ship: "Schiff Schiffe Schiffen Schiffs Frachter* Fregatte* Segelschiff*" },
  fr: { lighthouse: "phare phares", boat: "barque barques canot* chaloupe* rament ramaient rames", steamer: "paquebot*", ship: "navire* bateau bateaux frégate* goélette* voilier*" },
  es: { lighthouse: "faro faros", boat: "bote botes barca barcas chalupa* remaron remos", steamer: "vapores transatlántico*", ship: "barco barcos buque* navío* fragata* goleta* velero*" },
  it: { lighthouse: "faro fari", boat: "barca barche scialuppa scialuppe remi remarono", steamer: "piroscafo piroscafi transatlantico", ship: "nave navi fregata veliero velieri" },
  pt: { lighthouse: "farol faróis", boat: "bote botes barca barcas remos remaram", steamer: "paquete", ship: "navio navios barco barcos fragata veleiro*" },
  nl: { lighthouse: "vuurtoren*", boat: "boot boten sloep* roeiboot* roeiden", steamer: "stoomschip stoomboot", ship: "schip schepen fregat zeilschip*" },
  fi: { lighthouse: "majak*", boat: "vene veneen veneellä veneet soutu* souti soutivat", steamer: "höyrylaiva*", ship: "laiva* alus alukset purje*" },
  ro: { lighthouse: "far farul", boat: "barcă barca bărci vâsl*", steamer: "vapor vaporul vapoare", ship: "corabie corabia corăbii nava nave navele" },
  hu: { lighthouse: "világítótorony* világítótorny*", boat: "csónak* evez*", steamer: "gőzhajó* gőzös*", ship: "hajó hajók hajót hajón hajója vitorlás*" },
  sv: { lighthouse: "fyr fyren fyrtorn*", boat: "båt båten båtar* roddbåt* rodde", steamer: "ångare* ångbåt*", ship: "fartyg* skepp*" },
  da: { lighthouse: "fyr fyret fyrtårn*", boat: "båd båden robåd* roede", steamer: "damper*", ship: "skib*" },
  nb: { lighthouse: "fyr fyret fyrtårn*", boat: "båt båten båter* robåt* rodde", steamer: "damper*", ship: "skip*" },
  pl: { lighthouse: "latarni\\p{L}*\\smorsk*", boat: "łódź łodzi łódka łódki łodzią szalup*", steamer: "parowiec parowca", ship: "statek statku statki okręt* żaglowiec*" },
  ru: { lighthouse: "маяк*", boat: "лодк* шлюпк* вёсла*", steamer: "пароход*", ship: "корабл* судн* парусник*" },
  uk: { lighthouse: "маяк*", boat: "човен човн* шлюпк*", steamer: "пароплав*", ship: "корабел* корабл* судн*" },
  tr: { lighthouse: "fener*", boat: "kayık* sandal* kürek*", steamer: "vapur*", ship: "gemi*" },
  ja: { lighthouse: "灯台", boat: "小舟 ボート 舟を 舟で", steamer: "汽船 客船", ship: "帆船 軍艦 貨物船 船が 船は 船に 船で" },
  zh: { lighthouse: "灯塔 燈塔", boat: "小船 木船 小艇 救生艇 划船", steamer: "轮船 輪船 汽船", ship: "帆船 海船 大船 军舰 船队" },
  ko: { lighthouse: "등대*", boat: "보트* 나룻배* 노를", steamer: "증기선*", ship: "선박* 범선* 배가 배는 배를 배에" },
  ar: { lighthouse: "المنارة منارة", boat: "قارب القارب قوارب", steamer: "باخرة الباخرة", ship: "سفينة السفينة السفن" },
}; // prettier-ignore
