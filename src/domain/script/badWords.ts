/**
 * Words with which the moderation helper finds posts that may be insults. Our own list, as of 2026; single words in
 * lower case. Slurs are not spelled out here.
 */
const words: readonly string[] = (
  'arsehole,asshole,bastard,bitch,bitches,bullshit,cretin,cunt,degenerate,dickhead,douche,douchebag,dumbass,fucker,fuckface,' +
  'idiot,imbecile,jackass,moron,morons,motherfucker,prick,scumbag,shithead,twat,wanker,whore'
).split(',');

const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

/** Whether a text contains such a word as a whole word, ignoring case. */
export const hasBadWord = (text: string): boolean => pattern.test(text);
