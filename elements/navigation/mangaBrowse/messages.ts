import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Browse opens manga',
  summary: 'Makes Browse lead to manga instead of anime.',
  details: 'Only the Browse link in the navigation changes, not the entries of its menu.',
});
