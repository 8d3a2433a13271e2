import {expect} from 'chai';

import {place} from '#feature/place';
import type {LazyComponent} from '#feature/placeOptions';
import {run} from '#feature/run';
import {home} from '#host/pages/routes';
import {switchOf} from '#services/features';
import {useConsole} from '../support/console';
import {
  elements,
  feature,
  lazy,
  shown,
  testAnchor,
  tags,
  useDispatcher,
  type TestAnchorData,
} from '../support/features';
import {useNavigation, useStage} from '../support/page';
import {Label, Thrower, ThrowsInEffect} from '../support/throwers';
import {nextFrame, waitUntil} from '../support/wait';

const asyncThrower = async () => {
  await Promise.resolve();
  throw new Error('cannot run');
};

describe('a feature that fails', () => {
  const stage = useStage();
  const go = useNavigation();
  const dispatch = useDispatcher();
  const log = useConsole();
  const node = () => stage.node.querySelector('.spot') as HTMLElement;

  beforeEach(() => {
    go('/home');
    stage.show('<main><p class="spot" data-label="bad">host</p></main>');
  });

  const never = () => Promise.reject<LazyComponent<TestAnchorData>>(new Error('this component does not load'));
  const badReader = testAnchor({
    read: () => {
      throw new Error('cannot read');
    },
  });
  const faults = [
    ['throws while rendering', place({routes: home, at: testAnchor(), component: lazy(Thrower)})],
    ['throws in an effect', place({routes: home, at: testAnchor(), component: lazy(ThrowsInEffect)})],
    ['has a lazy component that fails to load', place({routes: home, at: testAnchor(), component: never})],
    ['has a reader that throws', place({routes: home, at: badReader, component: lazy(Label)})],
    [
      'throws while preparing its requests',
      place({
        routes: home,
        at: testAnchor(),
        component: () =>
          Promise.resolve({
            default: Label,
            prepare: () => {
              throw new Error('no');
            },
          }),
      }),
    ],
    [
      'throws while running',
      run({routes: home}, () => {
        throw new Error('cannot run');
      }),
    ],
    ['throws asynchronously while running', run({routes: home}, asyncThrower)],
  ] as const;
  for (const [what, part] of faults)
    it(`ends with all its parts when it ${what}, and leaves other features running`, async () => {
      const bad = feature([part, place({name: 'second', routes: home, at: testAnchor(), component: lazy(Label)})]);
      const good = feature([place({routes: home, at: testAnchor({position: 'prepend'}), component: lazy(Label)})]);
      const {report} = dispatch([bad, good]);
      await waitUntil(() => report.health(bad.id).state === 'failed' && shown(`am-${good.id}`)[0] === 'bad');
      await waitUntil(() => elements().every(element => element.localName === `am-${good.id}`));
      expect(report.health(good.id).state).to.equal('working');
      expect(log.lines.join()).to.include(`${bad.id} failed`);
      const added = node().cloneNode() as HTMLElement;
      node().after(added);
      await waitUntil(() => shown().length === 2);
      expect(tags().filter(tag => tag !== `am-${good.id}`)).to.deep.equal([]);
      expect(document.querySelectorAll(`am-overlay > *`).length).to.equal(0);
    });

  it('is reported once when it fails at many anchors', async () => {
    for (let count = 0; count < 20; count++) stage.node.append(node().cloneNode());
    const bad = feature([place({routes: home, at: testAnchor(), component: lazy(Thrower)})]);
    const {report} = dispatch([bad]);
    await waitUntil(() => report.health(bad.id).state === 'failed');
    await nextFrame();
    expect(log.lines.filter(line => line.includes(`${bad.id} failed`)).length).to.equal(1);
  });

  it('does not affect another feature at a node that is added later', async () => {
    node().dataset.label = 'fine';
    const read = (spot: Element) => {
      if ((spot as HTMLElement).dataset.label === 'bad') throw new Error('cannot read');
      return {label: 'read'};
    };
    const bad = feature([place({routes: home, at: testAnchor({read}), component: lazy(Label)})]);
    const good = feature([place({routes: home, at: testAnchor(), component: lazy(Label)})]);
    const {report} = dispatch([bad, good]);
    await waitUntil(() => shown().length === 2);
    const late = node().cloneNode() as HTMLElement;
    late.dataset.label = 'bad';
    node().after(late);
    await waitUntil(() => report.health(bad.id).state === 'failed' && shown(`am-${good.id}`).length === 2);
    expect(tags(`am-${bad.id}`)).to.deep.equal([]);
  });

  it('is reported once when several nodes are patched at once', async () => {
    for (let count = 0; count < 5; count++) stage.node.append(node().cloneNode());
    const read = (spot: Element) => {
      if ((spot as HTMLElement).dataset.label === 'worse') throw new Error('cannot read');
      return {label: 'read'};
    };
    const bad = feature([place({routes: home, at: testAnchor({read}), component: lazy(Label)})]);
    const {report} = dispatch([bad]);
    await waitUntil(() => shown().length === 6);
    for (const each of stage.node.querySelectorAll<HTMLElement>('.spot')) each.dataset.label = 'worse';
    await waitUntil(() => report.health(bad.id).state === 'failed');
    await nextFrame();
    expect(log.lines.filter(line => line.includes(`${bad.id} failed`)).length).to.equal(1);
    expect(tags()).to.deep.equal([]);
  });

  it("shows the host's node again that it had replaced", async () => {
    node().dataset.label = 'fine';
    const bad = feature([place({routes: home, at: testAnchor({position: 'replace'}), component: lazy(Thrower)})]);
    const {report} = dispatch([bad]);
    await waitUntil(() => getComputedStyle(node()).display === 'none');
    node().dataset.label = 'bad';
    await waitUntil(() => report.health(bad.id).state === 'failed');
    expect(getComputedStyle(node()).display).to.equal('block');
    expect(node().getAttributeNames()).to.deep.equal(['class', 'data-label']);
    expect(tags()).to.deep.equal([]);
  });

  it('stays off until it is switched off and on again', async () => {
    const bad = feature([place({routes: home, at: testAnchor(), component: lazy(Thrower)})]);
    const {report, settings} = dispatch([bad]);
    await waitUntil(() => report.health(bad.id).state === 'failed');
    node().dataset.label = 'fine';
    go('/social');
    go('/home');
    expect(tags()).to.deep.equal([]);
    settings.set(switchOf(bad), false);
    expect(report.health(bad.id).state).to.equal('unknown');
    settings.set(switchOf(bad), true);
    await waitUntil(() => shown()[0] === 'fine');
    expect(report.health(bad.id).state).to.equal('working');
  });
});
