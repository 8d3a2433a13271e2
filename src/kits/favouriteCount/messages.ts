import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

/** Texts of numbers of favourites. */
export const text = messages({
  count: (count: number) => plural(count, {one: '# favorite', other: '# favorites'}),
  favourites: ' favorites',
});
