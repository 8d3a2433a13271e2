import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';

/** Texts of tables about groups of list entries. */
export const text = messages({
  tag: 'Tag',
  genre: 'Genre',
  person: 'Name',
  studio: 'Studio',
  count: 'Count',
  mean: 'Mean score',
  weighted: 'Weighted score',
  hours: 'Hours watched',
  chapters: 'Chapters read',
  volumes: 'Volumes read',
  hoursLeft: 'Hours to complete',
  chaptersLeft: 'Chapters to complete',
  media: 'Title',
  status: 'Status',
  score: 'Score',
  episodesDone: 'Episodes',
  chaptersDone: 'Chapters',
  none: 'Nothing to show.',
  statuses: 'Show only this status',
  mediaOf: (name: string) => `Titles: ${name}`,
  rounded: (value: number) => formatNumber(Math.round(value * 10) / 10),
});
