import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import {StatusDot} from '#ui/figures/StatusDot';
import {expectAccessible} from '../../support/draw';

describe('StatusDot', () => {
  it('has its status and number as its accessible name', async () => {
    const {container} = render(
      <>
        <StatusDot status="CURRENT" type="MANGA" />
        <StatusDot status="DROPPED" count={12} />
      </>,
    );
    expect(screen.getAllByRole('img').map(node => node.getAttribute('aria-label'))).to.deep.equal([
      'Reading',
      'Dropped: 12',
    ]);
    await expectAccessible(container);
  });

  it('shrinks its digits as the number gets longer', () => {
    const size = (count: number) => {
      const {container, unmount} = render(<StatusDot status="COMPLETED" count={count} />);
      const em = Number.parseFloat(container.querySelector<HTMLElement>('[style]')?.style.fontSize ?? '');
      unmount();
      return em;
    };
    expect(
      [99, 100, 999, 1000].map(size).map((em, index, all) => index > 0 && em < (all[index - 1] ?? 0)),
    ).to.deep.equal([false, true, false, true]);
  });

  it('can be a toggle button', async () => {
    let chosen = 0;
    const {container} = render(<StatusDot status="PAUSED" count={3} pressed onToggle={() => chosen++} />);
    const button = screen.getByRole('button', {name: 'Paused: 3', pressed: true});
    await userEvent.click(button);
    expect(chosen).to.equal(1);
    await expectAccessible(container);
  });
});
