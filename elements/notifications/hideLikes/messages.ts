import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Hide like notifications',
  summary: 'Hides notifications about likes.',
  details:
    "On the notifications page, in the grouped list and in AniList's own list; a checkbox on that page does the same. AniList still counts them as unread.",
});
