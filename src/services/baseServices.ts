import type {Bus} from './bus';
import type {Clock} from './clock';
import type {Report} from './report';
import type {Session} from './session';
import type {Settings} from './settings/settings';
import type {Toasts} from './toasts';

/** The services that do without the API. The API and all that asks it are made from them. */
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
