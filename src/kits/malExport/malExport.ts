import {malFile, type MalEntry} from '#domain/import/malFile';
import {stateOf, type WholeEntry, type WholeList} from '#services/imports/wholeList';
import type {ListType} from '#services/lists/ownList';

/** The title of an entry in files. */
export const titleOf = ({media}: WholeEntry): string =>
  media?.title?.romaji ?? media?.title?.english ?? media?.title?.native ?? '';

/** The choices for a file for another site. */
export interface ExportChoice {
  /** Private entries, and those that are hidden from the status lists. */
  readonly hidden: boolean;
  readonly notes: boolean;
}

/** A file, and the numbers of entries and notes that it leaves out. */
export interface ExportedFile {
  readonly file: string;
  /** Number of entries that the other site doesn't have. The file names them. */
  readonly without: number;
  /** Private and hidden entries. */
  readonly hidden: number;
  readonly notes: number;
}

function malEntryOf(entry: WholeEntry, type: ListType, options: WholeList['options']): MalEntry | undefined {
  const {media} = entry;
  const state = stateOf(entry, options);
  if (!media?.idMal || !state.status) return undefined;
  const total = (type === 'ANIME' ? media.episodes : media.chapters) ?? 0;
  const {idMal: malId, volumes} = media;
  return {...state, status: state.status, malId, title: titleOf(entry), total, totalVolumes: volumes ?? 0};
}

/** Entries of the user's own list as a file that MyAnimeList reads. */
export function malExport(
  {user, options, entries}: Pick<WholeList, 'user' | 'options' | 'entries'>,
  type: ListType,
  choice: ExportChoice = {hidden: false, notes: false},
): ExportedFile {
  const all = [...entries.values()];
  const chosen = all.filter(entry => choice.hidden || !(entry.private || entry.hiddenFromStatusLists));
  const read = chosen.map(entry => malEntryOf(entry, type, options));
  const known = read.filter(entry => entry !== undefined);
  const missing = chosen.filter((_entry, index) => !read[index]).map(titleOf);
  const written = choice.notes ? known : known.map(entry => ({...entry, notes: undefined}));
  return {
    file: malFile(user.name, type, written, missing),
    without: missing.length,
    hidden: all.length - chosen.length,
    notes: choice.notes ? 0 : known.filter(({notes}) => notes).length,
  };
}
