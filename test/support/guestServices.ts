import {createBus} from '#services/bus';
import {createClock} from '#services/clock';
import {createReport} from '#services/report';
import type {Services} from '#services/services';
import type {Session} from '#services/session';
import {createSettings} from '#services/settings/settings';
import {createToasts} from '#services/toasts';

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
