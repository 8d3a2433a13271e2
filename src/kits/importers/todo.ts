import {ApiError} from '#services/api/apiError';
import type {Api} from '#services/api/api';
import {accountOf} from '#services/outbox/account';
import type {Session} from '#services/session';
import type {Fates, ImportJob, ImportLine} from './importStore';
import {hasChangedSince, sendRow, undoLine, until} from './sendRow';
import {fetchWholeList, stateOf, type WholeList} from './wholeList';
import {runText as text} from './messages';

/** What a run works with. */
export interface RunDeps {
  readonly api: Api;
  readonly session: Session;
  readonly featureId: string;
  readonly signal: AbortSignal;
}

/** One row that is imported or taken back. `run` resolves to why that was not done; `undefined`: it is out of the outbox. */
export interface Todo {
  readonly mediaId: number;
  readonly run: () => Promise<string | undefined>;
}

/** The line of a media in the import's journal, as it is stored now. */
export type LineOfMedia = (mediaId: number) => Promise<ImportLine | undefined>;

/** Why nothing may be sent now; `undefined`: the account of the import is signed in, to both. */
export function signInProblem(session: Session, account: string): string | undefined {
  if (session.token() === undefined) return text.signedOut;
  const isSame = accountOf(session)?.key === account && session.account() !== 'other';
  return isSame ? undefined : text.accountChanged;
}

/** The rows that have no fate yet. */
export const importTodo = (
  {api, signal}: RunDeps,
  {rows}: ImportJob,
  {lines, problems}: Fates,
  lineOf: LineOfMedia,
): readonly Todo[] =>
  rows
    .map(row => {
      const {mediaId} = row.payload;
      return {mediaId, run: () => sendRow(api.writes, row, () => lineOf(mediaId), signal)};
    })
    .filter(({mediaId}) => !lines.has(mediaId) && !problems.has(mediaId));

/** Removes what an import has in the outbox and was not sent yet. */
export async function discardWaiting({api}: RunDeps): Promise<void> {
  await api.writes.ready;
  for (const {id, of, state} of api.writes.list())
    if (of === 'import' && state === 'waiting') await api.writes.discard(id);
}

/** Whether an entry was changed after the import, so that taking that back would lose the change. */
function isChanged({mediaId, before, after}: ImportLine, list: WholeList): boolean {
  const now = list.entries.get(mediaId);
  if (!now) return before !== undefined;
  return after !== undefined && hasChangedSince(after, {...stateOf(now, list.options)});
}

/**
 * Resolves, once nothing of the import is under way any more, to what must be taken back (rule import-12).
 * @throws ApiError where the list cannot be read
 */
export async function undoTodo(
  deps: RunDeps,
  {type, userName}: ImportJob,
  fates: () => Promise<Fates>,
  lineOf: LineOfMedia,
): Promise<readonly Todo[]> {
  const {api, signal, featureId} = deps;
  await discardWaiting(deps);
  await until(api.writes, () => !api.writes.list().some(({of}) => of === 'import'), signal);
  const list = await fetchWholeList(api, {userName, type, featureId, signal});
  if (!list) throw new ApiError('missing', text.noList(userName));
  const {lines, problems} = await fates();
  return [...lines.values()]
    .filter(({mediaId}) => !problems.has(mediaId))
    .map(line => ({
      mediaId: line.mediaId,
      run: isChanged(line, list)
        ? () => Promise.resolve(text.changedSince)
        : () => undoLine(api.writes, line, () => lineOf(line.mediaId), signal),
    }));
}
