/** How a sender asks for an end whose words are given first, in their marks: 「…」という言葉で締めてください. */

/** What may stand before them. */
const LEADS = [
  "(?:最後|ラスト|締め|しめ|終わり|おわり|結び|エンディング|動画の最後|映像の最後|最後の一言|締めの(?:言葉|一言))(?:は|に|には)?、?\\s?",
  "(?:请|請|麻烦|麻煩)?(?:在)?(?:影片|视频|視頻|短片|片子)?的?(?:最后|最後|结尾|結尾|片尾|末尾|结束时|結束時)(?:处|處)?[，,]?\\s?(?:请|請|麻烦|麻煩)?(?:用|以|写上|寫上|加上|打出|放上|出现|出現|说|說)?|(?:请|請|麻烦|麻煩)(?:用|以)",
  "(?:영상은 |영상의 )?(?:마지막|끝|엔딩|마무리)(?:은|는|에|에는|으로)?,?\\s?",
  "(?:lütfen |filmi |videoyu |sonunda |film |video )+",
  "(?:कृपया |अंत में |आख़िर में |आखिर में |फ़िल्म को |फिल्म को |वीडियो को |फ़िल्म का अंत |फिल्म का अंत |वीडियो का अंत )+",
  "(?:das |das ganze |den film |der film |am ende |zum schluss |bitte |graag |het filmpje |de film )*(?:bitte |graag )?(?:mit|met)(?: den worten| dem satz| de woorden| de zin)?:?\\s",
].join("|");

const JA_WORDS =
  "(?:という|っていう|との|の|と)?(?:言葉|ことば|一言|ひとこと|文|一文|文字|メッセージ|フレーズ|台詞|セリフ|テロップ|コピー|問いかけ)?(?:で|を|と|を最後に)?(?:動画を|映像を|ビデオを|全体を|最後を)?";
const JA_ASKS =
  "[^。\\n「」]{0,12}(?:ください|下さい|お願い(?:します|いたします|致します|できますか)?|ほしい(?:です)?|欲しい(?:です)?|たい(?:です)?|ますか|と(?:嬉|うれ)しいです|幸いです)";
const KO_WORDS = "(?:이?라는 |라고 )?(?:말|문장|문구|멘트|한마디|메시지|자막|글)?(?:으로|로|을|를|이|가)? ?";
const KO_ASKS =
  "[^.\\n]{0,10}(?:주세요|주십시오|줘|주시면|부탁드립니다|부탁드려요|바랍니다|싶습니다|싶어요|좋겠습니다|좋겠어요)[^.\\n]{0,10}";

/** What follows them at once and asks for an end: told of somebody who ended so, it would not. */
const SURE = [
  `${JA_WORDS}(?:し(?:め|めくく)|締め(?:くく)?|〆|終(?:わ|え|了)|おわ|おえ|結(?:ん|び)|むす)${JA_ASKS}`,
  `${KO_WORDS}(?:끝(?:내|맺|나)|마무리|마쳐|맺어)${KO_ASKS}`,
  "\\s?(?:sözüyle|sözleriyle|cümlesiyle|yazısıyla|diyerek|ifadesiyle|ile) (?:bitirin(?:iz)?|bitsin|bitir(?:elim|ebilir misiniz)?|kapatın|kapansın|sonlandırın|sonlansın|tamamlayın)(?: lütfen)?",
  "\\s?(?:इन |इस )?(?:शब्दों|वाक्य|पंक्ति|लाइन|संदेश)? ?(?:से|पर|के साथ|के साथ ही) (?:समाप्त|ख़त्म|खत्म|अंत|पूरा) ?(?:करें|कीजिए|कीजिएगा|करिए|हो|होना चाहिए)",
].join("|");

/** What asks only behind a lead: 「「予約」と入れてください」 tells how to book, "他以“再见”结尾" of somebody. */
const LED = [
  `${JA_WORDS}(?:閉じ|表示|入れ|出し|流し|載せ|映し|添え)${JA_ASKS}`,
  "(?:という(?:言葉|一言|メッセージ|文))?で(?:お願い(?:します|いたします|致します))",
  "(?:这|這)?(?:句话|句話|一句话|一句話|几个字|幾個字|一句|句|段话|行字|作为|作為|为|為)?(?:来|來)?(?:收尾|结尾|結尾|结束|結束|收束|作结|作結|收场|收場|结束语|結束語|就好|即可)(?:吧|即可|就好|好吗|可以吗)?",
  `${KO_WORDS}(?:닫아|넣어|띄워|나오게|보여)${KO_ASKS}`,
  "\\s(?:enden|aufhören|schließen|abschließen|ausklingen lassen|eindigen|afsluiten)(?: bitte| graag)?",
].join("|");

export const QUOTED_LEAD = LEADS;
export const SURE_TAIL = SURE;
export const LED_TAIL = `${SURE}|${LED}`;
/** 「在结尾写上“…”」: where the words close the sentence, what stands before them has to ask. */
export const ASKS_BEFORE =
  "(?:请|請|麻烦|麻煩)(?:在)?(?:影片|视频|視頻|短片|片子)?的?(?:最后|最後|结尾|結尾|片尾|末尾)(?:处|處)?(?:用|以|写上|寫上|加上|打出|放上|出现|出現|说|說)|(?:最后|最後|结尾|結尾|片尾|末尾)(?:请|請|麻烦|麻煩)?(?:用|以|写上|寫上|加上|打出|放上|说|說)";
