/**
 * A pattern for any of these words, or its plural in -s or -es, as a whole word, ignoring case. The words are letters
 * and digits only.
 */
export const wholeWords = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?:e?s)?(?![\\p{L}\\p{N}])`, 'iu');
