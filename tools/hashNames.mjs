// Hashes names from standard input, one per line, for the tables of src/domain: node tools/hashNames.mjs < names.txt
import {buildSync} from 'esbuild';
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const entry = fileURLToPath(new URL('../src/domain/script/nameHash.ts', import.meta.url));
const [built] = buildSync({entryPoints: [entry], write: false, format: 'esm'}).outputFiles;
const {nameHash} = await import(`data:text/javascript,${encodeURIComponent(built.text)}`);

const names = readFileSync(0, 'utf8')
  .split('\n')
  .map(name => name.trim());
const hashes = names.filter(Boolean).map(name => nameHash(name));
console.log(
  hashes
    .toSorted((a, b) => a - b)
    .map(hash => `0x${hash.toString(16).padStart(8, '0')},`)
    .join('\n'),
);
