import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Hilfen für Einreichungen',
  summary:
    'Nummeriert Mitwirkende, die mehrfach in einer Einreichung stehen, und fragt nach, bevor Änderungen verloren gehen.',
  details:
    'Auf den Seiten, auf denen Einträge der Datenbank bearbeitet werden. Wer nur einmal vorkommt, bekommt keine Nummer. Gefragt wirst du, bevor ein Link oder „Zurück“ die Seite verlässt, und, im Wortlaut deines Browsers, vor dem Neuladen.',
  kept: 'Das Neuladen der Seite wurde verhindert, damit deine Änderungen nicht verloren gehen.',
  leave: 'Deine Änderungen an dieser Einreichung sind nicht gespeichert. Die Seite verlassen?',
};
