import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  name: 'Mutual followers',
  summary: 'Shows which users follow each other on social pages, and which ones you have in common.',
  details:
    "Tabs below the filters on the social page of a profile: Mutuals, Following only and Followers only, and on other users' profiles Shared following and Shared followers while you're signed in. A tab compares two lists of users once you open it, and asks first if they have more than 5,000 users. AniList returns at most 5,000 users of each list. The lists are kept for an hour.",
  tabs: 'Compare follows',
  counting: 'Counting users…',
  countFailed: (reason: string) => `The users couldn't be counted. ${reason}`,
  unavailable: "These users aren't available. The profile may be private.",
  loading: 'Loading users',
  large: (count: number) => `This compares ${formatNumber(count)} users and may take a few minutes.`,
  tooLarge: 'This compares more than 5,000 users and may take a few minutes.',
  load: 'Load users',
  stopped: 'Stopped. These results are incomplete.',
  resume: 'Resume',
  failed: (reason: string) => `Not all users could be loaded. ${reason}`,
  retry: 'Try again',
  cut: 'AniList returns only the first 5,000 users of a list, so these results may be wrong for other users.',
  users: (count: number) => plural(count, {one: '# user', other: '# users'}),
});

/** Names of the tabs. */
export const tabNames = messages({
  mutuals: 'Mutuals',
  followingOnly: 'Following only',
  followersOnly: 'Followers only',
  sharedFollowing: 'Shared following',
  sharedFollowers: 'Shared followers',
});

/** Texts for a relation without users, by relation. */
export const none = messages({
  mutuals: (name: string) => `${name} isn't followed back by any user they follow.`,
  followingOnly: (name: string) => `${name} is followed back by every user they follow.`,
  followersOnly: (name: string) => `${name} follows all of their followers.`,
  sharedFollowing: (name: string) => `You and ${name} don't follow any of the same users.`,
  sharedFollowers: (name: string) => `You and ${name} don't share any followers.`,
});

/** Texts for an empty list: that of the profile's owner, or that of the signed-in user. */
export const emptyLists = messages({
  following: (name: string) => `${name} isn't following anyone.`,
  followers: (name: string) => `${name} has no followers.`,
  ownFollowing: "You aren't following anyone.",
  ownFollowers: 'You have no followers.',
});
