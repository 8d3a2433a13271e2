import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Status bei verwandten Titeln',
  summary: 'Zeigt deinen Listenstatus bei verwandten Titeln und Empfehlungen.',
  details:
    'Im Reiter „Overview“ von Titelseiten, als Punkt in der Farbe des Status auf jedem Cover. Aus, wo AniList den Status selbst zeigt.',
};
