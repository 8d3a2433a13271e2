import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Cards for adult titles',
  summary: 'Shows cards for links to age-restricted anime and manga.',
  details:
    'On the home page, on profiles, on activity pages and in forum threads, where AniList leaves these cards empty. In safe-for-work mode the cards have no images.',
  untitled: (id: number) => `No. ${id}`,
  noun: 'the card',
});
