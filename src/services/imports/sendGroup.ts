import type {Problem} from './importJob';
import type {ImportStore} from './importStore';
import {sendRows, unfinished} from './sendRows';
import {signInProblem, type RunDeps, type Todo} from './todo';
import {runText as text} from './messages';

interface Group {
  readonly account: string;
  readonly todo: Todo;
  /** The targets of its rows. */
  readonly group: readonly string[];
  /** Whether the job still runs, here and for this account. */
  readonly isWanted: () => Promise<boolean>;
}

/**
 * Sends a group of rows, and stores why some have failed. Rows that wait because the job was paused or the sign-in has
 * ended have not. Resolves to whether the account was signed in all the time: otherwise the outbox does not show what has
 * become of them. Rejects with the error of a request or of the database.
 */
export async function sendGroup(deps: RunDeps, store: ImportStore, group: Group): Promise<boolean> {
  const {session} = deps;
  let isSignedIn = true;
  const maySend = () => (isSignedIn &&= signInProblem(session, group.account) === undefined);
  const over = new AbortController();
  session.subscribe(maySend, over);
  try {
    await send(deps, store, group, maySend);
    return maySend();
  } finally {
    over.abort('over');
  }
}

async function send(
  {api: {writes: outbox}, signal}: RunDeps,
  store: ImportStore,
  {account, todo, group, isWanted}: Group,
  maySend: () => boolean,
) {
  const {of} = todo;
  const {writes, reasons} = await todo.prepare(group);
  // Another account doesn't see the private entries of this one, and the reasons would be about its list.
  if (!maySend()) return;
  const failed = await sendRows(outbox, writes, {targets: group, of, maySend, signal});
  const [lines, waiting] = [await store.lines(account, group), unfinished(outbox, group, of)];
  const missing = group.filter(target => lines.has(target) !== (of === 'import') && !waiting.has(target));
  const wereDiscarded = missing.length > 0 && (await isWanted()) && maySend();
  const problems = missing.flatMap(target => {
    const message = reasons.get(target) ?? failed.get(target) ?? (wereDiscarded ? text.discarded : undefined);
    return message === undefined ? [] : [[target, {message, label: todo.labelOf(target)}] as const];
  });
  if (problems.length) await store.addProblems(account, new Map<string, Problem>(problems));
}
