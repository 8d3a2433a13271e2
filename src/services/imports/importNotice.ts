import {goTo, watchAddress} from '#host/dom/navigation';
import type {BaseServices} from '../baseServices';
import type {ImportRun} from './importRun';
import type {ImportState} from './importState';
import {noticeText as text} from './messages';

const path = '/settings/import';
const name = 'import';

interface Notice {
  readonly text: string;
  readonly kind: 'info' | 'success' | 'warning';
}

/** The notice about an import on pages other than its own. */
function noticeOf({job, problem, isHere}: ImportState): Notice | undefined {
  if (!job) return undefined;
  const {fileName, state} = job;
  if (problem !== undefined) return {text: text.waits(fileName, problem), kind: 'warning'};
  if (state === 'running') return {text: isHere ? text.runsHere(fileName) : text.runsElsewhere(fileName), kind: 'info'};
  if (state === 'undoing')
    return {text: isHere ? text.undoneHere(fileName) : text.undoneElsewhere(fileName), kind: 'info'};
  return state === 'done' || state === 'undone' ? {text: text.over(fileName), kind: 'success'} : undefined;
}

/**
 * Shows in a toast where an import runs, once and on pages other than its own, and when it has finished. The user can
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
    const notice = noticeOf(run.get());
    const isOver = notice?.kind === 'success';
    if (location.pathname.startsWith(path) || !notice) {
      close?.();
      [said, close, wasActive] = [undefined, undefined, notice !== undefined && !isOver];
      return;
    }
    // An import that had already finished needs no notice, and a notice that is shown closes by itself.
    if (said === notice.text || (isOver && !wasActive)) return;
    wasActive = !isOver;
    said = notice.text;
    close = toasts.show({
      name,
      text: notice.text,
      kind: notice.kind,
      action: {label: text.show, run: () => goTo(path)},
      ...(isOver ? {} : {duration: Infinity}),
    });
  };
  run.subscribe(update, {signal});
  watchAddress(update, {signal});
  update();
}
