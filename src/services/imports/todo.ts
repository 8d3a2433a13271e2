import {ApiError} from '../api/apiError';
import {rateWindow} from '#platform/platform';
import type {Api} from '../api/api';
import {signedInAccount, type Session} from '../session';
import type {Fates, ImportLine} from './fates';
import type {ImportJob, PlannedRow} from './importStore';
import {hasChangedSince, sendRow, undoLine, unfinished, until} from './sendRow';
import {fetchWholeList, stateOf, withEntries, type WholeList} from './wholeList';
import {runText as text} from './messages';

/** Dependencies of a run. */
export interface RunDeps {
  readonly api: Api;
  readonly session: Session;
  readonly featureId: string;
  /** Whether the user has the feature on, without which nothing is sent. Default: yes. */
  readonly isOn?: () => boolean;
  readonly signal: AbortSignal;
}

/** One row to import or undo. `run` resolves to the reason why that failed; `undefined`: it has left the outbox. */
export interface Todo {
  readonly mediaId: number;
  readonly run: () => Promise<string | undefined>;
}

/** Reads the stored line of a media item in the import's journal. */
export type LineOfMedia = (mediaId: number) => Promise<ImportLine | undefined>;

/** The reason why nothing may be sent now; `undefined`: site and script are signed in to the import's account. */
export function signInProblem(session: Session, account: string): string | undefined {
  if (session.isRejected()) return text.rejected;
  if (session.token() === undefined) return text.signedOut;
  const isSame = signedInAccount(session)?.key === account && session.account() !== 'other';
  return isSame ? undefined : text.accountChanged;
}

/** Reads the user's list, with the entries of these media items even if AniList leaves them out of it. */
type ListWith = (...mediaIds: readonly number[]) => Promise<WholeList>;

/** Lifetime of a list that is compared with AniList (ms). */
const listLifetime = () => rateWindow() * 2;

/**
 * Reads the user's list when it is requested, and again once it is old. Rejects with an ApiError if it cannot be read.
 */
function recentList({api, signal, featureId}: RunDeps, {type, userName}: ImportJob): ListWith {
  let known: {list: WholeList; at: number} | undefined;
  return async (...mediaIds) => {
    const isRecent = known && performance.now() - known.at < listLifetime();
    const list = isRecent ? known?.list : await fetchWholeList(api, {userName, type, featureId, signal});
    if (!list) throw new ApiError('missing', text.noList(userName));
    const whole = await withEntries(api, list, mediaIds, {userName, featureId, signal});
    known = {list: whole, at: isRecent && known ? known.at : performance.now()};
    return whole;
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

/**
 * The rows without an outcome. Entries that were changed on AniList after the review stay unchanged (rule import-12).
 */
export function importTodo(
  deps: RunDeps,
  job: ImportJob,
  {lines, problems}: Fates,
  lineOf: LineOfMedia,
): readonly Todo[] {
  const {
    api: {writes},
    signal,
  } = deps;
  const listNow = recentList(deps, job);
  const run = async (row: PlannedRow) => {
    const {mediaId} = row.payload;
    await writes.ready;
    // A write sent earlier may be on the list by now.
    if (!unfinished(writes, mediaId, 'import') && isOutdated(row, await listNow(mediaId))) return text.changedMeanwhile;
    return sendRow(writes, row, () => lineOf(mediaId), signal);
  };
  return job.rows
    .map(row => ({mediaId: row.payload.mediaId, run: () => run(row)}))
    .filter(({mediaId}) => !lines.has(mediaId) && !problems.has(mediaId));
}

/** Removes the writes of an import from the outbox that were not sent yet. */
export async function discardWaiting({api}: RunDeps): Promise<void> {
  await api.writes.ready;
  for (const {id, of, state} of api.writes.list())
    if (of === 'import' && state === 'waiting') await api.writes.discard(id);
}

/** Whether an entry was changed after the import, so that undoing would lose that change. */
function isChanged({mediaId, before, after}: ImportLine, list: WholeList): boolean {
  const now = list.entries.get(mediaId);
  if (!now) return before !== undefined;
  return after !== undefined && hasChangedSince(after, {...stateOf(now, list.options)});
}

/**
 * Resolves to the lines to undo, once no write of the import is running (rule import-12).
 * @throws ApiError if the list cannot be read
 */
export async function undoTodo(
  deps: RunDeps,
  job: ImportJob,
  fates: () => Promise<Fates>,
  lineOf: LineOfMedia,
): Promise<readonly Todo[]> {
  const {api, signal} = deps;
  await discardWaiting(deps);
  await until(api.writes, () => !api.writes.list().some(({of}) => of === 'import'), signal);
  const listNow = recentList(deps, job);
  await listNow();
  const {lines, problems} = await fates();
  return [...lines.values()]
    .filter(({mediaId}) => !problems.has(mediaId))
    .map(line => ({
      mediaId: line.mediaId,
      run: async () =>
        !unfinished(api.writes, line.mediaId, 'undo') && isChanged(line, await listNow(line.mediaId))
          ? text.changedSince
          : undoLine(api.writes, line, () => lineOf(line.mediaId), signal),
    }));
}
