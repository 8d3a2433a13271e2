import {lengthOf} from '../../format/media';
import type {Media} from '../../data/types';

/** "12 episodes", "2 hours, 5 mins" or "98 chapters", or an empty string when the length is unknown. */
export function lengthText(media: Media): string {
  const length = lengthOf(media);
  if (media.type === 'MANGA') return length ? `${length} chapters` : '';
  if (media.format === 'MOVIE' && media.duration)
    return `${Math.floor(media.duration / 60)} hours, ${media.duration % 60} mins`;
  return length ? `${length} episode${length > 1 ? 's' : ''}` : '';
}
