import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Mehr Statistik',
  summary: 'Ergänzt die Statistik von Mitgliedern um Reiter mit weiteren Auswertungen.',
  details:
    '„Mehr Statistik“ enthält Kennzahlen und Tabellen zur Liste und eine Auswahl von Abfragen, jede mit eigenen Optionen. „Genres & Tags“ zählt beide Listen zusammen. Abfragen rufen nichts ab, bevor du „Ausführen“ drückst; wenn eine viele Anfragen braucht, sagt sie, wie viele, und fragt vorher. Du kannst jede stoppen; was gefunden wurde, bleibt.',
  hideCustomTags: 'Tabellen eigener Tags zuklappen',
  negativeCustomList: 'Tabellen eigener Tags um eine Zeile für Titel auf keiner eigenen Liste ergänzen',
  globalCustomList: 'Tabellen eigener Tags um eine Zeile für alle Titel ergänzen',
  tabs: 'Mehr Statistik',
  more: 'Mehr Statistik',
  genres: 'Genres & Tags',
  siteStats: 'Site Stats',
  toolTitle: 'Abfragen',
  query: 'Abfrage',
  choose: 'Abfrage wählen',
};
