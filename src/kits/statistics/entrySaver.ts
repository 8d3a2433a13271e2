import {equal} from '@wry/equality';

import {ApiError} from '#services/api/apiError';
import type {Outbox} from '#services/outbox/outbox';
import {signedInAccount, type Session} from '#services/session';
import type {RunTools} from './statistic';
import {text} from './messages';

/**
 * Saves list entries one after the other, all under the account that is currently signed in (rule queries-26). A change
 * that was not sent when the signal aborts is dropped.
 */
export function entrySaver(writes: Outbox, session: Session, signal?: AbortSignal): RunTools['saveEntry'] {
  const signedIn = () => `${signedInAccount(session)?.key ?? ''} ${session.userName() ?? ''}`;
  const atStart = signedIn();
  return async (values, options) => {
    if (signedIn() !== atStart) throw new ApiError('refused', text.accountChanged);
    const {stored, done} = writes.add('importEntry', values, options);
    const discard = () => {
      const unsent = writes
        .list()
        .find(({kind, state, payload}) => kind === 'importEntry' && state === 'waiting' && equal(payload, values));
      return unsent && writes.discard(unsent.id);
    };
    const onAbort = () => void stored.then(discard);
    signal?.addEventListener('abort', onAbort);
    await done.finally(() => signal?.removeEventListener('abort', onAbort));
  };
}
