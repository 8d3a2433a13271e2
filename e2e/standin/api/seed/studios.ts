import type {Studio, Tag} from '../store/rows';
import {hash} from '../random';
import {studioNames} from './studioNames';
import {tagNames} from './tagNames';

/** Parses all studios. */
export function makeStudios(): Studio[] {
  return studioNames
    .trim()
    .split('\n')
    .map(line => {
      const [id = '0', name = ''] = line.split('|');
      const isAnimationStudio = !name.endsWith('*');
      return {
        id: Number(id),
        name: name.replace('*', ''),
        isAnimationStudio,
        favourites: isAnimationStudio ? hash(Number(id), 5) % 40_000 : 0,
      };
    });
}

/** The ids of the studios to choose from for generated media. */
export const studioIds: readonly number[] = makeStudios().map(studio => studio.id);

/** Parses all tags with their categories. See tagNames for the markers * and !. */
export function makeTags(): Tag[] {
  let id = 0;
  return Object.entries(tagNames).flatMap(([category, names]) =>
    names.split(',').map(raw => {
      const name = raw.replace(/[*!]$/, '');
      id += 1 + (hash(id) % 5);
      return {
        id,
        name,
        category,
        description: `Prominently features ${name.toLowerCase()}.`,
        isGeneralSpoiler: raw.endsWith('*'),
        isAdult: raw.endsWith('!'),
      };
    }),
  );
}
