import type {ImportedList, FileReading, Readings} from '#domain/import/importedEntry';
import type {Steps} from '#domain/value/steps';
import {toApiError} from '#services/api/apiError';
import type {Importer} from './importers';
import type {Correcting, Match, Matching} from './match';
import {withScoresOf} from './planEntry';
import {fetchWholeList, withEntries, type WholeList} from '#services/imports/wholeList';
import {runText as text} from '#services/imports/messages';
import {problemText} from './messages';
import {decodeFile, type EncodingSample} from '#domain/import/decodeFile';
import {createYielder, runInSlices, type Yielder} from '#services/yieldToMain';

/** A chosen file, and what the user has chosen about reading it. */
export interface ChosenFile {
  readonly file: File;
  readonly encoding?: string | undefined;
  readonly readings?: Readings;
}

/** A file whose encoding the user has to choose. */
export interface EncodingQuestion {
  readonly chosen: ChosenFile;
  readonly encodings: readonly EncodingSample[];
}

/** A file that was read, the user's own list, and the media that were found. */
export interface LoadedFile {
  readonly chosen: ChosenFile;
  readonly fileName: string;
  readonly imported: ImportedList;
  /** Number of entries in the file that are on the list of the other type. They are not imported. */
  readonly otherListCount: number;
  readonly whole: WholeList;
  /** When the search for its media began (epoch milliseconds). */
  readonly foundAt: number;
  readonly matches: readonly (Match | undefined)[];
  /** For correcting a match. */
  readonly correcting: Correcting;
}

interface Means extends Omit<Matching, 'known'> {
  readonly featureId: string;
  /** The owner of the list that it is compared with. */
  readonly userName: string;
  /** When the search begins (epoch milliseconds). */
  readonly foundAt: number;
  /** The list of `userName`, if it was read before. */
  readonly whole?: WholeList | undefined;
}

/**
 * Reads a file and the user's own list, and finds the media of the file. Nothing is changed.
 * @throws Error that tells what is wrong with the file or which list cannot be read; ApiError if searching fails
 */
export async function loadFile(
  chosen: ChosenFile,
  importer: Importer,
  means: Means,
): Promise<LoadedFile | EncodingQuestion> {
  const {api, type, signal, progress, userName} = means;
  const {file, encoding, readings} = chosen;
  const parse = (source: string) => importer.parse(source, type, readings);
  const reading = await readListFile(file, parse, createYielder(signal), encoding);
  signal.throwIfAborted();
  if ('encodings' in reading) return {chosen, encodings: reading.encodings};
  if ('problem' in reading) throw new Error(problemText[reading.problem]);
  const {list} = reading;
  const otherCount = list.otherCount ?? 0;
  if (!list.entries.length && !list.leftOut.length && !otherCount) throw new Error(text.nothing);
  const fetched = means.whole ?? fetchWholeList(api, means);
  const whole = await Promise.resolve(fetched).catch((cause: unknown) => {
    throw signal.aborted ? cause : new Error(text.noListBecause(userName, toApiError(cause).message));
  });
  if (!whole) throw new Error(text.noList(userName));
  const {entries, leftOut} = withScoresOf(list, whole.options);
  const all = {...list, entries, leftOut: [...list.leftOut, ...leftOut]};
  const correcting = {api, type, known: whole.entries, progress};
  const findings = await importer.match(all, {...correcting, signal});
  const others = new Set(entries.filter((_, index) => findings[index] === 'otherList'));
  const otherRows = new Set(Array.from(others, ({row}) => row));
  const imported = {
    ...all,
    entries: entries.filter(entry => !others.has(entry)),
    leftOut: all.leftOut.filter(({row}) => !otherRows.has(row)),
  };
  const matches = findings.filter(finding => finding !== 'otherList');
  const found = matches.flatMap(match => match?.media.id ?? []);
  const compared = await withEntries(api, whole, found, means);
  const otherListCount = otherCount + others.size;
  const {foundAt} = means;
  return {chosen, fileName: file.name, imported, otherListCount, whole: compared, foundAt, matches, correcting};
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
  encoding?: string,
): Promise<FileReading | {readonly encodings: readonly EncodingSample[]}> {
  if (file.size > maxFileBytes) return {problem: 'tooLarge'};
  try {
    const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
    const isZipped = gzip.every((byte, index) => head[index] === byte);
    const plain = isZipped ? await unzip(file) : file;
    if (!plain) return {problem: 'tooLarge'};
    const decoded = await runInSlices(decodeFile(new Uint8Array(await plain.arrayBuffer()), encoding), slices);
    return 'text' in decoded ? await runInSlices(parse(decoded.text), slices) : decoded;
  } catch {
    return {problem: 'unreadable'};
  }
}
