import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Media statistics of friends',
  description: 'What the users this user follows have watched and read. One request per 50 users, 10 requests at most.',
  warning: 'Up to 10 requests, each for 50 users.',
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
  none: 'This user follows no one.',
});
