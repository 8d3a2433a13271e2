import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  count: count => plural(count, {one: '# Favorit', other: '# Favoriten'}),
  favourites: ' Favoriten',
};
