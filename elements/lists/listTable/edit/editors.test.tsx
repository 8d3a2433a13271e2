// @dates
import {screen, waitFor} from '@testing-library/react';
import {expect} from 'chai';

import type {ColumnKey} from '#domain/list/table/columns';
import {useConsole} from '#test/support/console';
import {expectAccessible} from '#test/support/draw';
import {rawEntry} from '#test/support/lists';
import {useCell} from './openCell.test';

describe('an editor of a cell', () => {
  const {open, api} = useCell();
  useConsole();
  const field = () => screen.findByRole<HTMLInputElement>('textbox', {name: /^.+ of R$/});

  const noDate = {year: null, month: null, day: null};
  const typed: readonly (readonly [ColumnKey, string, object, object?])[] = [
    ['score', '9', {score: 9}],
    ['score', '', {score: 0}],
    ['score', '8,5', {score: 8.5}, {format: 'POINT_10_DECIMAL'}],
    ['score', '85/100', {score: 85}, {format: 'POINT_100'}],
    ['score', '4', {score: 4}, {format: 'POINT_5'}],
    ['progress', '7', {progress: 7}],
    ['progress', '+2', {progress: 5}],
    ['progress', '4/12', {progress: 4}],
    ['progress', '5', {progress: 5, status: 'REPEATING'}, {entry: {status: 'REPEATING'}}],
    ['progress', '12', {progress: 12, status: 'COMPLETED', repeat: 2}, {entry: {status: 'REPEATING', repeat: 1}}],
    ['repeats', '2', {repeat: 2}],
    ['volumes', '3', {progressVolumes: 3}],
    ['started', '2024-05-17', {startedAt: {year: 2024, month: 5, day: 17}}],
    ['started', '5/2024', {startedAt: {year: 2024, month: 5, day: null}}],
    ['finished', '', {completedAt: noDate}, {entry: {completedAt: {year: 2020, month: 1, day: 2}}}],
  ];
  for (const [column, entered, change, more = {}] of typed)
    it(`saves "${entered}" as ${column}: ${JSON.stringify(change)}`, async () => {
      const {user, ends, sent} = await open(column, more);
      await user.clear(await field());
      await user.keyboard(`${entered}{Enter}`);
      expect(ends).to.deep.equal(['down']);
      expect(await sent()).to.deep.equal([{mediaId: 1, ...change}]);
    });

  it('completes the entry with the last episode, on the day of the user', async () => {
    const {user, sent, services} = await open('progress');
    services.session.timezone = () => '00:00';
    await user.clear(await field());
    await user.keyboard('12{Enter}');
    expect(await sent()).to.deep.equal([
      {mediaId: 1, progress: 12, status: 'COMPLETED', completedAt: {year: 1970, month: 1, day: 12}},
    ]);
  });

  const wrong: readonly (readonly [ColumnKey, string, RegExp, object?])[] = [
    ['score', '11', /\b10\b/],
    ['score', '8.55', /decimal/, {format: 'POINT_10_DECIMAL'}],
    ['progress', '13', /\b12\b/],
    ['progress', 'many', /\b12\b/],
    ['repeats', '1001', /1,000/],
    ['started', '2024-02-30', /2024/],
  ];
  for (const [column, entered, message, more] of wrong)
    it(`leaves "${entered}" as ${column} in the cell, with what is wrong`, async () => {
      const {user, ends, sent, container} = await open(column, more);
      const input = await field();
      await user.clear(input);
      await user.keyboard(`${entered}{Enter}`);
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).to.match(message);
      expect(input.getAttribute('aria-invalid')).to.equal('true');
      const description = document.getElementById(input.getAttribute('aria-describedby') ?? '');
      expect(description?.contains(alert)).to.equal(true);
      expect([document.activeElement, input.value]).to.deep.equal([input, entered]);
      await expectAccessible(container);
      await user.keyboard('{Backspace}');
      expect(screen.queryByRole('alert')).to.equal(null);
      await user.keyboard('{Escape}');
      expect(ends).to.deep.equal(['stay']);
      expect(await sent()).to.deep.equal([]);
    });

  const keys = [
    ['{Enter}', 'down'],
    ['{Shift>}{Enter}{/Shift}', 'up'],
    ['{Tab}', 'right'],
    ['{Shift>}{Tab}{/Shift}', 'left'],
    ['{ArrowDown}', 'down'],
    ['{ArrowUp}', 'up'],
  ] as const;
  for (const [key, where] of keys)
    it(`saves with ${key} and goes ${where}`, async () => {
      const {user, ends, sent} = await open('score');
      await user.clear(await field());
      await user.keyboard(`9${key}`);
      expect(ends).to.deep.equal([where]);
      expect(await sent()).to.deep.equal([{mediaId: 1, score: 9}]);
    });

  it('leaves with an arrow to the side only what was begun by typing', async () => {
    const opened = await open('score');
    await field();
    await opened.user.keyboard('{ArrowRight}');
    expect(opened.ends).to.deep.equal([]);
    opened.unmount();
    const {user, ends, sent} = await open('score', {typed: '9'});
    expect((await field()).value).to.equal('9');
    await user.keyboard('{ArrowRight}');
    expect(ends).to.deep.equal(['right']);
    expect(await sent()).to.deep.equal([{mediaId: 1, score: 9}]);
  });

  it('turns the arrows around where the text runs from right to left', async () => {
    const {user, ends, cell} = await open('score', {typed: '9'});
    cell().dir = 'rtl';
    await field();
    await user.keyboard('{ArrowRight}');
    expect(ends).to.deep.equal(['left']);
  });

  it('saves with a press elsewhere, and leaves the focus there', async () => {
    const {user, ends, sent} = await open('score');
    await user.clear(await field());
    await user.keyboard('9');
    await user.click(document.body);
    expect(ends).to.deep.equal(['away']);
    expect(await sent()).to.deep.equal([{mediaId: 1, score: 9}]);
  });

  it('goes on with the text when the window loses the focus', async () => {
    const {ends} = await open('score');
    (await field()).blur();
    expect(ends).to.deep.equal([]);
  });

  it('saves nothing with Escape, nor what is as before', async () => {
    const {user, ends, sent, open: again} = await open('score');
    await user.clear(await field());
    await user.keyboard('9{Escape}');
    await again();
    await field();
    await user.keyboard('{Enter}');
    await again();
    await user.clear(await field());
    await user.keyboard('7/10{Enter}');
    expect(ends).to.deep.equal(['stay', 'down', 'down']);
    expect(await sent()).to.deep.equal([]);
  });

  it('keeps the typed text while the entry changes elsewhere', async () => {
    const {user, sent, services, writes} = await open('score');
    await user.clear(await field());
    await user.keyboard('9');
    const saved = {...rawEntry(1), __typename: 'MediaList', score: 8} as never;
    services.bus.emit('listEntryChanged', {mediaId: 1, entry: saved, isElsewhere: true});
    expect((await field()).value).to.equal('9');
    await user.keyboard('{Enter}');
    expect(await sent()).to.deep.equal([{mediaId: 1, score: 9}]);
    await waitFor(async () => expect((await writes.journal())[0]?.before).to.deep.equal({score: 8}));
  });

  it('shows in the cell why AniList has refused a value, until the cell is edited again', async () => {
    const {user, refuse, cell, open: again, container} = await open('score');
    refuse('Score too high');
    await user.clear(await field());
    await user.keyboard('9{Enter}');
    await waitFor(() => expect(cell().querySelector('[role=alert]')?.textContent).to.match(/Score too high/));
    await expectAccessible(container);
    expect(await screen.findByRole('alert')).to.not.equal(null);
    await again();
    await field();
    expect(screen.queryByRole('alert')).to.equal(null);
  });

  it('shows in the cell that a change waits', async () => {
    const {user, cell, container} = await open('score');
    await user.clear(await field());
    // A write that has no answer within half of the window counts as lost.
    globalThis.automailStandIn = {rateWindow: 60_000};
    api.fails(() => new Response('', {status: 500}));
    await user.keyboard('9{Enter}');
    await waitFor(() => expect(cell().querySelector('[role=status] button')).to.not.equal(null));
    await expectAccessible(container);
  });
});
