/** Words that set what follows against what was told before, in all languages. */
const BUT =
  /^(?:but|yet|however|though|aber|doch|jedoch|allerdings|mais|cependant|pero|però|ma|mas|porém|maar|echter|men|ale|lecz|jednak|но|однако|але|проте|ama|ancak|fakat|لكن|ولكن|אבל|אך|लेकिन|मगर|পরন্তু|কিন্তু)(?![\p{L}\p{M}-])|^(?:但是?|不过|不過|然而|ただし|しかし|でも(?=[、，])|하지만|그러나|다만)/iu;

/** Whether a text opens by reserving something against what was told: "But book ahead" is no thing beside "When to go". */
export function opensReserve(text: string): boolean {
  return BUT.test(text.trim());
}
