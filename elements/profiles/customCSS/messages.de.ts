import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  dataTitle: 'Zuletzt gespeichertes eigenes CSS',
  title: 'Zeigt Profile so, wie ihre Mitglieder sie gestaltet haben, und lässt dich dein eigenes gestalten.',
  extendedDescription:
    'Auf allen Seiten von Profilen. Der Stil ist Teil des „About“-Texts eines Profils, den Automail von AniList abruft; nennt er eine https-Adresse, wird das Stylesheet von dort geladen. Er verändert nicht, was Automail der Seite hinzufügt, und ist im Safe-for-Work-Modus aus.',
  save: 'Eigenes CSS speichern',
  uselessUrl: 'Die Adresse eines Stylesheets beginnt mit https:// und endet auf .css.',
  label:
    'Eigenes CSS deines Profils: ein Stylesheet oder eine https-Adresse, die auf .css endet. Wer Automail verwendet und dein Profil besucht, sieht es.',
};
