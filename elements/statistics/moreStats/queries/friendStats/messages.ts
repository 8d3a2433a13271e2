import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Media statistics of friends',
  description:
    'What the people whom this user follows have watched and read. One request for every 50 people, 10 requests at most.',
  warning: 'Up to 10 requests, each for 50 people.',
  table: 'Statistics',
  user: 'User',
  anime: 'Anime',
  episodes: 'Episodes',
  days: 'Days',
  animeScore: 'Anime mean score',
  manga: 'Manga',
  chapters: 'Chapters',
  volumes: 'Volumes',
  mangaScore: 'Manga mean score',
  none: 'Nobody is followed.',
});
