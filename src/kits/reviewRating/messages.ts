import {formatPercent} from '#domain/text/format';
import {messages} from '#domain/text/messages';

/** Texts about the confidence of reviews. */
export const text = messages({
  explained: (percent: number) =>
    `Judging by the votes, at least ${formatPercent(percent)} of readers like this review.`,
  inWords: (percent: number) => `Liked by at least ${formatPercent(percent)}. Votes: `,
});
