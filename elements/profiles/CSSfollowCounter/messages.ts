import {messages} from '#domain/text/messages';
import {formatNumber} from '#domain/text/format';

export const text = messages({
  name: 'Follower counts',
  summary: 'Shows how many users another user follows, and how many followers they have.',
  details:
    'Next to the filters on the social page of a profile. AniList counts only up to 5,000 users; if it returns no number, 65536+ is shown.',
  failed: '65536+',
  failedDetails: "AniList didn't return a number.",
  more: (count: number) => `${formatNumber(count)}+`,
});
