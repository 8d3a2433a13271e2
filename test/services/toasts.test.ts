import {expect} from 'chai';

import {createToasts} from '#services/toasts';
import {useSignal} from '../support/page';

describe('the toasts', () => {
  const test = useSignal();
  const texts = (toasts: ReturnType<typeof createToasts>) => toasts.list().map(({text}) => text);

  it('keep messages in order until they are closed, and tell of each change', () => {
    const toasts = createToasts();
    let told = 0;
    toasts.subscribe(() => told++, test);
    const close = toasts.show({text: 'one'});
    toasts.show({text: 'two'});
    expect(texts(toasts)).to.deep.equal(['one', 'two']);
    expect(toasts.list(), 'the same while nothing changes').to.equal(toasts.list());
    close();
    close();
    expect(texts(toasts)).to.deep.equal(['two']);
    expect(told).to.equal(3);
    test.end();
    toasts.show({text: 'three'});
    expect(told).to.equal(3);
  });

  it('put a named one in the place of its former', () => {
    const toasts = createToasts();
    const close = toasts.show({text: 'Paused for 60 seconds', name: 'pause'});
    toasts.show({text: 'other'});
    toasts.show({text: 'Paused for 30 seconds', name: 'pause'});
    expect(texts(toasts)).to.deep.equal(['Paused for 30 seconds', 'other']);
    close();
    expect(texts(toasts), 'the former is gone already').to.deep.equal(['Paused for 30 seconds', 'other']);
  });

  for (const [what, options, duration] of [
    ['6 seconds', {}, 6000],
    ['10 seconds with an action', {action: {label: 'Undo', run() {}}}, 10_000],
    ['10 seconds for an error', {kind: 'error'}, 10_000],
    ['as long as is wanted', {duration: Infinity}, Infinity],
  ] as const)
    it(`stay ${what}`, () => {
      const toasts = createToasts();
      toasts.show({text: 'a', ...options});
      expect(toasts.list()[0]?.duration).to.equal(duration);
    });
});
