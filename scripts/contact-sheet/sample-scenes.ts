import type { Visual } from "../../src/artifacts/storyboard.ts";

type Sample = { name: string; language: string; visual: Visual; emblems?: string[] };

const figure = (display: string, value: number | null, decimals = 0, prefix = "", suffix = "") => ({
  display,
  value,
  decimals,
  prefix,
  suffix,
});

/** What every component is looked at with: usual, short, long, other scripts, emoji. */
export const SAMPLES: Sample[] = [
  {
    name: "title",
    language: "en",
    visual: {
      kind: "title",
      title: "How a leaf makes food",
      subtitle: "What goes in, what comes out, and why leaves are green",
      eyebrow: "For curious ten-year-olds",
      illustration: "herb",
    },
  },
  {
    name: "title-long",
    language: "en",
    visual: {
      kind: "title",
      title: "What every new employee should understand about recognising and reporting fraudulent messages",
    },
  },
  {
    name: "title-cover",
    language: "en",
    visual: {
      kind: "title",
      title: "Giving feedback that helps",
      subtitle: "Three habits of good teams",
    },
  },
  {
    name: "title-cover-middle",
    language: "en",
    visual: { kind: "title", title: "Why small habits beat big resolutions in the long run" },
  },
  {
    name: "title-zh",
    language: "zh",
    visual: { kind: "title", title: "二十四节气：中国人的时间智慧", subtitle: "从立春到大寒" },
  },
  {
    name: "title-ar",
    language: "ar",
    visual: { kind: "title", title: "كيف تصنع الورقة غذاءها؟", subtitle: "من الماء والهواء وضوء الشمس" },
  },
  {
    name: "title-illustration",
    language: "en",
    visual: {
      kind: "title",
      title: "How volcanoes are born",
      subtitle: "From the mantle to the crater, in four steps",
      eyebrow: "Geology for everyone",
      illustration: "volcano",
    },
  },
  {
    name: "bullets-3",
    language: "en",
    visual: {
      kind: "bullets",
      heading: "Inside the leaf",
      items: [
        { label: "Stomata", detail: "pores on the underside that let carbon dioxide in", icon: "pore" },
        { label: "Veins", detail: "pipes that bring water up from the roots", icon: "vein" },
        { label: "Chloroplasts", detail: "the green grains where the work is done", icon: "leaf" },
      ],
    },
  },
  {
    name: "bullets-4-labels",
    language: "en",
    visual: {
      kind: "bullets",
      heading: "Four signs of a phishing message",
      items: [
        { label: "A sender you do not know", icon: "user" },
        { label: "Pressure to act at once", icon: "clock" },
        { label: "Links that hide where they go", icon: "link" },
        { label: "Attachments nobody asked for", icon: "file" },
      ],
    },
  },
  {
    name: "bullets-5-long",
    language: "en",
    visual: {
      kind: "bullets",
      heading: "What the report of 2023 says about renewable electricity in the European Union",
      items: [
        {
          label: "Wind overtook gas for the first time in a full calendar year",
          detail: "eighteen percent of all electricity that was generated in the union",
        },
        { label: "Solar grew fastest", detail: "by more than a third within two years" },
        {
          label: "Coal fell to its lowest level since records began",
          detail: "and nobody expects it to come back",
        },
        { label: "Hydro recovered", detail: "after the drought of the year before" },
        { label: "Demand fell", detail: "for the second year in a row" },
      ],
    },
  },
  {
    name: "bullets-2",
    language: "en",
    visual: {
      kind: "bullets",
      heading: "Two things to remember 🌱",
      items: [{ label: "Stop" }, { label: "Ask a colleague 👩‍🔬" }],
    },
  },
  {
    name: "bullets-6",
    language: "de",
    visual: {
      kind: "bullets",
      heading: "Sechs Regeln für die Geschwindigkeitsbegrenzung",
      items: [
        "Donaudampfschifffahrtsgesellschaft",
        "Rücksichtnahme",
        "Verkehrsberuhigung",
        "Fahrbahnmarkierungen",
        "Sicherheitsabstand",
        "Haftpflichtversicherung",
      ].map((label, i) => ({
        label,
        detail: i % 2 === 0 ? "gilt auf allen Straßen innerhalb geschlossener Ortschaften" : "gilt überall",
        icon: ["ship", "heart", "car", "road", "ruler", "shield"][i] ?? "car",
      })),
    },
  },
  {
    name: "bullets-zh",
    language: "zh",
    visual: {
      kind: "bullets",
      heading: "春天的六个节气",
      items: [
        { label: "立春", detail: "春季的开始，万物复苏", icon: "spring" },
        { label: "雨水", detail: "降雨开始，雨量渐增", icon: "rain" },
        { label: "惊蛰", detail: "春雷乍动，惊醒了蛰伏在土中冬眠的动物", icon: "lightning" },
      ],
    },
  },
  {
    name: "bullets-ar",
    language: "ar",
    visual: {
      kind: "bullets",
      heading: "ما الذي تحتاجه الورقة",
      items: [
        { label: "الماء", detail: "يصعد من الجذور عبر العروق", icon: "water" },
        { label: "ثاني أكسيد الكربون", detail: "يدخل من المسام", icon: "wind" },
        { label: "الضوء", detail: "يلتقطه الكلوروفيل", icon: "sun" },
      ],
    },
  },
  {
    name: "statement",
    language: "en",
    visual: {
      kind: "statement",
      text: "The willow was built from air and water, with sunlight paying the bill.",
      emphasis: [{ start: 26, end: 39 }],
    },
  },
  {
    name: "statement-heading",
    language: "en",
    visual: {
      kind: "statement",
      heading: "Why it is fast",
      text: "Every guess halves what is left, so a million names need only twenty guesses.",
      emphasis: [{ start: 12, end: 18 }],
    },
  },
  {
    name: "statement-illustration",
    language: "en",
    visual: {
      kind: "statement",
      heading: "Why bees matter",
      text: "A single colony visits two million flowers for one jar of honey.",
      emphasis: [{ start: 23, end: 42 }],
      illustration: "honeybee",
    },
  },
  {
    name: "statement-emblems",
    language: "en",
    visual: {
      kind: "statement",
      text: "Wait a full minute before you pour the rest.",
    },
    emblems: ["teapot", "lemon", "honey-pot", "hot-beverage"],
  },
  {
    name: "statement-indoors",
    language: "en",
    visual: { kind: "statement", text: "The bench was his father's.", illustration: "workshop-view" },
  },
  {
    name: "statement-outdoors",
    language: "en",
    visual: {
      kind: "statement",
      text: "From April the ferry leaves at ten.",
      illustration: "harbour-view",
    },
  },
  {
    name: "statement-warning",
    language: "en",
    visual: { kind: "statement", text: "Never leave the pan alone on the stove.", warns: true },
  },
  {
    name: "statement-point",
    language: "en",
    visual: {
      kind: "statement",
      text: "In 1652 the king closed 1,200 salt pans, but the forest was already gone.",
      emphasis: [{ start: 24, end: 29 }],
      point: { start: 41, end: 73 },
    },
  },
  {
    name: "statement-addition",
    language: "de",
    visual: {
      kind: "statement",
      heading: "Die Orgel",
      text: "Die Pfeifen blieben stumm, weil niemand die Kosten tragen wollte",
      point: { start: 0, end: 26 },
    },
  },
  {
    name: "statement-point-ar",
    language: "ar",
    visual: {
      kind: "statement",
      text: "عندما يرتفع النيل، تختفي الحقول تحت الماء",
      point: { start: 19, end: 41 },
    },
  },
  {
    name: "statement-point-ja",
    language: "ja",
    visual: {
      kind: "statement",
      text: "水が冷たいので、繊維は腐りません",
      point: { start: 8, end: 16 },
    },
  },
  {
    name: "statement-zh",
    language: "zh",
    visual: {
      kind: "statement",
      heading: "为什么重要",
      text: "二十四节气告诉农民什么时候播种，什么时候收割。",
    },
  },
  {
    name: "quote",
    language: "en",
    visual: {
      kind: "quote",
      text: "“If I have seen further, it is by standing on the shoulders of giants.”",
      attribution: "Isaac Newton, 1675",
    },
  },
  {
    name: "quote-heading",
    language: "en",
    visual: {
      kind: "quote",
      heading: "What they wrote",
      text: "Your account will be closed in 24 hours unless you confirm your password now.",
      attribution: "A typical phishing message",
    },
  },
  {
    name: "quote-lead",
    language: "pt",
    visual: {
      kind: "quote",
      heading: "«E agora?»",
      lead: "A resposta ficou célebre",
      text: "Enterrar os mortos e cuidar dos vivos.",
    },
  },
  {
    name: "number-1",
    language: "en",
    visual: {
      kind: "number",
      heading: "The cost of one click",
      figures: [
        {
          figure: figure("$4.9 million", 4.9, 1, "$", " million"),
          label: "average cost of a data breach that began with a phishing message",
        },
      ],
    },
  },
  {
    name: "number-2",
    language: "en",
    visual: {
      kind: "number",
      heading: "Where did the tree come from?",
      eyebrow: "1640s, Jan Baptist van Helmont",
      figures: [
        { figure: figure("+74 kg", 74, 0, "+", " kg"), label: "gained by the tree" },
        { figure: figure("−57 g", 57, 0, "−", " g"), label: "lost by the soil" },
      ],
    },
  },
  {
    name: "number-3",
    language: "en",
    visual: {
      kind: "number",
      heading: "Renewables in the EU",
      figures: [
        { figure: figure("44.7%", 44.7, 1, "", "%"), label: "of all electricity" },
        { figure: figure("1,210 TWh", 1210, 0, "", " TWh"), label: "generated in 2023" },
        {
          figure: figure("between 30 and 40", null),
          label: "percent of it from wind, in most of the months that were measured",
        },
      ],
    },
  },
  {
    name: "process-2",
    language: "en",
    visual: {
      kind: "process",
      heading: "Two stages, one direction of energy",
      steps: [
        { title: "Light reactions", detail: "Chlorophyll catches light and splits water", icon: "sun" },
        { title: "Calvin cycle", detail: "Carbon dioxide is joined into sugar", icon: "recycle" },
      ],
    },
  },
  {
    name: "process-3",
    language: "en",
    visual: {
      kind: "process",
      heading: "What to do with a strange message",
      steps: [
        { title: "Stop", detail: "Do not click, do not reply", icon: "stop" },
        { title: "Look", detail: "Check the sender's address and where the links lead", icon: "eye" },
        { title: "Report", detail: "Use the report button; security answers within the hour", icon: "flag" },
      ],
    },
  },
  {
    name: "process-5",
    language: "en",
    visual: {
      kind: "process",
      heading: "Binary search, step by step",
      steps: [
        { title: "Sort the list" },
        { title: "Look at the middle" },
        { title: "Compare", detail: "smaller or larger?" },
        { title: "Throw away half" },
        { title: "Repeat until found" },
      ],
    },
  },
  {
    name: "process-6-de",
    language: "de",
    visual: {
      kind: "process",
      heading: "Der Weg eines Antrags",
      steps: [
        "Antragstellung",
        "Eingangsbestätigung",
        "Sachbearbeitung",
        "Genehmigungsverfahren",
        "Rechnungsstellung",
        "Auszahlung",
      ].map((title) => ({ title, detail: "in der zuständigen Behörde" })),
    },
  },
  {
    name: "cycle-4",
    language: "en",
    visual: {
      kind: "process",
      heading: "The water cycle",
      cycle: true,
      illustration: "cloud-with-rain",
      steps: [
        { title: "Evaporation", detail: "The sun warms seas and lakes, and water rises as vapour" },
        { title: "Condensation", detail: "High up it cools into clouds" },
        { title: "Precipitation", detail: "Rain and snow fall" },
        { title: "Collection", detail: "Rivers and groundwater carry it back to the sea" },
      ],
    },
  },
  {
    name: "cycle-3",
    language: "en",
    visual: {
      kind: "process",
      heading: "How a habit closes on itself",
      cycle: true,
      steps: [
        { title: "Cue", detail: "Something reminds you of it", icon: "bell" },
        { title: "Routine", detail: "You do it, mostly without a thought", icon: "footprints" },
        { title: "Reward", detail: "It feels good, so the cue is stronger next time", icon: "gift" },
      ],
    },
  },
  {
    name: "cycle-6-de",
    language: "de",
    visual: {
      kind: "process",
      heading: "Der Kreislauf der Wertstoffe",
      cycle: true,
      steps: ["Rohstoffgewinnung", "Herstellung", "Verkauf", "Nutzung", "Sammlung", "Wiederaufbereitung"].map(
        (title) => ({ title, detail: "mit möglichst wenig Verlust" }),
      ),
    },
  },
  {
    name: "cycle-8",
    language: "en",
    visual: {
      kind: "process",
      heading: "The phases of the moon",
      cycle: true,
      steps: [
        "New moon",
        "Waxing crescent",
        "First quarter",
        "Waxing gibbous",
        "Full moon",
        "Waning gibbous",
        "Last quarter",
        "Waning crescent",
      ].map((title) => ({ title })),
    },
  },
  {
    name: "cycle-arabic",
    language: "ar",
    visual: {
      kind: "process",
      heading: "دورة حياة النحلة",
      cycle: true,
      illustration: "honeybee",
      steps: [
        { title: "البيضة", detail: "تضعها الملكة في خلية من الشمع" },
        { title: "اليرقة", detail: "تطعمها العاملات ستة أيام" },
        { title: "الخادرة", detail: "تتحول داخل الخلية المغلقة" },
        { title: "النحلة البالغة", detail: "تخرج وتبدأ العمل" },
        { title: "ملكة جديدة", detail: "تضع البيض من جديد" },
      ],
    },
  },
  {
    name: "timeline-3",
    language: "en",
    visual: {
      kind: "timeline",
      heading: "How we found out",
      events: [
        { date: "1640s", text: "Van Helmont weighs a willow for five years" },
        { date: "1771", text: "Priestley: a plant restores the air that a candle used up" },
        { date: "1779", text: "Ingenhousz: only in the light" },
      ],
    },
  },
  {
    name: "timeline-6",
    language: "en",
    visual: {
      kind: "timeline",
      heading: "Eighty years of computing",
      events: [
        { date: "1945", text: "ENIAC fills a room" },
        { date: "1969", text: "ARPANET sends its first message between two universities" },
        { date: "1981", text: "The IBM PC comes to the desk" },
        { date: "1991", text: "The World Wide Web opens to everyone" },
        { date: "2007", text: "The iPhone puts it in the pocket" },
        { date: "2022", text: "Language models answer back" },
      ],
    },
  },
  {
    name: "summary",
    language: "en",
    visual: {
      kind: "summary",
      heading: "Remember",
      points: [
        { text: "Leaves take in water, air and light", icon: "leaf" },
        { text: "Chlorophyll catches red and blue", icon: "sun" },
        { text: "Sugar feeds the plant, oxygen feeds us", icon: "wind" },
      ],
      closing: { text: "The willow was built from air and water, with sunlight paying the bill." },
    },
  },
  {
    name: "summary-points",
    language: "en",
    visual: {
      kind: "summary",
      heading: "In short",
      points: [
        { text: "Sort first" },
        { text: "Halve what is left" },
        { text: "Twenty guesses are enough for a million" },
        { text: "A list that changes often must be kept sorted" },
      ],
    },
  },
  {
    name: "summary-closing",
    language: "en",
    visual: { kind: "summary", points: [], closing: { text: "When in doubt, do not click: ask." } },
  },
];
