import {expect} from 'chai';

import {createToasts} from '#services/toasts';
import {useSignal} from '../support/page';

describe('toasts', () => {
  const test = useSignal();
  const texts = (toasts: ReturnType<typeof createToasts>) => toasts.list().map(({text}) => text);

  it('stay in order until they are closed, and notify subscribers of each change', () => {
    const toasts = createToasts();
    let told = 0;
    toasts.subscribe(() => told++, test);
    const close = toasts.show({text: 'one'});
    toasts.show({text: 'two'});
    expect(texts(toasts)).to.deep.equal(['one', 'two']);
    expect(toasts.list(), 'the same array until something changes').to.equal(toasts.list());
    close();
    close();
    expect(texts(toasts)).to.deep.equal(['two']);
    expect(told).to.equal(3);
    test.end();
    toasts.show({text: 'three'});
    expect(told).to.equal(3);
  });

  it('replace an earlier one with the same name', () => {
    const toasts = createToasts();
    const close = toasts.show({text: 'Paused for 60 seconds', name: 'pause'});
    toasts.show({text: 'other'});
    toasts.show({text: 'Paused for 30 seconds', name: 'pause'});
    expect(texts(toasts)).to.deep.equal(['Paused for 30 seconds', 'other']);
    close();
    expect(texts(toasts), 'the earlier one is already gone').to.deep.equal(['Paused for 30 seconds', 'other']);
  });

  for (const [what, options, duration] of [
    ['for 6 seconds', {}, 6000],
    ['for 10 seconds with an action', {action: {label: 'Undo', run() {}}}, 10_000],
    ['for 10 seconds after an error', {kind: 'error'}, 10_000],
    ['for the given duration', {duration: Infinity}, Infinity],
  ] as const)
    it(`stay ${what}`, () => {
      const toasts = createToasts();
      toasts.show({text: 'a', ...options});
      expect(toasts.list()[0]?.duration).to.equal(duration);
    });
});
