import type {Api} from './api/api';
import type {BaseServices} from './baseServices';
import type {FeatureInfo} from './features';
import type {Questions} from './questions';

/** The services that features receive through React context. */
export interface Services extends BaseServices {
  /**
   * Metadata of all features in catalogue order, which the settings page is rendered from. Reading it evaluates all
   * definitions, so nothing else does.
   */
  readonly catalogue: readonly FeatureInfo[];
  /**
   * The API with reads counted under one feature; mutations must pass `context: {featureId}` themselves. The first call
   * evaluates the client and opens the database, and sends the writes that an earlier page left in the outbox.
   */
  apiFor(featureId: string): Api;
  /** The questions about users, for other scripts. The first call evaluates all of them. */
  questions(): Promise<Questions>;
}
