import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Blendet den globalen Feed auf der Startseite aus und zeigt nur die Leute, denen du folgst.',
  extendedDescription:
    'Blendet den Umschalter zwischen den beiden Feeds aus und wählt den Feed der Leute, denen du folgst. Ruft nichts von AniList ab. Der globale Feed auf seiner eigenen Seite bleibt.',
};
