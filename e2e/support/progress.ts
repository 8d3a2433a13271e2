import type {Page} from '@playwright/test';

import {queryAsMember, queryApi} from './api';
import type {StandIn} from './server';

/** Saves a list entry of the user with the values of a test. */
export const saveEntry = (standIn: StandIn, values: {mediaId: number; progress?: number; status?: string}) =>
  queryAsMember(
    standIn,
    'member',
    `mutation ($mediaId: Int, $progress: Int, $status: MediaListStatus) {
      SaveMediaListEntry(mediaId: $mediaId, progress: $progress, status: $status) { id }
    }`,
    values,
  );

interface Airing {
  mediaId: number;
  media: {nextAiringEpisode: {episode: number} | null};
}

/** An airing anime on a user's list of which at least two episodes have aired. */
export async function findAiring(standIn: StandIn, userName: string) {
  const {Page: found} = await queryApi<{Page: {mediaList: Airing[]}}>(
    standIn,
    `query ($userName: String) {
      Page(perPage: 50) {
        mediaList(userName: $userName, status: CURRENT, type: ANIME) { mediaId media { nextAiringEpisode { episode } } }
      }
    }`,
    {userName},
  );
  for (const {mediaId, media} of found.mediaList) {
    const episode = media.nextAiringEpisode?.episode ?? 0;
    if (episode > 2) return {mediaId, aired: episode - 1};
  }
  throw new Error(`${userName} watches nothing that airs`);
}

/** The site's own card for media in progress. */
export const cardOf = (page: Page, mediaId: number) =>
  page.locator('.list-preview > .media-preview-card', {
    has: page.locator(`> .cover[href^="/anime/${mediaId}/"], > .cover[href^="/manga/${mediaId}/"]`),
  });

interface Written {
  mutation: string;
  variables: Record<string, unknown>;
}

/** The variables of all saves of a list entry, in order. */
export const entrySaves = async (standIn: StandIn, mediaId: number) =>
  (await standIn.control<Written[]>('ledger'))
    .filter(({mutation, variables}) => mutation === 'SaveMediaListEntry' && variables.mediaId === mediaId)
    .map(({variables}) => variables);
