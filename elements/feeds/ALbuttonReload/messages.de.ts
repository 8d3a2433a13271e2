import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Lädt die Feeds neu, wenn du auf der Startseite das Logo anklickst.',
  extendedDescription:
    'Auf anderen Seiten führt das Logo wie bisher zur Startseite. AniLists eigenes Bedienelement lädt den Feed neu; ein Status, den du gerade schreibst, bleibt deshalb erhalten. Fehlt das Bedienelement, wird die ganze Seite neu geladen. Automail selbst ruft nichts von AniList ab.',
};
