import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Expand lists in place',
  summary: 'Keeps your lists in progress in the right column when you expand them.',
  details: 'On the home page, in windows wider than 1040 pixels.',
});
