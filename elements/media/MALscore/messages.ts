import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  name: 'MyAnimeList score',
  summary: 'Shows the MyAnimeList score on anime and manga pages.',
  details:
    "In the sidebar, as a link to the page on MyAnimeList. Your cookies aren't sent to MyAnimeList, and its answer is kept for 12 hours. Your script manager may ask for your permission.",
  label: 'MAL Score',
  none: 'No score yet',
  voters: (count: number) => plural(count, {one: 'From # member', other: 'From # members'}),
});
