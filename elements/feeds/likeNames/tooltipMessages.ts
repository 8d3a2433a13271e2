import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

/** Texts of the tooltip of likes. */
export const text = messages({
  noun: 'the names',
  empty: 'No likes.',
  button: (likes: number) => `Show who likes this: ${plural(likes, {one: '# like', other: '# likes'})}`,
});
