import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Wertungen in Feeds',
  summary: 'Zeigt die Wertungen abgeschlossener oder abgebrochener Titel in Feeds und auf Aktivitätsseiten.',
  details:
    'Auf der Startseite, auf Profilen und auf Aktivitätsseiten steht die Wertung der Person, der die Aktivität gehört, in deren Wertungssystem. Einträge ohne Wertung bleiben, wie sie sind.',
  completed: 'Wertungen abgeschlossener Einträge in Feeds und aller Einträge auf Aktivitätsseiten',
  dropped: 'Wertungen abgebrochener Einträge',
};
