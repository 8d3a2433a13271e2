import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Ergänzt eine Schaltfläche, die den Benachrichtigungspunkt entfernt.',
  extendedDescription:
    'Auf allen Seiten, solange die Website den Punkt zeigt. Bittet AniList, alle Benachrichtigungen als gelesen zu zählen; mit der nächsten ist der Punkt wieder da. Keine Benachrichtigung wird gelöscht.',
  button: 'Benachrichtigungspunkt entfernen',
  failed: reason => `Der Punkt wurde nicht entfernt. ${reason}`,
};
