// Faults in the languages, the start, updates, the fixes between releases, the installation guide and tooltips. The
// tests named here fail with them.
import {e2e, fault, unit} from '../../tools/mutants/fault.mjs';

export default [
  fault(
    'language: the choice in the settings does not count',
    'src/start/language.ts',
    "  if (choice !== 'auto') return choice;\n",
    '',
    unit('the German texts'),
    e2e('in English once that is chosen'),
  ),
  fault(
    'language: texts that have German ones stay in English',
    'src/start/language.ts',
    'german[number ?? -1] ?? table',
    'table',
    e2e('leaves no text in English'),
  ),
  fault(
    'fixes: a feature that the list names runs on',
    'src/services/features.ts',
    'fixOfFeature(settings, id) !== undefined',
    'false',
    unit('readSiteFixes'),
    e2e('turns a feature off that the list of fixes names'),
  ),
  fault(
    'fixes: a refused fix is in force',
    'src/services/settings/fixesInForce.ts',
    'settings.get(siteFixesWanted) && !settings.get(refusedSiteFixes).includes(name)',
    'settings.get(siteFixesWanted) && name !== undefined',
    unit('readSiteFixes'),
    e2e('lets the person use it anyway'),
  ),
  fault(
    'fixes: every page asks for the list',
    'src/services/siteFixes.ts',
    'isRecent(before.at, now, day)',
    'Math.abs(now - before.at) < 0',
    e2e('turns a feature off that the list of fixes names'),
  ),
  fault(
    'fixes: a list of any version is taken',
    'src/services/siteFixes.ts',
    'version: v.literal(1)',
    'version: v.number()',
    unit('readSiteFixes'),
    unit('fetchSiteFixes (rule script-8)'),
  ),
  fault(
    'install page: it is told that all is granted',
    'src/start/installPage.ts',
    '...grants()',
    'storage: true, requests: true',
    unit('tellInstallPage'),
    e2e('without grants'),
  ),
  fault(
    'fixes: a list of any size is taken',
    'src/services/siteFixes.ts',
    'limit: maxLength',
    'limit: 1e12',
    unit('fetchSiteFixes (rule script-8)'),
  ),
  fault(
    'start: it starts in a page that another one frames',
    'src/boot.ts',
    'window.top !== window.self',
    'window.top !== window.top',
    e2e('that another page frames'),
  ),
  fault(
    'update: a file that is gone is an error like any other',
    'src/services/failure.ts',
    'error.name === missingFile',
    "error.name === ''",
    unit('reportFailure'),
    unit('a feature whose file is gone since the extension was updated'),
  ),
  fault(
    'tooltip: it listens on to a node of the host that it has left',
    'src/ui/tooltip/useHovering.ts',
    "over?.addEventListener('pointerenter', entered, {signal});",
    "over?.addEventListener('pointerenter', entered);",
    unit('what opens and closes a tooltip'),
  ),
];
