import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows dark menus in the dark theme.',
  extendedDescription:
    "On all pages, for the menus of the navigation and the site's drop-down lists. Requests nothing from AniList. Other themes are not changed.",
});
