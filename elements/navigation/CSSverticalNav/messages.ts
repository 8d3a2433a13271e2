import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Vertical navigation',
  summary: 'Shows the navigation as a column at the side of the page.',
  details: 'In windows wider than 1040 pixels.',
});
