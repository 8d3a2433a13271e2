import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Search dropped text',
  summary: 'Searches for text that you drag from a page and drop on the navigation bar.',
  details: "Opens AniList's quick search with the text. Texts of 1,000 characters or more are ignored.",
});
