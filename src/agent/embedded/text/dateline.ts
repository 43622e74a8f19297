/** "OSLO, 4 March 2026 -- ": where and when a message was written, before it begins. */
export const DATELINE =
  /^(?:\p{Lu}[\p{L}\s.'’-]{1,30}(?:\s?\([^)]{2,30}\))?,\s)(?:(?:den |le |el |il |am )?\d{1,2}\.?\s(?:de\s)?\p{L}{3,12}\.?,?\s(?:de\s)?\d{4}|\p{L}{3,12}\.?\s\d{1,2},\s\d{4}|\d{1,2}[./]\d{1,2}[./]\d{2,4})\s*(?:--+|[–—-]|[:.])\s*(?=\S)/u;
