import {ApiError} from '#services/api/apiError';
import {accountOf} from '#services/outbox/account';
import type {Outbox} from '#services/outbox/outbox';
import type {Session} from '#services/session';
import type {RunTools} from './statistic';
import {text} from './messages';

/** Saves list entries one after the other, all under the account that is signed in now (rule queries-26). */
export function entrySaver(writes: Outbox, session: Session): RunTools['saveEntry'] {
  const signedIn = () => `${accountOf(session)?.key ?? ''} ${session.userName() ?? ''}`;
  const atStart = signedIn();
  return async (values, options) => {
    if (signedIn() !== atStart) throw new ApiError('refused', text.accountChanged);
    await writes.add('importEntry', values, options).done;
  };
}
