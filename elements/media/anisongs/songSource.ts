import {readSongs, songsShape, type Songs} from '#domain/media/songs';
import {hours} from '#services/api/cache/lifetime';
import type {OutsideSource} from '#services/outside/outside';
import {text} from './messages';

/** The song database, whose answers are kept for a week. */
export const songSource: OutsideSource<Songs> = {
  site: text.site,
  lifetime: hours(7 * 24),
  shape: songsShape,
  read: readSongs,
};
