import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Likes in Feeds',
  summary: 'Zeigt in Feeds die Namen aller, denen eine Aktivität gefällt.',
  details:
    'Auf der Startseite, auf Profilen und im Reiter „Social“ von Titelseiten bekommen Aktivitäten mit mehr als fünf Likes eine kleine Schaltfläche. Ihr Tooltip kürzt die Namen, damit bis zu 20 hineinpassen; mehr Namen stehen ungekürzt da.',
};
