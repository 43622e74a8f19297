/**
 * What the words of a formula become where one governs the other: "умножить на | одна вторая" is "на одну вторую", and a
 * whole exponent is divided, not the power: "в степени t делить на 5730" is "в степени t, делённое на 5730".
 */
export function inCase(said: string, language: string): string {
  return (CASES[language] ?? []).reduce((text, [from, to]) => text.replace(from, to), said);
}

const CASES: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  ru: [
    [/(?<= на )одна вторая/gu, "одну вторую"],
    [/(?<= на )одна треть/gu, "одну треть"],
    [/(?<= на )одна четвёртая/gu, "одну четвёртую"],
    [/(?<= в степени (?:минус )?\S+) делить на/gu, ", делённое на"],
  ],
  uk: [
    [/(?<= на )одна друга/gu, "одну другу"],
    [/(?<= на )одна третя/gu, "одну третю"],
    [/(?<= на )одна четверта/gu, "одну четверту"],
    [/(?<= у степені (?:мінус )?\S+) поділити на/gu, ", поділене на"],
  ],
};
