import {expect, type Locator, type Page} from '@playwright/test';
import {readFileSync} from 'node:fs';

import {queryAs, type QueryApi, tokenOf} from './api';
import type {StandIn} from './server';

/** A list entry in the stand-in, without the values that no file can contain. */
export interface StoredEntry {
  id?: number;
  mediaId: number;
  status: string;
  scoreRaw: number;
  progress: number;
  progressVolumes: number | null;
  repeat: number;
  priority: number;
  private: boolean;
  notes: string | null;
  hiddenFromStatusLists: boolean;
  customLists: Record<string, boolean> | null;
  advancedScores: Record<string, number>;
  media?: {idMal: number | null; title: {romaji: string | null}};
}

type ListType = 'ANIME' | 'MANGA';

const date = '{ year month day }';
const fields = `mediaId status scoreRaw: score(format: POINT_100) progress progressVolumes repeat priority private notes
  hiddenFromStatusLists customLists advancedScores startedAt ${date} completedAt ${date}`;
const listQuery = `query ($userName: String, $type: MediaType) {
  MediaListCollection(userName: $userName, type: $type) { lists { entries { id ${fields} media { idMal title { romaji } } } } }
}`;

/** The list of a user in the stand-in, by media id. */
export class StoredList {
  readonly #ask: QueryApi;
  readonly #variables: {userName: string; type: ListType};

  constructor(ask: QueryApi, userName: string, type: ListType) {
    this.#ask = ask;
    this.#variables = {userName, type};
  }

  async entries(): Promise<StoredEntry[]> {
    type Answer = {MediaListCollection: {lists: {entries: StoredEntry[]}[]}};
    const {MediaListCollection: all} = await this.#ask<Answer>(listQuery, this.#variables);
    const byId = new Map(all.lists.flatMap(({entries}) => entries).map(entry => [entry.mediaId, entry]));
    return [...byId.values()].toSorted((a, b) => a.mediaId - b.mediaId);
  }

  /** The entries without the values that no file can contain: their own ids. */
  async values() {
    return (await this.entries()).map(({id, media, ...values}) => (void [id, media], values));
  }

  /** Removes all entries but those of these media. */
  async keep(mediaIds: readonly number[] = []) {
    const removed = (await this.entries()).filter(({mediaId}) => !mediaIds.includes(mediaId));
    const remove = ({id}: StoredEntry, place: number) => `a${place}: DeleteMediaListEntry(id: ${id ?? 0}) { deleted }`;
    for (let at = 0; at < removed.length; at += 50)
      await this.#ask(
        `mutation { ${removed
          .slice(at, at + 50)
          .map(remove)
          .join(' ')} }`,
      );
  }

  /** Changes the user's score format. */
  scoreBy = (format: string) => this.#ask(`mutation { UpdateUser(scoreFormat: ${format}) { id } }`);

  save = (values: string) => this.#ask(`mutation { SaveMediaListEntry(${values}) { id } }`);
}

/** The list of a user, by default of the signed-in one, and a rate window in which an import takes no time. */
export async function ownStoredList(
  standIn: StandIn,
  userName: string,
  type: ListType = 'ANIME',
  as = 'member',
): Promise<StoredList> {
  await standIn.control('rate?window=600&limit=100000');
  const token = await tokenOf(standIn, as);
  return new StoredList(queryAs(standIn, token), userName, type);
}

export const tools = (page: Page) => page.locator('am-more-imports');
export const review = (page: Page) => tools(page).getByRole('group', {name: /^Changes from /});
export const job = (page: Page) => tools(page).getByRole('group', {name: /^Import of /});
/** The row of an entry in the review. */
export const row = (page: Page, title: string | RegExp) => review(page).getByRole('row').filter({hasText: title});
export const button = (page: Page, name: string) => tools(page).getByRole('button', {name, exact: true});

/** Chooses a format and a file of it. */
export async function chooseFile(page: Page, format: RegExp, content: string | Buffer, name = 'list.json') {
  const choice = tools(page).getByRole('combobox', {name: 'Format'});
  await choice.selectOption(await choice.getByRole('option', {name: format}).getAttribute('value'));
  const buffer = typeof content === 'string' ? Buffer.from(content) : content;
  await tools(page)
    .getByLabel('File', {exact: true})
    .setInputFiles({name, mimeType: 'application/octet-stream', buffer});
}

/** A file of ours with one entry on a custom list of this name. */
export const fileWithList = (list: string, mediaId: number): string =>
  JSON.stringify({
    ...{version: '1.01', type: 'ANIME'},
    MediaListCollection: {lists: [{entries: [{mediaId, status: 'CURRENT', customLists: {[list]: true}}]}]},
  });

/** Clicks a button that saves a file, and resolves to the file. */
export async function savedFile(page: Page, saving: Locator): Promise<{name: string; text: string}> {
  const begun = page.waitForEvent('download');
  await saving.click();
  const file = await begun;
  return {name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8')};
}

/** Exports the list and resolves to the file. */
export const exportFile = (page: Page, format: string) => savedFile(page, button(page, format));

/** Imports the ticked rows and waits until the import has finished. */
export async function importAll(page: Page, timeout = 30_000) {
  await button(page, 'Import all selected').click();
  await expect(job(page)).toContainText('Import finished.', {timeout});
}

interface Written {
  /** ISO 8601. */
  time: string;
  mutation: string;
  variables: {mediaId?: number};
}

/** The entries that were saved, in order. */
const savedEntries = async (standIn: StandIn) =>
  (await standIn.control<Written[]>('ledger')).filter(({mutation}) => mutation === 'SaveMediaListEntry');

/** The media of the entries that were saved, in order. */
export const savedMedia = async (standIn: StandIn) =>
  (await savedEntries(standIn)).map(({variables}) => variables.mediaId);

/** The milliseconds between one call that saved entries and the next. */
export async function pausesBetweenSaves(standIn: StandIn): Promise<number[]> {
  const times = [...new Set((await savedEntries(standIn)).map(({time}) => Date.parse(time)))];
  return times.slice(1).map((time, index) => time - (times[index] ?? 0));
}
