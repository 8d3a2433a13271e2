import {waitFor} from '@testing-library/react';
import {expect} from 'chai';

import {Confidence} from '#kits/reviewRating/Confidence';
import {prepare} from '#kits/reviewRating/useReviewRating';
import {useConsole} from '../../support/console';
import {expectAccessible, useRender} from '../../support/draw';
import {apiError, useApiFetch} from '../../support/fetch';
import {useStage} from '../../support/page';
import {nextFrame} from '../../support/wait';

const rated = (rating: number | null, ratingAmount: number | null) => ({
  __typename: 'Review',
  id: 1,
  rating,
  ratingAmount,
});
const mark = 'data-am-low-rated';

describe('Confidence', () => {
  const api = useApiFetch();
  const draw = useRender();
  const stage = useStage();
  useConsole();
  const answered = () => waitFor(() => expect(api.sent.length).to.be.at.least(1));

  it('shows the lower bound in percent, in words for screen readers', async () => {
    api.answers(() => rated(9, 10));
    const drawn = draw(<Confidence reviewId={1} />);
    expect(drawn.text()).to.equal('');
    await waitFor(() => expect(drawn.text()).to.equal('~60Liked by at least 60%. Votes: '));
    await expectAccessible(drawn.container);
  });

  const hues = [
    [0, 20, '0'],
    [9, 10, '72'],
    [500, 500, '118.8'],
  ] as const;
  for (const [positive, total, hue] of hues)
    it(`has the hue ${hue} for ${positive} of ${total} votes`, async () => {
      api.answers(() => rated(positive, total));
      const drawn = draw(<Confidence reviewId={1} />);
      await waitFor(() => expect(drawn.text()).to.contain('~'));
      const number = drawn.container.querySelector<HTMLElement>('.ui-hue');
      expect(number?.style.getPropertyValue('--ui-hue')).to.equal(hue);
    });

  const dimmed = [
    [1, 10, true],
    [2, 10, false],
    [0, 0, true],
    [null, null, true],
  ] as const;
  for (const [positive, total, isDimmed] of dimmed)
    it(`${isDimmed ? 'dims' : 'does not dim'} the card of a review with ${positive} of ${total} votes, until it is removed`, async () => {
      api.answers(() => rated(positive, total));
      stage.show('<div class="review-card"><a class="content" href="/review/1"><div class="votes"></div></a></div>');
      const card = stage.node.querySelector('.review-card');
      const element = stage.node.querySelector<HTMLElement>('.votes') ?? document.body;
      const drawn = draw(<Confidence reviewId={1} />, {}, element);
      await waitFor(() => expect(drawn.text()).to.contain('~'));
      expect(card?.hasAttribute(mark)).to.equal(isDimmed);
      drawn.unmount();
      expect(card?.hasAttribute(mark)).to.equal(false);
    });

  it('shows nothing if there is no answer, or for a deleted review', async () => {
    api.fails(() => new Response('', {status: 500}));
    const drawn = draw(<Confidence reviewId={1} />);
    await answered();
    await nextFrame();
    expect(drawn.text()).to.equal('');
    drawn.unmount();
    api.fails(undefined);
    api.answers(() => apiError('Not Found', 404));
    const gone = draw(<Confidence reviewId={2} />);
    await waitFor(() => expect(api.sent.length).to.equal(2));
    await nextFrame();
    expect(gone.text()).to.equal('');
  });

  it('requests all reviews of a pass together, and nothing more from the components', async () => {
    api.answers(({args}) => ({...rated(9, 10), id: args.id}));
    const drawn = draw(<p />);
    for (const reviewId of [1, 2, 3]) prepare({reviewId}, drawn.api);
    await waitFor(() => expect(api.sent.flatMap(({requestedFields}) => requestedFields).length).to.equal(3));
    expect(api.sent.length).to.equal(1);
  });
});
