import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  activity: 'Aktivität',
  // The words are AniList's own, in English: "Watched episode 3".
  withProgress: '{words} of {media}',
  withoutProgress: '{words} {media}',
};
