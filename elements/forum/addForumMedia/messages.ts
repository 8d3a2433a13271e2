import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Adds a link back to the anime or manga above the threads about it.',
  extendedDescription:
    'On the lists of the forum that show only threads about one anime or manga. Requests its title from AniList and keeps it for a day. Other lists are not changed.',
  loading: 'Loading the title…',
  waiting: 'The link will appear when AniList accepts requests again.',
  failed: "We couldn't load the title.",
});
