import {screen, waitFor} from '@testing-library/react';
import {expect} from 'chai';

import RelatedStatus, {prepare} from './RelatedStatus';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';
import {useApiFetch} from '#test/support/fetch';
import {nextFrame} from '#test/support/wait';

const member = {userName: 'Mirabel', token: 'secret'};
const listed = (id: number, status: string | null) => ({
  __typename: 'Media',
  id,
  mediaListEntry: status === null ? null : {__typename: 'MediaList', id: 1000 + id, status},
});
const answer = (first: string | null = 'CURRENT') => ({
  __typename: 'Media',
  id: 1,
  relations: {
    __typename: 'MediaConnection',
    edges: [{__typename: 'MediaEdge', node: listed(2, first)}, null, {__typename: 'MediaEdge', node: null}],
  },
  recommendations: {
    __typename: 'RecommendationConnection',
    nodes: [
      null,
      {__typename: 'Recommendation', id: 7, mediaRecommendation: listed(3, 'COMPLETED')},
      {__typename: 'Recommendation', id: 8, mediaRecommendation: listed(4, null)},
      {__typename: 'Recommendation', id: 9, mediaRecommendation: listed(5, 'ABANDONED')},
    ],
  },
});

describe('RelatedStatus', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();
  const dot = (relatedId: number, relatedType: 'ANIME' | 'MANGA' = 'ANIME') => (
    <RelatedStatus mediaType="ANIME" mediaId={1} relatedId={relatedId} relatedType={relatedType} />
  );

  const table = [
    [2, 'ANIME', 'Watching'],
    [2, 'MANGA', 'Reading'],
    [3, 'ANIME', 'Completed'],
  ] as const;
  for (const [id, type, name] of table)
    it(`shows "${name}" for media ${id} (${type})`, async () => {
      api.answers(() => answer());
      const drawn = draw(dot(id, type), member);
      await screen.findByRole('img', {name});
      await expectAccessible(drawn.container);
    });

  it('requests the statuses of all cards in one query before they are mounted', async () => {
    api.answers(() => answer());
    const drawn = draw(<></>, member);
    for (let card = 0; card < 3; card += 1) prepare({mediaId: 1}, drawn.api);
    await waitFor(() => expect(api.sent).to.have.length(1));
    drawn.rerender(dot(2));
    await screen.findByRole('img', {name: 'Watching'});
    expect(api.sent).to.have.length(1);
  });

  const nothing = [
    [4, 'that is not on the list'],
    [5, 'with an unknown status'],
    [6, 'that the answer does not name'],
  ] as const;
  for (const [id, what] of nothing)
    it(`shows nothing for media ${what}`, async () => {
      api.answers(() => answer());
      const drawn = draw(dot(id), member);
      await waitFor(() => expect(api.sent.length).to.equal(1));
      await nextFrame();
      expect(drawn.container.childElementCount).to.equal(0);
    });

  it('requests all dots of a page together, and again after a change on the site', async () => {
    api.answers(() => answer());
    const drawn = draw(
      <>
        {dot(2)}
        {dot(3)}
      </>,
      member,
    );
    await screen.findByRole('img', {name: 'Watching'});
    expect(api.sent.length).to.equal(1);
    api.answers(() => answer('DROPPED'));
    drawn.services.bus.emit('listEntryChanged', {mediaId: undefined});
    await screen.findByRole('img', {name: 'Dropped'});
    expect(api.sent.length).to.equal(2);
  });

  it('shows nothing when the API does not answer', async () => {
    api.fails(() => new Response('', {status: 500}));
    const drawn = draw(dot(2), member);
    await waitFor(() => expect(api.sent.length).to.equal(1));
    await nextFrame();
    expect(drawn.container.childElementCount).to.equal(0);
  });
});
