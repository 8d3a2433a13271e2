import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt die Wertung neben „Dropped“ in Feeds.',
  extendedDescription:
    'Auf der Startseite, auf Profilen und auf Aktivitätsseiten. Ruft die Wertungen aller dieser Aktivitäten einer Seite zusammen ab und behält sie eine Minute. Auf Aktivitätsseiten kommt nichts hinzu, wenn die Wertung dort schon neben jedem Status steht.',
};
