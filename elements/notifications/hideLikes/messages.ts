import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Hides notifications of likes.',
  extendedDescription:
    "On the notifications page, in the grouped list and in the site's own list; a checkbox on that page does the same. Requests nothing from AniList. The number of unread notifications stays as the site counts it.",
});
