import {expect} from 'chai';

import {createStore} from '#domain/value/store';
import type {Feature} from '#feature/defineFeature';
import type {Routes} from '#feature/part';
import {run} from '#feature/run';
import {anywhere, eachAddress} from '#host/pages/route';
import {character, home} from '#host/pages/routes';
import {switchOf} from '#services/features';
import {feature, useDispatcher} from '../support/features';
import {useNavigation} from '../support/page';
import {microtask, waitUntil} from '../support/wait';

const bare = (id: string) => document.querySelector(`am-overlay > am-${id}`);

describe('a feature that runs', () => {
  const go = useNavigation();
  const dispatch = useDispatcher();

  function recording(routes: Routes<object>) {
    const log: string[] = [];
    const one = feature([
      run({routes}, ({params, signal}) => {
        const key = JSON.stringify(params);
        log.push(`in ${key}`);
        signal.addEventListener('abort', () => log.push(`out ${key}`));
      }),
    ]);
    return {log, one};
  }

  it('runs on its route and ends when the route is left', async () => {
    const {log, one} = recording(home);
    go('/home');
    dispatch([one]);
    expect(log).to.deep.equal(['in {}']);
    go('/social');
    await waitUntil(() => log.length === 2);
    expect(log[1]).to.equal('out {}');
    expect(bare(one.id)).to.equal(null);
  });

  it('runs again when the route parameters change', async () => {
    const {log, one} = recording(character);
    go('/character/1/Spike');
    dispatch([one]);
    go('/character/1/Spike#same');
    go('/character/2/Faye');
    await waitUntil(() => log.length === 3);
    expect(log.toSorted()).to.deep.equal(['in {"characterId":1}', 'in {"characterId":2}', 'out {"characterId":1}']);
  });

  it('starts once, like the others, if it turns on a feature while it starts', () => {
    go('/home');
    const log: string[] = [];
    const other = feature([run({routes: anywhere}, () => void log.push('other'))], {enabledByDefault: false});
    const first = feature([
      run({routes: home}, ({services}) => {
        log.push('first');
        services.settings.set(switchOf(other), true);
      }),
    ]);
    const second = feature([run({routes: home}, () => void log.push('second'))]);
    dispatch([first, second, other]);
    expect(log.toSorted()).to.deep.equal(['first', 'other', 'second']);
  });

  it('ends if it leaves its page while it starts, and no other starts on that page', async () => {
    go('/home');
    const log: string[] = [];
    const first = feature([
      run({routes: home}, ({signal}) => {
        signal.addEventListener('abort', () => log.push('first ended'));
        go('/social');
      }),
    ]);
    const second = feature([run({routes: home}, () => void log.push('second'))]);
    dispatch([first, second]);
    await microtask();
    expect(log).to.deep.equal(['first ended']);
    expect(bare(first.id)).to.equal(null);
  });

  it('does not start forever in turns with another that it turns on', () => {
    go('/home');
    let starts = 0;
    const turns = (other: () => Feature, own: () => Feature, more = {}): Feature =>
      feature(
        [
          run({routes: home}, ({services: {settings}}) => {
            starts += 1;
            settings.set(switchOf(other()), true);
            settings.set(switchOf(own()), false);
          }),
        ],
        more,
      );
    const one: Feature = turns(
      () => two,
      () => one,
    );
    const two: Feature = turns(
      () => one,
      () => two,
      {enabledByDefault: false},
    );
    dispatch([one, two]);
    expect(starts).to.be.within(2, 20);
  });

  it('resets its state when the visit ends, after its listeners have been removed', async () => {
    const state = createStore(0);
    const seen: number[] = [];
    go('/home');
    dispatch([
      feature([
        run({routes: home, state: [state]}, ({signal}) => {
          state.subscribe(() => seen.push(state.get()), {signal});
          state.set(1);
        }),
      ]),
    ]);
    expect(state.get()).to.equal(1);
    go('/social');
    await waitUntil(() => state.get() === 0);
    expect(seen).to.deep.equal([1]);
  });

  it('can run at each address', () => {
    const {log, one} = recording(eachAddress);
    go('/home');
    dispatch([one]);
    go('/home#a');
    expect(log.filter(line => line.startsWith('in')).length).to.equal(2);
  });

  it('ends when it is switched off and when the instance stops', async () => {
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
