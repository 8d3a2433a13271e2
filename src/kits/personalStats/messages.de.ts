import {formatNumber} from '#domain/text/format';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  tag: 'Tag',
  genre: 'Genre',
  person: 'Name',
  studio: 'Studio',
  count: 'Anzahl',
  mean: 'Mittelwert',
  weighted: 'Gewichtete Wertung',
  hours: 'Stunden geschaut',
  chapters: 'Kapitel gelesen',
  volumes: 'Bände gelesen',
  hoursLeft: 'Stunden übrig',
  chaptersLeft: 'Kapitel übrig',
  media: 'Titel',
  status: 'Status',
  score: 'Wertung',
  episodesDone: 'Folgen',
  chaptersDone: 'Kapitel',
  none: 'Es gibt nichts anzuzeigen.',
  statuses: 'Nur diesen Status anzeigen',
  mediaOf: name => `Titel: ${name}`,
  rounded: value => formatNumber(Math.round(value * 10) / 10),
};
