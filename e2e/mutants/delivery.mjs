// Faults in the languages, the start, updates, the fixes between releases, the install page and tooltips. The tests named here fail with them.
const e2e = (spec, grep) => ({run: 'e2e', file: `e2e/specs/${spec}.spec.ts`, grep});
const unit = file => ({run: 'unit', file: `test/${file}`});
const fault = (name, file, from, to, ...tests) => ({name, file, from, to, tests});

export default [
  fault(
    'language: the choice in the settings does not count',
    'src/language.ts',
    "  if (choice !== 'auto') return choice;\n",
    '',
    unit('german.test.ts'),
    e2e('german', 'in English once that is chosen'),
  ),
  fault(
    'language: texts that have German ones stay in English',
    'src/language.ts',
    'german[number ?? -1] ?? table',
    'table',
    e2e('german', 'leaves no text in English'),
  ),
  fault(
    'fixes: a feature that the list names runs on',
    'src/services/features.ts',
    'fixOfFeature(settings, id) !== undefined',
    'false',
    unit('services/siteFixes.test.ts'),
    e2e('siteFixes', 'turns a feature off that the list of fixes names'),
  ),
  fault(
    'fixes: a refused fix is in force',
    'src/services/settings/fixesInForce.ts',
    'settings.get(siteFixesWanted) && !settings.get(refusedSiteFixes).includes(name)',
    'settings.get(siteFixesWanted) && name !== undefined',
    unit('services/siteFixes.test.ts'),
    e2e('siteFixes', 'lets the person use it anyway'),
  ),
  fault(
    'fixes: every page asks for the list',
    'src/services/siteFixes.ts',
    'isRecent(before.at, now, day)',
    'Math.abs(now - before.at) < 0',
    e2e('siteFixes', 'turns a feature off that the list of fixes names'),
  ),
  fault(
    'fixes: a list of any version is taken',
    'src/services/siteFixes.ts',
    'version: v.literal(1)',
    'version: v.number()',
    unit('services/siteFixes.test.ts'),
    e2e('siteFixes', 'a list of a later version'),
  ),
  fault(
    'install page: it is told that all is granted',
    'src/installPage.ts',
    '...grants()',
    'storage: true, requests: true',
    unit('installPage.test.ts'),
    e2e('install', 'without grants'),
  ),
  fault(
    'fixes: a list of any size is taken',
    'src/services/siteFixes.ts',
    'limit: largest',
    'limit: 1e12',
    unit('services/siteFixes.fetch.test.ts'),
    e2e('siteFixes', 'a million characters'),
  ),
  fault(
    'start: it starts in a page that another one frames',
    'src/boot.ts',
    'window.top !== window.self',
    'window.top !== window.top',
    e2e('frame', 'that another page frames'),
  ),
  fault(
    'update: a file that is gone is an error like any other',
    'src/services/failure.ts',
    'error.name === missingFile',
    "error.name === ''",
    unit('services/failure.test.ts'),
    unit('feature/missingFile.test.tsx'),
  ),
  fault(
    'tooltip: it listens on to a node of the host that it has left',
    'src/ui/tooltip/useHovering.ts',
    "over?.addEventListener('pointerenter', entered, {signal});",
    "over?.addEventListener('pointerenter', entered);",
    unit('ui/tooltip/Tooltip.listeners.test.tsx'),
  ),
];
