// Faults in a component's behavior when the API fails. The tests generated from the features' scenes notice them.
import {fault, unit} from '../../tools/mutants/fault.mjs';

export default [
  fault(
    'fault table: a button shows the message of the network library',
    'elements/browse/randomButtons/randomPath.ts',
    'throw toApiError(cause);',
    'throw cause;',
    unit('faults in elements/browse'),
  ),
  fault(
    'fault table: a host list is hidden although the API failed',
    'elements/feeds/hideAWC/ThreadPreview.tsx',
    'const answer = useCachedQuery(PreviewThreadsDocument',
    'useReplaceHost(true);\n  const answer = useCachedQuery(PreviewThreadsDocument',
    unit('faults in elements/feeds'),
  ),
  fault(
    'fault table: a field loads forever when its text cannot be read',
    'elements/feeds/termsFeed/writing/useSourceText.ts',
    "setState(typeof source === 'string' ? 'ready' : 'failed');",
    "if (typeof source === 'string') setState('ready');",
    unit('faults in elements/feeds'),
  ),
  fault(
    'fault table: a component reads the data of a failed query',
    'elements/forum/addForumMedia/ThreadMedia.tsx',
    'value={answer.data?.Media}',
    'value={answer.data.Media}',
    unit('faults in elements/forum'),
  ),
  fault(
    'fault table: a task that failed says nothing',
    'src/ui/progress/TaskProgress.tsx',
    "if (now.state === 'failed') return",
    "if (now.state === 'idle') return",
    unit('faults in elements/lists'),
  ),
  fault(
    'fault table: a box stays busy after a failure',
    'elements/media/entryScore/EntryBox.tsx',
    "aria-busy={known.state === 'loading' || known.state === 'waiting'}",
    "aria-busy={known.state !== 'data'}",
    unit('faults in elements/media'),
  ),
  fault(
    'fault table: nobody handles the error of a query',
    'elements/notifications/notificationCake/Cake.tsx',
    '() => gone || setKnown(undefined),',
    '',
    unit('faults in elements/notifications'),
  ),
  fault(
    'fault table: a missing member of a list is read',
    'elements/notifications/notifications/Reply.tsx',
    'user => user?.name ?? []',
    'user => user.name',
    unit('faults in elements/notifications'),
  ),
  fault(
    'fault table: a check goes on forever after a failure',
    'elements/profiles/socialThemeSwitch/useFollowBack.ts',
    'throw toApiError(error);',
    'return new Promise(() => void toApiError(error));',
    unit('faults in elements/profiles'),
  ),
  fault(
    'fault table: the results of a question stay busy after a failure',
    'src/kits/statistics/StatisticRun.tsx',
    "aria-busy={state === 'running'}",
    "aria-busy={state !== 'done'}",
    unit('faults in elements/statistics'),
  ),
  fault(
    'fault table: a refused token is used again at once',
    'src/services/api/tokenLinks.ts',
    'session.rejectToken();',
    '',
    unit('faults in elements/media'),
  ),
];
