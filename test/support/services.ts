import {apiFor} from '#services/api/api';
import {createBus} from '#services/bus';
import type {Clock} from '#services/clock';
import type {FeatureInfo} from '#services/features';
import {createReport, type Report} from '#services/report';
import type {Services} from '#services/services';
import type {Session} from '#services/session';
import {claimsOf} from '#services/token';
import {createSettings, type Settings} from '#services/settings/settings';
import {storageKey} from '#services/settings/storage';
import {createToasts} from '#services/toasts';
import {MemoryStorage} from './storage';
import './world';

/** A session that a test can sign in and out. */
export interface FakeSession extends Session {
  setUser(userName: string | undefined, token?: string): void;
  /** Sets whether AniList refuses the token, which is then set aside. */
  setRejected(isRejected: boolean): void;
  /** Sets what `account` returns from now on. */
  setAccount(account: ReturnType<Session['account']>): void;
  /** Sets the id of the site's user from now on. */
  setSiteUserId(id: number | undefined): void;
  /** Sets whether the site's user sees adult titles from now on. */
  setSeesAdult(sees: boolean): void;
  /** Sets the score format of the site's user from now on. */
  setScoreFormat(format: string | undefined): void;
}

/** Creates a session in the given state. */
export function fakeSession(userName?: string, token?: string): FakeSession {
  let state = {userName, token};
  let isRejected = false;
  let account: ReturnType<Session['account']> = 'unknown';
  let siteUserId: number | undefined;
  let scoreFormat: string | undefined;
  let seesAdult = true;
  const listeners = new Set<() => void>();
  const become = (next: typeof state) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    ready: Promise.resolve(),
    userName: () => state.userName,
    timezone: () => '00:00',
    scoreFormat: () => scoreFormat,
    seesAdult: () => state.userName !== undefined && seesAdult,
    setSeesAdult: sees => void (seesAdult = sees),
    setScoreFormat: format => void (scoreFormat = format),
    token: () => (isRejected ? undefined : state.token),
    account: () => account,
    tokenUserId: () => claimsOf(state.token ?? '').userId,
    siteUserId: () => siteUserId,
    setSiteUserId: id => void (siteUserId = id),
    expires: () => undefined,
    rejectToken: () => become({...state, token: undefined}),
    isRejected: () => isRejected,
    tryAgain() {
      isRejected = false;
      become(state);
    },
    setRejected(next) {
      isRejected = next;
      become(state);
    },
    setAccount: next => void (account = next),
    signIn: next => become({...state, token: next}),
    signOut: () => become({...state, token: undefined}),
    authorizeAddress: () => undefined,
    setUser: (name, next) => become({userName: name, token: next}),
    subscribe(listener, {signal}) {
      listeners.add(listener);
      signal.addEventListener('abort', () => listeners.delete(listener));
    },
  };
}

/** Services that a test can control. */
export interface FakeServices extends Services {
  readonly session: FakeSession;
  readonly settings: Settings;
  readonly report: Report;
  readonly storage: MemoryStorage;
  /** Aborts the signal of the services. */
  stop(): void;
}

interface FakeOptions {
  settings?: Record<string, unknown>;
  userName?: string;
  token?: string;
  catalogue?: readonly FeatureInfo[];
  now?: () => number;
  onMinute?: Clock['onMinute'];
}

/** Real settings (stored in memory), bus and report, with a session and clock controlled by the test. */
export function fakeServices({
  settings = {},
  userName,
  token,
  catalogue = [],
  now = Date.now,
  onMinute = () => undefined,
}: FakeOptions = {}): FakeServices {
  const end = new AbortController();
  const {signal} = end;
  const storage = new MemoryStorage({[storageKey]: JSON.stringify(settings)});
  const report = createReport('Test');
  const services: FakeServices = {
    storage,
    report,
    catalogue,
    signal,
    settings: createSettings({storage, report, signal}),
    session: fakeSession(userName, token),
    bus: createBus(),
    toasts: createToasts(),
    clock: {now, onMinute, onRefresh: onMinute, enableRefresh: () => undefined},
    apiFor: featureId => apiFor(services, featureId),
    questions: () => Promise.reject(new Error('no questions here')),
    stop: () => end.abort(),
  };
  return services;
}
