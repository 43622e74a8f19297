import { matchesOf } from "../../text/matches.ts";
import { toPattern } from "../../text/regex.ts";
import { notIndented } from "../not-indented.ts";
import { blanked } from "../sentence-spans.ts";

/** What a sender says before words that have to stand in the film as they are. */
const REQUIRED = [
  "(?:(?:this |the following )?(?:must|has to|needs to|should|please)(?: be)? (?:include[d]?|appear|show[n]?|display(?:ed)?|stand|be (?:shown|seen|included|displayed))|(?:must|required|mandatory|compulsory|obligatory)(?:[- ](?:include|have|show|appear))?)(?: (?:text|line|wording|words|caption|disclaimer|notice))?(?: (?:on[- ]?screen|on (?:the )?screen|in (?:the )?(?:film|video)))?|(?:legal|mandatory) (?:text|line|copy|disclaimer|wording)(?: on[- ]?screen)?|disclaimer(?: \\(?on[- ]?screen\\)?)?",
  "(?:(?:muss|bitte|soll)(?: unbedingt)? (?:eingeblendet werden|einblenden|auf (?:dem|den) bildschirm|im bild stehen|im film stehen|zu sehen sein|drinstehen)|pflicht(?:text|hinweis|angabe|einblendung)|rechtlicher hinweis|muss (?:rein|drin sein|drinstehen))",
  "(?:(?:doit|à) (?:apparaître|figurer|afficher|être affiché)(?: (?:à|sur) l['’]écran)?|mentions? (?:obligatoires?|légales?)(?: à l['’]écran)?|texte obligatoire)",
  "(?:debe (?:aparecer|figurar|verse)(?: en pantalla)?|(?:texto|mención|aviso) (?:obligatori[oa]|legal)(?: en pantalla)?)",
  "(?:deve (?:apparire|comparire)(?: (?:a|sullo) schermo)?|(?:testo|dicitura|avviso) (?:obbligatori[oa]|legale)(?: a schermo)?|(?:deve|tem de) (?:aparecer|constar)(?: (?:na tela|no ecrã))?|(?:texto|aviso) (?:obrigatório|legal)(?: (?:na tela|no ecrã))?)",
  "(?:moet (?:in beeld|op het scherm)(?: (?:komen|staan))?|verplichte (?:tekst|vermelding)(?: in beeld)?|måste (?:synas|stå|visas) i bild|obligatorisk (?:text|tekst)|skal (?:stå|vises) på (?:skærmen|skjermen)|pakollinen teksti)",
  "(?:musi (?:być|pojawić się) na ekranie|(?:tekst|napis) obowiązkowy|musí být (?:na obrazovce|vidět)|povinný text|kötelező (?:szöveg|felirat)|text obligatoriu)",
  "(?:обязательно на экране|(?:обязательный|обязательная) (?:текст|надпись|плашка)|обов['’]язково на екрані|обов['’]язковий (?:текст|напис)|υποχρεωτικό κείμενο|ekranda (?:mutlaka )?(?:yer almalı|görünmeli|olmalı)|zorunlu (?:metin|yazı|ibare))",
  "(?:يجب أن يظهر على الشاشة|نص إلزامي|חייב להופיע על המסך|טקסט חובה|स्क्रीन पर (?:ज़रूर|अनिवार्य)(?: दिखाएँ| लिखें)?|अनिवार्य (?:पाठ|सूचना))",
  "(?:画面に必ず(?:表示|入れて?)|必ず(?:画面に)?表示|必須(?:文言|テロップ|表示)|(?:屏幕|画面)(?:上)?必须(?:出现|显示)|必须(?:在屏幕上)?(?:出现|显示)|必备字样|(?:화면에 )?(?:반드시|꼭) (?:표시|들어갈|넣을|나와야 할)(?: ?(?:문구|자막))?|필수 (?:문구|자막))",
].join("|");
const OPEN = '["“„«‘「『]';
const CLOSE = '["”“»’」』]';
const LINE = toPattern(
  `^(?<label>[ \\t]*(?:[-*•][ \\t]+)?[*_]{0,3}(?:${REQUIRED})[*_]{0,3}[ \\t]?[:：][*_]{0,3}[ \\t]*)(?<open>${OPEN})(?<said>[^\\n]{5,300}?)(?<close>\\s?${CLOSE})(?<stop>[.。]?)[ \\t]*$`,
  "gimu",
);

/** 'Must include on screen: "Investments can fall."': the words are told, and not that they have to be. */
export function withRequiredText(source: string): string {
  const told = matchesOf(LINE, source).reduce((text, { index, groups }) => {
    const { label = "", open = "", said = "", close = "", stop = "" } = groups ?? {};
    const from = index + label.length + open.length;
    const behind = from + said.length;
    const left = blanked(text, { start: index, end: from });
    // "… „Sie haften.“.": its own stop is enough.
    const ends = /[.!?…。！？।]$/u.test(said)
      ? ""
      : /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(said)
        ? "。"
        : ".";
    const rest = ends.padEnd(close.length + stop.length);
    return left.slice(0, behind) + rest + left.slice(behind + rest.length);
  }, source);
  return notIndented(told, source);
}
