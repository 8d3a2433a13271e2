import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shortens the long titles of well-known anime and manga.',
  extendedDescription:
    'On their pages, in addresses, in links and in what Automail itself shows. Uses a built-in list of titles; your own title aliases come first. Requests nothing from AniList, and only you see the short titles.',
  outOfDate: (month: string) => `The list of short titles dates from ${month}. Newer anime and manga are missing.`,
});
