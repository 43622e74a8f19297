/** "…, und ich möchte meinen Kundinnen | und Kunden einen Film zeigen": where the request begins. */
export const WISHES =
  /(?<!\p{L})(?:we['’]d|i['’]d|would like|could you|möchten?|hätten|wünschen|brauchen|voudr\p{L}+|aimer\p{L}+|besoin|gustaría|quisiér\p{L}+|queremos|necesitamos|vorr\p{L}+|ci serve|gostar\p{L}+|queríamos|precisamos|willen|zou(?:den)?|graag|skulle|vill|ønsker|vil gerne|chciał\p{L}+|prosi\p{L}+|potrzebuj\p{L}+|chtěl\p{L}+|хотели|нужен|хотіли|istiyor\p{L}*|نريد|نود|רוצים|चाहिए|चाहते)(?!\p{L})/iu;
