import type {Page} from '@playwright/test';

import {extrasBlock, setAbout} from './about';
import {countListeners} from './sideEffects';
import {bringIntoView, navigate, waitUntilQuiet} from './page';
import {mediaPage} from './paths';
import type {StandIn} from './server';
import type {Ids, OpenOptions} from './test';

/**
 * The requirements of a feature to take effect, if it needs more than the first page of its parts in a window of any
 * width. The `pageScenes.ts` of a feature exports them as `condition`; a feature without one is tested on that first
 * page.
 */
export interface Condition extends Pick<OpenOptions, 'width' | 'theme' | 'as' | 'settings'> {
  /** The page on which it takes effect. */
  path?: string | ((ids: Ids, standIn: StandIn) => string | Promise<string>);
  /** Prepares the page while the feature is off. */
  before?: (page: Page, ids: Ids, standIn: StandIn) => Promise<unknown>;
  /**
   * Whether it needs a tab of its own, since its calls use up the rate limiter's budget while the clock stands still.
   */
  alone?: boolean;
  /** For a feature that only reacts to something: triggers that and resolves to the observation. */
  observe?: (page: Page) => Promise<string>;
}

/** A profile whose owner has set a look of their own. */
export const profileWith = (extras: Parameters<typeof extrasBlock>[0]): Condition => ({
  path: '/reviews',
  before: async (page, ids, standIn) => {
    await setAbout(standIn, ids.other, extrasBlock(extras));
    await navigate(page, `/user/${ids.other}/`);
  },
});

/** For features that wait for a click: checks that they listen. The effect of a click has its own test. */
export const listening: Condition = {observe: async page => JSON.stringify(await countListeners(page))};

/** Content at the end of the overview is rendered when it comes near the viewport. */
export const atOverviewEnd: Condition = {
  path: mediaPage,
  before: async page => {
    await waitUntilQuiet(page);
    await bringIntoView(page.locator('.media .overview > :last-child'));
  },
};

/** The site's own cards of media in progress, which betterListPreview hides: nothing is mounted at a hidden card. */
export const siteCards: Condition = {settings: {betterListPreview: false}};
