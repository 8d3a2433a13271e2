import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Macht die Überschriften der neuesten Rezensionen und der neuesten Themen zu Links.',
  extendedDescription:
    'Auf der Startseite, damit du sie in einem neuen Browser-Tab öffnen oder mit der Tastatur erreichen kannst. Ruft nichts von AniList ab. Andere Überschriften ändern sich nicht.',
};
