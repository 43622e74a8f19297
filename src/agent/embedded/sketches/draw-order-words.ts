/** Who is asked to draw what was just told, in a sentence that says nothing else, by the language part of a tag. */
export const DRAW_IT: Readonly<Record<string, string>> = {
  en: "(?:please |now |and )?(?:could you |can you |would you |we(?:['’]d| would) like you to )?(?:please )?(?:draw|show|sketch|illustrate) (?:it|this|that|them|these)(?: .{0,40})?",
  de: "(?:bitte )?(?:zeichnen|zeigen|skizzieren)(?: sie)?(?: bitte)? (?:das|dies|es|sie)(?: bitte)?(?: .{0,40})?|(?:können|könnten|würden) sie (?:das|dies|es)(?: bitte)?(?: .{0,20})? (?:zeichnen|zeigen|skizzieren)|das bitte (?:zeichnen|zeigen)",
  fr: "(?:merci de le|merci de la|veuillez le|veuillez la) (?:dessiner|montrer)|(?:pouvez|pourriez)[- ]vous (?:le|la|les) (?:dessiner|montrer)(?: .{0,30})?|(?:dessinez|montrez)[- ](?:le|la|les|ça|cela)(?: .{0,30})?",
  es: "(?:por favor,? )?(?:dibúj|muéstr|dibuj|muestr)\\p{L}*(?:lo|la|los|las)(?: .{0,30})?|¿?(?:podrían|puedes|podéis|pueden|podría) (?:dibujar|mostrar)(?:lo|la|los|las)(?: .{0,30})?",
  it: "(?:per favore,? )?(?:disegna|mostra)(?:te)?(?:lo|la|li|le)(?: .{0,30})?|(?:potete|potreste|può|potrebbe) (?:disegnar|mostrar)(?:lo|la|li|le)(?: .{0,30})?",
  pt: "(?:por favor,? )?(?:desenhe|mostre|desenhem|mostrem)(?:-[oa]s?)(?: .{0,30})?|(?:podem|podiam|poderia|pode) (?:desenhar|mostrar)(?: isso|-[oa]s?)?(?: .{0,30})?|(?:desenhe|mostre) isso(?: .{0,30})?",
  nl: "(?:graag )?(?:teken|toon|laat) (?:dit|dat|het)(?: (?:even|graag|zien|in beeld))*|(?:kunt u|kun je|kunnen jullie) (?:dit|dat|het) (?:tekenen|laten zien)",
  pl: "(?:proszę )?(?:to )?(?:narysuj(?:cie)?|narysować|pokaż(?:cie)?|pokazać)(?: to)?(?: proszę)?",
  ru: "(?:пожалуйста,? )?(?:нарисуйте|покажите|изобразите)(?: это| его| её| их)(?:,? пожалуйста)?",
  ar: "(?:من فضلك(?:م)?،? |يرجى |نرجو )?(?:ارسم|ارسموا|أظهر|أظهروا|رسم)(?:ه|ها|وه|وها| ذلك| هذا)(?: .{0,30})?",
  he: "(?:בבקשה |נא )?(?:ציירו|שרטטו|הראו|לצייר|לשרטט) (?:את )?(?:זה|אותו|אותה)(?: בבקשה)?",
  hi: "(?:कृपया )?(?:इसे|यह|इसका चित्र) (?:बनाइए|बनाएँ|बनाएं|दिखाइए|दिखाएँ|दिखाएं)",
  ja: "(?:ここで|これを|この)?(?:図|絵|図形)?(?:を|に)?(?:図で|図に|図を|絵を)?(?:描いて|かいて|示して|見せて|入れて|して)(?:ください|下さい|ほしいです)",
  zh: "(?:请|請)(?:把它|把这个|把這個|将其)?(?:画|畫)(?:出来|出來|个图|個圖|一?张图|图|圖)?",
  ko: "(?:이것을|이걸|그림을|그림으로|도형을)? ?(?:그려|보여) ?(?:주세요|주십시오|줘요)",
};
