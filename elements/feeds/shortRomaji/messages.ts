import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Short titles',
  summary: 'Shortens the long titles of well-known anime and manga.',
  details:
    "On their pages, in the addresses of these pages, in links that show a title, and in Automail's own links and tables, from a built-in list of 2026-11. AniList's title stays elsewhere, such as in list previews and notifications. Your own title aliases take precedence. Only you see the short titles.",
});
