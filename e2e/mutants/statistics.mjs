// Faults in the personal statistics. The tests named here fail with them.
import {e2e, fault, unit} from '../../tools/mutants/fault.mjs';

const personal = 'src/domain/statistics/personal';

export default [
  fault(
    'statistics: what is planned counts',
    `${personal}/entry.ts`,
    "status !== 'PLANNING'",
    "status !== 'PLANNING' || status === 'PLANNING'",
    unit('personalEntry'),
    e2e('figures about the anime'),
  ),
  fault(
    'statistics: commands of notes count for volumes',
    `${personal}/entry.ts`,
    'total: media.volumes}, repeats)',
    'total: media.volumes, adjustValue: commands?.adjustValue}, repeats)',
    unit('personalEntry'),
  ),
  fault(
    'statistics: unrated media count for the mean of a tag',
    `${personal}/groups.ts`,
    '.filter(score => score > 0)',
    '',
    unit('groups of entries'),
    e2e('lists the tags'),
  ),
  fault(
    'statistics: both types can be unticked',
    `${personal}/filter.ts`,
    '[other]: isOn ? filter[other] : true',
    '[other]: filter[other]',
    unit('the filter of the table of genres and tags'),
    e2e('of which one always stays'),
  ),
  fault(
    'statistics: people of the same name are one row',
    `${personal}/keys.ts`,
    "    kind: 'staff',\n    id,",
    "    kind: 'staff',\n    id: String(last),",
    e2e('exports a table'),
  ),
  fault(
    'statistics: an element without content takes the place beside the links',
    'src/kits/statistics/useBesideLinks.ts',
    "element.toggleAttribute('hidden', !shows);",
    "element.toggleAttribute('hidden', false);",
    e2e('stand beside the links'),
  ),
  fault(
    'statistics: more entries are left out than AniList takes',
    'src/kits/statistics/pages.ts',
    'ids.slice(0, maxValues)',
    'ids',
    unit('reading a list that is longer than the API returns (rule api-16)'),
  ),
];
