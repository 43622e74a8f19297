/** "Don't mention the flood": what is not to be told. */
export const SPARES = [
  /(?:don['’]t|do not|no need to|without) (?:mention|bring(?:ing)? up|talk(?:ing)? about)|nicht erwähn|ne (?:parl|mentionn|cit|évoqu)\p{L}+ pas|no (?:mencion|nombr)\p{L}+|non (?:menzion|nomin|cit)\p{L}+|não mencion\p{L}+|niet (?:noemen|vermelden)|nie wspomina\p{L}+|не (?:упомина|згаду)\p{L}+|لا (?:تذكر|داعي ل?(?:ذكر|إشارة)|حاجة ل?ذكر|نريد ذكر)|אל ת(?:זכיר|ספר)|触れないで|不要提|언급하지/iu,
];
