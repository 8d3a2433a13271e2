import {expect} from 'chai';

import {place} from '#feature/place';
import {home} from '#host/pages/routes';
import {feature, lazy, shown, testAnchor, useDispatcher, type TestAnchorData} from '../support/features';
import {useNavigation, useStage} from '../support/page';
import {waitUntil} from '../support/wait';

const Label = ({label}: TestAnchorData) => label;

describe('a feature that the site provides itself', () => {
  const stage = useStage();
  const go = useNavigation();
  const dispatch = useDispatcher();

  const placed = () =>
    feature([
      place({
        routes: home,
        at: testAnchor(),
        component: lazy(Label),
        supersededBy: {name: 'ownWay', selector: '.own-way'},
      }),
    ]);

  it("does not start if the site's equivalent is already in the page", () => {
    go('/home');
    stage.show('<i class="own-way"></i><p class="spot" data-label="one"></p>');
    const one = placed();
    const {report} = dispatch([one]);
    expect(report.health(one.id).state).to.equal('superseded');
    expect(shown()).to.deep.equal([]);
  });

  it('ends when the equivalent appears, without affecting other features, and stays off', async () => {
    go('/home');
    stage.show('<p class="spot" data-label="one"></p>');
    const one = placed();
    const other = feature([place({routes: home, at: testAnchor(), component: lazy(Label)})]);
    const {report} = dispatch([one, other]);
    await waitUntil(() => shown().length === 2);
    stage.show('<i class="own-way"></i><p class="spot" data-label="one"></p>');
    await waitUntil(() => report.health(one.id).state === 'superseded');
    await waitUntil(() => shown().length === 1);
    stage.show('<p class="spot" data-label="one"></p>');
    await waitUntil(() => shown().length === 1);
    report.working(one.id);
    report.anchorMissing(one.id, 'spot');
    expect(report.health(one.id).state).to.equal('superseded');
  });
});
