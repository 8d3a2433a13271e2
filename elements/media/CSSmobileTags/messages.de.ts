import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Tags auf schmalen Bildschirmen',
  summary: 'Zeigt Tags und ihre Stimmen auch auf schmalen Bildschirmen.',
  details: 'Auf Titelseiten, in Fenstern bis zu einer Breite von 760 Pixeln.',
};
