import {equal} from '@wry/equality';
import type {IDBPTransaction} from 'idb';
import * as v from 'valibot';

import type {DatabaseSchema} from '../database';
import {importLineKey} from '../outbox/journal';
import {headOf, isActive, jobHead, kindOfJob, storedJob, type ImportJob, type JobHead} from './importJob';
import {nextOf, type MayRun} from './importState';

/** The records of jobs, such as imports, in a transaction that changes them. */
export type Records = ReturnType<IDBPTransaction<DatabaseSchema, ['imports'], 'readwrite'>['objectStore']>;

/**
 * The job that runs, or has run last, has its records under the key of its account, where other versions of the
 * script read it and continue an import too. The others wait or have ended; theirs begin with this.
 */
const placeOf = (account: string, at: number) => `${account} #${at}`;
export const jobKey = (place: string) => `${place} job`;
/** Key of the head, since reading a job with thousands of rows takes a while. */
export const headKey = (place: string) => `${place} state`;
export const problemKey = (place: string, target: string) => `${place} problem ${target}`;
export const lineKey = importLineKey;
/** The targets of the rows with these keys of lines. */
export const targetsIn = (place: string, keys: readonly string[]) =>
  keys.map(key => key.slice(importLineKey(place, '').length));
/** Key of the head of another job. */
const otherKey = (account: string, at: number) => `${account} other ${at}`;
/** The keys of all records of a kind. */
export const all = (place: string, kind: string) => IDBKeyRange.bound(`${place} ${kind} `, `${place} ${kind}!`);

const ignored = () => undefined;

/** The head of the job in this place; `undefined` if there is none, or it cannot be read. */
export async function headIn(records: Pick<Records, 'get'>, place: string): Promise<JobHead | undefined> {
  const parsed = v.safeParse(jobHead, await records.get(headKey(place)));
  if (parsed.success) return parsed.output;
  // Another version stores fewer values of the head.
  const job = v.safeParse(storedJob, await records.get(jobKey(place)));
  return job.success ? headOf(job.output) : undefined;
}

/** The values of a head that change while its job exists, and its time, which identifies it. */
const changing = ({at, state, undoCount, isSilent}: JobHead) => ({at, state, undoCount, isSilent});

/**
 * The head of the current job if an earlier version has changed, replaced or dismissed that job, which it stores without
 * its head; `null` if there is no job any more, `undefined` if the stored head is right. Reads all rows.
 */
export async function correctedHead(records: Pick<Records, 'get'>, account: string) {
  const known = v.safeParse(jobHead, await records.get(headKey(account)));
  if (!known.success) return undefined;
  const stored: unknown = await records.get(jobKey(account));
  if (stored === undefined) return null;
  const job = v.safeParse(storedJob, stored);
  const head = job.success ? headOf(job.output) : known.output;
  if (equal(changing(head), changing(known.output))) return undefined;
  return head.at === known.output.at ? {...known.output, ...head} : head;
}

/** Corrects the head of the current job like `correctedHead`. */
export async function correctHead(records: Records, account: string) {
  const head = await correctedHead(records, account);
  if (head === null) await records.delete(headKey(account));
  else if (head) await records.put(head, headKey(account));
}

/** Stores a job. The head is also in the record with the rows, for other versions. */
export function putJob(records: Records, place: string, job: ImportJob) {
  void records.put(job, jobKey(place)).catch(ignored);
  void records.put(headOf(job), headKey(place)).catch(ignored);
}

/** Deletes a job with its journal. */
export function forget(records: Records, place: string) {
  for (const kind of ['line', 'problem']) void records.delete(all(place, kind)).catch(ignored);
  for (const key of [jobKey(place), headKey(place)]) void records.delete(key).catch(ignored);
}

/** Number of records that one task moves. */
const movedTogether = 200;

/** Moves all records of a job to another place. */
async function move(records: Records, from: string, to: string) {
  const rename = (key: string) => `${to}${key.slice(from.length)}`;
  for (const kind of ['line', 'problem'])
    for (;;) {
      const range = all(from, kind);
      const [keys, values] = await Promise.all([
        records.getAllKeys(range, movedTogether),
        records.getAll(range, movedTogether),
      ]);
      await Promise.all(keys.flatMap((key, index) => [records.put(values[index], rename(key)), records.delete(key)]));
      if (keys.length < movedTogether) break;
    }
  for (const key of [jobKey(from), headKey(from)]) {
    const value: unknown = await records.get(key);
    if (value !== undefined) await records.put(value, rename(key));
    await records.delete(key);
  }
}

/** The jobs of an account that wait or have ended, by the time of their start. */
export async function othersIn(records: Pick<Records, 'getAll'>, account: string): Promise<readonly JobHead[]> {
  const stored = await records.getAll(all(account, 'other'));
  return stored.flatMap(each => {
    const parsed = v.safeParse(jobHead, each);
    return parsed.success ? [parsed.output] : [];
  });
}

/** Stores a job that has to wait. */
export function putWaiting(records: Records, account: string, job: ImportJob) {
  putJob(records, placeOf(account, job.at), job);
  void records.put(headOf(job), otherKey(account, job.at)).catch(ignored);
}

/** Maximum number of bulk edits that have ended and can be undone: unlike imports, nobody needs to dismiss them. */
const mostEnded = 20;

/** Deletes the oldest bulk edits that have ended, beyond the maximum. */
export async function forgetOldest(records: Records, account: string) {
  const ended = (await othersIn(records, account)).filter(
    each => kindOfJob(each) === 'bulkEdit' && !isActive(each) && each.state !== 'paused',
  );
  for (const {at} of ended.slice(0, -mostEnded)) forgetOther(records, account, at);
}

/** Makes way for another job: the current one, which has ended or may not run, is stored with the others. */
export async function makeWay(records: Records, account: string) {
  const head = await headIn(records, account);
  if (!head) return forget(records, account);
  const {length: doneCount} = await records.getAllKeys(all(account, 'line'));
  await move(records, account, placeOf(account, head.at));
  await records.put({...head, doneCount}, otherKey(account, head.at));
}

/** Changes a job that is not the current one. Resolves to whether there is one. */
export async function changeOther(records: Records, account: string, at: number, change: Partial<JobHead>) {
  const head = (await othersIn(records, account)).find(each => each.at === at);
  if (head) await records.put({...head, ...change}, otherKey(account, at));
  return head !== undefined;
}

/** Deletes a job that is not the current one, with its journal. */
export function forgetOther(records: Records, account: string, at: number) {
  forget(records, placeOf(account, at));
  void records.delete(otherKey(account, at)).catch(ignored);
}

/**
 * Makes the next waiting job the current one, once no other is in progress. Resolves to whether there was one. `mayRun`:
 * whether the user has the feature of a job on.
 */
export async function promote(records: Records, account: string, mayRun: MayRun): Promise<boolean> {
  const [current, others] = [await headIn(records, account), await othersIn(records, account)];
  const next = nextOf({job: current, others}, mayRun);
  if (!next) return false;
  await makeWay(records, account);
  await move(records, placeOf(account, next.at), account);
  await records.delete(otherKey(account, next.at));
  const job = v.safeParse(storedJob, await records.get(jobKey(account)));
  if (!job.success) return false;
  const {state, undoCount} = next;
  await records.put({...job.output, state, undoCount}, jobKey(account));
  await records.put(next, headKey(account));
  return true;
}
