import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows the kinds of activity in the home feed as a row instead of a menu.',
  extendedDescription:
    'The menu above the home feed becomes a row that is always visible. Requests nothing from AniList and changes only how the menu looks. Off in mobile mode.',
});
