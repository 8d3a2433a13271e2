import {tableParameter} from '#domain/list/table/address';
import {goTo, watchAddress} from '#host/dom/navigation';
import {isTableShown} from '#host/pages/lists/column';
import type {BaseServices} from '../baseServices';
import type {ImportRun} from './importRun';
import {kindOfJob, type JobHead} from './importJob';
import type {ImportState} from './importState';
import {jobNames, noticeText as text} from './messages';

const name = 'import';

/** Path of the page that shows a job: the import page, or the list that a bulk edit changes, beside its table. */
const pathOfJob = ({kind, type, userName}: Pick<JobHead, 'kind' | 'type' | 'userName'>) =>
  kindOfJob({kind}) === 'import'
    ? '/settings/import'
    : `/user/${userName}/${type === 'MANGA' ? 'mangalist' : 'animelist'}`;

/** Address of the page that shows a job; that of a list opens its table. */
const addressOfJob = (job: JobHead) =>
  kindOfJob(job) === 'import' ? pathOfJob(job) : `${pathOfJob(job)}?${tableParameter}=1`;

const isShownHere = (job: JobHead) =>
  location.pathname.startsWith(pathOfJob(job)) && (kindOfJob(job) === 'import' || isTableShown.get());

/** Name of a job at the start of a sentence. */
const nameOfJob = ({kind, fileName, rowCount}: JobHead) =>
  kindOfJob({kind}) === 'import' ? jobNames.import(fileName) : jobNames.bulkEdit(rowCount);

interface Notice {
  readonly text: string;
  readonly kind: 'info' | 'success' | 'warning';
}

/** The notice about a job on pages other than its own. */
function noticeOf({job, problem, isHere}: ImportState): Notice | undefined {
  if (!job) return undefined;
  const {state} = job;
  const jobName = nameOfJob(job);
  if (problem !== undefined) return {text: text.waits(jobName, problem), kind: 'warning'};
  if (state === 'running') return {text: isHere ? text.runsHere(jobName) : text.runsElsewhere(jobName), kind: 'info'};
  if (state === 'undoing')
    return {text: isHere ? text.undoneHere(jobName) : text.undoneElsewhere(jobName), kind: 'info'};
  return state === 'done' || state === 'undone' ? {text: text.over(jobName), kind: 'success'} : undefined;
}

/**
 * Shows in a toast where a job runs, once and on pages other than its own, and when it has finished. The user can
 * close it; it returns when the text changes.
 */
export function showImportNotices(
  {toasts, signal}: Pick<BaseServices, 'toasts' | 'signal'>,
  run: Pick<ImportRun, 'get' | 'subscribe'>,
) {
  let said: string | undefined;
  let close: (() => void) | undefined;
  let wasActive = false;
  const update = () => {
    const {job} = run.get();
    const notice = noticeOf(run.get());
    const isOver = notice?.kind === 'success';
    if (!job || !notice || isShownHere(job)) {
      close?.();
      [said, close, wasActive] = [undefined, undefined, notice !== undefined && !isOver];
      return;
    }
    // A job that had already finished needs no notice, and a notice that is shown closes by itself.
    if (said === notice.text || (isOver && !wasActive)) return;
    wasActive = !isOver;
    said = notice.text;
    close = toasts.show({
      name,
      text: notice.text,
      kind: notice.kind,
      action: {label: text[kindOfJob(job)], run: () => goTo(addressOfJob(job))},
      ...(isOver ? {} : {duration: Infinity}),
    });
  };
  run.subscribe(update, {signal});
  watchAddress(update, {signal});
  isTableShown.subscribe(update, {signal});
  update();
}
