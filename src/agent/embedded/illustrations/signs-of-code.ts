const GONE = " · ";

/**
 * What is no word of a language: code and formulas in their marks, names with a line below ("k_cat", "fox_level"), addresses, and files
 * by their endings ("read_fish.csv").
 */
const NO_WORDS =
  /`[^`\n]*`|\${1,2}[^$\n]*[\\^_{=][^$\n]*\${1,2}|(?:https?:\/\/|www\.)\S+|\S+@[\p{L}\p{N}-]+\.\S+|[\p{L}\p{N}.-]*[\p{L}\p{N}]_[\p{L}\p{N}{][^\s,;:)]*|[\p{L}\p{N}-]+\.(?:csv|txt|json|xml|ya?ml|pdf|py|[jt]sx?|html?|png|jpe?g|zip|xlsx?|docx?|com|org|net|io|app|dev|info|eu)(?![\p{L}\p{N}])\S*/gu;

/** A text without what stands in it for machines: a cat in an enzyme's "k_cat" is none. */
export function withoutSignsOfCode(text: string): string {
  return /[`$@_]|\w\.\w|\/\//u.test(text) ? text.replace(NO_WORDS, GONE) : text;
}
