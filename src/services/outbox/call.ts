import type {ApolloClient, TypedDocumentNode} from '@apollo/client';

import {timedOut, withTimeout} from '#domain/value/withTimeout';
import {answerTimeoutMs} from '#platform/platform';
import {createFetch} from '../api/fetch';
import type {Priority} from '../api/rateLimit/priority';
import type {Scheduler} from '../api/rateLimit/scheduler';
import type {BaseServices} from '../baseServices';
import {signedInAccount, type Account} from '../session';
import {ViewerIdDocument} from './documents/viewerId.generated';
import {required, type WriteApi} from './kind';
import {text} from '../api/messages';

interface CallNeeds {
  services: Pick<BaseServices, 'session'>;
  client: ApolloClient;
  scheduler: Scheduler;
}

type Answer = Readonly<Record<string, unknown>>;

interface CallOptions extends Pick<Account, 'key' | 'id' | 'name'> {
  priority: Priority;
}

/** The account was changed while a query waited, so it was not sent: its answer would be about another account. */
export class AccountChanged extends Error {}

/**
 * Waits for an answer. After the timeout, the request itself may still arrive.
 * @throws Error if there is no answer in time
 */
async function answerOf<T>(request: Promise<T>): Promise<T> {
  const answer = await withTimeout(request, answerTimeoutMs());
  if (answer === timedOut) throw new Error(text.timeout);
  return answer;
}

/** Resolves when the rate limiter lets a call pass. */
export const viewerCall = (scheduler: Scheduler, priority: Priority) =>
  new Promise<void>(resolve => void scheduler.schedule({priority, features: ['writes'], start: resolve}));

/**
 * Creates access to the API for the kinds of writes. Queries bypass the cache and are never merged. Mutations skip the
 * rate limiter, because the caller waited for it before recording the write as sent: nothing may delay the request
 * after that.
 */
export function createWriteApi(
  {services: {session}, client, scheduler}: CallNeeds,
  {key, id, name, priority}: CallOptions,
): WriteApi {
  const fetch = createFetch(client);
  const ask: WriteApi['query'] = async (query, variables) => {
    await viewerCall(scheduler, priority);
    if (signedInAccount(session)?.key !== key) throw new AccountChanged();
    return answerOf(fetch(query, variables, {isScheduled: true}));
  };
  return {
    userName: name,
    query: ask,
    async mutate(mutation, variables) {
      const context = {isScheduled: true};
      // eslint-disable-next-line no-restricted-syntax -- the outbox
      const {data} = await answerOf(client.mutate({mutation, variables, fetchPolicy: 'no-cache', context}));
      return required(data);
    },
    mutateAll: (query, variables) =>
      answerOf(fetch(query as TypedDocumentNode<Answer>, variables, {isScheduled: true})),
    async userId() {
      return id ?? required((await ask(ViewerIdDocument, {})).Viewer).id;
    },
  };
}
