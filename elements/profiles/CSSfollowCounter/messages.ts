import {messages} from '#domain/text/messages';
import {formatNumber} from '#domain/text/format';

export const text = messages({
  name: 'Follower counts',
  summary: 'Shows how many users another user follows, and how many followers they have.',
  details:
    'Next to the filters on the social page of a profile. AniList counts only up to 5,000 users. If there are too many for it to return a number, 65536+ is shown; if it returns none for another reason, a dash with that reason.',
  tooMany: '65536+',
  noTotal: '–',
  unknown: (reason: string) => `Unknown. ${reason}`,
  more: (count: number) => `${formatNumber(count)}+`,
});
