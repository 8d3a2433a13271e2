import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Summen auf Profilen',
  summary: 'Zeigt auf Profilen die Gesamtzahl der Folgen und Bände und den Mittelwert der Wertungen.',
  details:
    'Im Reiter „Overview“ eines Profils, unter AniLists eigenen Zahlen. Der Mittelwert entfällt, wo AniList ihn selbst zeigt.',
  episodes: 'Folgen gesamt',
  volumes: 'Bände gesamt',
  meanScore: 'Mittelwert',
};
