/** Where to write or to look: what ends with it is remembered, not a remark on a list. */
export const ADDRESS =
  /(?<![\w.+-])[\w.+-]+@[\w-]+\.\w|\b(?:www\.|https?:\/\/)|\b[a-z0-9-]{2,}\.(?:com|org|net|io|app|dev|eu|info|shop|example|co|ai|tv|uk|de|fr|es|it|pt|nl|pl|ru|jp|kr|cn|in|br|tr|at|ch)(?!\w|\.\w)/u;
