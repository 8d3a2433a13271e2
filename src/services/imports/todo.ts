import {equal} from '@wry/equality';

import {isRecent} from '#domain/date/isRecent';
import {rateWindow} from '#platform/platform';
import {ApiError} from '../api/apiError';
import type {Api} from '../api/api';
import {readPatiently} from '../api/fetch';
import {required} from '../outbox/kind';
import {signedInAccount, type Session} from '../session';
import {
  favouriteType,
  kindOfJob,
  rowTarget,
  type ImportJob,
  type ImportLine,
  type JobHead,
  type JobKind,
  type PlannedRow,
} from './importJob';
import type {MayRun} from './importState';
import type {ImportStore} from './importStore';
import {ExistingMediaDocument} from './media.generated';
import {hasChangedSince, unfinished, type Of, type RowWrite} from './sendRows';
import {fetchWholeList, stateOf, withEntries, type WholeList} from './wholeList';
import {runText as text} from './messages';

/** Dependencies of a run. */
export interface RunDeps {
  readonly api: Api;
  readonly session: Session;
  readonly featureId: string;
  /** Default: every job may. */
  readonly mayRun?: MayRun;
  readonly now: () => number;
  readonly signal: AbortSignal;
}

/** The rest of the work of a group of rows. */
export interface Prepared {
  readonly writes: readonly RowWrite[];
  /** The reasons why rows are not sent, by target. */
  readonly reasons: ReadonlyMap<string, string>;
}

/** The rows to carry out, or to undo. */
export interface Todo {
  readonly of: Of;
  /** The targets of the rows, in order. */
  readonly targets: readonly string[];
  readonly labelOf: (target: string) => string | undefined;
  /** Decides about a group of these rows. Rejects with an ApiError if AniList cannot be asked. */
  prepare(targets: readonly string[]): Promise<Prepared>;
}

/** The reason why nothing may be sent now; `undefined`: site and script are signed in to the job's account. */
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
export function listOfRun(
  {api, signal, featureId, now}: RunDeps,
  {type, userName}: Pick<JobHead, 'type' | 'userName'>,
) {
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

/** The reason not to send a row whose entry has changed since its review; `undefined`: it hasn't. */
function obstacleOf({payload: {mediaId}, base}: PlannedRow, {entries, options}: WholeList, kind: JobKind) {
  const now = entries.get(mediaId);
  if (!now && kind === 'bulkEdit') return text.noEntry;
  const isNew = kind === 'import' && !Object.keys(base).length;
  const isChanged = isNew ? now !== undefined : !now || hasChangedSince(base, {...stateOf(now, options)});
  return isChanged ? text.changedMeanwhile : undefined;
}

/** Whether a line shows that this row was carried out: an earlier import of the entry may have left another one. */
const isDone = ({payload}: PlannedRow, line: ImportLine | undefined, kind: JobKind) =>
  line !== undefined && (kind === 'bulkEdit' || (line.after !== undefined && !hasChangedSince(payload, line.after)));

/** The write of a row. The previous values in a bulk edit are all that the entry has, so that undoing restores them. */
function rowWrite(row: PlannedRow, {at: job, type, kind}: ImportJob, then: ListThen | undefined): RowWrite {
  const {payload, base, label, isDeleted, isFavourite} = row;
  const about = {of: 'import', job, label} as const;
  if (isFavourite !== undefined) {
    const favourite = {type: favouriteType(type), id: payload.mediaId, on: isFavourite};
    return {kind: 'setFavourite', payload: favourite, options: about};
  }
  const seen = {...about, seenAt: then?.at};
  if (kind !== 'bulkEdit') return {kind: 'importEntry', payload, options: {...seen, base}};
  const now = then?.list.entries.get(payload.mediaId);
  const options = {...seen, mediaType: type, base: then && now ? {...stateOf(now, then.list.options)} : base};
  return isDeleted
    ? {kind: 'removeEntry', payload: {mediaId: payload.mediaId, id: now?.id}, options}
    : {kind: 'editEntry', payload, options};
}

/**
 * The rows without an outcome. Entries that were changed on AniList after the review stay unchanged (rule import-12),
 * and media that no longer exist are never sent.
 */
export async function rowsTodo(deps: RunDeps, account: string, job: ImportJob, store: ImportStore): Promise<Todo> {
  const kind = kindOfJob(job);
  const [{problems}, done] = [await store.outcome(account), await store.imported(account)];
  const rows = new Map(job.rows.map(row => [rowTarget(row, job.type), row]));
  const targets = [...rows.keys()].filter(target => !done.has(target) && !problems.has(target));
  const idOf = (target: string) => rows.get(target)?.payload.mediaId ?? 0;
  const isEntry = (target: string) => rows.get(target)?.isFavourite === undefined;
  const [listWith, missingOf] = [listOfRun(deps, job), missingMedia(deps, targets.filter(isEntry).map(idOf))];
  const isUnknown =
    kind === 'import' && !(job.foundAt !== undefined && isRecent(job.foundAt, deps.now(), freshForMs()));
  return {
    of: 'import',
    targets,
    labelOf: target => rows.get(target)?.label,
    async prepare(group) {
      const open = await withoutWaiting(deps, account, job, {rows, group});
      // After the outbox: a write that leaves it in between has a line.
      const lines = await store.lines(account, group);
      const unsent = open.filter(target => {
        const row = rows.get(target);
        return row && !isDone(row, lines.get(target), kind);
      });
      const entries = unsent.filter(isEntry);
      const then = entries.length ? await listWith(entries.map(idOf)) : undefined;
      const reasons = new Map<string, string>();
      for (const target of entries) {
        const row = rows.get(target);
        const reason = row && then && obstacleOf(row, then.list, kind);
        if (reason !== undefined) reasons.set(target, reason);
      }
      const isAsked = (target: string) => isUnknown && !reasons.has(target) && !then?.list.entries.has(idOf(target));
      const missing = await missingOf(entries.filter(isAsked).map(idOf));
      for (const target of entries) if (missing.has(idOf(target))) reasons.set(target, text.noMedia);
      const send = unsent.flatMap(target => (reasons.has(target) ? [] : (rows.get(target) ?? [])));
      return {writes: send.map(row => rowWrite(row, job, then)), reasons};
    },
  };
}

interface RowGroup {
  readonly rows: ReadonlyMap<string, PlannedRow>;
  readonly group: readonly string[];
}

/** The rows of a group that are not in the outbox. Other changes left there are discarded. */
async function withoutWaiting(
  {api: {writes}, session}: RunDeps,
  account: string,
  {at}: Pick<ImportJob, 'at'>,
  {rows, group}: RowGroup,
): Promise<readonly string[]> {
  // A write sent by an earlier page, or by the tab that ran the job before, may still be running.
  await writes.refresh();
  // The outbox shows the writes of the account that is signed in now.
  if (signInProblem(session, account) !== undefined) return [];
  const waiting = unfinished(writes, group, 'import');
  // AniList's values may have completed the write that was sent, so it differs from the row.
  const isSame = (target: string) => {
    const write = waiting.get(target);
    return write !== undefined && (write.job === at || equal(write.payload, rows.get(target)?.payload));
  };
  // An earlier job may have left another change of the same entry.
  const others = group.flatMap(target => (isSame(target) ? [] : (waiting.get(target)?.id ?? [])));
  await writes.discard(...others);
  return group.filter(target => !isSame(target));
}

/** Removes the writes of jobs from the outbox that were not sent yet. */
export async function discardWaiting({api: {writes}}: RunDeps): Promise<void> {
  await writes.refresh();
  const waiting = writes.list().filter(({of, state}) => of !== undefined && state === 'waiting');
  await writes.discard(...waiting.map(({id}) => id));
}
