/** What sets a clause in its time, cause or case, and says nothing before it has come: 「因地铁施工，12月1日起」, 「從海拔三十公尺到兩千公尺」. */
const OPENS =
  /^(?:(?:从|從)(?!来|來|事|不|容|此)|自(?!己|行|动|動|然|由|助|来水|來水|信|学|學|愿|願|我)|因(?!此|而)|由于|由於|如果|要是|假如|若|(?:当|當)(?!地|然|初|局|场|場|选|選|上)|虽然|雖然|尽管|儘管|为了|為了|即使|无论|無論|只要|除了|随着|隨著|面对|面對|对于|對於|关于|關於|(?:经过|經過)(?!.*了$))/u;
const ENDS =
  /(?:[年月日号號时時天点點]起|(?<!小|及|准|準|按|临|臨)[时時]|(?<!落|先|身|背)[后後]|以前|之前|(?<!门|門|面|身|眼|跟|向|提|超|往)前|以来|以來|期间|期間|之间|之間|的话|的話|的时候|的時候|当天|當天|当年|當年)$/u;
/** "在山里", "山上": a clause by itself; "书放在桌子上" says where something is, and "十二公里" how far. */
const PLACED = /^(?:(?:就|正|只|而)?(?:在|当|當|从|從|到|每).+|.{1,2})(?<!公|英|海|华|華)[中里裡上下]$/u;
const DATED =
  /(?:[\p{Nd}〇零一二三四五六七八九]{4}年|[今去明前后後那同每]年|[\p{Nd}一二三四五六七八九十]月|月[\p{Nd}一二三四五六七八九十廿]{1,3}[日号號])$/u;

/** Whether the last clause of a stretch, which a comma stands behind, only opens what follows. */
export function opensWhatFollows(before: string): boolean {
  const last = before.slice(Math.max(before.lastIndexOf("，"), before.lastIndexOf(",")) + 1).trim();
  return [OPENS, ENDS, PLACED, DATED].some((found) => found.test(last));
}
