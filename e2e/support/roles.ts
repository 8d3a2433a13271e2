import type {Page} from '@playwright/test';

import {queryApi} from './api';
import type {StandIn} from './server';
import {expect} from './test';

/** Our lists of roles, on pages of staff and of characters. */
export const staffLists = 'am-replace-staff-roles-lists';
/** The same on pages of characters. */
export const characterList = 'am-character-favourite-count-roles';

/** The cards in the page, and their contents. */
export const cardsIn = (page: Page, list: string) => page.locator(list).locator('.ui-role-card');
/** The titles on the cards that are in the page. */
export const titlesIn = (page: Page, list: string) => cardsIn(page, list).locator('.ui-role-name').allInnerTexts();

/** Filters the roles and waits until the list says how many match. */
export async function filterRoles(page: Page, words: string, says: string | RegExp) {
  await page.locator(staffLists).getByRole('searchbox').fill(words);
  await expect(page.locator(staffLists).getByRole('status')).toHaveText(says);
}

/** Orders the roles by the name of an order. */
export const orderRoles = (page: Page, list: string, order: string) =>
  page.locator(list).getByLabel('Sort by').selectOption(order);

interface Work {
  id: number;
  type: string;
}
interface Pages {
  Staff: {
    characters: {pageInfo: {hasNextPage: boolean}; edges: {node: {id: number}; media: Work[]}[]};
    staffMedia: {pageInfo: {hasNextPage: boolean}; edges: {staffRole: string; node: Work}[]};
  };
}

/** All roles of a staff member from the API, page by page: voices in anime, and media with staff roles. */
export async function rolesOf(standIn: StandIn, id: number) {
  const [voices, anime, manga] = [new Set<string>(), new Set<number>(), new Set<number>()];
  let pages = 0;
  for (let hasMore = true; hasMore;) {
    pages += 1;
    const {Staff: staff} = await queryApi<Pages>(
      standIn,
      `query ($id: Int, $page: Int) { Staff(id: $id) {
        characters(page: $page) { pageInfo { hasNextPage } edges { node { id } media { id type } } }
        staffMedia(page: $page) { pageInfo { hasNextPage } edges { staffRole node { id type } } }
      } }`,
      {id, page: pages},
    );
    for (const {node, media} of staff.characters.edges)
      for (const work of media) if (work.type === 'ANIME') voices.add(`${node.id} ${work.id}`);
    for (const {node} of staff.staffMedia.edges) (node.type === 'ANIME' ? anime : manga).add(node.id);
    hasMore = staff.characters.pageInfo.hasNextPage || staff.staffMedia.pageInfo.hasNextPage;
  }
  return {voices: voices.size, anime: anime.size, manga: manga.size, pages};
}
