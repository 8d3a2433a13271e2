import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import {expect} from 'chai';

import Collage from './Collage';
import {pictureSize} from '#domain/list/collage';
import {drawCollage, type Look} from './drawCollage';
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
  const open = () => fireEvent.click(screen.getByRole('button', {name: 'Collage'}));

  it('picks only while the panel is open, and stops on Escape', async () => {
    const drawn = draw(<Collage />);
    expect(isPicking.get()).to.equal(false);
    open();
    expect(isPicking.get()).to.equal(true);
    expect(screen.getByRole('status').textContent).to.match(/\b0 of 9\b/);
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

  it('loads each cover once for all colors, and frees its memory', async () => {
    const drawn = draw(<Collage />);
    const {outside} = drawn.api;
    const loaded: string[] = [];
    const freed: number[] = [];
    const native = {
      picture: outside.picture.bind(outside),
      createImageBitmap: globalThis.createImageBitmap.bind(globalThis),
    };
    Object.assign(outside, {
      picture: (_: string, address: string) => Promise.resolve(new Blob([(loaded.push(address), address)])),
    });
    const bitmap = await native.createImageBitmap(new ImageData(2, 3));
    bitmap.close = () => void freed.push(1);
    globalThis.createImageBitmap = () => Promise.resolve(bitmap);
    open();
    act(() => picks.set(nine.map(each => ({...each, cover: `https://x.example/${each.mediaId}.png`}))));
    const saving = () => screen.getByRole('button', {name: 'Save picture'}).getAttribute('aria-busy');
    await waitFor(() => expect(saving()).to.equal(null));
    expect(loaded).to.have.length(9);
    fireEvent.click(screen.getByText('Layout'));
    for (const color of ['#112233', '#445566', '#778899'])
      fireEvent.change(screen.getByLabelText('Background'), {target: {value: color}});
    expect(saving()).to.equal(null);
    expect(loaded).to.have.length(9);
    expect(freed).to.deep.equal([]);
    act(() => isPicking.set(false));
    expect(freed).to.have.length(9);
    Object.assign(outside, {picture: native.picture});
    globalThis.createImageBitmap = native.createImageBitmap;
  });

  it('follows the layout, which is remembered', async () => {
    const {services} = draw(<Collage />, {settings: {draw3x3Rows: 2}});
    open();
    const status = () => screen.getAllByRole('status')[0]?.textContent;
    expect(status()).to.match(/\b0 of 6\b/);
    fireEvent.click(screen.getByText('Layout'));
    fireEvent.change(screen.getByRole('spinbutton', {name: 'Columns'}), {target: {value: '2'}});
    fireEvent.change(screen.getByRole('spinbutton', {name: 'Gap (px)'}), {target: {value: '10'}});
    fireEvent.change(screen.getByRole('combobox', {name: 'Covers of another shape'}), {target: {value: 'bars'}});
    act(() => picks.set(nine));
    expect(status()).to.match(/\b4 of 4\b/);
    const canvas = screen.getByRole<HTMLCanvasElement>('img');
    expect([canvas.width, canvas.height]).to.deep.equal([470, 700]);
    const chosen = {draw3x3Columns: 2, draw3x3Rows: 2, draw3x3Gap: 10, draw3x3Fit: 'bars'};
    expect(services.settings.snapshot()).to.include(chosen);
    fireEvent.click(screen.getByRole('button', {name: 'Reset layout'}));
    expect(services.settings.snapshot()).not.to.have.any.keys(Object.keys(chosen));
    expect(picks.get(), 'the other picks are kept').to.have.length(9);
  });

  it('saves the picture in a file named after the layout', async () => {
    draw(<Collage />, {settings: {draw3x3Columns: 2, draw3x3Rows: 1}});
    open();
    act(() => picks.set(nine));
    const saved: string[] = [];
    const native = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'click');
    HTMLElement.prototype.click = function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    };
    const save = screen.getByRole('button', {name: 'Save picture'});
    await waitFor(() => expect(save.getAttribute('aria-busy')).to.equal(null));
    fireEvent.click(save);
    await waitFor(() => expect(saved).to.deep.equal(['2x1.png']));
    if (native) Object.defineProperty(HTMLElement.prototype, 'click', native);
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
  const usual: Look = {columns: 3, rows: 3, gap: 0, width: 230, height: 345, fit: 'cut', color: '#00ff00'};
  async function picture(fill: string) {
    const source = new OffscreenCanvas(400, 300);
    const context = source.getContext('2d');
    if (context) {
      context.fillStyle = fill;
      context.fillRect(0, 0, 400, 300);
    }
    return createImageBitmap(source);
  }
  /** Draws red and blue covers alternately; returns a function for the color at a point. */
  async function drawn(look: Look) {
    const [red, blue] = [await picture('#ff0000'), await picture('#0000ff')];
    const canvas = document.createElement('canvas');
    Object.assign(canvas, pictureSize(look));
    const tiles = nine.map(({title}, index) => ({title, cover: index % 2 ? red : blue}));
    drawCollage(canvas, tiles, look);
    return (x: number, y: number) => [...(canvas.getContext('2d')?.getImageData(x, y, 1, 1).data ?? [])];
  }
  const [red, blue, green, nothing] = [
    [255, 0, 0, 255],
    [0, 0, 255, 255],
    [0, 255, 0, 255],
    [0, 0, 0, 0],
  ];

  it('draws each cover in its cell', async () => {
    const at = await drawn(usual);
    expect(at(1, 1)).to.deep.equal(blue);
    expect(at(229, 344)).to.deep.equal(blue);
    expect(at(231, 1)).to.deep.equal(red);
    expect(at(689, 1034)).to.deep.equal(blue);
  });

  it('squeezes a title without spaces into its cell', () => {
    const look: Look = {...usual, columns: 1, rows: 1};
    const canvas = document.createElement('canvas');
    Object.assign(canvas, pictureSize(look));
    drawCollage(canvas, [{title: 'W'.repeat(20), cover: undefined}], look);
    const {data} = canvas.getContext('2d')?.getImageData(0, 0, 230, 345) ?? {data: []};
    const isText = (x: number) =>
      Array.from({length: 345}, (_, y) => data[(y * 230 + x) * 4] ?? 0).some(red => red > 100);
    const columns = Array.from({length: 230}, (_, x) => x).filter(isText);
    expect(columns.length).to.be.greaterThan(100);
    expect(columns.filter(x => x < 11 || x >= 219)).to.deep.equal([]);
  });

  it('leaves the gap between the covers', async () => {
    const at = await drawn({...usual, gap: 20});
    expect([at(229, 1), at(240, 1), at(251, 1)]).to.deep.equal([blue, green, red]);
  });

  for (const [fit, beside] of [
    ['bars', green],
    ['transparent', nothing],
    ['stretch', blue],
  ] as const)
    it(`fills what a wide cover leaves of its cell by "${fit}"`, async () => {
      const at = await drawn({...usual, fit});
      expect([at(115, 5), at(115, 172)]).to.deep.equal([beside, blue]);
    });
});
