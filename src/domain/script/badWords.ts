import {wholeWords} from '../text/wholeWords';

/**
 * Words with which the moderation helper finds posts that may be insults. Our own list, as of 2026; single words in
 * lower case, without their plurals. Slurs are not spelled out here.
 */
const words: readonly string[] = (
  'arsehole,asshole,bastard,bitch,bullshit,cretin,cunt,degenerate,dickhead,douche,douchebag,dumbass,fucker,fuckface,' +
  'idiot,imbecile,jackass,moron,motherfucker,prick,scumbag,shithead,twat,wanker,whore'
).split(',');

const pattern = wholeWords(words);

/** Whether a text contains such a word, or its plural, as a whole word, ignoring case. */
export const hasBadWord = (text: string): boolean => pattern.test(text);
