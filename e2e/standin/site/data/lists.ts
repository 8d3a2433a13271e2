import {load} from '../client/graphql';
import type {MediaListEntry} from './types';

/** One list of a user: a status list or a custom list. */
export interface ListGroup {
  name: string | null;
  status: string | null;
  isCustomList: boolean | null;
  entries: MediaListEntry[];
}

const entryFields = `
  id mediaId status score progress progressVolumes repeat notes private hiddenFromStatusLists updatedAt createdAt
  startedAt { year month day } completedAt { year month day }
  media { id type format status episodes chapters volumes countryOfOrigin genres averageScore popularity isAdult
    title { userPreferred } coverImage { large medium } startDate { year month day } }
`;

interface Chunk {
  MediaListCollection: {lists: ListGroup[]; hasNextChunk: boolean | null};
}

const order = ['CURRENT', 'REPEATING', 'COMPLETED', 'PAUSED', 'DROPPED', 'PLANNING'];

/** Status lists come first, in the site's order; custom lists follow. */
const placeOf = ({status, isCustomList}: ListGroup): number =>
  isCustomList ? order.length : order.indexOf(status ?? '');

/** Loads all lists of a user, long ones in chunks. */
export async function loadLists({userId, type}: {userId: number; type: string}): Promise<ListGroup[]> {
  const groups = new Map<string, ListGroup>();
  for (let chunk = 1; ; chunk += 1) {
    const {MediaListCollection} = await load<Chunk>(
      `query UserLists($userId: Int, $type: MediaType, $chunk: Int) {
        MediaListCollection(userId: $userId, type: $type, chunk: $chunk, perChunk: 500) {
          hasNextChunk lists { name status isCustomList entries { ${entryFields} } } }
      }`,
      {userId, type, chunk},
    );
    for (const group of MediaListCollection.lists) {
      const key = `${String(group.isCustomList)} ${group.name ?? ''}`;
      const known = groups.get(key);
      groups.set(key, known ? {...known, entries: [...known.entries, ...group.entries]} : group);
    }
    if (!MediaListCollection.hasNextChunk) return [...groups.values()].sort((a, b) => placeOf(a) - placeOf(b));
  }
}

/** A media item that is on the lists of both users, with both scores. */
export interface Comparison {
  title: string;
  path: string;
  mine: number;
  theirs: number;
}
