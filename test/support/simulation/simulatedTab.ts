import {ApolloClient, ApolloLink, InMemoryCache} from '@apollo/client';
import {Observable} from 'rxjs';

import {authLink, rejectTokenLink} from '#services/api/tokenLinks';
import {createFetch, type Fetch} from '#services/api/fetch';
import {ratePlan} from '#services/api/rateLimit/nextSlot';
import {RateLink} from '#services/api/rateLimit/rateLink';
import {createRateState} from '#services/api/rateLimit/rateStateStore';
import {createScheduler, type Scheduler} from '#services/api/rateLimit/scheduler';
import {createTrouble} from '#services/api/trouble';
import {draftsOf, type Drafts} from '#services/drafts/drafts';
import '#services/entries/editWrites';
import '#services/entries/jobWrites';
import '#services/entries/writes';
import {ImportRun} from '#services/imports/importRun';
import {createOutbox} from '#services/outbox/createOutbox';
import type {Outbox} from '#services/outbox/outbox';
import {createTabs} from '#services/tabs';
import {fakeServices, type FakeServices} from '../services';
import type {Disk} from './disk';
import type {SiteServer} from './siteServer';
import type {SimulatedTab, World} from './world';

/** A token of an account, whose claims say only its id. */
export const tokenOf = (account: number) => `e30.${btoa(JSON.stringify({sub: String(account)}))}.x`;

/** The account of an authorization header. */
function accountOf(authorization: string | undefined): number | undefined {
  const [, body] = authorization?.split('.') ?? [];
  return body === undefined ? undefined : Number((JSON.parse(atob(body)) as {sub: string}).sub);
}

/** The services of a tab on a simulated browser and network. */
export interface OpenedTab {
  readonly tab: SimulatedTab;
  readonly services: FakeServices;
  readonly scheduler: Scheduler;
  readonly writes: Outbox;
  readonly fetch: Fetch;
  readonly imports: ImportRun;
  readonly drafts: Drafts;
}

/** Sends requests to the simulated API. */
const serverLink = (server: SiteServer) =>
  new ApolloLink(operation => {
    const {headers} = operation.getContext() as {headers?: {authorization?: string}};
    const {query, variables} = operation;
    return new Observable(observer => {
      server.send({query, variables, account: accountOf(headers?.authorization)}).then(
        ({result, response}) => {
          operation.setContext({response});
          observer.next(result as ApolloLink.Result);
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
    });
  });

/** Opens a tab of the script. Must run in the task of the tab. */
export function openServices(
  tab: SimulatedTab,
  {world, disk, server}: {world: World; disk: Disk; server: SiteServer},
  account: number,
): OpenedTab {
  const services = fakeServices({userName: `user${account}`, token: tokenOf(account), now: world.now});
  const {session, signal} = services;
  const database = disk.open(tab);
  const tabs = createTabs('automail', signal);
  const store = createRateState(database, ratePlan, world.now);
  const scheduler = createScheduler({plan: ratePlan, store, tabs, signal, now: world.now});
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([
      authLink(session),
      rejectTokenLink(session, createTrouble()),
      new RateLink(scheduler),
      serverLink(server),
    ]),
  });
  const writes = createOutbox({services, client, scheduler, database, tabs});
  const fetch = createFetch(client);
  const api = {database, scheduler, writes, fetch, tabs};
  const imports = new ImportRun({api: api as never, session, featureId: 'moreImports', now: world.now, signal});
  const drafts = draftsOf(services, database);
  return {tab, services, scheduler, writes, fetch, imports, drafts};
}
