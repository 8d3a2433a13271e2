import {messages} from '#domain/text/messages';

/** Texts about changes that are sent to AniList. */
export const text = messages({
  signedOut: "You aren't signed in to Automail.",
  wrongAccount: 'Automail and AniList are signed in to different accounts. Sign out of Automail in the settings.',
  notStored: "This browser can't store your changes. Changes that are waiting are lost when you close the page.",
  notChanged: "The browser's storage isn't answering, so the waiting change is unchanged. Try again.",
  discarded: 'The change was discarded.',
  gone: 'AniList no longer has this. It was removed or merged with something else.',
  unreadable: "We couldn't read the stored change.",
  otherVersion: 'A change made by another version of Automail.',
  // Sentences that describe a change. If a name is unknown, the kind of thing replaces it.
  deleteActivity: 'Delete your activity.',
  post: (words: string) => `Post “${words}”.`,
  edit: (words: string) => `Change your activity to “${words}”.`,
  message: (words: string, recipient: string) => `Send “${words}” to ${recipient}.`,
  reply: (words: string) => `Reply “${words}”.`,
  someone: 'another user',
  activitiesOff: 'Turn your list activities off while many entries are changed.',
  activitiesRestored: 'Turn your list activities on again.',
  createLists: (names: string) => `Create the custom lists ${names}.`,
  listsNotCreated: 'AniList created only some of them. Create the rest in Settings > Lists.',
  profile: 'Change the style of your profile.',
  profileTooLong: 'Your about text would be too long for AniList.',
  page: 'a page',
  addFavourite: (name: string) => `Add ${name} to your favorites.`,
  removeFavourite: (name: string) => `Remove ${name} from your favorites.`,
});

/** Likes, by what is liked. */
export const likeText = messages({
  ACTIVITY: 'Like an activity.',
  ACTIVITY_REPLY: 'Like a reply.',
  THREAD: 'Like a thread.',
});

/** Removed likes, by what was liked. */
export const unlikeText = messages({
  ACTIVITY: 'Unlike an activity.',
  ACTIVITY_REPLY: 'Unlike a reply.',
  THREAD: 'Unlike a thread.',
});

/** Votes on recommendations. */
export const voteText = messages({
  RATE_UP: 'Vote for a recommendation.',
  RATE_DOWN: 'Vote against a recommendation.',
  NO_RATING: 'Remove your vote on a recommendation.',
});
