import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';

import {queryApi} from './api';
import type {StandIn} from './server';

/** The tag of the comparison. */
export const tag = 'am-comparission-page';

/** An entry in the API's answer. */
export interface KnownEntry {
  mediaId: number;
  status: string;
  score: number;
  progress: number;
  media: {
    format: string | null;
    averageScore: number | null;
    popularity: number | null;
    title: {romaji: string | null; english: string | null; native: string | null};
  };
}

/** A list in the API's answer, each media item once. */
export async function listOf(standIn: StandIn, userName: string, type: 'ANIME' | 'MANGA' = 'ANIME') {
  const {MediaListCollection: all} = await queryApi<{
    MediaListCollection: {
      lists: {entries: KnownEntry[]}[];
      user: {mediaListOptions: {scoreFormat: string}; favourites: Record<string, {nodes: {id: number}[]}>};
    };
  }>(
    standIn,
    `query ($userName: String, $type: MediaType) { MediaListCollection(userName: $userName, type: $type) {
      user { mediaListOptions { scoreFormat } favourites {
        a: anime(page: 1, perPage: 25) { nodes { id } } b: anime(page: 2, perPage: 25) { nodes { id } } c: anime(page: 3, perPage: 25) { nodes { id } } } }
      lists { entries { mediaId status score progress media { format averageScore popularity title { romaji english native } } } } } }`,
    {userName, type},
  );
  const entries = new Map(all.lists.flatMap(list => list.entries).map(entry => [entry.mediaId, entry]));
  const favourites = new Set(Object.values(all.user.favourites).flatMap(({nodes}) => nodes.map(({id}) => id)));
  return {entries, favourites, scoreFormat: all.user.mediaListOptions.scoreFormat};
}

/** A user's button or heading in the head of the table. */
export const head = (page: Page, name: string): Locator =>
  page.locator(tag).locator('thead th', {has: page.getByRole('button', {name, exact: true})});

/** Opens the menu of a user in the head of the table; resolves to it. */
export async function openMenu(page: Page, name: string): Promise<Locator> {
  await head(page, name)
    .getByRole('button', {name: `Options for ${name}`})
    .click();
  return head(page, name).getByRole('group', {name: `Options for ${name}`});
}

/** The rows that are in the page. */
export const rows = (page: Page): Locator => page.locator(tag).locator('tbody tr[data-media]');

/** The ids of the rows that are in the page, in their order. */
export const idsIn = (page: Page): Promise<number[]> =>
  rows(page).evaluateAll(nodes => nodes.map(node => Number(node.getAttribute('data-media'))));

/** Waits until the table is made, and resolves to "shown of all". */
export async function countIn(page: Page): Promise<[number, number]> {
  const count = page.locator(tag).locator('.count');
  await count.filter({hasText: / of .* titles$/}).waitFor();
  const [shown = '', all = ''] = (await count.innerText()).replaceAll(',', '').split(' of ');
  return [Number.parseInt(shown, 10), Number.parseInt(all, 10)];
}

/** Waits until the lists of these users are loaded. */
export async function waitForLists(page: Page, names: readonly string[]) {
  for (const name of names) await head(page, name).locator('img').waitFor();
}

/** Saves the table in a format; resolves to the file's name and text. */
export async function exported(page: Page, format: 'CSV' | 'JSON'): Promise<[string, string]> {
  const download = page.waitForEvent('download');
  await page.locator(tag).getByRole('button', {name: format}).click();
  const file = await download;
  return [file.suggestedFilename(), readFileSync(await file.path(), 'utf8')];
}

/** The rows of the exported JSON. */
export const exportedRows = async (page: Page) =>
  (JSON.parse((await exported(page, 'JSON'))[1]) as {rows: Record<string, string | number | null>[]}).rows;
