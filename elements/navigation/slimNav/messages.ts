import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Slim navigation bar',
  summary: 'Makes the navigation bar slimmer.',
  details: 'In windows wider than 1040 pixels.',
});
