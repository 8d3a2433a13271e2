import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Adds buttons for the previous and the next year to the filters of lists and of the search.',
  extendedDescription:
    'At the slider for years on lists, and at the filter for years in the search once a year is chosen there. On lists without a year, the first step goes to the nearest end. Automail itself requests nothing from AniList.',
  year: 'Year',
  previous: 'Previous year',
  next: 'Next year',
});
