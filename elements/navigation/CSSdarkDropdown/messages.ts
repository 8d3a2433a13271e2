import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Dark menus',
  summary: 'Shows dark menus in the dark theme.',
  details: "For the menus of the navigation and for drop-down lists. Other themes don't change.",
});
