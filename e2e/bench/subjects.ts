import {readFileSync} from 'node:fs';
import {basename} from 'node:path';

import {scriptText} from '../support/userscript';
import {readMetadata, type Metadata} from './manager/metadata';
import {wrapped} from './manager/manager';

/** A script to measure: its text, or nothing for the blank page. */
export interface Subject {
  readonly name: string;
  readonly code: string;
  /** Only for userscripts, which a script manager runs; anything else is evaluated unchanged. */
  readonly metadata?: Metadata;
  /** The content of its local storage before the first visit. */
  readonly storage?: (token: string) => Readonly<Record<string, string>>;
}

/** The name under which an injected script appears in stacks. */
export const sourceName = (subject: Subject) => `bench-${subject.name}.js`;

/** The text to evaluate. */
export function sourceOf(subject: Subject): string {
  const {code, metadata} = subject;
  const text = metadata ? wrapped(code, metadata) : code;
  return `${text}\n//# sourceURL=${sourceName(subject)}`;
}

/** No script at all. */
export const nothing: Subject = {name: 'blank', code: ''};

/** Reads a userscript with the files that it requires. @throws if its metadata require something that is not beside it */
export function userscript(file: string, name = basename(file, '.user.js')): Subject {
  const metadata = readMetadata(readFileSync(file, 'utf8'), file);
  return {name, code: scriptText(file), metadata};
}

/**
 * Reads the local storage of a peer: a JSON object of texts or values, in which `{{token}}` is replaced by the API's
 * token.
 */
export function readStorage(file: string): NonNullable<Subject['storage']> {
  const text = readFileSync(file, 'utf8');
  const parse = (token: string): unknown => JSON.parse(text.replaceAll('{{token}}', token));
  const values = parse('');
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    throw new Error(`${file} is not a JSON object of keys and values for the local storage.`);
  return token =>
    Object.fromEntries(
      Object.entries(parse(token) as object).map(([key, value]) => [
        key,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    );
}
