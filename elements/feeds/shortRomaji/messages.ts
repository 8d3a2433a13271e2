import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Short titles',
  summary: 'Shortens the long titles of well-known anime and manga.',
  details:
    'On their pages, in addresses, in links and in what Automail shows, from a built-in list. Your own title aliases take precedence. Only you see the short titles.',
  outOfDate: (month: string) => `The list of short titles dates from ${month}. Newer anime and manga are missing.`,
});
