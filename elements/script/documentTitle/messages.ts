import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Tidies page titles: no years, and the names of tabs and forum categories.',
  extendedDescription:
    'On all pages, in the title of the browser tab. Titles of anime and manga lose their format and year, and the tab or forum list that you see is added. Requests nothing from AniList and does not change the page itself.',
});
