import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Lists the openings and endings of an anime.',
  extendedDescription:
    'At the end of the overview, with the artists, the episodes, and a link to the video. Requests the songs from AnimeThemes, without your cookies, and keeps them for a week. Your script manager may ask you to allow this.',
  site: 'AnimeThemes',
  openings: 'Openings',
  endings: 'Endings',
  loading: 'Loading the songs…',
  none: 'AnimeThemes knows no openings or endings of this anime.',
  noOpenings: 'No openings',
  noEndings: 'No endings',
  untitled: 'Untitled',
  by: (artists: string) => ` by ${artists}`,
  episodes: (episodes: string) => ` (episodes ${episodes})`,
  video: (title: string) => `Watch the video of ${title}`,
});
