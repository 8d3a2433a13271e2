import {messages} from '#domain/text/messages';
import {formatNumber} from '#domain/text/format';
import {plural} from '#domain/text/plural';

export const text = messages({
  name: 'Quick feed filter',
  summary: 'Filters feeds by activity type and by words.',
  details:
    "Click the filter icon above the feed on the home page, on profiles and on the social tabs of anime and manga. It filters the activities that have loaded. While a filter is set, you can load more until enough activities match: Automail presses AniList's own button up to 20 times, and you can stop it.",
  loadUntil: 'Load until {number} results',
  load: 'Load',
  loading: 'Loading more activities',
  bar: 'Feed filter',
  kind: 'Activity type',
  words: 'Words in loaded activities',
  placeholder: 'Filter loaded activities',
  clear: 'Clear',
  matching: (matching: number, all: number) =>
    `${formatNumber(matching)} of ${formatNumber(all)} ${plural(matching, {one: 'matches', other: 'match'})}`,
  stopped: 'Stopped.',
  end: 'The feed has no more activities.',
  cap: (pages: number) => `Loaded ${formatNumber(pages)} pages. Press Load again for more.`,
});

/** Names of the kinds of activity. */
export const kindNames = messages({
  all: 'All activity',
  status: 'Statuses',
  message: 'Messages',
  anime: 'Anime list',
  manga: 'Manga list',
});
