import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

/** Texts of the tooltip of likes. */
export const text = messages({
  loading: 'Loading the names…',
  waiting: 'The names will appear when AniList accepts requests again.',
  failed: (reason: string) => `We couldn't load the names. ${reason}`,
  empty: 'No likes.',
  button: (likes: number) => `Show who likes this: ${plural(likes, {one: '# like', other: '# likes'})}`,
});
