/** Everyday names of molecules, by formula without states and charges. */
type Names = { en: string; de?: string; fr?: string; es?: string; zh?: string };

const MOLECULES: Record<string, Names> = {
  H2O: { en: "water", de: "Wasser", fr: "eau", es: "agua", zh: "水" },
  H2O2: { en: "hydrogen peroxide", de: "Wasserstoffperoxid", zh: "过氧化氢" },
  CO2: { en: "carbon dioxide", de: "Kohlendioxid", fr: "dioxyde de carbone", es: "dióxido de carbono", zh: "二氧化碳" },
  CO: { en: "carbon monoxide", de: "Kohlenmonoxid", fr: "monoxyde de carbone", es: "monóxido de carbono", zh: "一氧化碳" },
  O2: { en: "oxygen", de: "Sauerstoff", fr: "dioxygène", es: "oxígeno", zh: "氧气" },
  O3: { en: "ozone", de: "Ozon", fr: "ozone", es: "ozono", zh: "臭氧" },
  H2: { en: "hydrogen", de: "Wasserstoff", fr: "dihydrogène", es: "hidrógeno", zh: "氢气" },
  N2: { en: "nitrogen", de: "Stickstoff", fr: "diazote", es: "nitrógeno", zh: "氮气" },
  Cl2: { en: "chlorine", de: "Chlor", fr: "dichlore", es: "cloro", zh: "氯气" },
  NH3: { en: "ammonia", de: "Ammoniak", fr: "ammoniac", es: "amoníaco", zh: "氨" },
  CH4: { en: "methane", de: "Methan", fr: "méthane", es: "metano", zh: "甲烷" },
  C2H6: { en: "ethane", de: "Ethan", fr: "éthane", es: "etano" },
  C3H8: { en: "propane", de: "Propan", fr: "propane", es: "propano" },
  C2H4: { en: "ethylene", de: "Ethen" },
  C2H5OH: { en: "ethanol", de: "Ethanol", fr: "éthanol", es: "etanol", zh: "乙醇" },
  C2H6O: { en: "ethanol", de: "Ethanol" },
  C6H12O6: { en: "glucose", de: "Glukose", fr: "glucose", es: "glucosa", zh: "葡萄糖" },
  C12H22O11: { en: "sucrose", de: "Saccharose", fr: "saccharose", es: "sacarosa" },
  NaCl: { en: "sodium chloride", de: "Natriumchlorid", fr: "chlorure de sodium", es: "cloruro de sodio", zh: "氯化钠" },
  NaOH: { en: "sodium hydroxide", de: "Natriumhydroxid", zh: "氢氧化钠" },
  NaHCO3: { en: "sodium bicarbonate", de: "Natriumhydrogencarbonat" },
  Na2CO3: { en: "sodium carbonate", de: "Natriumcarbonat" },
  CH3COOH: { en: "acetic acid", de: "Essigsäure" },
  CH3COONa: { en: "sodium acetate", de: "Natriumacetat" },
  HCl: { en: "hydrogen chloride", de: "Chlorwasserstoff", zh: "氯化氢" },
  H2SO4: { en: "sulfuric acid", de: "Schwefelsäure", fr: "acide sulfurique", es: "ácido sulfúrico", zh: "硫酸" },
  HNO3: { en: "nitric acid", de: "Salpetersäure" },
  H2CO3: { en: "carbonic acid", de: "Kohlensäure" },
  SO2: { en: "sulfur dioxide", de: "Schwefeldioxid", zh: "二氧化硫" },
  SO3: { en: "sulfur trioxide", de: "Schwefeltrioxid" },
  NO: { en: "nitric oxide", de: "Stickstoffmonoxid" },
  NO2: { en: "nitrogen dioxide", de: "Stickstoffdioxid" },
  CaCO3: { en: "calcium carbonate", de: "Calciumcarbonat", zh: "碳酸钙" },
  CaO: { en: "calcium oxide", de: "Calciumoxid", zh: "氧化钙" },
  "Ca(OH)2": { en: "calcium hydroxide", de: "Calciumhydroxid", zh: "氢氧化钙" },
  Fe2O3: { en: "iron oxide", de: "Eisenoxid", zh: "氧化铁" },
  Fe: { en: "iron", de: "Eisen", fr: "fer", es: "hierro", zh: "铁" },
  Cu: { en: "copper", de: "Kupfer", fr: "cuivre", es: "cobre", zh: "铜" },
  Mg: { en: "magnesium", de: "Magnesium", zh: "镁" },
  MgO: { en: "magnesium oxide", de: "Magnesiumoxid", zh: "氧化镁" },
  Na: { en: "sodium", de: "Natrium", zh: "钠" },
  C: { en: "carbon", de: "Kohlenstoff", fr: "carbone", es: "carbono", zh: "碳" },
  S: { en: "sulfur", de: "Schwefel", zh: "硫" },
  Al: { en: "aluminium", de: "Aluminium", zh: "铝" },
  Zn: { en: "zinc", de: "Zink", zh: "锌" },
}; // prettier-ignore

/** What a molecule is called in a language, or null where it has no everyday name here. */
export function moleculeName(formula: string, language: string): string | null {
  const names = Object.hasOwn(MOLECULES, formula) ? MOLECULES[formula] : undefined;
  if (names === undefined) return null;
  const known: Record<string, string | undefined> = names;
  return known[language] ?? null;
}
