import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  group: 'Tabelle exportieren',
  csv: 'CSV',
  json: 'JSON',
  csvHint: 'Die Tabelle als Datei für Tabellenprogramme speichern',
  jsonHint: 'Die Tabelle als Datei für andere Programme speichern',
  empty: 'Es gibt noch nichts zu exportieren: Die Tabelle hat keine Zeilen.',
  failed: 'Die Datei konnte nicht erstellt werden. Lade die Seite neu und versuche es noch einmal.',
};
