import type {ApolloClient} from '@apollo/client';

import {rateWindow} from '#platform/build';
import type {Priority, Scheduler} from '../api/scheduler';
import {ViewerIdDocument} from './documents/viewerId.generated';
import {present, type Call} from './kind';

interface CallNeeds {
  client: ApolloClient;
  scheduler: Scheduler;
}

interface CallOptions {
  /** User id of the account, where its token says it. */
  userId: number | undefined;
  userName: string | undefined;
  priority: Priority;
}

/** A call that is not answered by then counts as lost (milliseconds). */
const deadline = () => rateWindow() / 2;

/** Gives up waiting; the request itself may still arrive. */
function inTime<T>(asked: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The API did not answer in time.')), deadline());
    const over = () => clearTimeout(timer);
    asked.then(resolve, reject).finally(over);
  });
}

/** Resolves when the scheduler lets a call pass. */
export const viewerCall = (scheduler: Scheduler, priority: Priority) =>
  new Promise<void>(resolve => void scheduler.ask({priority, features: ['writes'], start: resolve}));

/**
 * How kinds of writes reach the API: questions go past the cache and alone; a mutation has been given its turn before, so that
 * nothing lies between the note that it is sent and its sending.
 */
export function createCall({client, scheduler}: CallNeeds, {userId, userName, priority}: CallOptions): Call {
  const ask: Call['query'] = async (query, variables) => {
    await viewerCall(scheduler, priority);
    const context = {hasTurn: true, merge: false};
    const {data} = await inTime(client.query({query, variables, fetchPolicy: 'no-cache', context}));
    return present(data);
  };
  return {
    userName,
    query: ask,
    async mutate(mutation, variables) {
      const context = {hasTurn: true};
      const {data} = await inTime(client.mutate({mutation, variables, fetchPolicy: 'no-cache', context}));
      return present(data);
    },
    async userId() {
      return userId ?? present((await ask(ViewerIdDocument, {})).Viewer).id;
    },
  };
}
