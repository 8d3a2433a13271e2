import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {fileURLToPath} from 'node:url';

import {product} from './server';

interface Mutant {
  /** Finds the text to change; it stands in the built userscript exactly once. */
  readonly from: RegExp;
  readonly to: string;
}

/** Faults planted into the built product, which the walk must catch. */
export const mutants = {
  'one listener leaked per visit': {
    from: /changed\(new URL\(last\)\);/g,
    to: "addEventListener('scroll', () => last); changed(new URL(last));",
  },
  'unmounting disabled': {
    from: /if \(!this\.isConnected\)\s+super\.disconnectedCallback\(\);/g,
    to: '',
  },
  'one host node removed': {
    from: /changed\(new URL\(last\)\);/g,
    to: "document.querySelector('.page-content h1, .page-content h2')?.remove(); changed(new URL(last));",
  },
} as const satisfies Record<string, Mutant>;

export type MutantName = keyof typeof mutants;

/** Writes a mutant of the built userscript and tells where. */
export function plant(name: MutantName): string {
  const {from, to} = mutants[name];
  const source = readFileSync(product, 'utf8');
  const count = source.match(from)?.length ?? 0;
  if (count !== 1) throw new Error(`mutant "${name}": its text stands ${count} times in the built file, not once`);
  const file = fileURLToPath(new URL(`../../build/mutants/${name.replaceAll(' ', '-')}.user.js`, import.meta.url));
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, source.replace(from, to));
  return file;
}
