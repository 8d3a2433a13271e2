import {queryApi} from '../../support/api';
import {siteUrl, type StandIn} from '../../support/server';
import type {Ids} from '../../support/test';

/** The contents of the feed, 500 entries in total. */
const planned = {scored: 200, liked: 50, adult: 24, videos: 20, blocked: 60, plain: 146};
export const total = Object.values(planned).reduce((sum, count) => sum + count, 0);

interface Finished {
  userId: number;
  name: string;
  mediaId: number;
  status: string;
}

/** Media that a hundred users have completed or dropped, two each. */
async function finishedBy(standIn: StandIn): Promise<Finished[]> {
  const found: Finished[] = [];
  for (let page = 1; found.length < planned.scored && page < 20; page += 1) {
    const {Page: members} = await queryApi<{Page: {users: {id: number; name: string}[]}}>(
      standIn,
      'query ($page: Int) { Page(page: $page, perPage: 50) { users(sort: ID) { id name } } }',
      {page},
    );
    for (const {id, name} of members.users) {
      const {Page: own} = await queryApi<{Page: {mediaList: {mediaId: number; status: string}[]}}>(
        standIn,
        `query ($id: Int) {
          Page(perPage: 2) { mediaList(userId: $id, status_in: [COMPLETED, DROPPED], sort: SCORE_DESC) { mediaId status } }
        }`,
        {id},
      );
      for (const {mediaId, status} of own.mediaList)
        found.push({userId: id, name, mediaId, status: status.toLowerCase()});
    }
  }
  return found.slice(0, planned.scored);
}

/**
 * Writes the feed with its kinds mixed, as the newest entries of the site; resolves to the number of users who finished
 * something.
 */
export async function writeFeed(standIn: StandIn, ids: Ids) {
  const finished = await finishedBy(standIn);
  const names = [...new Set(finished.map(({name}) => name))].filter(name => name !== ids.other && name !== ids.user);
  const author = (n: number) => names[n % names.length] ?? ids.user;
  const times = (count: number, of: (n: number) => Record<string, string>) =>
    Array.from({length: count}, (_, n) => of(n));
  const posts = [
    ...finished.map(({name, mediaId, status}) => ({as: name, media: String(mediaId), status})),
    ...times(planned.liked, n => ({as: author(n), text: `Liked by many, ${n}`, likes: String(6 + (n % 10))})),
    ...times(planned.adult, n => ({as: author(n), text: `Not for work ${n}: ${siteUrl}/anime/${ids.animeAdult}/`})),
    ...times(planned.videos, n => ({as: author(n), text: `Seen ${n}: webm(https://files.catbox.moe/${n}.webm)`})),
    ...times(planned.blocked, n => ({as: ids.other, text: `Of no interest ${n}`})),
    ...times(planned.plain, n => ({as: author(n), text: `A plain word, number ${n}`})),
  ];
  // A fixed stride mixes them; it has no divisor in common with their number.
  for (let n = 0; n < posts.length; n += 1) {
    const words = posts[(n * 167) % posts.length] ?? {as: ids.user};
    const {id} = await standIn.control<{id: number}>(`post?${String(new URLSearchParams(words))}`);
    // The global feed shows list activities only if they have a reply.
    if ('media' in words) await standIn.control(`post?as=${ids.other}&reply=${id}`);
  }
  return new Set(finished.map(({userId}) => userId)).size;
}
