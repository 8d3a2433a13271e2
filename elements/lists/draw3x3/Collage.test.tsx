import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import {expect} from 'chai';

import Collage from './Collage';
import {drawCollage} from './drawCollage';
import {isPicking, picks} from './state';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';

const entry = (mediaId: number) => ({mediaId, title: `Title ${mediaId}`, cover: undefined});
const nine = Array.from({length: 9}, (_, index) => entry(index + 1));

describe('Collage', () => {
  const draw = useRender();
  useConsole();
  afterEach(() => {
    picks.reset();
    isPicking.reset();
  });
  const open = () => fireEvent.click(screen.getByRole('button', {name: '3x3'}));

  it('picks only while the panel is open, and stops on Escape', async () => {
    const drawn = draw(<Collage />);
    expect(isPicking.get()).to.equal(false);
    open();
    expect(isPicking.get()).to.equal(true);
    expect(screen.getByRole('status').textContent).to.equal('Click list entries to pick them: 0 of 9.');
    await expectAccessible(drawn.container);
    fireEvent.keyDown(screen.getByRole('dialog'), {key: 'Escape'});
    expect(isPicking.get()).to.equal(false);
  });

  it('lists picked entries, and can remove them', async () => {
    const drawn = draw(<Collage />);
    open();
    act(() => picks.set([entry(1), entry(2)]));
    await expectAccessible(drawn.container);
    fireEvent.click(screen.getByRole('button', {name: 'Remove Title 1'}));
    expect(picks.get().map(({mediaId}) => mediaId)).to.deep.equal([2]);
    expect(document.activeElement).to.equal(screen.getByRole('list', {name: 'Picked entries'}));
  });

  it('draws nine cells, using titles where covers are missing, and shows a note', async () => {
    const drawn = draw(<Collage />);
    open();
    act(() => picks.set(nine));
    await screen.findByText(/^9 covers couldn't be loaded, so their titles are shown instead\. /);
    const canvas = screen.getByRole<HTMLCanvasElement>('img', {name: /^Covers of Title 1, Title 2, /});
    expect([canvas.width, canvas.height]).to.deep.equal([690, 1035]);
    await waitFor(() =>
      expect(screen.getByRole('button', {name: 'Save picture'}).getAttribute('aria-busy')).to.equal(null),
    );
    await expectAccessible(drawn.container);
  });

  for (const [isSafe, look] of [
    [false, ''],
    [true, 'ui-blurred'],
  ] as const)
    it(`shows the picture ${isSafe ? 'blurred' : 'as it is'} with safe-for-work mode ${isSafe}`, () => {
      draw(<Collage />, {settings: {SFWmode: isSafe}});
      open();
      act(() => picks.set(nine));
      expect(screen.getByRole('img').className).to.equal(look);
    });
});

describe('drawCollage', () => {
  it('draws each cover in its cell', async () => {
    const colour = async (fill: string) => {
      const source = new OffscreenCanvas(400, 300);
      const context = source.getContext('2d');
      if (context) {
        context.fillStyle = fill;
        context.fillRect(0, 0, 400, 300);
      }
      return createImageBitmap(source);
    };
    const [red, blue] = [await colour('#ff0000'), await colour('#0000ff')];
    const canvas = document.createElement('canvas');
    canvas.width = 690;
    canvas.height = 1035;
    drawCollage(
      canvas,
      nine.map(({title}, index) => ({title, cover: index % 2 ? red : blue})),
    );
    const at = (x: number, y: number) =>
      [...(canvas.getContext('2d')?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3);
    expect(at(1, 1)).to.deep.equal([0, 0, 255]);
    expect(at(229, 344)).to.deep.equal([0, 0, 255]);
    expect(at(231, 1)).to.deep.equal([255, 0, 0]);
    expect(at(689, 1034)).to.deep.equal([0, 0, 255]);
  });
});
