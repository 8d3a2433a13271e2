import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Likes auf Aktivitätsseiten',
  summary: 'Zeigt auf Aktivitätsseiten die Namen aller, denen eine Aktivität oder eine Antwort gefällt.',
  details:
    'Jede Aktivität und jede Antwort mit mindestens einem Like bekommt eine kleine Schaltfläche, die einen Tooltip mit den Namen öffnet.',
};
