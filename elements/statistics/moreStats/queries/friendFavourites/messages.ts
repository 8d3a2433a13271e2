import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Most popular favourites of friends',
  description:
    'The favourites that most of the people have whom this user follows, and who of them shares most favourites with this user. One request for every 50 people, 10 requests at most, and one more. AniList tells the first 25 favourites of each kind.',
  warning: 'Up to 11 requests, most of them for 50 people.',
  similar: 'Similar favourites',
  user: 'User',
  shared: 'Shared favourites',
  favourite: 'Favourite',
  fans: 'People',
  none: 'There are none.',
});

/** The kinds of favourites, each a table. */
export const kindTitles = messages({
  anime: 'Anime',
  manga: 'Manga',
  characters: 'Characters',
  staff: 'Staff',
  studios: 'Studios',
});
