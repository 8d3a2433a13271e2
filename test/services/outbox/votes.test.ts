import {expect} from 'chai';

import {describeWrite} from '#services/outbox/kinds';
import {apiError} from '../../support/fetch';
import {useOutbox} from '../../support/writes';

describe('votes on recommendations in the outbox', () => {
  const {open, answers, asked} = useOutbox();
  const payload = {mediaId: 1, otherId: 2, rating: 'RATE_UP'} as const;

  it('sends the requested vote, without reading anything first', async () => {
    const sent: unknown[] = [];
    answers({SaveRecommendation: ({args}) => (sent.push(args), {__typename: 'Recommendation', id: 7})});
    const {writes, empty} = open();
    const {done} = writes.add('rateRecommendation', payload);
    expect(writes.pending('recommendation:1:2').map(describeWrite)).to.deep.equal(['Vote for a recommendation.']);
    expect(await done).to.equal(true);
    expect(sent).to.deep.equal([{mediaId: 1, mediaRecommendationId: 2, rating: 'RATE_UP'}]);
    expect(asked('SaveRecommendation')).to.equal(1);
    await empty();
  });

  it('are refused if AniList refuses them or answers without data', async () => {
    const {writes} = open();
    for (const answer of [() => apiError('No', 403), () => null]) {
      answers({SaveRecommendation: answer});
      const error: unknown = await writes.add('rateRecommendation', payload).done.catch((cause: unknown) => cause);
      expect(error).to.deep.include({kind: 'refused'});
    }
  });
});
