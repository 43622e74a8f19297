/**
 * Foreign names in Chinese, written by sound: 美因茨, 斯特拉斯堡. The dictionary knows few of them and cuts the others to
 * single characters, of which lines and captions would be broken anywhere.
 */

/** What the tables of transliteration write names with and hardly any word stands alone in. */
const SOUND_ONLY =
  "茨斯尔爾弗勒伦倫萨薩佛娜娅莱萊菲蒂迪拜赫堡塞扎兹茲瑟艮勃贝貝耶泽澤芬詹姆穆曼敦顿頓腾騰洛罗羅卡巴拉奥奧尼诺諾库庫帕奎葛蓓黛琳莎莉妮薇芙蒙埃艾";
/** What they write them with beside; each is a word as well. */
const SOUND_OR_WORD =
  "阿安昂班邦本比彼宾賓波伯博布查达達戴丹德登杜多俄恩法范范费費福富盖蓋冈岡戈哥格古圭哈海汉漢豪亨胡基吉加贾賈杰傑凯凱坎康考科克肯夸兰蘭朗劳勞雷黎里利连列林隆卢盧鲁魯马馬迈邁毛梅米密莫纳納那奈南内內涅纽紐努欧歐潘佩皮珀普奇齐齊乔喬切荣榮瑞若撒桑沙山尚舍圣聖施史舒丝絲松苏蘇塔泰坦汤湯特提廷图圖托瓦万萬威韦韋维維文翁沃乌烏武西希锡錫夏谢謝辛雅亚亞扬揚叶葉伊因英尤于约約翰赞佐美第";

const OF_NAMES = new RegExp(`^[${SOUND_ONLY}${SOUND_OR_WORD}]{1,3}$`, "u");
const SURE = new RegExp(`[${SOUND_ONLY}]`, "u");
/** A name is of so many characters at most. */
const LONGEST = 7;

/** Words with each name by sound as one: 德国|美|因|茨 → 德国|美因茨. */
export function withSoundsWhole(words: readonly string[]): string[] {
  const whole: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    let until = at;
    let name = "";
    while (OF_NAMES.test(words[until] ?? "") && name.length + (words[until] ?? "").length <= LONGEST)
      name += words[until++] ?? "";
    const parts = words.slice(at, until);
    // Two characters that the dictionary left alone; what it knows by itself needs no joining.
    const isName = parts.filter(({ length }) => length === 1).length > 1 && SURE.test(name);
    whole.push(isName ? name : (words[at] ?? ""));
    if (isName) at = until - 1;
  }
  return whole;
}
