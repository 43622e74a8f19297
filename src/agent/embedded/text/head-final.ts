/** Languages whose main clause is the last: how a clause ends that leads up to it. */
const CONNECTS: Readonly<Record<string, RegExp>> = {
  ja: /(?:[いきしちにびみりえけせてねべめれっんいくな]て|[いんっ]で|(?:[るただすいうくつぬむぶぐ]|ない)(?:と|が|し)|[ぁ-んァ-ヶ一-龠]ば|ので|のに|ため(?:に)?|から|たら|なら|ながら|まま(?:に)?|けれども?|ても|でも|とき(?:に)?|時(?:に)?|後(?:に)?|前(?:に)?|たび(?:に)?|ころ|頃|うちに|にも?かかわらず|では|には|とは|によって|によると|として|ごとに)$/u,
  ko: /(?<=.{2})(?:(?:(?!이)[가-힣](?:고|며)|[가-힣](?:면서|면|아서|어서|여서|해서|라서|지만|는데|은데|ㄴ데|니까|으니|자마자|도록|려고|더니|다가))|[가-힣]?(?:때|뒤|후|동안|때문에|덕분에|에는|에서는|까지|부터|이래|년에|년|전에))$/u,
  tr: /(?:[ıiuü]nc[ae]|(?:y|r|m[ıiuü]ş|ken)ken|\p{L}{2}[ae]r[ae]k|(?:[ae]r|[ıiuü]r|d[ıiuü]|t[ıiuü]|y|m[ae]z|m[ıiuü]ş)s[ae]|d[ıiuü]ğ[ıiuü]nd[ae]|t[ıiuü]ğ[ıiuü]nd[ae]|d[ae]n (?:sonra|önce|beri)|t[ae]n (?:sonra|önce|beri)|için|rağmen|boyunca|\p{Nd}['’]?(?:[td][ae])|y[ıi]l[ıi]nda|zaman)$/iu,
  hi: /(?:में|के बाद|से पहले|तक|के लिए|पर|कर|के कारण|के बावजूद|के दौरान|साल|समय|तो)$/u,
  mr: /(?:मध्ये|नंतर|पूर्वी|साठी|मुळे|तर|ला)$/u,
  bn: /(?:পর|পরে|আগে|সময়|সালে|জন্য|হলে|কারণে|পর্যন্ত|থেকে|লে)$/u,
  ta: /(?:போது|பிறகு|பின்|முன்|டால்|தால்|றால்|ஆண்டில்|வரை|ஆண்டு)$/u,
};
/** Japanese words that join sentences and end as clauses do. */
const JOINS =
  /^(?:しかし|もし|ただし|そして|すると|ところが|だから|それで|一方で|そこで|では|でも|それでも|例えば|たとえば|なぜなら|まず|また|さて|그리고|하지만|그러나|그래서|그런데|그러면|한편)$/u;
/** When it was, at the beginning: "1905年、", "今日、". */
const WHEN =
  /^(?:[^、,]{0,8}(?:[年月日]|世紀|時代|ころ|頃|年間)(?:に|から|まで|後|前|の[春夏秋冬朝夜])?|今日|現在|今|昔|かつて|毎年|毎朝|毎晩|翌年|その後|その年|やがて|[春夏秋冬朝夜]になると|오늘|지금|현재|매년|해마다)$/u;

export function isHeadFinal(base: string): boolean {
  return base in CONNECTS;
}

/** Whether a part, without its comma, leads to what follows it. */
export function leadsOn(part: string, base: string): boolean {
  const plain = part.trim();
  if (JOINS.test(plain)) return false;
  return CONNECTS[base]?.test(plain) === true || WHEN.test(plain);
}
