import type { Brief } from "../../brief/brief.ts";
import { titleUnits } from "../titles/title-units.ts";
import { subjectOfText, type SubjectOfText } from "./subject-of-text.ts";

/** What a brief without a heading is about, as a noun phrase; null where that is not sure. */
export function subjectOfBrief(brief: Brief, language: string): SubjectOfText | null {
  const units = titleUnits(brief, brief.sections, language);
  const told = units.filter(({ kind }) => kind === "sentence" || kind === "item").map(({ said }) => said);
  return subjectOfText(told, brief.wishes ?? [], language.split("-")[0] ?? language);
}
