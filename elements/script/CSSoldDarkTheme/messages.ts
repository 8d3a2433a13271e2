import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Old dark theme',
  summary: 'Brings back the colors that the dark theme had before 2019.',
  details: "Other themes don't change.",
});
