import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Links auf schmalen Bildschirmen',
  summary: 'Zeigt externe Links und Streaming-Links auch auf schmalen Bildschirmen.',
  details: 'Auf Titelseiten, in Fenstern bis zu einer Breite von 760 Pixeln, in denen AniList diese Links ausblendet.',
};
