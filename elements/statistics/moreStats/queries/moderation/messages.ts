import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Moderation helper',
  description: 'Searches the latest posts on AniList for what a moderator may want to see. One request per 50 posts.',
  danger:
    "Listed posts may be harmless. Report posts that break the rules; don't reply to them or discuss them in public.",
  activities: 'Activities',
  messages: 'Messages',
  forum: 'Forum',
  reviews: 'Reviews',
  table: 'Unusual posts',
  user: 'User',
  post: 'Post',
  reasons: 'Reasons',
  noSource: 'Select at least one source: activities, messages, forum or reviews.',
  noCheck: 'Select at least one check.',
  none: 'Inspection completed. Nothing unusual found.',
});

/** Names of the checks. */
export const checkTitles = messages({
  linkOnly: 'Link-only',
  badWords: 'Bad words',
  piracy: 'Piracy links',
  highActivity: 'High activity',
  weirdMarkup: 'Weird markup',
});
