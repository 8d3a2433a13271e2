import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt auf Aktivitätsseiten die Namen aller, denen eine Aktivität oder eine Antwort gefällt.',
  extendedDescription:
    'Für jede Aktivität und jede Antwort mit mindestens einem Like. Ruft die Namen von AniList ab, wenn du den Tooltip öffnest, die aller Antworten zusammen. Vergibt selbst keine Likes.',
};
