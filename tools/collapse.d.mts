/** A source map of terser. */
interface PrintedMap {
  readonly version: number;
  readonly sources: readonly string[];
  readonly names: readonly string[];
  readonly mappings: string;
}

export function collapsed<M extends PrintedMap | undefined>(
  code: string,
  map: M,
): Promise<{readonly code: string; readonly map: M}>;
