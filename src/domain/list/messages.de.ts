import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  episodesBehind: count => plural(count, {one: '# Folge im Rückstand', other: '# Folgen im Rückstand'}),
  recentlyAired: 'Kürzlich gelaufen',
  // A number and its unit stay on one line.
  days: count => `${count}\u00A0T`,
  hours: count => `${count}\u00A0h`,
  minutes: count => `${count}\u00A0min`,
  aboveTotal: 'Der Fortschritt liegt über der Gesamtzahl, wahrscheinlich weil diese in der Datenbank geändert wurde',
  watching: 'Am Schauen',
  reading: 'Am Lesen',
  rewatching: 'Erneut am Schauen',
  rereading: 'Erneut am Lesen',
};

export const statusNames: Translation<typeof english.statusNames> = {
  CURRENT: 'Am Schauen/Lesen',
  PLANNING: 'Geplant',
  COMPLETED: 'Abgeschlossen',
  PAUSED: 'Pausiert',
  DROPPED: 'Abgebrochen',
  REPEATING: 'Erneut am Schauen/Lesen',
};
