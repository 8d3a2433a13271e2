import {parseArgs} from 'node:util';

import {readStorage, userscript, type Subject} from './subjects';

/** The arguments on the command line. */
export interface Words {
  readonly only: readonly string[] | undefined;
  /** The largest number of rounds, for trying something out. */
  readonly rounds: number | undefined;
  readonly json: string | undefined;
  /** Whether a missed bar leaves the exit status unchanged. */
  readonly isReport: boolean;
  readonly peers: readonly Subject[];
}

/**
 * Reads the command line; `--peer-storage` belongs to the `--peer` before it.
 * @throws for an unknown word, or a peer that cannot be run
 */
export function readWords(words: string[]): Words {
  const {values, tokens} = parseArgs({
    args: words,
    tokens: true,
    options: {
      only: {type: 'string'},
      rounds: {type: 'string'},
      json: {type: 'string'},
      report: {type: 'boolean'},
      peer: {type: 'string', multiple: true},
      'peer-storage': {type: 'string', multiple: true},
    },
  });
  const peers: Subject[] = [];
  for (const token of tokens) {
    if (token.kind !== 'option' || token.value === undefined) continue;
    if (token.name === 'peer') peers.push(peer(token.value, peers));
    if (token.name !== 'peer-storage') continue;
    const last = peers.pop();
    if (!last) throw new Error('--peer-storage belongs to the --peer before it.');
    peers.push({...last, storage: readStorage(token.value)});
  }
  return {
    only: values.only?.split(','),
    rounds: values.rounds === undefined ? undefined : Number(values.rounds),
    json: values.json,
    isReport: values.report ?? false,
    peers,
  };
}

/** A peer without a storage of its own starts with an empty one. Of two files with the same name the second has a number. */
function peer(file: string, others: readonly Subject[]): Subject {
  const found = userscript(file);
  const same = ['ours', 'blank', ...others.map(({name}) => name.replace(/-\d+$/, ''))].filter(
    name => name === found.name,
  );
  return {...found, name: same.length ? `${found.name}-${same.length + 1}` : found.name, storage: () => ({})};
}
