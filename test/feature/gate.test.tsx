import {expect} from 'chai';
import {useEffect} from 'react';

import {place} from '#feature/place';
import {selector} from '#host/pages/anchor';
import {home} from '#host/pages/routes';
import {elements, feature, shown, testAnchor, useDispatcher, type TestAnchorData} from '../support/features';
import {useNavigation, useStage} from '../support/page';
import {nextFrame, nextTask, waitUntil} from '../support/wait';

const count = 90;
const most = 60;

/** A lazy component that counts how often it is prepared and mounted. */
function counting() {
  const seen = {prepared: 0, mounted: 0, most: 0};
  function Field({label}: TestAnchorData) {
    useEffect(() => {
      seen.most = Math.max(seen.most, ++seen.mounted);
      return () => void seen.mounted--;
    }, []);
    return <input defaultValue={label} />;
  }
  const component = () => Promise.resolve({default: Field, prepare: () => void seen.prepared++});
  return {seen, component};
}

describe('anchors that repeat', () => {
  const stage = useStage();
  const go = useNavigation();
  const dispatch = useDispatcher();
  const rows = () => [...stage.node.querySelectorAll<HTMLElement>('.spot')];
  const near = (element: HTMLElement) => Math.abs(element.getBoundingClientRect().top) < innerHeight * 1.6;
  const now = performance.now.bind(performance);
  let readMs = 0;
  beforeEach(() => {
    readMs = 0;
    performance.now = () => now() + readMs;
  });
  afterEach(() => {
    performance.now = now;
    scrollTo(0, 0);
  });

  async function start(height = '80px') {
    go('/home');
    const row = (_: unknown, index: number) =>
      `<p class="spot" style="height: ${height}; margin: 0" data-label="${index}"></p>`;
    stage.show(Array.from({length: count}, row).join(''));
    const {seen, component} = counting();
    const one = feature([place({routes: home, at: testAnchor({repeats: true}), component})]);
    const services = dispatch([one]);
    await waitUntil(() => seen.mounted > 0);
    return {seen, one, services};
  }

  /** Scrolls through the whole page, one screen a second by the clock of the page, as someone who reads it. */
  async function scrollThrough() {
    for (let top = 0; top < count * 80; top += innerHeight) {
      readMs += 1000;
      scrollTo(0, top);
      const row = rows()[Math.min(count - 1, Math.ceil(top / 80) + 1)];
      await waitUntil(() => row?.firstElementChild?.shadowRoot?.querySelector('input'));
      await nextFrame();
    }
  }

  it('have their data requested together, and elements only near the viewport', async () => {
    const {seen} = await start();
    await nextFrame();
    expect(seen.prepared).to.equal(count);
    expect(elements().length).to.be.lessThan(most);
    expect(elements().length).to.be.greaterThan(0);
    expect(elements().filter(element => !near(element))).to.deep.equal([]);
  });

  it('get no element while they pass fast, and those near the viewport get one once the page is scrolled slowly', async () => {
    await start('100vh');
    const native = setTimeout;
    const timers: (() => void)[] = [];
    Object.assign(window, {setTimeout: (run: () => void) => timers.push(run)});
    for (const screen of [40, 80]) {
      await nextTask();
      scrollTo(0, screen * innerHeight);
      await nextFrame();
      await nextFrame();
    }
    Object.assign(window, {setTimeout: native});
    expect(elements().filter(near)).to.deep.equal([]);
    for (const run of timers) run();
    await waitUntil(() => elements().some(near));
    const passed = rows().slice(30, 50);
    expect(passed.filter(row => row.childElementCount)).to.deep.equal([]);
  });

  it('get an element at once where the focus is moved to, however far that is', async () => {
    await start('100vh');
    scrollTo(0, 20 * innerHeight);
    await nextFrame();
    const row = rows()[70] as HTMLElement;
    row.tabIndex = -1;
    row.focus();
    await nextFrame();
    await nextFrame();
    expect(elements().some(element => element.parentElement === row)).to.equal(true);
  });

  it('have at most sixty mounted elements however far the page is scrolled', async () => {
    const {seen} = await start();
    await scrollThrough();
    await waitUntil(() => seen.mounted <= most && elements().length === count);
    expect(seen.most).to.be.lessThan(most + 40);
  });

  it('keep thirty mounted, of which those near the viewport are fewer', async () => {
    const {seen} = await start();
    await scrollThrough();
    expect(elements().filter(near).length).to.be.lessThan(30);
    await waitUntil(() => seen.mounted === 30);
  });

  it('keep the space of a suspended element, and render it again when it is near the viewport', async () => {
    const {seen} = await start();
    const [first] = elements();
    const height = first?.getBoundingClientRect().height;
    await scrollThrough();
    await waitUntil(() => seen.mounted <= most && first?.inert);
    expect(first?.getBoundingClientRect().height).to.equal(height);
    scrollTo(0, 0);
    await waitUntil(() => !first?.inert);
    expect(first?.shadowRoot?.querySelectorAll('input').length).to.equal(1);
  });

  it('do not suspend an element that has focus', async () => {
    const {seen} = await start();
    const [first] = elements();
    const input = first?.shadowRoot?.querySelector('input');
    input?.focus({preventScroll: true});
    if (input) input.value = 'typed';
    await scrollThrough();
    await waitUntil(() => seen.mounted <= most);
    expect(first?.shadowRoot?.querySelector('input')).to.equal(input);
    expect(input?.value).to.equal('typed');
    expect(first?.shadowRoot?.activeElement).to.equal(input);
  });

  it('render a resumed element with the current data of its anchor', async () => {
    const {seen} = await start();
    const [first] = elements();
    await scrollThrough();
    await waitUntil(() => seen.mounted <= most && first?.inert);
    const [row] = rows();
    if (row) row.dataset.label = 'changed';
    await nextFrame();
    expect(first?.shadowRoot?.querySelector('input')?.defaultValue).to.equal('0');
    scrollTo(0, 0);
    await waitUntil(() => first?.shadowRoot?.querySelector('input')?.defaultValue === 'changed');
  });

  it('get no element if there is nothing to render, and are checked again when their data changes', async () => {
    go('/home');
    stage.show('<p class="spot" data-label="draw"></p><p class="spot" data-label="rest"></p>');
    const {seen, component} = counting();
    const asked: string[] = [];
    const worth = ({label}: TestAnchorData) => {
      asked.push(label);
      return Promise.resolve(label === 'draw');
    };
    dispatch([feature([place({routes: home, at: testAnchor({repeats: true}), component, shouldRender: worth})])]);
    await waitUntil(() => seen.mounted === 1 && asked.length === 2);
    const [first, second] = rows();
    expect([first?.childElementCount, second?.childElementCount]).to.deep.equal([1, 0]);
    if (first && second) [first.dataset.label, second.dataset.label] = ['rest', 'draw'];
    await waitUntil(() => second?.childElementCount === 1);
    expect(first?.childElementCount).to.equal(0);
    expect(asked.toSorted()).to.deep.equal(['draw', 'draw', 'rest', 'rest']);
  });

  it('are near the viewport as soon as the part of the page is that they are observed with', async () => {
    go('/home');
    const spot = (label: string, part: string) =>
      `<div class="${part}" style="padding-top: 300vh"><p class="spot" data-label="${label}"></p></div>`;
    stage.show(spot('within', 'part') + spot('alone', 'other') + spot('later', 'part'));
    const {component} = counting();
    const repeats = selector('part', '.part');
    dispatch([feature([place({routes: home, at: testAnchor({repeats}), component})])]);
    const labels = () => elements().map(element => element.parentElement?.dataset.label);
    await waitUntil(() => labels().length > 0);
    await nextFrame();
    expect(labels()).to.deep.equal(['within']);
    rows()[1]?.scrollIntoView();
    await waitUntil(() => labels().includes('alone'));
    await waitUntil(() => labels().includes('later'));
    rows()[2]?.remove();
    await waitUntil(() => labels().length === 2);
  });

  it('share the observed part with those that are added later, and with those that are removed', async () => {
    go('/home');
    const spot = (label: string) => `<p class="spot" data-label="${label}"></p>`;
    const part = (spots: string) => `<div class="part">${spots}</div>`;
    stage.show(part(spot('first')) + '<div style="height: 300vh"></div>' + part(spot('gone') + spot('left')));
    const {component} = counting();
    const repeats = selector('part', '.part');
    dispatch([feature([place({routes: home, at: testAnchor({repeats}), component})])]);
    const labels = () => elements().map(element => element.parentElement?.dataset.label);
    await waitUntil(() => labels().includes('first'));
    const added = document.createElement('p');
    added.className = 'spot';
    added.dataset.label = 'added';
    rows()[0]?.after(added);
    await waitUntil(() => labels().includes('added'));
    expect(labels()).to.deep.equal(['first', 'added']);
    const [, , gone, left] = rows();
    gone?.remove();
    await nextFrame();
    left?.scrollIntoView();
    await waitUntil(() => labels().includes('left'));
  });

  it('leave nothing behind when the feature is switched off', async () => {
    const {seen, services} = await start();
    await scrollThrough();
    services.stop();
    expect(shown()).to.deep.equal([]);
    await waitUntil(() => seen.mounted === 0);
  });
});
