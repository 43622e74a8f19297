/** Towns whose names people have as first names: where nothing says that a place is meant, somebody is. */
const FIRST_NAMES: ReadonlySet<string> = new Set(
  (
    "Sofia Milan Paris Florence Charlotte Victoria Adelaide Madison Austin Orlando Sydney Jackson Carson Clinton Kent Chester Chelsea Brooklyn Kingston Lincoln Preston " +
    "Dallas Denver Savannah Phoenix Houston Aurora Eugene Norman Gary Nancy Marion Logan Tyler Allen Nelson Hamilton Odessa Verona Siena Regina Augusta Helena Troy Salem Aden " +
    "Florencia Lourdes Mercedes Santiago Salvador Rosario Concepción Guadalupe Asunción Medina Valencia Lorena Leon León Constance Roman Martin Fátima Marina " +
    "София Милан Виктория Шарлотта Аделаида Владимир Роман Софія Мілан Вікторія Шарлотта Володимир Σόφια Βικτώρια"
  ).split(" "),
);

/** Whether somebody may be called as a town is: "Sofia", "Milan". `name`: the town's, in its first case. */
export function isFirstName(name: string): boolean {
  return FIRST_NAMES.has(name);
}
