import {equal} from '@wry/equality';
import * as v from 'valibot';

import {rowsToPurge} from '#domain/value/purge';
import type {Database, DatabaseSource} from '../database';
import type {JournalChange} from './kind';
import {values, type Write} from './write';

const line = v.object({
  account: v.string(),
  /** Epoch milliseconds. */
  at: v.number(),
  mediaId: v.number(),
  label: v.optional(v.string()),
  mediaType: v.optional(v.picklist(['ANIME', 'MANGA'])),
  /** `undefined`: the entry did not exist. */
  before: v.optional(values),
  /** `undefined`: it was removed from the list. */
  after: v.optional(values),
  /** A later change has undone it. */
  undone: v.optional(v.boolean()),
});

type Line = v.InferOutput<typeof line>;

/** A list entry change that was sent. */
export interface JournalEntry extends Line {
  readonly id: number;
}

/** Key of a line in the journal of an account's import, which is kept until the import is dismissed. */
export const importLineKey = (account: string, target: string) => `${account} line ${target}`;

/** Reads a line of a journal; `undefined` for data from another version. */
export function readJournalLine(stored: unknown): Omit<JournalEntry, 'id'> | undefined {
  const parsed = v.safeParse(line, stored);
  return parsed.success ? parsed.output : undefined;
}

/** Marks a stored line as undone. Data from another version stays as it is. */
export function asUndone(stored: unknown): unknown {
  const parsed = v.safeParse(line, stored);
  return parsed.success ? {...parsed.output, undone: true} : stored;
}

/** A change made within this time after the answer to the previous one belongs to it (ms). */
const togetherMs = 3000;

/**
 * The line for two changes that followed each other quickly, such as presses on one button; `undefined` if the later
 * one is a change of its own. `createdAt`: when the later one was made (epoch milliseconds).
 */
export function joinedLine(last: Line, line: Line, createdAt: number): Line | undefined {
  const {before, after} = line;
  const {before: first, after: between} = last;
  const isOther = last.account !== line.account || last.mediaId !== line.mediaId || last.undone === true;
  if (isOther || !before || !after || !first || !between || createdAt - last.at > togetherMs) return undefined;
  const shared = Object.keys(before).filter(key => key in first);
  const continues = shared.length > 0 && shared.every(key => equal(between[key], before[key]));
  const isBack = shared.every(key => equal(first[key], after[key]));
  return continues && !isBack ? {...line, before: {...before, ...first}, after: {...between, ...after}} : undefined;
}

/** Maximum number of changes kept per account. */
export const maxJournalEntries = 200;

/** Creates a journal line for a change. `at`: epoch milliseconds. */
export const toJournalRow = (
  {account, label, mediaType}: Pick<Write, 'account' | 'label' | 'mediaType'>,
  at: number,
  change: JournalChange,
): Line => ({account, at, label, mediaType, ...change});

/** Reads an account's journal, newest first, and deletes entries beyond the limit. */
export async function readJournal(source: DatabaseSource, account: string | undefined): Promise<JournalEntry[]> {
  return (await source.use(database => readLines(database, account))) ?? [];
}

async function readLines(database: Database, account: string | undefined): Promise<JournalEntry[]> {
  const transaction = database.transaction('journal', 'readwrite');
  const [keys, rows] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
  const all = keys.flatMap((id, index) => {
    const parsed = v.safeParse(line, rows[index]);
    return parsed.success && parsed.output.account === account ? [{...parsed.output, id}] : [];
  });
  const aged = all.map(({id}) => ({key: id, at: id}));
  for (const {key} of rowsToPurge(aged, {maxCount: maxJournalEntries}))
    void transaction.store.delete(key).catch(() => undefined);
  await transaction.done;
  return all.slice(-maxJournalEntries).reverse();
}
