/**
 * What a text is to whoever makes the film, before its name and a mark: "Toolbox talk 14: …", "Script request: …", "VO script – …".
 * All languages together, since others write English forms too. What a thing may be called itself ("Story: …") is none.
 */
export const WORKING_KINDS = [
  "(?:tool ?box|tailgate|safety) talk|(?:script|video|film|narration|voice-?over) (?:request|brief|order|draft|text|copy|notes?)|(?:vo|v\\/o|voice-?over|narration|video|film|shooting|final) script|script|storyboard|(?:first |rough |final |working )?draft(?: (?:copy|text|script|notes))?|copy|(?:text|copy|notes|script)(?= for)",
  "toolbox-?(?:talk|gespräch)|kurzunterweisung|drehbuch|sprechertext|skript|(?:roh|text)?entwurf|filmtext|textvorlage|briefing|videobriefing|stichpunkte|text(?= für)",
  "scénario|script|storyboard|brouillon|(?:causerie|quart d['’]heure|minute) sécurité|texte(?= (?:pour|de la vidéo|du film))|voix off|brief",
  "gui[oó]n|borrador|charla de (?:seguridad|cinco minutos|5 minutos)|texto(?= (?:para|del vídeo|del video))|locución|voz en off|copione|sceneggiatura|bozza|testo(?= (?:per|del video))|voce fuori campo|roteiro|guião|rascunho|diálogo (?:diário )?de segurança|texto(?= (?:para|do vídeo))|locução",
  "draaiboek|scenario|kladversie|toolbox(?:meeting)?|tekst(?= (?:voor|van de film))|voice-?overtekst|manus|filmmanus|utkast|speakertext|manuskript|udkast|speakertekst|käsikirjoitus|luonnos",
  "scenariusz|szkic|brudnopis|konspekt|tekst(?= (?:do|dla))|tekst lektorski|scénář|návrh|koncept|text(?= pro)|сценарий|черновик|набросок|бриф|закадровый текст|текст(?= для)|сценарій|чернетка|закадровий текст",
  "senaryo|taslak|metin|dış ses(?: metni)?|forgatókönyv|vázlat|scenariu|ciornă|σενάριο|προσχέδιο|kịch bản|bản nháp|naskah|konsep",
  "سيناريو|مسودة|نص(?= (?:الفيديو|الفيلم))|תסריט|טיוטה|טקסט(?= ל)|पटकथा|मसौदा|स्क्रिप्ट|চিত্রনাট্য|খসড়া|台本|原稿|下書き|シナリオ|構成案|ナレーション原稿|脚本|腳本|草稿|初稿|文案|旁白|대본|초안|원고|시나리오",
].join("|");

/** Nouns at the end of a piece that say the same where the kind stands last: "çiftçi eğitimi notları". */
export const KIND_LAST =
  /\p{L}\s(?:(?:rough |raw |my )?notes|notları|taslağı|senaryosu|metni|jegyzetek|jegyzetei|forgatókönyve|notizen|stichpunkte|के नोट्स|की पटकथा|의 (?:대본|원고|초안))$|(?:の台本|の原稿|のメモ|メモ|脚本|文案|草稿)$/iu;

/** What is said of how far a text is: "draft", "not proofread", "v2". */
export const STATE =
  /^(?:(?:first|rough|final|working|not yet) )?(?:draft|unedited|unproofed|tidied|proofread|approved|final(?: version)?|wip|version|v|rev\.?)\s?\p{Nd}*$|(?<!\p{L})(?:not (?:proofread|corrected|checked|final)|needs tidying|to be shortened|unkorrigiert|nicht korrigiert|non relu|sin corregir|sin revisar|non corretto|por rever|niet nagekeken|ej korrad|nieskorygowan\p{L}|не вычитано|düzeltilmedi|düzeltilmemiş|taslak)(?!\p{L})/iu;
