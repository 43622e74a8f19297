import { regex } from "../text/regex.ts";
import { blanked, paragraphsOf, type Span } from "./sentence-spans.ts";

/**
 * What says that the text to be told begins here: "The text:", "Hier ist unser Text:", 「原稿は以下です」. Words that may
 * head what is told ("Notes:", "Contents:") need what hands them over.
 */
const MARKS = [
  "(?:(?:so|ok|okay|and|now|right),? )?(?:(?:here(?:['’]s| is| are| comes| goes)|below is|this is|use) )?(?:(?:the|our|my|your) )?(?:(?:actual|full|whole|raw|draft|rough) )?(?:text|script|copy|wording|voice-?over(?: text)?|narration|transcript)(?: (?:itself|below|follows|is below|is as follows|as follows|to use|we have|so far|for it|for the (?:film|video|screens?)))?",
  "(?:here(?:['’]s| is| are)|below (?:is|are)) (?:the|our|my) (?:content|notes|draft|words|facts|details|info|information|material|points|story)(?: (?:below|to use|we have|so far))?",
  "(?:(?:hier(?: ist| kommt| steht)?|es folgt|anbei|nachfolgend) )?(?:(?:der|unser|mein|das|den) )?(?:text|sprechertext|skript|wortlaut|manuskript)(?: (?:dazu|dafür|lautet|folgt|steht unten|für den film))?",
  "(?:(?:voici|ci-dessous|et voici) )?(?:(?:le|notre|mon) )?(?:texte|script|scénario)(?: (?:ci-dessous|à dire|est le suivant|suit|du film))?",
  "(?:(?:aquí (?:va|está|tenéis|tienes|tiene)|este es|ahí va|va) )?(?:(?:el|nuestro|mi) )?(?:texto|guion|guión)(?: (?:es este|es el siguiente|a continuación|del vídeo|del video))?",
  "(?:(?:ecco|qui sotto|questo è|segue) )?(?:(?:il|nostro|mio|il nostro) )?(?:testo|copione)(?: (?:è questo|è il seguente|segue|da usare|del video))?",
  "(?:(?:aqui (?:vai|está)|segue|este é|eis) )?(?:(?:o|nosso|meu) )?(?:texto|roteiro|guião)(?: (?:é este|é o seguinte|abaixo|a seguir|do vídeo))?",
  "(?:(?:hier(?: is| komt| volgt)?|dit is|zie hieronder) )?(?:(?:de|onze|mijn|het) )?(?:tekst|script)(?: (?:is|volgt|staat hieronder))?",
  "(?:(?:här|her)(?: är| er| kommer)? )?(?:(?:vår|vores|vår|min) )?(?:text|texten|tekst|teksten|manus|manuset|manuskript)(?: (?:är|er|följer|følger|lyder)(?: .{1,20})?)?",
  "(?:(?:tässä(?: on)?) )?(?:teksti|käsikirjoitus)(?: on)?",
  "(?:(?:oto|poniżej|tutaj) )?(?:(?:nasz|mój) )?(?:tekst|scenariusz)(?: (?:poniżej|filmu))?|(?:(?:zde je|tady je|níže) )?(?:náš |můj )?(?:text|scénář)",
  "(?:(?:вот|ниже|далее) )?(?:(?:сам|наш|мой) )?(?:текст|сценарий)(?: (?:ниже|ролика|фильма|такой))?|(?:(?:ось|нижче) )?(?:сам |наш )?(?:текст|сценарій)(?: нижче)?",
  "(?:(?:metin|senaryo|metnimiz)(?: (?:şöyle|aşağıda|şu))?|(?:işte )?(?:metin|senaryo))",
  "(?:(?:هذا هو|إليكم|فيما يلي) )?النص(?: (?:هو|كالتالي|أدناه))?|(?:(?:הנה|להלן) )?הטקסט(?: הוא)?|(?:यह रहा )?(?:टेक्स्ट|पाठ|आलेख|स्क्रिप्ट)(?: यह है| नीचे है)?",
  "(?:(?:以下|下記)(?:が|は)?)?(?:本文|原稿|テキスト|台本|ナレーション原稿|ナレーション)(?:は(?:以下|次)の?(?:通り|とおり)?)?(?:です)?",
  "(?:(?:以下|下面)(?:是|为)?)?(?:正文|文案|文稿|原文|稿子|旁白|文字)(?:内容)?(?:如下)?|(?:(?:以下|下面)(?:是|為)?)?(?:正文|文案|文稿|原文|稿子|旁白)(?:內容)?(?:如下)?",
  "(?:(?:아래는|다음은) )?(?:본문|원고|텍스트|대본)(?:입니다|은 다음과 같습니다)?",
  // Of those who watch, and so to somebody else.
  "(?:so,? )?(?:here(?:['’]s| is) )?what (?:they|people|everyone|everybody|visitors|members|parents|guests|users|customers|staff|residents|viewers|students|pupils) (?:all )?(?:need|needs|should|must|have|ought)(?: to)? (?:know|understand|remember|learn|hear)(?: about it)?",
  "was (?:sie|die leute|alle|die gäste|die eltern|die mitglieder|die besucher|die kunden) wissen (?:müssen|sollen|sollten)",
  "ce qu(?:['’]ils|['’]elles|['’]on| les gens| les parents) (?:doivent|doit) (?:savoir|comprendre|retenir)|(?:lo )?que (?:tienen|deben|necesitan) (?:que )?saber|(?:quello|ciò) che devono sapere|o que (?:eles|elas|as pessoas|todos) (?:precisam|devem|têm de) saber|wat (?:ze|zij|mensen) moeten weten|vad de behöver veta|hvad de skal vide|det de må vite|co (?:powinni|muszą) wiedzieć|что (?:им|людям|всем) (?:нужно|надо|важно) знать",
].join("|");

/** A paragraph's last sentence, or all of it; or the label that it opens with. */
const ENDS = `(?<=(?:^|[.!?。！？।\\n])\\s*)(?:${MARKS})\\s*[:：]\\s*$`;
const OPENS = `^\\s*(?:\\*\\*)?(?:${MARKS})\\s*[:：](?:\\*\\*)?(?=\\s*\\S)`;
const MOST_PARAGRAPHS = 4;

/** A text without such words among its first paragraphs, in the same length. */
export function withoutTextMarks(source: string): string {
  const { paragraphs } = paragraphsOf(source);
  const opening = paragraphs.filter(({ headings, blocksAbove }) => headings <= 1 && blocksAbove === 0);
  return opening.slice(0, MOST_PARAGRAPHS).reduce((text, { start, end }) => {
    const mark = markIn(text.slice(start, end), text.slice(end).trim() !== "");
    return mark === null ? text : blanked(text, { start: start + mark.start, end: start + mark.end });
  }, source);
}

function markIn(paragraph: string, goesOn: boolean): Span | null {
  const found = (goesOn ? regex(ENDS, "iu").exec(paragraph) : null) ?? regex(OPENS, "iu").exec(paragraph);
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
}
