import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Live relative times',
  summary: 'Updates times such as "3 minutes ago" every minute.',
  details: "On all pages, for times that Automail shows. AniList's own times don't change.",
});
