import {formatNumber} from '#domain/text/format';
import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Neue Kapitel finden',
  summary: 'Ergänzt deine Mangaliste um eine Schaltfläche, die neue Kapitel der Manga sucht, die du gerade liest.',
  details:
    'Unter den Filtern deiner eigenen Mangaliste. Die Suche wertet die neuesten Aktivitäten zu den Manga aus, die noch erscheinen, je 20 auf einmal; du kannst sie jederzeit stoppen. Die Ergebnisse beruhen auf dem, was andere Mitglieder als gelesen melden, und können deshalb falsch sein. Manga, die du ausschließt, werden ausgelassen; unter „Ausgeschlossen“ holst du sie zurück.',
  dataTitle: 'Von der Kapitelsuche ausgeschlossene Manga',
  button: 'Neue Kapitel',
  scanning: 'Suche läuft…',
  scanAgain: 'Erneut suchen',
  stopped: 'Gestoppt. Vielleicht gibt es noch mehr.',
  none: 'Nichts Neues gefunden :(',
  failed: reason => `Die Suche wurde nicht beendet. ${reason}`,
  found: 'Neue Kapitel',
  ahead: chapters => `+${formatNumber(chapters)}`,
  inWords: (chapters, guess) =>
    plural(chapters, {
      one: `Wahrscheinlich # neues Kapitel, bis Kapitel ${formatNumber(guess)}`,
      other: `Wahrscheinlich # neue Kapitel, bis Kapitel ${formatNumber(guess)}`,
    }),
  ban: 'Ausschließen',
  banTitle: title => `${title} ausschließen`,
  manager: count => `Ausgeschlossen (${formatNumber(count)})`,
  nothingBanned: 'Es ist nichts ausgeschlossen.',
  banned: 'Ausgeschlossene Manga',
  unban: 'Zurückholen',
  unbanTitle: title => `${title} zurückholen`,
};
