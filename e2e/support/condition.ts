import type {Page} from '@playwright/test';

import type {StandIn} from './server';
import type {Ids, OpenOptions} from './test';

/** What a feature needs to take effect, where that is more than the first page that its parts name, in a window of any width. */
export interface Condition extends Pick<OpenOptions, 'width' | 'theme' | 'as' | 'settings'> {
  /** The page on which it takes effect. */
  path?: string | ((ids: Ids, standIn: StandIn) => string | Promise<string>);
  /** Prepares the page while the feature is off. */
  before?: (page: Page, ids: Ids, standIn: StandIn) => Promise<unknown>;
  /** Whether it needs a tab of its own, since its calls use up what the rate limiter allows while the clock stands still. */
  alone?: boolean;
  /** For a feature that only reacts to something: triggers that and resolves to what was observed. */
  observe?: (page: Page) => Promise<string>;
}
