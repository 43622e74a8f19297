/**
 * A course that turns once, at its peak and at its lowest point: what is measured, then value and time of its beginning,
 * of its turn and of its end. A language that is not here names the three.
 */
export const TURNS: Readonly<Record<string, readonly [peak: string, low: string]>> = {
  en: ["{} rose from {} in {} to {} in {}, then fell to {} in {}", "{} fell from {} in {} to {} in {}, then rose to {} in {}"],
  de: ["{}: von {} ({}) auf {} ({}) gestiegen, dann auf {} ({}) gefallen", "{}: von {} ({}) auf {} ({}) gefallen, dann auf {} ({}) gestiegen"],
  fr: ["{} : en hausse, de {} ({}) à {} ({}), puis en baisse, à {} ({})", "{} : en baisse, de {} ({}) à {} ({}), puis en hausse, à {} ({})"],
  es: ["{}: sube de {} ({}) a {} ({}) y después baja a {} ({})", "{}: baja de {} ({}) a {} ({}) y después sube a {} ({})"],
  it: ["{}: in aumento, da {} ({}) a {} ({}), poi in calo, a {} ({})", "{}: in calo, da {} ({}) a {} ({}), poi in aumento, a {} ({})"],
  pt: ["{}: sobe de {} ({}) para {} ({}) e depois cai para {} ({})", "{}: cai de {} ({}) para {} ({}) e depois sobe para {} ({})"],
  ca: ["{}: puja de {} ({}) a {} ({}) i després baixa a {} ({})", "{}: baixa de {} ({}) a {} ({}) i després puja a {} ({})"],
  nl: ["{}: gestegen van {} ({}) naar {} ({}), daarna gedaald naar {} ({})", "{}: gedaald van {} ({}) naar {} ({}), daarna gestegen naar {} ({})"],
  pl: ["{}: wzrost z {} ({}) do {} ({}), potem spadek do {} ({})", "{}: spadek z {} ({}) do {} ({}), potem wzrost do {} ({})"],
  cs: ["{}: růst z {} ({}) na {} ({}), pak pokles na {} ({})", "{}: pokles z {} ({}) na {} ({}), pak růst na {} ({})"],
  ru: ["{}: рост с {} ({}) до {} ({}), затем снижение до {} ({})", "{}: снижение с {} ({}) до {} ({}), затем рост до {} ({})"],
  uk: ["{}: зростання з {} ({}) до {} ({}), потім зниження до {} ({})", "{}: зниження з {} ({}) до {} ({}), потім зростання до {} ({})"],
  sv: ["{}: upp från {} ({}) till {} ({}), sedan ner till {} ({})", "{}: ner från {} ({}) till {} ({}), sedan upp till {} ({})"],
  da: ["{}: op fra {} ({}) til {} ({}), derefter ned til {} ({})", "{}: ned fra {} ({}) til {} ({}), derefter op til {} ({})"],
  nb: ["{}: opp fra {} ({}) til {} ({}), deretter ned til {} ({})", "{}: ned fra {} ({}) til {} ({}), deretter opp til {} ({})"],
  fi: ["{}: alussa {} ({}), korkeimmillaan {} ({}), lopussa {} ({})", "{}: alussa {} ({}), alimmillaan {} ({}), lopussa {} ({})"],
  tr: ["{}: başta {} ({}), en yüksek {} ({}), sonda {} ({})", "{}: başta {} ({}), en düşük {} ({}), sonda {} ({})"],
  ja: ["{}は{}（{}）から{}（{}）に増え、その後{}（{}）に減りました", "{}は{}（{}）から{}（{}）に減り、その後{}（{}）に増えました"],
  zh: ["{}从{}（{}）上升到{}（{}），再下降到{}（{}）", "{}从{}（{}）下降到{}（{}），再上升到{}（{}）"],
  "zh-tw": ["{}從{}（{}）上升到{}（{}），再下降到{}（{}）", "{}從{}（{}）下降到{}（{}），再上升到{}（{}）"],
  ko: ["{}: {}({})에서 {}({})까지 올랐다가 {}({})까지 내려왔습니다", "{}: {}({})에서 {}({})까지 내려갔다가 {}({})까지 올랐습니다"],
  ar: ["{}: ارتفاع من {} ({}) إلى {} ({})، ثم انخفاض إلى {} ({})", "{}: انخفاض من {} ({}) إلى {} ({})، ثم ارتفاع إلى {} ({})"],
  hi: ["{}: {} ({}) से बढ़कर {} ({}), फिर घटकर {} ({})", "{}: {} ({}) से घटकर {} ({}), फिर बढ़कर {} ({})"],
}; // prettier-ignore
