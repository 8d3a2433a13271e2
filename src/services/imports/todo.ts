import {equal} from '@wry/equality';

import {isRecent} from '#domain/date/isRecent';
import {rateWindow} from '#platform/platform';
import {ApiError} from '../api/apiError';
import type {Api} from '../api/api';
import {readPatiently} from '../api/fetch';
import {undoValues} from '../entries/undo';
import {entryTarget} from '../entries/writes';
import {required} from '../outbox/kind';
import type {JobWrite} from '../outbox/outbox';
import {signedInAccount, type Session} from '../session';
import type {ImportJob, ImportLine, JobHead, PlannedRow} from './importJob';
import type {ImportStore} from './importStore';
import {ExistingMediaDocument} from './media.generated';
import {drained, hasChangedSince, unfinished, type Of} from './sendRows';
import {fetchWholeList, stateOf, withEntries, type WholeList} from './wholeList';
import {runText as text} from './messages';

/** Dependencies of a run. */
export interface RunDeps {
  readonly api: Api;
  readonly session: Session;
  readonly featureId: string;
  /** Whether the user has the feature on, without which nothing is sent. Default: yes. */
  readonly isOn?: () => boolean;
  readonly now: () => number;
  readonly signal: AbortSignal;
}

/** What remains to be done of a group of rows. */
export interface Prepared {
  readonly writes: readonly JobWrite<'importEntry' | 'deleteImported'>[];
  /** The reasons why rows are not sent, by media id. */
  readonly reasons: ReadonlyMap<number, string>;
}

/** The rows to import, or to undo. */
export interface Todo {
  readonly of: Of;
  /** In order. */
  readonly mediaIds: readonly number[];
  readonly labelOf: (mediaId: number) => string | undefined;
  /** Decides about a group of these rows. Rejects with an ApiError if AniList cannot be asked. */
  prepare(mediaIds: readonly number[]): Promise<Prepared>;
}

/** The reason why nothing may be sent now; `undefined`: site and script are signed in to the import's account. */
export function signInProblem(session: Session, account: string): string | undefined {
  if (session.isRejected()) return text.rejected;
  if (session.token() === undefined) return text.signedOut;
  const isSame = signedInAccount(session)?.key === account && session.account() !== 'other';
  return isSame ? undefined : text.accountChanged;
}

/** Time for which media that were found, and a list that was read, need not be read again (ms). */
const freshForMs = () => rateWindow() * 10;
/** Maximum page size of the API. */
const perPage = 50;

/** The user's list as of a time (epoch milliseconds). */
interface ListThen {
  readonly list: WholeList;
  readonly at: number;
}

/**
 * Reads the user's list once for a run, with the entries of these media items even if AniList leaves them out of it. The
 * outbox compares rows that are sent long after it. Rejects with an ApiError if it cannot be read.
 */
function listOfRun({api, signal, featureId, now}: RunDeps, {type, userName}: Pick<JobHead, 'type' | 'userName'>) {
  let known: ListThen | undefined;
  return async (mediaIds: readonly number[]): Promise<ListThen> => {
    const about = {userName, type, featureId, signal};
    const at = known?.at ?? now();
    const list = known?.list ?? (await fetchWholeList(api, about));
    if (!list) throw new ApiError('missing', text.noList(userName));
    return (known = {list: await withEntries(api, list, mediaIds, about), at});
  };
}

/**
 * Looks up whether media exist, at most 50 at a time, with those that follow: each is asked about once. Resolves to the
 * missing ones. Rejects with the request's error.
 */
function missingMedia({api, featureId, signal}: RunDeps, all: readonly number[]) {
  const existing = new Map<number, boolean>();
  return async (mediaIds: readonly number[]): Promise<ReadonlySet<number>> => {
    for (const wanted of mediaIds) {
      if (existing.has(wanted)) continue;
      const ids = all
        .slice(all.indexOf(wanted))
        .filter(id => !existing.has(id))
        .slice(0, perPage);
      const {Page} = await readPatiently(
        () => api.fetch(ExistingMediaDocument, {ids}, {priority: 'background', featureId, signal}),
        signal,
      );
      const found = new Set(required(Page?.media).map(media => media?.id));
      for (const id of ids) existing.set(id, found.has(id));
    }
    return new Set(mediaIds.filter(id => existing.get(id) === false));
  };
}

/**
 * Whether an entry has changed since its row was reviewed, or was added since, so that importing would overwrite that.
 */
function isOutdated({payload: {mediaId}, base}: PlannedRow, {entries, options}: WholeList): boolean {
  const now = entries.get(mediaId);
  if (!Object.keys(base).length) return now !== undefined;
  return now === undefined || hasChangedSince(base, {...stateOf(now, options)});
}

/** Whether a line shows that these values were imported. */
const isImported = ({payload}: PlannedRow, line: ImportLine | undefined) =>
  line?.after !== undefined && !hasChangedSince(payload, line.after);

/**
 * The rows without an outcome. Entries that were changed on AniList after the review stay unchanged (rule import-12),
 * and media that no longer exist are never sent.
 */
export async function importTodo(deps: RunDeps, account: string, job: ImportJob, store: ImportStore): Promise<Todo> {
  const {writes} = deps.api;
  const [{problems}, imported] = [await store.outcome(account), await store.imported(account)];
  const rows = new Map(job.rows.map(row => [row.payload.mediaId, row]));
  const mediaIds = [...rows.keys()].filter(mediaId => !imported.has(mediaId) && !problems.has(mediaId));
  const [listWith, missingOf] = [listOfRun(deps, job), missingMedia(deps, mediaIds)];
  const wereFound = job.foundAt !== undefined && isRecent(job.foundAt, deps.now(), freshForMs());
  return {
    of: 'import',
    mediaIds,
    labelOf: mediaId => rows.get(mediaId)?.label,
    async prepare(group) {
      const lines = await store.lines(account, group);
      const unsent = await withoutWaiting(deps, account, rows, group, lines);
      if (!unsent.length) return {writes: [], reasons: new Map()};
      const {list, at: seenAt} = await listWith(unsent);
      const reasons = new Map<number, string>();
      for (const mediaId of unsent) {
        const row = rows.get(mediaId);
        if (row && isOutdated(row, list)) reasons.set(mediaId, text.changedMeanwhile);
      }
      const unknown = wereFound ? [] : unsent.filter(id => !reasons.has(id) && !list.entries.has(id));
      for (const mediaId of await missingOf(unknown)) reasons.set(mediaId, text.noMedia);
      const send = unsent.flatMap(mediaId => (reasons.has(mediaId) ? [] : (rows.get(mediaId) ?? [])));
      const about = {of: 'import', job: job.at, seenAt} as const;
      await writes.ready;
      return {
        writes: send.map(({payload, base, label}) => ({
          kind: 'importEntry',
          payload,
          options: {...about, base, label},
        })),
        reasons,
      };
    },
  };
}

/** The rows of a group that are neither imported nor in the outbox. Other changes left there are discarded. */
async function withoutWaiting(
  {api: {writes}, session}: RunDeps,
  account: string,
  rows: ReadonlyMap<number, PlannedRow>,
  group: readonly number[],
  lines: ReadonlyMap<number, ImportLine>,
): Promise<readonly number[]> {
  // A write sent by an earlier page may still be running.
  await writes.ready;
  // The outbox shows the writes of the account that is signed in now.
  if (signInProblem(session, account) !== undefined) return [];
  const waiting = unfinished(writes, group, 'import');
  const writeOf = (mediaId: number) => waiting.get(entryTarget(mediaId));
  const isSame = (mediaId: number) => equal(writeOf(mediaId)?.payload, rows.get(mediaId)?.payload);
  // An earlier import of the same entry may have left another change.
  const others = group.flatMap(mediaId => (isSame(mediaId) ? [] : (writeOf(mediaId)?.id ?? [])));
  await writes.discard(...others);
  return group.filter(mediaId => {
    const row = rows.get(mediaId);
    return row && !isSame(mediaId) && !isImported(row, lines.get(mediaId));
  });
}

/** Removes the writes of imports from the outbox that were not sent yet. */
export async function discardWaiting({api: {writes}}: RunDeps): Promise<void> {
  await writes.ready;
  const waiting = writes.list().filter(({of, state}) => of !== undefined && state === 'waiting');
  await writes.discard(...waiting.map(({id}) => id));
}

/** Whether an entry was changed after the import, so that undoing would lose that change. */
function isChanged({mediaId, before, after}: ImportLine, list: WholeList): boolean {
  const now = list.entries.get(mediaId);
  if (!now) return before !== undefined;
  return after !== undefined && hasChangedSince(after, {...stateOf(now, list.options)});
}

/** The write that undoes a line. `seenAt`: when the line was compared with the list (epoch milliseconds). */
function undoWrite(
  {mediaId, before, after, label}: ImportLine,
  seenAt: number,
  job: number,
): JobWrite<'importEntry' | 'deleteImported'> {
  const options = {of: 'undo', job, seenAt, label} as const;
  const id = typeof after?.id === 'number' ? after.id : undefined;
  return before
    ? {kind: 'importEntry', payload: undoValues(mediaId, before), options: {...options, base: {...before, ...after}}}
    : {kind: 'deleteImported', payload: {mediaId, id}, options};
}

/**
 * Resolves to the lines to undo, once no write of the import is running (rule import-12). An entry that is gone needs no
 * undo.
 */
export async function undoTodo(deps: RunDeps, account: string, job: ImportJob, store: ImportStore): Promise<Todo> {
  const {writes} = deps.api;
  await discardWaiting(deps);
  await drained(writes, ['import'], deps.signal);
  const [{problems}, imported] = [await store.outcome(account), await store.imported(account)];
  const listWith = listOfRun(deps, job);
  const labels = new Map(job.rows.map(({payload, label}) => [payload.mediaId, label]));
  return {
    of: 'undo',
    mediaIds: [...imported].filter(mediaId => !problems.has(mediaId)),
    labelOf: mediaId => labels.get(mediaId),
    async prepare(group) {
      const waiting = unfinished(writes, group, 'undo');
      const lines = await store.lines(account, group);
      const unsent = [...lines.values()].filter(({mediaId}) => !waiting.has(entryTarget(mediaId)));
      const {list, at} = await listWith(unsent.map(({mediaId}) => mediaId));
      const reasons = new Map<number, string>();
      for (const line of unsent) if (isChanged(line, list)) reasons.set(line.mediaId, text.changedSince);
      const rest = unsent.filter(({mediaId}) => !reasons.has(mediaId));
      const isGone = ({mediaId}: ImportLine) => !list.entries.has(mediaId);
      await store.forgetLines(
        account,
        rest.filter(isGone).map(({mediaId}) => mediaId),
      );
      return {writes: rest.filter(line => !isGone(line)).map(line => undoWrite(line, at, job.at)), reasons};
    },
  };
}
