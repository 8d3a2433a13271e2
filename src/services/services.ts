import type {Bus} from './bus';
import type {Clock} from './clock';
import type {FeatureInfo} from './features';
import type {Report} from './report';
import type {Session} from './session';
import type {Settings} from './settings/settings';
import type {Toasts} from './toasts';

/** What features get by context. The API and one's own list are opened when the first room needs them. */
export interface Services {
  readonly settings: Settings;
  readonly session: Session;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly report: Report;
  readonly toasts: Toasts;
  /** What the definitions say, in catalogue order: the settings page is drawn from it. */
  readonly catalogue: readonly FeatureInfo[];
  /** Ends when this instance stops. */
  readonly signal: AbortSignal;
}
