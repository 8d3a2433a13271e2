import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Middle-click headings',
  summary: 'Opens headings on the home page in a new tab when you middle-click or Ctrl-click them.',
  details: "For headings that aren't real links. Plain clicks work as before.",
});
