import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  title: 'Shows the score on MyAnimeList on the pages of anime and manga.',
  extendedDescription:
    'In the side bar, as a link to the page on MyAnimeList. Requests that page once for score, serialization and recommendations, without your cookies, and keeps what it reads for 12 hours. Your script manager may ask you to allow this.',
  label: 'MAL Score',
  none: 'No score yet',
  voters: (count: number) => plural(count, {one: 'From # member', other: 'From # members'}),
});
