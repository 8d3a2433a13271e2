import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows the exact number of favourites on studio pages.',
  extendedDescription:
    'The site shortens numbers above 999, as in "1.2k". The number is kept for an hour; without an answer, the site\'s own number stays.',
});
