import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Openings and endings',
  summary: 'Lists the openings and endings of an anime.',
  details:
    "At the end of the overview, with artists, episodes and links to the videos. Your cookies aren't sent to AnimeThemes, and its answer is kept for a week. Your script manager may ask for your permission.",
  site: 'AnimeThemes',
  openings: 'Openings',
  endings: 'Endings',
  noun: 'the songs',
  none: 'AnimeThemes has no openings or endings for this anime.',
  noOpenings: 'No openings',
  noEndings: 'No endings',
  untitled: 'Untitled',
  by: (artists: string) => ` by ${artists}`,
  episodes: (episodes: string) => ` (episodes ${episodes})`,
  video: (title: string) => `Watch ${title}`,
});
