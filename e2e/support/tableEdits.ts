import {queryAsMember} from './api';
import {entrySaves} from './progress';
import type {StandIn} from './server';
import type {Ids} from './test';

/** An entry with the values that the tests of editing change. */
export interface Entry {
  mediaId: number;
  score: number;
  progress: number;
  customLists: Record<string, boolean>;
}

/** An entry of the user that is in progress, with the values that these tests change. */
export async function current(standIn: StandIn, ids: Ids): Promise<Entry> {
  const answer = await queryAsMember<{Page: {mediaList: (Entry & {media: {episodes: number | null}})[]}}>(
    standIn,
    'member',
    `query ($userName: String) {
      Page(perPage: 50) {
        mediaList(userName: $userName, type: ANIME, status: CURRENT) {
          mediaId score progress customLists media { episodes }
        }
      }
    }`,
    {userName: ids.user},
  );
  const found = answer.Page.mediaList.find(({progress, media}) => (media.episodes ?? 0) > progress + 4);
  if (!found) throw new Error('the user watches nothing');
  return found;
}

/** The last save of an entry, without its id. */
export const lastSave = async (standIn: StandIn, id: number) => {
  const {mediaId, ...values} = (await entrySaves(standIn, id)).at(-1) ?? {};
  return mediaId === undefined ? undefined : values;
};
