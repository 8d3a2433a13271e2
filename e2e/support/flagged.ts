import {queryApi} from './api';
import type {StandIn} from './server';

/** Ids of an anime with a flagged genre and of one without, from the API. */
export async function flaggedWorks(standIn: StandIn) {
  const {Page} = await queryApi<{Page: {media: {id: number; genres: string[]; tags: {name: string}[]}[]}}>(
    standIn,
    '{ Page(perPage: 50) { media(type: ANIME, sort: POPULARITY_DESC) { id genres tags { name } } } }',
  );
  const flagged = Page.media.find(({genres}) => genres.includes('Ecchi'));
  const plain = Page.media.find(
    ({genres, tags}) =>
      !genres.includes('Ecchi') && !genres.includes('Hentai') && !tags.some(tag => tag.name === 'Nudity'),
  );
  if (!flagged || !plain) throw new Error('the seed has no media for this test');
  return {flagged: flagged.id, plain: plain.id};
}
