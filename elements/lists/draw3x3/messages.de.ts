import {formatNumber} from '#domain/text/format';
import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Cover-Collage',
  summary: 'Zeichnet ein Bild aus Covern einer Liste, drei mal drei oder in einer anderen Anordnung.',
  details:
    'Unter den Filtern jeder Liste. Solange das Fenster der Funktion offen ist, wählt ein Klick einen Eintrag aus oder entfernt ihn wieder. Sobald so viele ausgewählt sind, wie die Anordnung fasst, bekommst du ein Bild zum Speichern. Die Anordnung mit bis zu zehn Spalten und Zeilen, die Größe der Cover, der Abstand und die Art des Einpassens bleiben erhalten. Die Cover holt dein Skriptmanager oder die Erweiterung von AniLists Bilderserver, weil die Seite selbst sie nicht lesen darf. Wo eines fehlt, steht stattdessen der Titel.',
  button: 'Collage',
  explanation: (count, all) =>
    `Klicke auf Einträge der Liste, um sie auszuwählen: ${formatNumber(count)} von ${formatNumber(all)}.`,
  needsRows: 'Schließe die Tabelle, um Einträge auszuwählen: Das geht nur in den Zeilen und Karten von AniList.',
  picked: 'Ausgewählte Einträge',
  remove: 'Entfernen',
  removeTitle: title => `${title} entfernen`,
  drawing: 'Cover werden geladen…',
  picture: titles => `Cover von ${titles}`,
  missing: (count, reason) =>
    // The reason may contain "#".
    `${plural(count, {
      one: '# Cover fehlt, dort steht stattdessen der Titel.',
      other: '# Cover fehlen, dort stehen stattdessen die Titel.',
    })} ${reason}`,
  save: 'Bild speichern',
  // Without an article, because it stands in sentences of every case.
  site: 'AniLists Bilderserver',
};
