import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {fileURLToPath} from 'node:url';

import mutants from '../mutants/walk.mjs';
import {productPath} from './server';
import {scriptText} from './userscript';

/** Faults that are planted into the built product and that the walk must catch. */
export type MutantName = 'one listener leaked per visit' | 'unmounting disabled' | 'one host node removed';

/** Matches a text of the source in the built userscript, where its lines may break elsewhere. */
const patternOf = (text: string) =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'), 'g');

/** Writes a mutant of the built userscript, with all that it requires in one file; returns the path of the file. */
export function writeMutant(name: MutantName): string {
  const mutant = mutants.find(each => each.name === name);
  if (!mutant) throw new Error(`there is no mutant "${name}" in e2e/mutants/walk.mjs`);
  const {built: from = mutant.from, to} = mutant;
  const source = scriptText(productPath);
  const count = source.match(patternOf(from))?.length ?? 0;
  if (count !== 1) throw new Error(`mutant "${name}": its text occurs ${count} times in the built file, not once`);
  const file = fileURLToPath(new URL(`../../build/mutants/${name.replaceAll(' ', '-')}.user.js`, import.meta.url));
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(
    file,
    source.replace(patternOf(from), () => to),
  );
  return file;
}
