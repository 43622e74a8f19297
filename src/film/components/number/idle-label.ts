import type { NumberVisual } from "../../../artifacts/storyboard.ts";

/** What joins a figure to the one before it, and names nothing: "soit 0,63 euro par habitant". */
const JOINS_ONLY =
  /^(?:or|that is|that's|i\.?e\.?|so|which is|and|also|das sind|das ist|d\.\s?h\.|das heißt|oder|macht|soit|c['’]est[- ]à[- ]dire|ou|donc|o sea|es decir|esto es|o|cioè|ossia|ovvero|vale a dire|ou seja|isto é|quer dizer|dat is|oftewel|ofwel|of|dus|det vill säga|alltså|dvs\.?|det vil sige|altså|det vil si|eli|siis|toisin sanoen|czyli|to jest|tj\.|lub|tedy|čili|to je|neboli|azaz|vagyis|adică|sau|то есть|т\.\s?е\.|или|итого|тобто|або|δηλαδή|ή|yani|أي|أو|כלומר|או|یعنی|यानी|अर्थात|या|অর্থাৎ|つまり|すなわち|即|也就是|즉|yaitu|atau|tức là|hoặc)\s*[,:：]?$/iu;

/** Below several figures, what only repeats the heading or only joins one to another is left to the voice. */
export function withoutIdleLabels(visual: NumberVisual): NumberVisual {
  if (visual.figures.length < 2) return visual;
  const { heading = "" } = visual;
  return {
    ...visual,
    figures: visual.figures.map((one) => (idleLabel(one.label, heading) ? { ...one, label: "" } : one)),
  };
}

export function idleLabel(label: string, heading: string): boolean {
  const plain = (text: string): string =>
    text
      .trim()
      .replace(/[.。।:：]$/u, "")
      .toLowerCase();
  return plain(label) === plain(heading) || JOINS_ONLY.test(label.trim());
}
