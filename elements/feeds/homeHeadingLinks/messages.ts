import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Linked home headings',
  summary: 'Turns the headings of recent reviews and recent threads on the home page into links.',
  details: "You can open them in a new tab or reach them by keyboard. Other headings don't change.",
});
