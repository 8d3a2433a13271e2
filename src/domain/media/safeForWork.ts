import {wholeWords} from '../text/wholeWords';

/** Words in texts and titles that are not safe for work. Our own list, as of 2026; single words in lower case. */
export const flaggedWords: readonly string[] = (
  'ahegao,bdsm,bikini,blowjob,bondage,boob,boobs,breasts,busty,ecchi,erotic,erotica,eroge,fetish,futanari,gravure,' +
  'hentai,horny,incest,lewd,lewds,lingerie,masturbation,milf,naked,netorare,nsfw,nude,nudes,nudity,oppai,orgasm,orgy,pantsu,' +
  'panties,porn,porno,pornhub,r18,rule34,sex,sexual,sexy,shotacon,lolicon,slut,smut,thicc,topless,upskirt,xxx,yiff'
).split(',');

/** The genre of media for adults only, by the API's name. */
export const adultGenre = 'Hentai';

/** Genres and tags of media that are not safe for work, in lower case. */
const flaggedTags: ReadonlySet<string> = new Set(
  (
    'ahegao,anal sex,bondage,boobjob,ecchi,exhibitionism,fellatio,flat chest,futanari,group sex,hentai,incest,large breasts,' +
    'masturbation,netorare,nudity,oral sex,prostitution,public sex,rape,sadism,sex toys,sumata,threesome,virginity,voyeur'
  ).split(','),
);

const pattern = wholeWords(flaggedWords);

/** Whether a text contains a flagged word, or its plural, as a whole word. */
export const hasFlaggedWord = (text: string): boolean => pattern.test(text);

/** Whether a genre or tag marks the media item as not safe for work. */
export const isFlaggedTag = (name: string): boolean => flaggedTags.has(name.trim().toLowerCase());
