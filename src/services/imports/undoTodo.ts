import {undoValues} from '../entries/undo';
import type {Values} from '../outbox/write';
import {favouriteType, rowTarget, type ImportJob, type ImportLine} from './importJob';
import type {ImportStore} from './importStore';
import {drained, hasChangedSince, unfinished, type RowWrite} from './sendRows';
import {discardWaiting, listOfRun, type RunDeps, type Todo} from './todo';
import {stateOf, type WholeList} from './wholeList';
import {runText as text} from './messages';

/** A line with the target of its row. */
interface TargetLine extends ImportLine {
  readonly target: string;
}

/** Whether favorites were set at all: AniList may have had the value already. */
const isSetAnew = ({before, after}: ImportLine) => before?.isFavourite !== after?.isFavourite;

/** Whether a line is about a favorite, which is in no list. */
const isFavourite = ({after, before}: ImportLine) => 'isFavourite' in {...before, ...after};

/** Whether an entry has these values. */
function hasValues({mediaId}: ImportLine, values: Values, {entries, options}: WholeList): boolean {
  const now = entries.get(mediaId);
  return now !== undefined && !hasChangedSince(values, {...stateOf(now, options)});
}

/** Whether an entry was changed after the job, so that undoing would lose that change. */
function isChanged(line: ImportLine, list: WholeList): boolean {
  const {mediaId, before, after} = line;
  const now = list.entries.get(mediaId);
  // Added again after it was deleted, or deleted after it was changed.
  if (!now || !after) return (now === undefined) !== (after === undefined) && before !== undefined;
  return !hasValues(line, after, list);
}

/**
 * Whether nothing remains to be undone: the entry is gone that was added, or was gone before it could be deleted, or it
 * is as before, such as after an undo that arrived late.
 */
function isNothing(line: ImportLine, list: WholeList | undefined): boolean {
  const {mediaId, before, after} = line;
  if (isFavourite(line)) return !isSetAnew(line);
  if (before) return list !== undefined && hasValues(line, before, list);
  return after === undefined || !list?.entries.has(mediaId);
}

/** The write that undoes a line. `seenAt`: when the line was compared with the list (epoch milliseconds). */
function undoWrite(line: TargetLine, seenAt: number | undefined, {at: job, type}: ImportJob): RowWrite {
  const {mediaId, before, after, label} = line;
  const options = {of: 'undo', job, label} as const;
  if (isFavourite(line)) {
    const payload = {type: favouriteType(type), id: mediaId, on: before?.isFavourite === true};
    return {kind: 'setFavourite', payload, options};
  }
  const seen = {...options, seenAt};
  if (!before) {
    const id = typeof after?.id === 'number' ? after.id : undefined;
    return {kind: 'deleteImported', payload: {mediaId, id}, options: seen};
  }
  // An entry that was deleted is created in one save, so that a private one is never public.
  const base = after ? {...before, ...after} : {};
  return {kind: 'importEntry', payload: undoValues(mediaId, before), options: {...seen, base}};
}

/**
 * Resolves to the lines to undo, once no write of the job is running (rule import-12). An entry that is gone needs no
 * undo, unless the job has deleted it.
 */
export async function undoTodo(deps: RunDeps, account: string, job: ImportJob, store: ImportStore): Promise<Todo> {
  const {writes} = deps.api;
  await discardWaiting(deps);
  await drained(writes, ['import'], deps.signal);
  const [{problems}, done] = [await store.outcome(account), await store.imported(account)];
  const listWith = listOfRun(deps, job);
  const labels = new Map(job.rows.map(row => [rowTarget(row, job.type), row.label]));
  return {
    of: 'undo',
    targets: [...done].filter(target => !problems.has(target)),
    labelOf: target => labels.get(target),
    async prepare(group) {
      await writes.refresh();
      const waiting = unfinished(writes, group, 'undo');
      const lines = Array.from(await store.lines(account, group), ([target, line]): TargetLine => ({...line, target}));
      const unsent = lines.filter(({target}) => !waiting.has(target));
      const entries = unsent.filter(line => !isFavourite(line));
      const then = entries.length ? await listWith(entries.map(({mediaId}) => mediaId)) : undefined;
      const over = unsent.filter(line => isNothing(line, then?.list));
      await store.forgetLines(
        account,
        over.map(({target}) => target),
      );
      const left = unsent.filter(line => !over.includes(line));
      const changed = left.filter(line => then && !isFavourite(line) && isChanged(line, then.list));
      return {
        writes: left.filter(line => !changed.includes(line)).map(line => undoWrite(line, then?.at, job)),
        reasons: new Map(changed.map(({target}) => [target, text.changedSince])),
      };
    },
  };
}
