import {act, fireEvent, screen, waitFor, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import type {ToastOptions} from '#services/toasts';
import {ToastStack} from '#ui/toast/ToastStack';
import {useToast} from '#ui/toast/useToast';
import {expectAccessible, useRender} from '../../support/draw';
import {useTimers} from '../../support/timers';
import {nextFrame} from '../../support/wait';

const brief = 40;

describe('ToastStack', () => {
  const draw = useRender();
  const show = async (...toasts: ToastOptions[]) => {
    const drawn = draw(<ToastStack />);
    act(() => {
      for (const toast of toasts) drawn.services.toasts.show(toast);
    });
    const [first] = toasts;
    if (first) await screen.findByText(first.text);
    return drawn;
  };
  const closeButtons = () => screen.getAllByRole('button', {name: 'Close'});

  it('announces a message politely and an error assertively', async () => {
    const {container} = await show({text: 'Saved'}, {text: 'Not saved', kind: 'error'});
    expect(within(screen.getByRole('status')).getByText('Saved')).to.not.equal(null);
    expect(within(screen.getByRole('alert')).getByText('Not saved')).to.not.equal(null);
    expect(screen.getByRole('region', {name: 'Notifications'}).matches(':popover-open')).to.equal(true);
    await expectAccessible(container);
  });

  it('has its live regions in the page before the first message', async () => {
    const drawn = draw(<ToastStack />);
    act(() => void drawn.services.toasts.show({text: 'Saved'}));
    expect(screen.getByRole('status').textContent).to.equal('');
    await waitFor(() => expect(screen.getByRole('status').textContent).to.contain('Saved'));
  });

  it('has two buttons for a question, each of which answers and closes it', async () => {
    const answers: string[] = [];
    const question = {
      text: 'Show it?',
      duration: Infinity,
      action: {label: 'Yes', run: () => answers.push('yes')},
      refusal: {label: 'No', run: () => answers.push('no')},
    };
    const drawn = await show(question);
    await expectAccessible(drawn.container);
    fireEvent.click(screen.getByRole('button', {name: 'No'}));
    await waitFor(() => expect(screen.queryByText('Show it?')).to.equal(null));
    act(() => void drawn.services.toasts.show(question));
    fireEvent.click(await screen.findByRole('button', {name: 'Yes'}));
    await waitFor(() => expect(screen.queryByText('Show it?')).to.equal(null));
    expect(answers).to.deep.equal(['no', 'yes']);
  });

  it('removes a message when its time is up', async () => {
    await show({text: 'Saved', duration: brief});
    await waitFor(() => expect(screen.queryByText('Saved')).to.equal(null));
  });

  describe('with fake timers', () => {
    const timers = useTimers();
    it('pauses the countdown while hovered or focused, and keeps the remaining time', async () => {
      const drawn = draw(<ToastStack />);
      await nextFrame();
      const region = screen.getByRole('region');
      act(() => void drawn.services.toasts.show({text: 'Saved', duration: 1000}));
      const button = screen.getByRole('button', {name: 'Close'});
      for (const [enter, leave] of [
        [() => fireEvent.pointerEnter(region), () => fireEvent.pointerLeave(region)],
        [() => fireEvent.focus(button), () => fireEvent.blur(button)],
      ] as const) {
        enter();
        act(() => timers.advance(5000));
        expect(screen.queryByText('Saved')).not.to.equal(null);
        leave();
      }
      act(() => timers.advance(1000));
      expect(screen.queryByText('Saved')).to.equal(null);
    });

    it('removes the message of an action in time, although nothing had focus before', async () => {
      const drawn = draw(<ToastStack />);
      await nextFrame();
      const {toasts} = drawn.services;
      const run = () => void toasts.show({text: 'Done', duration: 1000});
      act(() => void toasts.show({text: 'Really?', duration: Infinity, action: {label: 'Yes', run}}));
      const button = screen.getByRole('button', {name: 'Yes'});
      act(() => button.focus());
      fireEvent.click(button);
      expect([screen.queryByText('Really?'), screen.queryByText('Done') === null]).to.deep.equal([null, false]);
      act(() => timers.advance(1000));
      expect(screen.queryByText('Done')).to.equal(null);
    });

    it('resumes its countdown where hovering paused it', async () => {
      const {now} = performance;
      const isShown = () => screen.queryByText('Saved') !== null;
      performance.now = timers.now;
      try {
        const drawn = draw(<ToastStack />);
        await nextFrame();
        const region = screen.getByRole('region');
        act(() => void drawn.services.toasts.show({text: 'Saved', duration: 1000}));
        act(() => timers.advance(600));
        fireEvent.pointerEnter(region);
        act(() => timers.advance(5000));
        fireEvent.pointerLeave(region);
        act(() => timers.advance(399));
        expect(isShown()).to.equal(true);
        act(() => timers.advance(1));
        expect(isShown()).to.equal(false);
      } finally {
        performance.now = now;
      }
    });
  });

  it('shows at most three; the next one waits for a free place', async () => {
    const {services} = await show(...['a', 'b', 'c', 'd'].map(text => ({text, duration: Infinity})));
    expect(closeButtons().length).to.equal(3);
    expect(screen.queryByText('d')).to.equal(null);
    act(() => services.toasts.close(services.toasts.list()[0]?.id ?? 0));
    expect(screen.queryByText('d')).to.not.equal(null);
  });

  it('runs its action and closes', async () => {
    let ran = 0;
    const {container} = await show({text: 'Deleted', action: {label: 'Undo', run: () => ran++}});
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', {name: 'Undo'}));
    expect(ran).to.equal(1);
    expect(screen.queryByText('Deleted')).to.equal(null);
  });

  it('never takes focus, is closed by Escape, and returns focus', async () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    await show({text: 'Saved', duration: Infinity}, {text: 'Too', duration: Infinity});
    expect(document.activeElement).to.equal(field);
    closeButtons()[0]?.focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('Saved')).to.equal(null);
    expect(screen.getByRole('region').matches(':focus-within'), 'focus is on the remaining toasts').to.equal(true);
    closeButtons()[0]?.focus();
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement, 'focus is back where it was').to.equal(field);
    field.remove();
  });

  it('stays above a full-screen element', async () => {
    await show({text: 'Saved', duration: Infinity});
    const region = screen.getByRole('region');
    let times = 0;
    region.addEventListener('beforetoggle', () => times++);
    document.dispatchEvent(new Event('fullscreenchange'));
    expect(times).to.equal(2);
    expect(region.matches(':popover-open')).to.equal(true);
  });

  it('is available to components through a hook', async () => {
    const Saver = () => {
      const toast = useToast();
      return (
        <button type="button" onClick={() => toast({text: 'Saved by hand'})}>
          Save
        </button>
      );
    };
    draw(
      <>
        <Saver />
        <ToastStack />
      </>,
    );
    await userEvent.click(screen.getByRole('button', {name: 'Save'}));
    expect((await screen.findByText('Saved by hand')).isConnected).to.equal(true);
    await nextFrame();
  });
});
