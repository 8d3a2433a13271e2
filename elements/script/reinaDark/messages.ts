import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'High-contrast dark theme',
  summary: 'Adds a dark theme with high contrast to the site themes.',
  details:
    'Choose it with the fifth swatch in the footer, and leave it by choosing another one. It is based on the dark theme. Only this browser remembers the choice.',
  chosen: 'High-contrast dark theme chosen',
  swatch: 'High-contrast dark',
});
