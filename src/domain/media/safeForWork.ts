/** Words of texts and titles that are not for work (spec 1, section 3: built-in lists); our own list, as of 2026. Small letters, one word each. */
export const flaggedWords: readonly string[] = (
  'ahegao,bdsm,bikini,blowjob,bondage,boob,boobs,breasts,busty,ecchi,erotic,erotica,eroge,fetish,futanari,gravure,' +
  'hentai,horny,incest,lewd,lewds,lingerie,masturbation,milf,naked,netorare,nsfw,nude,nudes,nudity,oppai,orgasm,orgy,pantsu,' +
  'panties,porn,porno,pornhub,r18,rule34,sex,sexual,sexy,shotacon,lolicon,slut,smut,thicc,topless,upskirt,xxx,yiff'
).split(',');

/** Genres and tags of works that are not for work, in small letters. */
const flaggedTags: ReadonlySet<string> = new Set(
  (
    'ahegao,anal sex,bondage,boobjob,ecchi,exhibitionism,fellatio,flat chest,futanari,group sex,hentai,incest,large breasts,' +
    'masturbation,netorare,nudity,oral sex,prostitution,public sex,rape,sadism,sex toys,sumata,threesome,virginity,voyeur'
  ).split(','),
);

const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${flaggedWords.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

/** Whether a text has a flagged word in it, as a word of its own. */
export const hasFlaggedWord = (text: string): boolean => pattern.test(text);

/** Whether a genre or tag makes its work one that is not for work. */
export const isFlaggedTag = (name: string): boolean => flaggedTags.has(name.trim().toLowerCase());
