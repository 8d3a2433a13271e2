import {expect} from 'chai';

import {place} from '#feature/place';
import {home} from '#host/pages/routes';
import {elements, feature, testAnchor, useDispatcher, type TestAnchorData} from '../support/features';
import {useNavigation, useStage} from '../support/page';
import {nextFrame, waitUntil} from '../support/wait';

const count = 40;

describe('repeating anchors far from the viewport', () => {
  const stage = useStage();
  const go = useNavigation();
  const dispatch = useDispatcher();
  afterEach(() => scrollTo(0, 0));
  const rows = () => [...stage.node.querySelectorAll<HTMLElement>('.spot')];

  /** Shows rows that begin below the viewport, with a part that counts what it does with them. */
  async function start({isPrepared = false, reserves = false} = {}) {
    go('/home');
    const row = (_: unknown, index: number) => `<p class="spot" style="height: 80px" data-label="${index}"></p>`;
    stage.show(`<div style="height: 400vh"></div>${Array.from({length: count}, row).join('')}`);
    const seen = {read: [] as string[], prepared: [] as string[], loaded: 0};
    const read = (node: Element) => {
      const {label = ''} = (node as HTMLElement).dataset;
      seen.read.push(label);
      return {label};
    };
    const prepare = ({label}: TestAnchorData) => void seen.prepared.push(label);
    const component = () => {
      seen.loaded += 1;
      const field = ({label}: TestAnchorData) => <input defaultValue={label} />;
      return Promise.resolve({default: field, ...(isPrepared && {prepare})});
    };
    const reserve = reserves ? {reserve: () => ({height: ['control'] as const})} : {};
    dispatch([feature([place({routes: home, at: testAnchor({repeats: true, read}), component, ...reserve})])]);
    for (let n = 0; n < 3; n += 1) await nextFrame();
    return seen;
  }

  /** Scrolls to the first row; resolves once it has its element. */
  async function approach() {
    rows()[0]?.scrollIntoView({block: 'end'});
    await waitUntil(() => elements().some(({shadowRoot}) => shadowRoot?.querySelector('input')));
  }

  it('are not read, and nothing is loaded for them', async () => {
    const seen = await start();
    expect([seen.read, seen.loaded, elements()]).to.deep.equal([[], 0, []]);
    await approach();
    expect(seen.read.length).to.be.within(1, count - 1);
    expect(seen.read)
      .to.include('0')
      .and.not.include(String(count - 1));
  });

  it('have their data requested in one pass once the first of them is near', async () => {
    const seen = await start({isPrepared: true});
    expect(seen.prepared).to.deep.equal([]);
    await approach();
    expect(seen.prepared.toSorted()).to.deep.equal(
      rows()
        .map(({dataset}) => dataset.label ?? '')
        .toSorted(),
    );
  });

  it('have their data requested as soon as they are inserted after that', async () => {
    const seen = await start({isPrepared: true});
    await approach();
    const later = document.createElement('p');
    later.className = 'spot';
    later.dataset.label = 'later';
    rows().at(-1)?.after(later);
    await waitUntil(() => seen.prepared.includes('later'));
    expect(later.childElementCount).to.equal(0);
  });

  it('have their space reserved', async () => {
    await start({reserves: true});
    const spaces = () => rows().filter(row => row.querySelector('am-reserved-space'));
    expect(spaces().length).to.equal(count);
    await approach();
    await waitUntil(() => !rows()[0]?.querySelector('am-reserved-space'));
    expect(rows().at(-1)?.querySelector('am-reserved-space')).to.not.equal(null);
  });

  it('are watched only once they have been near, and then show their current data', async () => {
    const seen = await start();
    const [first, last] = [rows()[0], rows().at(-1)];
    if (first) first.dataset.label = 'changed';
    await nextFrame();
    expect(seen.read).to.deep.equal([]);
    await approach();
    const shown = () => first?.firstElementChild?.shadowRoot?.querySelector('input')?.defaultValue;
    await waitUntil(() => shown() === 'changed');
    if (last) last.dataset.label = 'unread';
    if (first) first.dataset.label = 'again';
    await waitUntil(() => shown() === 'again');
    expect(seen.read).to.not.include('unread');
  });
});
