import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Full-height posts',
  summary: 'Shows long statuses and messages in full instead of in a box that scrolls.',
  details: 'In all feeds and on the pages of activities.',
});
