/** How a paragraph opens that says what the symbols above it stand for: "where r is", "r: rate". */
export const EXPLAINS =
  /^(?:[\p{Script=Latin}\p{Script=Greek}][₀-₉]*\s?[:：]\s?\p{L}|(?:where|here|with|in which|wobei|dabei|mit|hier|où|avec|ici|donde|siendo|con|aquí|dove|qui|onde|sendo|com|aqui|waarbij|waarin|hierbij|gdzie|tutaj|где|здесь|де|тут|där|här|burada|حيث|هنا|כאשר|כאן|जहाँ|जहां|यहाँ|यहां)(?![\p{L}\p{M}])|其中|式中|这里|ここで|여기서)/iu;
