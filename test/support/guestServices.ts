import {apiFor} from '#services/api/api';
import {createBus} from '#services/bus';
import {createClock} from '#services/clock';
import {createReport} from '#services/report';
import type {Services} from '#services/services';
import type {Session} from '#services/session';
import {createSettings} from '#services/settings/settings';
import {createToasts} from '#services/toasts';

const session: Session = {
  ready: Promise.resolve(),
  userName: () => undefined,
  timezone: () => undefined,
  scoreFormat: () => undefined,
  seesAdult: () => false,
  token: () => undefined,
  account: () => 'unknown',
  tokenUserId: () => undefined,
  siteUserId: () => undefined,
  expires: () => undefined,
  signIn() {},
  rejectToken() {},
  isRejected: () => false,
  tryAgain() {},
  signOut() {},
  authorizeAddress: () => undefined,
  subscribe() {},
};

/**
 * Real services for a page without the site, with nobody signed in. It must not depend on other test modules, since it
 * is also bundled into pages that run no tests.
 */
export function guestServices(name: string, storage?: Storage): Services {
  const {signal} = new AbortController();
  const report = createReport(name);
  const services: Services = {
    session,
    report,
    signal,
    settings: createSettings({storage, report, signal}),
    bus: createBus(),
    clock: createClock(),
    toasts: createToasts(),
    catalogue: [],
    apiFor: featureId => apiFor(services, featureId),
    questions: () => Promise.reject(new Error('no questions here')),
  };
  return services;
}
