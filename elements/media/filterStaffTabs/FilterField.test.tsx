import {fireEvent, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import FilterField from './FilterField';
import {counts, filter} from './state';
import {expectAccessible, useRender} from '#test/support/draw';

describe('FilterField', () => {
  const draw = useRender();
  afterEach(() => {
    filter.reset();
    counts.reset();
  });
  const field = () => screen.getByRole('searchbox', {name: 'Filter staff by name or role'});

  it('shows no text before it is used', async () => {
    counts.set({all: 25, marked: 0, free: 25});
    const drawn = draw(<FilterField />);
    expect(drawn.text()).to.equal('');
    await expectAccessible(drawn.container);
  });

  const table = [
    [{all: 1200, marked: 1197, free: 3}, '3 of 1,200 match'],
    [{all: 25, marked: 25, free: 0}, 'No matches among the loaded staff.'],
  ] as const;
  for (const [now, expected] of table)
    it(`shows "${expected}" when ${now.free} of ${now.all} cards match`, async () => {
      counts.set(now);
      draw(<FilterField />);
      await userEvent.type(field(), 'director');
      expect(filter.get()).to.equal('director');
      expect(screen.getByRole('status').textContent).to.equal(expected);
    });

  it('is cleared by Escape', async () => {
    draw(<FilterField />);
    await userEvent.type(field(), 'director');
    fireEvent.keyDown(field(), {key: 'Escape', isComposing: true});
    expect(filter.get()).to.equal('director');
    await userEvent.type(field(), '{Escape}');
    expect(filter.get()).to.equal('');
    expect((field() as HTMLInputElement).value).to.equal('');
  });
});
