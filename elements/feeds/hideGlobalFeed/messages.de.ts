import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Globalen Feed ausblenden',
  summary: 'Blendet den globalen Feed auf der Startseite aus und zeigt nur die Leute, denen du folgst.',
  details:
    'Auch der Umschalter zwischen den beiden Feeds ist ausgeblendet. Der globale Feed auf seiner eigenen Seite bleibt.',
};
