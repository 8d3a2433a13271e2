import {capital} from '../../format/text';
import type {Activity} from '../../data/socialTypes';

/** The words before the title, such as "Watched episode 5 of" or "Completed". */
export const statusText = ({status, progress}: Activity): string =>
  capital(status ?? '') + (progress ? ` ${progress} of` : '');

/** The class name for the type of an activity. */
export const kindOf = ({__typename, type}: Activity): string => {
  if (__typename === 'TextActivity') return 'activity-text';
  if (__typename === 'MessageActivity') return 'activity-message';
  return type === 'MANGA_LIST' ? 'activity-manga_list' : 'activity-anime_list';
};
