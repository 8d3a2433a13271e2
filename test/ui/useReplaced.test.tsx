import {renderHook} from '@testing-library/react';
import {expect} from 'chai';

import {createStore} from '#domain/value/store';
import {useReplaced} from '#ui/useReplaced';

describe('useReplaced', () => {
  const use = (shows: boolean) => {
    const store = createStore(false);
    const other = createStore(false);
    const hook = renderHook(props => useReplaced(props.store, props.shows), {initialProps: {store, shows}});
    return {...hook, store, other, states: () => [store.get(), other.get()]};
  };

  for (const first of [true, false])
    it(`is ${first} from the first render on, changes with the argument, and ends false`, () => {
      const {rerender, unmount, store, states} = use(first);
      expect(states()).to.deep.equal([first, false]);
      rerender({store, shows: !first});
      expect(states()).to.deep.equal([!first, false]);
      rerender({store, shows: true});
      expect(states()).to.deep.equal([true, false]);
      unmount();
      expect(states()).to.deep.equal([false, false]);
    });

  it('resets the store that it leaves for another', () => {
    const {rerender, other, states} = use(true);
    rerender({store: other, shows: true});
    expect(states()).to.deep.equal([false, true]);
  });
});
