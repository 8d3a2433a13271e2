import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt deinen Listenstatus bei verwandten Titeln und Empfehlungen.',
  extendedDescription:
    'Im Reiter „Overview“ von Titelseiten, als Punkt in der Farbe des Status auf jedem Cover. Ruft deine Einträge zu allen diesen Titeln zusammen von AniList ab und behält sie zwei Minuten. Zeigt AniList den Status selbst, fügt Automail nichts hinzu.',
};
