import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

/** Texts of numbers of favourites. */
export const text = messages({
  count: (count: number) => plural(count, {one: '# favourite', other: '# favourites'}),
  favourites: ' favourites',
});
