import type {Page} from '@playwright/test';

import type {Ids} from '../test';

/** The main effect of a feature that restyles the site, as one computed value. */
export interface MainLook {
  id: string;
  path: (ids: Ids) => string;
  /** The first element that matches is looked at. */
  selector: string;
  pseudo?: 'after';
  property: string;
  /** `undefined`: without the feature there is no such element. A pattern where widths have fractions. */
  off: string | RegExp | undefined;
  on: string | RegExp;
  /** Other settings that it needs. */
  settings?: Record<string, unknown>;
  /** What is done before, with the feature off. */
  before?: (page: Page) => Promise<unknown>;
  /** What brings the effect about, with the feature on. */
  act?: (page: Page) => Promise<unknown>;
}

/** Looks that one page is opened for. */
export interface LookGroup {
  width: number;
  theme: 'default' | 'dark';
  looks: readonly MainLook[];
}
