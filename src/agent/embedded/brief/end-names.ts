/** What makers call what comes last in a film, as alternatives of a regular expression. */
export const END_NAMES = [
  "(?:the )?(?:end|ending)|closing(?: (?:line|sentence|words|thought|image|shot))?|(?:last|final) (?:line|sentence|words|thought|image|shot)|close|sign[- ]?off|to (?:end|close|finish)",
  "(?:zum )?schlu(?:ss|ß)(?:satz|wort|gedanke|bild)?|ende|letzter satz|abschluss|(?:als|am) (?:letztes|ende|schluss)",
  "(?:mot de la )?fin|pour (?:finir|terminer|conclure)|(?:phrase|image) (?:finale|de fin)|dernière phrase|dernier mot",
  "cierre|final|(?:frase|línea) (?:final|de cierre)|última frase|para (?:cerrar|terminar)",
  "(?:frase|riga) (?:finale|di chiusura)|finale|chiusura|ultima frase|per (?:chiudere|finire)",
  "fecho|fim|encerramento|frase (?:final|de fecho)|última frase|para (?:fechar|terminar)",
  "einde|slot(?:zin|woord)?|laatste zin|tot slot",
  "koniec|zakończenie|ostatnie zdanie|na koniec|závěr(?:em)?|konec|poslední věta",
  "концовка|финал|конец|последн(?:яя фраза|ее предложение)|в конце|кінцівка|фінал|кінець|остання фраза",
  "slut|slutet|slutord|sista (?:meningen|raden)|slutning|afslutning|sidste (?:sætning|linje)|slutt|avslutning",
  "kapanış|son (?:cümle|söz)|bitiş|النهاية|الختام|ختامًا|الجملة الأخيرة|סיום|סוף|משפט (?:סיום|אחרון)|अंत|समापन|अंतिम वाक्य",
  "締め(?:の(?:言葉|一言))?|ラスト|最後の(?:一言|言葉|一文)|終わりに?|おわりに?|结尾|結尾|结束语|結束語|收尾|最后一句(?:话)?|最後一句(?:話)?|마무리|마지막 (?:문장|말)|끝(?:맺음)?|엔딩",
].join("|");
