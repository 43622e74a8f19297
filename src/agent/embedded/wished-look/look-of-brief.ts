import type { WishedColors } from "../../../artifacts/storyboard.ts";
import { ON_PAPER, type StyleName } from "../../../artifacts/style.ts";
import type { Brief } from "../brief/brief.ts";
import { lookSentences } from "./look-sentences.ts";
import { GROUND } from "./look-words.ts";
import { wishedLook, type WishedLook } from "./wished-look.ts";

/** A wish of more words tells something besides: "background music for the light parts of the morning". */
const GROUND_WORDS = 6;

/** How a brief orders its film to look, wherever it says so. */
export function lookOfBrief(prompt: string, { wishes = [] }: Brief, language: string): WishedLook {
  const said = lookSentences(prompt, language);
  const grounds = wishes
    .flatMap((wish) => wish.split(/[,;.]\s*/u))
    .filter((piece) => GROUND.test(piece) && piece.split(/\s+/u).length <= GROUND_WORDS);
  return wishedLook([...said, ...grounds]);
}

/** What of the order stands in place of a style's own colours; nothing where its family says it all. */
export function wishedColorsIn(
  { codes, ground, paper, isGroundNamed }: WishedLook,
  style: StyleName,
): { wished?: WishedColors } {
  const [primary, accent] = codes;
  // White among the colours of a dark film is what its words are in.
  const isOrdered = ground !== null && (isGroundNamed || ON_PAPER.has(style));
  const isOwn = isOrdered && paper === null && (ground === "light") === ON_PAPER.has(style);
  const wished: WishedColors = {
    ...(primary !== undefined && { primary }),
    ...(accent !== undefined && { accent }),
    ...(isOrdered && !isOwn && { ground }),
    ...(isOrdered && paper !== null && { paper }),
  };
  return Object.keys(wished).length === 0 ? {} : { wished };
}
