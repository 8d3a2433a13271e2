import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Tidy page titles',
  summary: 'Removes years from page titles, and adds the names of tabs and forum categories.',
  details:
    'In the title of the browser tab. Titles of anime and manga lose their format and year; the tab or forum list that you see is added.',
});
