import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const kindNames: Translation<typeof english.kindNames> = {
  none: 'keine',
  all: 'alle',
  status: 'Status',
  progress: 'Fortschritt',
  anime: 'Anime',
  manga: 'Manga',
  planning: 'geplant',
  watching: 'am Schauen',
  reading: 'am Lesen',
  pausing: 'pausiert',
  dropping: 'abgebrochen',
  rewatching: 'erneut geschaut',
  rereading: 'erneut gelesen',
};

export const text: Translation<typeof english.text> = {
  name: 'Sperrliste',
  summary: 'Blendet im Feed der Startseite Aktivitäten nach Mitglied, Titel und Art aus.',
  details:
    'Jeder Eintrag nennt ein Mitglied, einen Anime oder Manga, eine Art von Aktivität oder mehreres davon und blendet die Aktivitäten aus, die zu allem passen. Die Liste gilt nur auf der Startseite und blockiert niemanden auf AniList.',
  user: 'Mitglied (Name oder Adresse)',
  media: 'ID oder Adresse des Titels',
  status: 'Art der Aktivität',
  add: 'Hinzufügen',
  repeated: 'Das steht schon auf der Liste.',
  invalidId: 'Gib eine ID ab 1 oder die Adresse eines Anime oder Manga ein.',
  list: 'Im Feed der Startseite ausgeblendet',
  aboutUser: user => `Mitglied ${user}`,
  aboutKind: kind => `Art ${kindNames[kind] ?? kind}`,
  remove: 'Entfernen',
  removeEntry: entry => `${entry} entfernen`,
  empty: 'Die Liste ist leer.',
  untitled: id => `Titel ${id}`,
};
