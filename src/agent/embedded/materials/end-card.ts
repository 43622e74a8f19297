import type { Brand } from "../../../artifacts/brand.ts";
import type { EndCard } from "../../../artifacts/storyboard.ts";
import type { Brief } from "../brief/brief.ts";
import { callToAction, lineOfCall } from "./call-to-action.ts";

const ADDRESS =
  /\b(?:https?:\/\/)?((?:www\.)?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9-]+)*\.[a-z]{2,12}(?:\/[\w\-./]{0,40})?)(?=[\s)>\]*_,;:!?]|\.?(?:\s|$))/giu;
/** Endings of file names and of program text, which look like addresses. */
const NO_HOST =
  /\.(?:md|mdx|png|jpe?g|gif|webp|svg|mp4|webm|mov|pdf|docx?|pptx?|ts|js|py|json|html?|css|txt|csv|yml|yaml)$/iu;

/** A page of a code host that is about a change, for those who made it. */
const CODE_PAGE = /\/(?:pull|issues|commit|merge_requests|blob|tree|compare)\//iu;

/**
 * What a brief sends its viewers to: the last address that it names, without what a viewer need not type, and the
 * sentence that asks them to do something, in its own words.
 */
export function endCardOf(
  text: string,
  brief: Brief,
  language: string,
  brand: Brand | undefined,
): EndCard | undefined {
  if (brand === undefined) return undefined;
  const address = addressIn(text);
  const call = callToAction(brief, language);
  const { line, withAddress } = call === null ? { withAddress: true } : lineOfCall(call, address);
  if (line === undefined && address === undefined) return undefined;
  return {
    ...(line === undefined ? {} : { line }),
    ...(address === undefined || !withAddress ? {} : { address }),
  };
}

function addressIn(text: string): string | undefined {
  // A picture's or a code's address sends nobody anywhere.
  const prose = text.replace(/```[\s\S]*?```|!\[[^\]]*\]\([^)]*\)|`[^`]*`/gu, " ");
  const found = [...prose.matchAll(ADDRESS)].flatMap(({ 1: address = "", 0: whole, index }) => {
    // A name's part of a mail address is no host.
    const mail = prose[index - 1] === "@" || prose[index + whole.length] === "@";
    return mail || NO_HOST.test(address) || CODE_PAGE.test(address)
      ? []
      : [address.replace(/^www\./iu, "").replace(/[/.]+$/u, "")];
  });
  const last = found.at(-1);
  return last === undefined || last.length > 48 ? undefined : last;
}
