import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Previous and next year',
  summary: 'Adds buttons for the previous and next year to the filters of lists and of the search.',
  details:
    'Next to the year slider on lists, and next to the year filter in the search once a year is chosen. If no year is chosen on a list, the first step goes to the nearest end.',
  year: 'Year',
  previous: 'Previous year',
  next: 'Next year',
});
