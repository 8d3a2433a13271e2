import type {ImportedList, FileReading} from '#domain/import/importedEntry';
import type {Steps} from '#domain/value/steps';
import {toApiError} from '#services/api/apiError';
import type {Importer} from './importers';
import type {Correcting, Match, Matching} from './match';
import {withScoresOf} from './planEntry';
import {fetchWholeList, type WholeList} from '#services/imports/wholeList';
import {runText as text} from '#services/imports/messages';
import {problemText} from './messages';
import {decodeFile} from '#domain/import/decodeFile';
import {createYielder, runInSlices, type Yielder} from '#services/yieldToMain';

/** A file that was read, the user's own list, and the media that were found. */
export interface LoadedFile {
  readonly fileName: string;
  readonly imported: ImportedList;
  /** Number of entries in the file that are on the list of the other type. They are not imported. */
  readonly otherListCount: number;
  readonly whole: WholeList;
  readonly matches: readonly (Match | undefined)[];
  /** For correcting a match. */
  readonly correcting: Correcting;
}

interface Means extends Omit<Matching, 'known'> {
  readonly featureId: string;
  /** The owner of the list that it is compared with. */
  readonly userName: string;
}

/**
 * Reads a file and the user's own list, and finds the media of the file. Nothing is changed.
 * @throws Error that tells what is wrong with the file or which list cannot be read; ApiError if searching fails
 */
export async function loadFile(file: File, importer: Importer, means: Means): Promise<LoadedFile> {
  const {api, type, signal, progress, userName} = means;
  const reading = await readListFile(file, source => importer.parse(source, type), createYielder(signal));
  signal.throwIfAborted();
  if ('problem' in reading) throw new Error(problemText[reading.problem]);
  const {list} = reading;
  if (!list.entries.length && !list.leftOut.length) throw new Error(text.nothing);
  const whole = await fetchWholeList(api, means).catch((cause: unknown) => {
    throw signal.aborted ? cause : new Error(text.noListBecause(userName, toApiError(cause).message));
  });
  if (!whole) throw new Error(text.noList(userName));
  const all = {...list, entries: withScoresOf(list, whole.options)};
  const correcting = {api, type, known: whole.entries, progress};
  const findings = await importer.match(all, {...correcting, signal});
  const isOfType = (_: unknown, index: number) => findings[index] !== 'otherList';
  const imported = {...all, entries: all.entries.filter(isOfType)};
  const matches = findings.filter(finding => finding !== 'otherList');
  const otherListCount = findings.length - matches.length;
  return {fileName: file.name, imported, otherListCount, whole, matches, correcting};
}

/** Maximum size of a list in bytes, also after decompression (rule import-8). */
export const maxFileBytes = 32 * 1024 * 1024;

const gzip = [0x1f, 0x8b];

/** Decompresses a file; `undefined` if the content exceeds the limit. Throws if it is damaged. */
async function unzip(file: Blob): Promise<Blob | undefined> {
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let bytes = 0; ;) {
    const {done, value} = await reader.read();
    if (done) return new Blob(parts);
    bytes += value.byteLength;
    if (bytes > maxFileBytes) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value as Uint8Array<ArrayBuffer>);
  }
}

/**
 * Reads a chosen file, compressed or not, with the parser of its format. Never rejects. Decoding, finding the rows in
 * the text and reading each of them is sliced; only a single value or row of many megabytes would be a long task.
 */
export async function readListFile(
  file: Blob,
  parse: (source: string) => Steps<FileReading>,
  slices: Yielder,
): Promise<FileReading> {
  if (file.size > maxFileBytes) return {problem: 'tooLarge'};
  try {
    const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
    const isZipped = gzip.every((byte, index) => head[index] === byte);
    const plain = isZipped ? await unzip(file) : file;
    if (!plain) return {problem: 'tooLarge'};
    const source = await runInSlices(decodeFile(new Uint8Array(await plain.arrayBuffer())), slices);
    return await runInSlices(parse(source), slices);
  } catch {
    return {problem: 'unreadable'};
  }
}
