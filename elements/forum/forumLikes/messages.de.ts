import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Likes im Forum',
  summary: 'Zeigt im Forum die Namen aller, denen ein Thema oder ein Kommentar gefällt.',
  details:
    'Themen und Kommentare mit mehr als fünf Likes bekommen eine kleine Schaltfläche, weil AniList nur einige der Leute zeigt. Ihr Tooltip kürzt die Namen, damit bis zu 20 hineinpassen; mehr Namen stehen ungekürzt da.',
};
