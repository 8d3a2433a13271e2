import {standIn} from '../standIn';
import {childScripts} from './children';
import {Pieces, type ForeignScript} from './pieces';
import {voidUsers, voidVerified} from './voidVerified';

const scripts: Readonly<Record<string, ForeignScript>> = {...childScripts, void: voidVerified, voidUsers};
const running = new Map<string, Pieces>();

/** The scripts of a list of names; `children` is all that add children. */
const namesIn = (list: string): string[] =>
  list
    .split(',')
    .filter(Boolean)
    .flatMap(name => (name === 'children' ? Object.keys(childScripts) : [name]));

function start(name: string): void {
  const script = scripts[name];
  if (!script) throw new Error(`There is no foreign script "${name}".`);
  if (running.has(name)) return;
  const pieces = new Pieces(script);
  running.set(name, pieces);
  pieces.start();
}

function stop(name: string): void {
  running.get(name)?.stop();
  running.delete(name);
}

/** Starts the foreign scripts of the address or of the server, and lets tests start and stop others later. */
export function installForeign(): void {
  const standing = standIn();
  standing.startForeign = list => namesIn(list).forEach(start);
  standing.stopForeign = list => namesIn(list).forEach(stop);
  standing.startForeign(standing.foreign ?? '');
}
