import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Ränder in Statusfarben',
  summary: 'Färbt den rechten Rand von Listenaktivitäten auf der Startseite nach ihrem Status.',
  details:
    'Abgeschlossen ist grün, am Schauen und am Lesen blau, geplant orange, pausiert rosa, abgebrochen rot, wiederholt lila.',
};
