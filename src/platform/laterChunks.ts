/** The chunks that are not in the file of the first page, but in a file that is loaded later. */
interface LaterChunks {
  /** Whether a chunk can be evaluated now. */
  has(chunk: string): boolean;
  /** Loads the file, once. Rejects if it can't be read, for example because the extension was updated. */
  load(): Promise<void>;
}

/** Set only by the loader of the extension (tools/extension/fromFiles.js). */
declare const __LATER__: LaterChunks | undefined;

/** In a userscript, all chunks are there from the start. */
export const laterChunks: LaterChunks =
  typeof __LATER__ === 'undefined' ? {has: () => true, load: () => Promise.resolve()} : __LATER__;
