// Faults in what the pages of media, lists and profiles get from us and from other sites. The tests named here fail with them.
const e2e = (spec, grep) => ({run: 'e2e', file: `e2e/specs/${spec}.spec.ts`, grep});
const unit = file => ({run: 'unit', file: `test/${file}`});
const fault = (name, file, from, to, ...tests) => ({name, file, from, to, tests});

const outside = 'src/services/outside/outside.ts';
const requests = unit('platform/userscriptRequests.test.ts');

export default [
  fault(
    'other sites: an answer of any size',
    'src/platform/userscriptRequests.ts',
    'responseText.length > wanted.limit',
    'responseText.length > wanted.limit * 1000',
    requests,
  ),
  fault(
    'other sites: an answer from any host',
    'src/platform/userscriptRequests.ts',
    'if (finalUrl && !isAllowed(finalUrl, release.crossOrigin))',
    'if (finalUrl === "")',
    requests,
  ),
  fault(
    'other sites: nothing is kept',
    outside,
    '    persistedCache.keep(key, value, lifetime);\n',
    '',
    unit('services/outside/outside.test.ts'),
    e2e('anisongs', 'not again when the page is loaded again'),
  ),
  fault(
    'other sites: any page counts as an answer',
    'src/kits/listSite/parsePage.ts',
    'if (!rating && !recommendations.length) return undefined;',
    '',
    unit('kits/listSite/parsePage.test.ts'),
  ),
  fault(
    'socialTab: a dot filters nothing',
    'src/domain/list/following.ts',
    '(filter.status === undefined || status === filter.status) && ',
    '',
    unit('domain/list/following.test.ts'),
    e2e('socialTab', 'filters by a status'),
  ),
  fault(
    'socialTab: a smiley weighs as much as any score',
    'src/domain/list/following.ts',
    'each.score * each.weight',
    'each.score',
    unit('domain/list/following.test.ts'),
  ),
  fault(
    'socialTab: the filter outlives the visit',
    'elements/media/socialTab/feature.ts',
    "name: 'hiding', state: [filter]",
    "name: 'hiding'",
    e2e('socialTab', 'the page is left'),
  ),
  fault(
    'entryScore: the cover has no height before its picture',
    'elements/media/entryScore/page.css',
    'aspect-ratio: auto 100 / 142;',
    '',
    e2e('mediaNarrow', 'without moving anything'),
  ),
];
