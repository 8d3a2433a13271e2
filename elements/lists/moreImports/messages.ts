import type {RowKind} from './files/review';
import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';
import {shorten} from '#domain/text/shorten';

/** Texts of the feature, and of choosing and reviewing a file. */
export const text = messages({
  name: 'List import and export',
  summary: 'Imports lists from files of Automail, MyAnimeList and Anime-Planet, and exports your lists.',
  details:
    "In Settings > Import Lists, below AniList's own import. Files are read in your browser, and you see what would change before anything is sent. An import saves at most one entry a second. You can pause it, it resumes after a reload, and until you dismiss it you can undo it as a whole. Entries that are already on your list change only if you choose to overwrite them.",
  heading: 'Import and export with Automail',
  loading: 'Loading…',
  list: 'List',
  anime: 'Anime',
  manga: 'Manga',
  import: 'Import',
  export: 'Export',
  format: 'Format',
  file: 'File',
  overwrite: 'Overwrite entries that are already on my list',
  finding: 'Reading the file and finding its media',
  waiting: 'This will go on when AniList accepts requests again.',
  comparing: 'Comparing with your list…',
  findingStopped: 'Stopped. Nothing was changed.',
  // Rule import-11.
  wrongUser: (file: string, own: string) =>
    `List for "${file}" loaded, but currently signed in as "${own}". Are you sure this is right?`,
  old: (days: number) => `This list is ${days} days old. Did you upload the right one?`,
  signedOut: "Not signed in to the script. Can't do any changes to your list. Sign in at {link}.",
  otherAccount:
    'Automail is signed in to another account than AniList. Revoke its permission at {link}, then sign in again.',
  appSettings: 'Settings > Apps',
  missingLists: (names: readonly string[]) =>
    plural(names.length, {
      one: "You don't have the custom list {names}, so entries aren't put on it.",
      other: "You don't have the custom lists {names}, so entries aren't put on them.",
    }).replace('{names}', () => shorten(names.join(', '))),
  refusedLists: (names: readonly string[]) =>
    plural(names.length, {
      one: "AniList can't store the name of the custom list {names}, because of an emoji or rare character in it, so entries aren't put on it. Rename it in the file.",
      other:
        "AniList can't store the names of the custom lists {names}, because of emoji or rare characters in them, so entries aren't put on them. Rename them in the file.",
    }).replace('{names}', () => shorten(names.join(', '))),
  makeLists: (count: number) => plural(count, {one: 'Make this custom list', other: 'Make these custom lists'}),
  makingLists: 'Making custom lists…',
  madeLists: (names: readonly string[]) =>
    plural(names.length, {
      one: 'Made the custom list {names}. Entries are put on it.',
      other: 'Made the custom lists {names}. Entries are put on them.',
    }).replace('{names}', () => shorten(names.join(', '))),
  notMadeLists: (reason: string) => `The custom lists weren't made. ${reason}`,
  leftOut: (count: number) =>
    plural(count, {one: '# row or value is left out', other: '# rows or values are left out'}),
  leftOutRow: (title: string, reason: string) => `${title}: ${reason}`,
  untitledRow: 'An entry without a title',
  untitled: (place: number) => `Entry ${formatNumber(place)}`,
  review: (file: string) => `What ${shorten(file, 60)} would change`,
  table: 'Entries of the file',
  show: 'Show',
  showAll: (count: number) => `All (${formatNumber(count)})`,
  showKind: (kind: string, count: number) => `${kind} (${formatNumber(count)})`,
  tickShown: 'Tick all that are shown',
  untickShown: 'Untick all that are shown',
  tick: (title: string) => `Import ${title}`,
  ticked: 'yes',
  unticked: 'no',
  columnTick: 'Import',
  columnTitle: 'In the file',
  columnMedia: 'At AniList',
  columnDistance: 'Difference',
  columnChange: 'What changes',
  notFound: 'Not found',
  unmatchedRows: (count: number) =>
    plural(count, {one: '# row was not found on AniList.', other: '# rows were not found on AniList.'}),
  doubtfulDates: (count: number) =>
    plural(count, {
      one: 'Import the dates of # row that starts and ends in the same second',
      other: 'Import the dates of # rows that start and end in the same second',
    }),
  unmatchedFile: 'Not found on AniList',
  columnMediaId: 'AniList id',
  columnMalId: 'MyAnimeList id',
  adds: (values: string) => (values ? `Adds it: ${values}` : 'Adds it'),
  joined: (titles: readonly string[], change: string) => `${titles.join(' + ')}: ${change}`,
  changes: (before: string, after: string) => `${before} → ${after}`,
  search: (title: string) => `Search the right media for ${title}`,
  searchButton: 'Search',
  searching: 'Searching...',
  noResults: 'No results found',
  results: 'Found media',
  choose: 'Choose',
  chooseMedia: (title: string) => `Choose ${title}`,
  notSelected: 'Not selected.',
  changeCounts: (added: number, changed: number, others: number) =>
    `${plural(added, {one: '# entry is added', other: '# entries are added'})}, ${formatNumber(changed)} changed, ${formatNumber(others)} unchanged.`,
  silent: 'Post no list activities while this import runs',
  silentHint:
    'Otherwise your followers may see an activity for each entry. AniList turns list activities off for everything you change meanwhile; Automail restores your setting afterwards.',
  start: 'Import all selected',
  exportOwn: 'Automail (JSON)',
  exportOwnHint: 'Save everything as a file that Automail can import again',
  exportMal: 'MyAnimeList (XML)',
  exportMalHint: 'Save a file that MyAnimeList can import',
  exportCsv: 'CSV',
  exportCsvHint: 'Save a table for spreadsheets',
  exportName: (type: string, user: string) => `AniList ${type === 'ANIME' ? 'anime' : 'manga'} list of ${user}`,
  exporting: 'Requesting your list',
  exportWithoutSignIn:
    "Private entries are missing from the file, because you aren't signed in to Automail. Sign in at {link}.",
  exportOtherAccount:
    'Private entries are missing from the file, because Automail is signed in to another account. Sign in again at {link}.',
  exported: (count: number, without: number) =>
    `${plural(count, {one: '# entry was saved.', other: '# entries were saved.'})}${without ? ` ${plural(without, {one: '# is missing, because MyAnimeList does not have it.', other: '# are missing, because MyAnimeList does not have them.'})}` : ''}`,
  notExported: (reason: string) => `The list wasn't saved. ${reason}`,
});

/** What importing a row would do. */
export const kindText: Readonly<Record<RowKind, string>> = messages({
  new: 'New on your list',
  change: 'Changed',
  same: 'Already the same',
  kept: 'Already on your list, so it stays as it is',
  unmatched: 'Not found at AniList',
  twice: 'Duplicate of another row in the file',
  part: 'Imported together with another row in the file, because AniList lists both as one title',
});

function duration(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 1) return 'less than a minute';
  return plural(minutes, {one: 'about # minute', other: 'about # minutes'});
}

/** Texts of an import that is under way or over. */
export const runText = messages({
  heading: (file: string) => `Import of ${shorten(file, 60)}`,
  about: (ms: number) => `This takes ${duration(ms)}.`,
  importing: 'Importing',
  undoing: 'Taking the import back',
  left: (count: number, ms: number) =>
    `${plural(count, {one: '# entry is left', other: '# entries are left'})}, which takes ${duration(ms)}.`,
  elsewhere: 'It goes on in another tab.',
  pause: 'Pause',
  stop: 'Stop',
  goOn: 'Go on',
  again: (count: number) => plural(count, {one: 'Try # entry again', other: 'Try # entries again'}),
  undo: 'Take it back…',
  undoQuestion: (count: number) =>
    plural(count, {
      one: '# entry gets the values that it had before, or is removed if it was not there.',
      other: '# entries get the values that they had before, or are removed if they were not there.',
    }),
  undoNow: 'Take the import back',
  dismiss: 'Dismiss',
  dismissHint: "Once you dismiss it, it can't be taken back any more.",
  ended: (state: string, imported: number, total: number) => {
    const count = `Imported: ${formatNumber(imported)} of ${plural(total, {one: '# entry', other: '# entries'})}.`;
    if (state === 'paused') return `Paused. ${count}`;
    if (state === 'stopped') return `Stopped. ${count}`;
    return state === 'undone' ? `The import was taken back. ${count}` : `The import is over. ${count}`;
  },
  problems: (count: number) => plural(count, {one: '# entry failed', other: '# entries failed'}),
  problemRow: (title: string, reason: string) => `${title}: ${reason}`,
  report: 'Save a report of every entry:',
  reportName: (file: string) => `Report of ${file}`,
  imported: 'Imported',
  takenBack: 'Taken back',
  notYet: 'Not imported',
  columnTitle: 'In the file',
  columnMedia: 'At AniList',
  columnMediaId: 'AniList id',
  columnFate: 'What became of it',
  columnBefore: 'Before',
  columnAfter: 'After',
});
