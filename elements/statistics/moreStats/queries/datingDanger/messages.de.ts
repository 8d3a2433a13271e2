import {formatNumber} from '#domain/text/format';
import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Fehlende Startdaten ergänzen [gefährlich]',
  description:
    'Setzt bei allem, was du in einem Zug abgeschlossen hast, das fehlende Startdatum auf das Abschlussdatum: abgeschlossene Einträge mit einer Folge oder einem Kapitel, ohne Wiederholungen, ohne Startdatum und mit Abschlussdatum. Ein Probelauf ändert nichts; sieh ihn dir zuerst an.',
  warning: 'Ein echter Lauf ändert deine Liste, alle zwei Sekunden einen Eintrag, bis du „Stoppen“ drückst.',
  mode: 'Modus',
  dry: 'Probelauf',
  real: 'Echter Lauf',
  stopped: 'Gestoppt!',
  none: 'Keine solchen Einträge gefunden',
  wouldChange: entries => plural(entries, {one: '# Eintrag würde geändert.', other: '# Einträge würden geändert.'}),
  changed: entries => plural(entries, {one: '# Eintrag wurde geändert.', other: '# Einträge wurden geändert.'}),
  tableDry: 'Zu ändernde Einträge',
  tableReal: 'Geänderte Einträge',
  media: 'Titel',
  start: 'Neues Startdatum',
  undo: 'Zurücknehmen',
  undoOne: title => `Änderung an „${title}“ zurücknehmen`,
  undoAll: entries => plural(entries, {one: '# Änderung zurücknehmen', other: 'Alle # Änderungen zurücknehmen'}),
  undone: 'Zurückgenommen',
  undoing: (done, all) =>
    plural(all, {
      one: `${formatNumber(done)} von # zurückgenommen.`,
      other: `${formatNumber(done)} von # zurückgenommen.`,
    }),
  notUndone: reason => `Das ließ sich nicht zurücknehmen: ${reason}`,
};
