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

/** The services of a page without the site: real ones, but nobody is signed in. It stands alone, since it is bundled into pages without tests, too. */
export function guestServices(name: string, storage?: Storage): Services {
  const {signal} = new AbortController();
  const report = createReport(name);
  return {
    session,
    report,
    signal,
    settings: createSettings({storage, report, signal}),
    bus: createBus(),
    clock: createClock(),
    toasts: createToasts(),
    catalogue: [],
  };
}
