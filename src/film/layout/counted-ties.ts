/** Words that follow a number and are no name of what it counts. */
export const FUNCTION_WORDS =
  "(?:between|after|before|during|since|until|over|under|about|around|more|less|only|each|every|into|within|when|while|who|which|that|will|would|had|have|not|because|if|so|nach|vor|seit|während|zwischen|über|unter|um|für|haben|werden|wurden?|mehr|weniger|aus|durch|gegen|ohne|wenn|weil|dass|nicht|auch|nur|noch|schon|entre|après|avant|depuis|pendant|par|sous|sans|plus|moins|qui|que|ont|fut|desde|hasta|durante|sobre|sin|más|menos|tra|fra|dopo|prima|senza|più|meno|che|sono|tussen|voor|sinds|tijdens|door|met|zonder|meer|minder|die|dat|zijn|między|po|przed|od|przez|bez|между|после|перед|при|через|без|который|которые|and|or|the|a|an|in|on|of|to|at|by|for|from|with|is|are|was|were|as|than|but|und|oder|die|der|das|im|in|am|zu|zum|zur|bis|von|vom|auf|mit|bei|ist|sind|wird|als|se|si|has|can|hat|kann|a|ha|et|ou|le|la|les|de|des|du|à|au|aux|en|dans|sur|est|sont|pour|y|o|u|el|los|las|del|al|con|por|para|e|il|lo|gli|da|di|nel|per|è|em|no|na|dos|das|og|och|av|på|til|en|van|het|een|op|i|w|z|na|do|и|или|в|на|с|из|до|к|по|у|а|но|от|за|ve|ile|bu|بين|من|إلى|في|على|و|की|का|के|में|से|और|पर|है|हैं)";
/** Letters with their marks: नि is one, as a reader counts. */
const letters = (most: number): string => `(?:\\p{L}\\p{M}*){1,${most}}`;
/** "23 minutes", "84 метра", "18 डिग्री"; of four digits that may be a year only where a word for a year follows. Not where
 * two words are one thing, of which the last would be left alone: 12,000 | בתי אב, nor behind a product's name. */
const COUNTED = `(?<=(?<!(?:Los|Gleis|Step|Room|Day|Tag|Phase|\\p{L}?\\p{Ll}{1,14}\\p{Lu}\\p{Ll}{1,14}) )(?<![\\p{L}\\p{N}.,:/–-])\\p{Nd}{1,3}(?:[.,\\u00A0 ]\\p{Nd}{1,3})*) (?!${FUNCTION_WORDS}(?![\\p{L}\\p{M}]))(?!\\p{Script=Hebrew}{1,12} \\p{Script=Hebrew}{1,3}$)(?=${letters(12)}(?![\\p{L}\\p{M}-]))`;

const TIMES_TEN =
  "(?:kilo|milli|mili|centi|zenti|santi|deci|dezi|hecto|hekto|micro|mikro|nano|mega|giga|tera|кило|милли|мили|санти|деци|гекто|хекто|микро|нано|мега|гига|тера|кіло|мілі|мікро|гіга|χιλιό|εκατοστό)?";
const MEASURE_WORDS =
  "(?:met(?:er|re|ro|ri|r)|gram|lit(?:er|re|ro|ri|r)|watt|wat|volt|byte|bajt|hertz|kalor|calor|tonn?e?|метр|грамм|грам|литр|літр|ватт|вольт|байт|герц|калор|тонн|μετρ|μέτρ|γραμμ|γραμμά|λίτρ|βατ)\\p{L}{0,4}";
const SHORT_UNITS =
  '(?:кг|г|гр|мг|т|л|мл|км|м|см|мм|ч|мин|сек|кВт|МВт|ГВт|Вт|ГГц|МГц|кГц|Гц|ГБ|МБ|ТБ|га|руб|грн|лв|шт|тыс|млн|млрд|тис|хил|χλμ|χλγ|κιλά|κιλό|γρ|εκ|كجم|كغم|كغ|غم|غ|كم|سم|ملم|مم|مل|لتر|م|(?:קילו|מילי|סנטי)?(?:גרם|מטר(?:ים)?|ליטר)|דקות|שעות|ימים|שנים|שקל(?:ים)?|ש״ח|ק״ג|ק"ג|ק״מ|ק"מ|ס״מ|ס"מ|מ״מ|מ״ל|מ"ל|קמ״ר|किमी|किग्रा|सेमी|मिमी|मिली|ग्राम|लीटर|কেজি|কিমি|কিলোমিটার|মিলিলিটার|গ্রাম|லி|கிமீ|கிகி|గ్రా|కిమీ|కేజీ)';
const PERCENT =
  "(?:per ?cent|pct|Prozent|procent|procenta?|pro cent|por ciento|por cento|pour cent|percento|prosent|процент\\p{L}*|відсотк\\p{L}*|τοις εκατό|بالمئة|بالمائة|في المئة|درصد|אחוז(?:ים)?|प्रतिशत|শতাংশ|சதவீதம்|శాతం|퍼센트|yüzde)";
/** "1200 г", "5 килограммов", "2000 metres": what is measured is no year. */
const MEASURED = `(?<=(?<![\\p{L}\\p{N}])\\p{Nd}+(?:[.,\\u00A0 ]\\p{Nd}+)*) (?=(?:${SHORT_UNITS}|${TIMES_TEN}${MEASURE_WORDS}|${PERCENT})(?![\\p{L}\\p{M}]))`;

const POWERS =
  "(?:thousand|million|billion|trillion|Tausend|Million(?:en)?|Milliarden?|Mio\\.?|Mrd\\.?|mille|millions?|milliards?|mil|millón|millones|billones|mila|milion[ei]|miliard[oi]|milhão|milhões|bilhões|miljoen|miljard|tysięcy|milion(?:y|ów)?|miliard(?:y|ów)?|тыс\\.?|тысяч[аи]?|млн\\.?|млрд\\.?|миллион\\p{L}{0,3}|миллиард\\p{L}{0,3}|мільйон\\p{L}{0,3}|мільярд\\p{L}{0,3}|хиляди|милион\\p{L}{0,2}|χιλιάδες|εκατομμύρια|δισεκατομμύρια|bin|milyon|milyar|nghìn|triệu|tỷ|ألف|آلاف|مليون|ملايين|مليار|هزار|میلیون|میلیارد|ہزار|لاکھ|کروڑ|אלף|אלפי|מיליון|מיליארד|हज़ार|हजार|लाख|करोड़|अरब|হাজার|লাখ|কোটি|ஆயிரம்|லட்சம்|கோடி|వేల|లక్షల|కోట్ల|만|억|조)";
/** "4.5 million people", "2,5 Milliarden Euro", "100 مليون نسمة": what there are so many of, where its name is short. */
const OF_MANY = `(?<=\\p{Nd}[ \\u00A0]${POWERS}) (?!${FUNCTION_WORDS}(?![\\p{L}\\p{M}]))(?=${letters(9)}(?![\\p{L}\\p{M}-]))`;
/** "20,000 square kilometres", "40 kilomètres carrés". */
const SQUARE =
  "(?<=\\p{Nd} (?:square|cubic|nautical|metric|кв\\.|куб\\.|квадратны[хй]|кубически[хй])) (?=\\p{L})|(?<=\\p{Nd} (?:kilo|centi|quilô|kiló)?(?:mètres|metros|metri|ómetros|metros)) (?=(?:carrés|cubes|cuadrados|cúbicos|quadrati|cubi|quadrados)(?!\\p{L}))";
/** "ต้มน้ำ 400 มิลลิลิตร": Thai, Khmer, Lao and Burmese name what they count behind the number, and set a blank between; not behind a year. */
const COUNTED_UNSPACED =
  "(?<=(?<![\\p{N}.,])(?!(?:25|20|19)\\p{Nd}{2} |២[០៥]\\p{Nd}{2} )\\p{Nd}+(?:[.,]\\p{Nd}+)*) (?=[\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}])";
const OF_YEARS = "(?<=\\p{Nd}{4}) (?=(?:год[ауе]?|годом|года?х|г\\.|гг\\.|року|року|yılı\\p{L}*|년))";
/** Korean counts with words of its own: "여덟 시간", "한 잔", "아흔아홉 번", "오백 년". */
const KOREAN_TENS = "(?:열|스물|서른|마흔|쉰|예순|일흔|여든|아흔)";
const KOREAN_ONES = "(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉)";
const KOREAN =
  `(?<=(?:^|\\s)(?:${KOREAN_TENS}?${KOREAN_ONES}|${KOREAN_TENS}|서너|스무|몇|여러|첫|[일이삼사오육칠팔구십백천만억]+|(?:\\p{Nd}[\\p{Nd},.]*[십백천만억조]* )*\\p{Nd}[\\p{Nd},.]*[십백천만억조]*)) ` +
  "(?=(?:시간|시|분|초|명|사람|개월|개|번째|번|잔|가지|쪽|살|마리|권|장|대|곳|달|주|해|배|병|컵|숟갈|큰술|작은술|줄|층|판|켤레|송이|그루|자리|단계|걸음|인분|가구|개국|주년|세기|세|도|평|헥타르|달러|유로|엔|위안|퍼센트|(?:킬로|밀리|센티|마이크로|메가|기가|테라)?(?:미터|그램|리터|와트시?|볼트|바이트|헤르츠|칼로리)|톤|킬로|방울|조각|모금|끼|날|차례|집|포기|그릇|봉지|묶음|상자|알|톨|뿌리|단|채|척|벌|짝|군데|바퀴|문제|과목|학년|학기|동|호|원|년|월|일|km|kg)(?![가-힣]{3}))";
/** "1억 2천만 원": one number. */
const KOREAN_NUMBER = "(?<=\\p{Nd}[만억조]) (?=\\p{Nd}[\\p{Nd},.]*[십백천]*[만억]?(?!\\p{Nd}))";
/** "five seconds apart", "drei Minuten": how long, in words. */
const WRITTEN =
  "(?<=(?<!\\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dois|duas|três|quatro|sete|oito|dez|twee|drie|vier|vijf|zes|zeven|acht|negen|tien)) (?=(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|degrees|metres|meters|miles|Sekunden|Minuten|Stunden|Tage[n]?|Wochen|Monate[n]?|Jahre[n]?|Grad|secondes|minutes|heures|jours|semaines|mois|ans|segundos|minutos|horas|días|semanas|meses|años|secondi|minuti|ore|giorni|settimane|mesi|anni|dias|anos|seconden|minuten|uur|dagen|weken|maanden|jaar)(?![\\p{L}]))";

/** The spaces between a number and what it counts. */
export const COUNTED_TIES = [
  OF_YEARS,
  KOREAN,
  KOREAN_NUMBER,
  WRITTEN,
  MEASURED,
  OF_MANY,
  SQUARE,
  COUNTED_UNSPACED,
  COUNTED,
].join("|");
