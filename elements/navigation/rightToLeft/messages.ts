import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Right-to-left layout',
  summary: 'Shows the site from right to left.',
  details: 'Code and addresses stay left to right. Nothing is translated.',
});
