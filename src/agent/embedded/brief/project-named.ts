/** "… para nuestra campaña «Menos vuelos cortos»": the one name in quotation marks of what the film belongs to. */
export function projectIn(wishes: readonly string[]): string | null {
  const names = wishes.flatMap((wish) => [...wish.matchAll(PROJECT)].map(([, name = ""]) => name.trim()));
  const [name] = names;
  return name !== undefined && names.length === 1 && /\p{L}{2}/u.test(name) ? name : null;
}

const PROJECT =
  /(?:campaigns?|project|series|initiative|exhibition|festival|kampagnen?|projekt|reihe|ausstellung|aktion|initiative|campagne|projet|série|exposition|campaña|proyecto|serie|exposición|iniciativa|campagna|progetto|mostra|rassegna|campanha|projeto|série|exposição|tentoonstelling|reeks|kampani\p{L}+|projek\p{L}+|wystaw\p{L}+|кампани\p{L}+|проект\p{L}*|выставк\p{L}+|кампані\p{L}+|виставк\p{L}+|kampaň|kampani|výstav\p{L}+|kampanj(?:en)?|kampagnen?|kampanya\p{L}*|活动|項目|项目|キャンペーン|캠페인|حملة|קמפיין|अभियान)[\s,:]*["“„«»「『']\s*([^"“”„«»「」『』\n]{3,60}?)\s*["“”»«」』']/giu;
