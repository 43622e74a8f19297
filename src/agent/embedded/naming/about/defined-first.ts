/** "What condensation is, what they can do and what I'll do": the thing by itself, where what it is is only the first of what is told. */
const DEFINED =
  /^(?:what (?<en>[^,]{3,40}?) (?:is|are)|was (?<de>[^,]{3,40}?) (?:ist|sind)|ce qu(?:['’]est|e sont) (?<fr>[^,]{3,40})|qué (?:es|son) (?<es>[^,]{3,40})|(?:che )?cos(?:['’]è|a è|a sono) (?<it>[^,]{3,40})|o que (?:é|são) (?<pt>[^,]{3,40})|wat (?<nl>[^,]{3,40}?) (?:is|zijn)|vad (?<sv>[^,]{3,40}?) är|hva[d]? (?<da>[^,]{3,40}?) er|czym (?:jest|są) (?<pl>[^,]{3,40})|co (?:je|jsou) (?<cs>[^,]{3,40})|что такое (?<ru>[^,]{3,40})|що таке (?<uk>[^,]{3,40})|ce (?:este|sunt) (?<ro>[^,]{3,40})|τι είναι (?<el>[^,]{3,40}))(?=,\s|\s(?:and|und|et|y|e|en|och|og|i|a|и|та|și|και)\s)/iu;

export function definedFirst(question: string): string | null {
  const groups = DEFINED.exec(question)?.groups ?? {};
  return (
    Object.values(groups)
      .find((one) => one !== undefined)
      ?.trim() ?? null
  );
}
