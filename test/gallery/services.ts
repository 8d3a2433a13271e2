import {createBus} from '../../src/services/bus';
import {createClock} from '../../src/services/clock';
import {createReport} from '../../src/services/report';
import type {Services} from '../../src/services/services';
import type {Session} from '../../src/services/session';
import {createSettings} from '../../src/services/settings/settings';
import {createToasts} from '../../src/services/toasts';

const session: Session = {
  known: Promise.resolve(),
  userName: () => undefined,
  token: () => undefined,
  account: () => 'unknown',
  expires: () => undefined,
  signIn() {},
  signOut() {},
  authorizeAddress: () => undefined,
  subscribe() {},
};

/** The services of a page without the site: real ones, but nobody is signed in. */
export function galleryServices(): Services {
  const {signal} = new AbortController();
  const report = createReport('Gallery');
  const settings = createSettings({storage: localStorage, report, signal});
  return {
    settings,
    session,
    report,
    signal,
    bus: createBus(),
    clock: createClock(),
    toasts: createToasts(),
    catalogue: [],
  };
}
