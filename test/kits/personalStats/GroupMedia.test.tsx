import {act, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect} from 'chai';

import type {ListStatus} from '#domain/list/listStatus';
import {personalEntry} from '#domain/statistics/personal/entry';
import {groupOf} from '#domain/statistics/personal/groups';
import {GroupMedia} from '#kits/personalStats/GroupMedia';
import {hideScores} from '#services/settings/hiddenScores';
import {useRender} from '../../support/draw';
import {entryOf} from '../../domain/statistics/personal/entries';

const key = {kind: 'tag', id: 'War', name: 'War'} as const;
/** A group of media with these statuses. */
const groupWith = (...statuses: ListStatus[]) => {
  const titles = {native: undefined, english: undefined};
  const entries = statuses.map((status, index) =>
    personalEntry(
      entryOf({mediaId: index + 1, scoreRaw: 80, status, media: {title: {romaji: `Media ${index + 1}`, ...titles}}}),
      {
        repeats: true,
      },
    ),
  );
  return groupOf(key, entries);
};
const shown = () => screen.getAllByRole('link').map(({textContent}) => textContent);

describe('GroupMedia', () => {
  const draw = useRender();

  it('shows the media with the clicked status, and all media after a second click', async () => {
    draw(<GroupMedia userName="Tobias" group={groupWith('COMPLETED', 'DROPPED')} />);
    const dot = screen.getByRole('button', {name: 'Dropped: 1'});
    await userEvent.click(dot);
    expect(shown()).to.deep.equal(['Media 2']);
    await userEvent.click(dot);
    expect(shown()).to.deep.equal(['Media 1', 'Media 2']);
  });

  for (const [userName, covered] of [
    ['Tobias', 1],
    ['mirabel', 0],
  ] as const)
    it(`covers ${covered} score of ${userName} for Mirabel while scores are hidden`, () => {
      const drawn = draw(<GroupMedia userName={userName} group={groupWith('COMPLETED')} />, {userName: 'Mirabel'});
      expect(screen.getByRole('cell', {name: '80'})).to.not.equal(null);
      act(() => drawn.services.settings.set(hideScores, true));
      expect(screen.queryAllByRole('button', {name: 'Score hidden'})).to.have.length(covered);
    });

  it('shows all media once none has the selected status', async () => {
    const {rerender} = draw(<GroupMedia userName="Tobias" group={groupWith('COMPLETED', 'DROPPED')} />);
    await userEvent.click(screen.getByRole('button', {name: 'Dropped: 1'}));
    rerender(<GroupMedia userName="Tobias" group={groupWith('COMPLETED', 'COMPLETED')} />);
    expect(shown()).to.deep.equal(['Media 1', 'Media 2']);
    expect(screen.queryByRole('button', {pressed: true})).to.equal(null);
  });
});
