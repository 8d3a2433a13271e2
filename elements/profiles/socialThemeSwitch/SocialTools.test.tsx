import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import {expect} from 'chai';

import {openRelation} from '#host/pages/user/social';
import SocialTools from './SocialTools';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';
import {apiError, useApiFetch, type RequestedField} from '#test/support/fetch';
import {useStage} from '#test/support/page';

const cards = `<div class="user-social"><div class="filters"></div><div class="user-follow"><div class="wrap">${[
  'Anna',
  'Bert',
]
  .map(
    name =>
      `<div class="follow-card"><div class="avatar"><a class="name" href="/user/${name}/">${name}</a></div></div>`,
  )
  .join('')}</div></div></div>`;

/** An API with this many pages of users; Anna is on the last one. */
const people =
  (pages: number) =>
  ({name, args}: RequestedField, page: number) => {
    if (name === 'User') return {__typename: 'User', id: 7};
    if (name.endsWith('pageInfo')) return {__typename: 'PageInfo', hasNextPage: page < pages};
    return [
      {__typename: 'User', id: 100 + page, name: page === pages ? 'Anna' : `Other${page}`, avatar: null, ...args},
    ];
  };

describe('SocialTools', () => {
  const api = useApiFetch();
  const draw = useRender();
  const stage = useStage();
  useConsole();
  const remarks = () =>
    [...stage.node.querySelectorAll('.follow-card')].map(card => card.getAttribute('data-am-follow') ?? '');
  const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}));

  function shown(pages: number, kind: 'following' | 'followers' = 'following') {
    stage.show(cards);
    const answer = people(pages);
    let page = 0;
    api.answers(field => {
      if (field.name.endsWith('pageInfo')) page += 1;
      return answer(field, page);
    });
    return draw(<SocialTools userName="Mirabel" shown={kind} />);
  }

  it('sends no request before the check is started', async () => {
    const drawn = shown(1);
    await expectAccessible(drawn.container);
    expect(api.sent).to.deep.equal([]);
  });

  it('marks users who do not follow back, and counts them', async () => {
    const drawn = shown(1);
    press('Check follow-backs');
    await waitFor(() => expect(remarks()).to.deep.equal(['', 'Not following back']));
    await waitFor(() => expect(drawn.text()).to.contain('1 of 2 users shown not following back.'));
    await expectAccessible(drawn.container);
    drawn.unmount();
    expect(remarks()).to.deep.equal(['', '']);
  });

  it('marks the followers who are not followed back', async () => {
    const drawn = shown(1, 'followers');
    press('Check follow-backs');
    await waitFor(() => expect(remarks()).to.deep.equal(['', 'Not followed back']));
    await waitFor(() => expect(drawn.text()).to.contain('1 of 2 users shown not followed back.'));
  });

  it('reports that the check was stopped', async () => {
    const drawn = shown(12);
    api.fails(() => new Promise<Response>(() => undefined));
    press('Check follow-backs');
    fireEvent.click(await screen.findByRole('button', {name: 'Stop'}));
    await waitFor(() => expect(drawn.text()).to.contain('Stopped.'));
    await expectAccessible(drawn.container);
  });

  it('shows why the check did not finish if the API fails, and can start again', async () => {
    const drawn = shown(1);
    api.answers(() => apiError('No.', 403));
    press('Check follow-backs');
    await waitFor(() => expect(drawn.text()).to.match(/finished.* No\./));
    expect(screen.queryByRole('button', {name: 'Check follow-backs'})).not.to.equal(null);
    expect(remarks()).to.deep.equal(['', '']);
  });

  it('has no check while other users are shown in place of those of the site', () => {
    shown(1);
    act(() => openRelation.set('mutuals'));
    expect(screen.queryByRole('button', {name: 'Check follow-backs'})).to.equal(null);
    expect(screen.queryByRole('button', {name: 'List'})).not.to.equal(null);
    act(openRelation.reset);
    expect(screen.queryByRole('button', {name: 'Check follow-backs'})).not.to.equal(null);
  });

  it('shows cards or a list as chosen, and remembers the choice', () => {
    const drawn = shown(1);
    press('List');
    expect(drawn.services.settings.snapshot().socialListView).to.equal(true);
    expect(screen.getByRole('button', {name: 'List'}).getAttribute('aria-pressed')).to.equal('true');
    press('Cards');
    expect(screen.getByRole('button', {name: 'List'}).getAttribute('aria-pressed')).to.equal('false');
  });
});
