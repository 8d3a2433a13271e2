import {expect} from 'chai';

import {restyle} from '../../src/feature/restyle';
import {run} from '../../src/feature/run';
import {anywhere, eachAddress} from '../../src/host/routes/route';
import {character} from '../../src/host/routes/browse';
import {home} from '../../src/host/routes/social';
import {switchOf} from '../../src/services/features';
import {feature, useDispatcher} from '../support/features';
import {useAddress, useStage} from '../support/page';
import {expectSame} from '../support/same';
import {microtask, waitUntil} from '../support/wait';

const bare = (id: string) => document.querySelector(`am-overlay > am-${id}`);

describe('a feature that restyles', () => {
  const stage = useStage();
  const go = useAddress();
  const dispatch = useDispatcher();
  const css = 'p.host { color: rgb(9, 8, 7); }';
  const styled = () => getComputedStyle(stage.node.firstElementChild as Element).color === 'rgb(9, 8, 7)';

  beforeEach(() => {
    go('/home');
    stage.show('<p class="host">x</p>');
  });

  it('has its sheet and its element in the page at once, exactly while it is on', async () => {
    const one = feature([restyle({on: anywhere, css})]);
    const {settings, report} = dispatch([one]);
    expect([styled(), bare(one.id) !== null]).to.deep.equal([true, true]);
    expect(report.health(one.id).state).to.equal('working');
    settings.set(switchOf(one), false);
    await microtask();
    expect([styled(), bare(one.id), document.adoptedStyleSheets.length]).to.deep.equal([false, null, 0]);
    settings.set(switchOf(one), true);
    expect(styled()).to.equal(true);
  });

  it('is off on other pages', async () => {
    dispatch([feature([restyle({on: home, css})])]);
    expect(styled()).to.equal(true);
    go('/social');
    await microtask();
    expect(styled()).to.equal(false);
    go('/home');
    expect(styled()).to.equal(true);
  });

  it('goes on without a break when only the address changes', () => {
    const one = feature([restyle({on: anywhere, css})]);
    dispatch([one]);
    const element = bare(one.id);
    go('/social');
    expectSame(bare(one.id), element);
  });

  it('goes on where the next page has it, too', async () => {
    go('/character/1/Spike');
    dispatch([feature([restyle({on: [character, home], css})])]);
    for (const path of ['/character/2/Faye', '/home', '/character/1/Spike']) {
      go(path);
      await microtask();
      expect(styled(), path).to.equal(true);
    }
  });

  it('ends when its element is taken out of the page', async () => {
    const one = feature([restyle({on: anywhere, css})]);
    dispatch([one]);
    bare(one.id)?.remove();
    await waitUntil(() => !styled());
  });

  it('comes later in the page the later it stands in the catalogue', () => {
    const later = 'p.host { color: rgb(1, 1, 1); }';
    const first = feature([restyle({on: anywhere, css})], {on: false});
    const second = feature([restyle({on: anywhere, css: later})]);
    const {settings} = dispatch([first, second]);
    settings.set(switchOf(first), true);
    expect(getComputedStyle(stage.node.firstElementChild as Element).color).to.equal('rgb(1, 1, 1)');
  });
});

describe('a feature that runs', () => {
  const go = useAddress();
  const dispatch = useDispatcher();

  function recording(on: Parameters<typeof run>[0]) {
    const log: string[] = [];
    const one = feature([
      run(on, ({params, signal}) => {
        const key = JSON.stringify(params);
        log.push(`in ${key}`);
        signal.addEventListener('abort', () => log.push(`out ${key}`));
      }),
    ]);
    return {log, one};
  }

  it('runs on its route and ends with it', async () => {
    const {log, one} = recording(home);
    go('/home');
    dispatch([one]);
    expect(log).to.deep.equal(['in {}']);
    go('/social');
    await waitUntil(() => log.length === 2);
    expect(log[1]).to.equal('out {}');
    expect(bare(one.id)).to.equal(null);
  });

  it('runs anew when the address says something else', async () => {
    const {log, one} = recording(character);
    go('/character/1/Spike');
    dispatch([one]);
    go('/character/1/Spike#same');
    go('/character/2/Faye');
    await waitUntil(() => log.length === 3);
    expect(log.toSorted()).to.deep.equal(['in {"characterId":1}', 'in {"characterId":2}', 'out {"characterId":1}']);
  });

  it('can run at each address', () => {
    const {log, one} = recording(eachAddress);
    go('/home');
    dispatch([one]);
    go('/home#a');
    expect(log.filter(line => line.startsWith('in')).length).to.equal(2);
  });

  it('ends when it is switched off and with the instance', async () => {
    const {log, one} = recording(anywhere);
    const services = dispatch([one]);
    services.settings.set(switchOf(one), false);
    await waitUntil(() => log.at(-1) === 'out {}');
    services.settings.set(switchOf(one), true);
    services.stop();
    await waitUntil(() => log.length === 4);
    expect(document.querySelector('am-overlay')).to.equal(null);
  });

  it('keeps running when its element is moved', async () => {
    const {log, one} = recording(anywhere);
    dispatch([one]);
    const element = bare(one.id);
    element?.parentElement?.prepend(element);
    await microtask();
    expect(log).to.deep.equal(['in {}']);
  });
});
