import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Eigene Wertungssysteme',
  summary: 'Zeigt jede Wertung auf der Vergleichsseite im Wertungssystem der jeweiligen Person.',
  details:
    'Sterne, Smileys oder Punkte, wie jede Person sie verwendet, statt Punkten von 0 bis 100. Kennzahlen und Sortierung richten sich immer nach Punkten von 0 bis 100. Auf der Seite selbst kannst du es für eine einzelne Adresse anders wählen.',
};
