import { toPattern, wholeWords } from "../text/regex.ts";

/** What a mail is signed off with, by any of its words; the sentences that do so are in `SIGNS_OFF`. */
const SPACED = [
  "regards|wishes|thanks|thank you|thankfully|cheers|sincerely|faithfully|truly|respectfully|warmly|gratefully|take care|yours|speak soon|talk soon|see you soon|all the best",
  "grüße[n]?|grüsse[n]?|gruß|gruss|hochachtungsvoll|dank|danke|herzlichst|bis bald|schönen (?:tag|abend|gruß|gruss)|schönes wochenende|alles gute|mfg|lg|vg",
  "cordialement|salutations|bien à (?:vous|toi)|sincèrement|respectueusement|amitiés|amicalement|remerciements|merci|(?:bonne|belle) (?:journée|soirée|semaine)|bon week-end|à (?:bientôt|très vite)|bises|dans l['’]attente",
  "saludos?|atentamente|cordialmente|gracias|abrazos?|agradecid[oa]s?|respetuosamente|un beso|buen día|hasta pronto",
  "saluti|saluto|cordialmente|grazie|buona (?:giornata|serata)|buon lavoro|a presto|un abbraccio|con stima|in attesa",
  "atenciosamente|cumprimentos|saudações|obrigad[oa]s?|abraços?|grat[oa]s?|respeitosamente|até (?:breve|logo|já)|beijos?",
  "groet(?:en|jes)?|hoogachtend|bedankt|dank|mvg|tot (?:snel|ziens|gauw)|fijne (?:dag|avond)|liefs",
  "poważaniem|pozdraw\\p{L}+|pozdrowienia|szacunk\\p{L}+|dziękuj\\p{L}+|serdeczności|serdecznie|miłego dnia|do (?:usłyszenia|zobaczenia)|uściski",
  "уважением|пожеланиями|спасибо|благодарностью|благодарю|приветом|всего (?:доброго|хорошего|наилучшего)|искренне|хорошего дня|до связи|почтением|повагою|дякую|дякуємо|побажаннями|гарного дня",
  "s pozdravem|pozdravem|děkuj\\p{L}+|úctou|hälsning\\p{L}*|hilsen|hilsner|tack|takk?|mvh|vh|terveisin|kiitos|üdvözlettel|köszönettel|cu stimă|mulțumesc",
  "saygı\\p{L}*|sevgi(?:ler\\p{L}*)?|selam(?:lar\\p{L}*)?|teşekkür\\p{L}*|[iİ]yi (?:çalışmalar|günler|akşamlar)|kolay gelsin|hoşça kalın|görüşmek üzere|esenlikler\\p{L}*",
  "(?:و?مع )?(?:أطيب |خالص |فائق |جزيل |وافر )?(?:ال)?(?:تحية|تحيات\\p{L}*|شكر[اً]*|شكر|احترام|تقدير|تقديري|امتنان|سلام)(?: (?:و?ال?)?\\p{L}+)*|ودمتم|(?:و)?تفضلوا(?: \\p{L}+)*|المخلص\\p{L}*|لكم (?:مني|منا) \\p{L}+(?: \\p{L}+)*",
  "תודה|תודות|בתודה|בברכה|ברכות|ברכה|בכבוד|יום טוב|להתראות|בהוקרה|בידידות",
  "धन्यवाद|सादर|भवदीय|भवदीया|शुभकामना\\p{M}*\\p{L}*\\p{M}*|आभार|विनीत",
].join("|");
const UNSPACED =
  "よろしく|敬具|草々|お願い(?:いた|致|申し上げ|し)|ありがとう|失礼(?:いた|し)ます|かしこ|謹言|감사(?:합니다|드립니다)|고맙습니다|드림|올림|부탁드립니다|부탁드려요|수고하(?:세요|십시오)|좋은 하루|안녕히|谢谢|謝謝|感谢|感謝|多谢|此致|敬礼|敬禮|祝好|顺祝|順祝|顺颂|順頌|商祺|敬上|辛苦了|盼复|盼覆";
/** Alone, or with one word more: "Ihre Spende hilft" is told. */
const YOURS = "^(?:ihre?|eure?|deine?|שלכם|שלך|आपका|आपकी)(?:\\s\\p{L}+)?[,،]?$";
export const SIGNED_OFF_WORDS = toPattern(`${wholeWords(SPACED)}|${UNSPACED}|${YOURS}`, "iu");

/** Whole sentences of courtesy with which a mail ends, and nothing else does. */
export const SIGNS_OFF =
  /^(?:(?:i |we )?(?:look(?:ing)? forward to (?:hearing from you|your (?:reply|answer|response))|hope to hear from you)|have a (?:good|nice|great|lovely) (?:day|evening|week|weekend)|(?:many )?thanks(?: (?:so much|a lot|in advance|for your (?:help|time)))?|thank you(?: (?:so much|very much|in advance|for your (?:help|time)))?|(?:ich freue mich|wir freuen uns) (?:auf|über) (?:ihre|eure|deine|eine) (?:antwort|rückmeldung)|(?:vielen|besten|herzlichen|lieben) dank(?: (?:im voraus|vorab|für (?:ihre|eure|deine) (?:hilfe|mühe)))?|(?:veuillez|je vous prie|nous vous prions)\s.{0,20}?(?:agréer|recevoir|croire)[,\s].{4,120}|(?:dans l['’]attente de votre (?:réponse|retour)).{0,80}|(?:merci|je vous remercie)(?: beaucoup)? (?:d['’]avance|pour votre (?:aide|temps))|(?:quedo|quedamos) a (?:la espera|su disposición|tu disposición).{0,50}|(?:muchas )?gracias (?:de antemano|por (?:su|tu|vuestra) (?:ayuda|tiempo|atención))|(?:in attesa di|resto in attesa).{2,80}|(?:porgo|porgiamo|le porgo|vi porgo) .{2,40}saluti|(?:grazie|vi ringrazio|la ringrazio)(?: (?:in anticipo|per (?:l['’]aiuto|l['’]attenzione|il (?:suo|vostro) tempo)))|(?:fico|ficamos|estou) (?:no|a) aguardo.{0,40}|(?:aguardo|aguardamos) (?:o )?(?:seu |vosso )?retorno|(?:desde já,? )?(?:agradeço|agradecemos|obrigad[oa])(?: desde já| a atenção| pela (?:ajuda|atenção))?|(?:ik hoor|wij horen) graag .{2,40}|(?:alvast|hartelijk) (?:bedankt|dank).{0,30}|z góry (?:bardzo )?dziękuj\p{L}+.{0,30}|(?:czekam|czekamy) na (?:odpowiedź|wiadomość)|(?:благодарю|благодарим|спасибо)(?: вас)? за (?:помощь|внимание|понимание|отклик)|(?:заранее )?(?:спасибо|благодарю|благодарим)(?: заранее)?|(?:жду|ждём|ждем) (?:вашего )?ответа|(?:[iİ]yi (?:çalışmalar|günler|akşamlar)|kolaylıklar|başarılar) (?:dilerim|dileriz)|(?:şimdiden )?(?:çok )?teşekkür (?:ederim|ederiz)|(?:cevabınızı|dönüşünüzü) (?:bekliyorum|bekliyoruz|rica ederim)|(?:و)?(?:شكرا|شكرًا)(?: \p{L}+){0,3}|(?:و)?(?:تفضلوا|نتطلع)(?: \p{L}+){2,6}|(?:אשמח|נשמח) (?:לתשובה|לשמוע מכם|לתגובה).{0,20}|(?:המון |רב )?תודה(?: רבה| מראש)?(?: ויום (?:טוב|נעים))?|(?:बहुत[- ]?बहुत )?धन्यवाद|आपके उत्तर की प्रतीक्षा.{0,20}|(?:お手数(?:を|です).{2,20}|ご(?:検討|確認|対応|査収).{2,16}|(?:以上、?)?(?:何卒|どうぞ|引き続き|今後とも)?、?(?:よろしく|宜しく))(?:.{0,16})(?:お願い(?:いた|致)?し(?:ます|申し上げます)|お願い申し上げます)|(?:ご連絡|お返事)を?お待ちしております|(?:それでは、?)?失礼(?:いた)?します|(?:정말 )?(?:감사합니다|고맙습니다|감사드립니다)|(?:그럼 )?(?:잘 )?부탁드립니다|(?:좋은|즐거운|행복한) (?:하루|주말|저녁) (?:되세요|보내세요)|수고하(?:세요|십시오)|(?:답변|회신|연락) (?:기다리겠습니다|부탁드립니다)|(?:期待|等待|静候|靜候|盼)(?:您|你|贵方)?的?(?:回复|回覆|回信|答复|佳音)|(?:非常|十分|万分|多谢|衷心)?(?:感谢|感謝|谢谢|謝謝)(?:您|你|大家|您的(?:帮助|支持|时间)|你的(?:帮助|支持))?|辛苦了|祝(?:您|你)?(?:好|顺利|工作顺利|一切顺利|生活愉快|身体健康))[\s.!。！।]*$/iu;

/** Salutations without a mark of their own kind, and sentences that only greet. */
export const SALUTES =
  /^(?:to whom it may concern|muy señor(?:es|as?)? (?:mí[oa]s?|nuestr[oa]s?)|dear (?:sirs?|madam)(?: or (?:sir|madam))?|拝啓|前略|謹啓|はじめまして|初めまして|突然の(?:ご連絡|メール)(?:、?)(?:失礼(?:いた)?します|申し訳ありません|恐れ入ります)|(?:いつも)?(?:大変)?お世話に(?:なって(?:おり|い)ます|なります)|お疲れ(?:様|さま)です|ご担当者(?:様|さま)|안녕하(?:십니까|세요)(?:[.,!?]? ?[^.\n]{2,30}(?:입니다|이에요|예요|라고 합니다))?|반갑습니다|처음 (?:뵙겠습니다|인사드립니다|연락드립니다)|수고(?: 많으십니다|하십니다)|敬启者|敬啟者|приветствую(?: вас)?|доброго (?:времени суток|дня|вечора)|témata|(?:السلام عليكم|أهلا|أهلاً|مرحبا|مرحباً)(?: \p{L}+){0,4}|(?:צוות|חברים|רונית|לכבוד) ?.{0,20}|महोदय|महोदया|सादर (?:प्रणाम|नमस्कार)|[iİ]yi günler|selamlar|kolay gelsin)[\s,،，:：.!?。！？、]*$/iu;
