import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Keeps relative times up to date.',
  extendedDescription:
    'On all pages, times that Automail shows, such as "3 minutes ago", are updated every minute. Requests nothing from AniList. The site\'s own times are not changed.',
});
