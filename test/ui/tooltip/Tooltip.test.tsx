import {act, fireEvent, render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import {Tooltip} from '#ui/tooltip/Tooltip';
import {expectAccessible} from '../../support/draw';
import {useTimers} from '../../support/timers';
import {nextFrame} from '../../support/wait';

describe('Tooltip', () => {
  const draw = (text: string | undefined = 'Seven people') =>
    render(
      <Tooltip text={text}>
        <button type="button">Likes</button>
      </Tooltip>,
    );
  const button = () => screen.getByRole('button', {name: 'Likes'});
  const shown = () => screen.queryByRole('tooltip');
  /** Focuses by keyboard, as `:focus-visible` requires. */
  const reach = async () => {
    await userEvent.tab();
    expect(document.activeElement).to.equal(button());
  };

  it('appears on focus, in the top layer, and describes its element', async () => {
    const {container} = draw();
    expect(button().hasAttribute('aria-describedby')).to.equal(false);
    await reach();
    const tooltip = shown();
    expect(tooltip?.matches(':popover-open')).to.equal(true);
    expect(button().getAttribute('aria-describedby')).to.equal(tooltip?.id);
    expect(tooltip?.textContent).to.equal('Seven people');
    await expectAccessible(container);
    act(() => button().blur());
    expect(shown()).to.equal(null);
    expect(button().hasAttribute('aria-describedby')).to.equal(false);
  });

  it('is placed beside its element and within the window', async () => {
    draw();
    await reach();
    await nextFrame();
    const [own, other] = [shown()?.getBoundingClientRect(), button().getBoundingClientRect()];
    expect(own && (own.bottom <= other.top || own.top >= other.bottom)).to.equal(true);
    expect(own?.left).to.be.at.least(0);
    expect(own?.top).to.be.at.least(0);
  });

  it('closes on Escape without propagating the key event', async () => {
    draw();
    await reach();
    let heard = 0;
    const listen = () => heard++;
    addEventListener('keydown', listen);
    await userEvent.keyboard('{Escape}');
    expect(shown()).to.equal(null);
    removeEventListener('keydown', listen);
    expect(heard).to.equal(0);
  });

  describe('under the pointer', () => {
    const timers = useTimers();
    const area = () => button().parentElement ?? button();
    const pass = (duration: number) => act(() => timers.advance(duration));

    it('opens after a delay, stays while the pointer is on it, and closes afterwards', () => {
      draw();
      fireEvent.pointerEnter(area(), {pointerType: 'mouse'});
      expect(shown(), 'the pointer may only be passing').to.equal(null);
      pass(200);
      const tooltip = shown();
      expect(tooltip?.textContent).to.equal('Seven people');
      fireEvent.pointerLeave(area());
      fireEvent.pointerEnter(area(), {pointerType: 'mouse'});
      pass(1000);
      expect(shown()).to.equal(tooltip);
      fireEvent.pointerLeave(area());
      pass(200);
      expect(shown()).to.equal(null);
    });

    it('closes on Escape wherever the focus is', () => {
      draw();
      fireEvent.pointerEnter(area(), {pointerType: 'mouse'});
      pass(200);
      fireEvent.keyDown(document.body, {key: 'Escape'});
      expect(shown()).to.equal(null);
    });

    it('does not open on touch, because it would stay open', () => {
      draw();
      fireEvent.pointerEnter(area(), {pointerType: 'touch'});
      pass(1000);
      expect(shown()).to.equal(null);
    });
  });

  it('is not rendered without text', async () => {
    draw('');
    await reach();
    expect(shown()).to.equal(null);
  });
});
