import type {Translation} from '#domain/text/messages';
import {formatNumber} from '#domain/text/format';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  label: 'Liste durchsuchen',
  placeholder: 'Suchen, zum Beispiel status:abgeschlossen wertung>=8',
  suggestions: 'Vorschläge',
  help: 'Hilfe zur Suche',
  helpHint: 'Alle Felder und Regeln der Suche',
  count: (shown, all) => `${formatNumber(shown)} von ${formatNumber(all)}`,
  newerVersion:
    'Eine neuere Version von Automail hat diese Suche gespeichert. Aktualisiere Automail oder ändere die Suche.',
  views: 'Gespeicherte Ansichten',
  viewCount: (name, count) => `${name} (${count})`,
  saveView: 'Ansicht speichern',
  saveViewHint: 'Diese Suche mit ihren Spalten und Gruppen speichern',
  viewName: 'Name',
  save: 'Speichern',
  manyViews: max => `Du kannst ${formatNumber(max)} Ansichten speichern. Lösche eine, um eine weitere zu speichern.`,
  editViews: 'Ansichten bearbeiten',
  renameView: name => `Name von ${name}`,
  moveUp: name => `${name} nach oben`,
  moveDown: name => `${name} nach unten`,
  deleteView: name => `${name} löschen`,
  viewDeleted: name => `${name} wurde gelöscht.`,
  undo: 'Rückgängig machen',
  resetViews: 'Anfängliche Ansichten wiederherstellen',
  export: 'Exportieren',
  exportNote: 'Speichert die angezeigten Zeilen und Spalten in ihrer Reihenfolge.',
};

export const viewNames: Translation<typeof english.viewNames> = {
  behind: 'Im Rückstand',
  ready: 'Geplant und fertig ausgestrahlt',
  readyManga: 'Geplant und vollständig',
  unrated: 'Ohne Wertung',
  undated: 'Ohne Datum',
  repeated: 'Erneut geschaut',
  repeatedManga: 'Erneut gelesen',
  private: 'Privat',
};
