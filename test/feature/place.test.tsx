import {expect} from 'chai';
import {useState} from 'react';

import {createListeners, createStore} from '#domain/value/store';
import {place} from '#feature/place';
import {character, home} from '#host/pages/routes';
import {switchOf} from '#services/features';
import {useReplaceHost} from '#ui/context';
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
import {nextFrame, waitUntil} from '../support/wait';

const Label = ({label}: TestAnchorData) => <b>{label}</b>;
function Hiding() {
  useReplaceHost(true);
  return <b>instead</b>;
}
const markup = '<main><p class="spot" data-label="one">text</p><p class="spot">says nothing</p></main>';

describe('a placed feature', () => {
  const stage = useStage();
  const go = useNavigation();
  const start = useDispatcher();

  it('shows its component at each anchor with data, on its route', async () => {
    go('/home');
    stage.show(markup);
    start([feature([place({routes: home, at: testAnchor(), component: lazy(Label)})])]);
    await waitUntil(() => shown()[0] === 'one');
    expect(elements().map(node => node.parentElement?.className)).to.deep.equal(['spot']);
  });

  it('restores the page when it is switched off, and returns when it is switched on', async () => {
    go('/home');
    const before = stage.show(markup).outerHTML;
    const one = feature([place({routes: home, at: testAnchor(), component: lazy(Label)})]);
    const {settings} = start([one]);
    await waitUntil(() => shown()[0] === 'one');
    settings.set(switchOf(one), false);
    expect(stage.node.firstElementChild?.outerHTML).to.equal(before);
    settings.set(switchOf(one), true);
    await waitUntil(() => shown()[0] === 'one');
  });

  it('keeps the sheet that hides what it replaces from page to page, until it is switched off', async () => {
    go('/home');
    stage.show(markup);
    const one = feature([
      place({routes: [home, character], at: testAnchor({position: 'replace'}), component: lazy(Hiding)}),
    ]);
    const {settings} = start([one]);
    const spot = () => document.querySelector('.spot');
    const isHidden = () => spot()?.hasAttribute('data-am-instead') === true;
    await waitUntil(isHidden);
    const [adopted] = document.adoptedStyleSheets;
    go('/social');
    expect([isHidden(), document.adoptedStyleSheets]).to.deep.equal([false, [adopted]]);
    go('/home');
    await waitUntil(isHidden);
    expect(document.adoptedStyleSheets).to.deep.equal([adopted]);
    settings.set(switchOf(one), false);
    await waitUntil(() => document.adoptedStyleSheets.length === 0);
    expect(isHidden()).to.equal(false);
  });

  it('is off from the start if its switch is off', async () => {
    go('/home');
    stage.show(markup);
    start([feature([place({routes: home, at: testAnchor(), component: lazy(Label)})], {enabledByDefault: false})]);
    await nextFrame();
    expect(tags()).to.deep.equal([]);
  });

  it('is removed when its route is left, and returns when the route is entered', async () => {
    go('/home');
    stage.show(markup);
    start([feature([place({routes: home, at: testAnchor(), component: lazy(Label)})])]);
    await waitUntil(() => shown()[0] === 'one');
    go('/social');
    expect(tags()).to.deep.equal([]);
    go('/home');
    await waitUntil(() => shown()[0] === 'one');
  });

  it('resets its state when the route parameters change and when the visit ends, but not before', async () => {
    const state = createStore('');
    const ends: string[] = [];
    state.subscribe(() => ends.push(`${location.pathname} ${state.get()}`.trim()), {
      signal: AbortSignal.timeout(60_000),
    });
    go('/character/1/Spike');
    stage.show(markup);
    start([feature([place({routes: character, at: testAnchor(), component: lazy(Label), state: [state]})])]);
    await waitUntil(() => shown()[0] === 'one');
    state.set('a');
    go('/character/1/Spike#same');
    expect(state.get()).to.equal('a');
    go('/character/2/Faye');
    await waitUntil(() => state.get() === '');
    expect(shown()).to.deep.equal(['one']);
    state.set('b');
    go('/social');
    await waitUntil(() => state.get() === '');
    expect(ends).to.deep.equal(['/character/1/Spike a', '/character/2/Faye', '/character/2/Faye b', '/social']);
  });

  it('is removed without the sign-in it needs, and returns with it', async () => {
    go('/home');
    stage.show(markup);
    const {session} = start([
      feature([place({routes: home, at: testAnchor(), component: lazy(Label)})], {needs: ['token']}),
    ]);
    await nextFrame();
    expect(tags()).to.deep.equal([]);
    session.setUser('Mirabel', 'token');
    await waitUntil(() => shown()[0] === 'one');
    session.signOut();
    expect(tags()).to.deep.equal([]);
  });

  it('receives the route parameters, and keeps its state at another address of the same view', async () => {
    const Both = ({label, characterId}: TestAnchorData & {characterId: number}) => {
      const [first] = useState(characterId);
      return `${label} ${characterId} since ${first}`;
    };
    go('/character/1/Spike');
    stage.show(markup);
    start([feature([place({routes: character, at: testAnchor(), component: lazy(Both)})])]);
    await waitUntil(() => shown()[0] === 'one 1 since 1');
    const [element] = elements();
    go('/character/2/Faye');
    await waitUntil(() => shown()[0] === 'one 2 since 1');
    expect(elements().length).to.equal(1);
    expect(elements()[0]).to.equal(element);
  });

  it('is placed only where `where` returns true', async () => {
    go('/home');
    stage.show('<p class="spot" data-label="no"></p><p class="spot" data-label="yes"></p>');
    const where = ({label}: TestAnchorData) => label === 'yes';
    start([feature([place({routes: home, at: testAnchor(), component: lazy(Label), where})])]);
    await waitUntil(() => shown()[0] === 'yes');
    expect(elements().length).to.equal(1);
  });

  for (const catalogueOrder of ['the same', 'the opposite'])
    it(`follows the order declared by parts at a shared anchor if the catalogue has ${catalogueOrder} order`, async () => {
      go('/home');
      stage.show(markup);
      const late = () =>
        new Promise<{default: typeof Label}>(resolve => setTimeout(() => resolve({default: Label}), 20));
      const first = feature([place({routes: home, at: testAnchor(), component: late})], {id: 'tweets'});
      const second = feature([place({routes: home, at: testAnchor(), component: lazy(Label), after: ['tweets']})], {
        id: 'drafts',
      });
      start(catalogueOrder === 'the same' ? [first, second] : [second, first]);
      await waitUntil(() => elements().length === 2);
      expect(tags()).to.deep.equal(['am-tweets', 'am-drafts']);
    });

  for (const [awaits, read] of [
    [true, ['says nothing']],
    [false, ['text', 'says nothing']],
  ] as const)
    it(`reads ${awaits ? 'only anchors without data' : 'all anchors'} again when their source notifies`, async () => {
      go('/home');
      stage.show(markup);
      const {notify, subscribe} = createListeners();
      const texts: string[] = [];
      const at = testAnchor();
      const spied = testAnchor({
        awaits,
        again: {subscribe},
        read(node) {
          texts.push(node.textContent);
          return at.read(node);
        },
      });
      start([feature([place({routes: home, at: spied, component: lazy(Label)})])]);
      await waitUntil(() => shown()[0] === 'one');
      texts.length = 0;
      notify();
      expect(texts).to.deep.equal(read);
    });
});
