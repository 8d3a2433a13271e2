import {fireEvent, screen, waitFor, within} from '@testing-library/react';
import {expect} from 'chai';

import Timelines from './Timelines';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';
import {nextFrame, waitUntil} from '#test/support/wait';
import {apiError, useApiFetch, type RequestedField} from '#test/support/fetch';

const member = {userName: 'Mirabel'};
const ids: Readonly<Record<string, number>> = {Mirabel: 5, Odo: 6, Nadja: 7};

const activity = (id: number, status: string, progress: string | null, replyCount = 0) => ({
  ...{__typename: 'ListActivity', id, createdAt: 1_700_000_000 + id, status, progress, replyCount},
});
const pages: Readonly<Record<number, readonly unknown[]>> = {
  5: [activity(1, 'watched episode', '1 - 2', 2), {__typename: 'TextActivity'}, activity(2, 'completed', null, 1)],
  6: [activity(3, 'dropped', '4')],
  7: [],
};

describe('Timelines', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();
  const hasMore = new Set<number>();
  beforeEach(() => hasMore.clear());
  const answers = ({name, args}: RequestedField) => {
    const {userId, name: userName} = args as {userId: number; name: string};
    if (name === 'User') return ids[userName] ? {__typename: 'User', id: ids[userName]} : apiError('Not Found.', 404);
    if (name === 'Page.pageInfo') return {__typename: 'PageInfo', hasNextPage: hasMore.delete(5)};
    return pages[userId];
  };
  const show = () => draw(<Timelines mediaType="ANIME" mediaId={7} />, member);
  const section = (name: string) => screen.findByRole('region', {name});
  const lookUp = (name: string) => {
    fireEvent.change(screen.getByRole('textbox', {name: "Another user's name"}), {target: {value: name}});
    fireEvent.click(screen.getByRole('button', {name: 'Show timeline'}));
  };

  it("shows the person's own activities with their replies, and leaves out unknown kinds", async () => {
    api.answers(answers);
    const drawn = show();
    const own = within(await section('Your activity timeline'));
    const rows = await own.findAllByRole('listitem');
    expect(rows.map(row => row.textContent)).to.deep.equal([
      'Nov 15, 2023Watched episode 1 - 22 replies',
      'Nov 15, 2023Completed1 reply',
    ]);
    expect(own.getByRole('link', {name: 'Completed'}).getAttribute('href')).to.equal('/activity/2');
    await expectAccessible(drawn.container);
  });

  it('loads more on request', async () => {
    hasMore.add(5);
    api.answers(answers);
    show();
    fireEvent.click(await screen.findByRole('button', {name: 'Load more activities'}));
    await waitFor(() => expect(screen.getAllByRole('list').length).to.equal(2));
    expect(screen.queryByRole('button', {name: 'Load more activities'})).to.equal(null);
  });

  it('shows the timeline of another user next to that of the signed-in user', async () => {
    api.answers(answers);
    const drawn = show();
    lookUp(' Odo ');
    const other = within(await section('Activity timeline of Odo'));
    expect((await other.findByRole('listitem')).textContent).to.equal('Nov 15, 2023Dropped 4');
    expect(other.getByRole('link', {name: 'Activity timeline of Odo'}).getAttribute('href')).to.equal('/user/Odo/');
    lookUp('Nadja');
    expect(await screen.findByText(/^Nadja has no/)).to.not.equal(null);
    await expectAccessible(drawn.container);
  });

  it('shows the timeline of the last look-up, whichever answer comes first', async () => {
    let release: (value: undefined) => void = () => undefined;
    let isFirst = true;
    api.answers(field => {
      const {id} = field.args as {id?: number};
      return field.name === 'User' && id === 6 ? {__typename: 'User', id, name: 'Odo'} : answers(field);
    });
    api.fails(() => {
      if (!isFirst) return undefined;
      isFirst = false;
      return new Promise<undefined>(resolve => (release = resolve));
    });
    draw(<Timelines mediaType="ANIME" mediaId={7} />);
    lookUp('6');
    lookUp('Nadja');
    expect(await screen.findByText(/^Nadja has no/)).to.not.equal(null);
    release(undefined);
    await waitUntil(() => api.sent.some(({variables}) => Object.values(variables).includes(6)));
    await nextFrame();
    expect(screen.getByText(/^Nadja has no/)).to.not.equal(null);
  });

  it('begins anew for another media item', async () => {
    api.answers(answers);
    const {rerender} = show();
    lookUp('Odo');
    await section('Activity timeline of Odo');
    rerender(<Timelines mediaType="ANIME" mediaId={8} />);
    expect(screen.queryByRole('region', {name: 'Activity timeline of Odo'})).to.equal(null);
    await section('Your activity timeline');
    await waitFor(() => expect(api.sent.some(({variables}) => Object.values(variables).includes(8))).to.equal(true));
  });

  it('shows "User not found" for an unknown name', async () => {
    api.answers(answers);
    const drawn = show();
    lookUp('Nobody');
    expect(await screen.findByText('User not found')).to.not.equal(null);
    await expectAccessible(drawn.container);
  });

  it('shows why there is no timeline, and still offers the field', async () => {
    api.fails(() => new Response('', {status: 500}));
    show();
    expect((await screen.findByRole('alert')).textContent).to.match(/^We couldn't load the timeline\. /);
    expect(screen.getByRole('textbox', {name: "Another user's name"})).to.not.equal(null);
  });

  it('shows guests only the field, and requests nothing', async () => {
    api.answers(answers);
    draw(<Timelines mediaType="ANIME" mediaId={7} />);
    expect(screen.getByRole('textbox', {name: "Another user's name"})).to.not.equal(null);
    expect(screen.queryByRole('region')).to.equal(null);
    expect(api.sent.length).to.equal(0);
  });
});
