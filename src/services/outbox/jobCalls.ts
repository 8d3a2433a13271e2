import {rateWindow} from '#platform/platform';
import type {Settings} from '../settings/settings';
import {siteFixes, siteFixesWanted} from '../settings/siteFixes';
import type {Write} from './write';

/** The next step of a job: send some of its writes, or read which of those that were sent have arrived. */
export type JobStep = {readonly send: readonly Write[]} | {readonly read: readonly Write[]};

/** How the writes of jobs are sent. */
export interface JobPlan {
  /** Maximum number of writes in one call. */
  readonly most: number;
  /** Minimum time from one call of a job to the next (ms). */
  readonly every: number;
}

/** Maximum number of writes in one call: public clients send as many. */
const mostTogether = 20;
/** Seconds from one call of a job to the next, in a window of a minute. */
const secondsBetween = 2;
/** Number of writes in the first call of a job, and in the second, in case AniList accepts only one. */
const [firstSize, secondSize] = [1, 5];
/** Number of writes that one query reads: the API's maximum page size. */
export const mostRead = 50;

/** How jobs are sent, by the constants above, or by the list of fixes where that is slower (rule api-17). */
export function jobPlan(settings: Pick<Settings, 'get'>): JobPlan {
  const {jobs} = settings.get(siteFixesWanted) ? settings.get(siteFixes) : {jobs: undefined};
  const seconds = Math.max(secondsBetween, jobs?.seconds ?? 0);
  return {most: Math.min(mostTogether, jobs?.most ?? mostTogether), every: (rateWindow() / 60) * seconds};
}

/** Number of writes in the next call of a job of which this many were carried out since the page was opened. */
export const sizeAfter = (done: number, {most}: JobPlan) =>
  Math.min(most, done < firstSize ? firstSize : done < firstSize + secondSize ? secondSize : most);

const callOf = ({sentAt}: Write) => sentAt;
const isSameGroup = (a: Write, b: Write) =>
  a.kind === b.kind && a.of === b.of && a.job === b.job && a.batchLimit === b.batchLimit;

/** The writes of as many whole calls as one query can read. */
function readTogether(unsure: readonly Write[]): readonly Write[] {
  const [first] = unsure;
  const same = unsure.filter(({kind}) => kind === first?.kind);
  const calls = new Map<number | undefined, Write[]>();
  for (const write of same) calls.set(callOf(write), [...(calls.get(callOf(write)) ?? []), write]);
  const read: Write[] = [];
  for (const call of calls.values()) if (read.length + call.length <= mostRead) read.push(...call);
  return read.length ? read : same.slice(0, mostRead);
}

/**
 * The next step of jobs, from their writes that can be sent now, in order. `sizeOf`: how many writes may go into one
 * step with this one. Writes whose outcome is unknown are read once no other can be sent, or so many that they fill a
 * query: the calls that failed share it.
 */
export function nextJobStep(ready: readonly Write[], sizeOf: (write: Write) => number): JobStep | undefined {
  const unsure = ready.filter(({state}) => state === 'sent');
  const [first, ...others] = ready.filter(({state}) => state !== 'sent');
  if (!first || unsure.length > mostRead - mostTogether)
    return unsure.length ? {read: readTogether(unsure)} : undefined;
  // A write that the user clicked has no job, and shares no call.
  const together = first.of === undefined ? [] : others.filter(each => isSameGroup(each, first));
  const size = Math.min(sizeOf(first), first.batchLimit ?? Infinity);
  return {send: [first, ...together].slice(0, size)};
}

/**
 * The form of a write of which the server has shown that it has not arrived. `missing`: the writes of its call that have
 * not. If the answer had an error and only this one is missing, the error was about it; otherwise it is sent with half
 * of the missing ones at most.
 */
export function afterRead(write: Write, missing: readonly Write[]): Write {
  const {message, ...rest} = write;
  if (message !== undefined && missing.length === 1) return {...write, state: 'refused'};
  return {...rest, state: 'waiting', batchLimit: Math.ceil(missing.length / 2)};
}

/**
 * The waiting writes of a call that was answered with an error, once half of them were carried out alone: the one that
 * AniList refuses is among the others, so these are halved without sending them all again. `done`: the writes that were carried out, as they were
 * before.
 */
export function suspects(done: readonly Write[], all: readonly Write[]): readonly Write[] {
  const [first] = done;
  if (first?.batchLimit === undefined || first.lost) return [];
  const left = all.filter(
    each => each.state === 'waiting' && isSameGroup(each, first) && callOf(each) === callOf(first),
  );
  return left.length > 1 && left.length <= first.batchLimit ? left : [];
}

/** The writes among these that were sent in the same call. */
export const sameCall = (write: Write, writes: readonly Write[]) =>
  writes.filter(each => callOf(each) === callOf(write));
