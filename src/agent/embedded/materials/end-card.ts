import type { Brand } from "../../../artifacts/brand.ts";
import type { EndCard } from "../../../artifacts/storyboard.ts";

const ADDRESS =
  /\b(?:https?:\/\/)?((?:www\.)?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9-]+)*\.[a-z]{2,12}(?:\/[\w\-./]{0,40})?)(?=[\s)>\]*_,;:!?]|\.?(?:\s|$))/giu;
/** Endings of file names and of program text, which look like addresses. */
const NO_HOST =
  /\.(?:md|mdx|png|jpe?g|gif|webp|svg|mp4|webm|mov|pdf|docx?|pptx?|ts|js|py|json|html?|css|txt|csv|yml|yaml)$/iu;

/** The address that a brief sends its viewers to: the last that it names, without what a viewer need not type. */
export function endCardOf(text: string, brand: Brand | undefined): EndCard | undefined {
  if (brand === undefined) return undefined;
  // A picture's or a code's address sends nobody anywhere.
  const prose = text.replace(/```[\s\S]*?```|!\[[^\]]*\]\([^)]*\)|`[^`]*`/gu, " ");
  const found = [...prose.matchAll(ADDRESS)].flatMap(({ 1: address = "", 0: whole, index }) => {
    // A name's part of a mail address is no host.
    const mail = prose[index - 1] === "@" || prose[index + whole.length] === "@";
    return mail || NO_HOST.test(address) ? [] : [address.replace(/^www\./iu, "").replace(/[/.]+$/u, "")];
  });
  const last = found.at(-1);
  return last === undefined || last.length > 48 ? undefined : { address: last };
}
