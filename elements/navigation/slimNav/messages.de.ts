import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Macht die Navigationsleiste flacher.',
  extendedDescription:
    'Auf allen Seiten, in Fenstern, die breiter als 1040 Pixel sind. Ruft nichts von AniList ab und behält alle Links.',
};
