import {expect} from 'chai';

import {place} from '#feature/place';
import {anchor} from '#host/pages/anchor';
import {home} from '#host/pages/routes';
import {feature, lazy, testAnchor, useDispatcher, type TestAnchorData} from '../support/features';
import {useNavigation, useStage} from '../support/page';
import {waitUntil} from '../support/wait';

const Label = ({label}: TestAnchorData) => label;

describe('a feature that another script provides', () => {
  const stage = useStage();
  const go = useNavigation();
  const dispatch = useDispatcher();
  const other = anchor<object>('supersededByTest', {
    selector: '.their-way',
    position: 'after',
    presence: 'maybe',
    script: 'OtherScript',
    evidence: 'test',
    read: node => (node.hasAttribute('data-users') ? undefined : {}),
  });
  const spot = '<p class="spot" data-label="one"></p>';

  const placed = () =>
    feature([
      place({routes: home, at: testAnchor(), component: lazy(Label), supersededBy: other}),
      place({name: 'note', routes: home, at: other, component: lazy(() => 'note')}),
    ]);
  const note = (tag: string) => document.querySelectorAll(`${tag}-note`).length;

  it('is off while nodes of that script are in the page, and reports which script it is', async () => {
    go('/home');
    stage.show(`<i class="their-way"></i>${spot}`);
    const one = placed();
    const {report} = dispatch([one]);
    const tag = `am-${one.id}`;
    expect(report.health(one.id)).to.deep.equal({state: 'superseded', script: 'OtherScript'});
    await waitUntil(() => note(tag) === 1);
    expect(document.querySelectorAll(tag).length).to.equal(0);
    expect(report.health(one.id).state).to.equal('superseded');
    document.querySelector('.their-way')?.remove();
    await waitUntil(() => document.querySelectorAll(tag).length === 1);
    await waitUntil(() => report.health(one.id).state === 'working');
    expect(note(tag)).to.equal(0);
    stage.show(`<i class="their-way"></i>${spot}`);
    await waitUntil(() => report.health(one.id).state === 'superseded');
    await waitUntil(() => document.querySelectorAll(tag).length === 0);
  });

  it('stays beside nodes of that script that the reader reports as doing something else, until they do the same', async () => {
    go('/home');
    stage.show(`<i class="their-way" data-users></i>${spot}`);
    const one = placed();
    const {report} = dispatch([one]);
    await waitUntil(() => report.health(one.id).state === 'working');
    const theirs = document.querySelector('.their-way');
    theirs?.removeAttribute('data-users');
    theirs?.append(document.createElement('b'));
    await waitUntil(() => report.health(one.id).state === 'superseded');
  });
});
