import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Two-column feed',
  summary: 'Shows list activities side by side on the home page.',
  details: 'Statuses and messages stay as wide as the feed. If there is no room for two columns, the feed has one.',
});
