import {expect} from 'chai';

import {place} from '#feature/place';
import type {LazyComponent} from '#feature/placeOptions';
import type {ReservedSpace} from '#feature/reservedSpace';
import {home} from '#host/pages/routes';
import {switchOf} from '#services/features';
import {feature, shown, testAnchor, tags, useDispatcher, type TestAnchorData} from '../support/features';
import {useNavigation, useStage} from '../support/page';
import {nextFrame, waitUntil} from '../support/wait';

const Label = ({label}: TestAnchorData) => <b>{label}</b>;
const spaces = () => [...document.querySelectorAll<HTMLElement>('am-reserved-space')];

describe('the space reserved for a component that is still loading', () => {
  const stage = useStage();
  const go = useNavigation();
  const start = useDispatcher();

  /** A feature whose component loads when the test says so. */
  function waiting(reserve: (model: TestAnchorData) => ReservedSpace | undefined) {
    let resolve: (loaded: LazyComponent<TestAnchorData>) => void = () => {};
    let reject: (error: Error) => void = () => {};
    const loading = new Promise<LazyComponent<TestAnchorData>>((...settle) => ([resolve, reject] = settle));
    const one = feature([place({routes: home, at: testAnchor(), component: () => loading, reserve})]);
    go('/home');
    stage.show('<p class="spot" data-label="one"></p><p class="spot" data-label="two"></p>');
    const services = start([one]);
    return {one, services, resolve, reject};
  }

  it('is reserved at once where it is needed, and is filled by the component', async () => {
    const {resolve} = waiting(({label}) => (label === 'one' ? {height: ['space-6', 'space-4']} : undefined));
    expect(spaces().map(node => [node.parentElement?.dataset.label, node.offsetHeight])).to.deep.equal([['one', 40]]);
    resolve({default: Label});
    await waitUntil(() => shown().includes('one') && shown().includes('two'));
    expect(spaces()).to.deep.equal([]);
  });

  it('is released when the feature is switched off before it has loaded', () => {
    const {one, services} = waiting(() => ({height: ['space-6']}));
    expect(spaces().length).to.equal(2);
    services.settings.set(switchOf(one), false);
    expect(tags()).to.deep.equal([]);
  });

  it('is released when the component cannot be loaded', async () => {
    const {reject} = waiting(() => ({height: ['space-6']}));
    reject(new Error('not loaded'));
    await waitUntil(() => spaces().length === 0);
  });

  it('is there before the next paint when the host inserts an anchor after our callback of the frame', async () => {
    waiting(() => ({height: ['space-6']}));
    stage.show('<p></p>');
    // The insertion above is reported in the next frame, before this callback, which was requested later.
    await Promise.resolve();
    const heights = await new Promise<number[]>(resolve => {
      requestAnimationFrame(() => {
        const box = stage.show('<p class="spot" data-label="late"></p>');
        // Resizes are observed after all callbacks of a frame, just before it is painted.
        const painted = new ResizeObserver(() => {
          painted.disconnect();
          resolve(spaces().map(({offsetHeight}) => offsetHeight));
        });
        painted.observe(box);
      });
    });
    expect(heights).to.deep.equal([24]);
    await nextFrame();
    expect(spaces()).to.have.length(1);
  });

  it('is given back when the host empties the anchor before it is read', async () => {
    waiting(() => ({height: ['space-6']}));
    const box = stage.show('<p class="spot" data-label="late"></p>') as HTMLElement;
    await Promise.resolve();
    expect(spaces()).to.have.length(1);
    delete box.dataset.label;
    await waitUntil(() => spaces().length === 0);
  });
});
