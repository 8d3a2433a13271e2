import {screen, waitFor} from '@testing-library/react';
import {expect} from 'chai';

import {useSliced, type ShowPart} from '#ui/useSliced';
import type {Yielder} from '#services/yieldToMain';
import {useRender} from '../support/draw';

interface Input {
  readonly name: string;
  readonly isPatient: Promise<void>;
}

/** Shows a part, and finishes later. */
async function make({name, isPatient}: Input, _slices: Yielder, show: ShowPart<string>) {
  await show(`part of ${name}`);
  await isPatient;
  return `all of ${name}`;
}

function Shown({input}: {input: Input | undefined}) {
  const {made, isBusy} = useSliced(input, make);
  return (
    <p role="status" aria-busy={isBusy}>
      {made ?? 'nothing'}
    </p>
  );
}

describe('useSliced', () => {
  const draw = useRender();
  const inputOf = (name: string) => {
    let goOn = () => undefined as void;
    const isPatient = new Promise<void>(resolve => (goOn = resolve));
    return {input: {name, isPatient}, goOn: () => goOn()};
  };
  const shows = (text: string, isBusy: boolean) =>
    waitFor(() => {
      const status = screen.getByRole('status');
      expect([status.textContent, status.getAttribute('aria-busy')]).to.deep.equal([text, String(isBusy)]);
    });

  it('shows part of the result at first, and is busy until it is complete', async () => {
    const {input, goOn} = inputOf('a');
    draw(<Shown input={input} />);
    await shows('part of a', true);
    goOn();
    await shows('all of a', false);
  });

  it('keeps the previous result instead of showing a partial one', async () => {
    const [first, second] = [inputOf('a'), inputOf('b')];
    first.goOn();
    const drawn = draw(<Shown input={first.input} />);
    await shows('all of a', false);
    const texts = new Set<string | null>();
    const observer = new MutationObserver(() => void texts.add(drawn.container.textContent));
    observer.observe(drawn.container, {subtree: true, childList: true, characterData: true});
    drawn.rerender(<Shown input={second.input} />);
    await shows('all of a', true);
    second.goOn();
    await shows('all of b', false);
    observer.disconnect();
    expect(texts).to.deep.equal(new Set(['all of b']));
  });

  it('starts over with the new input if it changes after a part', async () => {
    const [first, second] = [inputOf('a'), inputOf('b')];
    const drawn = draw(<Shown input={first.input} />);
    await shows('part of a', true);
    drawn.rerender(<Shown input={second.input} />);
    second.goOn();
    await shows('all of b', false);
  });
});
