import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Titel in der Forenvorschau',
  summary: 'Zeigt in der Forenvorschau der Startseite, um welchen Anime oder Manga es in einem Thema geht.',
  details:
    'Der Titel ersetzt „Anime“ oder „Manga“ auf dem Etikett des Themas; lange Titel werden gekürzt. Lässt sich ein Titel nicht laden, bleibt AniLists eigener Text.',
};
