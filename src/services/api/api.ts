import {ApolloClient, ApolloLink, type ApolloCache} from '@apollo/client';
import {ErrorLink} from '@apollo/client/link/error';

import type {Store} from '#domain/value/store';
import {build, fetchOutside, fetchPicture} from '#platform/platform';
import {accountOf, type Session} from '../session';
import type {BaseServices} from '../baseServices';
import {createApiCache, type ApiCache} from './cache/apiCache';
import {keepLikes} from './cache/likes';
import {createFetch, type Fetch} from './fetch';
import {createHttpLink} from './http';
import {ratePlan} from './rateLimit/nextSlot';
import {createRateState} from './rateLimit/rateStateStore';
import {showPauseToasts} from './rateLimit/rateLink';
import type {Read} from './cache/reader';
import {MergeLink} from './mergeLink';
import {OwnProfile} from './ownProfile';
import {RateLink} from './rateLimit/rateLink';
import {createAccountEpoch, type AccountEpoch} from './accountEpoch';
import {createShapeLink} from './shapeLink';
import {createScheduler, type Scheduler} from './rateLimit/scheduler';
import {createBulkDatabase, createDatabase, type BulkSchema, type OpeningDatabase} from '../database';
import {createTrouble, createTroubleLink, type Trouble, tellFailure} from './trouble';
import {showOutageToasts} from './outageToasts';
import {authLink, rejectTokenLink, showRejectedToasts} from './tokenLinks';
import {createTabs, type Tabs} from '../tabs';
import {announceChanges} from '../entries/announceChanges';
import {createListStore} from '../entries/createListStore';
import type {ListStore} from '../entries/listStore';
import {createOutbox} from '../outbox/createOutbox';
import type {Outbox} from '../outbox/outbox';
import {createOutside, type Outside} from '../outside/outside';

/** The API: one client, one cache and one rate limiter for all features. */
export interface Api {
  readonly client: ApolloClient;
  readonly scheduler: Scheduler;
  /** Problems of the API as a whole. */
  readonly trouble: Store<Trouble>;
  readonly cache: ApiCache;
  /** The user's own entries and whole lists, and other users' lists. Whole lists never enter Apollo's cache. */
  readonly lists: ListStore;
  readonly read: Read;
  /** Sends a query that bypasses the cache. */
  readonly fetch: Fetch;
  /** The outbox: changes are shown at once, and sent from there. */
  readonly writes: Outbox;
  /** Data from other sites. */
  readonly outside: Outside;
  /**
   * Counts account changes (sign-in, sign-out, another account), after which everything shown must be fetched again.
   */
  readonly accountEpoch: AccountEpoch;
  /** The database, shared by all tabs. */
  readonly database: OpeningDatabase;
  /** The second database, for what is large and unknown to earlier versions of the script. */
  readonly bulk: OpeningDatabase<BulkSchema>;
  readonly tabs: Tabs;
}

/** The account that the API answers for; `undefined` if the token does not say. */
function cacheAccount(session: Session) {
  return session.token() === undefined ? 'guest' : accountOf(session)?.id?.toString();
}

function createClient(
  {session, bus}: BaseServices,
  {scheduler, trouble}: {scheduler: Scheduler; trouble: Store<Trouble>},
  cache: ApolloCache,
  cacheLinks: readonly ApolloLink[],
) {
  const own = new OwnProfile(session);
  const errors = new ErrorLink(({error, operation}) => tellFailure(bus, operation.operationName ?? '', error));
  const networkLink = ApolloLink.from([
    authLink(session),
    rejectTokenLink(session, trouble),
    new RateLink(scheduler),
    createTroubleLink(trouble),
    createHttpLink(),
  ]);
  return new ApolloClient({
    cache,
    link: ApolloLink.from([errors, ...cacheLinks, createShapeLink(), own.link, new MergeLink(networkLink, own)]),
    assumeImmutableResults: true,
  });
}

/** After a change of the account, everything shown is requested again. */
function followAccount(
  {session, signal}: BaseServices,
  {trouble, cache, accountEpoch}: Pick<Api, 'trouble' | 'cache' | 'accountEpoch'>,
) {
  let user = session.userName();
  session.subscribe(
    () => {
      if (session.token()) trouble.set({...trouble.get(), signInEnded: false});
      // AniList returns some fields of shared objects (likes, own entries) per account.
      const isSame = session.userName() === user && session.token() !== undefined;
      user = session.userName();
      if (isSame) return accountEpoch.bump();
      void cache.clear().finally(accountEpoch.bump);
    },
    {signal},
  );
}

function createApi(services: BaseServices): Api {
  const {session, report, signal} = services;
  const database = createDatabase(report, signal);
  const bulk = createBulkDatabase(report, signal);
  const tabs = createTabs(build.name.toLowerCase(), signal);
  // Not the page clock, which tests may replace: timers always follow the real time.
  const now = Date.now;
  const store = createRateState(database, ratePlan, now);
  const scheduler = createScheduler({plan: ratePlan, store, tabs, signal, now});
  const trouble = createTrouble();
  showPauseToasts(services, scheduler);
  showRejectedToasts(services);
  showOutageToasts(services, trouble);
  const {client, cache, persistedCache} = createApiCache({
    database,
    tabs,
    now,
    signal,
    ready: session.ready,
    account: () => cacheAccount(session),
    connect: (apollo, links) => createClient(services, {scheduler, trouble}, apollo, links),
  });
  keepLikes(client.cache, services.bus, signal);
  const accountEpoch = createAccountEpoch();
  const writes = createOutbox({services, client, scheduler, database, tabs});
  announceChanges(writes, services);
  const {read} = cache;
  const {progress} = scheduler;
  const lists = createListStore({services, client, accountEpoch, outbox: writes, read, progress, database, bulk, tabs});
  followAccount(services, {trouble, cache, accountEpoch});
  return {
    client,
    scheduler,
    trouble,
    cache,
    lists,
    read,
    fetch: createFetch(client),
    writes,
    outside: createOutside({fetchOutside, fetchPicture, persistedCache, now}),
    accountEpoch,
    database,
    bulk,
    tabs,
  };
}

const apis = new WeakMap<BaseServices, Api>();

/** The API of this instance, created when the first lazy component needs it. */
export function apiOf(services: BaseServices): Api {
  const known = apis.get(services);
  if (known) return known;
  const api = createApi(services);
  apis.set(services, api);
  return api;
}

const countedApis = new WeakMap<Api, Map<string, Api>>();

/** The same API, with queries counted under one feature. Mutations must pass `context: {featureId}` themselves. */
export function apiFor(services: BaseServices, featureId: string): Api {
  const api = apiOf(services);
  const known = countedApis.get(api) ?? new Map<string, Api>();
  countedApis.set(api, known);
  const read: Read = (document, variables, options) => api.read(document, variables, {featureId, ...options});
  const fetch: Fetch = (document, variables, options) => api.fetch(document, variables, {featureId, ...options});
  const counted = known.get(featureId) ?? {...api, read, fetch};
  known.set(featureId, counted);
  return counted;
}
