import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt in Feeds die Namen aller, denen eine Aktivität gefällt.',
  extendedDescription:
    'Auf der Startseite, auf Profilen und im Reiter „Social“ von Titelseiten bekommen Aktivitäten mit mehr als fünf Likes eine kleine Schaltfläche. Die Namen werden von AniList abgerufen, wenn du den Tooltip öffnest; bis zu 20 Namen werden gekürzt, damit sie hineinpassen. Vergibt selbst keine Likes.',
};
