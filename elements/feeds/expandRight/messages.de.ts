import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Lässt „Anime in Progress“ und „Manga in Progress“ auch ausgeklappt in der rechten Spalte.',
  extendedDescription:
    'Auf der Startseite, in Fenstern, die breiter als 1040 Pixel sind. Ruft nichts von AniList ab und ändert nur den Ort der ausgeklappten Ansicht.',
};
