import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Wem es gefällt',
  summary: 'Zeigt die Namen aller, denen eine Aktivität, eine Antwort, ein Thema oder ein Kommentar gefällt.',
  details:
    'Eine kleine Schaltfläche öffnet einen Tooltip mit den Namen. In Feeds und im Forum haben sie Aktivitäten, Themen und Kommentare mit mehr als fünf Likes, auf Aktivitätsseiten die Aktivität und jede Antwort mit mindestens einem Like. Im Forum zeigt der Tooltip alle Namen ungekürzt. Bei Aktivitäten und Antworten kürzt er bis zu 20 Namen, damit sie hineinpassen.',
  inFeeds: 'Likes von Aktivitäten in Feeds',
  onActivityPages: 'Likes von Aktivitäten und Antworten auf Aktivitätsseiten',
  inForum: 'Likes von Themen und Kommentaren im Forum',
};
