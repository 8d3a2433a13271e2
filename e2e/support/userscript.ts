// Userscripts as a script manager runs them, with the files that their metadata require.
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';

/** The values of a key in the metadata block of a userscript. */
export function metadataOf(code: string, key: string): readonly string[] {
  const [block = ''] = /^\/\/ ==UserScript==\n[^]*?^\/\/ ==\/UserScript==$/m.exec(code) ?? [];
  return [...block.matchAll(/^\/\/ @([\w-]+) +(.*)$/gm)].flatMap(([, name, value = '']) => (name === key ? value : []));
}

const read = new Map<string, string>();

/** The text of a file, which is read once. */
function textOf(file: string): string {
  const text = read.get(file) ?? readFileSync(file, 'utf8');
  read.set(file, text);
  return text;
}

/**
 * The files that a userscript requires, which are beside it under the last part of their addresses.
 * @throws if one is missing, or has another hash than its address says
 */
export const requiredBy = (file: string): readonly string[] =>
  metadataOf(textOf(file), 'require').map(address => {
    const {pathname, hash} = new URL(address);
    const required = join(dirname(file), basename(pathname));
    const sum = createHash('sha256').update(textOf(required)).digest('hex');
    if (hash && hash !== `#sha256=${sum}`) throw new Error(`${required} is not the file that ${file} requires`);
    return required;
  });

/** Returns everything that a script manager evaluates in one scope: what a userscript requires, then the script. */
export const scriptText = (file: string): string => [...requiredBy(file), file].map(textOf).join('\n');
