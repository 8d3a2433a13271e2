import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Wertungen bei Abbruch',
  summary: 'Zeigt die Wertung neben „Dropped“ in Feeds.',
  details:
    'Auf der Startseite, auf Profilen und auf Aktivitätsseiten. Auf Aktivitätsseiten kommt nichts hinzu, wenn die Wertung dort schon neben jedem Status steht.',
};
