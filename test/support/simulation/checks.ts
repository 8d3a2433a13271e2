import {draftProblems} from './draftPlay';
import {importProblems, isImported} from './importPlay';
import {accountKeyOf, type Interleaving, type MadeWrite} from './interleaving';

interface StoredRow {
  readonly account: string;
  readonly target: string;
  readonly state: string;
  readonly intention: unknown;
}

interface StoredLine {
  readonly account: string;
  readonly mediaId: number;
  readonly after?: {readonly progress?: number};
}

const rowsOf = <T>({disk}: Interleaving, name: string): [number, T][] =>
  [...disk.stored(name).rows.entries()].map(([key, row]) => [Number(key), row as T]);

/** Whether the write must have an effect: it was stored, or its tab is still open. */
const isKept = (write: MadeWrite, {open}: Interleaving) => write.storedAt !== undefined || open.includes(write.tab);

/** The writes of one target that may be its last: none of the others was made after they were stored. */
const lastOf = (writes: readonly MadeWrite[], played: Interleaving) =>
  writes.filter(
    write =>
      !writes.some(other => isKept(other, played) && write.storedAt !== undefined && other.madeAt > write.storedAt),
  );

/** The value that the server has for the target of a write. */
function serverValue({server}: Interleaving, {account, kind, target}: MadeWrite): unknown {
  const {entries, likes} = server.of(account);
  const id = Number(target.split(':').at(-1));
  return kind === 'toggleLike' ? likes.has(id) : entries.get(id)?.progress;
}

function* postProblems(played: Interleaving, rows: readonly StoredRow[]) {
  for (const write of played.made.filter(({kind}) => kind === 'postActivity')) {
    const {account, target, outcome} = write;
    const count = played.server.of(account).posts.filter(({text}) => text === target).length;
    if (count > 1) yield `${target} was published ${count} times`;
    const isShown = rows.some(({intention}) => (intention as {text?: string}).text === target);
    if (!count && !isShown && outcome !== 'refused' && isKept(write, played)) yield `${target} was lost`;
  }
}

function* valueProblems(played: Interleaving, rows: readonly StoredRow[]) {
  const valued = played.made.filter(({kind}) => kind !== 'postActivity');
  const firsts = new Map(valued.toReversed().map(write => [`${write.account} ${write.target}`, write]));
  for (const [name, first] of firsts) {
    const {account, target} = first;
    const writes = valued.filter(each => each.account === account && each.target === target);
    const isShown = rows.some(row => row.account === accountKeyOf(account) && row.target === target);
    if (isShown || writes.some(({outcome}) => outcome === 'refused')) continue;
    if (!writes.some(write => isKept(write, played))) continue;
    const value = serverValue(played, first);
    const expected = lastOf(writes, played).map(write => write.value);
    if (expected.every(each => each !== value)) yield `${name} is ${String(value)} instead of ${expected.join(' or ')}`;
  }
}

function* accountProblems({server, made}: Interleaving) {
  for (const {account, name, args} of server.carried) {
    if (isImported(Number(args.mediaId))) continue;
    const value = name === 'SaveTextActivity' ? args.text : name === 'SaveMediaListEntry' ? args.progress : undefined;
    const write = made.find(each => each.value === value);
    if (write && write.account !== account) yield `${write.target} of account ${write.account} reached ${account}`;
  }
}

function* journalProblems(played: Interleaving) {
  const last = new Map<string, [account: number, line: StoredLine]>();
  for (const [, line] of rowsOf<StoredLine>(played, 'journal').toSorted(([a], [b]) => a - b))
    last.set(`${line.account} ${line.mediaId}`, [Number(line.account.slice(3)), line]);
  for (const {account, mediaId, progress} of played.server.allEntries()) {
    if (isImported(mediaId)) continue;
    const [, line] = last.get(`${accountKeyOf(account)} ${mediaId}`) ?? [];
    const isUncertain =
      rowsOf<StoredRow>(played, 'writes').some(([, row]) => row.target === `entry:${mediaId}`) ||
      // Without room on the disk, a write is kept in memory, and has no line.
      played.made.some(({target, storedAt}) => target === `entry:${mediaId}` && storedAt === undefined);
    if (!isUncertain && line?.after?.progress !== progress)
      yield `the journal has ${String(line?.after?.progress)} for ${mediaId} of ${account}, the server ${progress}`;
  }
}

/** Calls that are in progress or waiting when the clock is set are counted in another window than the API's. */
const mostPerClockChange = 10;

function* limitProblems({server: {refusedCount}, clockChanges}: Interleaving) {
  if (refusedCount > clockChanges * mostPerClockChange) yield `${refusedCount} calls were over the API's limit`;
}

/** Everything that must not have happened. */
export function problemsOf(played: Interleaving): string[] {
  const rows = [
    ...rowsOf<StoredRow>(played, 'writes').map(([, row]) => row),
    ...played.unstored.map(({account, target, state, payload}) => ({account, target, state, intention: payload})),
  ];
  const isDecided = (row: StoredRow) =>
    !rows.some(
      ({account, target, state}) =>
        account === row.account && target === row.target && ['conflict', 'doubtful', 'unconfirmed'].includes(state),
    );
  const unsent = rows.filter(row => ['waiting', 'sent'].includes(row.state) && isDecided(row));
  return [
    ...unsent.map(({target, state}) => `${target} is still ${state}`),
    ...postProblems(played, rows),
    ...valueProblems(played, rows),
    ...accountProblems(played),
    ...journalProblems(played),
    ...limitProblems(played),
    ...importProblems(played),
    ...draftProblems(played),
  ];
}
