import {existsSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';

const moments = ['document-start', 'document-body', 'document-end', 'document-idle'] as const;
export type Moment = (typeof moments)[number];

/** The metadata of a userscript that a script manager reads. */
export interface Metadata {
  readonly name: string;
  readonly version: string;
  readonly namespace: string;
  readonly runAt: Moment;
  readonly grants: readonly string[];
}

/**
 * Reads the metadata block of a userscript.
 * @throws if there is none, or if it needs files that are not beside it
 */
export function readMetadata(code: string, file: string): Metadata {
  const [, block] = /^\s*\/\/ ==UserScript==([^]*?)^\s*\/\/ ==\/UserScript==/m.exec(code) ?? [];
  if (block === undefined)
    throw new Error(`${file} has no metadata block (==UserScript==), so it is not a userscript.`);
  const rows = [...block.matchAll(/^\s*\/\/ @([\w-]+)[ \t]*(.*?)\s*$/gm)].map(([, key = '', value = '']) => ({
    key,
    value,
  }));
  const all = (key: string) => rows.filter(row => row.key === key).map(({value}) => value);
  const isBeside = (address: string) => existsSync(join(dirname(file), basename(new URL(address, 'file:').pathname)));
  for (const key of ['require', 'resource'])
    for (const value of all(key))
      if (key === 'resource' || !isBeside(value))
        throw new Error(
          `${file} needs "@${key} ${value}", and the bench loads nothing from the network. Put a required file beside the script; put anything else into it, and remove the row.`,
        );
  const [asked = 'document-idle'] = all('run-at');
  return {
    name: all('name')[0] ?? file,
    version: all('version')[0] ?? '',
    namespace: all('namespace')[0] ?? '',
    runAt: moments.find(moment => moment === asked) ?? 'document-idle',
    grants: all('grant').filter(grant => grant !== 'none'),
  };
}
