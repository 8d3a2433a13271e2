import type {Bus} from './bus';
import type {Clock} from './clock';
import type {FeatureInfo} from './features';
import type {Report} from './report';
import type {Session} from './session';
import type {Settings} from './settings/settings';
import type {Toasts} from './toasts';

/**
 * What features receive by React context. The API and the user's lists are opened when the first lazy component needs
 * them.
 */
export interface Services {
  readonly settings: Settings;
  readonly session: Session;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly report: Report;
  readonly toasts: Toasts;
  /** Metadata of all features in catalogue order. The settings page is rendered from it. */
  readonly catalogue: readonly FeatureInfo[];
  /** Aborts when this instance stops. */
  readonly signal: AbortSignal;
}
