import type {ImportedList} from '#domain/import/importedEntry';
import {toApiError} from '#services/api/apiError';
import type {Importer} from './importers';
import type {Correcting, Match, Matching} from './match';
import {withScoresOf} from './planEntry';
import {readListFile} from './readFile';
import {fetchWholeList, type WholeList} from '#services/imports/wholeList';
import {runText as text} from '#services/imports/messages';
import {problemText} from './messages';

/** A file that was read, the person's own list, and the media that were found. */
export interface LoadedFile {
  readonly fileName: string;
  readonly imported: ImportedList;
  readonly whole: WholeList;
  readonly matches: readonly (Match | undefined)[];
  /** For corrections of a match. */
  readonly correcting: Correcting;
}

interface Means extends Omit<Matching, 'known'> {
  readonly featureId: string;
  /** Whose list it is compared with. */
  readonly userName: string;
}

/**
 * Reads a file and the person's own list, and finds the media of the file. Nothing is changed.
 * @throws Error that says what is wrong with the file or which list cannot be read; ApiError when finding fails
 */
export async function loadFile(file: File, importer: Importer, means: Means): Promise<LoadedFile> {
  const {api, type, signal, progress, userName} = means;
  const reading = await readListFile(file, source => importer.parse(source, type));
  if ('problem' in reading) throw new Error(problemText[reading.problem]);
  const {list} = reading;
  if (!list.entries.length && !list.leftOut.length) throw new Error(text.nothing);
  const whole = await fetchWholeList(api, means).catch((cause: unknown) => {
    throw signal.aborted ? cause : new Error(text.noListBecause(userName, toApiError(cause).message));
  });
  if (!whole) throw new Error(text.noList(userName));
  const imported = {...list, entries: withScoresOf(list, whole.options)};
  const correcting = {api, type, known: whole.entries, progress};
  const matches = await importer.match(imported, {...correcting, signal});
  return {fileName: file.name, imported, whole, matches, correcting};
}
