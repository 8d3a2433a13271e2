import {askBeforeLeaving} from '#host/dom/leaving';
import {onSubmissionEdit} from '#host/pages/edit/staffRows';
import type {Visit} from '#feature/part';
import {text} from './messages';

/** The path of a submission; its tabs may have paths below it. */
const submissionIn = (path: string) => /^\/edit\/[^/]+\/[^/]+/.exec(path)?.[0];

/** The submission with unsaved changes. It outlives a visit, because each tab of a submission is one. */
let changed: string | undefined;

const isChanged = () => changed !== undefined && changed === submissionIn(location.pathname);

/** Asks before the page of a changed submission is left or reloaded. */
export function guardSubmission({signal, services: {toasts}}: Visit) {
  onSubmissionEdit(() => void (changed = submissionIn(location.pathname)), {signal});
  const onUnload = (event: BeforeUnloadEvent) => {
    if (!isChanged()) return;
    event.preventDefault();
    // Only users who stay on the page see this.
    toasts.show({text: text.kept, kind: 'warning', name: 'submission'});
  };
  addEventListener('beforeunload', onUnload, {signal});
  const mayLeave = ({pathname}: URL) => !isChanged() || submissionIn(pathname) === changed || confirm(text.leave);
  askBeforeLeaving(mayLeave, {signal});
  // The site itself leaves the page once the submission is sent.
  signal.addEventListener('abort', () => {
    if (!isChanged()) changed = undefined;
  });
}
