/** The rows of every table of the specification, by the names that the walks use. */
export type SpecifiedRow = { table: string; row: string };

/** What a table is called: the last heading or line of text above it, as the specification writes them. */
const NAMES: Readonly<Record<string, string>> = {
  "Conversation summary": "Conversation summary",
  Message: "Message",
  "Outline object": "Outline object",
  "Scene object": "Scene object",
  Render: "Render",
  Asset: "Asset",
  "Brand kit": "Brand kit",
  Avatar: "Avatar",
  "Credits (account)": "Credits (account)",
  "Capacity (account)": "Capacity (account)",
  "States and transitions": "States and transitions",
  "POST /v1/video-agents/conversations": "Create conversation",
  "video_config fields": "video_config",
  "POST /v1/video-agents/conversations/{conversation_id}": "Send message",
  Authentication: "Scopes",
  Errors: "Errors",
  Limits: "Limits",
};

function nameOf(table: string, cells: readonly string[]): string {
  const [first = "", second = "", , fourth = ""] = cells;
  if (table === "Errors") return first === second ? first : `${first} ${second}`;
  if (table !== "States and transitions") return first;
  const action = /outline_action=(\w+)/.exec(second)?.[1];
  return `${first} → ${fourth}${action === undefined ? "" : `: ${action}`}`;
}

/** @throws Error for a table that has no name here: a new one of the specification. */
export function specifiedRows(specification: string): SpecifiedRow[] {
  const rows: SpecifiedRow[] = [];
  let above = "";
  let table: string | null = null;
  for (const line of specification.split("\n")) {
    if (!line.startsWith("|")) {
      table = null;
      const title =
        /^#+ (.+)$/.exec(line)?.[1] ??
        /^(Outline object|Scene object):$/.exec(line)?.[1] ??
        /^- (video_config fields):$/.exec(line)?.[1] ??
        /^\*\*((?:GET|POST|PUT|DELETE) \S+)\*\*/.exec(line)?.[1];
      above = title ?? above;
      continue;
    }
    const cells = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (table === null) {
      table = NAMES[above] ?? null;
      if (table === null)
        throw new Error(`the specification has a table below "${above}" that has no name here`);
      continue;
    }
    if (cells.every((cell) => /^-+$/.test(cell))) continue;
    rows.push({ table, row: nameOf(table, cells) });
  }
  return rows;
}
