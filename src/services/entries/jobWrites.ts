import {Kind, visit} from 'graphql';
import type * as v from 'valibot';

import {encodeEmoji} from '#domain/text/characterReferences';
import type {JobRules, Mutation, WriteApi, WriteKind} from '../outbox/kind';
import {registerKinds} from '../outbox/kinds';
import {freshForMs, isOutdated} from '../outbox/rules';
import type {Values, Write} from '../outbox/write';
import {comparedFields, conflictOf} from './conflicts';
import {EntriesNowDocument, DeleteEntryDocument} from './entries.generated';
import type {EntryValues} from './entryValues';
import {hasArrived, isSameField} from './hasArrived';
import {SaveEntryDocument} from './saveEntry.generated';
import type {SavedEntry} from './savedEntry';
import {deleteEntry, entryTarget, saveEntry, type deletionPayload} from './writes';

type Payload = Pick<EntryValues, 'mediaId'>;
type Deletion = v.InferOutput<typeof deletionPayload>;

/** Whether the values that the user saw may have been changed since. */
const isStale = ({seenAt, createdAt}: Write, now: number) =>
  seenAt === undefined ? now - createdAt > freshForMs() : isOutdated(seenAt, now);

/** Reads the user's entries of these media items, at most 50, by target. */
async function readEntries(call: WriteApi, payloads: readonly Payload[]): Promise<ReadonlyMap<string, Values>> {
  const mediaIds = payloads.map(({mediaId}) => mediaId);
  const {Page} = await call.query(EntriesNowDocument, {userId: await call.userId(), mediaIds});
  const entries = (Page?.mediaList ?? []).filter(entry => entry !== null);
  return new Map(entries.map(entry => [entryTarget(entry.mediaId), entry]));
}

/** Values that are made from those before: without reading them again, a later change would be lost. */
const madeFromOld = ['customLists', 'notes'] as const;

/** The values of an undo are those of before. */
const isMadeFromOld = (payload: EntryValues, {base = {}, of}: Write) =>
  of !== 'undo' && madeFromOld.some(key => payload[key] !== undefined && base[key] !== undefined && base[key] !== '');

/** The server's value that a change would be lost from, if there is one. */
function changedSince(payload: EntryValues, base: Values, found: Values | undefined): Values | undefined {
  const changed = madeFromOld.filter(
    key =>
      found &&
      payload[key] !== undefined &&
      key in base &&
      [base[key], payload[key]].every(value => !isSameField(key, value, found[key])),
  );
  return changed.length ? Object.fromEntries(changed.map(key => [key, found?.[key]])) : undefined;
}

/** Values that AniList converts, fills in or names. The others it stores as they are sent. */
const answered = new Set([
  'id',
  'status',
  'score',
  'advancedScores',
  'progress',
  'progressVolumes',
  'repeat',
  'startedAt',
  'completedAt',
]);
/** Length of the path of a field of the entry in a document; the parts of its dates are deeper. */
const depth = 8;

/** The mutation for many rows in one call: without answers that the row knows, since each costs complexity. */
const rowDocument = visit(SaveEntryDocument, {
  Field: ({name}, _key, _parent, path) => (path.length === depth && !answered.has(name.value) ? null : undefined),
});

/** Only the arguments that have values: the same document would otherwise be many times as long as its values. */
const withArguments = (query: Mutation['query'], variables: Mutation['variables']): Mutation => ({
  query: visit(query, {
    VariableDefinition: ({variable}) => (variable.name.value in variables ? undefined : null),
    Argument: ({value}) => (value.kind !== Kind.VARIABLE || value.name.value in variables ? undefined : null),
  }),
  variables,
});

const given = (values: Values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** The known values of the entry that was saved. */
const known = ({mediaId, notes, hiddenFromStatusLists, customLists, ...values}: EntryValues) =>
  given({mediaId, notes, hiddenFromStatusLists, customLists, private: values.private, priority: values.priority});

/** Rules by which saved entries share calls. */
export const saveTogether: JobRules<EntryValues, SavedEntry> = {
  read: readEntries,
  mustRead: (payload, write, now) =>
    !write.forced && write.base !== undefined && (isStale(write, now) || isMadeFromOld(payload, write)),
  compare(payload, {base = {}}, found) {
    const theirs = conflictOf(payload, base, found, comparedFields.imported) ?? changedSince(payload, base, found);
    return theirs ? {action: 'conflict', theirs} : {action: 'send'};
  },
  mutation({notes, ...values}) {
    const stored = notes === undefined ? values : {...values, notes: encodeEmoji(notes)};
    return withArguments(rowDocument, given(stored));
  },
  resultOf(payload, {SaveMediaListEntry: saved}) {
    return typeof saved === 'object' && saved !== null ? ({...known(payload), ...saved} as SavedEntry) : undefined;
  },
  arrived: (payload, found) => (found && hasArrived(payload, found) ? (found as SavedEntry) : undefined),
};

/** Saves an entry as one of many, such as an imported one: together with others, after everything else. */
export const importEntry: WriteKind<EntryValues, SavedEntry> = {
  ...saveEntry,
  job: saveTogether,
  priority: 'background',
  onApplied: (bus, {mediaId}, entry, isElsewhere) =>
    bus.emit('listEntryChanged', {mediaId, entry, isElsewhere, isJob: true}),
};

/** Rules by which deletions of entries share calls. */
export const deleteTogether: JobRules<Deletion, boolean> = {
  read: readEntries,
  // One that is gone already could fail the whole call.
  mustRead: ({id}, write, now) => id === undefined || isStale(write, now),
  compare: ({id}, _write, found) =>
    found && found.id === (id ?? found.id) ? {action: 'send'} : {action: 'done', result: true},
  mutation: ({id}, found) => ({query: DeleteEntryDocument, variables: {id: id ?? found?.id}}),
  resultOf: (_payload, {DeleteMediaListEntry: deleted}) => (deleted ? true : undefined),
  arrived: (_payload, found) => (found ? undefined : true),
};

/** Removes an imported entry when an import is undone. */
export const deleteImported: WriteKind<Deletion, boolean> = {
  ...deleteEntry,
  job: deleteTogether,
  priority: 'background',
  onApplied: (bus, {mediaId}, _result, isElsewhere) =>
    bus.emit('listEntryChanged', {mediaId, isDeleted: true, isElsewhere, isJob: true}),
};

declare module '../outbox/kinds' {
  interface WriteKinds {
    importEntry: typeof importEntry;
    deleteImported: typeof deleteImported;
  }
}

registerKinds({importEntry, deleteImported});
