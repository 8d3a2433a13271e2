import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Searches for text that you drag from a page and drop on the navigation bar.',
  extendedDescription:
    "Opens the site's quick search with the text, on all pages. Automail itself requests nothing. Texts of 1,000 characters or more are ignored.",
});
