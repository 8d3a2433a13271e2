// @dates
import {act} from '@testing-library/react';
import {expect} from 'chai';

import {RelativeTime} from '#ui/RelativeTime';
import {expectAccessible, useRender} from '../support/draw';

describe('RelativeTime', () => {
  const draw = useRender();
  const now = Date.UTC(2026, 10, 21, 12);
  const at = now / 1000;

  for (const [age, text] of [
    [0, 'Just now'],
    [59, '59 seconds ago'],
    [3600, '1 hour ago'],
    [400 * 86_400, '1 year ago'],
  ] as const)
    it(`shows "${text}" for an age of ${age} seconds`, () =>
      expect(draw(<RelativeTime at={at - age} />, {now: () => now}).text()).to.equal(text));

  it('shows the exact time in its title and datetime attributes', async () => {
    const {container} = draw(<RelativeTime at={at - 60} />, {now: () => now});
    const time = container.querySelector('time');
    expect(time?.dateTime).to.equal('2026-11-21T11:59:00.000Z');
    expect(time?.title).to.be.oneOf(['Nov 22, 2026, 00:59', 'Nov 21, 2026, 06:59']);
    await expectAccessible(container);
  });

  it('is updated by the shared clock until it is unmounted', () => {
    let time = now;
    const listeners = new Map<() => void, AbortSignal>();
    const {text, unmount} = draw(<RelativeTime at={at} />, {
      now: () => time,
      onMinute: (listener, {signal}) => void listeners.set(listener, signal),
    });
    time += 60_000;
    expect(text()).to.equal('Just now');
    act(() => {
      for (const listener of listeners.keys()) listener();
    });
    expect(text()).to.equal('1 minute ago');
    unmount();
    expect([...listeners.values()].map(({aborted}) => aborted)).to.deep.equal([true]);
  });

  it('shows nothing for an invalid time', () => expect(draw(<RelativeTime at={Number.NaN} />).text()).to.equal(''));
});
