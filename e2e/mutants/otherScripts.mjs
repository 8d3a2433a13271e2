// Faults that show only beside another script: two of a kind, an element that doesn't return, names with special
// characters.
import {e2e, fault, unit} from '../../tools/mutants/fault.mjs';

const other = unit('a feature that another script provides');

export default [
  fault(
    'other scripts: a feature stays off after the other one has gone',
    'src/feature/supersededBy.ts',
    'else superseded.delete(part);',
    '',
    other,
  ),
  fault(
    "other scripts: later changes of the other one's nodes go unseen",
    'src/host/dom/presence.ts',
    'changed: () => matches.size > 0 && check()',
    'changed() {}',
    other,
  ),
  fault(
    'other scripts: a feature is reported as superseded for ever',
    'src/services/report.ts',
    'resumed: featureId => void resumed.add(featureId),',
    'resumed() {},',
    other,
  ),
  fault(
    'other scripts: an element never gives way',
    'src/host/dom/position.ts',
    'return returns > maxReturns;',
    'return false;',
    unit('insertAt'),
  ),
  fault(
    'other scripts: their signs count as part of a name',
    'src/host/pages/anchor.ts',
    "node ? ownText(node) || (node.textContent?.trim() ?? '') : '';",
    "node?.textContent?.trim() ?? '';",
    unit('shownProfile'),
  ),
  fault(
    'other scripts: two unread dots',
    'elements/notifications/notificationCake/feature.ts',
    '      supersededBy: voidDot,\n',
    '',
    e2e('leave the dot to VoidVerified'),
  ),
  fault(
    'other scripts: a quick access with users alone replaces the lists in progress',
    'src/host/pages/otherScripts.ts',
    'read: node => (leadsToMedia(node) || !leadsToUsers(node) ? {script} : undefined),',
    'read: () => ({script}),',
    e2e('stays beside a quick access'),
  ),
];
