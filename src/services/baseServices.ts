import type {Bus} from './bus';
import type {Clock} from './clock';
import type {Report} from './report';
import type {Session} from './session';
import type {Settings} from './settings/settings';
import type {Toasts} from './toasts';

/** The services that don't need the API. The API and everything that uses it are created from them. */
export interface BaseServices {
  readonly settings: Settings;
  readonly session: Session;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly report: Report;
  readonly toasts: Toasts;
  /** Aborts when this instance stops. */
  readonly signal: AbortSignal;
}
