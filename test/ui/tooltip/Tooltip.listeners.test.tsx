import {act, fireEvent, render, screen} from '@testing-library/react';
import {expect} from 'chai';

import {Tooltip} from '#ui/tooltip/Tooltip';
import {useTimers} from '../../support/timers';

describe('opening and closing a tooltip', () => {
  const timers = useTimers();
  const pass = (duration: number) => act(() => timers.advance(duration));
  const shown = () => screen.queryByRole('tooltip') !== null;
  const button = () => screen.getByRole('button', {name: 'Likes'});
  const area = () => button().parentElement ?? button();
  const mouse = {pointerType: 'mouse'};

  const tooltip = (hoverTarget?: HTMLElement) => (
    <Tooltip text="Seven people" {...(hoverTarget && {hoverTarget})}>
      <button type="button">Likes</button>
    </Tooltip>
  );

  it('opens shortly after the pointer enters a host node, and closes after it leaves', () => {
    const host = document.createElement('div');
    render(tooltip(host));
    fireEvent.pointerEnter(host, mouse);
    expect(shown(), 'the pointer may only be passing').to.equal(false);
    pass(200);
    expect(shown()).to.equal(true);
    fireEvent.pointerLeave(host, mouse);
    expect(shown(), 'the pointer may be on its way to the tooltip').to.equal(true);
    pass(200);
    expect(shown()).to.equal(false);
  });

  it('does not open when a host node is touched', () => {
    const host = document.createElement('div');
    render(tooltip(host));
    fireEvent.pointerEnter(host, {pointerType: 'touch'});
    pass(1000);
    expect(shown()).to.equal(false);
  });

  it('ignores a host node once it has another one', () => {
    const [before, host] = [document.createElement('div'), document.createElement('div')];
    const {rerender} = render(tooltip(before));
    rerender(tooltip(host));
    fireEvent.pointerEnter(before, mouse);
    pass(1000);
    expect(shown()).to.equal(false);
    fireEvent.pointerEnter(host, mouse);
    pass(200);
    fireEvent.pointerLeave(before, mouse);
    pass(1000);
    expect(shown()).to.equal(true);
  });

  it('does not open if the pointer leaves before the delay ends', () => {
    render(tooltip());
    fireEvent.pointerEnter(area(), mouse);
    fireEvent.pointerLeave(area(), mouse);
    pass(1000);
    expect(shown()).to.equal(false);
  });

  it('stays open when the pointer returns before it closes', () => {
    render(tooltip());
    fireEvent.pointerEnter(area(), mouse);
    pass(200);
    fireEvent.pointerLeave(area(), mouse);
    pass(100);
    fireEvent.pointerEnter(area(), mouse);
    pass(30);
    expect(shown()).to.equal(true);
  });

  it('leaves no timer when it is removed before it opens', () => {
    const {unmount} = render(tooltip());
    const before = timers.waiting();
    fireEvent.pointerEnter(area(), mouse);
    expect(timers.waiting()).to.equal(before + 1);
    unmount();
    expect(timers.waiting()).to.equal(before);
  });

  it('listens to the keys of the page only while open', () => {
    const heard: AbortSignal[] = [];
    const {addEventListener} = document;
    document.addEventListener = (...args: Parameters<typeof addEventListener>) => {
      const [name, , options] = args;
      if (name === 'keydown' && typeof options === 'object' && options.signal) heard.push(options.signal);
      addEventListener.apply(document, args);
    };
    try {
      render(tooltip());
      expect(heard.length).to.equal(0);
      fireEvent.pointerEnter(area(), mouse);
      pass(200);
      expect(heard.map(({aborted}) => aborted)).to.deep.equal([false]);
      fireEvent.pointerLeave(area(), mouse);
      pass(200);
      expect(heard.map(({aborted}) => aborted)).to.deep.equal([true]);
    } finally {
      Reflect.deleteProperty(document, 'addEventListener');
    }
  });

  it('stays open when another key is pressed, in it or elsewhere', () => {
    render(tooltip());
    fireEvent.pointerEnter(area(), mouse);
    pass(200);
    fireEvent.keyDown(button(), {key: 'a'});
    fireEvent.keyDown(document.body, {key: 'a'});
    expect(shown()).to.equal(true);
  });

  it('leaves Escape to other listeners while closed', () => {
    render(tooltip());
    const heard: string[] = [];
    const listen = ({key}: KeyboardEvent) => void heard.push(key);
    addEventListener('keydown', listen);
    fireEvent.keyDown(button(), {key: 'Escape'});
    removeEventListener('keydown', listen);
    expect(heard).to.deep.equal(['Escape']);
  });

  it('does not open when a click focuses its element', () => {
    render(tooltip());
    // The browser decides whether the focus is visible; it treats focus set by a script like focus from the keyboard.
    const own = button();
    const matches = (selector: string) =>
      selector !== ':focus-visible' && Element.prototype.matches.call(own, selector);
    Object.assign(own, {matches});
    act(() => own.focus());
    expect(shown()).to.equal(false);
  });
});
