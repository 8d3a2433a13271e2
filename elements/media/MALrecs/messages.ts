import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  name: 'MyAnimeList recommendations',
  summary: 'Shows up to five recommendations from MyAnimeList on anime and manga pages.',
  details:
    "At the end of the overview. Your cookies aren't sent to MyAnimeList, and its answer is kept for 12 hours. Your script manager may ask for your permission.",
  heading: 'MyAnimeList Recommendations',
  noun: 'the recommendations',
  none: 'MyAnimeList has no recommendations for this yet.',
  votes: (count: number) => plural(count, {one: '# recommendation', other: '# recommendations'}),
  elsewhere: 'On MyAnimeList only',
});
