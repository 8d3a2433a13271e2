import {expect} from 'chai';

import {restyle} from '#feature/restyle';
import {run} from '#feature/run';
import {anywhere} from '#host/pages/route';
import {character, home} from '#host/pages/routes';
import {switchOf} from '#services/features';
import {feature, useDispatcher} from '../support/features';
import {useNavigation, useStage} from '../support/page';
import {microtask, waitUntil} from '../support/wait';

const bare = (id: string) => document.querySelector(`am-overlay > am-${id}`);

describe('a feature that restyles', () => {
  const stage = useStage();
  const go = useNavigation();
  const dispatch = useDispatcher();
  const css = 'p.host { color: rgb(9, 8, 7); }';
  const styled = () => getComputedStyle(stage.node.firstElementChild as Element).color === 'rgb(9, 8, 7)';

  beforeEach(() => {
    go('/home');
    stage.show('<p class="host">x</p>');
  });

  it('has its style sheet and element in the page immediately, and only while it is on', async () => {
    const one = feature([restyle({routes: anywhere, css})]);
    const {settings, report} = dispatch([one]);
    expect([styled(), bare(one.id) !== null]).to.deep.equal([true, true]);
    expect(report.health(one.id).state).to.equal('running');
    settings.set(switchOf(one), false);
    await microtask();
    expect([styled(), bare(one.id), document.adoptedStyleSheets.length]).to.deep.equal([false, null, 0]);
    settings.set(switchOf(one), true);
    expect(styled()).to.equal(true);
  });

  it('has no effect on other pages', async () => {
    dispatch([feature([restyle({routes: home, css})])]);
    expect(styled()).to.equal(true);
    go('/social');
    await microtask();
    expect(styled()).to.equal(false);
    go('/home');
    expect(styled()).to.equal(true);
  });

  it('keeps its style sheet from its first page until it is switched off, without affecting other pages', async () => {
    go('/social');
    const one = feature([restyle({routes: home, css})]);
    const {settings} = dispatch([one]);
    const own = () => [document.adoptedStyleSheets.length, document.documentElement.hasAttribute(`data-am-${one.id}`)];
    expect(own(), 'before its first page').to.deep.equal([0, false]);
    go('/home');
    expect(own()).to.deep.equal([1, true]);
    go('/social');
    await microtask();
    expect(own(), 'on another page').to.deep.equal([1, false]);
    go('/home');
    expect([styled(), ...own()]).to.deep.equal([true, 1, true]);
    settings.set(switchOf(one), false);
    await microtask();
    expect([styled(), ...own()]).to.deep.equal([false, 0, false]);
    settings.set(switchOf(one), true);
    expect([styled(), ...own()]).to.deep.equal([true, 1, true]);
  });

  it('removes its style sheet when it is switched off on a page outside its routes, and when the instance stops', async () => {
    const one = feature([restyle({routes: home, css})]);
    const {settings, stop} = dispatch([one]);
    go('/social');
    settings.set(switchOf(one), false);
    expect(document.adoptedStyleSheets.length).to.equal(0);
    settings.set(switchOf(one), true);
    go('/home');
    expect(document.adoptedStyleSheets.length).to.equal(1);
    stop();
    await microtask();
    expect([document.adoptedStyleSheets.length, styled()]).to.deep.equal([0, false]);
  });

  it('removes its style sheet when another of its parts fails', async () => {
    const broken = run({routes: home, name: 'broken'}, () => {
      throw new Error('broken');
    });
    dispatch([feature([restyle({routes: home, css}), broken])]);
    await microtask();
    expect([document.adoptedStyleSheets.length, styled()]).to.deep.equal([0, false]);
  });

  it('has the same specificity on some pages as on all pages', () => {
    const everywhere = 'p.host { color: rgb(1, 1, 1); }';
    dispatch([
      feature([restyle({routes: home, css})], {id: 'CSSfavs'}),
      feature([restyle({routes: anywhere, css: everywhere, after: ['CSSfavs']})], {id: 'CSSgreenManga'}),
    ]);
    expect(getComputedStyle(stage.node.firstElementChild as Element).color).to.equal('rgb(1, 1, 1)');
  });

  it('continues without interruption when only the address changes', () => {
    const one = feature([restyle({routes: anywhere, css})]);
    dispatch([one]);
    const element = bare(one.id);
    go('/social');
    expect(bare(one.id)).to.equal(element);
  });

  it('continues when the next page also matches its routes', async () => {
    go('/character/1/Spike');
    dispatch([feature([restyle({routes: [character, home], css})])]);
    for (const path of ['/character/2/Faye', '/home', '/character/1/Spike']) {
      go(path);
      await microtask();
      expect(styled(), path).to.equal(true);
    }
  });

  it('ends when its element is removed from the page', async () => {
    const one = feature([restyle({routes: anywhere, css})]);
    dispatch([one]);
    bare(one.id)?.remove();
    await waitUntil(() => !styled());
  });

  it('overrides equally specific rules of an earlier part, for any catalogue order', () => {
    const later = 'p.host { color: rgb(1, 1, 1); }';
    const first = feature([restyle({routes: anywhere, css})], {id: 'slimNav', enabledByDefault: false});
    const second = feature([restyle({routes: anywhere, css: later, after: ['slimNav']})], {id: 'cleanSocial'});
    const {settings} = dispatch([second, first]);
    settings.set(switchOf(first), true);
    expect(getComputedStyle(stage.node.firstElementChild as Element).color).to.equal('rgb(1, 1, 1)');
  });
});
