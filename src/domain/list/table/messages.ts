import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';

/** Names of the columns of the list table. */
export const columnNames = messages({
  cover: 'Cover',
  title: 'Title',
  secondTitle: 'Second title',
  status: 'Status',
  score: 'Score',
  progress: 'Progress',
  volumes: 'Volumes',
  started: 'Started',
  finished: 'Finished',
  repeats: 'Repeats',
  notes: 'Notes',
  lists: 'Custom lists',
  private: 'Private',
  hidden: 'Hidden',
  priority: 'Priority',
  format: 'Format',
  year: 'Year',
  season: 'Season',
  length: 'Length',
  genres: 'Genres',
  tags: 'Tags',
  studios: 'Studios',
  country: 'Country',
  source: 'Source',
  release: 'Release',
  average: 'Average',
  mean: 'Mean',
  popularity: 'Popularity',
  next: 'Next episode',
  behind: 'Behind',
  left: 'Left',
  added: 'Added',
  updated: 'Updated',
});

/** Names of what the rows are grouped by. */
export const groupNames = messages({
  status: 'Status',
  score: 'Score',
  format: 'Format',
  year: 'Year',
  list: 'Custom list',
});

/** Names of the smileys that scores can be. */
export const smileyNames = messages({smile: 'Smile', meh: 'Meh', frown: 'Frown'});

/** Names of groups. */
export const text = messages({
  noValue: 'Unknown',
  noScore: 'No score',
  noYear: 'No year',
  noList: 'No custom list',
  stars: (score: string) => `${score} ★`,
  scores: (from: number, to: number) => `${formatNumber(from)}–${formatNumber(to)}`,
});
