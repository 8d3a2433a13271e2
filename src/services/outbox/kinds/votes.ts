import * as v from 'valibot';

import {RateRecommendationDocument} from '../documents/votes.generated';
import {required, type WriteKind} from '../kind';
import {voteText} from '../messages';

const recommendationVote = v.object({
  /** The media item that was watched or read. */
  mediaId: v.number(),
  /** The media item that is recommended for it. */
  otherId: v.number(),
  rating: v.picklist(['RATE_UP', 'RATE_DOWN', 'NO_RATING']),
});

/** Votes for or against a recommendation, or removes the vote. The vote is absolute, so it may be sent twice. */
export const rateRecommendation: WriteKind<v.InferOutput<typeof recommendationVote>, boolean> = {
  schema: recommendationVote,
  resultShape: 'b',
  target: ({mediaId, otherId}) => `recommendation:${mediaId}:${otherId}`,
  describe: ({rating}) => voteText[rating],
  merge: (_earlier, later) => later,
  async send(call, payload) {
    required((await call.mutate(RateRecommendationDocument, payload)).SaveRecommendation);
    return true;
  },
};
