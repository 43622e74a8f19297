/** Languages that part a day and its month by a space. */
const LANGUAGES = "en de fr es it pt nl sv da nb fi pl cs sk ru uk el ro hu tr id ca hr bg".split(" ");
const YEAR = 2024;

/** The names of the months as they stand beside a day, of all these languages. */
function monthNames(): string[] {
  const names = LANGUAGES.flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" });
    return Array.from({ length: 12 }, (_, month) => {
      const parts = format.formatToParts(Date.UTC(YEAR, month, 15));
      return parts.find(({ type }) => type === "month")?.value ?? "";
    });
  });
  return [...new Set(names)].filter((name) => /^[\p{L}\p{M}]{3,}$/u.test(name));
}

export const MONTH = `(?:${monthNames()
  .toSorted((one, other) => other.length - one.length)
  .join("|")})(?![\\p{L}\\p{M}])`;

/** "16. Juni", "1er septembre", "14 de marzo", "May 14": a day of a month, with the spaces within it. */
export const DAY_OF_MONTH = new RegExp(
  `(?<![\\p{N}.,:])\\p{Nd}{1,2}(?:\\.|st|nd|rd|th|er|º|°)? (?:(?:de|of) )?${MONTH}|(?<![\\p{L}\\p{M}])${MONTH} \\p{Nd}{1,2}(?:st|nd|rd|th)?(?![\\p{N}]|[.,:]\\p{Nd}| ?%)`,
  "giu",
);
