const WORD_JOINER = "\u2060";
const ZERO_WIDTH_SPACE = "\u200B";
const NO_BREAK_SPACE = "\u00A0";
const segmenter = new Intl.Segmenter("th", { granularity: "word" });

/**
 * A Thai text with word joiners where the dictionary of the line breaker would break it and a reader would not:
 * within a written syllable, after a prefix, before a measure, within a compound that `fits`.
 */
export function joinThai(text: string, fits: (compound: string) => boolean): string {
  const spaced = text.replaceAll(REPEAT, NO_BREAK_SPACE);
  const words = [...segmenter.segment(spaced)];
  const starts = new Set(words.map(({ index }) => index));
  const joined = new Set<number>();
  const inside = (from: number, to: number) => {
    for (let at = from + 1; at < to; at += 1) joined.add(at);
  };
  const begun = new Set<number>();
  for (const { index, 0: syllable } of spaced.matchAll(SYLLABLES)) {
    const torn = words.some((word) => word.index > index && word.index < index + syllable.length);
    // ต้องเต|รียม: what was torn begins at the vowel that is written first.
    if (torn && WRITTEN_FIRST.test(syllable)) begun.add(index);
    inside(index, index + syllable.length);
  }
  for (const pattern of [COMPOUNDS, COUNTED])
    for (const { index, 0: compound } of spaced.matchAll(pattern)) {
      const end = index + compound.length;
      // ของกิน|เจ is of "eat" and "vegan", not of what begins within a word.
      const whole = starts.has(index) && (starts.has(end) || end === spaced.length);
      if (whole && fits(compound)) inside(index, end);
    }
  words.forEach(({ segment, index }, at) => {
    const before = words[at - 1]?.segment ?? "";
    if (segment === EACH || PREFIX.test(before)) joined.add(index);
    else if (LEADING.test(before)) {
      const led = PREFIX.test(segment) ? segment + (words[at + 1]?.segment ?? "") : segment;
      if (fits(before + led)) joined.add(index);
    }
  });
  let out = "";
  for (let at = 0; at < spaced.length; at += 1) {
    if (starts.has(at) && joined.has(at)) out += WORD_JOINER;
    else if (begun.has(at)) out += ZERO_WIDTH_SPACE;
    out += spaced[at] ?? "";
  }
  return out;
}

/** Words that make a noun of the word behind them, deny it or say that it is each. */
const PREFIX = /^(?:การ|ความ|ผู้|นัก|ชาว|ช่าง|ไม่|ทุก|น่า)$/u;
/** Prepositions and conjunctions: a line begins with them. */
const LEADING = /^(?:และ|หรือ|แต่|เพราะ|เพื่อ|ใน|ของ|จาก|โดย|กับ|แก่|ต่อ|ที่)$/u;
/** "a day", "a time": how much each has leans on what it is counted by. */
const EACH = "ละ";
/** The mark that repeats a word stays with it. */
const REPEAT = / (?=ๆ)/gu;

/**
 * Vowels that are written about their consonants are one sign with them, and a dictionary that cuts there is wrong
 * (เต|รี|ยม): the clusters of Theeramunkong et al., "Character cluster based Thai information retrieval" (2000).
 */
const WRITTEN_FIRST = /^[เแโไใ]/u;
const C = "[ก-ฮ]";
const TONE = "[่-๋]?";
const SYLLABLES = new RegExp(
  [
    `เ${C}{1,2}ี${TONE}ยะ?`,
    `เ${C}{1,2}ื${TONE}อะ?`,
    `เ${C}{1,2}ิ${TONE}${C}`,
    `[เแ]${C}{1,2}็${C}`,
    `${C}ั${TONE}วะ`,
    `${C}ั${TONE}${C}`,
    `${C}็${C}`,
    `${C}ื${TONE}อ`,
    `[เแโไใ]${C}`,
  ].join("|"),
  "gu",
);

/** "10 ล้าน|คน", "สอง|เท่า": a number in words and what it counts. */
const COUNTED =
  /(?:หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ร้อย|พัน|หมื่น|แสน|ล้าน|หลาย|ครึ่ง|กี่)+(?:คน|บาท|ตัว|ปี|ครั้ง|ต้น|คัน|หลัง|เล่ม|แห่ง|ชิ้น|กิโลกรัม|กิโลเมตร|เมตร|ลิตร|ตัน|ไร่|หน่วย|เท่า|วัน|เดือน|สัปดาห์|ชั่วโมง|นาที|วินาที|ดอลลาร์|ราย|ครัวเรือน|ใบ|อัน|เครื่อง|ข้อ|ขั้น|ขั้นตอน|ประการ|วิธี|อย่าง|ชนิด|แบบ|ด้าน|เรื่อง|ถ้วย|แก้ว|ช้อน|ช้อนโต๊ะ|ช้อนชา|องศา|เปอร์เซ็นต์|จุด|เม็ด|ดวง|ลูก|แรก)/gu;

/** Compounds that the dictionary has only in their parts: a head, and what it goes with ("library" is "room, book"). */
const HEADS: Record<string, string> = {
  ห้อง: "สมุด นอน ครัว ทำงาน ประชุม พัก รับแขก ปฏิบัติการ ตรวจ พยาบาล",
  โรง: "พยาบาล อาหาร ไฟฟ้า ละคร หนัง เรือน สี",
  เครื่อง: "บิน มือ ดื่ม ปรุง เทศ แบบ ใช้ เขียน เล่น ซัก ซักผ้า ประดับ ปรับอากาศ วัด สำอาง",
  รถ: "ตู้ บรรทุก จักรยาน เข็น ติด พยาบาล ดับเพลิง",
  น้ำ: "หนัก แข็ง ท่วม ผึ้ง ร้อน เย็น เสีย พริก ฝน ดื่ม ทะเล",
  ไฟ: "ป่า ไหม้ แดง เขียว",
  สี: "ฟ้า แดง เขียว เหลือง ขาว เทา ม่วง ส้ม น้ำตาล ทอง เงิน",
  แม่: "บ้าน ครัว เหล็ก",
  คุณ: "แม่ พ่อ ยาย ตา ปู่ หมอ",
  คน: "ไทย งาน ขับ ขับรถ รุ่นใหม่ รัก",
  ผู้: "สูงอายุ ป่วย หญิง เรียน บริโภค ใช้งาน ประกอบการ เข้าร่วม โดยสาร",
  วัน: "ที่ นี้ พรุ่งนี้ หยุด เกิด เสาร์ อาทิตย์ จันทร์ ใหม่ แรก",
  ปี: "ใหม่ นี้ หน้า ที่แล้ว ก่อน",
  ตอน: "เช้า เย็น นี้ บ่าย กลางคืน",
  กลาง: "วัน คืน เมือง แจ้ง",
  ทุก: "วัน ปี คน ครั้ง เดือน ที่ อย่าง เช้า",
  ที่: "ทำงาน ปรึกษา นี่ นั่น จอดรถ นั่ง อยู่ เที่ยว",
  เท่า: "ไหร่ กัน ที่",
  อย่าง: "เดียว น้อย ยิ่ง",
  ตัว: "เอง อักษร เมือง เลือก ช่วย",
  รับ: "ประทาน ชม ฟัง ผิดชอบ รู้ สมัคร ประกัน",
  คำ: "ตอบ แนะนำ เตือน พูด ศัพท์",
  ยอด: "ขาย เยี่ยม นิยม เขา",
  ราย: "ได้ จ่าย ชื่อ เดือน วัน ละเอียด",
  ค่า: "ใช้จ่าย ไฟ เช่า จ้าง",
  แสง: "อาทิตย์ สว่าง ไฟ",
  สิ่ง: "แวดล้อม มีชีวิต สำคัญ",
  ผ้า: "ไหม ฝ้าย ขนหนู ม่าน",
  ถุง: "พลาสติก กรอง ผ้า",
  ข้าว: "หอมมะลิ เหนียว ผัด กล่อง สวย",
  ใบ: "มะกรูด กะเพรา เสร็จ อนุญาต รับรอง",
  ผัก: "สวนครัว สด บุ้ง",
  ของ: "ขวัญ เล่น หวาน เก่า ฝาก เหลือ",
  อาหาร: "เช้า กลางวัน เย็น ทะเล เสริม",
  งาน: "บ้าน วิจัย เขียน แต่งงาน เทศกาล ฝีมือ",
};
/** Others, which go with few. */
const SINGLE =
  "ไม้สัก ไม้ขีด ผลไม้ ท้องถิ่น ท้องทะเล เมืองหลวง เมืองเก่า บ้านเรือน บ้านเกิด ตลาดน้ำ ตลาดนัด " +
  "ตลาดหุ้น พ่อแม่ พี่น้อง ลูกหลาน ตายาย นักท่องเที่ยว นักวิทยาศาสตร์ เด็กเล็ก วัยรุ่น วัยเด็ก " +
  "วัยทำงาน เมื่อวาน เมื่อวานนี้ เดือนนี้ เดือนหน้า เช้าวัน เวลานี้ แค่ไหน ด้วยตัวเอง ด้วยกัน " +
  "ร่วมกัน เหมือนกัน แตกต่างกัน เข้ากัน กันและกัน เรียนรู้ ความรู้ รู้เรื่อง ค้นพบ พบเจอ มองเห็น " +
  "เข้าร่วม เข้าถึง เข้าสู่ ตัดสินใจ เพิ่มขึ้น เพิ่มเติม สูงขึ้น ดีขึ้น มากขึ้น น้อยลง เกิดขึ้น " +
  "สร้างขึ้น เริ่มต้น สิ้นสุด หายไป จางหาย จางหายไป กลับมา กลับบ้าน ออกไป ออกมา ต่อไป ต่อมา ต่อต้าน " +
  "ต่อเนื่อง ต่อคน ต่อวัน ต่อปี ใช้งาน ใช้เวลา ทำอาหาร ทำความสะอาด เป็นไปได้ เป็นไปไม่ได้ เป็นไป " +
  "ไม่ได้ รหัสผ่าน ข้อเสีย ข้อเท็จจริง ราคาถูก ราคาแพง ขั้นตอน ขั้นต่ำ ขั้นสูง พระราชา แผ่นดิน " +
  "แผ่นดินไหว ป่าไม้ ป่าชายเลน ไข้เลือดออก ไข้หวัด ไข้หวัดใหญ่ เลือดออก หมวกนิรภัย เข็มขัดนิรภัย " +
  "เสื้อยืด เสื้อกันหนาว โทรศัพท์มือถือ มือถือ หอมมะลิ ต้มยำกุ้ง ต้มข่าไก่ ผัดไทย ไข่เจียว ไข่ดาว " +
  "ไข่ต้ม นมข้นหวาน เข้มข้น ทั่วประเทศ ทั่วโลก พริกแกง พริกไทย พริกขี้หนู ช้อนโต๊ะ ช้อนชา สวนครัว สวนสาธารณะ สวนสัตว์ " +
  "นอนหลับ เพียงพอ พักผ่อน ออกกำลังกาย น้ำหนักตัว สุขภาพจิต สุขภาพดี ชีวิตประจำวัน ประจำวัน " +
  "เพื่อนบ้าน เพื่อนร่วมงาน สมัครงาน ทอมือ ทำมือ อย่างไรก็ตาม นอกจากนี้ นอกจากนั้น หลังจาก " +
  "หลังจากนั้น ก่อนหน้านี้ ยิ่งกว่า น้อยกว่า ดีกว่า เร็วกว่า ใหม่ล่าสุด ไกลออกไป ใกล้เคียง " +
  "ดาวเคราะห์ ดาวเหนือ ดวงอาทิตย์ ดวงจันทร์ " +
  "ตรวจสอบ ตรวจสุขภาพ ตรวจจับ เปิดเผย เปิดตัว เปิดบริการ ปิดตัว พรุ่งนี้ มะรืนนี้ ส่วนตัว " +
  "ส่วนใหญ่ ส่วนหนึ่ง ส่วนรวม ส่วนผสม คนแปลกหน้า แปลกหน้า แปลกใจ โลกร้อน ขับรถ ใต้น้ำ บนดิน " +
  "น้ำเปล่า ก่อตัว ก่อตั้ง หน้าร้อน หน้าหนาว หน้าฝน หน้าจอ ดับเพลิง เดินทาง เดินเล่น ออกเดินทาง " +
  "ทางเลือก ทางเข้า เส้นทาง เส้นชัย พื้นฐาน พื้นบ้าน จัดงาน จัดเก็บ จัดส่ง จัดตั้ง ติดตั้ง " +
  "ติดเชื้อ ผลกระทบ ผลงาน ผลประโยชน์ แรงดัน แรงบันดาลใจ แรงโน้มถ่วง แหล่งน้ำ แหล่งท่องเที่ยว " +
  "จุดหมาย จุดเด่น จุดเริ่มต้น มุมมอง บทเรียน ภาพรวม สายพันธุ์ สายไฟ ล่วงหน้า ต่างประเทศ " +
  "ต่างจังหวัด ต่างชาติ ระยะทาง ระยะเวลา ระยะยาว ฉีดวัคซีน แปรงฟัน ล้างมือ ไหว้พระ ลอยกระทง " +
  "กรุงศรีอยุธยา เปิดไฟ ปิดไฟ เสียบปลั๊ก กล้องวงจรปิด เบอร์โทร ร้านค้า ร้านอาหาร ร้านกาแฟ " +
  "ซื้อขาย ขายดี ขายของ ส่งออก นำเข้า นำเสนอ ขยายตัว ลงทะเบียน ออมเงิน เงินเดือน เงินออม เงินทุน " +
  "หุ้นส่วน ทันสมัย ร่วมมือ ร่วมงาน ร้อยละ กลางทะเล ชั้นนำ ชั้นเรียน ดูงาน ถ่ายภาพ แลกเปลี่ยน " +
  "ทดลองใช้ ย่อยสลาย ใช้ซ้ำ ขวดน้ำ แก้วน้ำ ฝนฟ้าคะนอง คลื่นลม ระดับน้ำ น้ำขึ้น";

const COMPOUNDS = new RegExp(
  [
    ...Object.entries(HEADS).flatMap(([head, tails]) => tails.split(" ").map((tail) => head + tail)),
    ...SINGLE.split(" "),
  ]
    // The longest first: ต้มยำกุ้ง before ต้มยำ.
    .toSorted((a, b) => b.length - a.length)
    .join("|"),
  "gu",
);
