/** What sets a clause in its time, cause or case, and says nothing before it has come: 「因地铁施工，12月1日起」, 「從海拔三十公尺到兩千公尺」. */
const OPENS =
  /^(?:从|從|自|因|因为|因為|由于|由於|如果|要是|假如|若|当|當|虽然|雖然|尽管|儘管|为了|為了|即使|无论|無論|只要|除了|随着|隨著|面对|面對|对于|對於|关于|關於|经过|經過)/u;
const ENDS =
  /(?:起|时|時|后|後|以前|之前|前|以来|以來|期间|期間|之间|之間|的话|的話|的时候|的時候|中|里|裡|上|下|当天|當天|当年|當年|[年月日号號])$/u;

/** Whether the last clause of a stretch, which a comma stands behind, only opens what follows. */
export function opensWhatFollows(before: string): boolean {
  const last = before.slice(Math.max(before.lastIndexOf("，"), before.lastIndexOf(",")) + 1).trim();
  return OPENS.test(last) || ENDS.test(last);
}
