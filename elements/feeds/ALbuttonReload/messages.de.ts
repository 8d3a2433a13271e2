import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Logo lädt Feed neu',
  summary: 'Lädt die Feeds neu, wenn du auf der Startseite das Logo anklickst.',
  details:
    'Ein Status, den du gerade schreibst, bleibt erhalten. Nur wenn AniLists eigenes Bedienelement dafür fehlt, wird die ganze Seite neu geladen. Auf anderen Seiten führt das Logo wie bisher zur Startseite.',
};
