import {messages} from '#domain/text/messages';
import {formatNumber} from '#domain/text/format';

export const text = messages({
  title: 'Shows how many people a user follows, and how many followers they have.',
  extendedDescription:
    'On the social page of a profile, beside the filters. Requests the totals from AniList and keeps them for an hour. AniList counts up to 5,000 people; if it counts nothing, the total is 65536+.',
  failed: '65536+',
  failedDetails: 'AniList did not say how many.',
  more: (count: number) => `${formatNumber(count)}+`,
});
