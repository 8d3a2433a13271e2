import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Enlarges an activity in the home feed when you double-click it.',
  extendedDescription:
    'A second double-click restores its size. Double-clicks on links, buttons, text fields and videos do nothing special. Requests nothing from AniList.',
});
