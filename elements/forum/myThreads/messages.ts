import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'My threads link',
  summary: 'Adds a forum link to your own threads.',
  details: "It's next to the forum's lists and categories, and opens the threads on your social page.",
  link: 'My threads',
});
