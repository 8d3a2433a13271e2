import type {ApolloClient} from '@apollo/client';
import {equal} from '@wry/equality';

import {rateWindow} from '#platform/platform';
import type {Scheduler} from '../api/rateLimit/scheduler';
import type {BaseServices} from '../baseServices';
import {signedInAccount, type Account} from '../session';
import {toJournalRow} from './journal';
import type {AnyKind} from './kinds';
import type {Change, Write} from './write';
import type {WriteLog} from './writeLog';

/** Dependencies of the senders. */
export interface SenderDeps {
  services: BaseServices;
  client: ApolloClient;
  scheduler: Scheduler;
  log: WriteLog;
  /** Id of this page load. Writes of earlier ones are compared with the server's value. */
  page: string;
}

/**
 * Result of a step. `more`: continue with the next write. `idle`: nothing to do now. `unanswered`: the request had no
 * answer. `at`: nothing to do before this time (epoch milliseconds).
 */
export type Step = 'more' | 'idle' | 'unanswered' | {readonly at: number};

/**
 * Whether so much time has passed between recording a write as sent and actually sending it that the page was frozen.
 * Times are epoch milliseconds.
 */
export const isLate = (sentAt: number, now: number) => now - sentAt > Math.max(1000, rateWindow() / 12);

/** Whether this tab still holds the lock, and the account is still signed in. */
export const mayStillSend = (
  {isOurs, account}: {readonly isOurs: () => boolean; readonly account: Pick<Account, 'key'>},
  {services}: Pick<SenderDeps, 'services'>,
) => isOurs() && signedInAccount(services.session)?.key === account.key;

/** Whether a stored write is unchanged since it was read: another click may have been merged into it. */
export const isUnchanged = (a: Write, b: Write) =>
  a.state === b.state && a.sentAt === b.sentAt && equal(a.payload, b.payload);

/** Removes a write that was carried out, and adds its line to the journal. `at`: epoch milliseconds. */
export function doneChange(kind: AnyKind, write: Write, payload: unknown, result: unknown, at: number): Change {
  const change = kind.journalChange?.(payload, write.base, result);
  const journal = change && toJournalRow(write, at, change);
  return {journal, done: {id: write.id, kind: write.kind, intention: payload, result}};
}
