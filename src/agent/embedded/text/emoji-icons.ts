/** What a leading emoji stands for, as the noun that an icon search knows it by. */
const NOUNS: Record<string, string> = {
  "🚀": "rocket", "⚡": "lightning", "🔥": "fire", "✨": "sparkle", "🎉": "confetti", "🐛": "bug", "🐞": "bug", "🔒": "lock", "🔐": "lock", "🔑": "key",
  "🛡": "shield", "🌙": "moon", "☀": "sun", "🌞": "sun", "📱": "phone", "💻": "computer", "🖥": "computer", "⚙": "gear", "🔧": "gear", "🛠": "gear",
  "📦": "package", "🚚": "truck", "📈": "trend up", "📊": "chart", "📉": "chart", "💰": "coins", "💶": "coins", "💵": "money", "💳": "credit card",
  "🧾": "receipt", "🏷": "tag", "📅": "calendar", "🗓": "calendar", "⏰": "alarm", "⏱": "clock", "⏳": "clock", "🕒": "clock", "📍": "map", "🗺": "map",
  "🌍": "globe", "🌎": "globe", "🌏": "globe", "🌐": "globe", "🏠": "house", "🏡": "house", "🏢": "buildings", "🏭": "factory", "🏫": "school",
  "📚": "books", "📖": "book", "📝": "file", "📄": "file", "📃": "file", "📁": "file", "✉": "envelope", "📧": "envelope", "📩": "envelope", "💬": "chat",
  "🗣": "chat", "📣": "bell", "📢": "bell", "🔔": "bell", "👥": "users", "👤": "user", "🤝": "users", "🧑‍🤝‍🧑": "users", "❤": "heart", "💚": "heart",
  "🩺": "stethoscope", "💊": "pill", "🧠": "brain", "👁": "eye", "👀": "eye", "🎤": "microphone", "🎙": "microphone", "🎵": "music note", "🎶": "music note",
  "📷": "camera", "📸": "camera", "🖼": "image", "🎬": "video", "📹": "video", "🔍": "magnifying glass", "🔎": "magnifying glass", "💡": "lightbulb",
  "🌱": "plant", "🌿": "plant", "🍃": "leaf", "🌳": "tree", "🌲": "tree", "🌸": "flower", "💧": "drop", "🌧": "rain", "🌊": "waves", "❄": "snowflake",
  "⛰": "mountains", "🏔": "mountains", "🔋": "battery", "🔌": "plug", "♻": "recycle", "🗑": "trash", "🚗": "car", "🚆": "train", "🚲": "bicycle", "✈": "airplane",
  "☕": "coffee", "🍞": "bread", "🍽": "fork knife", "🥚": "egg", "🐟": "fish", "🐶": "dog", "🐱": "cat", "🎁": "gift", "⭐": "star", "🌟": "star",
  "✅": "check", "☑": "check", "✔": "check", "⚠": "warning", "❗": "warning", "🛑": "hand", "✋": "hand", "❓": "question", "⚖": "scales", "🌡": "thermometer",
  "☁": "cloud", "🧬": "dna", "🏦": "bank", "🎧": "headset", "⌨": "keyboard", "🈯": "translate",
}; // prettier-ignore

const LEADING =
  /^\s*((?![©®™ℹ\u2190-\u21FF])(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F?)(?:\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic}\uFE0F?)*)\s*/u;

/** A label led by an emoji: what follows it, and the icon that it stands for (null: none that is known). */
export function leadingEmoji(text: string): { rest: string; icon: string | null } | null {
  const match = LEADING.exec(text);
  const rest = match === null ? "" : text.slice(match[0].length);
  if (match === null || !/[\p{L}\p{N}]/u.test(rest)) return null;
  const emoji = (match[1] ?? "").replaceAll("\uFE0F", "");
  const [plain = ""] = Array.from(emoji);
  return { rest, icon: NOUNS[emoji] ?? NOUNS[plain] ?? null };
}
