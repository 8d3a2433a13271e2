import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'High-contrast dark theme',
  summary: 'Adds a dark theme with high contrast to the site themes.',
  details:
    'A fifth swatch in the footer chooses it. It is based on the dark theme. Choosing another swatch leaves it. Only this browser remembers the choice.',
  chosen: 'High-contrast dark theme chosen',
  swatch: 'High-contrast dark',
});
