import type {Api} from './api/api';
import type {Bus} from './bus';
import type {Clock} from './clock';
import type {FeatureInfo} from './features';
import type {Questions} from './questions';
import type {Report} from './report';
import type {Session} from './session';
import type {Settings} from './settings/settings';
import type {Toasts} from './toasts';

/** What features receive by React context. */
export interface Services {
  readonly settings: Settings;
  readonly session: Session;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly report: Report;
  readonly toasts: Toasts;
  /**
   * Metadata of all features in catalogue order, which the settings page is rendered from. Reading it evaluates all
   * definitions, so nothing else does.
   */
  readonly catalogue: readonly FeatureInfo[];
  /**
   * The API with reads counted under one feature; mutations must pass `context: {featureId}` themselves. The first call
   * evaluates the client and opens the database, and sends writes that an earlier page left in the queue.
   */
  apiFor(featureId: string): Api;
  /** The questions about users, for other scripts. The first call evaluates all of them. */
  questions(): Promise<Questions>;
  /** Aborts when this instance stops. */
  readonly signal: AbortSignal;
}
