/** Amounts in Chinese and Japanese: a number, its powers of ten, and what it counts. */

/** How many of what is named by a sign or two of Han: 3名, 5か所, 12週間. Not all Han: "5日本人". */
const JAPANESE_COUNTERS =
  "(?:か月|か所|か国|ヶ月|ヶ所|ヶ国|カ月|カ所|カ国|箇月|箇所|年間|年度|年代|年前|年後|年半|年目|月分|週間|週目|日間|日目|日分|時間半|時間|時半|時|分間|分半|分前|分後|分|秒間|秒|年|月|週|日|度目|度|人前|人分|人目|人組|人|名様|名|個|回目|回分|回|本|枚|冊|台|杯|匹|頭|羽|足|着|軒|戸|階建て|階|歩|倍|割|分の[一二三四五六七八九十\\p{Nd}]+|点|円|銭|坪|畳|件|件目|社|校|館|店|部|章|編|話|曲|種類|種|世帯|世紀|周年|周|都道府県|市町村|か条|行|列|段階|段|番目|番線|番|号室|号車|号|位|級|歳|才|代|匙|切れ|合|升|斤|貫|尺|寸|膳|皿|箱|袋|束|粒|滴|片|株|輪|通り|拍|泊|票|桁|児|字|文字|項目|科目|教科|品目|拠点|路線|ヘクタール|アール)";
const POWERS_OF_METRE = "(?:平方|立方|キロ|ミリ|センチ|デシ|ヘクト|マイクロ|ナノ|メガ|ギガ|テラ|ペタ)*";
const JAPANESE_UNITS = `${POWERS_OF_METRE}(?:メートル|グラム|リットル|ワット時|ワット|ボルト|アンペア|バイト|ビット|ヘルツ|カロリー|パスカル|ヘクタール|トン|ドル|ユーロ|ポンド|インチ|フィート|ヤード|マイル|パーセント|ポイント|ページ|デシベル|ピクセル|キロ|センチ|ミリ)`;

const CHINESE_UNITS =
  "(?:平方公里|平方千米|平方米|平方公尺|立方米|立方公尺|毫米汞柱|摄氏度|攝氏度|华氏度|華氏度|千瓦时|千瓦時|兆瓦时|兆瓦|千瓦|毫安时|毫安|千克|公斤|公克|毫克|微克|毫升|公升|公里|千米|公分|公尺|厘米|毫米|微米|纳米|奈米|公顷|公頃|公吨|公噸|千卡|大卡|分贝|分貝|小时|小時|分钟|分鐘|秒钟|秒鐘|星期|礼拜|禮拜|世纪|世紀|年代|月份|个月|個月|个百分点|個百分點|百分点|百分點|美元|欧元|歐元|人民币|人民幣|英镑|英鎊|日元|日圓|港元|新台币|新臺幣|万元|萬元|亿元|億元|英里|英尺|英寸|海里|光年|度电|度電|岁以上|歲以上|个|個|名|人|位|次|条|條|张|張|本|年|月|日|天|周|週|岁|歲|分|秒|点|點|时|時|度|元|块|塊|圆|圓|米|克|升|斤|尺|寸|亩|畝|两|兩|吨|噸|户|戶|家|所|座|间|間|层|層|级|級|号|號|楼|樓|期|届|屆|台|臺|辆|輛|架|艘|只|隻|头|頭|匹|棵|株|朵|片|颗|顆|粒|滴|杯|碗|瓶|盒|包|袋|箱|套|双|雙|对|對|组|組|排|行|列|节|節|章|页|頁|步|种|種|类|類|项|項|倍|成|回|场|場|遍|趟|轮|輪|国|國|省|市|县|縣|区|區|站|门|門|字|集|格|卷|册|冊|封|根|把|面|幅|件|顶|頂|餐|顿|頓|段|首|句|笔|筆|股|票|环|環)";

const LATIN_UNITS =
  "(?:[kcmµ]?m[²³]?|[kmµ]?g|m?[lL]|[kMGT]?Wh?|[kmM]?V|mAh|[kMGT]?B|[kMG]?Hz|k?cal|[kh]?Pa|ppm|p[xt]|dB|°[CF]|℃|[%％‰])(?:/[a-z]{1,2})?(?![A-Za-z])";

/** Figures, with what shares them into thousands and parts, up to a power of ten. */
const NUMBER = "\\p{Nd}+(?:[.,，．]\\p{Nd}+)*[十百千万萬亿億兆]*";
const AMOUNTS = {
  // The longest first. Where the dictionary knows a longer word (5|人工), no more than a cut within the match is lost.
  ja: new RegExp(
    `第?${NUMBER}(?:[ \\u00A0]?(?:${LATIN_UNITS}|${JAPANESE_UNITS}|${JAPANESE_COUNTERS}))?`,
    "gu",
  ),
  zh: new RegExp(`第?${NUMBER}[多余餘]?(?:[ \\u00A0]?(?:${LATIN_UNITS}|${CHINESE_UNITS}))?`, "gu"),
};

/** Where amounts stand in a text, as offsets. */
export function amountsIn(text: string, script: "ja" | "zh"): { from: number; to: number }[] {
  return [...text.matchAll(AMOUNTS[script])].map(({ index, 0: amount }) => ({
    from: index,
    to: index + amount.length,
  }));
}

/** The text with another sign for the spaces within its amounts: 400 ミリリットル. */
export function amountsWhole(text: string, script: "ja" | "zh", space: string): string {
  return text.replace(AMOUNTS[script], (amount) => amount.replaceAll(" ", space));
}
