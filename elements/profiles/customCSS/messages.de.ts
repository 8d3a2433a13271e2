import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  dataTitle: 'Zuletzt gespeichertes eigenes CSS',
  name: 'Profilstile',
  summary: 'Zeigt Profile so, wie ihre Mitglieder sie gestaltet haben, und lässt dich dein eigenes gestalten.',
  details:
    'Ein Stil ist Teil des „About“-Texts seines Profils. Nennt er eine https-Adresse, wird das Stylesheet von dort geladen. Er kann nichts außerhalb des Profils verbergen oder überdecken und verändert nicht, was Automail der Seite hinzufügt. Im Safe-for-Work-Modus aus.',
  save: 'Eigenes CSS speichern',
  tooLarge: 'Das eigene CSS ist größer als 1 MB.',
  saveFailed: 'Das eigene CSS konnte nicht gespeichert werden.',
  uselessUrl: 'Die Adresse eines Stylesheets beginnt mit https:// und endet auf .css.',
  hasImport:
    'Entferne @import: Ein Profilstil kann keine anderen Stylesheets laden. Füge stattdessen ihren Inhalt ein.',
  label: 'Eigenes CSS deines Profils',
  hint: 'Ein Stylesheet oder eine https-Adresse, die auf .css endet. Wer Automail verwendet und dein Profil besucht, sieht es.',
};
