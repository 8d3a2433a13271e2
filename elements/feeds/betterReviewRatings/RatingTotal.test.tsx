import {waitFor} from '@testing-library/react';
import {expect} from 'chai';

import RatingTotal from './RatingTotal';
import {expectAccessible, useRender} from '#test/support/draw';
import {apiError, useApiFetch} from '#test/support/fetch';
import {nextFrame} from '#test/support/wait';

describe('RatingTotal', () => {
  const api = useApiFetch();
  const draw = useRender();

  it('shows the number of ratings, in words for screen readers', async () => {
    api.answers(() => ({__typename: 'Review', id: 1, rating: 5, ratingAmount: 9}));
    const drawn = draw(<RatingTotal reviewId={1} />);
    expect(drawn.text()).to.equal('');
    await waitFor(() => expect(drawn.text()).to.equal('/9 of 9 ratings'));
    await expectAccessible(drawn.container);
  });

  it('shows nothing if there is no answer, or for a deleted review', async () => {
    api.fails(() => new Response('', {status: 500}));
    const drawn = draw(<RatingTotal reviewId={1} />);
    await waitFor(() => expect(api.sent.length).to.equal(1));
    await nextFrame();
    expect(drawn.text()).to.equal('');
    drawn.unmount();
    api.fails(undefined);
    api.answers(() => apiError('Not Found', 404));
    const gone = draw(<RatingTotal reviewId={2} />);
    await waitFor(() => expect(api.sent.length).to.equal(2));
    await nextFrame();
    expect(gone.text()).to.equal('');
  });
});
