import { isGreeting } from "./greetings.ts";
import { toPattern } from "../text/regex.ts";

/** "Segue o que a Cida do RH mandou no zap, só juntei tudo", "I'm pasting last year's flyer": where the text is from. */

const HANDED = [
  "(?:here(?:['’]?s| is| are)|below is|see below|this is) (?:what|the (?:text|notes|stuff|info|list) (?:that )?|everything|all) ?.{2,40}?(?:sent|wrote|gave|told|passed|collected|put together|typed|noted)(?!\\p{L}).{0,60}",
  "(?:hier|anbei|unten|nachfolgend)(?: ist| kommt| steht| folgt)?,? was .{2,50}?(?:geschickt|geschrieben|gegeben|zusammengestellt|notiert|gemailt|schrieb|schickte)(?!\\p{L}).{0,60}",
  "(?:voici|voilà|ci-dessous|je (?:vous|te) (?:transmets|envoie|copie)) ce qu(?:e |['’]).{2,40}?(?:envoyé|écrit|donné|transmis|préparé|noté)\\p{L}*.{0,60}",
  "(?:(?:aquí|ahí|abajo|os|te|les) )?(?:va|está|tenéis|paso|dejo|mando) lo que .{2,40}?(?:mand|envi|escrib|pas|dio|dej)\\p{L}*.{0,60}",
  "(?:ecco|qui sotto|vi giro|ti giro|di seguito|sotto)(?: c['’]è| trovate)? (?:quello che|quanto|ciò che) .{2,40}?(?:mandat|scritt|inviat|dat|preparat)[oaie](?!\\p{L}).{0,60}",
  "(?:segue(?:m)?|aqui (?:vai|está)|abaixo|a[íi] vai|vai a[íi])(?: abaixo)? (?:tudo )?o que .{2,40}?(?:mand|envi|escrev|pass|prepar)(?:ou|aram|eu|eram|ei)(?!\\p{L}).{0,60}",
  "(?:hier(?:bij|onder)?|dit)(?: is| staat| volgt)? wat .{2,40}?(?:stuurde|schreef|gestuurd|geschreven|gegeven|doorgaf|aanleverde)(?!\\p{L}).{0,60}",
  "(?:oto|poniżej|przesyłam|wklejam)(?: jest)?(?: to)?,? co .{2,40}?(?:przysłał|napisał|wysłał|podał|przekazał|dał)\\p{L}*.{0,60}",
  "(?:вот|ниже|пересылаю|ось|нижче)(?: то| те)?,? (?:что|що) .{2,40}?(?:прислал|написал|передал|скинул|надіслал|надіслав|написав|скинув)\\p{L}*.{0,60}",
  "(?:zde je|tady je|níže je|posílám)(?: to)?,? co .{2,40}?(?:poslal|napsal|dal)\\p{L}*.{0,60}",
  "(?:här|her) (?:är|er|kommer|følger) (?:det|vad|hva|hvad|hvad) (?:som )?.{2,40}?(?:skickade|skrev|sendte|sendt|skickat|gav)(?!\\p{L}).{0,60}",
  "(?:aşağıda|işte|ekte) .{2,40}?(?:gönderdi|yazdı|ilett)\\p{L}*.{0,60}",
  "(?:以下|下面)(?:是|的是)[^。]{1,16}(?:发来|发给|发|写|给|整理|提供)(?:我|我们)?的[^。]{0,20}",
  "(?:以下|下記)(?:は|が)[^。]{1,24}(?:から届いた|から送られ|が送って|が書いた|が書いて|からもらった|がまとめ)[^。]{0,24}",
  "(?:아래는|다음은) [^.]{2,28}(?:보내|적어|써|정리해)\\s?(?:준|주신|주셨)[^.]{0,20}",
  "(?:إليكم|هذا|فيما يلي) ما (?:أرسل|كتب)\\p{L}*\\s.{0,60}|(?:הנה|להלן) מה ש.{2,30}?(?:שלח|כתב)\\p{L}*.{0,60}|(?:नीचे|यह रहा|यहाँ) .{0,20}(?:भेजा|लिखा).{0,40}",
  "(?:i['’](?:m|ll|ve)|i have|we['’](?:re|ve))\\s(?:just )?(?:past|copy|copi|attach)(?:e|ed|ing)? .{2,70}|ich (?:füge|kopiere|hänge|klebe) .{2,50}(?:ein|rein|an|unten|drunter)(?!\\p{L}).{0,40}|je (?:vous |te )?(?:colle|copie|joins) .{2,70}|(?:(?:os|te|le|les) )?(?:pego|copio|adjunto) .{2,70}|(?:(?:vi|ti) )?(?:incollo|copio|allego) .{2,70}|(?:vou colar|estou colando|colo|copio) .{2,70}|ik plak .{2,70}|wklejam .{2,70}|(?:вставляю|копирую|прикладываю|вставляю|копіюю) .{2,70}|(?:我)?把[^。]{1,16}(?:贴|貼|附|复制|複製)(?:在|给|給|上|过来)[^。]{0,20}|[^。]{0,24}(?:文章|原稿|テキスト|内容|メモ|資料)を[^。]{0,8}(?:貼り|送り|添付し|お送りし)ます(?:ので|から|が)?[^。]{0,24}|[^.]{2,24}(?:붙여|첨부)\\s?(?:넣|드립|합니다|드려)[^.]{0,24}",
  "(?:σας |σου )?(?:στέλνω|επισυνάπτω|παραθέτω|ακολουθεί|παρακάτω είναι) (?:το |τα )?(?:κείμενο|στοιχεία|υλικό)(?!\\p{L}).{0,40}",
  "(?:size )?(?:metni|notları|bilgileri) (?:gönderiyorum|iletiyorum|yolluyorum|paylaşıyorum|ekliyorum)|(?:metin|metni?miz|notlar) (?:aşağıda|ekte)(?:dir)?",
  "(?:أرسل|أرفق|نرسل|نرفق) (?:لكم |إليكم |لك )?(?:النص|المادة|المعلومات)(?!\\p{L}).{0,40}|(?:إليكم|فيما يلي) النص(?!\\p{L}).{0,40}",
  "(?:אני )?(?:שולח(?:ת|ים)?|מצרפ?(?:ת|ים|ף)?) (?:לכם |לך |לכן )?(?:את )?ה?(?:טקסט|חומר|פרטים)(?!\\p{L}).{0,40}|(?:הנה|להלן) ה?טקסט(?!\\p{L}).{0,40}",
  "(?:متن|مطلب|اطلاعات) را (?:برایتان |برای شما )?(?:می[\\u200c ]?فرستم|ارسال می[\\u200c ]?کنم|فرستادم).{0,40}|متن (?:در )?(?:زیر|پایین)(?: است| آمده)?",
  // "As promised here's what we need": nor what it is for.
  "(?:as (?:promised|agreed|discussed)[,:]? )?here(?:['’]s| is) (?:what|everything) (?:we|i|you)(?:['’]d)? (?:need|have|want|got|asked for|like)(?: (?:in|for) (?:it|the (?:film|video)))?|as (?:promised|agreed|discussed)[,:]? here(?:['’]s| is| are) (?:it all|the (?:text|notes|info|details|facts))",
  "(?:wie (?:versprochen|besprochen|abgemacht)[,:]? )?hier(?: ist| kommt)?,? (?:alles, )?was (?:wir|ich) (?:brauchen?|haben?|wollen)|(?:comme (?:promis|convenu)[,:]? )?voici ce (?:qu['’]il nous faut|dont (?:nous avons|on a) besoin)|(?:como (?:os |te )?(?:prometí|dije|quedamos)[,:]? )?(?:aquí (?:va|está|tenéis)|esto es) lo que necesitamos|(?:come (?:promesso|d['’]accordo)[,:]? )?ecco (?:cosa|quello che) ci serve|(?:como (?:prometido|combinado)[,:]? )?(?:aqui (?:vai|está)|segue) o que precisamos|(?:zoals beloofd[,:]? )?(?:hierbij|hier(?: is| staat)?) wat we nodig hebben|(?:zgodnie z obietnicą[,:]? )?oto czego potrzebujemy",
  // "Hier der Inhalt:", "Here is the text": nothing is said of it.
  "here(?:['’]s| is| are| come) the (?:content|text|facts|details|info|information|copy)(?: for (?:it|the (?:film|video)))?",
  "(?:hier|anbei|unten|nachfolgend)(?: ist| kommt| folgt| steht| sind| kommen)? (?:der|die|das) (?:inhalte?|text|infos?|stoff|fakten|angaben|material)(?: dazu| dafür| für den film)?",
  "(?:voici|ci-dessous) (?:le (?:texte|contenu)|les (?:infos?|informations|éléments))|(?:aquí (?:está|va|tenéis) (?:el (?:texto|contenido)|la información))|ecco (?:il (?:testo|contenuto)|le informazioni)|(?:aqui (?:está|vai)|segue) o (?:texto|conteúdo)",
  "hier(?:bij|onder)?(?: is| staat| volgt| komt) de (?:tekst|inhoud|informatie|info)|(?:här|her)(?: är| kommer| er| følger) (?:texten|teksten|innehållet|indholdet|innholdet|fakta|underlaget)",
  "(?:oto|poniżej|tu)(?: jest| są)? (?:treść|tekst|informacje|materiał)|(?:zde|tady|níže)(?: je| jsou| posílám)? (?:obsah|text|podklady|informace)|(?:íme|itt van|alább(?: van)?) (?:a szöveg|a tartalom|az anyag)|(?:tässä|alla|ohessa)(?: on| ovat| tulee)? (?:teksti|sisältö|tiedot|asiat)",
].join("|");
const HANDS_OVER = toPattern(`^(?:${HANDED})$`, "iu");
const MOST = 160;

/** Whether a sentence only says from whom the text below comes; what is told of a letter has figures or goes on. */
export function handsOver(said: string): boolean {
  const bare = said.replace(/\s*[:：]\s*$/u, "");
  return said.length <= MOST && !/[\p{Nd}:：]/u.test(bare) && HANDS_OVER.test(bare);
}

/** 「水無瀬商店街振興組合の大森です」: who writes, behind a greeting. */
export function namesSender(said: string): boolean {
  return /^[^。、]{2,30}の[\p{Script=Han}]{1,5}(?:です|と申します)$|^[^.,]{2,30}\s[\p{Script=Hangul}]{2,4}입니다$/u.test(
    said,
  );
}

/** How a mail greets in Japanese, whose words have other uses in a text. */
const GREETS =
  /^(?:(?:いつも|大変)?お世話(?:になっております|になります|様です|さまです)|お疲れ(?:さま|様)(?:です|でございます)|こんにちは|こんばんは|おはようございます|はじめまして|初めまして|ご無沙汰しております|突然のご連絡(?:で)?失礼(?:いた)?します)$/u;

/** Whether a piece of a mail's first line is its greeting. */
export const greets = (piece: string): boolean => GREETS.test(piece) || isGreeting(piece);

/**
 * 「お疲れさまです。管理組合の西田です。」 above a text that asks for a film: who writes. The text without it, as long as before, and what
 * was said; null where its first lines tell something else.
 */
export function withoutSenderAbove(text: string): { text: string; said: string } | null {
  const line = /^\s*(?<said>\S[^\n]*)/u.exec(text);
  const said = line?.groups?.["said"]?.trim() ?? "";
  const pieces = said.split(/(?<=[。.!！])\s*/u).filter((piece) => piece !== "");
  const bare = pieces.map((piece) => piece.replace(/[。.!！\s]+$/u, ""));
  if (line === null || !bare.some(namesSender)) return null;
  if (!bare.every((piece) => namesSender(piece) || greets(piece))) return null;
  return { text: line[0].replace(/[^\n]/gu, " ") + text.slice(line[0].length), said };
}
