import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Compact search grid',
  summary: 'Shows more anime and manga side by side in search results.',
  details: "Up to ten per row. The results and their order don't change.",
});
