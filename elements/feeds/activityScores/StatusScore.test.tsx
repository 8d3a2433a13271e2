import {waitFor} from '@testing-library/react';
import {expect} from 'chai';

import {enterProfile} from './profileOwner';
import StatusScore, {prepare} from './StatusScore';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';
import {apiError, useApiFetch} from '#test/support/fetch';
import {nextFrame} from '#test/support/wait';

const scored = (score: number | null, scoreFormat: string | null = 'POINT_10', repeat = 0) => [
  {
    __typename: 'MediaList',
    id: 10,
    score,
    repeat,
    user: {__typename: 'User', id: 5, mediaListOptions: {__typename: 'MediaListOptions', scoreFormat}},
  },
];

describe('StatusScore', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();
  const line = (mediaId = 1) => <StatusScore userName="Mirabel" mediaId={mediaId} />;
  /** Waits until `count` requests have been sent. */
  const answered = (count = 1) => waitFor(() => expect(api.sent.length).to.be.at.least(count));

  const formats = [
    [8, 'POINT_10', '8/10'],
    [80, 'POINT_100', '80/100'],
    [4, 'POINT_5', '4 ★'],
    [7, 'POINT_7_STARS', '7'],
    [7, null, '7'],
  ] as const;
  for (const [score, format, text] of formats)
    it(`shows ${score} in the owner's format ${format ?? '(unknown)'}`, async () => {
      api.answers(() => scored(score, format));
      const drawn = draw(line());
      expect(drawn.text()).to.equal('');
      await waitFor(() => expect(drawn.text()).to.equal(text));
      await expectAccessible(drawn.container);
      expect(api.sent[0]?.requestedFields).to.deep.equal([
        {name: 'Page.mediaList', args: {userName: 'Mirabel', mediaId: 1}},
      ]);
    });

  it('shows how often the media item was repeated', async () => {
    api.answers(() => scored(8, 'POINT_10', 2));
    const drawn = draw(line());
    expect((await drawn.findByTitle('Repeated 2 times')).textContent).to.equal(' ↻2');
  });

  const nothing: readonly [string, () => unknown][] = [
    ['the list entry has no score', () => scored(0)],
    ['the score is unknown', () => scored(null)],
    ['the media is not on the list', () => []],
    ['there is no list', () => null],
    ['the list is private', () => apiError('Private User', 404)],
    ['the member is gone', () => apiError('Not Found.', 404)],
  ];
  for (const [what, resolve] of nothing)
    it(`shows nothing when ${what}`, async () => {
      api.answers(resolve);
      const drawn = draw(line());
      await answered();
      await nextFrame();
      expect(drawn.text()).to.equal('');
    });

  it('shows nothing when the API did not answer', async () => {
    api.fails(() => new Response('', {status: 500}));
    const drawn = draw(line());
    await answered();
    await nextFrame();
    expect(drawn.text()).to.equal('');
  });

  it('shows nothing while the API is paused, and the score afterwards', async () => {
    api.answers(() => scored(8));
    const release = api.refusesOnce();
    const drawn = draw(line());
    await answered();
    await nextFrame();
    expect(drawn.text()).to.equal('');
    release();
    await waitFor(() => expect(drawn.text()).to.equal('8/10'));
  });

  it('requests all scores of a pass in one request', async () => {
    api.answers(() => scored(8));
    const drawn = draw(line());
    for (let mediaId = 1; mediaId <= 5; mediaId++) prepare({userName: 'Mirabel', mediaId}, drawn.api);
    await waitFor(() => expect(drawn.text()).to.equal('8/10'));
    expect(api.sent.map(({requestedFields}) => requestedFields.length)).to.deep.equal([5]);
  });

  it('requests a new score when its node is recycled for other media', async () => {
    api.answers(({args}) => scored(args.mediaId === 1 ? 8 : 5).map(entry => ({...entry, id: args.mediaId})));
    const drawn = draw(line(1));
    await waitFor(() => expect(drawn.text()).to.equal('8/10'));
    drawn.rerender(line(2));
    await waitFor(() => expect(drawn.text()).to.equal('5/10'));
  });

  it('requests the score again when the script is signed out', async () => {
    api.answers(() => scored(8));
    const drawn = draw(line(), {userName: 'Mirabel', token: 'secret'});
    await waitFor(() => expect(drawn.text()).to.equal('8/10'));
    api.answers(() => scored(9));
    drawn.services.session.signOut();
    await waitFor(() => expect(drawn.text()).to.equal('9/10'));
  });

  describe('on the profile of its owner', () => {
    const visit = new AbortController();
    before(() => enterProfile('Mirabel', visit.signal));
    after(() => visit.abort('over'));
    const entries = (...statuses: string[]) =>
      statuses.map((status, n) => ({...scored(8)[0], id: 10 + n, mediaId: 1 + n, status}));
    const media = () => api.sent.flatMap(({requestedFields}) => requestedFields.map(({args}) => args.mediaId));

    it('is read from the recent entries, which are one query for all lines', async () => {
      api.answers(() => entries('COMPLETED', 'DROPPED'));
      const drawn = draw(line(2));
      for (const mediaId of [1, 2]) prepare({userName: 'Mirabel', mediaId}, drawn.api);
      await waitFor(() => expect(drawn.text()).to.equal('8/10'));
      await nextFrame();
      expect(media()).to.deep.equal([undefined]);
    });

    for (const [what, status, mediaId] of [
      ['is not among the recent ones', 'COMPLETED', 2],
      ['was not completed yet when they were read', 'CURRENT', 1],
    ] as const)
      it(`has a query of its own if its entry ${what}`, async () => {
        api.answers(({args}) => (args.mediaId === undefined ? entries(status) : scored(5)));
        const drawn = draw(line(mediaId));
        prepare({userName: 'Mirabel', mediaId}, drawn.api);
        await waitFor(() => expect(drawn.text()).to.equal('5/10'));
        expect(media()).to.deep.equal([undefined, mediaId]);
      });

    it('is read by the name in the address, however that is spelled', async () => {
      const again = new AbortController();
      enterProfile('mirabel', again.signal);
      api.answers(() => entries('COMPLETED'));
      const drawn = draw(line());
      prepare({userName: 'Mirabel', mediaId: 1}, drawn.api);
      await waitFor(() => expect(drawn.text()).to.equal('8/10'));
      again.abort('over');
      enterProfile('Mirabel', visit.signal);
      expect(api.sent.map(({variables}) => variables.userName)).to.deep.equal(['mirabel']);
    });

    it('is still read from the recent ones after an earlier visit of the same profile has ended', async () => {
      const earlier = new AbortController();
      enterProfile('Mirabel', earlier.signal);
      enterProfile('Mirabel', visit.signal);
      earlier.abort('over');
      api.answers(() => entries('COMPLETED'));
      const drawn = draw(line());
      await waitFor(() => expect(drawn.text()).to.equal('8/10'));
      expect(media()).to.deep.equal([undefined]);
    });

    it('is not requested with the profile for lines of others', async () => {
      api.answers(() => scored(8));
      const drawn = draw(<StatusScore userName="Tobias" mediaId={1} />);
      prepare({userName: 'Tobias', mediaId: 1}, drawn.api);
      await waitFor(() => expect(drawn.text()).to.equal('8/10'));
      expect(media()).to.deep.equal([1]);
    });

    it('is not requested again while the site still shows the profile that is left', async () => {
      api.answers(() => entries('COMPLETED'));
      const drawn = draw(line());
      await waitFor(() => expect(drawn.text()).to.equal('8/10'));
      enterProfile('Tobias', visit.signal);
      drawn.rerender(line());
      await nextFrame();
      expect(drawn.text()).to.equal('8/10');
      expect(media()).to.deep.equal([undefined]);
    });
  });
});
