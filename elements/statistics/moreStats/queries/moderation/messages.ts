import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Moderation helper',
  description:
    'Looks through the latest posts of everybody for what a moderator may want to see. One request for every 50 posts.',
  danger:
    'What is listed may be harmless. Do not interact with these posts more than you have to; report what breaks the rules, and say nothing in public.',
  activities: 'Activities',
  messages: 'Messages',
  forum: 'Forum',
  reviews: 'Reviews',
  table: 'Unusual posts',
  user: 'User',
  post: 'Post',
  reasons: 'Reasons',
  none: 'Inspection completed. Nothing unusual found.',
});

/** What each check looks for. */
export const checkTitles = messages({
  linkOnly: 'Link-only',
  badWords: 'Bad words',
  piracy: 'Piracy links',
  highActivity: 'High activity',
  weirdMarkup: 'Weird markup',
});
