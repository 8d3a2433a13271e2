import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Nachrichtenspion',
  description:
    'Die neuesten öffentlichen Nachrichten, die die Leute bekommen oder geschickt haben, denen dieses Mitglied folgt; ohne solche zu Challenges und ohne Dank fürs Folgen. Zwei Anfragen für je 50 Leute.',
  table: 'Nachrichten',
  date: 'Datum',
  from: 'Von',
  to: 'An',
  post: 'Nachricht',
  beginning: 'Anfang',
  none: 'Es gibt keine solchen Nachrichten.',
};
