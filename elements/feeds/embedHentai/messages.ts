import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows cards for links to age-restricted anime and manga.',
  extendedDescription:
    'On the home page, profiles, activity pages and forum threads, where the site leaves these cards empty. Requests the anime and manga of all empty cards together and keeps them for a day. In safe-for-work mode the cards have no pictures.',
  untitled: (id: number) => `No. ${id}`,
  waiting: 'The card will appear when AniList accepts requests again.',
  failed: (reason: string) => `We couldn't load the card. ${reason}`,
});
