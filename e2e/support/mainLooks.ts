import type {Page} from '@playwright/test';

import type {Ids} from './test';

/**
 * One effect of a feature that restyles the site, as a computed value: the main one comes first. Its `pageScenes.ts`
 * exports them as `looks`.
 */
export interface MainLook {
  /** Key of the switch, of a feature that has several. */
  switch?: string;
  path: string | ((ids: Ids) => string);
  /** The width of the window; 1600 by default. */
  width?: number;
  theme?: 'default' | 'dark' | 'contrast';
  /** The first element that matches is checked. */
  selector: string;
  pseudo?: 'before' | 'after';
  property: string;
  /** `undefined`: without the feature there is no such element. A pattern is for widths with fractions. */
  off: string | RegExp | undefined;
  on: string | RegExp;
  /** Settings of other features that it needs. */
  settings?: Record<string, unknown>;
  /** Prepares the page while the feature is off. */
  before?: (page: Page) => Promise<unknown>;
  /** Triggers the effect while the feature is on. */
  trigger?: (page: Page) => Promise<unknown>;
}
