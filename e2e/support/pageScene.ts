import type {Page} from '@playwright/test';

import type {StandIn} from './server';
import type {Ids} from './test';

/** A page that shows a feature, and the user's actions there. The `pageScenes.ts` of a feature has its own. */
export interface PageScene {
  readonly path: string | ((ids: Ids, standIn: StandIn) => string | Promise<string>);
  /** Opens or presses the feature's controls. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Ends anything that would otherwise continue. */
  readonly end?: (page: Page) => Promise<unknown>;
}

/** The address of a scene. */
export const pathOf = ({path}: Pick<PageScene, 'path'>, ids: Ids, standIn: StandIn) =>
  typeof path === 'string' ? path : path(ids, standIn);
