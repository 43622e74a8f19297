import { IS_CALLED } from "../introduced-words.ts";

/** "The exhibition is called …", "La mostra si intitola …": between a thing and its name, in many languages. */
export const THING_CALLED = `(?:${IS_CALLED}|(?:is |are )?(?:titled|entitled)|goes by the name(?: of)?|has the (?:name|title)|trägt den (?:titel|namen)|hat den (?:titel|namen)|s['’]intitule|porte le (?:titre|nom)(?: de)?|est intitulée?|se titula|lleva (?:el título|por título|el nombre)(?: de)?|si intitola|ha (?:il|come) titolo|intitula-se|se intitula|tem (?:o|como) título|draagt de (?:titel|naam)|går under namnet|har (?:titeln|namnet|titlen|navnet|tittelen)|nosi (?:tytuł|nazwę)|nese název|носит название|має назву|poartă numele|έχει τίτλο|címe|nimi on|بعنوان|يحمل (?:اسم|عنوان)|اسمه|اسمها|נקרא|נקראת|שמה|שמו)`;

/** "Her name is …", where the request said who she is; the words before a name, by a language tag's first part. */
export const SOMEBODY_CALLED: Readonly<Record<string, string>> = {
  en: "(?:her|his|their)(?: full| real)? name(?: is|['’]s)|(?:she|he)(?: is|['’]s) called",
  de: "(?:sie|er) hei(?:ß|ss)t|(?:ihr|sein) name ist",
  fr: "(?:elle|il) s['’]appelle|son nom est",
  es: "se llama|ella se llama|él se llama|su nombre es",
  it: "si chiama|lei si chiama|lui si chiama|il suo nome è",
  pt: "(?:ela|ele) (?:se )?chama(?:-se)?|chama-se|o (?:seu )?nome (?:dela |dele )?é",
  nl: "(?:hij|zij|ze) heet|(?:haar|zijn) naam is",
  sv: "(?:hon|han) heter|(?:hennes|hans) namn är",
  da: "(?:hun|han) hedder|(?:hendes|hans) navn er",
  nb: "(?:hun|han) heter|navnet (?:hennes|hans) er",
  fi: "hänen nimensä on",
  pl: "nazywa się|ma na imię|on nazywa się|ona nazywa się",
  cs: "jmenuje se|ona se jmenuje|on se jmenuje",
  ru: "её зовут|ее зовут|его зовут",
  uk: "(?:її|його) (?:звати|звуть)",
  ro: "o cheamă|îl cheamă|se numește|numele (?:ei|lui) este",
  el: "(?:τη|την|τον) λένε|το όνομά (?:της|του) είναι",
  tr: "adı",
  ar: "اسمها|اسمه",
  he: "קוראים (?:לה|לו)|שמה|שמו",
  hi: "(?:उनका|इनका|उसका) नाम",
  zh: "(?:她|他)(?:的名字)?(?:名叫|叫做|叫|是)",
  ja: "(?:名前|氏名)は",
  ko: "(?:성함|이름|존함)은",
};
