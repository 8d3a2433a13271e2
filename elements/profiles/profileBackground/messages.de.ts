import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  dataTitle: 'Zuletzt gespeicherter Hintergrund',
  name: 'Profilhintergründe',
  summary:
    'Zeigt Profile auf dem Hintergrund, den ihre Mitglieder gewählt haben, und lässt dich deinen eigenen wählen.',
  details: 'Ein Hintergrund ist Teil des „About“-Texts seines Profils. Im Safe-for-Work-Modus aus.',
  save: 'Hintergrund speichern',
  tooLarge: 'Der Hintergrund ist zu lang für dein Profil.',
  saveFailed: 'Dein Hintergrund wurde nicht gespeichert. Versuche es später noch einmal.',
  notBackground:
    'Das ist kein Hintergrund. Gib eine Farbe wie #334455 ein, ein Bild als url(https://…) oder inherit für keinen eigenen Hintergrund. Adressen müssen mit https beginnen.',
  label: 'Hintergrund deines Profils',
  hint: 'Wie in einem Stylesheet: {colour} oder {picture}. Wer Automail verwendet und dein Profil besucht, sieht ihn.',
};
