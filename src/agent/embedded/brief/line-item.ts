import type { SourceSpan } from "../../../artifacts/outline.ts";
import { leadingEmoji } from "../text/emoji-icons.ts";
import { speakableProse } from "../text/speakable-prose.ts";
import type { ListItem } from "./brief.ts";
import { tidy } from "./inline-prose.ts";
import { withoutSeparator } from "./item-end.ts";
import { splitLabel } from "./split-label.ts";

/** A line as the item of a list. */
export function itemOf(line: string, span: SourceSpan): ListItem {
  const led = leadingEmoji(line);
  const bare = withoutSeparator(led?.rest ?? line);
  const text = { shown: tidy(bare), spoken: tidy(speakableProse(bare)) };
  const [label, detail] = splitLabel({ ...text, strongStart: null });
  const icon = led?.icon ?? null;
  return { text, label, detail, below: [], ...(icon === null ? {} : { icon }), span };
}
