import {readFileSync} from 'node:fs';
import {SourceMap, type SourceMapPayload} from 'node:module';

import {productPath} from '../support/server';
import {requiredBy} from '../support/userscript';
import {chunkBegun, modulesOf} from './chunks';

/** Bytes by name, the largest first. */
export interface Group {
  readonly group: string;
  readonly total: number;
  readonly rows: readonly (readonly [name: string, bytes: number])[];
}

const outside = 'Around them';

/** The group of a source, and its name there. */
function placeOf(source: string): readonly [group: string, name: string] {
  const [, library] = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source) ?? [];
  if (library) return ['Libraries', library];
  if (source.endsWith('.de.ts')) return ['Parts of src', 'German texts'];
  const [, area, feature] = /(?:^|\/)elements\/([^/]+)\/([^/]+)\//.exec(source) ?? [];
  if (area && feature) return ['Features', `${feature} (${area})`];
  const [, part] = /^((?:src\/[^/]+\/[^/.]+|src\/[^/]+|styles))\//.exec(source) ?? [];
  return part ? ['Parts of src', part] : [source.startsWith('src/') ? 'Parts of src' : outside, source];
}

/** Adds the bytes of each source of a readable file, by its source map. */
function addBytes(file: string, bytes: Map<string, number>) {
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
  const modules = modulesOf();
  // Bytes outside the map: sheets, pictures and wrappers. A chunk of one source has nothing else.
  let unmapped = 'metadata, licences, loader';
  let begin = 0;
  for (const [number, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const chunk = chunkBegun(line);
    if (chunk !== undefined) {
      const [only, ...others] = modules.get(chunk) ?? [];
      unmapped = only && !others.length ? only : `sheets and wrapper of ${chunk}`;
      begin = number;
    }
    let column = 0;
    // The last word of a line is empty and stands for its end.
    for (const [word] of line.matchAll(/\w+|\W+|$/g)) {
      const entry = map.findEntry(number, column);
      // A position without an entry of its own belongs to the one shortly before it, but never to another chunk.
      const isNear = 'originalSource' in entry && entry.generatedLine >= Math.max(begin, number - 1);
      const source = (isNear && entry.originalSource) || unmapped;
      bytes.set(source, (bytes.get(source) ?? 0) + (word.length || 1));
      column += word.length;
    }
  }
}

/** The sizes of libraries, features and parts of src in the files of the readable userscript. */
export function sizesOf(): Group[] {
  const bySource = new Map<string, number>();
  for (const file of [...requiredBy(productPath), productPath]) addBytes(file, bySource);
  const groups = new Map<string, Map<string, number>>();
  for (const [source, size] of bySource) {
    const [group, name] = placeOf(source);
    const rows = groups.get(group) ?? new Map<string, number>();
    groups.set(group, rows.set(name, (rows.get(name) ?? 0) + size));
  }
  return [...groups].map(([group, rows]) => ({
    group,
    total: [...rows.values()].reduce((sum, size) => sum + size, 0),
    rows: [...rows].toSorted(([, a], [, b]) => b - a),
  }));
}
