import type { Block, Section } from "./brief/brief.ts";
import { isImperative, lowerFirst } from "./english/grammar.ts";
import { countWord } from "./phrases/count-words.ts";
import { joinList } from "./phrases/join-list.ts";
import { fill, phrasesFor } from "./phrases/phrases.ts";
import { plainTex } from "./science/plain-tex.ts";
import { capitalise, countWords, splitSentences, withoutStop } from "./text/sentences.ts";
import { hardLabel } from "./text/shorten.ts";
import { titleOfSentence, TITLE_WORDS, MOST_TITLE_WORDS } from "./title-of-prose.ts";

/**
 * What a film of one list is called: by the question that it opens with, or by its first item. How many points there are is no
 * name of a film.
 */
export function titleOfList(block: Block, language: string): string {
  const first = block.kind === "list" ? block.items[0] : undefined;
  if (first === undefined) return titleOfBlock(block, language);
  const [said = first.text.shown] = splitSentences(first.text.shown, language);
  if (/[?？؟]$/u.test(said) && countWords(said) <= MOST_TITLE_WORDS) return capitalise(said);
  const label = first.label?.shown ?? "";
  if (countWords(label) >= 2 && countWords(label) <= TITLE_WORDS) return capitalise(label);
  return capitalise(titleOfSentence(withoutStop(said), language));
}

/** A long list was divided into scenes; its title counts all of it. */
export function wholeList(block: Block, sections: readonly Section[]): Block {
  if (block.kind !== "list") return block;
  const blocks = sections.flatMap((section) => section.blocks);
  const items = blocks.flatMap((one) => (one.kind === "list" ? one.items : []));
  return { ...block, items };
}

/** What a list, a table, a quotation … is called where nothing names it. */
export function titleOfBlock(block: Block, language: string): string {
  if (block.kind === "list") {
    const count = countWord(block.items.length, language) ?? String(block.items.length);
    if (language.startsWith("en")) {
      const commands =
        block.items.filter((item) => isImperative(item.text.spoken)).length >= block.items.length * 0.7;
      return capitalise(`${count} things ${commands ? "to do" : "to know"}`);
    }
    const pattern = phrasesFor(language).points;
    return pattern === null ? hardLabel(block.items[0]?.text.shown ?? "", 8) : fill(pattern, count);
  }
  if (block.kind === "table") {
    const names = block.header
      .map((cell) => cell.shown.replace(/\s*[([（][^()（）]*[)\]）]\s*$/u, "").trim())
      .filter((name) => name !== "");
    return hardLabel(
      joinList(
        names.length > 0
          ? names.map((name, at) => (at > 0 && language.startsWith("en") ? lowerFirst(name) : name))
          : [block.rows[0]?.[0]?.shown ?? ""],
        language,
      ),
      10,
    );
  }
  if (block.kind === "quote" || block.kind === "subheading")
    return hardLabel(block.text.shown.replace(/\n/g, " "), 9);
  if (block.kind === "contrast") {
    const pair = block.sides.map((side) => side.title);
    return hardLabel(joinList(pair, language), 9);
  }
  if (block.kind === "formula") return block.chemistry ?? plainTex(block.tex);
  if (block.kind === "code") return block.language === "text" ? "Code" : capitalise(block.language);
  return countWords(block.text.shown) === 0 ? "" : hardLabel(block.text.shown, 9);
}
