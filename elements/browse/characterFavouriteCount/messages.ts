import {messages} from '#domain/text/messages';

export const text = messages({
  title:
    'Shows exact numbers of favourites and voice actors of all languages on character pages, and favourites in the character search.',
  extendedDescription:
    'The site shortens numbers above 999, as in "1.2k", and shows none in its search. Requests the numbers of all characters on a page together and keeps them for an hour; without an answer, the site\'s own number stays. On character pages, the list of roles has a choice of the language of the voice actors and can be sorted; the roles are requested from AniList and kept for an hour. If the site has a choice of languages itself, Automail leaves the list to the site.',
  language: 'Language of the voice actors',
});
