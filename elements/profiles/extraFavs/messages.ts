import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'More favorites',
  summary: 'Shows up to 100 favorites of each kind on profiles, where AniList stops at 25.',
  details:
    'A button below a full block of favorites on the overview of a profile loads 25 more. They keep the order of their owner.',
  showMore: 'Show more',
  showLess: 'Show less',
  none: 'There are no more favorites.',
  limit: 'Only the first 100 favorites are shown.',
  noun: 'more favorites',
  media: (name: string, year: number | undefined, format: string) =>
    `${name}${year || format ? ` (${[year, format].filter(Boolean).join(' ')})` : ''}`,
});

/** Names of the boxes with further favorites, by kind. */
export const boxNames = messages({
  anime: 'More favorite anime',
  manga: 'More favorite manga',
  characters: 'More favorite characters',
  staff: 'More favorite staff',
  studios: 'More favorite studios',
});
