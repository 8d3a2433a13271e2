import {expect} from 'chai';

import {orderParts, partsOf, predecessorsOf, referenceTo, type FeaturePart} from '#feature/partOrder';
import {allRoutes} from '#host/pages/allRoutes';
import {withPreset} from '#services/settings/presets';
import {catalogue} from '#src/catalogue.generated';
import {fakeServices} from './support/services';

const namesOf = (features: typeof catalogue) => orderParts(features).map(referenceTo);

/** Different orders of the catalogue: reversed, and dealt into piles. */
const shuffled = [
  catalogue.toReversed(),
  ...[2, 3, 7].map(piles =>
    Array.from({length: piles}, (_, pile) => catalogue.filter((_feature, index) => index % piles === pile)).flat(),
  ),
];

const examples = allRoutes.flatMap(route => route.examples.map(example => new URL(example, location.href)));

const shareRoute = (one: FeaturePart, other: FeaturePart) =>
  examples.some(address => [one, other].every(({part}) => part.routes.some(route => route.match(address))));

const sharesPlace = ({part: {at: one}}: FeaturePart, {part: {at: other}}: FeaturePart) =>
  one !== undefined && one.selector === other?.selector && one.position === other.position;

describe('the preset "Calm"', () => {
  const {settings} = fakeServices({settings: {SFWmode: true, blockWord: true}, catalogue});
  const after = withPreset(settings, catalogue, 'calm');
  for (const id of ['linkGuard', 'blockList', 'titleAliases', 'drafts', 'SFWmode', 'blockWord'])
    it(`keeps ${id} on, which protects the user or their text`, () => expect(after[id]).to.equal(true));
});

describe('the order of the parts', () => {
  const parts = partsOf(catalogue);
  const predecessors = predecessorsOf(parts);
  const isAfter = (one: FeaturePart, other: FeaturePart): boolean =>
    (predecessors.get(one) ?? []).some(earlier => earlier === other || isAfter(earlier, other));

  it('is the same for any catalogue order', () => {
    const expected = namesOf(catalogue);
    expect(expected.length).to.equal(parts.length);
    for (const each of shuffled) expect(namesOf(each)).to.deep.equal(expected);
  });

  it('is said, by `before` or `after`, for all parts that are placed at one anchor of one page', () => {
    const pairs = parts.flatMap((one, index) =>
      parts
        .slice(index + 1)
        .flatMap(other => (sharesPlace(one, other) && shareRoute(one, other) ? [{one, other}] : [])),
    );
    const namesIn = (found: typeof pairs) =>
      found.map(({one, other}) => [one, other].map(referenceTo).sort().join(', '));
    expect(namesIn(pairs)).to.include('dismissDot, notificationCake');
    const unsaid = pairs.filter(({one, other}) => !isAfter(one, other) && !isAfter(other, one));
    expect(namesIn(unsaid)).to.deep.equal([]);
  });

  const table = [
    ['completedScore/feed', 'droppedScore/feed'],
    ['completedScore/page', 'droppedScore/page'],
    ['feedQuickFilter/bar', 'feedCommentFilter/fields'],
    ['notificationCake', 'dismissDot'],
    ['notifications/controls', 'settingsTip'],
    ['keyboardFlow/help', 'markdownHelp'],
    ['SFWmode/titles', 'studioBrowseTitle'],
    ['studioBrowseTitle', 'documentTitle'],
    ['titleAliases/work', 'shortRomaji/work'],
    ['titleAliases/links', 'shortRomaji/links'],
    ['slimNav', 'CSSverticalNav'],
    ['CSSverticalNav', 'CSSverticalNav/search'],
    ['CSSexpandFeedFilters', 'CSSdarkDropdown'],
    ['profileBackground', 'customCSS'],
    ['CSSfavs', 'customCSS'],
    ['customCSS', 'mobileFriendly'],
    ['mobileFriendly', 'titleAliases/styles'],
    ['CSSoldDarkTheme', 'colourPicker/colours'],
  ] as const;
  for (const [earlier, later] of table)
    it(`puts ${earlier} before ${later}`, () => {
      const names = namesOf(catalogue);
      expect(names).to.include.members([earlier, later]);
      expect(names.indexOf(earlier)).to.be.below(names.indexOf(later));
    });
});
