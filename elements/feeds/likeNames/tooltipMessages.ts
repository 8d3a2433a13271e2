import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

/** Texts of the tooltip of likes. */
export const text = messages({
  noun: 'the names',
  empty: 'No likes.',
  likedBy: 'Liked by',
  many: (likes: number) => `${plural(likes, {one: '# like', other: '# likes'})}. Press to see all names.`,
  button: (likes: number) => `Show who likes this: ${plural(likes, {one: '# like', other: '# likes'})}`,
});
