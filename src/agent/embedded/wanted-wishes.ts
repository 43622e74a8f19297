import type { Brief } from "./brief/brief.ts";
import { NAMES_FILM } from "./brief/request-words.ts";

const NOT_WANTED =
  /(?<![\p{L}])(?:no|not|without|kein\p{L}*|nicht|ohne|pas|sans|sin|nada|senza|niente|sem|geen|niet|zonder|bez|nie|без|не|بدون|بلا|ללא|בלי|बिना)(?![\p{L}])|不|なし|없/iu;

/** What the sender wishes, without what is not wanted: "no advertising" asks for no look of advertising. */
export function wantedIn({ wishes = [] }: Brief): string[] {
  // "So please turn this into a film for our customers": the request itself names no look.
  return wishes
    .filter((wish) => !NAMES_FILM.test(wish))
    .flatMap((wish) => wish.split(/[,;.，、；。]\s*/u))
    .filter((piece) => !NOT_WANTED.test(piece));
}

/** For whom the film is, said as its audience or among the wishes: "给第一次来的游客看的短片。" */
export function forWhom({ audience, wishes = [] }: Brief): string | null {
  const wanted = wishes.filter((wish) => !NOT_WANTED.test(wish));
  return audience === null && wanted.length === 0 ? null : [audience ?? "", ...wanted].join("\n");
}
