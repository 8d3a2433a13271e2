import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Benachrichtigungspunkt entfernen',
  summary: 'Ergänzt eine Schaltfläche, die den Benachrichtigungspunkt entfernt.',
  details:
    'Markiert auf AniList alle Benachrichtigungen als gelesen. Mit der nächsten ist der Punkt wieder da. Keine Benachrichtigung wird gelöscht.',
  button: 'Benachrichtigungspunkt entfernen',
  failed: reason => `Der Punkt wurde nicht entfernt. ${reason}`,
};
