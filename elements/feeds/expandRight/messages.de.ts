import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Ausklappen in der Spalte',
  summary: 'Lässt „Anime in Progress“ und „Manga in Progress“ auch ausgeklappt in der rechten Spalte.',
  details: 'Auf der Startseite, in Fenstern, die breiter als 1040 Pixel sind.',
};
