import {fireEvent, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';
import {useState} from 'react';

import {boxPlaces} from '#services/settings/shared';
import {FloatingBox} from '#ui/box/FloatingBox';
import {expectAccessible, useRender} from '../../support/draw';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open ? (
        <FloatingBox id="notes" title="Notes" close={() => setOpen(false)}>
          <p>Something to read.</p>
        </FloatingBox>
      ) : null}
    </>
  );
}

describe('FloatingBox', () => {
  const draw = useRender();
  const known = {left: 40, top: 30, width: 300, height: 200};
  const box = () => screen.getByRole('dialog', {name: 'Notes'});
  const seen = () => {
    const [left, top, width, height] = (['left', 'top', 'width', 'height'] as const).map(side =>
      Number.parseFloat(box().style[side]),
    );
    return {left, top, width, height};
  };
  const open = async (settings: Record<string, unknown> = {boxPlaces: {notes: known}}) => {
    const drawn = draw(<Opener />, {settings});
    await userEvent.click(screen.getByRole('button', {name: 'Open'}));
    return drawn;
  };
  const stored = ({services}: Awaited<ReturnType<typeof open>>) => services.settings.get(boxPlaces);
  const drag = (node: Element, x: number, y: number) => {
    fireEvent.pointerDown(node, {button: 0, pointerId: 1, clientX: 100, clientY: 100});
    fireEvent.pointerMove(node, {pointerId: 1, clientX: 100 + x, clientY: 100 + y});
    fireEvent.pointerUp(node, {pointerId: 1, clientX: 100 + x, clientY: 100 + y});
  };

  it('opens in the top layer with focus inside', async () => {
    const {container} = await open();
    expect(box().matches(':popover-open')).to.equal(true);
    expect(document.activeElement).to.equal(box());
    await expectAccessible(container);
  });

  it('opens within the window when it has no stored position', async () => {
    await open({});
    const {left = -1, top = -1, width = 0, height = 0} = seen();
    expect([left >= 0, top >= 0, left + width <= innerWidth, top + height <= innerHeight]).to.not.include(false);
  });

  it('opens at its stored position', async () => {
    await open();
    expect(seen()).to.deep.equal(known);
  });

  it('moves when its bar is dragged, and stores its position', async () => {
    const drawn = await open();
    drag(screen.getByRole('heading', {name: 'Notes'}).parentElement ?? box(), 25, 15);
    expect(seen()).to.deep.equal({...known, left: 65, top: 45});
    expect(stored(drawn)).to.deep.equal({notes: {...known, left: 65, top: 45}});
  });

  it('resizes when its corner is dragged', async () => {
    const drawn = await open();
    drag(box().lastElementChild ?? box(), 20, 30);
    expect(stored(drawn)).to.deep.equal({notes: {...known, width: 320, height: 230}});
  });

  it('moves and resizes with the arrow keys', async () => {
    const drawn = await open();
    await userEvent.tab();
    expect(document.activeElement?.textContent).to.contain('Move with the arrow keys');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowRight}{ArrowDown}{/Shift}{ArrowLeft}{ArrowUp}');
    expect(stored(drawn)).to.deep.equal({notes: {...known, width: 310, height: 210}});
  });

  it('stays open while Escape cancels the composition of a character', async () => {
    await open();
    fireEvent.keyDown(box(), {key: 'Escape', isComposing: true});
    expect(screen.queryByRole('dialog')).to.equal(box());
    fireEvent.keyDown(box(), {key: 'Escape'});
    expect(screen.queryByRole('dialog')).to.equal(null);
  });

  for (const [what, act] of [
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => userEvent.click(screen.getByRole('button', {name: 'Close'}))],
  ] as const)
    it(`closes with ${what} and returns focus to its opener`, async () => {
      await open();
      await act();
      expect(screen.queryByRole('dialog')).to.equal(null);
      expect(document.activeElement).to.equal(screen.getByRole('button', {name: 'Open'}));
    });
});
