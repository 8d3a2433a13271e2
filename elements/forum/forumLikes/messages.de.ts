import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt im Forum die Namen aller, denen ein Thema oder ein Kommentar gefällt.',
  extendedDescription:
    'Themen und Kommentare mit mehr als fünf Likes bekommen eine kleine Schaltfläche, weil AniList nur einige der Leute zeigt. Die Namen werden von AniList abgerufen, wenn du den Tooltip öffnest; bis zu 20 Namen werden gekürzt, damit sie hineinpassen. Vergibt selbst keine Likes.',
};
