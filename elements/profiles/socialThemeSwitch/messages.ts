import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  name: 'Follower list or cards',
  summary: 'Shows the users on social pages as a list or as cards, and checks who follows back.',
  details:
    "Below the filters on the social page of a profile, for Following and Followers. The check loads up to 12 pages of 50 users when you start it, and more only if you ask for them. It doesn't follow or unfollow users.",
  view: 'View',
  list: 'List',
  cards: 'Cards',
  check: 'Check follow-backs',
  checkAgain: 'Check again',
  checkMore: 'Check the next 600',
  progress: 'Checking',
  stopped: 'Stopped.',
  failed: (reason: string) => `The check wasn't finished. ${reason}`,
  partial: (count: number) =>
    plural(count, {
      one: 'Only # user checked so far, so results may change.',
      other: 'Only # users checked so far, so results may change.',
    }),
  someFollowing: (count: number, all: number) =>
    `${formatNumber(count)} of ${plural(all, {one: '# user shown', other: '# users shown'})} not following back.`,
  someFollowers: (count: number, all: number) =>
    `${formatNumber(count)} of ${plural(all, {one: '# user shown', other: '# users shown'})} not followed back.`,
  notFollowing: 'Not following back',
  notFollowed: 'Not followed back',
  notFound: 'Not found yet',
});
