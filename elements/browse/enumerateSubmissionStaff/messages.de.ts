import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title:
    'Nummeriert Mitwirkende, die mehrfach in einer Einreichung stehen, und fragt nach, bevor Änderungen verloren gehen.',
  extendedDescription:
    'Auf den Seiten, auf denen Einträge der Datenbank bearbeitet werden. Wer nur einmal in der Liste der Mitwirkenden steht, bekommt keine Nummer. Dein Browser fragt mit eigenen Worten nach, bevor eine geänderte Seite geschlossen oder neu geladen wird.',
  kept: 'Das Neuladen der Seite wurde verhindert, damit deine Änderungen nicht verloren gehen.',
};
