import {decodeFile} from '#domain/import/decodeFile';
import type {FileReading} from '#domain/import/importedEntry';

/** Bytes of a list that are read, and that a compressed one may have when it is not (rule import-8). */
export const maxFileBytes = 32 * 1024 * 1024;

const gzip = [0x1f, 0x8b];

/** What a compressed file holds; `undefined` if that is more than the bound. Throws where it is damaged. */
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

/** Reads a chosen file, compressed or not, with the parser of its format. Never rejects. */
export async function readListFile(file: Blob, parse: (source: string) => FileReading): Promise<FileReading> {
  if (file.size > maxFileBytes) return {problem: 'tooLarge'};
  try {
    const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
    const isZipped = gzip.every((byte, index) => head[index] === byte);
    const plain = isZipped ? await unzip(file) : file;
    if (!plain) return {problem: 'tooLarge'};
    return parse(decodeFile(new Uint8Array(await plain.arrayBuffer())));
  } catch {
    return {problem: 'unreadable'};
  }
}
