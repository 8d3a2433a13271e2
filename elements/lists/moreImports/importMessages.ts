import type {RowKind} from './files/review';
import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';
import {shorten} from '#domain/text/shorten';

/** The numbers of rows by outcome. */
export interface ChangeCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Rows whose media item was not found. */
  readonly unmatched: number;
  /** Duplicates and parts of other rows. */
  readonly merged: number;
  /** Rows that can't be used. */
  readonly leftOut: number;
  /** Rows of the list of the other type. */
  readonly other: number;
}

/** Texts of choosing and reviewing a file. */
export const text = messages({
  heading: 'Import and export with Automail',
  list: 'List',
  anime: 'Anime',
  manga: 'Manga',
  import: 'Import',
  export: 'Export',
  format: 'Format',
  file: 'File',
  overwrite: 'Overwrite entries that are already on my list',
  finding: 'Reading the file and finding its titles on AniList',
  comparing: 'Comparing with your list…',
  findingStopped: 'Stopped. Nothing was changed.',
  ofMangaList: (count: number) =>
    plural(count, {
      one: '# entry of this file is manga. Choose the manga list above to import it.',
      other: '# entries of this file are manga. Choose the manga list above to import them.',
    }),
  ofAnimeList: (count: number) =>
    plural(count, {
      one: '# entry of this file is anime. Choose the anime list above to import it.',
      other: '# entries of this file are anime. Choose the anime list above to import them.',
    }),
  cutList: (missing: number) =>
    plural(missing, {
      one: 'AniList left out # older entry of your list. Automail looked it up only if the file has it.',
      other: 'AniList left out # older entries of your list. Automail looked up only those that the file has.',
    }),
  // Rule import-11.
  wrongUser: (file: string, own: string) =>
    `List for "${file}" loaded, but currently signed in as "${own}". Are you sure this is right?`,
  old: (days: number) => `This list is ${formatNumber(days)} days old. Did you upload the right one?`,
  missingLists: (names: readonly string[]) =>
    plural(names.length, {
      one: "You don't have the custom list {names}, so entries won't be added to it.",
      other: "You don't have the custom lists {names}, so entries won't be added to them.",
    }).replace('{names}', () => shorten(names.join(', '))),
  refusedLists: (names: readonly string[]) =>
    plural(names.length, {
      one: "AniList can't store the name of the custom list {names}, because it contains an emoji or rare character, so entries won't be added to it. Rename it in the file.",
      other:
        "AniList can't store the names of the custom lists {names}, because they contain emoji or rare characters, so entries won't be added to them. Rename them in the file.",
    }).replace('{names}', () => shorten(names.join(', '))),
  makeLists: (count: number) => plural(count, {one: 'Create this custom list', other: 'Create these custom lists'}),
  makingLists: 'Creating custom lists…',
  madeLists: (names: readonly string[]) =>
    plural(names.length, {
      one: 'Created the custom list {names}. Entries will be added to it.',
      other: 'Created the custom lists {names}. Entries will be added to them.',
    }).replace('{names}', () => shorten(names.join(', '))),
  notMadeLists: (reason: string) => `The custom lists weren't created. ${reason}`,
  leftOut: (count: number) =>
    plural(count, {
      one: '# row or value is left out or uncertain',
      other: '# rows or values are left out or uncertain',
    }),
  leftOutRows: (reason: string, titles: readonly string[], count: number) => {
    const rows = plural(count, {one: '# row', other: '# rows'});
    return `${reason} ${rows}: ${titles.join(', ')}${titles.length < count ? ', …' : ''}`;
  },
  encodingQuestion:
    "The encoding of this file isn't clear. Choose the line that reads correctly. If none does, save the file as UTF-8 first.",
  encodingSample: (encoding: string, sample: string) => `${encoding}: ${sample}`,
  scale: 'Scores of 10 or less are',
  outOf10: 'out of 10 (8.5 becomes 85 of 100)',
  outOf100: 'out of 100 (8 stays 8 of 100)',
  listNumbers: 'The numbers of custom lists can mean two things. Check the changes below. They are',
  chooseMeaning: 'Choose…',
  flags: '1 or 0 for each list: on it or not',
  positions: 'the positions of the lists',
  tags: (count: number) =>
    plural(count, {
      one: 'Add the tags of # row to its notes as custom tags',
      other: 'Add the tags of # rows to their notes as custom tags',
    }),
  newerChange: (change: string) => `Your entry was changed after this row, so it stays unless you select it: ${change}`,
  review: (file: string) => `Changes from ${shorten(file, 60)}`,
  table: 'Entries in the file',
  show: 'Show',
  showAll: (count: number) => `All (${formatNumber(count)})`,
  showKind: (kind: string, count: number) => `${kind} (${formatNumber(count)})`,
  tickShown: 'Select all shown',
  untickShown: 'Clear all shown',
  tick: (title: string) => `Import ${title}`,
  ticked: 'yes',
  unticked: 'no',
  columnTick: 'Import',
  columnTitle: 'In the file',
  columnMedia: 'On AniList',
  columnDistance: 'Difference',
  columnChange: 'Changes',
  notFound: 'Not found',
  unmatchedRows: (count: number) =>
    plural(count, {one: "# row wasn't found on AniList.", other: "# rows weren't found on AniList."}),
  doubtfulDates: (count: number) =>
    plural(count, {
      one: 'Import the dates of # row that starts and ends in the same second',
      other: 'Import the dates of # rows that start and end in the same second',
    }),
  unmatchedFile: 'Not found on AniList',
  columnMediaId: 'AniList ID',
  columnMalId: 'MyAnimeList ID',
  adds: (values: string) => (values ? `New: ${values}` : 'New'),
  joined: (titles: readonly string[], change: string) => `${titles.join(' + ')}: ${change}`,
  changes: (before: string, after: string) => `${before} → ${after}`,
  search: (title: string) => `Find the right title for ${title}`,
  searchButton: 'Search',
  searching: 'Searching...',
  noResults: 'No results found',
  results: 'Search results',
  choose: 'Choose',
  chooseMedia: (title: string) => `Choose ${title}`,
  notSelected: 'Not selected.',
  changeCounts: ({added, changed, unchanged, unmatched, merged, leftOut, other}: ChangeCounts) => {
    const counts = [
      plural(added, {one: '# entry added', other: '# entries added'}),
      `${formatNumber(changed)} changed`,
      `${formatNumber(unchanged)} unchanged`,
      ...(unmatched ? [`${formatNumber(unmatched)} not found on AniList`] : []),
      ...(merged ? [plural(merged, {one: '# row belongs to another row', other: '# rows belong to other rows'})] : []),
      ...(leftOut ? [plural(leftOut, {one: '# row left out', other: '# rows left out'})] : []),
      ...(other ? [plural(other, {one: '# row of the other list', other: '# rows of the other list'})] : []),
    ];
    return `${counts.join(', ')}.`;
  },
  silent: "Don't post list activities during this import",
  silentHint:
    'Otherwise your followers may see an activity for each entry. AniList posts no activities for your other changes in the meantime either; Automail restores your setting afterwards.',
  start: 'Import all selected',
});

/** Effects of importing a row. */
export const kindText: Readonly<Record<RowKind, string>> = messages({
  new: 'New on your list',
  change: 'Changed',
  newer: 'Changed on AniList after the file was made',
  same: 'Already the same',
  kept: 'Already on your list, so it stays unchanged',
  unsure: 'It may already be on your list, so it stays unchanged',
  unmatched: 'Not found on AniList',
  twice: 'Duplicate of another row in the file',
  part: 'Imported together with another row in the file, because AniList lists both as one title',
});

/** Texts of an import that is in progress or finished. */
export const runText = messages({
  heading: (file: string) => `Import of ${shorten(file, 60)}`,
  running: 'Importing',
  undoing: 'Undoing the import',
  undoQuestion: (count: number) =>
    plural(count, {
      one: "# entry will get its previous values back, or be removed if it wasn't on your list.",
      other: "# entries will get their previous values back, or be removed if they weren't on your list.",
    }),
  undo: 'Undo import…',
  undoNow: 'Undo import',
  ended: (state: string, imported: number, total: number) => {
    const count = `Imported: ${formatNumber(imported)} of ${plural(total, {one: '# entry', other: '# entries'})}.`;
    if (state === 'paused') return `Paused. ${count}`;
    if (state === 'stopped') return `Stopped. ${count}`;
    return state === 'undone' ? `Import undone. ${count}` : `Import finished. ${count}`;
  },
  report: 'Save a report of every entry:',
  reportName: (file: string) => `Report of ${file}`,
  imported: 'Imported',
  takenBack: 'Undone',
  notYet: 'Not imported',
  columnTitle: 'In the file',
  columnMedia: 'On AniList',
  columnMediaId: 'AniList ID',
  columnFate: 'Result',
  columnBefore: 'Before',
  columnAfter: 'After',
});

interface OtherJob {
  readonly fileName: string;
  readonly rowCount: number;
}

/** Texts about the imports that wait for the current one, or ended before it. */
export const otherText = messages({
  heading: 'Other imports',
  job: ({fileName, rowCount}: OtherJob, state: string | undefined) => {
    const name = `${shorten(fileName, 60)} (${plural(rowCount, {one: '# entry', other: '# entries'})})`;
    if (state === 'running') return `${name} starts when the import above has ended.`;
    return state === 'undoing' ? `${name} will be undone when the import above has ended.` : `${name} has ended.`;
  },
  undoNow: 'Undo this import',
  question: "Its entries will get their previous values back, or be removed if they weren't on your list.",
  dismiss: 'Dismiss this import',
});
