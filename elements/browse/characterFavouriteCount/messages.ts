import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows the exact number of favourites on character pages and in the character search.',
  extendedDescription:
    'The site shortens numbers above 999, as in "1.2k", and shows none in its search. Requests the numbers of all characters on a page together and keeps them for an hour; without an answer, the site\'s own number stays.',
});
