import {act, fireEvent, render, screen} from '@testing-library/react';
import {expect} from 'chai';

import {Tooltip} from '#ui/tooltip/Tooltip';
import {useStage} from '../../support/page';
import {waitUntil} from '../../support/wait';

describe('the position of a tooltip', () => {
  const stage = useStage();
  const button = () => screen.getByRole('button', {name: 'Likes'});

  /** Opens a tooltip at an element this far below the top of the window. */
  function open(top: number, side?: 'top' | 'bottom' | 'left' | 'right') {
    Object.assign(stage.node.style, {position: 'fixed', left: '300px', top: `${top}px`});
    render(
      <Tooltip text="Seven" {...(side && {side})}>
        <button type="button" aria-describedby="own">
          Likes
        </button>
      </Tooltip>,
      {container: stage.node},
    );
    expect(button().getAttribute('aria-describedby')).to.equal('own');
    act(() => button().focus());
    // The margins of the browser's sheet for popovers, which the product's own resets.
    screen.getByRole('tooltip').style.margin = '0';
  }

  /** The side of its element on which the tooltip is. */
  function sideOf() {
    const [own, other] = [screen.getByRole('tooltip').getBoundingClientRect(), button().getBoundingClientRect()];
    if (own.bottom <= other.top) return 'top';
    if (own.top >= other.bottom) return 'bottom';
    return own.right <= other.left ? 'left' : own.left >= other.right ? 'right' : 'over it';
  }
  const isBeside = (distance: number) => {
    const [own, other] = [screen.getByRole('tooltip').getBoundingClientRect(), button().getBoundingClientRect()];
    return Math.abs(other.top - own.bottom - distance) < 1;
  };

  for (const [condition, top, side, expected] of [
    ['is above its element', 200, undefined, 'top'],
    ['is below its element if there is no room above', 0, undefined, 'bottom'],
    ['is below its element if that is preferred', 200, 'bottom', 'bottom'],
    ['is on the left if that is preferred', 200, 'left', 'left'],
    ['is on the right if that is preferred', 200, 'right', 'right'],
  ] as const)
    it(condition, async () => {
      open(top, side);
      await waitUntil(() => sideOf() === expected, `on the ${expected}, not ${sideOf()}`);
    });

  it('stays beside its element when the element moves', async () => {
    open(200);
    await waitUntil(() => isBeside(6));
    stage.node.style.top = '300px';
    fireEvent(window, new Event('resize'));
    await waitUntil(() => isBeside(6));
  });

  it("gives its element's own description back when it closes", async () => {
    open(200);
    expect(button().getAttribute('aria-describedby')).to.equal(screen.getByRole('tooltip').id);
    act(() => button().blur());
    expect(button().getAttribute('aria-describedby')).to.equal('own');
  });
});
