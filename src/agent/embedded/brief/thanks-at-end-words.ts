/** How makers are told to end with thanks, by language, and how a film says them itself: `$` is whom. */
export type Thanks = { order: string; said: string };

const WHOM = "(?<whom>[^.:;!?：。！？\\n]{3,60}?)";

export const THANKS: readonly Thanks[] = [
  { order: `(?:(?:please|and|then|finally),? )*(?:end|finish|close|conclude|wrap up)(?: it| the (?:film|video|clip))?(?: off)? (?:with|by|on) (?:(?:an? )?(?:(?:big|warm|huge|short|quick|sincere) )?(?:thank[- ]?you|thanks|word of thanks) to|thanking) ${WHOM}`, said: "Thank you to $" },
  { order: `(?:bitte )?(?:(?:am|zum) (?:schluss|ende)|als letztes|(?:ende|schlie(?:ß|ss)e?n?|aufhören) mit)(?: (?:bitte|noch|dann))*,? (?:mit )?(?:ein(?:en|em)? )?(?:(?:kleine[rn]?|große[rn]?|herzliche[rn]?) )?dank(?:eschön)? an ${WHOM}`, said: "Danke an $" },
  { order: `(?:merci de )?(?:finir|terminer|conclure|finissez|terminez|à la fin,?)(?: le film| la vidéo)?(?: (?:par|sur|avec))? (?:un |des |le )?(?:petit )?(?:remerciements?|merci) (?<whom>(?:aux?|à la|à l['’]|à) ?[^.:;!?\\n]{2,60}?)`, said: "Merci $" },
  { order: `(?:por favor )?(?:acabar|terminar|cerrar|acabad|terminad|al final,?)(?: el v[ií]deo)?(?: con| dando)? (?:un |el |unas? |las )?(?:agradecimientos?|gracias) (?<whom>(?:al?|a los|a las|a la) [^.:;!?\\n]{2,60}?)`, said: "Gracias $" },
  { order: `(?:per favore )?(?:finire|chiudere|concludere|terminare|finite|chiudete|alla fine,?)(?: il (?:film|video))?(?: con)? (?:un |il |i )?(?:ringraziament[oi]|grazie) (?<whom>(?:ai?|al|alla|alle|agli|allo|all['’]) ?[^.:;!?\\n]{2,60}?)`, said: "Grazie $" },
  { order: `(?:por favor )?(?:terminar|acabar|encerrar|fechar|concluir|finalizar|no final,?)(?: o (?:vídeo|filme))?(?: com)? (?:um |o )?(?:agradecimento|obrigado) (?<whom>(?:aos?|às?|a) [^.:;!?\\n]{2,60}?)`, said: "Obrigado $" },
  { order: `(?:graag )?(?:eindig(?:en)?|afsluiten|sluit af|(?:op|aan) het eind(?:e)?|tot slot)(?: met)? (?:een )?(?:bedankje|dankwoord|bedanking|dank(?:woordje)?) (?:aan|voor) ${WHOM}`, said: "Dank aan $" },
  { order: `(?:avsluta|sluta|på slutet|i slutet)(?: gärna)?(?: med)? ett (?:stort )?tack till ${WHOM}`, said: "Tack till $" },
  { order: `(?:slut|afslut|til sidst)(?: gerne)?(?: af)?(?: med)? (?:en |et )?(?:stor |stort )?tak til ${WHOM}`, said: "Tak til $" },
  { order: `(?:slutt|avslutt|til slutt)(?: gjerne)?(?: med)? (?:en |et )?(?:stor |stort )?takk til ${WHOM}`, said: "Takk til $" },
  { order: `(?:proszę )?(?:zakończyć|zakończcie|zakończ|na (?:koniec|końcu))(?: film)? podziękowani(?:e|a|em|ami) dla ${WHOM}`, said: "Podziękowania dla $" },
  { order: `(?:prosím )?(?:zakončit|zakončete|na (?:konec|závěr)) poděkování(?:m)? ${WHOM}`, said: "Děkujeme $" },
  { order: `(?:в конце|закончить|закончите|завершить)(?: (?:ролик|фильм))?,? (?:пожалуйста,? )?(?:благодарност(?:ь|ью)|спасибо) ${WHOM}`, said: "Спасибо $" },
  { order: `(?:в конце|закончить|закончите)(?: пожалуйста)?,? (?:по)?благодар(?:ить|ите) ${WHOM}`, said: "Благодарим $" },
  { order: `(?:наприкінці|в кінці|у кінці|закінчити|завершити),? (?:подяк(?:а|ою)|подякувати|подякуйте) ${WHOM}`, said: "Дякуємо $" },
  { order: `(?:la final|la sfârșit|încheiați cu|încheie cu),? (?:o |niște )?mulțumiri? ${WHOM}`, said: "Mulțumim $" },
  { order: `(?:στο τέλος|κλείστε με|τελειώστε με)(?: ένα)? ευχαριστώ ${WHOM}`, said: "Ευχαριστούμε $" },
  { order: `(?:lopuksi|lopettakaa) kiitos ${WHOM}`, said: "Kiitos $" },
  { order: `(?:sonunda|en sonda|son olarak),? ${WHOM} (?:bir )?teşekkür(?:ler| edelim| edin)?`, said: "Teşekkürler $" },
  { order: `(?:و?في (?:النهاية|الختام|الآخر)|نختم ب|اختموا ب)،?\\s?(?:كلمة )?شكر[اًا]* (?<whom>(?:ل|إلى )[^.:؛!؟\\n]{3,60}?)`, said: "شكراً $" },
  { order: `(?:בסוף|לסיום|לסיים ב|סיום:?),?\\s?תודה (?<whom>ל[^.:;!?\\n]{3,60}?)`, said: "תודה $" },
  { order: `(?:आख़िर|आखिर|अंत) में (?<whom>[^।:!?\\n]{3,60}? को) धन्यवाद(?: दें| कहें)?`, said: "$ धन्यवाद" },
  { order: `(?:সবশেষে|শেষে) (?<whom>[^।:!?\\n]{3,60}?(?:কে|দের)) ধন্যবাদ`, said: "$ ধন্যবাদ" },
  { order: `(?:di akhir|tutup dengan|akhiri dengan),? (?:ucapan )?terima kasih (?:kepada|untuk|pada) ${WHOM}`, said: "Terima kasih kepada $" },
  { order: `(?:cuối (?:phim|cùng)|kết thúc bằng)(?: là)? lời cảm ơn (?:đến|tới|gửi) ${WHOM}`, said: "Cảm ơn $" },
  { order: `(?:最後|ラスト|締め)(?:は|に)、?(?<whom>[^。:：\\n]{2,30}?)(?:へ|に)?の?(?:お礼|感謝(?:の言葉)?|ありがとう)(?:で|を)?(?:締めて(?:ください)?|お願いします|入れて(?:ください)?)?`, said: "$、ありがとうございます" },
  { order: `(?:마지막(?:은|에는?|으로)?|끝(?:은|에는?)) ?(?<whom>[^.:\\n]{2,30}?)(?:께|에게|들께) ?감사(?: ?인사)?(?:로|를)?(?: ?(?:끝내|마무리해|넣어) ?주세요)?`, said: "$께 감사드립니다" },
  { order: `(?:最后|最後|结尾|結尾|片尾)(?:请|請)?(?:感谢|感謝|谢谢|謝謝)(?:一下)?(?<whom>[^。:：，\\n]{2,24}?)`, said: "感谢$" },
]; // prettier-ignore
