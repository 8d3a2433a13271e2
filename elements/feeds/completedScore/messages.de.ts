import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt die Wertung neben „Completed“ in Feeds und neben jedem Status auf Aktivitätsseiten.',
  extendedDescription:
    'Auf der Startseite, auf Profilen und auf Aktivitätsseiten steht die Wertung der Person, der die Aktivität gehört, in deren Wertungssystem. Ruft die Wertungen aller dieser Aktivitäten einer Seite zusammen ab und behält sie eine Minute. Einträge ohne Wertung bleiben, wie sie sind.',
};
