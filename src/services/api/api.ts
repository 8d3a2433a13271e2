import {ApolloClient, ApolloLink} from '@apollo/client';
import {SetContextLink} from '@apollo/client/link/context';
import {ErrorLink} from '@apollo/client/link/error';

import {rateWindow} from '../../platform/build';
import type {Session} from '../session';
import type {Services} from '../services';
import {createFreshness, type Freshness} from './freshness';
import {createCache} from './cache';
import {createHttpLink} from './http';
import {createReader, type Read} from './reader';
import {MergeLink} from './mergeLink';
import {RateLink} from './rateLink';
import {createRenewal, type Renewal} from './renewal';
import {isInvalidToken} from './refusal';
import {createShapeLink} from './shapeLink';
import {createScheduler, type Scheduler} from './scheduler';
import {createOwnEntries} from '../lists/ownEntries';
import type {OwnEntries} from '../lists/entry';

/** Calls in a minute to begin with: the API's documented 90 is 30 in truth, and the site shares them. */
const callsPerWindow = 25;

/** The API: one client, one cache, one scheduler for all features. */
export interface Api {
  readonly client: ApolloClient;
  readonly scheduler: Scheduler;
  readonly freshness: Freshness;
  /** One's own list entries; nothing else may be asked for them. */
  readonly ownEntries: OwnEntries;
  readonly read: Read;
  /** Happens when another account looks at the page, or none: what is shown must be asked for anew. */
  readonly renewal: Renewal;
}

function authLink(session: Session) {
  return new SetContextLink(({headers}) => {
    const token = session.token();
    return {headers: {...headers, ...(token ? {authorization: `Bearer ${token}`} : {})}};
  });
}

function createClient(session: Session, scheduler: Scheduler, freshness: Freshness) {
  const errors = new ErrorLink(({error}) => {
    if (session.token() && isInvalidToken(error)) session.signOut();
  });
  const wire = ApolloLink.from([authLink(session), new RateLink(scheduler), createHttpLink()]);
  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([errors, freshness.link, createShapeLink(), new MergeLink(wire)]),
    assumeImmutableResults: true,
  });
}

function createApi(services: Services): Api {
  const {session, signal} = services;
  const window = rateWindow();
  const scheduler = createScheduler({limit: callsPerWindow, window, spacing: window / 300});
  const freshness = createFreshness();
  const client = createClient(session, scheduler, freshness);
  const reader = createReader(client, freshness);
  const renewal = createRenewal();
  const ownEntries = createOwnEntries({services, client, read: reader.read, renewal});
  let user = session.userName();
  session.subscribe(
    () => {
      // What a viewer sees on shared things (likes, own entries) belongs to one account only.
      const isSame = session.userName() === user && session.token() !== undefined;
      user = session.userName();
      if (isSame) return renewal.renew();
      freshness.clear();
      // This cuts off what is under way, and asks for nothing itself: all our watches read the cache alone.
      const emptied = client.resetStore();
      reader.renew(emptied);
      void emptied.finally(renewal.renew);
    },
    {signal},
  );
  return {client, scheduler, freshness, ownEntries, read: reader.read, renewal};
}

const apis = new WeakMap<Services, Api>();

/** The API of this instance, opened with the first room. */
export function apiOf(services: Services): Api {
  const known = apis.get(services);
  if (known) return known;
  const api = createApi(services);
  apis.set(services, api);
  return api;
}
