import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {productPath} from '../support/server';
import {requiredBy} from '../support/userscript';

interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly modules: readonly string[];
}

const graphPath = fileURLToPath(new URL('../../build/chunks.json', import.meta.url));
const nameOf = (file: string) => file.replace(/\.js$/, '');

const readGraph = () => (existsSync(graphPath) ? (JSON.parse(readFileSync(graphPath, 'utf8')) as Chunk[]) : []);

/** The sources of each chunk, by its name. */
export const modulesOf = () => new Map(readGraph().map(({fileName, modules}) => [nameOf(fileName), modules]));

/** The name of the chunk that this line begins. */
export const chunkBegun = (line: string) => /^define\(["']([^"']+)/.exec(line)?.[1];

/** The texts of the chunks in a built file by their names, and what is before the first. */
function split(file: string) {
  const [loader = '', ...texts] = readFileSync(file, 'utf8').split(/^(?=define\((?:"|'))/m);
  const chunks = new Map(texts.map(text => [chunkBegun(text) ?? '', text]));
  // The last chunk is followed by the end of the file.
  const [name, text] = [...chunks].at(-1) ?? ['', ''];
  chunks.set(name, text.replace(/^(?:load\('main'\)|if \(hasRequired|return \{id)[^]*/m, ''));
  return {loader, chunks};
}

/**
 * A script that evaluates one chunk of the readable file and its imports, without the rest of the file; `undefined` if
 * there is no chunk of that name.
 */
export function chunkAlone(name: string): string | undefined {
  const imports = new Map(readGraph().map(chunk => [nameOf(chunk.fileName), chunk.imports.map(nameOf)]));
  if (!imports.has(name)) return undefined;
  const {loader, chunks} = split(productPath);
  for (const file of requiredBy(productPath)) for (const [each, text] of split(file).chunks) chunks.set(each, text);
  const needed = new Set([name]);
  for (const each of needed) for (const next of imports.get(each) ?? []) needed.add(next);
  const texts = [...needed].map(each => chunks.get(each));
  if (texts.includes(undefined)) return undefined;
  return `${loader}${texts.join('')}load(${JSON.stringify(name)});\n})();`;
}
