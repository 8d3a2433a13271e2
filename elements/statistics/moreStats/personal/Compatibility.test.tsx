import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect} from 'chai';

import type {MediaLists} from '#services/lists/ownList';
import {useRender} from '#test/support/draw';
import {apiError, useApiFetch} from '#test/support/fetch';
import {Compatibility} from './Compatibility';

const list: MediaLists = {
  type: 'ANIME',
  scoreFormat: 'POINT_100',
  hasAdvancedScoring: false,
  entries: new Map(),
  lists: [],
  at: 1,
};

describe('Compatibility', () => {
  const api = useApiFetch();
  const draw = useRender();

  it('requests the list of the signed-in user only when it is asked for', async () => {
    api.fails(() => apiError('Not today.', 400));
    const shown = {ownName: 'Mirabel', userName: 'Tobias', listType: 'ANIME'} as const;
    const {rerender} = draw(<Compatibility {...shown} list={undefined} />, {userName: 'Mirabel', token: 'secret'});
    const button = () => screen.getByRole('button', {name: 'Compatibility'});
    await userEvent.click(button());
    expect([button().ariaDisabled, button().ariaPressed, api.sent.length]).to.deep.equal(['true', 'false', 0]);
    rerender(<Compatibility {...shown} list={list} />);
    expect([button().ariaPressed, screen.queryByRole('status'), api.sent.length]).to.deep.equal(['false', null, 0]);
    await userEvent.click(button());
    expect(button().ariaPressed).to.equal('true');
    await screen.findByRole('alert');
    expect(api.sent.length).to.be.greaterThan(0);
  });
});
