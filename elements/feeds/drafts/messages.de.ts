import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Gespeicherte Entwürfe',
  summary: 'Bewahrt auf, was du schreibst, bis es veröffentlicht ist.',
  details:
    'Statusbeiträge, Nachrichten, Antworten und Kommentare überstehen das Neuladen, eine abgelaufene Anmeldung und einen geschlossenen Browser-Tab. Entwürfe werden nur in diesem Browser gespeichert, getrennt nach Konto und Ort, und beim Veröffentlichen gelöscht oder sobald sie über den Grenzen liegen, die du eingestellt hast.',
  discarded: 'Entwurf verworfen.',
  undo: 'Rückgängig machen',
  unkept:
    'Dieser Browser lässt Automail nichts speichern: Was du hier schreibst, geht verloren, wenn du die Seite verlässt.',
  offered: 'Du hast einen früheren Entwurf',
  restored: 'Wiederhergestellter Entwurf',
  restore: 'Wiederherstellen',
  discard: 'Verwerfen',
};
