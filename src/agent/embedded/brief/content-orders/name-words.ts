/** Somebody's name of up to three words; patterns that ignore case cannot tell it by its capitals, so whoever reads it does. */
export const NAME = "[\\p{L}'’-]+(?: [\\p{L}'’-]+){0,2}";
