import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt auf Profilen die Gesamtzahl der Folgen und Bände und den Mittelwert der Wertungen.',
  extendedDescription:
    'Im Reiter „Overview“ eines Profils, unter AniLists eigenen Zahlen. Der Mittelwert entfällt, wo AniList ihn selbst zeigt. Ruft die Summen des Mitglieds von AniList ab und behält sie eine Minute; ohne Antwort kommt nichts hinzu.',
  episodes: 'Folgen gesamt',
  volumes: 'Bände gesamt',
  meanScore: 'Mittelwert',
};
