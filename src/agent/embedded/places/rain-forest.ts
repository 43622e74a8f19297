/** Words of a rain forest, in all languages: nobody means firs by them. Hindi "jangal" is any forest. */
const RAIN_FOREST =
  /(?<!\p{L})(?:mangroves?|manglar\p{L}*|mangrovie?|Mangroven\p{L}*|Sundarbans?|rain ?forests?|jungles?|the Amazon(?! (?:web|prime|store|warehouse|order))|Amazonia|Amazonas|Regenw[aä]ld\p{L}*|Dschungel\p{L}*|Urwald\p{L}*|for[eê]ts? (?:vierges?|tropicales?|amazonienne)|Amazonie|jungle|selvas?|jungla|Amazonía|amazónic[oa]|foresta (?:pluviale|tropicale|amazzonica)|giungla|Amazzonia|floresta (?:tropical|amazónica|amazônica)|Amazônia|Amazónia|regenwoud|oerwoud|Amazone|dżungl\p{L}*|lasy? deszczow\p{L}*|las tropikaln\p{L}*|Amazonii?|džungl\p{L}*|deštn\p{L}+ prales\p{L}*|джунгл\p{L}*|тропическ\p{L}+ лес\p{L}*|Амазони\p{L}+|тропічн\p{L}+ ліс\p{L}*|regnskog\p{L}*|djungel\p{L}*|jungelen?|regnskov\p{L}*|sademets\p{L}*|viidak\p{L}+|yağmur orman\p{L}*|الغابات? المطيرة|غابات? الأمازون|الأدغال|ג['׳]ונגל|יערות? הגשם|वर्षावन)(?!\p{L})|সুন্দরবন|ম্যানগ্রোভ|मैंग्रोव|सुंदरबन|ป่าชายเลน|红树林|紅樹林|マングローブ|맹그로브|المانغروف|雨林|丛林|叢林|ジャングル|熱帯林|정글|우림/iu;

/** Whether a sentence speaks of a rain forest. */
export function namesRainForest(sentence: string): boolean {
  return RAIN_FOREST.test(sentence);
}
