/**
 * "Pause for five seconds before the answer:", by languages: what says that it is waited, what stands behind it, and what the answer is
 * labelled with instead. The voice leaves time to think before such a label (`voice/pauses.ts`).
 */
type PauseOrderWords = { waits: string; before: string; label: string };

export const PAUSE_ORDERS: readonly PauseOrderWords[] = [
  { waits: "pause|wait|hold|leave|give|seconds?|silence|stop", before: "before (?:(?:you |we )?(?:giv|show|reveal|tell|say)\\p{L}* )?(?:the|your|its) (?:answer|solution)", label: "The answer" },
  { waits: "pause|warten?|stille|sekunden?|innehalten", before: "(?:vor|bevor) (?:der|die) (?:antwort|auflösung|lösung)", label: "Die Antwort" },
  { waits: "pause|silence|secondes?|attend\\p{L}*|patient\\p{L}*", before: "avant (?:de (?:donner|dire|montrer) )?la (?:réponse|solution)", label: "La réponse" },
  { waits: "pausa|silencio|segundos?|esper\\p{L}*", before: "antes de (?:dar |decir |mostrar )?la (?:respuesta|solución)", label: "La respuesta" },
  { waits: "pausa|silêncio|segundos?|esper\\p{L}*", before: "antes d(?:a|e (?:dar |dizer |mostrar )?a) (?:resposta|solução)", label: "Resposta" },
  { waits: "pausa|silenzio|secondi|aspett\\p{L}*|attend\\p{L}*", before: "prima (?:della|di (?:dare|dire|mostrare) la) (?:risposta|soluzione)", label: "La risposta" },
  { waits: "pauze|stilte|seconden|wacht\\p{L}*", before: "voor(?:dat)? (?:je |u )?het antwoord|voor de oplossing", label: "Het antwoord" },
  { waits: "paus(?:e[nr]?)?|tystnad|stilhed|sekund\\p{L}*|vänt\\p{L}*|vent\\p{L}*", before: "(?:före|innan|før|inden) svaret", label: "Svaret" },
  { waits: "tauko\\p{L}*|sekun\\p{L}*|odot\\p{L}*|hiljai\\p{L}*", before: "ennen vastausta", label: "Vastaus" },
  { waits: "przerw\\p{L}*|pauz\\p{L}*|sekund\\p{L}*|poczekaj\\p{L}*|cisz\\p{L}*", before: "przed (?:odpowiedzią|rozwiązaniem)|zanim (?:padnie|podasz) odpowied\\p{L}+", label: "Odpowiedź" },
  { waits: "pauz\\p{L}*|sekund\\p{L}*|vteřin\\p{L}*|počkej\\p{L}*", before: "před (?:odpovědí|řešením)", label: "Odpověď" },
  { waits: "szünet\\p{L}*|másodperc\\p{L}*|várj\\p{L}*|csend\\p{L}*", before: "a válasz előtt", label: "Válasz" },
  { waits: "pauz\\p{L}*|secunde|așteptați|așteaptă", before: "înainte de răspuns|înaintea răspunsului", label: "Răspuns" },
  { waits: "пауз\\p{L}*|секунд\\p{L}*|подожд\\p{L}*|выжд\\p{L}*|тишин\\p{L}*", before: "перед ответом|прежде чем (?:дать|назвать) ответ", label: "Ответ" },
  { waits: "пауз\\p{L}*|секунд\\p{L}*|зачекай\\p{L}*|почекай\\p{L}*", before: "перед відповіддю", label: "Відповідь" },
  { waits: "παύση|δευτερόλεπτα|περιμέν\\p{L}*", before: "πριν (?:από )?την απάντηση", label: "Απάντηση" },
  { waits: "ara|saniye\\p{L}*|bekle\\p{L}*|durakla\\p{L}*|sessizlik", before: "(?:cevaptan|yanıttan|çözümden|cevabı vermeden) önce", label: "Cevap" },
  { waits: "توقف\\p{L}*|انتظر\\p{L}*|ثوان\\p{L}*|ثانية|صمت\\p{L}*", before: "قبل (?:الجواب|الإجابة|الحل)", label: "الجواب" },
  { waits: "המתינו|הפסקה|שניות|השהיה|חכו|שתיקה", before: "לפני (?:ה)?תשובה", label: "התשובה" },
  { waits: "रुक\\p{L}*|सेकंड|सेकेंड|विराम|ठहर\\p{L}*", before: "उत्तर (?:से|के) पहले|जवाब से पहले", label: "उत्तर" },
  { waits: "jeda|detik|tunggu|diam", before: "sebelum (?:jawaban|memberi jawaban)", label: "Jawaban" },
  { waits: "dừng|giây|chờ|im lặng", before: "trước (?:khi (?:đưa ra |có )?)?đáp án", label: "Đáp án" },
  { waits: "間|秒|待|ポーズ|黙", before: "(?:答え|正解|解答|回答)の前", label: "答え" },
  { waits: "停顿|停頓|暂停|暫停|秒|等待|留白", before: "(?:答案|公布答案|给出答案|說出答案|说出答案)(?:之前|前|以前)|(?:公布|给出|說出|说出)答案(?:之)?前", label: "答案" },
  { waits: "초|쉬어|쉬고|멈\\p{L}*|기다\\p{L}*|침묵", before: "(?:정답|답|해답) (?:앞|전)", label: "정답" },
  { waits: "หยุด|วินาที|รอ|เว้น", before: "ก่อน(?:เฉลย|คำตอบ|ตอบ|บอกคำตอบ)", label: "คำตอบ" },
]; // prettier-ignore

const MANY = "(?:\\p{Nd}+|\\p{L}+)";
const HAN_MANY = "(?:\\p{Nd}+|[一二三四五六七八九十两兩几幾数數]+)";

/**
 * A pause that no answer follows, whole sentences: "Pause here for five seconds." behind a question. To wait is itself an answer ("How long
 * should it dry? Wait 30 seconds."): the maker is asked to where it says that this is so here.
 */
export const LONE_PAUSES: readonly string[] = [
  `(?:please |then |now )*(?:pause(?: (?:here|there|it|the film|the picture|this))?|(?:wait|stop|hold) (?:here|there|it here|the film|the picture))(?: for)?(?: about)? ${MANY} seconds?(?: here)?`,
  `(?:(?:bitte|hier|dann|da) )*${MANY} sekunden? (?:lang )?(?:pause|stille|innehalten)|(?:bitte |dann )?hier (?:bitte )?${MANY} sekunden? (?:lang )?(?:warten|anhalten)`,
  `(?:ici,? )?(?:(?:une|marque[rz]|faites|faire|prévoir) )*pause de ${MANY} secondes?(?: ici)?`,
  `(?:(?:aquí|aqui|una|uma|haz|haga|hacer|faça|fazer),? )*pausa de ${MANY} segundos?(?: aquí| aqui)?`,
  `(?:(?:qui|una|fai|fate|fare),? )*pausa di ${MANY} secondi(?: qui)?`,
  `(?:(?:hier|dan|even) )*${MANY} seconden (?:pauze|stilte)|hier (?:even )?${MANY} seconden wachten`,
  `(?:здесь |тут )?пауза (?:на )?${MANY} секунд\\p{L}*`,
  `(?:burada )?${MANY} saniye ara ver\\p{L}*|burada ${MANY} saniye (?:bekle|dur)\\p{L}*`,
  `(?:هنا )?(?:توقف\\p{L}*|وقفة)(?: هنا)?(?: لمدة)? ${MANY} ثوان?ي?|(?:هنا انتظر\\p{L}*|انتظر\\p{L}* هنا)(?: لمدة)? ${MANY} ثوان?ي?`,
  `(?:यहाँ |यहां |कृपया )*${MANY} (?:सेकंड|सेकेंड) का विराम|(?:कृपया )?(?:यहाँ|यहां) ${MANY} (?:सेकंड|सेकेंड) (?:रुक|ठहर)[\\p{L}\\p{M}]*`,
  `(?:ここで)?${HAN_MANY}秒(?:間|ほど|くらい)*間を(?:取っ|とっ|置い|おい|あけ)[ぁ-ん]*(?:ください|下さい)?|ここで${HAN_MANY}秒(?:間|ほど|くらい)*(?:止め|待っ|待ち|停め)[ぁ-ん]*(?:ください|下さい)?`,
  `(?:请|請|在?这里|在?這裡|此处|此處)*(?:停顿|停頓|暂停|暫停|留白)${HAN_MANY}秒[钟鐘]?|(?:请|請)?(?:在?这里|在?這裡|此处|此處)(?:等待|停)${HAN_MANY}秒[钟鐘]?`,
  `여기서 ${MANY} ?초(?:간| 동안)? ?(?:쉬|멈|기다)[\\p{L} ]*`,
]; // prettier-ignore
