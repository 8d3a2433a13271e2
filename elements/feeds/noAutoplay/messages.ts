import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'No autoplay',
  summary: 'Stops videos from playing by themselves.',
  details: "On all pages; you can still start them. Embedded players, such as YouTube, aren't affected.",
});
