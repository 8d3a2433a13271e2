import type {Page} from '@playwright/test';

import {crash, type KillableBrowser} from './killable';

const address = 'https://anilist.co/__standin/ids.json';
const tabsPerBrowser = 5;

/** Opens tab after tab, each in place of one that was killed; every fifth kill takes the whole browser. */
export class KilledTabs {
  #browser: KillableBrowser | undefined;
  #page: Page | undefined;
  #count = 0;

  constructor(readonly start: () => Promise<KillableBrowser>) {}

  async open(): Promise<Page> {
    this.#browser ??= await this.start();
    this.#page = await this.#browser.tab(address);
    return this.#page;
  }

  async kill() {
    this.#count += 1;
    if (this.#count % tabsPerBrowser && this.#page) return crash(this.#page);
    await this.end();
  }

  async end() {
    await this.#browser?.kill();
    this.#browser = undefined;
  }
}
