import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Senkrechte Navigation',
  summary: 'Zeigt die Navigation als Spalte am Rand der Seite.',
  details: 'In Fenstern, die breiter als 1040 Pixel sind.',
};
