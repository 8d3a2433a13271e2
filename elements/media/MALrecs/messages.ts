import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  title: 'Shows up to five recommendations from MyAnimeList on the pages of anime and manga.',
  extendedDescription:
    'At the end of the overview. Requests the page on MyAnimeList once for score, serialization and recommendations, without your cookies, and keeps what it reads for 12 hours; AniList is asked once for the covers. Your script manager may ask you to allow this.',
  heading: 'MyAnimeList Recommendations',
  loading: 'Loading the recommendations…',
  none: 'MyAnimeList has no recommendations for this yet.',
  votes: (count: number) => plural(count, {one: '# recommendation', other: '# recommendations'}),
  elsewhere: 'On MyAnimeList only',
});
