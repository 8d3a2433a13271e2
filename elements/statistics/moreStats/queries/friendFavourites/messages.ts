import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Most popular favorites of friends',
  description:
    'The most common favorites of the users this user follows, and who shares the most favorites with this user. One request per 50 users, 10 requests at most, and one more. AniList returns only the first 25 favorites of each kind.',
  warning: 'Up to 11 requests, most of them for 50 users.',
  similar: 'Similar favorites',
  user: 'User',
  shared: 'Shared favorites',
  favourite: 'Favorite',
  fans: 'Users',
  none: 'None found.',
});

/** The kinds of favourites, each a table. */
export const kindTitles = messages({
  anime: 'Anime',
  manga: 'Manga',
  characters: 'Characters',
  staff: 'Staff',
  studios: 'Studios',
});
