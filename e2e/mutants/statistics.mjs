// Faults in the personal statistics. The tests named here fail with them.
const e2e = (spec, grep) => ({run: 'e2e', file: `e2e/specs/${spec}.spec.ts`, grep});
const unit = file => ({run: 'unit', file: `test/domain/statistics/personal/${file}.test.ts`});
const fault = (name, file, from, to, ...tests) => ({name, file, from, to, tests});

const personal = 'src/domain/statistics/personal';

export default [
  fault(
    'statistics: what is planned counts',
    `${personal}/entry.ts`,
    "status !== 'PLANNING'",
    "status !== 'PLANNING' || status === 'PLANNING'",
    unit('entry'),
    e2e('moreStatsPersonal', 'figures about the anime'),
  ),
  fault(
    'statistics: commands of notes count for volumes',
    `${personal}/entry.ts`,
    'total: media.volumes}, repeats)',
    'total: media.volumes, adjustValue: commands?.adjustValue}, repeats)',
    unit('entry'),
  ),
  fault(
    'statistics: unrated media count for the mean of a tag',
    `${personal}/groups.ts`,
    '.filter(score => score > 0)',
    '',
    unit('groups'),
    e2e('moreStatsTables', 'lists the tags'),
  ),
  fault(
    'statistics: both types can be unticked',
    `${personal}/filter.ts`,
    '[other]: isOn ? filter[other] : true',
    '[other]: filter[other]',
    unit('filter'),
    e2e('moreStatsGenres', 'where one type stays'),
  ),
  fault(
    'statistics: people of the same name are one row',
    `${personal}/keys.ts`,
    "    kind: 'staff',\n    id,",
    "    kind: 'staff',\n    id: String(last),",
    e2e('moreStatsTables', 'exports a table'),
  ),
  fault(
    'statistics: an element without content takes the place beside the links',
    'src/kits/statistics/useBesideLinks.ts',
    "element.toggleAttribute('hidden', !shows);",
    "element.toggleAttribute('hidden', false);",
    e2e('replaceNativeTags', 'stand beside the links'),
  ),
  fault(
    'statistics: more entries are left out than AniList takes',
    'src/kits/statistics/pages.ts',
    'ids.slice(0, maxValues)',
    'ids',
    {run: 'unit', file: 'test/kits/statistics/pages.lists.test.ts'},
  ),
];
