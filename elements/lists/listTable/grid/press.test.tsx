import {screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import {useRender} from '#test/support/draw';
import {tableEntry, useTableModel} from '#test/support/tableModel';
import {Grid} from './Grid';

const entries = [tableEntry(1, {score: 7}), tableEntry(2, {score: 9})];
const Sample = () => <Grid {...useTableModel({entries})} />;

describe('a press in a cell that can be edited', () => {
  const render = useRender();
  const scoreOf = (mediaId: number) => {
    const cell = screen.getByRole('grid').querySelector(`[data-media="${mediaId}"] .score`);
    if (!cell) throw new Error('the score is not shown');
    return cell;
  };
  const editor = () => screen.queryByRole('textbox', {name: /^Score of/});
  const touch = (mediaId: number) => userEvent.pointer({keys: '[TouchA]', target: scoreOf(mediaId)});

  it('edits it by the second touch in a row, however late', async () => {
    render(<Sample />, {userName: 'Mirabel', token: 'secret'});
    await touch(1);
    expect(editor()).to.equal(null);
    await touch(2);
    expect(editor()).to.equal(null);
    await touch(2);
    expect(editor()?.getAttribute('aria-label')).to.match(/Title 2$/);
  });

  it('edits it by a double click, not by two clicks', async () => {
    render(<Sample />, {userName: 'Mirabel', token: 'secret'});
    await userEvent.click(scoreOf(1));
    await userEvent.click(scoreOf(1));
    expect(editor()).to.equal(null);
    await userEvent.dblClick(scoreOf(1));
    expect(editor()).to.not.equal(null);
  });
});
