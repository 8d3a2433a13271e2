import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows the titles of anime and manga in the forum preview of the home page.',
  extendedDescription:
    "On the chips of threads, in place of Anime and Manga; long titles are shortened. Requests the titles of all threads in the preview together and keeps them for a day. If a title cannot be loaded, the site's own text stays.",
});
