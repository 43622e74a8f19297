/** Words that stand for one clear thing, with the noun that an icon search knows it by. */
const NOUNS: Record<string, string> = {
  water: "drop", rain: "rain", light: "sun", sun: "sun", sunlight: "sun", solar: "sun", wind: "wind", oxygen: "wind", air: "wind", energy: "lightning",
  electricity: "lightning", battery: "battery", storage: "battery", grid: "plug", password: "password", "e-mail": "envelope", email: "envelope", mail: "envelope", sender: "user",
  link: "link", links: "link", money: "money", price: "tag", cost: "coins", payment: "credit card", clock: "clock", time: "clock", deadline: "clock", urgency: "alarm",
  calendar: "calendar", team: "users", people: "users", customers: "users", school: "school", student: "student", book: "book", books: "books", music: "music note", house: "house",
  home: "house", car: "car", train: "train", bicycle: "bicycle", airplane: "airplane", phone: "phone", computer: "computer", server: "server", database: "database", cloud: "cloud",
  security: "shield", privacy: "lock", lock: "lock", key: "key", search: "magnifying glass", camera: "camera", photo: "image", video: "video", map: "map", globe: "globe",
  world: "globe", leaf: "leaf", plant: "plant", plants: "plant", tree: "tree", trees: "tree", forest: "tree", flower: "flower", roots: "plant", stomata: "circles", veins: "git branch",
  chloroplasts: "leaf", cell: "circle", dna: "dna", brain: "brain", heart: "heart", health: "heartbeat", medicine: "pill", doctor: "stethoscope", food: "fork knife", bread: "bread",
  coffee: "coffee", egg: "egg", eggs: "egg", fish: "fish", dog: "dog", cat: "cat", bird: "bird", fire: "fire", temperature: "thermometer", heat: "thermometer", oven: "oven",
  ocean: "waves", sea: "waves", river: "waves", mountain: "mountains", snow: "snowflake", moon: "moon", star: "star", rocket: "rocket", speed: "gauge", performance: "gauge",
  chart: "chart", growth: "trend up", report: "flag", check: "check", stop: "hand", permits: "file", document: "file", documents: "file", contract: "file", invoice: "receipt", tax: "receipt",
  settings: "gear", code: "code", bug: "bug", bugs: "bug", gift: "gift", truck: "truck", delivery: "truck", shipping: "package", package: "package", factory: "factory", building: "buildings", city: "buildings",
  bank: "bank", government: "bank", law: "scales", vote: "check", microphone: "microphone", voice: "microphone", ear: "ear", eye: "eye", language: "translate", question: "question",
  idea: "lightbulb", warning: "warning", danger: "warning", error: "warning", support: "headset", notification: "bell", alerts: "bell", message: "chat", chat: "chat", keyboard: "keyboard",
  carbon: "cloud", gas: "cloud", coal: "cube", glucose: "cube", sugar: "cube", salt: "drop", milk: "drop", oil: "drop", flour: "grains", recycling: "recycle", waste: "trash",
}; // prettier-ignore

/** An English noun for the icon search where an English label is short and its thing is clear; else null. */
export function iconFor(label: string, base: string): string | null {
  // "Air" is water in Indonesian, and a German "Gift" is poison.
  if (base !== "en") return null;
  const tokens = label.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  if (tokens.length === 0 || tokens.length > 5) return null;
  for (const [at, token] of tokens.toReversed().entries()) {
    // "Light sleep" weighs little; "morning light" is light.
    if (token === "light" && at > 0) continue;
    if (Object.hasOwn(NOUNS, token)) return NOUNS[token] ?? null;
  }
  return null;
}
