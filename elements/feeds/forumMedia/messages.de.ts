import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt in der Forenvorschau der Startseite die Titel der Anime und Manga.',
  extendedDescription:
    'Auf den Etiketten der Themen, anstelle von „Anime“ und „Manga“; lange Titel werden gekürzt. Ruft die Titel aller Themen der Vorschau zusammen ab und behält sie einen Tag. Lässt sich ein Titel nicht laden, bleibt AniLists eigener Text.',
};
